### A game once more, moment by moment, and its fairness checked. One sentence, one line.

## The page

web-replay = Replay
web-replay-title = Replay: { $game }
web-replay-to-table = Go to the table
web-replay-empty = Nothing has been dealt yet, so there is nothing to see.
web-replay-as = View from the seat of { $name }

## The player

web-replay-player = Player
web-replay-moments = Moments
web-replay-moment = Moment
web-replay-of = { $at } of { $count }
web-replay-at = Moment { $at } of { $count }. { $told }
web-replay-quiet = Something that cannot be seen from here.
web-replay-first = To the beginning
web-replay-back = Previous moment
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = Next moment
web-replay-last = To the end
web-replay-speed = Speed
web-replay-speed-slow = slow
web-replay-speed-normal = normal
web-replay-speed-fast = fast

## Whose view

web-replay-eyes = View
web-replay-eyes-own = My view
web-replay-eyes-all = Spectator’s view
web-replay-eyes-open = All hands open
web-replay-eyes-seat = { $name }’s view
web-replay-eyes-later = Other hands can be seen when the game is over.

## A link

web-replay-link = Link to this moment
web-replay-link-why = It leads to this very moment and opens nobody’s seat.
web-replay-link-closed = Spectators are turned off at this table: only those who played here can open the link.
web-replay-copy = Copy
web-replay-copied = Copied

## Fairness

web-verify = Check fairness
web-verify-lead = Before the game the server fixed a secret number that it could not change later. Now the number is public, and this device repeats every shuffle and roll.
web-verify-all-fine = Everything checks out: nobody tampered with the cards or dice.
web-verify-all-unknown = Whatever can be checked is right.
web-verify-all-wrong = Something is wrong!
web-verify-what = What does this mean?
web-verify-is-fine = Right:
web-verify-is-wrong = Wrong:
web-verify-is-unknown = Unknown:
web-verify-skipped = This cannot be checked while something before it is wrong.
web-verify-rules = Whether every move followed the rules, “purrlour verify” can tell: give it the game record.
web-verify-download = Download the game record
web-verify-later = Fairness can be checked when the game is over: until then the secret number stays secret.
web-verify-players = The game record is for those who played. Open the replay from your own seat.

web-verify-seals = { $lines ->
    [one] The game record is whole: { $lines } line, and its seal fits.
   *[other] The game record is whole: { $lines } lines, and every seal fits.
}
web-verify-seals-what = Each line carries a seal, made from the line and from the seal before it. Change one letter, and no seal after it fits. The last seal is { $seal }: whoever writes it down can tell this record from any other, years later.
web-verify-origin = The game was opened and played on this server.
web-verify-origin-what = A game can also be loaded from a file. Whoever writes such a file can choose every shuffle and roll, and everything in it will still check out. So a game from a file says so wherever it is shown.
web-verify-secret = The secret number is the one that was fixed before the game.
web-verify-secret-what = All shuffles and rolls come from a secret number. Before anybody sat down the server published its fingerprint, and from then on it could not take another one. Now the number is public, and it has that fingerprint.
web-verify-nonces = { $count ->
    [0] Nobody added a number of their own.
    [one] { $count } player added a number of their own, as promised.
   *[other] { $count } players added numbers of their own, as promised.
}
web-verify-withheld-kept = { $name } promised a number and did not reveal it.
web-verify-withheld-left = { $name } left while the numbers were revealed, without revealing the one they had promised.
web-verify-withheld-removed = { $name } was removed while the numbers were revealed, before they revealed theirs.
web-verify-anew = { $count ->
    [one] The shuffle was started again once: somebody was removed meanwhile.
   *[other] The shuffle was started again { $count } times: somebody was removed meanwhile.
}
web-verify-nonces-what = Every player’s device picks a number, too, and publishes its fingerprint first. All numbers together decide the shuffles and rolls, so that not even the server can choose them. Whoever keeps a number back gains nothing by that, unless the server has told them its secret: so it is told who did.
web-verify-yours = The number of this device is part of it.
web-verify-yours-what = This device remembers the number it picked when you sat down. As long as that is part of it, nobody else can have chosen the cards, not even all others together.
web-verify-luck = { $picks ->
    [one] { $picks } random pick was repeated and came out the same.
   *[other] { $picks } random picks were repeated and came out the same.
}
web-verify-luck-what = Shuffles and stolen cards are numbers out of a long row that follows from the secret and everyone’s numbers. This device has made the row again and compared it with the game record: the deal and every step.

## What may not agree

web-verify-flaw-unreadable = Line { $line } of the record cannot be read.
web-verify-flaw-seal = Line { $line } of the record was changed: its seal does not fit.
web-verify-flaw-other-match = The record is of another game.
web-verify-flaw-imported = The game was loaded from a file: whether its secret was picked at random or chosen, only the server where it began can say.
web-verify-flaw-fairness = The shuffles of this game were made in a way that this page does not know: version { $version }.
web-verify-flaw-secret = The secret number is not the one that was fixed before the game.
web-verify-flaw-late = The player on seat { $chair } promised a number when others were known already.
web-verify-flaw-nonce = The player on seat { $chair } did not reveal the number that was promised.
web-verify-flaw-order = Line { $line } of the record does not belong there: “{ $text }”.
web-verify-flaw-luck = { $step ->
    [0] The deal is not what the secret gives.
   *[other] The random picks of step { $step } are not what the secret gives.
}
web-verify-flaw-unfinished = The record has no end.
web-verify-flaw-yours = The record knows nothing of this device’s number.
web-verify-flaw-yours-late = You sat down when the cards were dealt already: the number of this device came too late.
web-verify-flaw-yours-withheld = The number of this device was promised, but did not arrive in time, so it is not part of the shuffle.
