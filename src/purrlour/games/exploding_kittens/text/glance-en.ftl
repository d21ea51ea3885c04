### The picture summary of the rules. One short sentence, one line; no clause says more than it means.

glance-aim = The last player left wins. Whoever draws an Exploding Kitten and has no Defuse is out.
glance-play = Play as many cards as you like, or none.
glance-draw = Draw a card: that ends your turn.
glance-boom = A Kitten? Your Defuse saves you. Hide the Kitten anywhere in the draw pile.
glance-others = Not your turn? You may still say Nope to what somebody plays.
glance-cards = Cards
glance-kitten = Out, unless you have a Defuse.
glance-defuse = Saves you from a Kitten. Everyone starts with one.
glance-attack = Ends your turn without drawing. The next player takes 2 turns.
glance-skip = Ends your turn without drawing.
glance-favor = You choose a player, who gives you a card of their choice.
glance-shuffle = Shuffles the draw pile.
glance-future = Look at the top 3 cards of the draw pile.
glance-nope = Cancels what was just played. Works at any time, and against a Nope.
glance-sets = Pairs, threes and the Cat Burglar
glance-pair = Two alike: steal a random card.
glance-three = Three alike: name a card and get it, if they have it.
glance-burglar = The Cat Burglar by your side: once in your turn, ask somebody for a cat. Then he stays with them.
