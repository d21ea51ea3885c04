"""What people may ask of a match: a verb each, with the right it needs."""
