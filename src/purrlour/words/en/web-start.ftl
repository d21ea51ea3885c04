### Before a table: the first page, and a new table. One sentence, one line: Fluent keeps line breaks.

## The first page

web-start-tables = Your tables
web-start-people = { $own } · { $people }
web-start-nobody = nobody else yet
web-start-over = Finished ({ $count })
web-start-forget-table = Forget this table: { $game }
web-start-code = Join by code
web-start-code-hint = Six letters and digits, from the host’s screen.
web-start-code-bad = A code has six letters and digits, such as 4YD MHR.
web-start-join = Join
web-start-play = Play
web-start-rules = Rules
web-learn = Learn in three minutes
web-learn-new = New to it? Learn it in three minutes while you wait
web-start-file = Bring a match from a file
web-start-file-hint = One that is over, saved in this or another parlour.
web-start-file-busy = Every move of it is checked. That can take a moment…

## A new table

web-new = New table
web-new-unknown = This game is not played here.
web-new-name = Your name
web-new-name-hint = As the others will see it. No account, nothing to sign up for.
web-new-name-least = A name, please: any will do.
web-new-count = How many at the table?
web-new-bots = { $bots ->
    [one] Play now against { $bots } bot
   *[other] Play now against { $bots } bots
}
web-new-practice = Practice: moves can be taken back
web-new-practice-hint = Alone with bots, also when you have seen something by them. The table and the result say that it was practice.
web-new-friends = Open a table for friends
web-new-friends-hint = They join by link, code or QR. Bots can fill up later.
web-new-seats = Who sits where
web-new-seats-hint = People, bots and friends at this device, as you like.
web-new-chair = Chair { $number }
web-new-me = You
web-new-open = Open: somebody joins by link
web-new-bot = Bot: { $title }
web-new-guest = Somebody else at this device
web-new-guest-name = Name for chair { $number }
web-new-same-name = Two people at one table cannot have the same name.
web-new-start = Start the game
web-new-open-table = Open the table
web-new-rules = House rules
web-new-own-mix = Your own mix
web-new-details = Each rule by itself
web-new-more = More
web-new-more-hint = Clocks, chat, spectators, absent players
web-new-go = To the table
web-new-half = The table is open, but not everything worked out:
