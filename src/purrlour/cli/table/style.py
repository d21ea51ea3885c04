"""How the table looks: two rooms, warm in both, and the layout of 80×24."""

from __future__ import annotations

from typing import Final

from textual.theme import Theme

EVENING: Final = Theme(
    name="evening",
    dark=True,
    background="#1f1a24",
    surface="#2a2330",
    panel="#3a3040",
    foreground="#f3e9d8",
    primary="#d9b98c",
    secondary="#8fc0b0",
    accent="#f0a35c",
    warning="#f2b66d",
    error="#f08d7a",
    success="#a9c987",
    variables={"quiet": "#ab9f98"},
)
"""Lamplight."""

AFTERNOON: Final = Theme(
    name="afternoon",
    dark=False,
    background="#f7efe0",
    surface="#efe4d0",
    panel="#e3d4ba",
    foreground="#2f2519",
    primary="#6b4a1f",
    secondary="#1f5d52",
    accent="#9a3f08",
    warning="#8a4200",
    error="#a02414",
    success="#3c6115",
    variables={"quiet": "#6a5d4c"},
)
"""Paper and ink."""

CSS: Final = """
Screen { background: $background; color: $foreground; }
#title { height: 1; background: $panel; color: $foreground; text-style: bold; padding: 0 1; }
#chairs { height: 4; }
#middle { height: 1fr; min-height: 3; }
#centre { width: 33; padding: 0 1; }
#log { width: 1fr; border-left: solid $panel; padding: 0 1; scrollbar-size-vertical: 0; }
#chooser { height: 11; border-top: solid $panel; }
#chooser:focus { border-top: solid $accent; }
#keys { height: 1; background: $panel; color: $foreground; padding: 0 1; }
.tall #chooser { height: 14; }
.low #chairs { height: 1; }
.low #chooser { height: 9; }
.narrow #centre { width: 1fr; }
.narrow #log { display: none; }

Page, Question, Search, Picture, Finish, Save { align: center middle; background: $background 70%; }
.sheet {
    width: 76; max-width: 96%; height: auto; max-height: 92%;
    background: $surface; border: round $accent; padding: 0 2;
    border-title-color: $accent; border-subtitle-color: $foreground;
    border-title-style: bold;
}
.sheet VerticalScroll { height: auto; max-height: 1fr; scrollbar-size-vertical: 1; }
#search-results { height: 14; }
Input { border: solid $panel; background: $background; }
Input:focus { border: solid $accent; }
.places { width: auto; }
.picture { width: auto; color: $accent; text-style: bold; }
.centred { width: 100%; content-align: center middle; text-align: center; }
"""
