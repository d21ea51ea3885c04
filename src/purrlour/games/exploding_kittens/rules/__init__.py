"""The rules, a chapter a file: what is legal, what a choice does, what a play does, turns."""
