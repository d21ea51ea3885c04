"""The operations that effects are lowered to: the one list that content and interpreter share.

A program is a run of instructions in `Content.code`; an instruction is `WIDTH` integers: the
operation and its arguments a, b, c, d, e. An amount is a plain number, or `VAR + r`: whatever
register r holds. A figure, space, card or kind is always named by the register that holds it.
"""

from __future__ import annotations

from typing import Final

WIDTH: Final = 6
IN_SPACE: Final = 16
VAR: Final = 1000
"""An amount from here on means the contents of register `amount - VAR`."""
ALL: Final = 99
"""As an amount: all there are, any number."""

# Registers. The first four are set when a program starts; the rest are its own.
SELF: Final = 0
"""The mouse that uses the card, or the figure whose card it is; for a chapter's rule the mouse
that the event is about."""
TARGET: Final = 1
"""The target of the attack in progress, or the figure that the event is about."""
ATTACKER: Final = 2
IT: Final = 3
"""What the innermost `each` has come to."""
REGISTERS: Final = 8

# Control.
END: Final = 0
"""The program is over."""
JUMP: Final = 1
"""a: address in the program's `code`."""
LESS: Final = 2
"""If register a < amount b, go to c."""
LEAST: Final = 3
"""If register a >= amount b, go to c."""
LET: Final = 4
"""Register a = value b of (c, d, e); the values are listed below."""
SELECT: Final = 5
"""Candidates = class a in scope b around register d, filtered by bits c; e: the kind of minion
asked for plus one, or 0, or VAR + the register that holds the kind. Register d holds a figure
(one that is gone counts where it last stood), or a space if IN_SPACE is added to d."""
PICK: Final = 6
"""The controller of SELF picks one candidate into register a, but not the one in register b - 1;
with no candidate go to c."""
PICK_MANY: Final = 7
"""The controller of SELF keeps up to amount a of the candidates."""
RANDOM: Final = 8
"""One candidate by lot into register a; without one go to c."""
LOOP: Final = 9
"""A loop of depth a (0 or 1) over the candidates as they are now begins."""
EACH: Final = 10
"""The next one left of the loop of depth a into register b; with none left go to c."""
CHOOSE: Final = 11
"""The controller of SELF chooses an allowed branch: addresses a, b, c; with none go to d."""
ALLOW: Final = 14
"""Branch a (0, 1, 2) may be chosen in the CHOOSE to come."""
YES: Final = 12
"""End of a condition: it holds."""
NO: Final = 13
"""End of a condition: it does not hold."""

# Dice.
ROLL: Final = 20
"""Roll amount a dice for purpose b (a `ROLLS` number); read by `rolled` values."""
REROLL: Final = 21
"""The controller of SELF rolls up to amount a dice of the current roll again (ALL: any number)."""
REROLL_ALL: Final = 22
"""The whole current roll is rolled again."""
SET_FACE: Final = 23
"""The controller of SELF turns amount a dice of the current roll to face b (1 to 6)."""
DICE: Final = 24
"""Amount b more dice for the roll to come: a = DICE_ATTACK, DICE_DEFENCE, DICE_CHECK."""
COUNT_AS: Final = 25
"""In this roll, faces of mask a (bit 0 = F1) count one b more: 0 hit, 1 block."""

# Fighting.
ATTACK: Final = 30
"""A whole attack by register a on register b; c: bits of ATTACKS; d: 0 usual dice plus amount e,
1 exactly amount e dice, 2 amount e plus the weapon's bonus."""
HIT: Final = 31
"""Register a takes amount b automatic hits of damage type c (plus one; 0 none) and may defend."""
WOUND: Final = 32
"""Register a takes amount b wounds without defence; c: 1 poison."""
PREVENT: Final = 33
"""Of what is just being applied (hits in before:defence, wheel cheese, hourglass steps, a capture)
amount a is cancelled."""
RETARGET: Final = 34
"""The attack in progress goes against register a."""
SPILL: Final = 35
"""Excess wounds of this attack go to another minion on the target's space."""
STRIKE_ALL: Final = 36
"""One attack roll against every mouse near: each defends (minion cards)."""
AGAIN: Final = 37
"""The minion attacks once more this turn, and its attack's cheese stays off the wheel."""
STEAL: Final = 38
"""Wounds about to go on a mouse take its cheese first: MM-162 to MM-164 (minion cards)."""

# Bodies.
HEAL: Final = 40
"""Register a loses amount b wounds, never poison."""
CURE: Final = 41
"""Register a: b = CURE_POISON up to amount c, CURE_STATUS one of the controller's choice,
CURE_ALL poison and every status."""
STATUS: Final = 42
"""Register a: status b on (c = 1) or off (c = 0)."""
CAPTURE: Final = 43
RESCUE: Final = 44
"""Register a, a captured mouse, is rescued now."""
IMMUNE: Final = 45
"""Register a is immune to status b for duration c."""
MOD: Final = 46
"""Every candidate (see SELECT): stat a changed by amount b for duration c."""
KIND_MOD: Final = 47
"""Minion kind a: stat b changed by amount c for the chapter, on all its cards."""
SKIP: Final = 48
"""Register a skips b = SKIP_MOVE, SKIP_BATTLE or SKIP_TURN, the next one it has."""
END_TURN: Final = 49
ACT: Final = 50
"""Register a, a mouse, takes one action now, of the kinds in mask b (ACTS)."""

# Cheese and time.
CHEESE: Final = 55
"""Register a: amount b more cheese, from or to the supply."""
WHEEL: Final = 56
"""Amount a more on the wheel."""
CARRY: Final = 57
"""Amount c of cheese from a to b; each a register, or FROM_WHEEL, FROM_SUPPLY."""
HOURGLASS: Final = 58
THE_END: Final = 59
SURGE: Final = 60
"""A surge now."""

# Places.
STEP: Final = 65
"""Register a moves up to amount b spaces by the usual rules; c: 1 without cost of its move."""
PLACE: Final = 66
"""Figure in register a onto the space in register b, without a path."""
SWAP: Final = 67
PUSH: Final = 68
"""Figure a, amount b steps, c: 0 away from SELF, 1 towards; stops at walls and full spaces."""
LINK: Final = 69
"""Mice may step between spaces a and b at cost c for duration d."""
PASS: Final = 70
"""SELF ignores the hindrances of mask a (PASSES) for duration b."""
TOKEN: Final = 71
"""Token kind a on the space in register b: c = 1 lay, 0 take away."""
TRAP_CHECK: Final = 72
"""Register a makes a trap check on its space now."""
SAFE: Final = 73
"""The failed trap check counts as passed; the trap leaves the game."""
TAKE: Final = 76
"""SELF takes chapter object a: it is carried if the object says so, else it leaves the board."""
AT: Final = 77
"""Register a = space c; if b >= VAR instead the space of the figure in register b - VAR."""

# Cards, decks and figures.
DRAW: Final = 80
"""SELF draws amount a search cards and keeps amount b of them; the rest are discarded."""
PEEK: Final = 81
"""The top amount a encounter cards are shown to the party; b: 1 and put back in any order."""
DISCARD: Final = 82
"""This card to the discard pile."""
DESTROY: Final = 83
"""This card out of the game."""
KEEP: Final = 84
"""The scroll just used stays with its mouse."""
UNLOAD: Final = 85
"""This weapon may not attack until its mouse uses the equip free action."""
FETCH: Final = 86
"""SELF gets search card a, wherever it lies unowned; else draws."""
SPAWN: Final = 87
"""Amount b figures of minion kind a; c = SPAWN_RULES, SPAWN_NEAREST, or SPAWN_AT and d: the
register that holds the space."""
REMOVE: Final = 88
INIT_MOVE: Final = 89
"""The card of register a moves b slots: negative up, positive down, clamped."""
INIT_SWAP: Final = 90
"""The cards of registers a and b change places."""
SHUT: Final = 104
"""The next surge while the party is on this tile places no figures."""
NOTHING: Final = 105
INIT_UP: Final = 91
"""The card that just acted changes places with the one above."""
INIT_END: Final = 92
"""All cards of minion kind a: b = 0 to the top, 1 to the bottom."""
SEARCHED: Final = 93
"""SELF has searched this room with success (MM-135)."""

# Story.
FLAG: Final = 95
"""Flag a = b."""
COUNTER: Final = 96
"""Counter a changes by amount b, never below 0."""
ENCOUNTER: Final = 97
"""a = ENCOUNTER_SKIP: no card is drawn; else bits of FLAGS put on (b = 1) or taken off (0)."""
AMBUSH: Final = 98
"""The minions placed by this rule ambush (MM-158)."""
AWARD: Final = 99
"""The party gets story trophy a."""
STORY: Final = 100
"""Passage a of `Content.stories` is read."""
WIN: Final = 101
LOSE: Final = 102
LEVEL: Final = 103
"""Register a levels up for nothing (at the chapter's end: chosen before the next)."""
EXIT: Final = 106
"""The exit of side a in direction b: c = 0 is locked, 1 stands open, whatever the locks say."""
TURN_TILE: Final = 107
"""The tile of side a is turned so that this side is up, unless the party stands on it."""

# Values for LET: what the number is; (c, d, e) are its arguments.
V_CONST: Final = 0
V_BATTLE: Final = 1
"""Of the figure in register c; so the next three."""
V_DEFENCE: Final = 2
V_LORE: Final = 3
V_MOVE: Final = 4
V_WOUNDS: Final = 5
V_CHEESE: Final = 6
V_COUNT: Final = 7
"""How many candidates there are."""
V_DIST: Final = 8
"""Between registers c and d (MM-R47)."""
V_ROLLED: Final = 9
"""Symbols c (SYMBOLS) in the current roll, or in the attack's own roll if d is 1."""
V_HITS: Final = 10
"""Hits of the attack roll before blocks."""
V_BLOCKS: Final = 11
V_MOVED: Final = 12
"""Spaces that SELF has moved this turn."""
V_NUMBER: Final = 13
"""The number of SELF's last move roll."""
V_LARGE: Final = 14
"""1 if register c is large; so on for yes and no."""
V_SMALL: Final = 15
V_KIND: Final = 16
"""Kind of the minion in register c, or -1 for a mouse."""
V_MODE: Final = 17
"""Of the attack in progress: 0 melee, 1 ranged."""
V_MIGHTY: Final = 18
V_CAPTURED: Final = 19
"""Mice captured."""
V_FLAG: Final = 20
V_COUNTER: Final = 21
V_TROPHY: Final = 22
V_PAGE: Final = 23
V_SIDE: Final = 24
"""1 if the party is on side c."""
V_ON: Final = 25
"""1 if the mouse in register e is on side c, on a space of mask d."""
V_REACHED: Final = 26
"""1 if every free mouse is on side c, on a space of mask d, and no minion is on the tile."""
V_FLIPPED: Final = 27
"""1 if the party came into this room by a flip space."""
V_MINIONS: Final = 28
"""Figures on the tile, of kind c - 1, or of any kind if c is 0."""
V_NEAR_OBJECT: Final = 29
"""1 if SELF is on or next to the space of chapter object c, and nobody carries it."""
V_HOLDS: Final = 30
"""1 if SELF carries chapter object c."""
V_TARGETS: Final = 31
"""Other mice that the attack in progress could legally go against."""
V_STASH: Final = 32
"""Party items in the stash, or 1/0 for search card c - 1."""
V_ALIVE: Final = 33
"""1 if the figure in register c is on the board."""
V_NEAR: Final = 34
"""1 if registers c and d are on the same space or on adjacent ones."""
V_WORST: Final = 35
"""Most wounds, poison counted, on any mouse of the tile."""
V_WHEEL: Final = 36
V_FORK: Final = 37
"""1 if the fork lies on SELF's space or next to it."""
V_CAMPAIGN: Final = 38
V_CARRIED: Final = 39
"""1 if some mouse on the board carries chapter object c."""

# Classes, scopes and filters for SELECT.
MICE: Final = 0
OTHER_MICE: Final = 1
"""Not SELF."""
MINIONS: Final = 2
FIGURES: Final = 3
SPACES: Final = 4
MOUSE_CARDS: Final = 5
"""Mice, as cards on the track, captured or not."""
KINDS: Final = 6
"""Minion kinds on the tile."""

SAME: Final = 0
ADJACENT: Final = 1
NEAR: Final = 2
"""The same space or an adjacent one."""
SEEN: Final = 3
"""In line of sight."""
TILE: Final = 4
ANYWHERE: Final = 5
ACROSS: Final = 6
"""Spaces one red line or gap away."""

ONLY_SMALL: Final = 1
ONLY_LARGE: Final = 2
ONLY_NEW: Final = 4
"""Placed just now."""
NOT_MIGHTY: Final = 8
NOT_TARGET: Final = 16
ONLY_HURT: Final = 32
"""Has wounds that heal."""
ONLY_ILL: Final = 64
"""Has poison or a status."""
NOT_ACTED: Final = 128
ONLY_CAPTURED: Final = 256
NOT_FULL: Final = 512
NOT_WATER: Final = 1024
ONLY_POISONED: Final = 2048
ONLY_LEGAL: Final = 4096
"""Mice that the attack in progress could legally go against."""
ONLY_STATUS: Final = 8192
"""Stunned, webbed, down or charmed."""

# Small sets that arguments speak of.
STATUSES: Final = ("stunned", "webbed", "down", "charmed", "poison")
TYPES: Final = ("sharp", "blunt", "magic", "fire")
SYMBOLS: Final = ("star", "sword", "shield", "bow", "cheese")
ROLLS: Final = ("move", "attack", "defence", "search", "trap", "water", "recover", "check")
STATS: Final = ("battle", "defence", "lore", "move", "attack_ranged", "defence_ranged")
DURATIONS: Final = ("roll", "attack", "turn", "round", "own", "tile", "chapter")
LIMITS: Final = ("", "turn", "round", "tile", "chapter")
PASSES: Final = ("red", "gap", "yellow", "water", "trap", "engage", "full", "los")
ACTS: Final = ("scurry", "battle", "search", "recover", "explore", "special")
SKIPS: Final = ("move", "battle", "turn")
CURES: Final = ("poison", "status", "all")
FLAGS: Final = ("ambush", "greedy", "traps")
"""What an encounter card may say besides its minions; bits in this order."""
DICE_OF: Final = ("attack", "defence", "check")
FROM_WHEEL: Final = -1
FROM_SUPPLY: Final = -2
ENCOUNTER_SKIP: Final = -1
SPAWN_RULES: Final = 0
SPAWN_NEAREST: Final = 1
SPAWN_AT: Final = 2

# How an ATTACK is made: bits.
BY_MELEE: Final = 1
BY_RANGED: Final = 2
BY_LIGHT: Final = 4
"""With a light weapon."""
BY_OTHER: Final = 8
"""With another card than the attack before."""
BY_MAGIC: Final = 16
"""The damage is magic, without a weapon."""

# When a rule is looked at. Its `arg` narrows it; what it means is said with each.
FREE: Final = 0
"""In the own turn, outside an action."""
ACTION: Final = 1
INSTEAD_BATTLE: Final = 2
INSTEAD_SEARCH: Final = 3
INSTEAD_MOVE: Final = 4
START_TURN: Final = 5
BEFORE_MOVE: Final = 6
BEFORE_ATTACK: Final = 7
"""arg: 0 any, 1 melee, 2 ranged; so AFTER_ATTACK."""
BEFORE_DEFENCE: Final = 8
AFTER_ROLL: Final = 9
"""arg: 0 any, else 1 + a ROLLS number. The dice lie, nothing is read yet."""
AFTER_ATTACK: Final = 10
AFTER_DEFENCE: Final = 11
AFTER_KILL: Final = 12
AFTER_TRAP_FAIL: Final = 13
AFTER_ACTION: Final = 14
AFTER_SCROLL: Final = 15
AFTER_TRADE: Final = 16
"""A found card was discarded for cheese (MM-132)."""
REACT_TARGETED: Final = 17
REACT_PLACED: Final = 18
REACT_WHEEL: Final = 19
REACT_HOURGLASS: Final = 20
REACT_SURGE: Final = 21
REACT_KIND: Final = 22
"""The turn of minion kind arg begins."""
REACT_CAPTURE: Final = 23
"""A mouse is about to be captured."""
ON_HIT: Final = 24
"""Minion cards: hits were left or not; at least one was rolled."""
ON_WOUND: Final = 25
ON_STEAL: Final = 26
"""Minion cards: instead of wounding."""
ON_CHEESE: Final = 27
"""Minion cards: its attack rolled cheese."""
ON_BATTLE: Final = 28
"""Minion cards: instead of its battle."""
ON_TURN_END: Final = 29
ON_ENTER_SPACE: Final = 30
"""Tokens: a small minion comes on it."""
ON_DRAWN: Final = 31
"""Events: the card is drawn."""
SETUP: Final = 32
"""Chapters and trophies: last step of the set-up (MM-17)."""
ENTER: Final = 33
"""Chapters: first time into side arg - 1 (0: any side), instead of nothing, before the card."""
ENTERED: Final = 34
"""Chapters: every explore into side arg - 1, or any orange (-1) or blue (-2) side, or any (0)."""
SPECIAL_SURGE: Final = 35
"""Chapters: step 2 of a surge on side arg - 1 (MM-177)."""
SURGED: Final = 36
"""Chapters: after each surge."""
SEARCH_STAR: Final = 37
"""Chapters: a search with a star; `when` tells where. It replaces the card."""
MOVE_ROLLED: Final = 38
MOVE_ENDED: Final = 39
MOUSE_TURN_END: Final = 40
KNOCKED_DOWN: Final = 41
TRAPPED: Final = 42
PAGE_TURNED: Final = 43
"""Chapters: the hourglass moved."""
KILLED: Final = 44
"""Chapters: the last card or figure of kind arg - 1 was beaten (0: any)."""
EXPLORE_FLIP: Final = 45
"""Chapters: SELF explores the flip space of side arg - 1, before anything is turned."""
EXPLORE_EDGE: Final = 46
"""Chapters: arg = 1 + side * 4 + direction: an exit that leads off the map may be explored."""
VICTORY: Final = 47
"""Chapters: `when` is the condition of winning, looked at after each event."""
DEFEAT: Final = 48
REWARD: Final = 49
"""Chapters: the chapter is won."""
LOST: Final = 50
"""Chapters: the chapter is lost."""

# Whose event a rule answers: the relation of the rule's mouse to the mouse acting.
OWN: Final = 0
OTHERS_SAME: Final = 1
"""Another mouse on the same space."""
ANY_NEAR: Final = 2
"""Any mouse on the same or an adjacent space, itself included."""
ANY_TILE: Final = 3

# What a passive rule changes: `Content.traits`. Amounts add up.
TRAITS: Final = (
    "battle",
    "defence",
    "lore",
    "move",
    "dice_trap",
    "dice_water",
    "dice_search",
    "dice_shot_at",  # dice of ranged attacks against the mouse
    "defence_ranged",  # defence dice against ranged attacks
    "reach",  # melee reaches this many spaces, line of sight needed
    "paws_light",  # more paws, for light weapons
    "pack",  # more room in the pack
    "climb",  # cost against a yellow line
    "first_target",  # 1: ties of MM-201 and MM-208 go to this mouse
    "swim",  # 1: no roll to leave water, no drift
    "unweb",  # 1: recovering from webs needs no roll
    "immune_down",
    "immune_charmed",
    "immune_webbed",
    "immune_stunned",
    "both_modes",  # 1: the weapon may be used ranged, and is then discarded
    "magic",  # 1: the weapon's damage counts as magic
    "bonus",  # dice of this weapon
    "level_cost",  # cheese that a level costs, more or less
    "bolt_hole",  # 1: plain flip spaces may be explored while Brodie is the only minion
    "move_exact",  # minion cards: moves so many spaces without a roll
    "no_wheel",  # minion cards: its dice put no cheese on the wheel
    "poison",  # minion cards: its wounds are poison
)
