"""How Koty looks at the terminal table."""
