"""A match: a table, its people and clocks, and the log behind them."""
