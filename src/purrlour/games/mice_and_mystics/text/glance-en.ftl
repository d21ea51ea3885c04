### The picture summary of the rules. One short sentence, one line; no clause says more than it means.

glance-aim = All win or all lose. Reach the goal of the chapter before the hourglass gets to The End.
glance-move = Roll a die and move: as many steps as it shows, and your own move value.
glance-act = Before or after that, one action.
glance-team = Everyone acts in the order of the track. Minions move and bite by fixed rules.
glance-fate = Cheese that minions roll goes on the wheel. Six of them: the hourglass moves on, and more minions come.
glance-calm = No minions in the room? The wheel gets a cheese every round.
glance-actions = Actions
glance-attack = Attack
glance-attack-what = Swords hit in melee, bows from afar. Shields with a sword block.
glance-search = Search
glance-search-what = A star finds a card. Keep it, or trade it for a cheese.
glance-explore = Explore
glance-explore-what = Next to an exit, with no minions in the room: all go along.
glance-scurry = Scurry
glance-scurry-what = Move once more.
glance-recover = Recover
glance-recover-what = No longer stunned; free of a web with a star.
glance-things = What counts
glance-cheese = Cheese
glance-cheese-what = A mouse that rolls cheese keeps it, to pay for abilities.
glance-wounds = Wounds
glance-wounds-what = As many as its life, and a mouse is captured: the hourglass moves on.
glance-help = Together
glance-help-what = Beside each other, mice share cards and cheese for free.
