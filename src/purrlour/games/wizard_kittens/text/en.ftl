### Wizard Kittens. How keys are chosen: words/words.py.
### One sentence, one line: Fluent keeps line breaks.
###
### What a card needs, scores and does is told from its data (telling.py): a file may change it.

## The game

game-title = Wizard Kittens
game-description = Put the escaped curses back into their book before the professor comes, or at least have the cleanest paws when she does.
game-minutes = About 30 minutes
game-difficulty = Medium

thing-deck = Component deck
thing-discard = Discard pile
thing-hand = Your spells
board-hand-can = { $held }, can be chosen
board-hand-cannot = { $held }, not now
thing-circle = Your ritual circle
thing-curses = Curse deck
thing-score = Defeated curses
thing-credit = Your Extra Credit
thing-chapter = Chapter { $chapter }
thing-closed = closed
thing-nothing = empty
thing-no-curse = no curse
thing-token = token
count-curses = { $count ->
    [one] { $count } curse
   *[other] { $count } curses
}
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-left = { $count ->
    [one] { $count } card left in the circle
   *[other] { $count } cards left in the circle
}

difficulty-easy = easy
difficulty-medium = medium
difficulty-hard = hard
side-basic = basic spells
side-advanced = one special spell

## Cards: the title; .a with its article

card-artifact = Artifact
    .a = an Artifact
card-familiar = Familiar
    .a = a Familiar
card-potion = Potion
    .a = a Potion
card-scroll = Scroll
    .a = a Scroll
card-chaos-cat-3 = Chaos Cat of Chapter Three
    .a = the Chaos Cat of Chapter Three
card-chaos-cat = Chaos Cat
    .a = a Chaos Cat
card-caught = Caught
    .a = the Caught card

card-snail = Snail Curse
    .a = the Snail Curse
card-copycat = Copycat Curse
    .a = the Copycat Curse
card-catnap = Catnap Curse
    .a = the Catnap Curse
card-hairball = Hairball Curse
    .a = the Hairball Curse
card-breadhead = Breadhead Curse
    .a = the Breadhead Curse
card-vampire = Vampire Curse
    .a = the Vampire Curse
card-zoomies = Zoomies Curse
    .a = the Zoomies Curse
card-yarn = Yarn Tangle Curse
    .a = the Yarn Tangle Curse
card-scaredycat = Scaredycat Curse
    .a = the Scaredycat Curse
card-bathtime = Bathtime Curse
    .a = the Bathtime Curse
card-cucumber = Cucumber Curse
    .a = the Cucumber Curse
card-ninelives = Nine Lives Curse
    .a = the Nine Lives Curse

card-ec-potion = Potion Shelf
    .a = the Potion Shelf
card-ec-triple = Three of a Kind
    .a = Three of a Kind
card-ec-artifact = Artifact Shelf
    .a = the Artifact Shelf
card-ec-familiar = Familiar Shelf
    .a = the Familiar Shelf
card-ec-scroll = Scroll Shelf
    .a = the Scroll Shelf
card-ec-pairs = Matching Mittens
    .a = Matching Mittens
card-ec-set = Full Cauldron
    .a = the Full Cauldron
card-ec-tidy = Tidy Paws
    .a = Tidy Paws
card-ec-one = One per Shelf
    .a = One per Shelf
card-ec-packrat = Pack Rat
    .a = the Pack Rat
card-ec-neat = Neat Magic
    .a = Neat Magic
card-ec-honours = Honours
    .a = Honours

card-nr-sneeze = Group Sneeze
    .a = the Group Sneeze
card-nr-hop = Curse Hop
    .a = the Curse Hop
card-nr-tail = Tail Chase
    .a = the Tail Chase
card-nr-ink = Forgiving Ink
    .a = the Forgiving Ink
card-nr-tokens = Loose Tokens
    .a = the Loose Tokens
card-nr-shelves = Crowded Shelves
    .a = the Crowded Shelves

card-cm-shuffle = Chaos Shuffle!
    .a = Chaos Shuffle!
card-cm-discards = Tumbling Discards!
    .a = Tumbling Discards!
card-cm-curses = Wandering Curses!
    .a = Wandering Curses!
card-cm-tokens = Topsy-Turvy Tokens!
    .a = Topsy-Turvy Tokens!

## Spells and kittens have titles like cards

card-summon = Summon
    .a = Summon
card-sling = Sling
    .a = Sling
card-swat = Swat
    .a = Swat
card-switch = Switch
    .a = Switch
card-overflow = Overflow
    .a = Overflow
card-favor = Favor
    .a = Favor
card-dismiss = Dismiss
    .a = Dismiss
card-yoink = Yoink
    .a = Yoink

card-muffin = Muffin
    .a = Muffin
card-baebae = BaeBae
    .a = BaeBae
card-grumpkin = Grumpkin
    .a = Grumpkin
card-easa = Easa
    .a = Easa

## What a card is about, in one line; numbers come from its data

effect-artifact = A component: odd, old, and it hums when nobody listens.
effect-familiar = A component: it has eyes, and they follow you.
effect-potion = A component: please do not lick the cork.
effect-scroll = A component: the paw prints are not part of the spell.
effect-chaos-cat-3 = Opens Chapter Three for everyone, and may bring trouble besides.
effect-chaos-cat = Brings the next step of the Chaos Mode card.
effect-caught = The professor is at the door: the game is over.

effect-snail = Everything takes twice as long, and leaves a trail.
effect-copycat = Whatever you say, somebody says it again.
effect-catnap = The whole library is yawning.
effect-hairball = It started with a small cough.
effect-breadhead = Heads have turned into loaves, freshly baked.
effect-vampire = Somebody sleeps in the card catalogue and avoids the window.
effect-zoomies = At midnight everyone has to run round the shelves.
effect-yarn = Every book is tied to every other book.
effect-scaredycat = Even the bookmarks make you jump.
effect-bathtime = There is water. It is coming up the stairs.
effect-cucumber = Do not look behind you.
effect-ninelives = Each time it is put away it comes back, a little crosser.

effect-ec-potion = The teacher likes well-stocked shelves.
effect-ec-triple = Three make a collection.
effect-ec-artifact = Dust them once a week.
effect-ec-familiar = They keep each other company.
effect-ec-scroll = Somebody has to read all that.
effect-ec-pairs = Paws are cold one by one.
effect-ec-set = Some of everything, stirred gently.
effect-ec-tidy = Nothing to see here, professor.
effect-ec-one = A place for everything.
effect-ec-packrat = One never knows when it comes in handy.
effect-ec-neat = Clean work, no leftovers.
effect-ec-honours = Good at everything, a little.

effect-nr-sneeze = It is the dust, and everyone joins in.
effect-nr-hop = The curses play musical chairs.
effect-nr-tail = Round and round it goes.
effect-nr-ink = It washes out, luckily.
effect-nr-tokens = Nobody screwed them down.
effect-nr-shelves = Not one more thing fits in there.

effect-cm-shuffle = What was yours is your neighbour’s now, and then it is not.
effect-cm-discards = Things fall off tables. Sometimes they fall back.
effect-cm-curses = They were right here a moment ago.
effect-cm-tokens = Where did everyone leave their token?

effect-summon = Draw one more card and place it in any open chapter of yours.
effect-sling = Move one card of yours to an open chapter of another kitten.
effect-swat = Discard two cards of yours, from any chapters.
effect-switch = Any two cards change places, whoever has them.
effect-overflow = Instead of Summon: draw two cards, keep one, and give the other one to another kitten.
effect-favor = Instead of Sling: send a card of yours and the top card of the deck to one other kitten.
effect-dismiss = Instead of Swat: discard all cards of one type from one chapter of yours.
effect-yoink = Instead of Switch: discard a card of yours, then take one from any circle into any open chapter of yours.

effect-muffin = Special spell: Overflow instead of Summon.
effect-baebae = Special spell: Favor instead of Sling.
effect-grumpkin = Special spell: Dismiss instead of Swat.
effect-easa = Special spell: Yoink instead of Switch.

## What the data of a card says

curse-need = Needs { CARDS($cards, counted: "yes") }.
curse-points = Worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
formula-per-type = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for every { CARD($card) } left in your circle.
formula-of-a-kind = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for every { $count ->
    [1] card
   *[other] { $count } cards
} of one type left in your circle.
formula-full-sets = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for every Artifact, Familiar, Potion and Scroll together left in your circle.
formula-at-most = { $points ->
    [one] { $points } point
   *[other] { $points } points
} if there { $count ->
    [0] is nothing
    [one] is at most { $count } card
   *[other] are at most { $count } cards
} left in your circle.
formula-chapters-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for every open chapter of yours with exactly { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
formula-per-cards = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for every { $count ->
    [1] card
   *[other] { $count } cards
} left in your circle.
formula-per-different = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for every different type left in your circle.
formula-clean-curses = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for every curse you defeated without extras.
formula-different-difficulties = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for every different difficulty among the curses you defeated.

when-now = At once: { $what }
when-defeat = After every defeated curse: { $what }
when-always = From now on: { $what }
when-cancels = { $what } Step { $step } is cancelled.

do-discard-own = everyone discards { $count ->
    [1] a card
   *[other] { $count } cards
} of their own.
do-discard-other = everyone discards { $count ->
    [1] a card
   *[other] { $count } cards
} of somebody else’s.
do-discard-chapter = everyone discards all cards of one chapter of their own.
do-pass = everyone passes { $count ->
    [1] a card
   *[other] { $count } cards
} to the { $side ->
    [left] left
   *[right] right
}.
do-take = everyone takes { $count ->
    [1] a card
   *[other] { $count } cards
} from the player on the { $side ->
    [left] left
   *[right] right
}.
do-take-discard = everyone takes { $count ->
    [1] a card
   *[other] { $count } cards
} from the discard pile.
do-move-own = everyone moves { $count ->
    [1] a card
   *[other] { $count } cards
} of their own to another chapter.
do-pass-chapter = everyone passes all cards of chapter { $chapter } to the { $side ->
    [left] left
   *[right] right
}.
do-swap-curses = the curses of chapters { $chapter } and { $other } change places.
do-rotate-curses = every curse moves on by one open chapter.
do-redeal-curses = the curses on the table are shuffled into their deck and dealt anew.
do-lift-tokens = all tokens leave the mats.
do-cover = all tokens go on { CARD($spell) }, or the spell in its place.
do-spare-extras = extras are discarded and cost nothing.
do-free-spells = tokens cover no spells.
do-shelf-limit = no chapter holds more than { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.

## Choices

action-first = Let { $target } begin
action-first-to-you = Begin yourself
action-pick = { CARD($kitten) }, { $side ->
    [advanced] one special spell
   *[basic] basic spells
}
action-place = Into your chapter { $chapter }
action-cast = Cast { CARD($spell) }
action-card = { CARD($card) } from { $target }’s chapter { $chapter }
action-card-to-you = { CARD($card) } from your chapter { $chapter }
action-to = Into { $target }’s chapter { $chapter }
action-to-to-you = To yourself, chapter { $chapter }
action-keep = Keep { CARD($card, case: "a") }
action-give = Give the other card to { $target }
action-give-to-you = Give the other card to yourself
action-take = Take { CARD($card, case: "a") } from the discard pile
action-clear = Discard all of your chapter { $chapter }
action-defeat = Defeat the curse of chapter { $chapter }

## Questions

ask-first = Who begins?
ask-kitten = Which kitten are you?
ask-turn = { $about } Into which chapter?
ask-spell = Which spell do you cast?
ask-place = { $about } Into which of your chapters?
ask-sling = { $about } Which card of yours?
ask-sling-to = { $about } Where does it go?
ask-swat = { $about } Which card goes first?
ask-swat-again = { $about } And which other card?
ask-switch = { $about } Which is the first card?
ask-switch-with = { $about } Which card is it switched with?
ask-keep = { $about } Which one do you keep?
ask-give = { $about } Who gets it?
ask-favor = { $about } Which card of yours goes with it?
ask-favor-to = { $about } Where does your card go?
ask-favor-top = { $about } Where does the card from the deck go?
ask-dismiss = { $about } Which type, from which chapter?
ask-yoink = { $about } Which card of yours do you discard for it?
ask-yoink-take = { $about } Which card do you take?
ask-defeat = You can defeat more than one curse. Which one first?
ask-drop = { $about } Which card do you discard?
ask-pass = { $about } Which card do you pass?
ask-hand-over = { $about } Into which chapter?
ask-take = { $about } Which card do you take?
ask-salvage = { $about } Which card do you take?
ask-swipe = { $about } Which card?
ask-clear = { $about } Which chapter?
ask-move = { $about } Which card do you move?
ask-move-to = { $about } To which chapter?
ask-trim = { $about } Which card goes?

wait-first = Waiting for { $seat } to say who begins…
wait-kitten = Waiting for { $seat } to pick a kitten…
wait-turn = Waiting for { $seat } to place the card…
wait-spell = Waiting for { $seat } to cast a spell…
wait-place = Waiting for { $seat } to place a card…
wait-sling = Waiting for { $seat } to sling a card…
wait-sling-to = Waiting for { $seat } to aim…
wait-swat = Waiting for { $seat } to swat a card…
wait-swat-again = Waiting for { $seat } to swat another card…
wait-switch = Waiting for { $seat } to choose cards to switch…
wait-switch-with = Waiting for { $seat } to choose the other card…
wait-keep = Waiting for { $seat } to keep one of two cards…
wait-give = Waiting for { $seat } to give a card away…
wait-favor = Waiting for { $seat } to do somebody a Favor…
wait-favor-to = Waiting for { $seat } to choose a kitten…
wait-favor-top = Waiting for { $seat } to send the second card…
wait-dismiss = Waiting for { $seat } to dismiss something…
wait-yoink = Waiting for { $seat } to pay for a Yoink…
wait-yoink-take = Waiting for { $seat } to take a card…
wait-defeat = Waiting for { $seat } to say which curse comes first…
wait-drop = Waiting for { $seat } to discard a card…
wait-pass = Waiting for { $seat } to pass a card…
wait-hand-over = Waiting for { $seat } to say where the passed card goes…
wait-take = Waiting for { $seat } to take a neighbour’s card…
wait-salvage = Waiting for { $seat } to look through the discard pile…
wait-swipe = Waiting for { $seat } to discard a card of somebody else…
wait-clear = Waiting for { $seat } to clear a chapter…
wait-move = Waiting for { $seat } to move a card…
wait-move-to = Waiting for { $seat } to choose another chapter…
wait-trim = Waiting for { $seat } to make room on the shelves…

# What lies on the table: the card in hand, the spell being cast, the effect.
table-draw = You drew { CARD($card, case: "a") }.
table-summon = { $card ->
    [summon] Summon.
   *[other] You summoned { CARD($card, case: "a") }.
}
table-sling = Sling.
table-swat = Swat.
table-switch = Switch.
table-overflow = { $card ->
    [overflow] Overflow.
   *[other] From Overflow: { CARD($card, case: "a") }.
}
table-favor = Favor.
table-dismiss = Dismiss.
table-yoink = { $card ->
    [yoink] Yoink.
   *[other] You yoinked { CARD($card, case: "a") }.
}
table-pass = You were passed { CARD($card, case: "a") }.
table-take = You took { CARD($card, case: "a") }.
table-salvage = From the discard pile: { CARD($card, case: "a") }.
table-card = Chosen: { CARD($card) } of { $target }.
table-card-to-you = Chosen: your { CARD($card) }.
table-top = On top of the deck: { CARD($card, case: "a") }.
table-with = Together with { CARD($card, case: "a") }.
table-do_discard_own = Everyone discards cards of their own.
table-do_discard_other = Everyone discards cards of others.
table-do_discard_chapter = Everyone discards a chapter of their own.
table-do_pass = Everyone passes cards on.
table-do_pass_chapter = Everyone passes a chapter on.
table-do_take = Everyone takes cards of a neighbour.
table-do_take_discard = Everyone takes cards from the discard pile.
table-do_move_own = Everyone moves cards of their own.
table-do_shelf_limit = The shelves are too full.
table-play = On the table: { CARD($card) }.

## What happened

event-chosen = { $seat } will begin.
event-chosen-you = You will begin.

event-picked = { $seat } is { CARD($kitten) }, with { $side ->
    [advanced] one special spell
   *[basic] basic spells
}.
event-picked-you = You are { CARD($kitten) }, with { $side ->
    [advanced] one special spell
   *[basic] basic spells
}.

event-turn = It is { $seat }’s turn.
event-turn-you = It is your turn.

event-drew = { $spell ->
    [summon] { $seat } summoned { CARD($card, case: "a") }.
    [overflow] { $seat } drew { CARD($card, case: "a") } with Overflow.
    [favor] { $seat }’s Favor turned up { CARD($card, case: "a") }.
   *[other] { $seat } drew { CARD($card, case: "a") }.
}
event-drew-you = { $spell ->
    [summon] You summoned { CARD($card, case: "a") }.
    [overflow] You drew { CARD($card, case: "a") } with Overflow.
    [favor] Your Favor turned up { CARD($card, case: "a") }.
   *[other] You drew { CARD($card, case: "a") }.
}

event-placed = { $seat } placed { CARD($card, case: "a") } in chapter { $chapter }.
event-placed-you = You placed { CARD($card, case: "a") } in your chapter { $chapter }.

event-cast = { $seat } casts { CARD($spell) }.
event-cast-you = You cast { CARD($spell) }.

event-fizzled = { $seat } casts { CARD($spell) }, and nothing happens.
event-fizzled-you = You cast { CARD($spell) }, and nothing happens.

event-covered = { $seat }’s token covers { CARD($spell) }.
event-covered-you = Your token covers { CARD($spell) }.

event-pointed = { $own ->
    [yes] { $seat } chooses { CARD($card, case: "a") } in their own chapter { $chapter }.
   *[no] { $seat } chooses { CARD($card, case: "a") } in { $target }’s chapter { $chapter }.
}
event-pointed-you = { $own ->
    [yes] You choose { CARD($card, case: "a") } in your chapter { $chapter }.
   *[no] You choose { CARD($card, case: "a") } in { $target }’s chapter { $chapter }.
}
event-pointed-to-you = { $own ->
    [yes] { $seat } chooses { CARD($card, case: "a") } in their own chapter { $chapter }.
   *[no] { $seat } chooses { CARD($card, case: "a") } in your chapter { $chapter }.
}

event-aimed = { $seat } aims at { $target }’s chapter { $chapter }.
event-aimed-you = You aim at { $target }’s chapter { $chapter }.
event-aimed-to-you = { $seat } aims at your chapter { $chapter }.

event-kept = { $seat } keeps { CARD($card, case: "a") }.
event-kept-you = You keep { CARD($card, case: "a") }.

event-ordered = { $seat } takes { CARD($curse, case: "a") } of chapter { $chapter } next.
event-ordered-you = You take { CARD($curse, case: "a") } of chapter { $chapter } next.

event-slung = { $source ->
    [0] { $seat } slung { CARD($card, case: "a") } from the deck into { $target }’s chapter { $chapter }.
   *[other] { $seat } slung { CARD($card, case: "a") } into { $target }’s chapter { $chapter }.
}
event-slung-you = { $source ->
    [0] You slung { CARD($card, case: "a") } from the deck into { $target }’s chapter { $chapter }.
   *[other] You slung { CARD($card, case: "a") } into { $target }’s chapter { $chapter }.
}
event-slung-to-you = { $source ->
    [0] { $seat } slung { CARD($card, case: "a") } from the deck into your chapter { $chapter }.
   *[other] { $seat } slung { CARD($card, case: "a") } into your chapter { $chapter }.
}

event-discarded = { $count ->
    [0] { $seat } discarded an empty chapter.
   *[other] { $clause ->
        [WK-138] Not placed by { $seat } any more: { CARDS($cards, counted: "yes") }.
        [WK-R80] { $seat } had no room for { CARDS($cards, counted: "yes") }.
        [WK-R95] { $seat } had no room for { CARDS($cards, counted: "yes") }.
       *[other] { $seat } discarded { CARDS($cards, counted: "yes") }.
    }
}
event-discarded-you = { $count ->
    [0] You discarded an empty chapter.
   *[other] { $clause ->
        [WK-138] Not placed by you any more: { CARDS($cards, counted: "yes") }.
        [WK-R80] You had no room for { CARDS($cards, counted: "yes") }.
        [WK-R95] You had no room for { CARDS($cards, counted: "yes") }.
       *[other] You discarded { CARDS($cards, counted: "yes") }.
    }
}

event-switched = { $seat } switched { CARD($card) } in { $target }’s chapter { $chapter } with { CARD($onto) } in { $taker }’s chapter { $other }.
event-switched-you = You switched { CARD($card) } in { $target }’s chapter { $chapter } with { CARD($onto) } in { $taker }’s chapter { $other }.

event-gave = { $seat } gave { CARD($card, case: "a") } to { $target }.
event-gave-you = You gave { CARD($card, case: "a") } to { $target }.
event-gave-to-you = { $seat } gave you { CARD($card, case: "a") }.

event-took = { $own ->
    [yes] { $seat } took { CARD($card, case: "a") } out of their own chapter { $source }.
   *[no] { $seat } took { CARD($card, case: "a") } out of { $target }’s chapter { $source }.
}
event-took-you = { $own ->
    [yes] You took { CARD($card, case: "a") } out of your own chapter { $source }.
   *[no] You took { CARD($card, case: "a") } out of { $target }’s chapter { $source }.
}
event-took-to-you = { $own ->
    [yes] { $seat } took { CARD($card, case: "a") } out of their own chapter { $source }.
   *[no] { $seat } took { CARD($card, case: "a") } out of your chapter { $source }.
}

event-swiped = { $seat } discarded { CARD($card, case: "a") } out of { $target }’s chapter { $chapter }.
event-swiped-you = You discarded { CARD($card, case: "a") } out of { $target }’s chapter { $chapter }.
event-swiped-to-you = { $seat } discarded { CARD($card, case: "a") } out of your chapter { $chapter }.

event-passed = { $seat } passed { CARD($card, case: "a") } to { $target }.
event-passed-you = You passed { CARD($card, case: "a") } to { $target }.
event-passed-to-you = { $seat } passed you { CARD($card, case: "a") }.

event-passed-all = { $count ->
    [0] { $seat } had nothing in chapter { $chapter } to pass to { $target }.
   *[other] { $seat } passed all of chapter { $chapter } to { $target }: { CARDS($cards, counted: "yes") }.
}
event-passed-all-you = { $count ->
    [0] You had nothing in chapter { $chapter } to pass to { $target }.
   *[other] You passed all of chapter { $chapter } to { $target }: { CARDS($cards, counted: "yes") }.
}
event-passed-all-to-you = { $count ->
    [0] { $seat } had nothing in chapter { $chapter } to pass to you.
   *[other] { $seat } passed you all of chapter { $chapter }: { CARDS($cards, counted: "yes") }.
}

event-salvaged = { $seat } took { CARD($card, case: "a") } from the discard pile.
event-salvaged-you = You took { CARD($card, case: "a") } from the discard pile.

event-moved = { $seat } moved { CARD($card, case: "a") } from chapter { $source } to chapter { $chapter }.
event-moved-you = You moved { CARD($card, case: "a") } from your chapter { $source } to chapter { $chapter }.

event-skipped = { $seat } has nothing for that.
event-skipped-you = You have nothing for that.

event-defeated = { $seat } defeated { CARD($curse, case: "a") } of chapter { $chapter }{ $penalty ->
    [0] .
    [one] , with { $penalty } extra to keep.
   *[other] , with { $penalty } extras to keep.
}
event-defeated-you = You defeated { CARD($curse, case: "a") } of chapter { $chapter }{ $penalty ->
    [0] .
    [one] , with { $penalty } extra to keep.
   *[other] , with { $penalty } extras to keep.
}

event-refilled = Chapter { $chapter }: { CARD($curse) }.
event-emptied = There is no curse left for chapter { $chapter }.

event-cat = { $third ->
    [yes] { $seat } drew the Chaos Cat of Chapter Three!
   *[no] { $seat } drew a Chaos Cat!
}
event-cat-you = { $third ->
    [yes] You drew the Chaos Cat of Chapter Three!
   *[no] You drew a Chaos Cat!
}
event-opened = Chapter { $chapter } is open, for everyone.
event-rule = A New Rule: { CARD($rule) }.
event-flipped = The Chaos Mode card is { CARD($chaos) }
event-step = { CARD($chaos) } Step { $step }.
event-triggered = { $step ->
    [0] A curse was defeated, so { CARD($card) } acts.
   *[other] A curse was defeated, so step { $step } acts: { CARD($card) }
}
event-curses-moved = The curses changed places.
event-redealt = The curses were shuffled and dealt anew.
event-tokens = { $spell ->
    [summon] All tokens cover Summon, or what replaces it.
    [sling] All tokens cover Sling, or what replaces it.
    [swat] All tokens cover Swat, or what replaces it.
    [switch] All tokens cover Switch, or what replaces it.
   *[other] All tokens left the mats.
}

event-caught = { $seat } drew Professor Whispurr in person: everyone is caught!
event-caught-you = You drew Professor Whispurr in person: everyone is caught!

event-credit = { $seat }’s Extra Credit was { CARD($credit) }.
event-credit-you = Your Extra Credit was { CARD($credit) }.

event-scored = { $seat } has { $total ->
    [one] { $total } point
   *[other] { $total } points
}{ $out ->
    [WK-157] { " " }and is obviously guilty.
    [WK-132] , too few to be believed.
   *[other] .
}
event-scored-you = You have { $total ->
    [one] { $total } point
   *[other] { $total } points
}{ $out ->
    [WK-157] { " " }and are obviously guilty.
    [WK-132] , too few to be believed.
   *[other] .
}

event-ended = { $reason ->
    [six] All six curses are back in their book.{ $tie ->
        [WK-154] { " " }More defeated curses broke the tie.
        [WK-155] { " " }Fewer cards left broke the tie.
        [WK-156] { " " }Nothing could break the tie.
       *[other] { "" }
    }
    [caught] The professor looks at everyone’s paws.{ $tie ->
        [WK-159] { " " }Among the cleanest, points decided.
        [WK-160] { " " }Among the cleanest, defeated curses decided.
        [WK-161] { " " }Nothing could break the tie.
       *[other] { "" }
    }
   *[other] The professor believes nobody.
}

# A line of the score sheet
sheet-points = { CARD($card) }: printed points
sheet-bonus = { CARD($card) }: bonus
sheet-extras = { CARD($card) }: extras
sheet-credit = { CARD($card) }: Extra Credit
sheet-total = Total

## How it ended

outcome-six = { $winner } put the curses back best.
outcome-six-you = You put the curses back best!
outcome-six-lost = { $winner } put the curses back best. Your place: { $place } of { $seats }.
outcome-caught = Caught! { $winner } had the cleanest paws.
outcome-caught-you = Caught! But you had the cleanest paws.
outcome-caught-lost = Caught! { $winner } had the cleanest paws. Your place: { $place } of { $seats }.
outcome-caught-nobody = Caught, all of them: nobody wins.
outcome-caught-nobody-you = Caught, all of you: nobody wins.

## Refusals

refuse-no-passing = You cannot pass, as “{ $text }” would: cast a spell.
refuse-wait-for-kitten = Wait a moment: { $target } has to choose first.
refuse-spell-not-on-mat = { CARD($spell) } is not on your mat.
refuse-spell-covered = Your token covers { CARD($spell) }: cast another spell.
refuse-spell-does-nothing = { CARD($spell) } has nothing to do right now.
refuse-chapter-closed = Chapter { $chapter } is not open.
refuse-chapter-full = There is no room left in chapter { $chapter }.
refuse-another-chapter = It lies in chapter { $chapter } already: choose another one.
refuse-another-kitten = That has to go to another kitten, not to yourself.
refuse-same-kitten = Both cards go to the same kitten, which is { $target }.
refuse-neighbour-only = That concerns only your neighbour { $target }.
refuse-own-cards-only = Choose one of your own cards.
refuse-others-cards-only = Choose a card of somebody else.
refuse-no-such-card = There is no { CARD($card) } in that chapter { $chapter }.
refuse-two-cards = It takes two different cards.
refuse-switch-too-far = By the rules of this table you cannot switch those two.
refuse-switch-changes-nothing = At this table a Switch has to change something.
refuse-nowhere-to-move = A card of chapter { $chapter } has nowhere else to go.
refuse-chapter-fits = Chapter { $chapter } is not too full.
refuse-not-drawn = { CARD($card) } is not one of the two cards drawn.
refuse-not-in-discard = There is no { CARD($card) } in the discard pile.
refuse-chapter-empty = Chapter { $chapter } is empty: at this table choose one with cards.
refuse-nothing-to-defeat = You have no curse to defeat in chapter { $chapter }.
refuse-kitten-is-given = { CARD($kitten) } is not the kitten that you drew.
refuse-kitten-taken = Somebody else is { CARD($kitten) } already.
refuse-other-side = { $side ->
    [advanced] At this table mats lie with the basic side up.
   *[basic] At this table mats lie with the advanced side up.
}
refuse-answer-first = { $decision ->
    [first] First say who begins.
    [kitten] First pick a kitten.
    [turn] First place the card that you drew.
    [spell] Your card is placed: now cast a spell.
    [place] First choose a chapter for the card.
    [sling] First choose the card to sling.
    [sling-to] First choose where the card is slung to.
    [swat] First choose a card to swat.
    [swat-again] First choose the second card to swat.
    [switch] First choose the cards to switch.
    [switch-with] First choose the card to switch it with.
    [keep] First choose the card to keep.
    [give] First choose who gets the other card.
    [favor] First choose the card for your Favor.
    [favor-to] First choose who gets your Favor.
    [favor-top] First choose where the card from the deck goes.
    [dismiss] First choose what to dismiss.
    [yoink] First choose the card that pays for your Yoink.
    [yoink-take] First choose the card to yoink.
    [defeat] First choose which curse is defeated.
    [drop] First choose the card to discard.
    [pass] First choose the card to pass.
    [hand-over] First choose where the passed card goes.
    [take] First choose the card to take from your neighbour.
    [salvage] First choose a card of the discard pile.
    [swipe] First choose the card to discard from somebody else.
    [clear] First choose the chapter to discard.
    [move] First choose the card to move.
    [move-to] First choose the chapter that it moves to.
   *[trim] First make room on your shelves.
}

refuse-chaos-needs-three = Chaos Mode needs three or four players, not { $seats }.
refuse-chaos-or-new-rules = Chaos Mode and New Rules do not go together: leave one of them out.
refuse-chaos-cat-count = Chaos Mode has two, three or four Chaos Cats, not “{ $value }”.
refuse-no-cat-for-rules = With two players New Rules need the Chaos Cat: leave it in the deck.

refuse-cards-not-named = There are no cards from a box here: the environment variable { $variable } names no file.
refuse-cards-no-file = The file of cards “{ $file }” cannot be opened: { $problem }.
refuse-cards-too-large = The file of cards “{ $file }” is larger than { $most } bytes.
refuse-cards-not-toml = The file of cards “{ $file }” is no TOML: { $problem }.
refuse-cards-other = This game is played with the cards “{ $expected }”, but here are “{ $found }”.
refuse-cards-no-table = In { $file }, { $entry }: a table belongs here, not “{ $value }”.
refuse-cards-field-missing = In { $file }, { $entry }: the field “{ $field }” is missing.
refuse-cards-field-unknown = In { $file }, { $entry }: nothing is called “{ $field }” here. There are: { $known }.
refuse-cards-word = In { $file }, { $entry }: “{ $field }” cannot be “{ $value }”. Possible are: { $known }.
refuse-cards-number = In { $file }, { $entry }: “{ $field }” must be a whole number from { $least } to { $most }, not “{ $value }”.
refuse-cards-list = In { $file }, { $entry }: “{ $field }” must be a list of different chapters or steps, not “{ $value }”.
refuse-cards-steps = In { $file }, { $entry }: “{ $field }” must be a list of { $count } steps, not “{ $value }”.
refuse-cards-need = In { $file }, { $entry }: “{ $field }” must be { $least } to { $most } of the letters A, F, P and S, not “{ $value }”.
refuse-cards-cancels = In { $file }, { $entry }: “{ $field }” can only name earlier steps that are still in force, not { $value }.
refuse-cards-difficulty = In { $file }, { $entry }: too few curses have the “{ $field }” “{ $known }”: { $count }, where { $least } are needed.
refuse-cards-no-paws = In { $file }, { $entry }: at least one New Rule needs “{ $field }”, for two players.
refuse-cards-paws-third = In { $file }, { $entry }: a New Rule with “{ $field }” is for two players as well, and they have no chapter 3.
refuse-cards-shelf = In { $file }, { $entry }: “{ $field }” is { $value }, but a curse needs { $least } cards in one chapter.

notice-cards-short = With { $file }, six curses could together ask for { $count } cards of “{ $known }”, and there are only { $most }. It can be played all the same.

## House rules

option-kitten-pick = Kittens
    .help = Whether everyone picks a kitten or gets a random one.
option-kitten-pick-choose = everyone picks one
option-kitten-pick-random = random
option-kitten-side = Side of the mats
    .help = Advanced kittens have one special spell in place of a basic one.
option-kitten-side-basic = basic
option-kitten-side-advanced = advanced
option-kitten-side-mixed = everyone picks a side
option-new-rules = New Rules
    .help = The Chaos Cat also brings a New Rule.
option-chaos-mode = Chaos Mode
    .help = Several Chaos Cats, and each makes things worse; for three or four players.
option-chaos-cats = Chaos Cats
    .help = How many Chaos Cats there are in Chaos Mode.
option-chaos-cats-2 = 2
option-chaos-cats-3 = 3
option-chaos-cats-4 = 4
option-first-player = First player
    .help = Who has the first turn; by the rulebooks, whoever last fed, petted or saw a cat.
option-first-player-random = random
option-first-player-host-picks = the first seat decides
option-first-player-fixed-seat = the first seat begins
option-curse-set-known = Curses of this game
    .help = Whether everyone knows which six curses take part.
option-curse-set-known-hidden = hidden
option-curse-set-known-public = known to all
option-chaos-redraw = After a Chaos Cat
    .help = Whether whoever drew a Chaos Cat draws again.
option-chaos-redraw-replace = draw again
option-chaos-redraw-none = no other card
option-chaos-order = Order of chaos
    .help = What a Chaos Cat does first.
option-chaos-order-open-first = Chapter 3 opens first
option-chaos-order-effect-first = the effect comes first
option-two-player-chaos-cat = Chaos Cat for two
    .help = Whether the Chaos Cat is in the deck of two players.
option-two-player-chaos-cat-keep = in the deck
option-two-player-chaos-cat-remove = in the box
option-switch-scope = Switch reaches
    .help = Which cards Switch may exchange.
option-switch-scope-any = any two cards
option-switch-scope-mine-involved = at least one of your own
option-switch-scope-own-only = only your own
option-null-switch = Switch without change
    .help = Whether Switch may exchange cards that are alike or lie together.
option-null-switch-allow = allowed
option-null-switch-forbid = forbidden
option-swat-short = Swat with one card
    .help = What Swat does with a single card.
option-swat-short-as-many = discards it
option-swat-short-illegal = cannot be cast
option-overflow-placer = Card from Overflow
    .help = Who places the card that Overflow gives away.
option-overflow-placer-receiver = who gets it
option-overflow-placer-caster = who gives it
option-favor-reveal = Top card of Favor
    .help = When the card from the deck is seen.
option-favor-reveal-first = before you choose
option-favor-reveal-after-choice = after you chose
option-yoink-own = Yoink at home
    .help = Whether Yoink may take from your own circle.
option-yoink-own-allow = allowed
option-yoink-own-forbid = forbidden
option-defeat-order = Order of defeated curses
    .help = Which curse comes first if you can defeat several.
option-defeat-order-ascending = the lowest chapter
option-defeat-order-active-chooses = you choose
option-end-check = Checking curses
    .help = How often circles are checked at the end of a turn.
option-end-check-loop = until none is satisfied
option-end-check-single = once
option-caught-timing = When caught
    .help = Whether the turn is finished after the professor came.
option-caught-timing-immediate = the game stops at once
option-caught-timing-finish-turn = curses are still defeated
option-cleanest-compare = Cleanest paws of
    .help = Whose cards count when the professor looks at paws.
option-cleanest-compare-remaining = those not guilty
option-cleanest-compare-all = everyone
option-discard-take = From the discard pile
    .help = Which card an effect takes from the discard pile.
option-discard-take-choose = of your choice
option-discard-take-top = the top card
option-discard-take-random = random
option-pass-resolution = Passing cards
    .help = Whether everyone chooses before cards are placed, or one after another.
option-pass-resolution-by-kind = depends on the card
option-pass-resolution-set-aside = everyone first chooses
option-pass-resolution-sequential = one after another
option-empty-chapter = Discarding empty chapters
    .help = Whether an empty chapter will do when one has to be discarded.
option-empty-chapter-allowed = allowed
option-empty-chapter-refused = only if all are empty
option-pass-placement = Passed cards
    .help = Who says which chapter a passed card goes to.
option-pass-placement-receiver = who gets it
option-pass-placement-keep-chapter = the chapter stays the same
option-pass-placement-giver = who passes it
option-mass-pass-placement = Passed chapters
    .help = Where the cards of a passed chapter go.
option-mass-pass-placement-keep-chapter = the same chapter
option-mass-pass-placement-receiver = where their new owner likes
option-end-reveal = Extra Credit when caught
    .help = Whether Extra Credit is shown although it does not count.
option-end-reveal-show-ec = shown
option-end-reveal-hide-ec = never shown
option-cards = Cards
    .help = Our cards, or the printed values that somebody copied from the box.
option-cards-ours = ours
option-cards-box = from the box

## House rules that go well together

preset-book = By the book
    .help = Basic kittens and one Chaos Cat: the game to begin with. Cards that the rulebooks do not show are ours.
preset-advanced = Advanced kittens
    .help = Special spells, and a New Rule when the Chaos Cat comes.
preset-chaos = Chaos Mode
    .help = Three Chaos Cats and a card that gets worse with each: for three or four.
preset-arch-chaos = Utter chaos
    .help = Special spells and all four Chaos Cats: for three or four who like it wild.

## How a game ends, in a few words: for reports and house rules

ending-six = All six curses are back
ending-caught = Caught: the cleanest paws win
ending-caught-nobody = Caught: nobody wins
