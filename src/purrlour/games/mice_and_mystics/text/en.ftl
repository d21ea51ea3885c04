### Mice and Mystics. How keys are chosen: words/words.py.
### One sentence, one line: Fluent keeps line breaks.
### Names and cards are in things-en.ftl, the story is in book-en.ftl.

## The game

game-title = Mice and Mystics
game-description = Lead four small mice through a big castle: a story for one to four players who win or lose together.
game-minutes = About 60 minutes
game-difficulty = Hard

thing-search = Search deck
thing-encounters = Encounter deck
thing-discard = Discard pile
thing-stash = Party stash
thing-wheel = Cheese wheel
thing-track = Initiative track
thing-page = Page
thing-end = The End
thing-pack = Pack
thing-worn = Worn and held
thing-abilities = Abilities
thing-objective = Objective
thing-special-rules = In this chapter

count-cheese = { $count } cheese
count-wounds = { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
}
count-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
count-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
count-pages = { $count ->
    [one] { $count } page
   *[other] { $count } pages
}

stat-battle = Battle
stat-defence = Defence
stat-lore = Lore
stat-move = Move
stat-life = Life

class-warrior = warrior
class-leader = leader
class-tinkerer = tinkerer
class-healer = healer
class-scamp = scamp
class-archer = archer
class-mystic = mystic

status-stunned = stunned
status-webbed = webbed
status-down = knocked down
status-charmed = charmed
status-poison = poison
status-captured = captured

## Dice: face 1 to 6, and the number on it

face-1 = cheese
face-2 = sword with a star
face-3 = sword and shield
face-4 = bow
face-5 = bow with a star
face-6 = sword and shield with a star
face-none = no dice
number-1 = 1
number-2 = 2
number-3 = 3
number-4 = 2
number-5 = 1
number-6 = 3
number-none = no dice

purpose-move = to move
purpose-attack = to attack
purpose-defence = to defend
purpose-search = to search
purpose-trap = against the trap
purpose-water = to get out of the water
purpose-recover = to recover
purpose-check = for it
purpose-ambush = for the ambush
purpose-chase = for the chase

## Spaces with a name of their own; all others are called what the map says

space-shelf = the shelf
space-rack = the plate rack
space-chair = the chair
space-table = the table
space-stool = the stool
space-worktable = the work table
space-post = the bell post

item-hook = the Fishhook & Thread
item-fork = the Dinner Fork
item-grape = the Grape
item-snare = a snare
item-trap = a mousetrap

way-north = north
way-east = east
way-south = south
way-west = west
way-flip = to the other side of the room

## Choices

action-pass = Pass
action-end = End the turn
action-stand = Stand up
action-stop = Stop here
action-scurry = Scurry
action-search = Search
action-equip = Equip
action-level-up = Level up
action-keep = Keep it
action-trade = Discard it for cheese
action-done = Done
action-yes = Yes
action-no = No
action-give-cheese = Give a piece of cheese
action-take-cheese = Take a piece of cheese
action-recover = { $status ->
    [stunned] Recover from being stunned
   *[other] Recover from the web
}
action-numbered = { $verb ->
    [face] The die shows: { $number ->
        [1] 1, cheese
        [2] 2, sword with a star
        [3] 3, sword and shield
        [4] 2, bow
        [5] 1, bow with a star
       *[other] 3, sword and shield with a star
    }
    [die] Die { $number }
    [special] The chapter’s own action { $number }
   *[choose] Possibility { $number }
}
action-explore = { $way ->
    [north] Explore north
    [east] Explore east
    [south] Explore south
    [west] Explore west
   *[flip] Explore the other side
}
action-party-item = { $verb ->
    [lay] { $item ->
        [hook] Lay the Fishhook & Thread
        [fork] Put down the Dinner Fork
       *[grape] Put down the Grape
    }
   *[back] { $item ->
        [hook] Pick up the Fishhook & Thread
       *[fork] Pick up the Dinner Fork
    }
}
action-hero = { $verb ->
    [share] Share with { CARD($hero) }
    [hero] Play { CARD($hero) }
    [fling] Fling { CARD($hero) } with the fork
   *[innate] Use { CARD($hero) }’s own ability
}
action-ability = { $verb ->
    [learn] Learn { CARD($ability) }
   *[use] Use { CARD($ability) }
}
action-card = { $verb ->
    [use] Use { CARD($card, case: "the") }
   *[card] Choose { CARD($card, case: "the") }
}
action-order = Initiative card: { CARD($card) }
action-figure = { $verb ->
    [attack] Attack { CARD($figure, case: "the") }
    [throw] Throw the Grape at { CARD($figure, case: "the") }
   *[pick] Pick { CARD($figure, case: "the") }
}
action-kind = This kind: { CARD($minion) }
action-space = { $verb ->
    [go] Go to { EACH($space, of: "space") }
   *[at] Choose { EACH($space, of: "space") }
}

## Questions

ask-hero = Mouse { $card } of the party: who is it?
ask-begin = The party is complete. Shall the story begin?
ask-ability = { EACH($card, of: "card") }: which ability to begin with?
ask-turn = { EACH($card, of: "card") }: move, act, or end the turn.
ask-step = { EACH($card, of: "card") } scurries: where to?
ask-route = { EACH($card, of: "card") } has several ways that are equally short: which one?
ask-next-foe = { EACH($card, of: "card") }: several of them are equally near. Which one acts next?
ask-entry = { EACH($card, of: "card") }: several entry spaces are equally good. Which one?
ask-arrive = { EACH($card, of: "card") } arrives: on which space?
ask-weapon = { EACH($card, of: "card") } attacks: with which weapon?
ask-wound = { EACH($card, of: "card") } is wounded: which initiative card takes the wound?
ask-window = { $kind ->
    [start-turn] { EACH($card, of: "card") } begins its turn. Use a card or ability?
    [before-move] { EACH($card, of: "card") } is about to move. Use a card or ability?
    [before-attack] { EACH($card, of: "card") } is about to attack. Use a card or ability?
    [before-defence] { EACH($card, of: "card") } is about to defend. Use a card or ability?
    [after-roll] { EACH($card, of: "card") } has rolled. Use a card or ability?
    [after-attack] { EACH($card, of: "card") } has attacked. Use a card or ability?
    [after-defence] { EACH($card, of: "card") } has defended. Use a card or ability?
    [after-kill] { EACH($card, of: "card") } has defeated a minion. Use a card or ability?
    [after-trapfail] The trap under { EACH($card, of: "card") } is about to snap. Use a card or ability?
    [after-action] { EACH($card, of: "card") } has acted. Use a card or ability?
    [after-scroll] { EACH($card, of: "card") } has read a scroll. Use a card or ability?
    [after-trade] { EACH($card, of: "card") } has discarded a card for cheese. Use a card or ability?
    [targeted] { EACH($card, of: "card") } is being attacked. Use a card or ability?
    [placed] Minions have arrived. Use a card or ability?
    [wheel] Cheese goes on the wheel. Use a card or ability?
    [hourglass] The hourglass is about to move. Use a card or ability?
    [surge] A surge is coming. Use a card or ability?
    [minion-turn] The minions’ turn begins. Use a card or ability?
    [capture] { EACH($card, of: "card") } is about to be captured. Use a card or ability?
   *[other] Use a card or ability?
}
ask-keep = { $about } Keep it, or discard it for cheese?
ask-keep-one = { EACH($card, of: "card") } takes one card along into the next chapter: which?
ask-peek = The two top encounter cards, the first one first. { $about } Do they change places?
ask-drop = { EACH($card, of: "card") } carries too much: which card goes?
ask-share = { $about } What changes paws?
ask-equip = { EACH($card, of: "card") }: what is put on or off?
ask-face = { EACH($card, of: "roll") }: what does the die show?
ask-pick = { $about } Who?
ask-space = { $about } Which space?
ask-choose = { $about } Which one?
ask-trap = { EACH($card, of: "card") } steps on a trap: roll lore instead of move?
ask-disguise = The encounter card is { EACH($card, of: "card") }. Do you wear the Disguises, so that no rat warriors come?
ask-learn = { EACH($card, of: "card") } learns: which ability?
ask-dice = { $about } Which die?
ask-act = { EACH($card, of: "card") } takes an action at once: which?
ask-land = { EACH($card, of: "card") } flies: on which space in sight is the landing?
ask-lay = { $card ->
    [fishhook_thread] The Fishhook & Thread links your space with another one: which?
    [dinner_fork] The Dinner Fork is put down: on which space?
   *[grape] The Grape is put down: on which space?
}
ask-toss = { EACH($card, of: "card") } throws the Grape. Toss it like a coin: has it landed squashed?
ask-kind = { $about } Which kind of minion?
ask-many = { $about } Who else, or is that all?

wait-hero = { $seat } is choosing a mouse…
wait-begin = { $seat } is opening the storybook…
wait-ability = { $seat } is choosing an ability…
wait-turn = Waiting for { $seat } to move or act…
wait-step = Waiting for { $seat } to scurry…
wait-route = { $seat } is choosing a minion’s way…
wait-next-foe = { $seat } is choosing the next minion…
wait-entry = { $seat } is placing a minion…
wait-arrive = { $seat } is placing a mouse…
wait-weapon = { $seat } is choosing a weapon…
wait-wound = { $seat } is placing a wound…
wait-window = { $seat } may use something…
wait-keep = { $seat } is looking at a card…
wait-keep-one = { $seat } is choosing a card…
wait-peek = { $seat } is looking at encounter cards…
wait-drop = { $seat } is clearing a pack…
wait-share = { $seat } is sharing…
wait-equip = { $seat } is changing equipment…
wait-face = { $seat } is rolling a die…
wait-pick = { $seat } is choosing a figure…
wait-space = { $seat } is choosing a space…
wait-choose = { $seat } is making a choice…
wait-trap = { $seat } is looking at a trap…
wait-disguise = { $seat } is thinking about the Disguises…
wait-learn = { $seat } is choosing what to learn…
wait-dice = { $seat } is choosing dice…
wait-act = { $seat } is choosing an action…
wait-land = { $seat } is aiming the fork…
wait-lay = { $seat } is choosing a place…
wait-toss = { $seat } is tossing the Grape…
wait-kind = { $seat } is choosing a kind of minion…
wait-many = { $seat } is choosing figures…

table-play = It is about { EACH($card, of: "card") }.
table-mouse = { EACH($card, of: "card") } has found something.
table-card = { CARD($card) }: { EACH($card, of: "effect") }
table-effect = { EACH($card, of: "card") }: { EACH($card, of: "effect") }
table-encounter = { EACH($card, of: "card") }: { EACH($card, of: "effect") }
table-chapter = The chapter “{ EACH($card, of: "chapter") }” asks.
table-spill = The blow of { EACH($card, of: "card") } was stronger than needed: the rest strikes another minion there.
table-share = { EACH($card, of: "card") } shares
table-with = with { EACH($card, of: "card") }.

choice-draw-the-venom-1 = Take away 2 poison
choice-draw-the-venom-2 = Cure stunned, webbed, knocked down or charmed
choice-two-places-1 = Two mice change places
choice-two-places-2 = Go to another mouse

roll-move = A die for the move
roll-attack = A die for the attack
roll-defence = A die for the defence
roll-search = A die for the search
roll-trap = A die against the trap
roll-water = A die against the water
roll-recover = A die for the recovery
roll-check = A die for the test
roll-ambush = A die for the ambush
roll-chase = A die for the chase

## What happened

event-began = The chapter “{ EACH($chapter, of: "chapter") }” begins. The first room: { EACH($room, of: "card") }.
event-chose = { $seat } has chosen.
event-chose-you = You have chosen.
event-agreed = The party has voted: { $count } of { $total } for this choice.
event-hero-chosen = { $seat } plays { CARD($hero) }.
event-hero-chosen-you = You play { CARD($hero) }.
event-learned = { CARD($hero) } learns { CARD($ability) }.

event-order-set = The order of turns: { EACH($cards, of: "card") }.
event-card-moved = { CARD($card) } moves to place { $place } of the track.
event-card-left = { CARD($card) } leaves the track.
event-round = Round { $number } begins.
event-turn = { $card ->
    [brodie_pounces] Brodie crouches: he is going to pounce.
    [brodie_chases] Brodie pricks up his ears: the chase begins.
    [roach] It is the roaches’ turn.
    [rat_warrior] It is the rat warriors’ turn.
    [elite_rat] It is the elite rats’ turn.
   *[other] { CARD($card) }’s turn begins.
}
event-turn-skipped = { $clause ->
    [MM-239] { CARD($card) } is captured, and there are minions about: the turn is missed.
   *[other] { CARD($card) } misses this turn.
}

event-rolled = { $figure ->
    [none] { $purpose ->
        [ambush] A die for the ambush: { EACH($faces, of: "number") }.
       *[other] The story rolls: { EACH($faces, of: "face") }.
    }
   *[other] { $purpose ->
        [move] { CARD($figure) } rolls to move: { EACH($faces, of: "number") }.
        [chase] { CARD($figure) } rolls for the chase: { EACH($faces, of: "number") }.
        [ambush] { CARD($figure) } rolls for the ambush: { EACH($faces, of: "number") }.
       *[other] { CARD($figure) } rolls { EACH($purpose, of: "purpose") }: { EACH($faces, of: "face") }.
    }
}
event-die-changed = { CARD($hero) } turns dice. Now they show: { EACH($faces, of: "face") }.
event-move-rolled = { CARD($hero) } may take { $spaces ->
    [one] { $spaces } step
   *[other] { $spaces } steps
}.
event-stepped = { CARD($figure) } goes to { EACH($space, of: "space") }.
event-move-ended = { $clause ->
    [MM-84] { CARD($hero) } meets a minion: the move ends at { EACH($space, of: "space") }.
    [MM-88] { CARD($hero) } is in the water: the move ends at { EACH($space, of: "space") }.
   *[other] { CARD($hero) } must stop at { EACH($space, of: "space") }.
}
event-stood-up = { CARD($figure) } gets up again, which takes the whole move.
event-stayed-in-water = { CARD($hero) } cannot get out of the water.
event-left-water = { CARD($hero) } climbs out of the water, to { EACH($space, of: "space") }.
event-drifted = { $space ->
    [none] The current carries { EACH($figure, of: "card") } off the tile!
   *[other] The current carries { EACH($figure, of: "card") } to { EACH($space, of: "space") }.
}
event-trap-passed = { CARD($hero) } gets safely past the trap on { EACH($space, of: "space") }.
event-trap-sprung = Snap! The trap on { EACH($space, of: "space") } goes off under { CARD($hero) }: a wound, a piece of cheese, and the turn is over.
event-traps-laid = Mousetraps are set on { EACH($spaces, of: "space") }.

event-attacked = { CARD($figure) } attacks { CARD($target, case: "the") } with { CARD($card, case: "the") }.
event-attacked-hidden = { $figure ->
    [none] { CARD($target) } is in for a blow.
   *[other] { $mode ->
        [ranged] { CARD($figure) } attacks { CARD($target, case: "the") } from afar.
       *[melee] { CARD($figure) } attacks { CARD($target, case: "the") }.
    }
}
event-hits = { CARD($figure) } scores { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}.
event-defended = { CARD($figure) } blocks { $blocks ->
    [0] nothing
    [one] { $blocks } hit
   *[other] { $blocks } hits
}. Wounds: { $wounds }.
event-wounded = { $poison ->
    [yes] { CARD($figure) } takes { $wounds ->
        [one] { $wounds } poisoned wound
       *[other] { $wounds } poisoned wounds
    } and has { $total } now.
   *[no] { CARD($figure) } takes { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    } and has { $total } now.
}
event-unharmed = { $type ->
    [sharp] { CARD($figure) } does not mind sharp edges: no wounds.
    [blunt] { CARD($figure) } does not mind blunt blows: no wounds.
    [fire] { CARD($figure) } does not mind fire: no wounds.
    [magic] { CARD($figure) } does not mind magic: no wounds.
   *[other] { CARD($figure) } does not mind that at all: no wounds.
}
event-card-wounded = A wound on { CARD($card, case: "the") }: { $total } there now.
event-defeated = { $hero ->
    [none] { CARD($figure) } is defeated.
   *[other] { CARD($hero) } defeats { CARD($figure, case: "the") }.
}
event-stole = { $wheel ->
    [yes] { CARD($figure) } steals { $count } cheese from { CARD($hero) } and rolls it to the wheel.
   *[no] { CARD($figure) } steals { $count } cheese from { CARD($hero) } and eats it.
}

# Whoever pays has a count below nought, so only what is left is told.
event-cheese = { $clause ->
    [MM-34] { CARD($hero) } pays for the ability and has { $total } cheese left.
    [MM-190] { CARD($hero) } pays for the new ability and has { $total } cheese left.
    [MM-164] { CARD($hero) } is robbed and has { $total } cheese left.
    [MM-98] { CARD($hero) } gets { $count } cheese from the trap and has { $total } now.
    [MM-108] { CARD($hero) } rolled cheese: { $count } more, { $total } now.
    [MM-132] { CARD($hero) } gets { $count } cheese for the card and has { $total } now.
    [MM-286] The Cheesemaster feeds { CARD($hero) }: { $count } more cheese, { $total } now.
   *[other] { CARD($hero) } has { $total } cheese now.
}
event-wheel = { $clause ->
    [MM-54] Race against time: { $count } cheese goes on the wheel, { $total } now.
    [MM-109] The minions rolled cheese: { $count } goes on the wheel, { $total } now.
    [MM-163] Stolen cheese: { $count } goes on the wheel, { $total } now.
    [MM-32] That makes a noise: { $count } cheese goes on the wheel, { $total } now.
   *[other] { $count } cheese goes on the wheel, { $total } now.
}
event-surged = The cheese wheel is full: a surge!
event-page = { $clause ->
    [MM-176] The surge turns a page: the hourglass is on page { $page }, The End on { $end }.
    [MM-237] The capture turns a page: the hourglass is on page { $page }, The End on { $end }.
   *[other] The hourglass is on page { $page }, The End on { $end }.
}
event-end-moved = The End moves to page { $end }.

event-encounter = An encounter: { CARD($encounter) }.
event-encounter-gone = The encounter card { CARD($encounter) } is discarded.
event-disguised = { $count ->
    [one] The Disguises work: { $count } rat warrior stays away.
   *[other] The Disguises work: { $count } rat warriors stay away.
}
event-placed = { CARD($figure) } appears on { EACH($space, of: "space") }.
event-explored = { $way ->
    [flip] { CARD($hero) } explores, and everyone slips through to the other side: { EACH($room, of: "card") }.
   *[other] { CARD($hero) } explores { EACH($way, of: "way") }, and everyone goes along: { EACH($room, of: "card") }.
}
event-tile-turned = A tile is turned over: { EACH($room, of: "card") }.
event-arrived = { CARD($hero) } arrives on { EACH($space, of: "space") }.

event-searched = { $found ->
    [yes] { CARD($hero) } searches and finds something.
   *[no] { CARD($hero) } searches and finds nothing.
}
event-card-found = { CARD($hero) } draws { CARD($card, case: "the") }.
event-card-kept = { $clause ->
    [MM-282] { CARD($hero) } takes { CARD($card, case: "the") } along into the next chapter.
   *[other] { CARD($hero) } keeps { CARD($card, case: "the") }.
}
event-card-traded = { CARD($hero) } discards { CARD($card, case: "the") } for cheese.
event-card-dropped = { CARD($hero) } discards { CARD($card, case: "the") }.
event-card-lost = { CARD($hero) } loses { CARD($card, case: "the") }.
event-party-item = Into the party stash: { CARD($card, case: "the") }.
event-card-returned = Back into the search deck: { CARD($card, case: "the") }.
event-deck-shuffled = The discarded { $deck ->
    [encounter] encounter
   *[search] search
} cards are shuffled: { $count ->
    [one] { $count } card is
   *[other] { $count } cards are
} the new deck.

event-recovered = { $free ->
    [yes] { CARD($hero) } recovers and is { $status ->
        [webbed] webbed
       *[stunned] stunned
    } no more.
   *[no] { CARD($hero) } tries to recover, and is still { $status ->
        [webbed] webbed
       *[stunned] stunned
    }.
}
event-ailing = { $status ->
    [webbed] { CARD($figure) } is caught in a web.
    [down] { CARD($figure) } is knocked down.
    [charmed] { CARD($figure) } is charmed.
   *[stunned] { CARD($figure) } is stunned.
}
event-cured = { $status ->
    [webbed] { CARD($figure) } is free of the web.
    [down] { CARD($figure) } stands upright again.
    [charmed] { CARD($figure) } is charmed no more.
    [poison] { CARD($figure) } is rid of poison.
   *[stunned] { CARD($figure) } is stunned no more.
}
event-healed = { CARD($hero) } is healed of { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
}.
event-captured = { $clause ->
    [MM-94] The water has carried { CARD($hero) } away: captured!
   *[other] { CARD($hero) } is captured!
}
event-rescued = { CARD($hero) } is rescued, and back on { EACH($space, of: "space") }.
event-charmed-turn = { CARD($hero) } is charmed and turns on friends.

event-shared = { CARD($hero) } gives { CARD($card, case: "the") } to { CARD($other) }.
event-cheese-shared = { CARD($hero) } gives a piece of cheese to { CARD($other) }.
event-equipped = { $worn ->
    [yes] { CARD($hero) } puts on { CARD($card, case: "the") }.
   *[no] { CARD($hero) } puts { CARD($card, case: "the") } into the pack.
}
event-ability-used = { CARD($hero) } uses { CARD($ability) } for { $cost } cheese.
event-card-used = { CARD($hero) } uses { CARD($card, case: "the") }.

event-token-laid = On { EACH($spaces, of: "space") } now: { EACH($item, of: "item") }.
event-token-taken = { $stash ->
    [yes] Back in the party stash: { EACH($item, of: "item") }.
   *[no] Gone from the board: { EACH($item, of: "item") }.
}
event-flung = { CARD($hero) } leaps on the fork, and { CARD($other) } flies to { EACH($space, of: "space") }!
event-grape-thrown = { $squashed ->
    [yes] { CARD($figure) } throws the Grape at { EACH($space, of: "space") }: splat!
   *[no] { CARD($figure) } throws the Grape at { EACH($space, of: "space") }: it bowls everyone over, and stays whole.
}
event-feasted = { $count ->
    [one] { $count } roach has eaten the Grape, and is gone.
   *[other] { $count } roaches have eaten the Grape, and are gone.
}
event-cat-pounced = Brodie pounces on { EACH($space, of: "space") }!

event-story = { $short ->
    [yes] { EACH($key, of: "story", form: "child") }
   *[no] { EACH($key, of: "story") }
}
event-flag = { $on ->
    [yes] The story will remember: { EACH($flag, of: "flag") }.
   *[no] The story forgets: { EACH($flag, of: "flag") }.
}
event-taken = { CARD($hero) } takes { EACH($thing, of: "thing") }.
event-trophy = { CARD($hero) } earns a trophy: { CARD($trophy) }!
event-awarded = The party wins a story trophy: { EACH($trophy, of: "card") }!
event-peeked = On top of the encounter deck: { EACH($encounters, of: "card") }.
event-skipped = { $what ->
    [move] { CARD($figure) } will not move on the next turn.
    [battle] { CARD($figure) } will not attack on the next turn.
   *[turn] { CARD($figure) } will miss the next turn.
}
event-ended = { $reason ->
    [last-page] The hourglass has reached The End.
    [all-captured] Every mouse is captured.
    [defeated] What should never have happened has happened: the chapter is lost.
   *[won] The chapter is won!
}

## How it ended

outcome-won = The mice have won the chapter.
outcome-won-you = You have won the chapter together!
outcome-last-page = The hourglass reached The End before the mice did.
outcome-last-page-you = The hourglass reached The End before you did. Shall the story begin once more?
outcome-all-captured = All mice were captured.
outcome-all-captured-you = All your mice were captured. Shall the story begin once more?
outcome-defeated = The chapter is lost.
outcome-defeated-you = The chapter is lost. Shall the story begin once more?

## Refusals

refuse-not-now = That is not possible right now.
refuse-no-such-card = { CARD($card) } is not at hand.
refuse-needs-weapon = Without a weapon in its paws a mouse cannot attack.
refuse-out-of-reach = { CARD($figure) } is out of reach.
refuse-must-shoot-near = There are minions close by: one of them must be the target.
refuse-not-in-sight = { CARD($figure) } cannot be seen from here.
refuse-minions-about = Nobody explores while there are minions in the room.
refuse-no-exit-here = There is no such way out beside this mouse.
refuse-way-closed = The way is closed: the tile beyond has no exit that fits.
refuse-exit-locked = This exit is locked.
refuse-hook-needed = To get through here the party needs the Fishhook & Thread in its stash.
refuse-tool-needed = Only a tinkerer or a scamp can open this.
refuse-no-steps-left = No steps are left.
refuse-too-steep = Climbing here takes 3 steps.
refuse-red-line = Mice cannot cross the red line there.
refuse-not-adjacent = That space is not next to this mouse.
refuse-space-full = That space is full.
refuse-held-by-minions = Too many minions are on this space: the mouse cannot get away.
refuse-against-current = Nobody swims against the current.
refuse-already-moved = This mouse has made its move.
refuse-move-first = A scurry comes after the normal move.
refuse-already-acted = This mouse has had its action.
refuse-you-are-webbed = This mouse is webbed and cannot move.
refuse-you-are-stunned = This mouse is stunned: it can only recover.
refuse-stand-up-first = This mouse lies on the ground: standing up is its move.
refuse-searched-here = This mouse has found something in this room already.
refuse-nothing-to-recover = { $status ->
    [stunned] This mouse is not stunned: there is nothing to recover from.
   *[webbed] This mouse is in no web: there is nothing to recover from.
    }
refuse-not-in-water = In the water there is no time for that.
refuse-free-action-used = That has been done once this turn.
refuse-nobody-near = No other mouse is near enough.
refuse-too-little-cheese = That costs { $cost } cheese.
refuse-one-ability-a-turn = A mouse uses one ability a turn.
refuse-wrong-class = { CARD($ability) } is for another class.
refuse-ability-taken = Another mouse has { CARD($ability) } already.
refuse-hero-taken = { CARD($hero) } is in the party already.
refuse-hero-not-allowed = { CARD($hero) } does not take part in this chapter.
refuse-card-not-for-you = This mouse cannot use { CARD($card, case: "the") }.
refuse-no-room-to-wear = There is no free paw or place on the body for { CARD($card, case: "the") }.
refuse-bad-campaign = The campaign cannot be read here: “{ $text }”.
refuse-unknown-in-campaign = The campaign speaks of “{ $name }”, and there is no such thing any more.
refuse-kept-party-item = “{ CARD($card) }” belongs to the whole party: no mouse keeps it for the next chapter.
refuse-other-book = This campaign belongs to the storybook “{ $book }”, not to “{ $wanted }”.
refuse-other-storybook = This is told from the storybook “{ $book }”, and here lies “{ $here }”.
refuse-campaign-over = This campaign is over: every chapter has been told.
refuse-no-such-chapter = The storybook has no chapter “{ $value }”.
refuse-not-in-stash = That is not in the party stash.
refuse-answer-first = { $decision ->
    [hero] First choose a mouse.
    [begin] First open the storybook.
    [ability] First choose an ability.
    [step] First finish the scurry.
    [route] First choose the minion’s way.
    [next-foe] First say which minion acts.
    [entry] First place the minion.
    [arrive] First place the mouse.
    [weapon] First choose a weapon.
    [wound] First say where the wound goes.
    [window] First say whether you use a card or ability.
    [keep] First decide about the card you found.
    [keep-one] First choose the card for the next chapter.
    [peek] First decide about the encounter cards.
    [drop] First clear the pack.
    [share] First finish sharing.
    [equip] First finish dressing.
    [face] First say what the die shows.
    [trap] First deal with the trap.
    [disguise] First decide about the Disguises.
    [learn] First choose what to learn.
    [turn] It is your mouse’s turn: move, act or end it.
    [pick] First choose a figure.
    [space] First choose a space.
    [choose] First choose one of the possibilities.
    [dice] First choose a die.
    [act] First take the action you were given.
    [land] First say where the mouse lands.
    [lay] First say where it lies.
    [toss] First say how the Grape has landed.
    [kind] First choose a kind of minion.
   *[other] First answer the question.
}

## House rules

option-chapter = Chapter
    .help = Which chapter of the storybook is played.
option-chapter-1 = 1: The Silent Bell
option-chapter-2 = 2: Down the Drain
option-chapter-3 = 3: The Cat’s Hour
option-chapter-4 = 4: The Clockwork Stair
option-chapter-5 = 5: The Moth-Regent
option-party = Heroes
    .help = Whether players choose the heroes, or the chapter does.
option-party-choose = players choose
option-party-suggested = as the chapter suggests
option-team = Choices of the team
    .help = Who makes a choice that belongs to everyone.
option-team-active = the active player
option-team-leader = the first seat
option-team-vote = a vote of all
option-ties = Equal options
    .help = Whether players are asked where several ways or places are equally good.
option-ties-ask = ask
option-ties-auto = settle them
option-trophies = Individual trophies
    .help = Five small trophies for single mice; three of them move The End away.
option-dice = Dice
    .help = Purrlour rolls, or you roll real dice and type what they show.
option-dice-rolled = rolled for you
option-dice-typed = real ones, typed in
option-level = Difficulty
    .help = Moves The End by a page: later is easier, sooner is harder.
option-level-normal = normal
option-level-easy = easy
option-level-hard = hard
option-surge = Surge on an empty track
    .help = What happens to the order of turns when a surge finds no minion on the track.
option-surge-auto = as it comes
option-surge-append = always added
option-surge-reshuffle = always shuffled
option-midmove = Free actions on the move
    .help = Whether share, equip and level up are allowed between two steps.
option-chase = Brodie’s chase
    .help = Whether the cat turns back for mice he has run past while he can still run.
option-chase-whole = as far as rolled
option-chase-once = past each mouse once
option-campaign = Campaign
    .help = What the heroes bring along from earlier chapters.
option-campaign-none = none
option-tale = Story
    .help = How much of each passage is read out.
option-tale-whole = all of it
option-tale-short = in short, for children
option-book = Storybook
    .help = Whose chapters are told: ours, or those of the book that Purrlour was started with.
option-book-ours = ours

## House rules that go well together

preset-book = By the book
    .help = Normal difficulty, and every choice is yours. The chapters, heroes and cards are ours.
preset-brisk = Quick
    .help = The chapter’s own heroes, and equal options are settled for you.
preset-gentle = Easy
    .help = Like the quick game, with The End a page later and short passages: good with children.

## How a game ends, in a few words: for reports and house rules

ending-won = The chapter is won
ending-last-page = The hourglass reached The End
ending-all-captured = All mice were captured
ending-defeated = The chapter is lost
