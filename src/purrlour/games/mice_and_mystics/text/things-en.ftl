### Mice and Mystics: the names of things, and what they do.
### .the: the title in the middle of a sentence.

## Heroes

card-corin = Corin
    .the = Corin
card-brom = Brom
    .the = Brom
card-maud = Maud
    .the = Maud
card-sable = Sable
    .the = Sable
card-wren = Wren
    .the = Wren
card-ferrin = Ferrin
    .the = Ferrin

character-corin = The prince whom others follow.
character-brom = A smith with a heavy hammer and a good heart.
character-maud = A healer: she leaves nobody behind.
character-sable = A scamp with quick paws and a sharp tongue.
character-wren = An archer who hits from afar.
character-ferrin = An old wizard, always after one more scroll.

effect-corin = Corin Ashwhisker, leader and warrior: mice on his space shake off webs without a roll and cannot be charmed.
effect-brom = Brom Kettlebark, tinkerer and warrior: once in every room a card he discards for cheese brings 2, and he rolls one extra die against traps.
effect-maud = Maud Thistledown, healer: once a round she may heal 1 wound of a mouse on her own or an adjacent space instead of moving.
effect-sable = Sable Quickpaw, scamp: her tail holds one more light weapon, and she may reroll one die when climbing out of water or testing a trap.
effect-wren = Wren Hollowreed, archer: shooting at a target three or more spaces away, she rolls one extra die.
effect-ferrin = Old Ferrin Dusk, mystic: once in every room, when he reads a scroll, a star on one die lets him keep it.

## What heroes can do

card-steady-presence = Steady Presence
    .the = Steady Presence
card-salvage = Salvage
    .the = Salvage
card-kind-paw = Kind Paw
    .the = Kind Paw
card-tail-grip = Tail Grip
    .the = Tail Grip
card-nimble = Nimble
    .the = Nimble
card-far-sight = Far Sight
    .the = Far Sight
card-scrollwise = Scrollwise
    .the = Scrollwise

effect-steady-presence = Mice on Corin’s space recover from webs without a roll and cannot be charmed.
effect-salvage = Once in every room a card discarded for cheese brings Brom 2 cheese; he also rolls one extra die against traps.
effect-kind-paw = Once a round, instead of moving: heal 1 wound of a mouse on Maud’s own or an adjacent space.
effect-tail-grip = Sable’s tail holds one more light weapon.
effect-nimble = Sable may reroll one die when she climbs out of water or tests a trap.
effect-far-sight = One extra die for Wren’s shots at targets three or more spaces away.
effect-scrollwise = Once in every room, after reading a scroll, Ferrin rolls a die: with a star he keeps it.

## Abilities

card-catch-breath = Catch Breath
    .the = Catch Breath
card-cleave = Cleave
    .the = Cleave
card-shield-wall = Shield Wall
    .the = Shield Wall
card-rattling-charge = Rattling Charge
    .the = Rattling Charge
card-stand-fast = Stand Fast
    .the = Stand Fast
card-riposte = Riposte
    .the = Riposte
card-rallying-squeak = Rallying Squeak
    .the = Rallying Squeak
card-do-as-i-do = Do As I Do
    .the = Do As I Do
card-change-of-plan = Change of Plan
    .the = Change of Plan
card-quick-snare = Quick Snare
    .the = Quick Snare
card-field-modification = Field Modification
    .the = Field Modification
card-safe-hands = Safe Hands
    .the = Safe Hands
card-mend = Mend
    .the = Mend
card-draw-the-venom = Draw the Venom
    .the = Draw the Venom
card-warm-hearth = Warm Hearth
    .the = Warm Hearth
card-guardian-hymn = Guardian Hymn
    .the = Guardian Hymn
card-double-jab = Double Jab
    .the = Double Jab
card-slip-away = Slip Away
    .the = Slip Away
card-light-fingers = Light Fingers
    .the = Light Fingers
card-rummage = Rummage
    .the = Rummage
card-steady-aim = Steady Aim
    .the = Steady Aim
card-pinning-shot = Pinning Shot
    .the = Pinning Shot
card-first-arrow = First Arrow
    .the = First Arrow
card-ricochet = Ricochet
    .the = Ricochet
card-spark-lance = Spark Lance
    .the = Spark Lance
card-fog-veil = Fog Veil
    .the = Fog Veil
card-slow-the-sands = Slow the Sands
    .the = Slow the Sands
card-borrowed-luck = Borrowed Luck
    .the = Borrowed Luck

effect-catch-breath = Instead of moving: heal 1 wound of your own.
effect-cleave = Before a melee attack: wounds beyond what the target can take strike another minion on its space.
effect-shield-wall = When another mouse on your space is attacked: become the target yourself, with one more defence die.
effect-rattling-charge = Before a melee attack, if you moved at least 2 spaces this turn: roll two extra dice.
effect-stand-fast = Before you defend: roll two extra dice, and nothing knocks you down this turn.
effect-riposte = After a defence with a block, if the attacker is on your own or an adjacent space: strike back with one die and your weapon’s bonus.
effect-rallying-squeak = At the start of your turn: the other mice in the room have +1 battle for this round.
effect-do-as-i-do = As your action: another mouse in the room takes an action at once, though not explore.
effect-change-of-plan = For free: a mouse’s initiative card changes places with that of a mouse that has not acted yet.
effect-quick-snare = As your action: set a snare on your own or an adjacent space; the first small minion to enter takes 2 hits and loses its battle.
effect-field-modification = Before an attack: in melee bows are hits too; with a ranged weapon swords with a star, but no shield, are hits too.
effect-safe-hands = When a mouse on your own or an adjacent space fails against a trap: its whole roll is made again.
effect-mend = As your action: heal 2 wounds of a mouse on your own or an adjacent space.
effect-draw-the-venom = As your action: take up to 2 poisoned wounds, or one ill effect, from a mouse on your own or an adjacent space.
effect-warm-hearth = As your action: every mouse on your space heals 1 wound.
effect-guardian-hymn = For free: every mouse in the room has +1 defence until your next turn.
effect-double-jab = Instead of a battle: attack twice, with two different light weapons.
effect-slip-away = Before you move: minions neither hold you nor stop you this turn.
effect-light-fingers = After you defeat a minion: take up to 2 cheese from the wheel.
effect-rummage = Instead of a search: no roll; draw 2 cards and keep 1. It counts as a search that succeeded.
effect-steady-aim = Before a ranged attack: roll one extra die, or two if you have not moved this turn.
effect-pinning-shot = After a ranged attack with a hit: the target does not move on its next turn.
effect-first-arrow = When minions arrive: make a ranged attack at once on one that you see.
effect-ricochet = After a ranged attack: attack another minion on the target’s own or an adjacent space, with one fewer die.
effect-spark-lance = Instead of a battle: attack as many minions that you see as your lore, each with one die of ranged magic.
effect-fog-veil = For free: until your next turn every ranged attack in the room is rolled with two fewer dice.
effect-slow-the-sands = Once a chapter, when the hourglass is about to move: it stays where it is.
effect-borrowed-luck = After a roll of any mouse in the room: reroll as many of its dice as you like.

## Starting equipment

card-thimbleguard-blade = Thimbleguard Blade
    .the = the Thimbleguard Blade
card-walnut-cuirass = Walnut Cuirass
    .the = the Walnut Cuirass
card-anvil-maul = Anvil Maul
    .the = the Anvil Maul
card-willow-switch = Willow Switch
    .the = the Willow Switch
card-herb-satchel = Herb Satchel
    .the = the Herb Satchel
card-pin-dagger = Pin Dagger
    .the = the Pin Dagger
card-pin-dagger-2 = Second Pin Dagger
    .the = the Second Pin Dagger
card-reed-bow = Reed Bow
    .the = the Reed Bow
card-fern-cloak = Fern Cloak
    .the = the Fern Cloak
card-candle-wand = Candle Wand
    .the = the Candle Wand

effect-thimbleguard-blade = Melee, sharp, one paw, +1 die; for warriors.
effect-walnut-cuirass = Body armour, defence +1; for a mouse with battle 2 or more.
effect-anvil-maul = Melee, blunt, two paws, +2 dice; for tinkerers and warriors. After the attack your initiative card goes one place down.
effect-willow-switch = Melee, blunt, one paw, +1 die; one extra die while a mouse of the party has 2 wounds or is captured.
effect-herb-satchel = Worn at the neck, for healers. Once in every room, for free: heal 1 wound of a mouse on your space.
effect-pin-dagger = Melee, sharp, light, one paw. If another mouse is on the target’s space, the target rolls one fewer die in defence.
effect-pin-dagger-2 = Melee, sharp, light, one paw. Like the first: if another mouse is on the target’s space, the target rolls one fewer die in defence.
effect-reed-bow = Ranged, sharp, two paws, +1 die; for archers and scamps. If you have not moved this turn, you may reroll one die.
effect-fern-cloak = Worn on the back. Ranged attacks on you are rolled with one fewer die.
effect-candle-wand = Ranged, magic, one paw, +1 die; for mystics.

## Weapons

card-darning-needle = Darning Needle
    .the = the Darning Needle
card-broken-quill = Broken Quill
    .the = the Broken Quill
card-nutcracker-club = Nutcracker Club
    .the = the Nutcracker Club
card-hatpin-rapier = Hatpin Rapier
    .the = the Hatpin Rapier
card-bottle-cap-flail = Bottle-cap Flail
    .the = the Bottle-cap Flail
card-fish-bone-bow = Fish-bone Bow
    .the = the Fish-bone Bow
card-pea-shooter = Pea Shooter
    .the = the Pea Shooter
card-clockspring-crossbow = Clockspring Crossbow
    .the = the Clockspring Crossbow
card-ember-match = Ember Match
    .the = the Ember Match
card-tin-tack-spear = Tin Tack Spear
    .the = the Tin Tack Spear
card-glass-dirk = Glass Dirk
    .the = the Glass Dirk

effect-darning-needle = Melee, sharp, one paw, +1 die; reaches targets two spaces away that you see.
effect-broken-quill = Melee, sharp, light, one paw; with lore 2 or more it is magic and has one extra die.
effect-nutcracker-club = Melee, blunt, two paws, +2 dice; for a mouse with battle 2 or more.
effect-hatpin-rapier = Melee, sharp, one paw, +1 die; for leaders, warriors and scamps. Once a turn a defence with a block gives the attacker 1 hit.
effect-bottle-cap-flail = Melee, blunt, one paw, +1 die; for warriors and tinkerers. After 2 hits another minion on the target’s space takes 1 hit.
effect-fish-bone-bow = Ranged, sharp, two paws, +1 die; for archers and leaders. One extra die against large targets.
effect-pea-shooter = Ranged, blunt, one paw, +1 die; a small target that is hit is pushed one space away.
effect-clockspring-crossbow = Ranged, sharp, two paws, +3 dice; for tinkerers. After an attack it must be loaded again, by the equip action.
effect-ember-match = Ranged, fire, one paw, +2 dice; for a mouse with lore 1 or more. It burns out after an attack roll without a star.
effect-tin-tack-spear = Melee, sharp, two paws, +1 die; it may be thrown as a ranged attack, and is then discarded.
effect-glass-dirk = Melee, sharp, light, one paw, +1 die; for scamps. Once a turn, a minion you defeat brings you 1 cheese.

## Armour

card-cork-targe = Cork Targe
    .the = the Cork Targe
card-chestnut-helm = Chestnut Helm
    .the = the Chestnut Helm
card-thimble-helm = Thimble Helm
    .the = the Thimble Helm
card-felt-jerkin = Felt Jerkin
    .the = the Felt Jerkin
card-beetle-shell-plate = Beetle-shell Plate
    .the = the Beetle-shell Plate
card-moleskin-mantle = Moleskin Mantle
    .the = the Moleskin Mantle
card-eggshell-pauldrons = Eggshell Pauldrons
    .the = the Eggshell Pauldrons
card-spoon-shield = Spoon Shield
    .the = the Spoon Shield
card-cork-boots = Cork Boots
    .the = the Cork Boots
card-wool-gaiters = Wool Gaiters
    .the = the Wool Gaiters

effect-cork-targe = A shield for one paw, defence +1.
effect-chestnut-helm = Worn on the head, defence +1.
effect-thimble-helm = Worn on the head, defence +1; for warriors and leaders. Nothing knocks you down.
effect-felt-jerkin = Body armour, defence +1.
effect-beetle-shell-plate = Body armour, defence +2, but move −1; for a mouse with battle 2 or more.
effect-moleskin-mantle = Body armour, defence +1 and lore +1; for mystics and healers.
effect-eggshell-pauldrons = Worn on the back, defence +2; they break, and are discarded, after a defence without a block.
effect-spoon-shield = A shield for one paw, defence +1; other mice on your own and adjacent spaces have +1 defence against ranged attacks.
effect-cork-boots = Worn on the feet. You leave water without a roll, and no current carries you.
effect-wool-gaiters = Worn on the feet. You shake off webs without a roll.

## Accessories

card-silver-thread-belt = Silver Thread Belt
    .the = the Silver Thread Belt
card-monocle-lens = Monocle Lens
    .the = the Monocle Lens
card-lucky-acorn = Lucky Acorn
    .the = the Lucky Acorn
card-bell-collar = Bell Collar
    .the = the Bell Collar
card-waxed-tail-ring = Waxed Tail Ring
    .the = the Waxed Tail Ring
card-mint-pouch = Mint Pouch
    .the = the Mint Pouch
card-ink-ribbon = Ink Ribbon
    .the = the Ink Ribbon
card-copper-anklet = Copper Anklet
    .the = the Copper Anklet

effect-silver-thread-belt = Worn as a belt. Your pack holds one card more.
effect-monocle-lens = Worn on the head. You search with two dice, and one star is enough.
effect-lucky-acorn = Worn at the neck. Once in every room: reroll any dice of a roll of yours.
effect-bell-collar = Worn at the neck, defence +1; minions that hesitate between mice choose you.
effect-waxed-tail-ring = Worn on the tail. Move +1.
effect-mint-pouch = Worn at the neck. Nothing charms you.
effect-ink-ribbon = Worn on the tail. Lore +1.
effect-copper-anklet = Worn on the feet. Climbing over a yellow line costs you 2 instead of 3.

## Scrolls

card-scroll-of-levitation = Scroll of Levitation
    .the = Scroll of Levitation
card-ember-rain = Ember Rain
    .the = Ember Rain
card-mending = Mending
    .the = Mending
card-clear-water = Clear Water
    .the = Clear Water
card-closed-door = Closed Door
    .the = Closed Door
card-slumber = Slumber
    .the = Slumber
card-two-places = Two Places
    .the = Two Places
card-unwinding = Unwinding
    .the = Unwinding

effect-scroll-of-levitation = This turn red lines, gaps, climbs, water and traps do not hinder your move.
effect-ember-rain = Needs lore 2 or more. Every minion on a space that you see takes 2 hits of fire.
effect-mending = A mouse in the room heals 2 wounds.
effect-clear-water = A mouse in the room is cured of all poisoned wounds and all ill effects.
effect-closed-door = The next surge in this room brings nobody; the hourglass still moves.
effect-slumber = Needs lore 2 or more. One kind of minion in the room, no mighty one, misses its next turn.
effect-two-places = Two mice in the room change places, or you appear on the space of another mouse or beside it.
effect-unwinding = Needs lore 3 or more. The hourglass goes back by one page.

## Items

card-dried-cranberry = Dried Cranberry
    .the = the Dried Cranberry
card-vinegar-drops = Vinegar Drops
    .the = the Vinegar Drops
card-soot-bomb = Soot Bomb
    .the = the Soot Bomb
card-ball-of-twine = Ball of Twine
    .the = the Ball of Twine
card-cheese-rind = Cheese Rind
    .the = the Cheese Rind
card-trap-key = Trap Key
    .the = the Trap Key

effect-dried-cranberry = For free, then discarded: a mouse on your own or an adjacent space heals 1 wound.
effect-vinegar-drops = For free, then discarded: a mouse on your own or an adjacent space loses up to 2 poisoned wounds.
effect-soot-bomb = As your action, then discarded: minions on a space that you see roll two fewer attack dice until your next turn.
effect-ball-of-twine = For free, then discarded: as long as you stay in this room, your space is linked with one across a red line or a gap.
effect-cheese-rind = For free, then discarded: you get 3 cheese.
effect-trap-key = When a mouse on your own or an adjacent space fails against a trap: it is safe, the trap is gone, and you get 1 cheese. Then discarded.

## Tricks

card-play-dead = Play Dead
    .the = Play Dead
card-tail-trip = Tail Trip
    .the = Tail Trip
card-squeeze-through = Squeeze Through
    .the = Squeeze Through
card-second-wind = Second Wind
    .the = Second Wind
card-thrown-crumbs = Thrown Crumbs
    .the = Thrown Crumbs
card-not-so-fast = Not So Fast
    .the = Not So Fast
card-greased-wheel = Greased Wheel
    .the = Greased Wheel
card-sure-footing = Sure Footing
    .the = Sure Footing

effect-play-dead = When you are attacked: another mouse in reach becomes the target, or else the attack has two fewer dice.
effect-tail-trip = Before you attack a small target: it is knocked down and rolls one fewer die in defence.
effect-squeeze-through = Before you move: this turn you pass through full spaces, and minions do not hold you.
effect-second-wind = After an action of yours: scurry as well.
effect-thrown-crumbs = When the roaches’ turn begins: pay 1 cheese, and no roach moves this turn.
effect-not-so-fast = When minions arrive: one of their initiative cards goes two places down.
effect-greased-wheel = When cheese goes on the wheel: up to 2 of it does not.
effect-sure-footing = After a roll of any mouse in the room: turn one die to the sword with shield and star.

## Events

card-forgotten-picnic = Forgotten Picnic
    .the = Forgotten Picnic
card-old-floor-plan = Old Floor Plan
    .the = Old Floor Plan
card-friendly-draught = Friendly Draught
    .the = Friendly Draught
card-loose-board = Loose Board
    .the = Loose Board
card-nest-disturbed = Nest Disturbed
    .the = Nest Disturbed
card-rusty-spring = Rusty Spring
    .the = Rusty Spring

effect-forgotten-picnic = Every mouse in the room gets 1 cheese.
effect-old-floor-plan = Look at the top 2 encounter cards and put them back as you like, then draw a search card.
effect-friendly-draught = A captured mouse is rescued at once; if there is none, every mouse in the room heals 1 wound.
effect-loose-board = The searching mouse is knocked down, and 1 cheese goes on the wheel.
effect-nest-disturbed = 2 roaches appear.
effect-rusty-spring = A trap appears on the space of the searching mouse, which tests it at once.

## Party items

card-disguises = Disguises
    .the = the Disguises
card-fishhook-thread = Fishhook & Thread
    .the = the Fishhook & Thread
card-dinner-fork = Dinner Fork
    .the = the Dinner Fork
card-grape = Grape
    .the = the Grape

effect-disguises = Discarded when an encounter is drawn, they keep its rat warriors away.
effect-fishhook-thread = Links the user’s space with another for mice, over red lines and gaps too.
effect-dinner-fork = A mouse-apult: one mouse sends another flying across the room, or shoots the grape.
effect-grape = A bait that roaches cannot resist, or a missile for the fork.

## Minions

card-roach = Roach
    .the = the Roach
card-rat-warrior = Rat Warrior
    .the = the Rat Warrior
card-elite-rat = Elite Rat
    .the = the Elite Rat
card-spider = Spider
    .the = the Spider
card-centipede = Centipede
    .the = the Centipede
card-brodie = Brodie
    .the = Brodie
card-captain-vurst = Captain Vurst
    .the = Captain Vurst
card-hundredknock = Old Hundredknock
    .the = Old Hundredknock
card-moth-regent = Moth-Regent
    .the = the Moth-Regent
card-roach1 = Roach 1
    .the = Roach 1
card-roach2 = Roach 2
    .the = Roach 2
card-roach3 = Roach 3
    .the = Roach 3
card-roach4 = Roach 4
    .the = Roach 4
card-roach5 = Roach 5
    .the = Roach 5
card-roach6 = Roach 6
    .the = Roach 6
card-roach7 = Roach 7
    .the = Roach 7
card-roach8 = Roach 8
    .the = Roach 8
card-rat1 = Rat 1
    .the = Rat 1
card-rat2 = Rat 2
    .the = Rat 2
card-rat3 = Rat 3
    .the = Rat 3
card-rat4 = Rat 4
    .the = Rat 4
card-rat5 = Rat 5
    .the = Rat 5
card-rat6 = Rat 6
    .the = Rat 6
card-rat-warrior1 = Rat Warrior 1
    .the = Rat Warrior 1
card-rat-warrior2 = Rat Warrior 2
    .the = Rat Warrior 2
card-rat-warrior3 = Rat Warrior 3
    .the = Rat Warrior 3
card-rat-warrior4 = Rat Warrior 4
    .the = Rat Warrior 4
card-rat-warrior5 = Rat Warrior 5
    .the = Rat Warrior 5
card-rat-warrior6 = Rat Warrior 6
    .the = Rat Warrior 6
card-elite-rat1 = Elite Rat 1
    .the = Elite Rat 1
card-elite-rat2 = Elite Rat 2
    .the = Elite Rat 2
card-elite-rat3 = Elite Rat 3
    .the = Elite Rat 3
card-elite-rat4 = Elite Rat 4
    .the = Elite Rat 4
card-elite-rat5 = Elite Rat 5
    .the = Elite Rat 5
card-elite-rat6 = Elite Rat 6
    .the = Elite Rat 6
card-spider1 = Spider
    .the = the spider
card-centipede1 = Centipede
    .the = the centipede
card-paw1 = Brodie’s Paw
    .the = Brodie

effect-roach = Steals cheese, and wounds only those who have none left.
effect-rat-warrior = After their turn the rats’ card changes places with the one above.
effect-elite-rat = Shoots with a bow. After their turn the elite rats’ card changes places with the one above.
effect-spider = Large. Its wounds are poisoned.
effect-centipede = Large. Whoever it wounds is stunned.
effect-brodie = The castle’s cat. Pounces where the crowd is, then chases the nearest mouse.
effect-captain-vurst = Mighty, and a good shot. Cheese in his attack does not go on the wheel: it gives him one more attack.
effect-hundredknock = A mighty, large centipede with two turns: one that webs and one that strikes at everyone near.
effect-moth-regent = Mighty, large and immune to fire. Three turns: a gaze that charms, silk that webs, wings that knock down.

## Initiative cards of the mighty

card-brodie-pounces = Brodie Pounces
    .the = Brodie Pounces
card-brodie-chases = Brodie Chases
    .the = Brodie Chases
card-hundredknock-coil = Coil
    .the = the Coil
card-hundredknock-rattle = Rattle
    .the = the Rattle
card-regent-gaze = Lantern Gaze
    .the = the Lantern Gaze
card-regent-silk = Silk
    .the = the Silk
card-regent-wing = Dust Wing
    .the = the Dust Wing

effect-brodie-pounces = Leaps onto the fullest space and attacks everyone there.
effect-brodie-chases = Runs by two dice and attacks everyone he passes.
effect-hundredknock-coil = Melee. Whoever it wounds is webbed.
effect-hundredknock-rattle = Melee. One roll against every mouse near; each defends itself.
effect-regent-gaze = Ranged. Whoever it wounds is charmed.
effect-regent-silk = Ranged. Whoever it wounds is webbed.
effect-regent-wing = Melee. Moves three spaces without a roll; whoever it hits is knocked down.

## Encounters

card-roach-patch = Roach Patch
    .the = Roach Patch
card-rat-patrol = Rat Patrol
    .the = Rat Patrol
card-sneaks = Sneaks
    .the = Sneaks
card-crumb-raiders = Crumb Raiders
    .the = Crumb Raiders
card-trap-line = Trap Line
    .the = Trap Line
card-spinners-corner = Spinner’s Corner
    .the = Spinner’s Corner
card-bowmen-on-the-beam = Bowmen on the Beam
    .the = Bowmen on the Beam
card-long-legs = Long Legs
    .the = Long Legs
card-night-watch = Night Watch
    .the = Night Watch
card-pantry-thieves = Pantry Thieves
    .the = Pantry Thieves
card-mixed-foragers = Mixed Foragers
    .the = Mixed Foragers
card-too-quiet = Too Quiet
    .the = Too Quiet
card-vanguard = Vanguard
    .the = Vanguard
card-web-and-bow = Web and Bow
    .the = Web and Bow
card-the-swarm = The Swarm
    .the = The Swarm
card-snap-alley = Snap Alley
    .the = Snap Alley
card-beasts-below = Beasts Below
    .the = Beasts Below
card-the-captains-own = The Captain’s Own
    .the = The Captain’s Own

effect-roach-patch = Roaches; later an elite rat with them.
effect-rat-patrol = Rats; later with bows behind them.
effect-sneaks = Rats and elite rats in ambush.
effect-crumb-raiders = Greedy roaches; later rats with them.
effect-trap-line = Roaches and rats behind mousetraps.
effect-spinners-corner = The spider; later it is not alone.
effect-bowmen-on-the-beam = Elite rats, high up where they can.
effect-long-legs = The centipede; later roaches run before it.
effect-night-watch = Rats in ambush, more with every page.
effect-pantry-thieves = Greedy roaches among mousetraps.
effect-mixed-foragers = Rats and roaches side by side.
effect-too-quiet = Hardly anybody, at first.
effect-vanguard = Rats in front, elite rats behind.
effect-web-and-bow = The spider and elite rats in ambush.
effect-the-swarm = Greedy roaches, all that there are.
effect-snap-alley = Rats in ambush among mousetraps.
effect-beasts-below = The spider and the centipede together.
effect-the-captains-own = Captain Vurst’s best archers.

## Rooms

card-t1-orange = The Larder
    .the = the Larder
card-t1-blue = Under the Larder
    .the = Under the Larder
card-t2-orange = The Scullery
    .the = the Scullery
card-t2-blue = The Drain
    .the = the Drain
card-t3-orange = The Great Table
    .the = the Great Table
card-t3-blue = Behind the Wainscot
    .the = Behind the Wainscot
card-t4-orange = The Watch Hall
    .the = the Watch Hall
card-t4-blue = The Ratways
    .the = the Ratways
card-t5-orange = The Sewing Solar
    .the = the Sewing Solar
card-t5-blue = The Chimney Ledge
    .the = the Chimney Ledge
card-t6-orange = The Bell Stair
    .the = the Bell Stair
card-t6-blue = The Cistern
    .the = the Cistern
card-t7-orange = The Kitchen Garden
    .the = the Kitchen Garden
card-t7-blue = The Root Tunnels
    .the = the Root Tunnels
card-t8-orange = The Boiler Pipes
    .the = the Boiler Pipes
card-t8-blue = The Boiler Pit
    .the = the Boiler Pit

effect-t1-orange = A flagged floor under a long shelf of jars.
effect-t1-blue = Four burrows that meet under the joists.
effect-t2-orange = Wet tiles, a mop bucket and a plate rack.
effect-t2-blue = A brick culvert, brown water racing east.
effect-t3-orange = A feast left half eaten above a stone floor.
effect-t3-blue = A dusty slot between panel and stone.
effect-t4-orange = A barracks floor with a pillar of stacked pikes.
effect-t4-blue = A gnawed crossroads littered with bones.
effect-t5-orange = Rugs, a work table with spools, a cold fireplace.
effect-t5-blue = Sooty brick ledges, one above another.
effect-t6-orange = Clock weights, toothed wheels, three landings.
effect-t6-blue = A round tank whose water turns slowly towards its overflow.
effect-t7-orange = Cabbages, a sundial, the old bell post in the middle.
effect-t7-blue = Burrows ribbed with roots.
effect-t8-orange = Hot pipes over a black drop.
effect-t8-blue = Ash, clinker and the belly of the boiler.

## Story trophies

card-hearth-cord = Hearth Cord
    .the = the Hearth Cord
card-lamplight = Lamplight
    .the = the Lamplight
card-silver-cord = Silver Cord
    .the = the Silver Cord
card-cat-bell = Cat-bell
    .the = the Cat-bell
card-the-clapper = The Clapper
    .the = the Clapper

effect-hearth-cord = Every mouse begins later chapters with 1 cheese.
effect-lamplight = Once a chapter one failed search may be rolled again; in the last chapter it lights one lamp by itself.
effect-silver-cord = A cord strong enough for a bell. Without it the fourth chapter ends a page sooner.
effect-cat-bell = Brodie and Captain Vurst attack with one fewer die for the rest of the campaign.
effect-the-clapper = The heart of the Hearth Bell. Together with both cords it makes the bell ring once in the last chapter.

## Individual trophies

card-cheesemaster = Cheesemaster
    .the = Cheesemaster
card-roach-lord = Roach Lord
    .the = Roach Lord
card-poison-master = Poison Master
    .the = Poison Master
card-fugitive = Fugitive
    .the = Fugitive
card-cat-tamer = Cat Tamer
    .the = Cat Tamer

effect-cheesemaster = First with three cheese in one roll. The End moves away; cheese in defence feeds the whole party.
effect-roach-lord = First to defeat four roaches in one encounter. The End moves away; roaches beside it are not greedy.
effect-poison-master = First captured with a poisoned wound. Poisoned wounds are ordinary ones from now on.
effect-fugitive = First captured twice. The End moves away; the third time it is rescued at once.
effect-cat-tamer = First to defeat Brodie. Large minions roll one fewer die against its attacks.

## Tokens

card-trap = Mousetrap
    .the = the Mousetrap
card-snare = Snare
    .the = the Snare

effect-trap = A mouse that moves onto it rolls its move value: without a star it snaps.
effect-snare = The first small minion to enter takes 2 hits and does not attack.
