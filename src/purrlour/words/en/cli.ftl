### The command line and the terminal table.
### One sentence, one line, but for the help page: Fluent keeps line breaks.

## Commands

cli-about-purrlour = A parlour for cat-and-mouse tabletop games.
cli-commands = commands
cli-command-play = play in the terminal, against bots
cli-command-games = list the games and their house rules
cli-command-rules = read or search the rules of a game
cli-command-simulate = let bots play many games and count
cli-command-ladder = rate bots by letting them play each other
cli-command-train = let a net learn a game by playing it
cli-command-replay = look at a saved game step by step
cli-command-verify = check fairness and play of a finished match
cli-command-check = check the games: laws, rules, content
cli-command-bench = measure the speed of the engine
cli-command-about = say which Purrlour this is

cli-usage = usage
cli-positionals = arguments
cli-options = options
cli-help = show this help
cli-version = say which version this is
cli-language = language: en or pl
cli-game = the game’s key, such as exploding_kittens
cli-game-name = GAME
cli-json = print JSON for programs
cli-set = a house rule; may be given several times (see “purrlour games”)

## Complaints

cli-error = purrlour: { $text }
cli-notice = Note: { $text }
cli-did-you-mean = Did you mean “{ $word }”?
cli-file = { $file }: { $reason }.
cli-unknown-command = There is no command “{ $command }”. There are: { $known }.
cli-unknown-game = There is no game “{ $game }”. There are: { $known }.
cli-missing = Something is missing: { $option }. Try --help.
cli-unrecognized = What is “{ $value }”? Try --help.
cli-bad-choice = { $option } cannot be “{ $value }”. It can be: { $known }.
cli-bad-value = { $option } cannot be “{ $value }”.
cli-needs-value = { $option } needs a value.
cli-takes-no-value = { $option } takes no value.
cli-ambiguous = “{ $value }” could mean several things: { $known }.
cli-bad-usage = This cannot be understood: { $text }
cli-bad-setting = “{ $value }” is not a house rule with a value; write option=value.
cli-no-bots = Name at least one bot.
cli-too-many-bots = There { $bots ->
    [one] is { $bots } bot
   *[other] are { $bots } bots
} for { $seats ->
    [one] { $seats } seat.
   *[other] { $seats } seats.
}
cli-too-small = { $option } must be at least { $least }, not { $value }.
cli-not-both = { $one } and { $other } do not go together.
cli-not-within = { $option } must be from { $least } to { $most }, not { $value }.
cli-no-such-seat = There is no seat { $seat }: the seats are 1 to { $seats }.

## about

cli-about-version = Purrlour { $version }
cli-about-python = Python { $version }
cli-about-compiled = The engine is compiled.
cli-about-pure = The engine is pure Python.
cli-about-place = It lives in { $place }

## games

cli-games-players = for { $least } to { $most } players
cli-games-bots = bots: { $bots }
cli-games-options = house rules (--set option=value), the usual value first:

## rules

cli-rules-wanted = a clause such as EK-31, or words that must all occur
cli-rules-words = WORD
cli-rules-nothing = No clause has “{ $wanted }” in it.
cli-rules-hint = { $clauses ->
    [one] { $clauses } clause.
   *[other] { $clauses } clauses.
} To read on, name a clause or some words.

## simulate

cli-simulate-games = how many games (1000)
cli-simulate-seats = how many seats (as many as bots)
cli-simulate-bots = who plays; a short list starts over (greedy,random)
cli-simulate-seed = the same number gives the same games (0)
cli-simulate-workers = processes side by side (all processors)
cli-simulate-head = { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}. Share of wins per seat, with 95% intervals:
cli-simulate-by-seat = By seat:
cli-simulate-seat = seat { $seat }
cli-simulate-length = { $decisions } decisions a game.
cli-simulate-speed = { $seconds } s, { $speed } decisions a second.
cli-percent = { $number }%
cli-progress = { $done } of { $total }…

## ladder

cli-ladder-bots = who climbs (all bots of the game)
cli-ladder-against = whom all of them meet, instead of each other
cli-ladder-seconds = seconds a move
cli-ladder-games = games of every meeting, the same deal from every seat (100)
cli-ladder-seats = how many seats (the fewest that the game takes)
cli-ladder-to = a folder for the figures and their picture
cli-ladder-alone = A ladder needs at least two bots.
cli-ladder-twice = A bot is on the list twice.
cli-ladder-head = { $seats ->
    [one] { $seats } player. Share of games won, with 95% intervals, and time for a choice:
   *[other] { $seats } players. Share of games that the first one won, with 95% intervals, and its time for a choice:
}
cli-ladder-ratings = Ratings (OpenSkill):
cli-ladder-kept = Figures and picture are in { $folder }

## train

cli-train-minutes = how long it learns, exams and all (30)
cli-train-rounds = how many rounds, instead of minutes: so the same seed learns the same
cli-train-seed = the same number gives the same deals (1)
cli-train-games = games of each exam, against each opponent (200); four times as many at the end
cli-train-every = which part of the time lies between two exams (0.1)
cli-train-to = the folder for the net, its curve and its marks (learned)
cli-train-round = { $decisions } decisions, doubt { $doubt }, error { $error }
cli-train-mark = exam: { $percent } of { $games } games won against { $bot }
cli-train-kept = The net is in { $folder }. To let it play: purrlour serve --learned { $folder }
cli-train-stopped = What it has learned so far is in { $folder }.

## play

cli-play-seats = how many players, you included (3)
cli-play-bots = who plays against you; a short list starts over (greedy)
cli-play-seed = the same number gives the same deal
cli-play-name = your name
cli-play-seat = your seat, counted from 1 (1)
cli-play-storybook = a storybook of somebody else: a folder (Mice and Mystics)
cli-no-storybook = “{ $game }” has no storybooks; Mice and Mystics has.
cli-play-campaign = a file that keeps your campaign from chapter to chapter (Mice and Mystics)
cli-campaign-kept = The campaign is kept: { $file }
cli-campaign-lost = The campaign stays as it was: play the chapter again, or go on with --set chapter=…
cli-campaign-over = This campaign is over: every chapter has been played. Name one by --set chapter=… to play it again.
cli-campaign-book = The campaign { $file } belongs to the storybook “{ $book }”, not to “{ $wanted }”.
cli-play-fast = bots answer at once
cli-play-no-terminal = The table needs a terminal; it cannot be redirected.
cli-bot-names = Biscuit, Duchess, Pickle, Marmalade, Bramble
cli-your-name = You

## The table

cli-table-keys = ? help  w why  l log  r rules  p pass  f fast  q quit
cli-table-passing = passing until your turn: p
cli-table-fast = fast: f
cli-table-help-title = Help
cli-table-help =
    Arrows move, Enter chooses, Esc goes back.
    Every choice has a key of its own: the letter or number before it.

    What has [ ] or a thick bar can be chosen now.
    What has ( ) or a thin bar cannot; choose it all the same and the table says why.
    You are where > is. A double frame shows whose turn it is.

    First choose a card, then what to do with it, then whom to aim at.

    w   why? the rule behind the last line or the last refusal
    l   the whole log
    r   search the rules
    p   pass until my turn; the same key again stops it
    f   bots answer at once; the same key again lets you watch
    t   light or dark theme
    q   quit, but only after asking
cli-table-why = Why?
cli-table-no-why = Nothing has happened yet.
cli-table-log = The whole log
cli-table-rules = The rules
cli-table-search = a word, or a clause such as EK-31
cli-table-search-hint = arrows scroll · Esc closes
cli-table-leave = Leave the table? This game will not be kept.
cli-table-end = The end
cli-table-end-keys = Enter play again · s save · l log · q quit
cli-table-save = Save this game
cli-table-save-hint = Enter saves · Esc goes back
cli-table-saved = Saved. To look at it: purrlour replay { $file }
cli-table-save-exists = { $file } is there already; choose another name.
cli-space = Space
cli-any-key = any key
cli-close = Esc closes
cli-scroll = arrows scroll · Esc closes
cli-yes-key = y
cli-yes-or-no = y yes · n no
cli-over = The game is over.
cli-waiting = { $count ->
    [one] { $names } is thinking…
   *[other] { $names } are thinking…
}
cli-whom = Against whom?
cli-not-now = Not now.

## Exploding Kittens at the table

cli-ek-boom = B O O M
cli-ek-purr = purrrr
cli-ek-out = out
cli-ek-turns = { $turns ->
    [1] turn
   *[other] { $turns } turns
}
cli-ek-pawn = Burglar
cli-ek-pile = Pile: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
cli-ek-kittens = { $kittens ->
    [one] { $kittens } Kitten in it
   *[other] { $kittens } Kittens in it
}
cli-ek-odds = Risk of a Kitten: { $percent }
cli-ek-known = You know: { $cards }
cli-ek-known-nothing = You know no card of it.
cli-ek-discard = Discard ({ $count }): { $cards }
cli-ek-discard-empty = The discard is empty.
cli-ek-you-are-out = You are out. Watch the others, or press f for fast.
cli-ek-draw-note = It ends this turn. Beware of Kittens.
cli-ek-burglar-note = It asks somebody for a cat that you name, and stays with them.
cli-ek-burglar = Send the Cat Burglar
cli-ek-which-cat = Which cat shall the Burglar fetch?
cli-ek-what-with = { $card }: what shall it do?
cli-ek-play = Play it
cli-ek-pair = Pair: steal a card
cli-ek-pair-note = two of them take a random card from somebody
cli-ek-three = Three: demand a card
cli-ek-three-note = three of them take a card that you name
cli-ek-target = { $name } ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
})
cli-ek-give = Give it
cli-ek-give-sure = Give { $card } to { $name }?
cli-ek-place = { $above ->
    [0] On top of the pile: the next draw
    [one] Under { $above } card
   *[other] Under { $above } cards
}{ $below ->
    [0] , at the very bottom
   *[other] , { $below } below
}
cli-ek-place-keys = Arrows move, t top, b bottom, or type how many cards go above; Enter hides it.

## Koty at the table

cli-ko-blue = B
cli-ko-yellow = Y
cli-ko-green = G
cli-ko-pink = P
cli-ko-crow = Crow
cli-ko-turn = turn
cli-ko-gone = gave up
cli-ko-team = team { $letter }
cli-ko-piles = Draw pile { $pile }, discard { $discard }
cli-ko-laid = On the discard: { $card }
cli-ko-attack = { $card } attacks { $name } { $land }
cli-ko-own = You
cli-ko-exchange-note = All your cards go, and as many new ones come. It ends your turn.
cli-ko-whose = { $card }: in whose dream?
cli-ko-which-land = { $name }: which land?
cli-ko-land = { $land }: { $what }
cli-ko-as = As { $card }
cli-ko-as-what = What does the Joker stand for?

## Mice and Mystics at the table

cli-mm-clock = Page { $page }/{ $end }, wheel { $wheel }/6, round { $round }
cli-mm-there = There: { $there }
cli-mm-at = On { $space }. { $effect }
cli-mm-go = Go…
cli-mm-attack = Attack…
cli-mm-use = Use…
cli-mm-share = Share…
cli-mm-throw = Throw the Grape…
cli-mm-fling = Fling…
cli-mm-hand-over = Hand over: { $thing }
cli-mm-chapter = Use the chapter’s help
cli-mm-innate = Use { $name }
cli-mm-map = On the map: { $letters }. ! a mousetrap, & a snare, Y the fork, g the Grape, * what the chapter is about, ~ water. Mice have the first letter of their name.
cli-mm-worn = { $hero } wears it.
cli-mm-packed = In { $hero }’s pack.
cli-mm-way = { $spaces } { $way }: { $room }
cli-mm-edge = the edge
cli-mm-closed = shut
cli-mm-locked = locked
cli-mm-track = Turns, from the top:
cli-mm-order = Turns, in this order: { $cards }.
cli-mm-stash = Stash: { $cards }
cli-mm-letter = { $sign } { $name }
cli-mm-health = C3/4+2 beside a name: Corin has 3 of 4 life left, and 2 cheese; C# is captured.

## Wizard Kittens at the table

cli-wk-artifact = A
cli-wk-familiar = F
cli-wk-potion = P
cli-wk-scroll = S
cli-wk-token = not { $spell }
cli-wk-piles = Deck { $deck }, discard { $discard }, curses { $curses }
cli-wk-chapter = Chapter { $chapter }: { $cards }
cli-wk-complete = { $curse }: complete, and { $count ->
    [0] nothing too many.
    [one] { $count } card too many.
   *[other] { $count } cards too many.
}
cli-wk-lacks = { $curse }: still lacks { $cards }.
cli-wk-own = You
cli-wk-whose = { $name }: which one?
