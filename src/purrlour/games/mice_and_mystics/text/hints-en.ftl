### Why a choice is a good one: bots/mice_and_mystics/reasons.py. -calm: no minions are here.
### One sentence, one line: Fluent keeps line breaks.

hint-pass = What you save now you can use later.
hint-end = Nothing more is to be gained in this turn.
hint-stand = Only a mouse on its feet can move and fight.
hint-stop = This is a good place to be.
hint-scurry = There is still some way to go.
hint-scurry-calm = Nobody is in the way, so it is time to get on.
hint-search = A card more may turn the chapter.
hint-search-calm = Nobody is here to disturb it, and a card more may turn the chapter.
hint-equip = What lies in the pack helps nobody.
hint-level-up = An ability more lasts to the end of the story.
hint-keep = This card will be of use.
hint-trade = Cheese is of more use than this card.
hint-done = That is enough.
hint-yes = It brings more than it costs.
hint-no = It costs more than it brings.
hint-give-cheese = There the cheese is of more use.
hint-take-cheese = Cheese pays for abilities.
hint-recover = { $status ->
    [webbed] Free of the web, the mouse can move again.
   *[stunned] Once it comes to, the mouse can act again.
}
hint-numbered-face = That is how the die lies.
hint-numbered-die = This die makes the greatest difference.
hint-numbered-choose = This way the party is best off.
hint-numbered-special = The chapter asks for it.
hint-explore = The story goes on there, and { $count ->
    [one] one page is
   *[other] { $count } pages are
} left.
hint-party-item-lay = There it serves the whole party.
hint-party-item-back = The party will need it elsewhere.
hint-hero-share = What one mouse has too much of, another lacks.
hint-hero-hero = This mouse suits the party.
hint-hero-fling = To fly is faster than to walk.
hint-hero-innate = It costs little and is there to be used.
hint-ability-learn = This ability helps in many a turn.
hint-ability-use = The cheese for it is well spent now.
hint-card-use = Now it helps, later it may be too late.
hint-card-card = Of these cards this one serves best.
hint-order = Of these initiative cards this one matters most now.
hint-figure-attack = Whoever is beaten does not hit back.
hint-figure-attack-last = { CARD($figure) } is the last one here: after that the room is quiet.
hint-figure-attack-strong = Nobody here hits harder than { CARD($figure, case: "the") }.
hint-figure-attack-weak = Of those who are here, { CARD($figure) } is the easiest to wound.
hint-figure-pick = There it makes the greatest difference.
hint-figure-throw = It is in sight, and the Grape is at hand.
hint-kind = Of these kinds this one troubles the party most.
hint-space-go = Of all spaces in reach, this one did best in trial games.
hint-space-go-thing = { $count ->
    [0] That is where to find { EACH($thing, of: "thing") }.
    [one] On the way to { EACH($thing, of: "thing") }: from there, one more step.
   *[other] On the way to { EACH($thing, of: "thing") }: from there, { $count } more steps.
}
hint-space-go-place = { $count ->
    [0] This chapter’s goal in this room is right there.
    [one] On the way to { EACH($space, of: "space") }: from there, one more step.
   *[other] On the way to { EACH($space, of: "space") }: from there, { $count } more steps.
}
hint-space-go-exit = { $count ->
    [0] That is beside the way out: { EACH($way, of: "way") }.
    [one] Towards the way out ({ EACH($way, of: "way") }): from there, one more step.
   *[other] Towards the way out ({ EACH($way, of: "way") }): from there, { $count } more steps.
}
hint-space-go-foe = { $count ->
    [0] From there, { CARD($figure, case: "the") } is within reach.
    [one] Towards { CARD($figure, case: "the") }: from there, one more step.
   *[other] Towards { CARD($figure, case: "the") }: from there, { $count } more steps.
}
hint-space-at = That is the best space for it.
