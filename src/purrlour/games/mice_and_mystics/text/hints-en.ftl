### Why a choice is a good one: bots/mice_and_mystics/reasons.py. -calm: no minions are here.
### One sentence, one line: Fluent keeps line breaks.

hint-pass = What you save now you can use later.
hint-end = There is nothing more to gain in this turn.
hint-stand = Only a mouse on its feet can move and fight.
hint-stop = Of all spaces in reach, this one did best in trial games.
hint-stop-foe = From here, { CARD($figure, case: "the") } is within reach.
hint-stop-exit = The way out is right here: { EACH($way, of: "way") }.
hint-stop-thing = { EACH($thing, of: "thing") } is right here.
hint-stop-place = This chapter’s goal in this room is right here.
hint-scurry = There is still some way to go.
hint-scurry-calm = No minions are here, so use the time to get on.
hint-scurry-foe = { $count ->
    [one] One more step to { CARD($figure, case: "the") }.
   *[other] { $count } more steps to { CARD($figure, case: "the") }.
}
hint-scurry-exit = { $count ->
    [one] One more step to the way out ({ EACH($way, of: "way") }).
   *[other] { $count } more steps to the way out ({ EACH($way, of: "way") }).
}
hint-scurry-thing = { $count ->
    [one] One more step to { EACH($thing, of: "thing") }.
   *[other] { $count } more steps to { EACH($thing, of: "thing") }.
}
hint-scurry-place = { $count ->
    [one] One more step to { EACH($space, of: "space") }.
   *[other] { $count } more steps to { EACH($space, of: "space") }.
}
hint-search = One more card may turn the chapter.
hint-search-calm = No minions are here, and one more card may turn the chapter.
hint-equip = What lies in the pack helps nobody.
hint-level-up = One more ability lasts to the end of the story.
hint-keep = This card will be of use.
hint-trade = Cheese is of more use than this card.
hint-done = That is enough.
hint-yes = This choice did best in trial games.
hint-no = This choice did best in trial games.
hint-give-cheese = There the cheese is of more use.
hint-take-cheese = Cheese pays for abilities.
hint-recover = { $status ->
    [webbed] Free of the web, the mouse can move again.
   *[stunned] No longer stunned, the mouse can act again.
}
hint-numbered-face = That is how the die lies.
hint-numbered-die = This choice did best in trial games.
hint-numbered-choose = This choice did best in trial games.
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
hint-figure-attack = A beaten minion does not hit back.
hint-figure-attack-last = Beat { CARD($figure, case: "the") } and the room is clear: then the party can explore.
hint-figure-attack-strong = Nobody here hits harder than { CARD($figure, case: "the") }.
hint-figure-attack-weak = Of those who are here, { CARD($figure) } is the easiest to wound.
hint-figure-pick = This choice did best in trial games.
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
    [one] Towards the way out, { EACH($way, of: "way") }: from there, one more step.
   *[other] Towards the way out, { EACH($way, of: "way") }: from there, { $count } more steps.
}
hint-space-go-foe = { $count ->
    [0] From there, { CARD($figure, case: "the") } is within reach.
    [one] Towards { CARD($figure, case: "the") }: from there, one more step.
   *[other] Towards { CARD($figure, case: "the") }: from there, { $count } more steps.
}
hint-space-at = This choice did best in trial games.
