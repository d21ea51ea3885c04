### Why a choice is a good one: bots/exploding_kittens/reasons.py. -danger: the next card may explode. -defuse: a Defuse has to do with it.
### One sentence, one line: Fluent keeps line breaks.

hint-draw = Drawing costs no card. Risk of a Kitten: { $risk }%.
hint-draw-safe = You know that the next card is not a Kitten: it is safe to draw.
hint-draw-defuse = Risk of a Kitten: { $risk }%, but you have a Defuse for it.
hint-pass = A Nope may be worth more later.
hint-pass-none = You hold no Nope.
hint-nope = It stops what you would rather not have happen.
hint-nope-robbed = Otherwise { $target } gets a card of yours.
hint-nope-named = Otherwise { $target } gets your { CARD($card) }.
hint-nope-attack = Otherwise you have to take the turns. Risk of a Kitten: { $risk }%.
hint-nope-skip = Otherwise you draw next. Risk of a Kitten: { $risk }%.
hint-nope-own = Then your { CARD($card) } counts after all.
hint-done = You have seen what you wanted to see.
hint-resign = There is nothing left to win.
hint-play = The card does more on the table than in your hand.
hint-play-attack = You draw nothing, and the next player has to take the turns.
hint-play-attack-danger = Risk of a Kitten: { $risk }%. Leave it to the next player.
hint-play-skip = It ends a turn, and you draw nothing.
hint-play-skip-danger = Risk of a Kitten: { $risk }%. This way you do not draw.
hint-play-shuffle = From then on nobody knows the order of the pile.
hint-play-shuffle-danger = Risk of a Kitten: { $risk }%. Once shuffled, any card may be on top.
hint-play-future = You will know what comes, and the others will not.
hint-play-future-danger = Risk of a Kitten: { $risk }%. Look first, then decide.
hint-favor = One more card for you, one fewer for { $target }.
hint-favor-last = { $target } has only one card, so it is the one you get.
hint-pair = One more card for you, one fewer for { $target }.
hint-pair-defuse = { $target } probably has a Defuse, and you might draw it.
hint-three = You name the card you want most, and { $target } has to hand it over.
hint-three-defuse = { $target } probably has a Defuse, and you can ask for it.
hint-name = This card would help you, if it is there.
hint-name-defuse = Nothing keeps you alive as long as a Defuse.
hint-burglar = It costs you no card, and one more cat may make a pair.
hint-give = You will miss this card least.
hint-put = You will know where the Kitten lies, and nobody else will.
hint-put-top = The next player to draw gets the Kitten.
