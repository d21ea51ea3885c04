"""Care for what is kept: backups, health, moving a match from one parlour to another."""
