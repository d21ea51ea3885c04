### The table of Wizard Kittens in the browser. One sentence, one line: Fluent keeps line breaks.
### Cards come by their titles, already in words.

## Circles and chapters

web-wizard-circle = { $seat }’s ritual circle
web-wizard-chapter = { $seat }’s chapter { $chapter }
web-wizard-own = Your chapter { $chapter }
web-wizard-chapters = Chapters
web-wizard-missing = Missing: { $cards }.
web-wizard-rest = Too many: { $cards }.
web-wizard-complete = Complete: the curse falls when that turn ends.
web-wizard-verdict-fits = { $card } is needed here.
web-wizard-verdict-completes = { $card } completes it!
web-wizard-verdict-extra = { $card } would be an extra here: −1.
web-wizard-verdict-free = { $card } matters to no curse here.
web-wizard-verdict-spared = { $card } would be an extra here, and cost nothing.
web-wizard-can = Can be chosen.

## Seats, spells, goals

web-wizard-seat = { $seat }: { $points }, { $curses }.
web-wizard-token-on = Token on { $spell }.
web-wizard-kittens = Kittens
web-wizard-spell-covered = under your token
web-wizard-spell-idle = nothing to use it on
web-wizard-credit-now = Worth now: +{ $count }, if all six curses are defeated.

## Piles and what goes on

web-wizard-piles = Component deck and discard pile
web-wizard-top = On top: { $card }.
web-wizard-safe = { $count ->
    [one] The professor is not the next card.
   *[other] The professor is not among the next { $count } cards.
}
web-wizard-unsafe = The professor may come with any card now!
web-wizard-no-cats = There is no Chaos Cat left in it.
web-wizard-cats-left = Chaos Cats in it: { $count }. { $calm ->
    [0] The next card may be one.
    [one] The next card is not one.
   *[other] The next { $calm } cards are safe.
}
web-wizard-unseen = Components in it
web-wizard-paws = In somebody’s paws
web-wizard-cats = Chaos Cats so far: { $count } of { $of }.
web-wizard-beaten = Curses back in the book: { $count } of { $of }.
web-wizard-book = The book of curses
web-wizard-known = Still to come: { $cards }.
web-wizard-step-now = happens now
web-wizard-step-force = in force
web-wizard-step-done = over
web-wizard-step-coming = may still come
web-wizard-step-never = not in this game

## The end

web-wizard-won = { $seats ->
    [one] { $winner } wins!
   *[other] { $winner } win!
}
web-wizard-won-you = { $seats ->
    [one] You win!
   *[other] You win together: { $winner }!
}
web-wizard-nobody = Nobody wins
web-wizard-by-points = The most points win.
web-wizard-by-paws = Of those who are not shut out, whoever has the fewest cards left wins.
web-wizard-sheet = Score sheet
web-wizard-look = Fold the score sheet away
web-wizard-out-wk-157 = Ten points or more: obviously guilty.
web-wizard-out-wk-132 = Five points or fewer: too few to be believed.
web-wizard-out = Shut out.
web-wizard-uncounted = Extra Credit, not counted: { $card }.
