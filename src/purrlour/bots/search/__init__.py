"""One search for all games: it imagines worlds behind a view and plays them out in its head."""
