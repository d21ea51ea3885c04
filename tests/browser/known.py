"""Screens on which something cannot be seen as it should be. This table only ever shrinks."""

LOW = ("740x360", "844x390")
DESKTOP = ("1280x800", "1920x1080")
ALL = ("360x740", *LOW, *DESKTOP)

KNOWN: dict[str, tuple[str, ...]] = {
    # Names in the list of places end in dots, and nothing tells the whole of them.
    "exploding_kittens-won": ALL,
    "exploding_kittens-lost": ALL,
    "koty-won": ALL,
    "koty-lost": ALL,
    "wizard_kittens-won": ALL,
    "wizard_kittens-caught": ALL,
    "wizard_kittens-nobody": ALL,
    "mice_and_mystics-won": ALL,
    # What shows the result lies over the table.
    "koty-ended": ALL,
    "wizard_kittens-ended": ALL,
    # A lesson scrolls on phones that lie on their side.
    "exploding_kittens-lesson": LOW,
    "koty-lesson": LOW,
    "wizard_kittens-lesson": ALL,
    "mice_and_mystics-lesson": ALL,
    "lesson-done": ALL,
    # A hint with its choices is more than a small window has room for; the paw covers words.
    "exploding_kittens-hint": ("360x740", *LOW),
    "koty-hint": LOW,
    "wizard_kittens-hint": LOW,
    "koty-lifted": LOW,  # what a card does lies over the number of a small tile
    "wizard_kittens-lifted": LOW,
    "wizard_kittens-keep": ("360x740", *LOW),  # a card's matter, cut off
    # These scroll there.
    "wizard_kittens-turn": LOW,
    "wizard_kittens-two": LOW,
    "wizard_kittens-spell": LOW,
    "wizard_kittens-sling": LOW,
    "wizard_kittens-sling-to": LOW,
    "wizard_kittens-switch": LOW,
    "wizard_kittens-rule": LOW,
    "wizard_kittens-chaos": LOW,
    "wizard_kittens-salvage": LOW,
    "wizard_kittens-kitten": LOW,
    "wizard_kittens-waiting": LOW,
    "curtain": ("360x740",),  # the longest name
    # Names on the track and of the party, the two buttons at the corner, deeds that scroll.
    "mice_and_mystics-turn": ALL,
    "mice_and_mystics-four": ALL,
    "mice_and_mystics-party": ALL,
    "mice_and_mystics-ability": ALL,
    "mice_and_mystics-weapon": ALL,
    "mice_and_mystics-equip": ALL,
    "mice_and_mystics-found": ALL,
    "mice_and_mystics-window": ALL,
    "mice_and_mystics-arrive": ALL,
    "mice_and_mystics-below": ALL,
    "mice_and_mystics-water": ALL,
    "mice_and_mystics-crowd": ALL,
    "mice_and_mystics-thread": ALL,
    "mice_and_mystics-tie": ALL,
    "mice_and_mystics-waiting": ALL,
    "mice_and_mystics-sheet": ALL,
    "mice_and_mystics-plan": ALL,
    "mice_and_mystics-goal": ALL,
    "mice_and_mystics-page": ALL,
    "mice_and_mystics-meant": ALL,
    "mice_and_mystics-hint": ALL,
}
