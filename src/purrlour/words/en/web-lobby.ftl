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

web-bot-kind-random = Ball of yarn (random moves)
    .help = Rolls wherever it rolls.
web-bot-kind-kitten = Kitten (beginner)
    .help = Plays with zeal, and trips over its own paws.
web-bot-kind-greedy = Alley cat (average)
    .help = Lives by rules of thumb.
web-bot-kind-cat = Cat (strong)
    .help = Looks before it leaps.
web-bot-kind-tiger = Tiger (expert)
    .help = Thinks far ahead, and forgives nothing.
web-bot-kind-learned = Learned cat
    .help = Trained by a computer, answers at once.

## How a table is run

web-table-turn = Time for a turn
web-table-window = Time for a reaction
web-table-grace = If a player is away
web-table-grace-help = After this time a bot plays for them until they return.
web-table-stand-in = Replacement bot
web-table-pace = Bot speed
web-table-pace-of = { $ms ->
    [100] Fast
    [300] Normal
    [1200] Slow
   *[other] { $ms } ms a move
}
web-table-pace-help = The same time for every move, whatever they hold.
web-table-chat = Chat
web-table-chat-help = Players can write to each other. Gestures always work.
web-table-watch = Spectators
web-table-watch-help = Anyone with the link can watch. They see no hands.
web-table-hints = Hints
web-table-hints-help = Players can ask for advice. Exploding Kittens also shows the risk of drawing.
web-table-no-clock = No clock
web-table-wait = No limit
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
web-invite-scan = Scan this with a phone, or enter the code on the Home page.
web-invite-qr = QR code with the link to this table
web-invite-code = Code of this table
web-invite-link = Link to this table
web-invite-copy = Copy link
web-invite-copied = Copied
web-invite-share = Share
web-invite-text = Come and play { $game } with me!
web-invite-other = Does not open? Another address
web-invite-here = This link works on this device only: the server is not open to the network.
web-invite-locked = The table is locked: nobody new can sit down.

## Lobby

web-lobby-chairs = At the table
web-lobby-you = you
web-lobby-with-you = on this device
web-lobby-here = here
web-lobby-away = away
web-lobby-host = Host
web-lobby-a-bot = Bot: { $title }
web-lobby-chair = Seat { $number }
web-lobby-menu = { $name }: what to do
web-lobby-seat-bot = Add a bot
web-lobby-start = Start the game
web-lobby-fill = { $count ->
    [one] Fill with { $count } bot and start
   *[other] Fill with { $count } bots and start
}
web-lobby-free = { $count ->
    [one] { $count } seat is open: wait for somebody, or add a bot.
   *[other] { $count } seats are open: wait for players, or add bots.
}
web-lobby-ready = Everyone has sat down.
web-lobby-wait = { $host } starts the game as soon as everyone is here.
web-lobby-wait-nobody = The host is away. Anyone can become the host.
web-lobby-take-over = Become host
web-lobby-lock = Lock the table
web-lobby-unlock = Unlock the table
web-lobby-settings = Table settings
web-lobby-settings-save = Save
web-lobby-add = Add a player on this device
web-lobby-add-why = You pass the device around; a curtain hides the hands in between.
web-lobby-add-name = Their name
web-lobby-add-do = Add
web-lobby-link = Continue on another device
web-lobby-link-why = This link opens your seat and shows your cards. Do not share it.
web-lobby-link-qr = QR code with the link to your seat
web-lobby-link-field = Link to your seat
web-lobby-leave = Leave
web-lobby-leave-sure = Really give up your seat?
web-lobby-leave-yes = Leave the table
web-lobby-kick = Remove player
web-lobby-kick-sure = Remove { $name } from this table? They and everyone else are told.
web-lobby-kick-yes = Remove { $name }
web-lobby-give-host = Make host
web-lobby-swap = Change places with…
web-lobby-free-bot = Remove bot
web-lobby-which-bot = Which bot?
web-lobby-house = House rules
web-kept-lobby = If nobody starts the game, this table is deleted on { $day }.
web-lobby-luck = Fair shuffle: nobody can rig the cards, not even the server.
web-lobby-luck-why = What does that mean?
web-lobby-luck-told = Before anybody sat down, the server picked a secret number and published its fingerprint. When the game begins, each player’s device adds a number of its own, and all of them together decide the order of the cards. Nobody can foresee or change it, not even the server. After the game the secret is revealed, and anyone can check every shuffle.
web-lobby-luck-seal = Fingerprint
web-lobby-mixing = Shuffling…
web-lobby-mixing-why = Each device adds its number.
web-lobby-back = Cancel

## Joining

web-join = Come and join in
web-join-there = At the table
web-join-chair = Where do you want to sit?
web-join-any = Anywhere
web-join-bot-chair = { $name } (a bot makes room)
web-join-sit = Sit down
web-join-watch = Watch
web-join-lobby = Not started yet.
web-join-playing = The game is in progress, but a bot would make room for you.
web-join-mixing = The cards are being dealt. Try again in a moment.
web-join-full = All seats are taken.
web-join-full-help = You can watch, or open a table of your own.
web-join-locked = The host has locked this table.
web-join-locked-help = Ask them to unlock it, then try again.
web-join-over = This game is over.
web-join-over-help = You can see how it went, or open a table of your own.
web-join-no-watch = Spectators are turned off at this table.
web-join-look = See the result
web-join-own = Open a table of your own
