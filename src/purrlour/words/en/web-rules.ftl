### The rules in the game. One sentence, one line: Fluent keeps line breaks.

web-rules = Rules
web-rules-view = Rules as
web-rules-glance = Summary
web-rules-all = All rules
web-rules-aim = How to win
web-rules-turn = Your turn
web-rules-more = All rules, one by one
web-rules-search = Search the rules
web-rules-chapters = Chapters
web-rules-found = { $count ->
    [0] No rule has all of these words.
    [one] { $count } rule
   *[other] { $count } rules
}
