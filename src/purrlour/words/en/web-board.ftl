### What all boards say. One sentence, one line: Fluent keeps line breaks.

web-board-rule = The rule
web-board-copies = ×{ $count }
web-board-open-hand = In hand: { $cards }
