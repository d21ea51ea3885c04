### The picture summary of the rules. One short sentence, one line; no clause says more than it means.

glance-aim = Have the most cats in the four lands of your dream. Every Nine doubles the cat on top of it.
glance-one = Do one thing in your turn, then draw up to four cards.
glance-lay = Lay a cat on an empty land of yours or on a Nine.
glance-friends = Same colour, together 9: friends! Both run off and leave you a Nine.
glance-fight = The same cat twice: a fight! One becomes a Nine, the other sits on it.
glance-attack = Do the same to a cat of a rival: the Nine or the cats are yours. The rival may defend with the attacker’s cat or a Joker.
glance-exchange = Or discard all four cards and draw four new ones.
glance-cover = Any cat or a Crow may also cover a rival’s Nine: nobody can defend against it.
glance-end = Three lands with three Nines each end the game. Then the cats are counted.
glance-nines = A Nine
glance-nine = Any card face down. Up to three lie in a land, and nobody can ever take one.
glance-cards = Cards
glance-cats = Every colour has two cats, and together they make 9.
glance-crow = Worth nothing. Lay it on a rival’s Nine, or chase a Crow from your dream with it.
glance-joker = Stands in for the cat or the Crow that you need.
glance-night = Night cards (house rules)
glance-moth = Carries a cat to another land.
glance-bat = Takes a rival’s Crow: a Nine for you.
glance-owl = Ends an attack on your cat. The attacking card is yours.
glance-dragon = Drives all Crows away and becomes a Nine of yours.
