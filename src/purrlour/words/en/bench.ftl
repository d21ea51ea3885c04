# The benchmark.

bench-failed = The benchmark cannot run: { $reason }
bench-compiled = Compiled engine, per CPU second
bench-pure = Plain Python, per CPU second
bench-peers = Peers, per CPU second
bench-ratios = Ratios (and the bar)
bench-reached = reached
bench-missed = missed

bench-game = the game to measure, or “server” for the server under load
bench-with-peers = also measure OpenSpiel and RLCard, installed into an environment of their own
bench-rounds = how many rounds, by turns; medians are shown
bench-seconds = CPU seconds for each figure of a round
bench-peers-folder = where the peers' environment is kept
bench-database = also measure a server on this PostgreSQL (with “server” in place of a game)
bench-beside = also measure the server of another build, the folder with its package, by turns (with “server” in place of a game)
