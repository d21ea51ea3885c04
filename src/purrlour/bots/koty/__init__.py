"""How bots play Koty."""
