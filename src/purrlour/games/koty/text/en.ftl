### Koty. How keys are chosen: words/words.py.
### One sentence, one line: Fluent keeps line breaks.

## The game

game-title = Koty
game-description = Fill the four lands of your dream with cats, double them with Nines, and borrow the best ones from your rivals.
game-minutes = About 25 minutes
game-difficulty = Medium

thing-pile = Draw pile
thing-discard = Discard pile
thing-hand = Your hand
thing-dream = Your dream
thing-nine = Nine
count-cats = { $count ->
    [one] { $count } cat
   *[other] { $count } cats
}
count-nines = { $count ->
    [one] { $count } Nine
   *[other] { $count } Nines
}

## Cards: the title; .a with its article, .many for several

card-blue1 = Blue 1
    .a = a Blue 1
    .many = Blue 1s
card-blue8 = Blue 8
    .a = a Blue 8
    .many = Blue 8s
card-yellow2 = Yellow 2
    .a = a Yellow 2
    .many = Yellow 2s
card-yellow7 = Yellow 7
    .a = a Yellow 7
    .many = Yellow 7s
card-green3 = Green 3
    .a = a Green 3
    .many = Green 3s
card-green6 = Green 6
    .a = a Green 6
    .many = Green 6s
card-pink4 = Pink 4
    .a = a Pink 4
    .many = Pink 4s
card-pink5 = Pink 5
    .a = a Pink 5
    .many = Pink 5s
card-crow = Crow
    .a = a Crow
    .many = Crows
card-joker = Joker
    .a = a Joker
    .many = Jokers
card-moth = Moth
    .a = a Moth
    .many = Moths
card-bat = Bat
    .a = a Bat
    .many = Bats
card-owl = Owl
    .a = an Owl
    .many = Owls
card-dragon = Dragon
    .a = a Dragon
    .many = Dragons

## What a card does

effect-blue1 = Worth 1. Befriends a Blue 8, picks a fight with a Blue 1.
effect-blue8 = Worth 8. Befriends a Blue 1, picks a fight with a Blue 8.
effect-yellow2 = Worth 2. Befriends a Yellow 7, picks a fight with a Yellow 2.
effect-yellow7 = Worth 7. Befriends a Yellow 2, picks a fight with a Yellow 7.
effect-green3 = Worth 3. Befriends a Green 6, picks a fight with a Green 3.
effect-green6 = Worth 6. Befriends a Green 3, picks a fight with a Green 6.
effect-pink4 = Worth 4. Befriends a Pink 5, picks a fight with a Pink 4.
effect-pink5 = Worth 5. Befriends a Pink 4, picks a fight with a Pink 5.
effect-crow = Worth nothing: sits down on a rival’s Nine, or shoos another Crow out of your dream.
effect-joker = Pretends to be any cat that meets a cat, or the Crow that shoos a Crow out of your dream.
effect-moth = Flutters off with any cat and sets it down in another land, anybody’s.
effect-bat = Snatches a Crow from a rival, which becomes a Nine in your dream.
effect-owl = When your cat is attacked: ends the attack, and the attacking card is yours.
effect-dragon = Drives every Crow out of every dream, then curls up in yours as a Nine.

## Choices

action-exchange = Exchange all your cards
action-pass = Do not defend
action-owl = Play an Owl
action-stop = Stop attacking
action-dragon = Play the Dragon
action-resign = Give up
action-play = Play { CARD($card) } on { $target }’s land { $land }
action-play-to-you = Play { CARD($card) } on your land { $land }
action-joker = Play a Joker as { CARD($card) } on { $target }’s land { $land }
action-joker-to-you = Play a Joker as { CARD($card) } on your land { $land }
action-moth = Moth: take the cat from { $target }’s land { $land }
action-moth-to-you = Moth: take the cat from your land { $land }
action-lay = Lay the cat in { $target }’s land { $land }
action-lay-to-you = Lay the cat in your land { $land }
action-bat = Bat: take the Crow from { $target }’s land { $land }
action-bat-to-you = Bat: take the Crow from your land { $land }
action-defend = Defend with { CARD($card, case: "a") }
action-repeat = Attack again with { CARD($card, case: "a") }
action-place = In your land { $land }

## Questions

ask-turn = Your turn: play one card, or exchange them all.
ask-defend = { $about } Do you defend?
ask-repeat = { $about } Fended off. Attack again?
ask-place = { $about } Which of your lands takes it?
ask-lay = { $about } Where does the Moth lay it?

wait-turn = Waiting for { $seat } to play or exchange…
wait-defend = Waiting for { $seat } to defend or pass…
wait-repeat = Waiting for { $seat } to attack again or stop…
wait-place = Waiting for { $seat } to choose a land…
wait-lay = Waiting for { $seat }, whose Moth looks for a land…

table-befriend = { CARD($card) } wants to befriend a cat of { $target }.
table-befriend-to-you = { CARD($card) } wants to befriend a cat of yours.
table-fight = { CARD($card) } picks a fight with a cat of { $target }.
table-fight-to-you = { CARD($card) } picks a fight with a cat of yours.
table-land = It is in land { $card }.
table-nine = You gained a Nine.
table-pair = You gained a Nine with { CARD($card) } on it.
table-crow = You gained a Crow as a Nine.
table-dragon = You gained the Dragon as a Nine.
table-moth = The Moth carries { CARD($card) } away from { $target }.
table-moth-to-you = The Moth carries { CARD($card) } away from you.
table-play = On the table: { CARD($card) }.

## What happened

event-drew = { $seat } drew { CARDS($cards, counted: "yes") }.
event-drew-you = You drew { CARDS($cards, counted: "yes") }.
event-drew-hidden = { $seat } drew { $count ->
    [1] a card
   *[other] { $count } cards
}.

event-put = { $clause ->
    [KO-20] { $seat } laid { CARD($card) } in the empty land { $land }.
   *[other] { $seat } laid { CARD($card) } on the Nine of land { $land }.
}
event-put-you = { $clause ->
    [KO-20] You laid { CARD($card) } in your empty land { $land }.
   *[other] You laid { CARD($card) } on the Nine of your land { $land }.
}

event-chased = { $seat } chased the Crow from land { $land } with { CARD($card, case: "a") }.
event-chased-you = You chased the Crow from your land { $land } with { CARD($card, case: "a") }.

event-covered = { $seat } covered the Nine in { $target }’s land { $land } with { CARD($card) }.
event-covered-you = You covered the Nine in { $target }’s land { $land } with { CARD($card) }.
event-covered-to-you = { $seat } covered the Nine in your land { $land } with { CARD($card) }.

event-matched = { $card ->
    [joker] { $seat } played a Joker as { CARD($stands_for) } on the cat in land { $land }.
   *[other] { $seat } played { CARD($card) } on the cat in land { $land }.
}
event-matched-you = { $card ->
    [joker] You played a Joker as { CARD($stands_for) } on the cat in your land { $land }.
   *[other] You played { CARD($card) } on the cat in your land { $land }.
}

event-attacked = { $repeats ->
    [0] { $seat } attacked the cat in { $target }’s land { $land } with { $card ->
        [joker] a Joker as { CARD($stands_for) }
       *[other] { CARD($card) }
    }.
   *[other] { $seat } attacked the cat in { $target }’s land { $land } again with { $card ->
        [joker] a Joker as { CARD($stands_for) }
       *[other] { CARD($card) }
    }.
}
event-attacked-you = { $repeats ->
    [0] You attacked the cat in { $target }’s land { $land } with { $card ->
        [joker] a Joker as { CARD($stands_for) }
       *[other] { CARD($card) }
    }.
   *[other] You attacked the cat in { $target }’s land { $land } again with { $card ->
        [joker] a Joker as { CARD($stands_for) }
       *[other] { CARD($card) }
    }.
}
event-attacked-to-you = { $repeats ->
    [0] { $seat } attacked the cat in your land { $land } with { $card ->
        [joker] a Joker as { CARD($stands_for) }
       *[other] { CARD($card) }
    }.
   *[other] { $seat } attacked the cat in your land { $land } again with { $card ->
        [joker] a Joker as { CARD($stands_for) }
       *[other] { CARD($card) }
    }.
}

event-defended = { $seat } fended off { $target }’s attack with { CARD($card, case: "a") }.
event-defended-you = You fended off { $target }’s attack with { CARD($card, case: "a") }.
event-defended-to-you = { $seat } fended off your attack with { CARD($card, case: "a") }.

event-passed = { $seat } does not defend.
event-passed-you = You do not defend.

event-stopped = { $seat }’s attack came to nothing.
event-stopped-you = Your attack came to nothing.

event-hooted = { $seat } sent an Owl: { $target }’s attack is over, and { $seat } keeps { CARD($card) }.
event-hooted-you = You sent an Owl: { $target }’s attack is over, and you keep { CARD($card) }.
event-hooted-to-you = { $seat } sent an Owl: your attack is over, and { $seat } keeps { CARD($card) }.

# KO-22: in one’s own dream; otherwise after an attack.
event-befriended = { $clause ->
    [KO-22] { CARD($card) } in { $seat }’s land { $land } made a friend: the two ran off.
   *[other] { CARD($card) } in { $target }’s land { $land } made a friend and ran off: a Nine for { $seat }.
}
event-befriended-you = { $clause ->
    [KO-22] { CARD($card) } in your land { $land } made a friend: the two ran off.
   *[other] { CARD($card) } in { $target }’s land { $land } made a friend and ran off: a Nine for you.
}
event-befriended-to-you = { CARD($card) } in your land { $land } made a friend and ran off: a Nine for { $seat }.

event-fought = { $clause ->
    [KO-24] Two of { CARD($card) } fought in { $seat }’s land { $land }.
   *[other] { $seat } won the fight in { $target }’s land { $land } and takes both cats: { CARD($card) }.
}
event-fought-you = { $clause ->
    [KO-24] Two of { CARD($card) } fought in your land { $land }.
   *[other] You won the fight in { $target }’s land { $land } and take both cats: { CARD($card) }.
}
event-fought-to-you = { $seat } won the fight in your land { $land } and takes both cats: { CARD($card) }.

event-placed = { $seat } has a new Nine in land { $land }, the { $nines ->
    [1] first
    [2] second
   *[other] third
} there.
event-placed-you = You have a new Nine in your land { $land }, the { $nines ->
    [1] first
    [2] second
   *[other] third
} there.

event-paired = { $seat } laid a Nine and { CARD($card) } on it in land { $land }: { $nines ->
    [one] { $nines } Nine
   *[other] { $nines } Nines
} there now.
event-paired-you = You laid a Nine and { CARD($card) } on it in your land { $land }: { $nines ->
    [one] { $nines } Nine
   *[other] { $nines } Nines
} there now.

event-lost = { $seat } had no land for it. Lost: { CARDS($cards, counted: "yes") }.
event-lost-you = You had no land for it. Lost: { CARDS($cards, counted: "yes") }.

event-kept = { $seat } had no land for another Nine. { CARD($lost) } is lost; { CARD($card) } lies in land { $land }.
event-kept-you = You had no land for another Nine. { CARD($lost) } is lost; { CARD($card) } lies in your land { $land }.

event-exchanged = { $seat } exchanged the whole hand: { CARDS($cards, counted: "yes") }.
event-exchanged-you = You exchanged your whole hand: { CARDS($cards, counted: "yes") }.

event-reshuffled = The discard pile was shuffled: { $count ->
    [one] { $count } card is
   *[other] { $count } cards are
} the new draw pile.

event-ran-dry = { $seat } found no card to draw: this is the last turn.
event-ran-dry-you = You found no card to draw: this is the last turn.

event-fluttered = { $seat } sent a Moth for { CARD($card) } in { $target }’s land { $land }.
event-fluttered-you = You sent a Moth for { CARD($card) } in { $target }’s land { $land }.
event-fluttered-to-you = { $seat } sent a Moth for { CARD($card) } in your land { $land }.

event-laid-down = { $seat }’s Moth laid { CARD($card) } in { $target }’s land { $land }.
event-laid-down-you = Your Moth laid { CARD($card) } in { $target }’s land { $land }.
event-laid-down-to-you = { $seat }’s Moth laid { CARD($card) } in your land { $land }.

event-snatched = { $seat } sent a Bat for the Crow in { $target }’s land { $land }.
event-snatched-you = You sent a Bat for the Crow in { $target }’s land { $land }.
event-snatched-to-you = { $seat } sent a Bat for the Crow in your land { $land }.

event-roared = { $seat } let the Dragon roar: { $count ->
    [0] there was no Crow to fly away
    [one] { $count } Crow flew away
   *[other] { $count } Crows flew away
}.
event-roared-you = You let the Dragon roar: { $count ->
    [0] there was no Crow to fly away
    [one] { $count } Crow flew away
   *[other] { $count } Crows flew away
}.

event-resigned = { $seat } gave up.
event-resigned-you = You gave up.

event-turn = It is { $seat }’s turn.
event-turn-you = It is your turn.

event-ended = { $clause ->
    [KO-60] Three lands with three Nines each: time to wake up and count cats.
    [KO-64] No card is left to draw: time to wake up and count cats.
    [KO-A45] The night is over: time to wake up and count cats.
   *[other] Nobody else is dreaming any more.
}

## How it ended

outcome-three-lands = { $winner } dreamt of the most cats. Three lands were full of Nines.
outcome-three-lands-you = You dreamt of the most cats! Three lands were full of Nines.
outcome-no-cards-left = { $winner } dreamt of the most cats. No card was left to draw.
outcome-no-cards-left-you = You dreamt of the most cats! No card was left to draw.
outcome-limit = { $winner } dreamt of the most cats when the night was over.
outcome-limit-you = You dreamt of the most cats when the night was over!
outcome-last-side = { $winner } wins: everyone else gave up.
outcome-last-side-you = You win: everyone else gave up.

## Refusals

refuse-you-gave-up = You gave up: you can only watch now.
refuse-no-such-card = You have no { CARD($card) }.
refuse-land-takes-no-nine = Your land { $land } cannot take a Nine: it shows a cat or a Crow, or has three already.
refuse-partner-is-asked = Wait a moment: your partner is being asked.
refuse-only-the-attacked-defend = Only { $target } can defend that cat.
refuse-nothing-to-defend = No cat of yours is being attacked.
refuse-wait-for-defence = Wait a moment: the other side may still defend.
refuse-no-passing = You cannot pass: play a card or exchange your hand.
refuse-owl-answers-attacks = An Owl waits for an attack on your cat; on your own turn it sleeps.
refuse-partner-is-no-rival = { $target } is your partner: you cannot play on that dream.
refuse-crow-must-be-a-rivals = A Bat takes Crows of rivals, not your own.
refuse-no-crow-there = There is no Crow in that land.
refuse-moth-has-no-land = No land could take the cat, so the Moth stays where it is.
refuse-no-cat-there = There is no cat in that land.
refuse-joker-needs-a-card = A Joker needs a cat to play on, or a Crow in your own dream.
refuse-chase-your-own-crows = Crows are chased only from your own dream.
refuse-joker-stands-for-crow = On a Crow the Joker can only be a Crow.
refuse-joker-must-match = A Joker as { CARD($card) } has no business with { CARD($onto) }.
refuse-crow-chases-crows = In your own dream a Crow can only chase a Crow.
refuse-crow-covers-nines = In a rival’s dream a Crow can only sit down on a bare Nine.
refuse-rivals-empty-land = You cannot play on a rival’s empty land.
refuse-no-cat-on-a-crow = A cat cannot go on a Crow.
refuse-cats-of-two-colours = { CARD($card) } and { CARD($onto) } are not of one colour.
refuse-same-cat-or-joker = That takes { CARD($card, case: "a") } or a Joker.
refuse-another-land = The Moth must lay the cat in another land.
refuse-land-is-covered = The Moth needs an empty land or a bare Nine.
refuse-joker-needs-a-meaning = Say what the Joker stands for: “{ $text }” does not.
refuse-exchange-is-whole = You exchange all your cards or none: “{ $text }” is neither.
refuse-joker-stands-for-the-attacker = The Joker stands for the attacking cat and needs no name: “{ $text }” gives it one.
refuse-partners-side-by-side = Partners must not sit side by side, as they do in “{ $value }”.
refuse-teams-need-four-or-six = Teams need four or six players, not { $seats }.
refuse-seating-needs-six = The seating “{ $value }” is for six players, not { $seats }.
refuse-together-needs-teams = Partners can only be asked at once where there are teams.
refuse-answer-first = { $decision ->
    [defend] First decide: defend or not.
    [repeat] First decide: attack again or stop.
    [place] First choose the land that takes what you gained.
    [lay] First choose where the Moth lays the cat.
   *[turn] It is your turn: play a card or exchange your hand.
}

## House rules

option-moths = Moths
    .help = How many Moths are in the deck: each carries a cat from one land to another.
option-moths-0 = none
option-moths-1 = 1
option-moths-2 = 2
option-moths-3 = 3
option-moths-4 = 4
option-bats = Bats
    .help = How many Bats are in the deck: each turns a rival’s Crow into a Nine of yours.
option-bats-0 = none
option-bats-1 = 1
option-bats-2 = 2
option-bats-3 = 3
option-bats-4 = 4
option-owls = Owls
    .help = How many Owls are in the deck: each ends an attack and keeps the attacking card.
option-owls-0 = none
option-owls-1 = 1
option-owls-2 = 2
option-owls-3 = 3
option-owls-4 = 4
option-dragon = Dragon
    .help = The Dragon drives all Crows away and becomes a Nine.
option-teams = Teams
    .help = Two and two play together, four or six players: partners defend each other and add up their cats.
option-teams-opposite = partners opposite
option-teams-abacbc = six seats: A B A C B C
option-teams-abcbac = six seats: A B C B A C
option-teams-abcacb = six seats: A B C A C B
option-limit = Length limit
    .help = When cats are counted because the game does not end; the booklet sets no such limit.
option-limit-exchanges = after three rounds of exchanges, or 100 rounds
option-limit-30 = after 30 rounds
option-limit-60 = after 60 rounds
option-repeats = Repeats of an attack
    .help = How often one attack can be repeated; the booklet sets no such limit.
option-repeats-20 = 20
option-repeats-10 = 10
option-repeats-5 = 5
option-repeats-off = without limit
option-surplus = Fight without room
    .help = What is lost when no land can take the Nine of a fight.
option-surplus-pair = both cards
option-surplus-nine = the Nine only
option-together = Ask partners at once
    .help = When a team is attacked, both partners may answer at the same time.
option-first = First player
    .help = Who takes the first turn; by the booklet, whoever has the most cats at home.
option-first-random = random
option-first-0 = Player 1
option-first-1 = Player 2
option-first-2 = Player 3
option-first-3 = Player 4
option-first-4 = Player 5
option-first-5 = Player 6

## House rules that go well together

preset-book = By the book
    .help = Cats, crows and jokers alone, as the rules have it. Only two limits are ours: 20 repeats of an attack, and an end for games that go on and on.
preset-night = A whole night
    .help = All Moths, Bats and Owls and the Dragon join in: for those who know the game.
preset-owls = Owls about
    .help = Of the night cards only the Owls: attacking is a risk.

## What one may be asked about while passing automatically: how a question about an attack begins (asking.py)

subjects = befriend fight
subject-befriend = Attempts to befriend
subject-fight = Fights

## The table in the browser

board-middle = On the table
board-sure-exchange = These go away: { CARDS($hand, counted: "yes") }. You draw four new cards.
board-look = Look at the dreams
board-hand-watching = You are watching. Hands stay secret until it is over.
board-hand-open = All hands are open: they lie with the dreams.
board-hand-gone = You gave up. Stay and see whose dream is the fullest.
board-hand-empty = You have no cards left.
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
board-discard-none = Nothing discarded yet
board-discard-all = Look through the discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-discard-last = On top: { CARD($card) }

board-warning-last = This is the last turn
board-warning-exchanges = Exchanges in a row: { $count } of { $of }
board-warning-rounds = { $count ->
    [one] { $count } round left
   *[other] { $count } rounds left
}

board-dream = { $seat }’s dream
board-land = { $seat }’s land { $land }
board-land-yours = Your land { $land }
board-land-number = Land { $land }
board-land-empty = empty
board-land-alone = { $top }, { $cats }
board-land-on = { $top } on { $count ->
    [one] { $count } Nine
   *[other] { $count } Nines
}, { $cats }
board-cats = { $count }
board-full = Full lands: { $count } of { $of }
board-hand-of = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}.
board-known = Everyone knows of { CARDS($cards, counted: "yes") }.
board-team = Team { $team }
board-team-cats = { $count ->
    [one] { $count } cat in the team
   *[other] { $count } cats in the team
}
board-partner = your partner
board-gone = gave up

## What a card can do

board-can = What { CARD($card) } can do
board-deed = Here: { $deed }.
board-deed-more = Here: { $deed }, { $count ->
    [one] { $count } more cat
   *[other] { $count } more cats
}.
board-deed-less = Here: { $deed }, { $count ->
    [one] { $count } fewer cat
   *[other] { $count } fewer cats
}.
board-lost = You have no land for what it brings: that would be lost.
board-lost-short = no room: lost
board-deed-put = lay
board-deed-befriend = befriend
board-deed-fight = fight
board-deed-chase = chase away
board-deed-cover = cover
board-deed-place = place
board-deed-take = carry off
board-deed-lay = set down
board-deed-snatch = snatch

## The duel

board-duel = { $seat } attacks { $target }’s land { $land }
board-duel-you = You attack { $target }’s land { $land }
board-duel-to-you = { $seat } attacks your land { $land }
board-duel-again = { $seat } attacks { $target }’s land { $land } again
board-duel-again-you = You attack { $target }’s land { $land } again
board-duel-again-to-you = { $seat } attacks your land { $land } again
board-duel-befriend = Befriend: { CARD($card) } runs off and { $seat } gains a Nine. Cats there: { $after } instead of { $before }.
board-duel-befriend-you = Befriend: { CARD($card) } runs off and you gain a Nine. Cats there: { $after } instead of { $before }.
board-duel-befriend-to-you = Befriend: { CARD($card) } runs off and { $seat } gains a Nine. Your cats there: { $after } instead of { $before }.
board-duel-fight = Fight: { $seat } takes { CARD($card) } with a Nine. Cats there: { $after } instead of { $before }.
board-duel-fight-you = Fight: you take { CARD($card) } with a Nine. Cats there: { $after } instead of { $before }.
board-duel-fight-to-you = Fight: { $seat } takes { CARD($card) } with a Nine. Your cats there: { $after } instead of { $before }.
board-duel-answer = What fends it off: { CARD($card, case: "a") } or a Joker.
board-duel-answer-owl = What fends it off: { CARD($card, case: "a") } or a Joker; an Owl ends it.
board-duel-fended = Fended off. { $seat } may attack again with { CARD($card, case: "a") } or a Joker.
board-duel-fended-you = Fended off. You may attack again with { CARD($card, case: "a") } or a Joker.
board-duel-asked = { $seats } decides now.
board-duel-asked-both = Both may answer now: { $seats }.
board-duel-partner = Then { $seat } may help as the partner.
board-duel-partner-you = Then you may help as the partner.

## Moments, and the end

board-moment-crow = Caw!
board-moment-joker = A Joker!
board-moment-owl = Whoo!
board-moment-dragon = Roar!
board-moment-full = ×2 ×2 ×2
board-won = { $seats ->
    [1] { $winner } wins with { $count ->
        [one] { $count } cat
       *[other] { $count } cats
    }
   *[other] { $winner } win with { $count ->
        [one] { $count } cat
       *[other] { $count } cats
    }
}
board-won-you = { $seats ->
    [1] You win with { $count ->
        [one] { $count } cat
       *[other] { $count } cats
    }
   *[other] You win together with { $count ->
        [one] { $count } cat
       *[other] { $count } cats
    }: { $winner }
}
board-counting = How the cats were counted
board-reason-three-lands = Three lands were full of Nines.
board-reason-no-cards-left = No card was left to draw.
board-reason-limit = The night was over.
board-reason-last-side = Everyone else gave up.
board-tie-nines = { $cats } cats each: { $nines } Nines against { $fewer } decided.
board-tie-shared = { $cats } cats and { $nines } Nines each: the victory is shared.

## How a game ends, in a few words: for reports and house rules

ending-three-lands = Three lands full of Nines
ending-no-cards-left = No card left to draw
ending-limit = The night was over
ending-last-side = Everyone else gave up
