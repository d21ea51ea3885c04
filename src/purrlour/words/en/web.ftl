### The page in the browser. One sentence, one line: Fluent keeps line breaks.

## Everywhere

web-language = Language
web-language-en = English
web-language-pl = Polski
web-theme = Light
web-theme-afternoon = Afternoon
web-theme-evening = Evening
web-waiting = One moment…
web-silent = The parlour does not answer. Is this device connected, and is the parlour open?
web-again = Try again
web-home = To the first page

## The first page

web-lead = Games of cats and mice, for friends, family and bots.
web-games = What shall we play?
web-players = { $least } to { $most } players

## A match

web-match = A table
web-bot-name = { $chair ->
    [0] Biscuit
    [1] Duchess
    [2] Pickle
    [3] Marmalade
    [4] Bramble
   *[other] Tofu
}
web-free = Free chair
web-phase-lobby = It has not begun yet.
web-phase-mixing = The cards are being shuffled.
web-phase-playing = They are playing.
web-phase-over = It is over.

## Nothing here

web-lost = Nobody lives here
web-lost-why = There is nothing at this address. Perhaps a part of the link is missing.
