"""How bots play Exploding Kittens."""
