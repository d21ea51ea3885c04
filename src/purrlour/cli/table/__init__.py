"""The terminal table: one person, some bots, any game that has a face."""
