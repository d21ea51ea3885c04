### Before a table: the start page, and a new table. One sentence, one line: Fluent keeps line breaks.

## The start page

web-start-tables = Your tables
web-start-people = { $own } · { $people }
web-start-nobody = nobody else yet
web-start-over = Finished ({ $count })
web-start-forget-table = Remove from the list: { $game }
web-start-code = Join by code
web-start-code-hint = Six letters and digits, from the host’s screen.
web-start-code-bad = A code has six letters and digits, such as 4YD MHR.
web-start-join = Join
web-start-play = Play
web-start-rules = Rules
web-start-learn = Learn
web-learn = Learn in three minutes
web-learn-new = New to it? Learn it in three minutes while you wait
web-start-file = Load a game from a file
web-start-file-hint = A finished game, saved here or on another server.
web-start-file-busy = Every move of it is checked. That can take a moment…

## A new table

web-new = New table
web-new-unknown = There is no such game here.
web-new-name = Your name
web-new-name-hint = As the others will see it. No account, nothing to sign up for.
web-new-name-least = A name, please: any will do.
web-new-count = How many at the table?
web-new-bots = { $bots ->
    [one] Play now against { $bots } bot
   *[other] Play now against { $bots } bots
}
web-new-practice = Practice: moves can be undone
web-new-practice-hint = When you play alone with bots, even moves that showed you something new. The table and the result are marked as practice.
web-new-friends = Open a table for friends
web-new-friends-hint = They join by link, code or QR. Bots can fill up later.
web-new-level = How strong are the bots?
web-new-seats = Who sits where
web-new-seats-hint = Players by link, bots and players on this device, as you like.
web-new-chair = Seat { $number }
web-new-me = You
web-new-open = Open: a player joins by link
web-new-bot = Bot: { $title }
web-new-guest = Another player on this device
web-new-guest-name = Name for seat { $number }
web-new-same-name = Two players at one table cannot have the same name.
web-new-start = Start the game
web-new-open-table = Open the table
web-new-rules = House rules
web-new-own-mix = Custom
web-new-details = All house rules
web-new-more = More
web-new-more-hint = Clocks, chat, spectators, absent players
web-new-go = Go to the table
web-new-half = The table is open, but not everything worked:
