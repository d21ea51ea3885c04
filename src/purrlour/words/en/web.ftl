### The page in the browser. One sentence, one line: Fluent keeps line breaks.

## Everywhere

web-language = Language
web-language-en = English
web-language-pl = Polski
web-theme = Theme
web-theme-afternoon = Light
web-theme-evening = Dark
web-waiting = One moment…
web-silent = No answer from the server. Check your connection, or ask whether the server is running.
web-again = Try again
web-home = Home

## The start page

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
web-free = Open seat
web-phase-lobby = Not started yet
web-phase-mixing = The cards are being shuffled.
web-phase-playing = In progress
web-phase-over = Finished

## Nothing here

web-lost = Nobody lives here
web-lost-why = There is nothing at this address. Perhaps a part of the link is missing.
web-kept-until = The game is kept here until { $day } at least. Download the game record to have it for longer.
