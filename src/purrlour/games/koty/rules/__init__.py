"""The rules, a chapter a file: what is legal, what a choice does, the stock, duels, turns."""
