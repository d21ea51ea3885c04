"""How bots play Mice and Mystics."""
