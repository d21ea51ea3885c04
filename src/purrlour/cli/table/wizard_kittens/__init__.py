"""How Wizard Kittens looks at the terminal table."""
