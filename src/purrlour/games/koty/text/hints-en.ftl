### Why a choice is a good one: bots/koty/reasons.py. own-: in one's own dream, attack- and cover-: in somebody else's.
### One sentence, one line: Fluent keeps line breaks.

hint-play = The card does more on the table than in your hand.
hint-joker = The Joker stands in for the very card you need there.
hint-own-lay = Here it is worth { $count ->
    [one] { $count } cat
   *[other] { $count } cats
}.
hint-own-fight = Both cats stay with you, and one of them becomes a Nine.
hint-own-friends = Together they make 9, and that brings you a Nine.
hint-own-crow = It chases the Crow away: your land { $land } is free again.
hint-attack-fight = If nobody stops it, both cats are yours, and { $target } has one less.
hint-attack-friends = If nobody stops it, { $target } loses a cat and you gain a Nine.
hint-cover-cat = While this cat lies there, { $target } cannot add a Nine. Nobody can fend it off.
hint-cover-crow = A Crow is worth nothing: the Nines below it are of no use to { $target } for now.
hint-exchange = Four new cards are likely to be better than these.
hint-pass = The card that would save the cat is worth more to you.
hint-owl = The attack is over, and the card that attacked is yours.
hint-stop = Another attack would cost more than it brings.
hint-dragon = All Crows are gone, and the Dragon is a Nine of yours.
hint-resign = There is nothing left to win.
hint-moth = The Moth carries the cat where you want it. Nobody can fend it off.
hint-lay = There the cat is in { $target }’s way.
hint-lay-own = In your land { $land } the cat counts for you.
hint-bat = The Crow becomes a Nine of yours.
hint-defend = Your cat stays, and the attack has cost a card.
hint-repeat = The defender has just used up a card, and may have no second one.
hint-place = It is Nine number { $count } in this land, and every Nine doubles what lies on top.
