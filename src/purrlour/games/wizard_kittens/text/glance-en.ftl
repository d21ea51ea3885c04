### The picture summary of the rules. One short sentence, one line; no clause says more than it means.

glance-aim = Six curses defeated: most points win.
glance-caught = “Caught!” turns up first? Whoever has 10 points or more loses. Of the others, the fewest cards win.
glance-draw = Draw a card and place it in an open chapter of yours.
glance-cast = Cast one spell, but not the one under your token. The token then moves there.
glance-defeat = A chapter of yours has all that its curse needs? You defeat the curse and score its points.
glance-extra = Other cards in that chapter cost 1 point each.
glance-spells = Spells
glance-summon = Draw one more card and place it.
glance-sling = Move a card of yours to another kitten.
glance-swat = Discard two of your cards.
glance-switch = Two cards change places, anybody’s.
glance-special = Special spells (each replaces one)
glance-overflow = Draw two, keep one, give the other away.
glance-favor = A card of yours and the top card go to another kitten.
glance-dismiss = Discard all cards of one type from one chapter.
glance-yoink = Discard a card, then take one from anybody.
glance-cards = Cards
glance-components = Four components. Curses need them.
glance-chaos-cat-3 = Opens chapter 3. You draw again.
glance-credit = Your secret Extra Credit card is worth points, too.
