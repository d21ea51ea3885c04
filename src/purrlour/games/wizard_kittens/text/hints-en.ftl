### Why a choice is a good one: bots/wizard_kittens/reasons.py. -own: the reader's own; -needed: a curse needs it.
### One sentence, one line: Fluent keeps line breaks.

hint-first = { $target } places the first card, and you see what comes of it.
hint-first-own = Whoever begins places the first card.
hint-pick = Its four spells are yours for the whole game.
hint-place = There it is least in your way.
hint-place-idle = No curse of yours needs this card. In chapter { $chapter } it does least harm.
hint-place-free = No curse of yours needs this card. Chapter { $chapter } has no curse, so it costs no point there.
hint-place-needed = The curse of chapter { $chapter } needs { CARD($card, case: "a") }: then it lacks { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
hint-place-last = { CARD($card) } is the last card that the curse of chapter { $chapter } needs.
hint-cast = This spell helps most with what you collect.
hint-cast-summon = One more card may be just the one you need.
hint-cast-sling = A card that you do not need there goes elsewhere.
hint-cast-swat = You get rid of cards that are in the way.
hint-cast-switch = Two cards change places, so that each is where it helps you.
hint-cast-overflow = Of two new cards you keep the better one.
hint-cast-favor = A card of yours goes elsewhere, and another one with it.
hint-cast-dismiss = A whole type goes, and the chapter is tidy.
hint-cast-yoink = For a card that you do not need you take one that you do.
hint-card = Of all cards, { $target }’s { CARD($card) } makes the greatest difference to you.
hint-card-own = You need this card least where it lies.
hint-to = There it does { $target } little good.
hint-to-own = There it is of more use to you.
hint-keep = { CARD($card) } is of more use to you than the other card.
hint-keep-needed = A curse of yours still needs { CARD($card, case: "a") }.
hint-give = { $target } can do little with it.
hint-take = { CARD($card) } is of more use to you than what else lies there.
hint-take-needed = A curse of yours still needs { CARD($card, case: "a") }.
hint-clear = You need least of what lies there.
hint-defeat = This curse is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
