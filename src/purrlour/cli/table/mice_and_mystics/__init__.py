"""How Mice and Mystics looks at the terminal table."""
