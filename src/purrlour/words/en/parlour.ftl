### Sentences common to all games. How keys are chosen: words/words.py.
### One sentence, one line: Fluent keeps line breaks.

## People

seat-name = Player { $number }
you = you

## Counting

count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
count-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
count-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

## Lists: "A, B and C"; $some already holds all but the last

list-end = { $some } and { $last }
list-card = { $count ->
    [1] { $title }
   *[other] { $title } ×{ $count }
}

## Values of house rules

value-on = on
value-off = off

## Waiting

wait = Waiting for { $seat }…

## What one might do: reasons are in each game's hints-en.ftl

hint-only = It is all that you can do.

## Refusals: what may not be done, and why

refuse-seat-count = This game is for { $least } to { $most } players, not { $seats }.
refuse-no-such-seat = There is no seat { $seat_number } at this table.
refuse-first-seat-missing = { $seat } cannot begin: there { $seats ->
    [one] is only { $seats } player
   *[other] are only { $seats } players
} at this table.
refuse-not-yourself = You cannot choose yourself.
refuse-not-your-turn = Not yet: it is { $turn }’s turn.
refuse-you-are-out = You are out of this game.
refuse-game-over = This game is over.
refuse-too-late = Too late: that was settled in the meantime.
refuse-nothing-asked = { $seat } has nothing to decide right now.
refuse-nothing-to-undo = There is nothing to undo.
refuse-unknown-action = This game has no move “{ $text }”.
refuse-unknown-option = There is no house rule “{ $option }”. There are: { $known }.
refuse-unknown-option-value = The house rule “{ $option }” cannot be “{ $value }”. It can be: { $known }.
refuse-unknown-bot = There is no bot “{ $bot }” for this game. There are: { $known }.
refuse-bot-time = “{ $bot }”: only a bot that searches can be given a time, as in tiger@0.3.
refuse-learned-unreadable = The file { $file } is no net that can be read here.
refuse-learned-unfit = The net { $file } does not fit { $game } as it is played today: train it anew.
refuse-learned-none = There is no net for any game in { $folder }. They are named after games: koty.npz.
refuse-learned-needs-numpy = Bots that were trained need NumPy: install purrlour[rl].

# Positions and records: read by those who tinker. Names of fields stay as they are written.

refuse-bad-header = A position must begin with “{ $expected }”; this one begins with “{ $value }”.
refuse-bad-field-count = A position of this game has { $expected } fields; this one has { $count }.
refuse-bad-field = The field “{ $field }” of the position cannot be read: “{ $value }”.
refuse-impossible-position = No playing can come to this position: “{ $fact }” does not fit.
refuse-bad-record = Line { $line } of the record cannot be read: “{ $text }”.
refuse-record-step = Step { $step } of the record is not possible: “{ $text }”.
refuse-record-luck = The shuffles and rolls in the record do not fit { $step ->
    [0] the deal
   *[other] step { $step }
}.
refuse-unknown-version = The rules of “{ $game }” are not known here, only those of { $known }: a newer Purrlour may know them.
refuse-wrong-game = This record is of “{ $game }”, not of “{ $expected }”.

# The words of a storybook.

refuse-book-unreadable = The words of the storybook cannot be read here: “{ $text }”.
refuse-book-key = A storybook has no business with “{ $value }”. It may speak of: { $known }.
refuse-book-not-plain = The words of a storybook are plain sentences, and “{ $value }” is not one.
refuse-book-number = In the words of the storybook, “{ $value }” wants to tell “{ $name }”, which its chapters do not count.
refuse-book-twice = The words of the storybook have “{ $value }” twice.
