"""Screens on which something cannot be seen as it should be. This table only ever shrinks."""

LOW = ("740x360", "844x390")
DESKTOP = ("1280x800", "1920x1080")
ALL = ("360x740", *LOW, *DESKTOP)

KNOWN: dict[str, tuple[str, ...]] = {
    "koty-lost": ("360x740",),  # how cats were counted lies over the number of a tile
    # What shows the result lies over the table.
    "koty-ended": ALL,
    "wizard_kittens-ended": ALL,
    # A hint with its choices is more than a small window has room for.
    "exploding_kittens-hint": ("360x740", *LOW),
    "koty-hint": LOW,
    "lesson-done": ("360x740",),  # all that is said at the end pushes the hand out
}

LARGE_KNOWN = ("exploding_kittens-window",)
"""With large letters in a low window: three choices, a long question and somebody who is away."""
