### Why a choice is a good one: bots/exploding_kittens/reasons.py. -danger: the next card may explode. -defuse: a Defuse has to do with it.
### One sentence, one line: Fluent keeps line breaks.

hint-draw = Drawing costs you no card, and the next one explodes with a chance of { $risk } %.
hint-draw-safe = You know that the next card is no Kitten: it is safe to draw.
hint-draw-defuse = The next card explodes with a chance of { $risk } %, but you have a Defuse for it.
hint-pass = A Nope may be worth more later.
hint-nope = It stops what you would rather not have happen.
hint-done = You have seen what you wanted to see.
hint-resign = There is nothing left to win.
hint-play = The card does more on the table than in your hand.
hint-play-attack = You draw nothing, and whoever is next has to take the turns.
hint-play-attack-danger = The next card explodes with a chance of { $risk } %: this way it is up to whoever is next.
hint-play-skip = It ends a turn, and you draw nothing.
hint-play-skip-danger = The next card explodes with a chance of { $risk } %: this way you do not draw it.
hint-play-shuffle = From then on nobody knows the order of the pile.
hint-play-shuffle-danger = The next card explodes with a chance of { $risk } %: once shuffled, any card may be on top.
hint-play-future = You will know what comes, and the others will not.
hint-play-future-danger = The next card explodes with a chance of { $risk } %: look first, then decide.
hint-favor = A card more for you, and one less for { $target }.
hint-favor-last = { $target } has only one card, so it is the one you get.
hint-pair = A card more for you, and one less for { $target }.
hint-pair-defuse = { $target } should have a Defuse, and you might draw it.
hint-three = You name the card you want most, and { $target } has to hand it over.
hint-three-defuse = { $target } should have a Defuse, and you can ask for it.
hint-name = This card would help you, if it is there.
hint-name-defuse = Nothing keeps you alive as long as a Defuse.
hint-burglar = It costs you no card, and one cat more may make a pair.
hint-give = You will miss this card least.
hint-put = You will know where the Kitten lies, and nobody else will.
hint-put-top = Whoever draws next gets the Kitten.
