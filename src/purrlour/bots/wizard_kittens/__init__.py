"""How bots play Wizard Kittens."""
