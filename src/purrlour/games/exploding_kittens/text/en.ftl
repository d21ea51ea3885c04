### Exploding Kittens, Cat Burglar edition. How keys are chosen: words/words.py.
### One sentence, one line: Fluent keeps line breaks.

## The game

game-title = Exploding Kittens: Cat Burglar
game-description = Keep drawing cards, mind the kittens that go off, and outlive everyone at the table.
game-minutes = About 15 minutes
game-difficulty = Easy

thing-pile = Draw pile
thing-discard = Discard pile
thing-hand = Your hand
thing-burglar = Cat Burglar
count-kittens = { $count ->
    [one] { $count } Kitten
   *[other] { $count } Kittens
}

## Cards: the title; .a with its article, .many after “two”, “three” or “a pair of”

card-kitten = Exploding Kitten
    .a = an Exploding Kitten
    .many = Exploding Kittens
card-defuse = Defuse
    .a = a Defuse
    .many = Defuses
card-attack = Attack
    .a = an Attack
    .many = Attacks
card-nope = Nope
    .a = a Nope
    .many = Nopes
card-favor = Favor
    .a = a Favor
    .many = Favors
card-shuffle = Shuffle
    .a = a Shuffle
    .many = Shuffles
card-skip = Skip
    .a = a Skip
    .many = Skips
card-future = See the Future
    .a = a See the Future
    .many = See the Future cards
card-tacocat = Tacocat
    .a = a Tacocat
    .many = Tacocats
card-cattermelon = Cattermelon
    .a = a Cattermelon
    .many = Cattermelons
card-potato = Hairy Potato Cat
    .a = a Hairy Potato Cat
    .many = Hairy Potato Cats
card-beard = Beard Cat
    .a = a Beard Cat
    .many = Beard Cats
card-rainbow = Rainbow-Ralphing Cat
    .a = a Rainbow-Ralphing Cat
    .many = Rainbow-Ralphing Cats

## What a card does

effect-kitten = Goes off in your paws, unless a Defuse is at hand.
effect-defuse = Purrs a Kitten to sleep; then you tuck it back into the pile wherever you like.
effect-attack = You stroll off without drawing, and whoever is next inherits two turns of trouble.
effect-nope = One swat, and what somebody just played lands on the floor, even another Nope.
effect-favor = You make huge eyes at somebody until they pick a card of theirs and hand it over.
effect-shuffle = A ball of wool goes through the draw pile: from now on nobody knows the order.
effect-skip = Tiptoe out of this turn before it comes to drawing.
effect-future = A secret squint at the three cards on top of the pile.
effect-tacocat = All crunch and no use alone: two steal a card at random, three fetch one you name.
effect-cattermelon = Just lies there ripening alone: two steal a card at random, three fetch one you name.
effect-potato = A couch potato alone: two steal a card at random, three fetch one you name.
effect-beard = Strokes its beard alone: two steal a card at random, three fetch one you name.
effect-rainbow = Feels colourfully unwell alone: two steal a card at random, three fetch one you name.

## Choices

action-draw = Draw a card
action-pass = Let it happen
action-nope = Nope!
action-done = Put the cards back
action-resign = Give up
action-play = Play { CARD($card) }
action-favor = Favor: { $target } gives you a card
action-pair = Pair of { CARD($card, case: "many") }: steal a card from { $target }
action-three = Three { CARD($card, case: "many") }: demand a card from { $target }
action-name = Ask for { CARD($card, case: "a") }
action-burglar = Send the Cat Burglar to { $target } for { CARD($card, case: "a") }
action-give = Give { CARD($card) }
action-put = { $place ->
    [0] On top of the pile
    [one] Under { $place } card
   *[other] Under { $place } cards
}
# For whoever knows how deep the pile is.
action-put-bottom = At the very bottom, under { $place ->
    [one] { $place } card
   *[other] { $place } cards
}

## Questions

ask-turn = Your turn: play cards if you like, then draw one.
ask-name = Which card do you demand from { $target }?
ask-nope = { $about } { $answers ->
    [0] Will you stop it?
    [2] It is on again: will you stop it?
    [4] It is on again: will you stop it?
   *[other] It is off for now: will you nope that Nope?
}
ask-look = This is the future: put the cards back when you have seen enough.
ask-give = { $about } Which card do you give?
ask-put = Where in the pile do you hide the Kitten?

wait-turn = Waiting for { $seat } to play or draw…
wait-name = Waiting for { $seat } to name a card…
wait-nope = Waiting for { $seat } to nope or pass…
wait-look = Waiting for { $seat }, who is looking at the future…
wait-give = Waiting for { $seat } to choose a card to give…
wait-put = Waiting for { $seat } to hide the Kitten…

table-play = On the table: { CARD($card) }.
table-favor = On the table: a Favor, asked of { $target }.
table-favor-to-you = On the table: a Favor, asked of you.
table-pair = On the table: a pair of { CARD($card, case: "many") } against { $target }.
table-pair-to-you = On the table: a pair of { CARD($card, case: "many") } against you.
table-three = On the table: three { CARD($card, case: "many") } against { $target }.
table-three-to-you = On the table: three { CARD($card, case: "many") } against you.
table-name = It asks for { CARD($card, case: "a") }.

## What happened

event-drew = { $seat } drew { CARD($card) }.
event-drew-you = You drew { CARD($card) }.
event-drew-hidden = { $seat } drew a card.

event-peeked = { $seat } saw what is on top of the pile: { CARDS($cards) }.
event-peeked-you = On top of the pile: { CARDS($cards) }.
event-peeked-hidden = { $seat } looked at { $count ->
    [1] the top card
   *[other] the top { $count } cards
} of the pile.

event-hid = { $seat } hid the Kitten { $place ->
    [0] on top of the pile.
    [one] under { $place } card.
   *[other] under { $place } cards.
}
event-hid-you = You hid the Kitten { $place ->
    [0] on top of the pile.
    [one] under { $place } card.
   *[other] under { $place } cards.
}
event-hid-hidden = { $seat } hid the Kitten somewhere in the pile.

# EK-39 is a card given as a favor; otherwise a pair stole it.
event-gave = { $clause ->
    [EK-39] { $seat } gave { $taker } { CARD($card) }.
   *[other] { $taker } stole { CARD($card) } from { $seat }.
}
event-gave-you = { $clause ->
    [EK-39] You gave { $taker } { CARD($card) }.
   *[other] { $taker } stole { CARD($card) } from you.
}
event-gave-to-you = { $clause ->
    [EK-39] { $seat } gave you { CARD($card) }.
   *[other] You stole { CARD($card) } from { $seat }.
}
event-gave-hidden = { $clause ->
    [EK-39] { $seat } gave { $taker } a card.
   *[other] { $taker } stole a card from { $seat }.
}

event-handed = { $seat } handed { CARD($card) } to { $taker }.
event-handed-you = You handed { CARD($card) } to { $taker }.
event-handed-to-you = { $seat } handed { CARD($card) } to you.

event-lacked = { $seat } has no { CARD($card) }: { $taker } gets nothing.
event-lacked-you = You have no { CARD($card) }: { $taker } gets nothing.
event-lacked-to-you = { $seat } has no { CARD($card) }: you get nothing.

event-played = { $count ->
    [3] { $seat } played three { CARD($card, case: "many") } against { $target }.
    [2] { $seat } played a pair of { CARD($card, case: "many") } against { $target }.
   *[other] { $card ->
        [favor] { $seat } asked { $target } for a Favor.
       *[other] { $seat } played { CARD($card) }.
    }
}
event-played-you = { $count ->
    [3] You played three { CARD($card, case: "many") } against { $target }.
    [2] You played a pair of { CARD($card, case: "many") } against { $target }.
   *[other] { $card ->
        [favor] You asked { $target } for a Favor.
       *[other] You played { CARD($card) }.
    }
}
event-played-to-you = { $count ->
    [3] { $seat } played three { CARD($card, case: "many") } against you.
    [2] { $seat } played a pair of { CARD($card, case: "many") } against you.
   *[other] { $card ->
        [favor] { $seat } asked you for a Favor.
       *[other] { $seat } played { CARD($card) } against you.
    }
}

event-named = { $seat } demands { CARD($card, case: "a") } from { $target }.
event-named-you = You demand { CARD($card, case: "a") } from { $target }.
event-named-to-you = { $seat } demands { CARD($card, case: "a") } from you.

event-noped = { $chain ->
    [1] { $seat } said Nope.
    [2] { $seat } noped that Nope: it is on again.
    [4] { $seat } noped that Nope: it is on again.
   *[other] { $seat } said Nope to that as well: it is off again.
}
event-noped-you = { $chain ->
    [1] You said Nope.
    [2] You noped that Nope: it is on again.
    [4] You noped that Nope: it is on again.
   *[other] You said Nope to that as well: it is off again.
}

event-passed = { $seat } let it happen.
event-passed-you = You let it happen.

event-cancelled = { $count ->
    [3] { $seat } played three { CARD($card, case: "many") } for nothing: they are cancelled.
    [2] { $seat } played a pair of { CARD($card, case: "many") } for nothing: it is cancelled.
   *[other] { $seat } played { CARD($card) } for nothing: it is cancelled.
}
event-cancelled-you = { $count ->
    [3] You played three { CARD($card, case: "many") } for nothing: they are cancelled.
    [2] You played a pair of { CARD($card, case: "many") } for nothing: it is cancelled.
   *[other] You played { CARD($card) } for nothing: it is cancelled.
}

event-fizzled = { $target } has no cards: { $seat } gets nothing.
event-fizzled-you = { $target } has no cards: you get nothing.
event-fizzled-to-you = You have no cards: { $seat } gets nothing.

event-shuffled = { $seat } shuffled the draw pile.
event-shuffled-you = You shuffled the draw pile.

event-burgled = { $seat } sent the Cat Burglar to { $target } for { CARD($card, case: "a") }.
event-burgled-you = You sent the Cat Burglar to { $target } for { CARD($card, case: "a") }.
event-burgled-to-you = { $seat } sent the Cat Burglar to you for { CARD($card, case: "a") }.

event-revealed = { $seat } drew an Exploding Kitten!
event-revealed-you = You drew an Exploding Kitten!

event-defused = { $seat } defused the Kitten in the nick of time.
event-defused-you = You defused the Kitten in the nick of time.

# EK-24 is an explosion; otherwise the player gave up.
event-died = { $clause ->
    [EK-24] { $seat } exploded and is out.
   *[other] { $seat } is out.
}{ $count ->
    [0] { "" }
   *[other] { " " }On the discard pile now: { CARDS($cards, counted: "yes") }.
}
event-died-you = { $clause ->
    [EK-24] You exploded and are out.
   *[other] You are out.
}{ $count ->
    [0] { "" }
   *[other] { " " }On the discard pile now: { CARDS($cards, counted: "yes") }.
}

event-resigned = { $seat } gave up.
event-resigned-you = You gave up.

event-pawn-lost = { $seat } took the Cat Burglar along.
event-pawn-lost-you = You took the Cat Burglar along.

# EK-33: one of several turns is over, more are to come.
event-turn = { $clause ->
    [EK-33] { $owed ->
        [one] { $seat } has { $owed } more turn to take.
       *[other] { $seat } has { $owed } more turns to take.
    }
   *[other] { $owed ->
        [one] It is { $seat }’s turn.
       *[other] { $seat } has to take { $owed } turns in a row.
    }
}
event-turn-you = { $clause ->
    [EK-33] { $owed ->
        [one] You have { $owed } more turn to take.
       *[other] You have { $owed } more turns to take.
    }
   *[other] { $owed ->
        [one] It is your turn.
       *[other] You have to take { $owed } turns in a row.
    }
}

event-won = { $seat } outlived everyone and wins!
event-won-you = You outlived everyone: you win!

## How it ended

outcome-last-one-living = { $winner } wins: nobody else is alive.
outcome-last-one-living-you = You win: nobody else is alive.
outcome-last-one-living-lost = { $winner } wins. Your place: { $place } of { $seats }.

## Refusals

refuse-no-such-card = You have no { CARD($card) }.
refuse-needs-equal-cards = For that you need { $count } { CARD($card, case: "many") }.
refuse-only-pairs-of-cats = At this table only two equal cats are a combination.
refuse-not-playable-alone = { $card ->
    [kitten] An Exploding Kitten is never in anybody’s hand.
    [defuse] A single Defuse can only be played when you draw an Exploding Kitten.
   *[other] A single { CARD($card) } does nothing: you need two or three alike.
}
refuse-target-is-out = { $target } is out of the game.
refuse-target-has-no-cards = { $target } has no cards.
refuse-pawn-not-yours = The Cat Burglar does not stand in front of you.
refuse-pile-not-that-deep = The Kitten cannot go under { $place ->
    [one] { $place } card
   *[other] { $place } cards
}: there { $deepest ->
    [0] is no card
    [one] is only { $deepest } card
   *[other] are only { $deepest } cards
} in the pile.
refuse-nothing-to-nope = There is nothing to nope right now.
refuse-too-late-to-nope = Too late for a Nope: it has already begun.
refuse-kitten-cannot-be-noped = Neither an Exploding Kitten nor its Defuse can be noped.
refuse-top-card-is-yours = The card on top is your own, and you cannot nope yourself.
refuse-already-passed = You have passed already; the next chance comes with another Nope.
refuse-window-is-open = Wait a moment: the others may still say Nope.
refuse-wait-for-favor = Wait a moment: a card for your Favor is being chosen.
refuse-answer-first = { $decision ->
    [name] First name the card you demand.
    [nope] First decide: nope it, or let it happen.
    [look] First put the cards you are looking at back.
    [give] First choose the card you give.
    [put] First choose where the Kitten goes.
   *[turn] It is your turn: play a card or draw one.
}

## House rules

option-burglar = Cat Burglar
    .help = When the pawn stands in front of you, it can fetch somebody’s cat for you on your turn.
option-any-pairs = Any equal cards
    .help = Any two or three equal cards are a combination; without this, only two equal cats are.
option-turbo = Short deck
    .help = A third of the deck leaves the game unseen, so the bang comes sooner.
option-first = First player
    .help = Who takes the first turn.
option-first-random = random
option-first-0 = Player 1
option-first-1 = Player 2
option-first-2 = Player 3
option-first-3 = Player 4
option-first-4 = Player 5
option-nope-own = Nope your own cards
    .help = You may answer your own card with a Nope as well.
option-empty-targets = Empty hands as targets
    .help = You may aim a Favor or a combination at somebody without cards, though it brings you nothing.

## House rules that go well together

preset-book = By the book
    .help = As the rules have it, with the Cat Burglar.
preset-quick = Quick
    .help = A short deck: two out of three cards, and the bang comes sooner.
preset-classic = Without the burglar
    .help = Cards alone decide: the Cat Burglar stays in its basket.
preset-kids = Little paws
    .help = No Cat Burglar, and only two equal cats are a combination: less to keep in mind.

## The table in the browser

board-middle = On the table
board-way-pair = Two: steal a card at random
board-way-three = Three: demand a card by name
board-hand-empty = No cards left. You are still in: just draw when it is your turn.
board-hand-out = You are out, and warm by the stove. Stay and see who is left in the end.
board-hand-watching = You are watching. Hands stay secret until it is over.
board-hand-open = All hands are open: they lie at the seats.
board-hand-card = { CARD($card) }{ $count ->
    [1] { "" }
   *[other] , { $count } cards
}
board-hand-can = { $held }, can be chosen
board-hand-cannot = { $held }, not now
board-read = Read { CARD($card) }

board-pile = Draw pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-odds = { $risk }%
board-odds-label = Risk of a Kitten
board-odds-why = { $kittens } among them. Risk of a Kitten: { $risk }%.
board-odds-safe = The next card is not a Kitten.
board-known = You know { $cards }.
board-known-card = { $depth ->
    [1] the next card, { CARD($card) }
   *[other] card number { $depth }, { CARD($card) }
}

board-discard-none = Nothing played yet
board-discard-all = Look through the discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-discard-last = On top: { CARD($card) }

board-out = out
board-burglar = The Cat Burglar stands here
board-burglar-send = Send the Cat Burglar
board-burglar-yours = The Cat Burglar stands in front of you
board-burglar-which = Which cat shall it fetch?
board-burglar-whom = { CARD($card) }: now tap whom to visit
board-name-which = Which card do you demand?

board-lying-on = It will happen
board-lying-off = It will not happen
board-lying-asked = Still to answer: { $seats }

board-future = The future, for your eyes only
board-future-place = { $place ->
    [1] next
    [2] then
   *[other] after that
}

board-put = Only you see where it goes.
board-put-where = Place in the pile
board-put-top = top
board-put-bottom = bottom
board-put-here = Hide it here

board-defused = purr…
board-bang = Bang!
board-won = { $winner } is the last one sitting
board-won-you = You are the last one sitting

## How a game ends, in a few words: for reports and house rules

ending-last-one-living = Only one is left alive
