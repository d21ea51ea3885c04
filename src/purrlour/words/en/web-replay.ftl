### A match once more, moment by moment, and its luck verified. One sentence, one line.

## The page

web-replay = Replay
web-replay-title = Replay: { $game }
web-replay-to-table = To the table
web-replay-empty = Nothing has been dealt yet, so there is nothing to see.
web-replay-as = Look from the seat of { $name }

## The player

web-replay-player = Player
web-replay-moments = Moments
web-replay-moment = Moment
web-replay-of = { $at } of { $count }
web-replay-at = Moment { $at } of { $count }. { $told }
web-replay-quiet = Something that cannot be seen from here.
web-replay-first = To the beginning
web-replay-back = One moment back
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = One moment on
web-replay-last = To the end
web-replay-speed = Speed
web-replay-speed-slow = slow
web-replay-speed-normal = normal
web-replay-speed-fast = fast

## Whose eyes

web-replay-eyes = Whose eyes
web-replay-eyes-own = My own view
web-replay-eyes-all = A spectator’s view
web-replay-eyes-open = Open hands
web-replay-eyes-seat = The view of { $name }
web-replay-eyes-later = Other hands can be seen when the game is over.

## A link

web-replay-link = Link to this moment
web-replay-link-why = It leads to this very moment and opens nobody’s seat.
web-replay-link-closed = This table wants no spectators: only those who played here can open the link.
web-replay-copy = Copy
web-replay-copied = Copied

## The luck

web-verify = Verify the luck
web-verify-lead = Before play the parlour locked the luck away and showed everybody the lock. Now it is open, and this device draws everything once more.
web-verify-all-fine = Everything agrees: nobody tampered with the luck.
web-verify-all-unknown = Whatever can be checked agrees.
web-verify-all-wrong = Something does not agree!
web-verify-what = What does this mean?
web-verify-is-fine = Agrees:
web-verify-is-wrong = Does not agree:
web-verify-is-unknown = Nobody can say:
web-verify-skipped = This cannot be checked while something before it does not agree.
web-verify-rules = Whether every move was by the rules is for “purrlour verify” to say: give it the record.
web-kept-until = It is kept here until { $day } at least. Download the record to have it for longer.
web-verify-download = Download the record
web-verify-later = The luck can be verified when the game is over: until then it is secret.
web-verify-players = The record is for those who played. Open the replay from your own seat.

web-verify-seals = { $lines ->
    [one] The record is whole: { $lines } line, and its seal fits.
   *[other] The record is whole: { $lines } lines, and every seal fits.
}
web-verify-seals-what = Each line carries a seal, made from the line and from the seal before it. Change one letter, and no seal after it fits. The last seal is { $seal }: whoever writes it down can tell this record from any other, years later.
web-verify-origin = The match was opened and played in this parlour.
web-verify-origin-what = A match can also come as a file. Whoever writes such a file can choose its luck, and everything in it will still agree. So a match that came as a file says so wherever it is shown.
web-verify-secret = The secret is the one that was promised before play.
web-verify-secret-what = All luck comes from a secret number. Before anybody sat down the parlour showed its fingerprint, and from then on it could not take another one. Now the number is known, and it has that fingerprint.
web-verify-nonces = { $count ->
    [0] Nobody mixed a number of their own into the luck.
    [one] { $count } player mixed a number of their own into the luck, as promised.
   *[other] { $count } players mixed numbers of their own into the luck, as promised.
}
web-verify-withheld-kept = { $name } promised a number and did not show it.
web-verify-withheld-left = { $name } left while the numbers were shown, without showing the one they had promised.
web-verify-withheld-removed = { $name } was removed while the numbers were shown, before they showed theirs.
web-verify-anew = { $count ->
    [one] The mixing was begun anew once: somebody was removed meanwhile.
   *[other] The mixing was begun anew { $count } times: somebody was removed meanwhile.
}
web-verify-nonces-what = Every player’s device draws a number, too, and shows its fingerprint first. All numbers go into the luck together, so that not even the parlour can choose it. Whoever keeps a number back gains nothing by that, unless the parlour has told them its secret: so it is told who did.
web-verify-yours = The number of this device is part of it.
web-verify-yours-what = This device remembers the number it drew when you sat down. As long as that is in the mix, nobody else can have chosen the luck, not even all others together.
web-verify-luck = { $picks ->
    [one] { $picks } piece of luck, drawn once more, came out the same.
   *[other] { $picks } pieces of luck, drawn once more, came out the same.
}
web-verify-luck-what = Shuffles and stolen cards are numbers out of a long row that follows from the secret and everybody’s numbers. This device has made the row again and compared it with the record: the deal and every step.

## What may not agree

web-verify-flaw-unreadable = Line { $line } of the record cannot be read.
web-verify-flaw-seal = Line { $line } of the record was changed: its seal does not fit.
web-verify-flaw-other-match = The record is of another match.
web-verify-flaw-imported = The match came as a file: whether its secret was drawn or chosen, only the parlour where it began can say.
web-verify-flaw-fairness = The luck of this match was drawn in a way that this page does not know: version { $version }.
web-verify-flaw-secret = The secret is not the one that was promised before play.
web-verify-flaw-late = The player on chair { $chair } promised a number when others were known already.
web-verify-flaw-nonce = The player on chair { $chair } did not show the number that was promised.
web-verify-flaw-order = Line { $line } of the record does not belong there: “{ $text }”.
web-verify-flaw-luck = { $step ->
    [0] The luck of the deal is not what the secret gives.
   *[other] The luck of step { $step } is not what the secret gives.
}
web-verify-flaw-unfinished = The record has no end.
web-verify-flaw-yours = The record knows nothing of this device’s number.
web-verify-flaw-yours-late = You sat down when the cards were dealt already: the number of this device came too late.
web-verify-flaw-yours-withheld = The number of this device was promised, but did not arrive in time, so the luck does without it.
