### The rules in the game. One sentence, one line: Fluent keeps line breaks.

web-rules = Rules
web-rules-search = Search the rules
web-rules-chapters = Chapters
web-rules-found = { $count ->
    [0] No rule has all of these words.
    [one] { $count } rule
   *[other] { $count } rules
}
