"""How Exploding Kittens looks at the terminal table."""
