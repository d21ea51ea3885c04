"""Wizard Kittens, a card game of curses, chapters and small mistakes. The rules are in RULES.md."""
