### Around a table before the first card. One sentence, one line: Fluent keeps line breaks.

## Names nobody has to think of

web-guest-name = { $number ->
    [0] Whiskers
    [1] Mittens
    [2] Noodle
    [3] Pepper
    [4] Sprout
    [5] Waffles
    [6] Button
   *[other] Pumpkin
}

## Bots

web-bot-kind-random = Ball of yarn
    .help = Rolls wherever it rolls.
web-bot-kind-kitten = Kitten
    .help = Plays with zeal, and trips over its own paws.
web-bot-kind-greedy = Alley cat
    .help = Lives by rules of thumb.
web-bot-kind-cat = Cat
    .help = Looks before it leaps.
web-bot-kind-tiger = Tiger
    .help = Thinks far ahead, and forgives nothing.
web-bot-kind-learned = Learned cat
    .help = Was taught by a machine, and plays at once.

## How a table is run

web-table-turn = Time for a turn
web-table-window = Time for a reaction
web-table-grace = If somebody is away
web-table-grace-help = Then a bot plays for them, until they are back.
web-table-stand-in = Who fills in
web-table-pace = Bots play
web-table-pace-of = { $ms ->
    [300] Briskly
    [900] Calmly
    [2000] Slowly
   *[other] In { $ms } ms
}
web-table-pace-help = The same time for every choice, whatever they hold.
web-table-chat = Chat
web-table-chat-help = People may write to each other. Gestures always work.
web-table-watch = Spectators
web-table-watch-help = Whoever has the link may watch. They see no hands.
web-table-hints = Hints
web-table-hints-help = Whoever has to choose may ask for advice, and sees how likely the next card explodes.
web-table-no-clock = No clock
web-table-wait = Wait for them
web-table-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
web-table-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}

## The invitation

web-invite = Who else is playing?
web-invite-scan = Scan this with a phone, or type the code on the first page.
web-invite-qr = QR code with the link to this table
web-invite-code = Code of this table
web-invite-link = Link to this table
web-invite-copy = Copy link
web-invite-copied = Copied
web-invite-share = Share
web-invite-text = Come and play { $game } with me!
web-invite-other = Does not open? Another address
web-invite-here = This link works on this device only: the parlour listens to nobody else.
web-invite-locked = The table is locked: nobody new can sit down.

## Lobby

web-lobby-chairs = At the table
web-lobby-you = you
web-lobby-with-you = at this device
web-lobby-here = here
web-lobby-away = away
web-lobby-host = Host
web-lobby-a-bot = Bot: { $title }
web-lobby-chair = Chair { $number }
web-lobby-menu = { $name }: what to do
web-lobby-seat-bot = Seat a bot
web-lobby-start = Start the game
web-lobby-fill = { $count ->
    [one] Fill with { $count } bot and start
   *[other] Fill with { $count } bots and start
}
web-lobby-free = { $count ->
    [one] { $count } chair is free: wait for somebody, or let a bot sit down.
   *[other] { $count } chairs are free: wait for people, or let bots sit down.
}
web-lobby-ready = Everybody has sat down.
web-lobby-wait = { $host } starts the game as soon as everybody is here.
web-lobby-wait-nobody = The host is away. Whoever likes can take over.
web-lobby-take-over = Take over hosting
web-lobby-lock = Lock the table
web-lobby-unlock = Unlock the table
web-lobby-settings = Table settings
web-lobby-settings-save = Use these
web-lobby-add = Add somebody at this device
web-lobby-add-why = You hand the device around; a curtain hides the hands in between.
web-lobby-add-name = Their name
web-lobby-add-do = Sit down
web-lobby-link = Go on with another device
web-lobby-link-why = This link opens your chair, with your hand. Give it to nobody else.
web-lobby-link-qr = QR code with the link to your chair
web-lobby-link-field = Link to your chair
web-lobby-leave = Leave
web-lobby-leave-sure = Really give up your chair?
web-lobby-leave-yes = Leave the table
web-lobby-kick = Remove player
web-lobby-kick-sure = Remove { $name } from this table? They and everybody else are told.
web-lobby-kick-yes = Remove { $name }
web-lobby-give-host = Hand hosting over
web-lobby-swap = Change places with…
web-lobby-free-bot = Free this chair
web-lobby-which-bot = Which bot?
web-lobby-house = House rules
web-kept-lobby = If nobody begins, this table is cleared away on { $day }.
web-lobby-luck = The luck is sealed already, and each player adds to it before the deal.
web-lobby-luck-why = What does that mean?
web-lobby-luck-told = Before anybody sat down, the parlour drew a secret number and published its fingerprint. When the game begins, each player’s device adds a number of its own, and all of them together decide the order of the cards. Nobody can foresee or bend it, not even the parlour. After the game the secret is told, and everybody can check the whole luck.
web-lobby-luck-seal = Fingerprint
web-lobby-mixing = Shuffling…
web-lobby-mixing-why = Each device throws its number in.
web-lobby-back = Keep

## Joining

web-join = Come and join in
web-join-there = At the table
web-join-chair = Where do you want to sit?
web-join-any = Anywhere
web-join-bot-chair = { $name } (a bot makes room)
web-join-sit = Sit down
web-join-watch = Just watch
web-join-lobby = It has not begun yet.
web-join-playing = They are playing already, but a bot would make room for you.
web-join-mixing = The cards are being dealt. Try again in a moment.
web-join-full = All chairs are taken.
web-join-full-help = You can watch, or open a table of your own.
web-join-locked = The host has locked this table.
web-join-locked-help = Ask them to unlock it, then try again.
web-join-over = This game is over.
web-join-over-help = You can look at how it went, or open a table of your own.
web-join-no-watch = Spectators are not welcome here.
web-join-look = Look at it
web-join-own = Open a table of your own
