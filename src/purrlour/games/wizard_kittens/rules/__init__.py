"""The rules, a chapter a file: turns, spells, curses, chaos, what is legal, what a choice does."""
