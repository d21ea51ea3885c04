### purrlour check

check-game = the game’s key (all games)
check-games = how many playings for each number of seats (100)
check-seats = one number of seats only
check-seed = the seed of the first playing; the next ones follow (0)
check-workers = processes side by side (all processors)
check-tests = the folder with the game’s tests (tests/games/GAME)

check-no-tests = There is no folder { $folder }.

check-row = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}; examined: positions { $positions }, twin worlds { $twins }, refusals { $refusals }
check-kinds = Looked at closely, by kind of decision: { $kinds }
check-kept = All laws are kept.
check-broken = Broken: { $law }. { $detail }
check-more = { $count ->
    [one] And { $count } more failure.
   *[other] And { $count } more failures.
}

check-content = The content fits together.
check-clause-missing = { $clause } is not in the rules in { $language ->
    [pl] Polish.
   *[other] English.
}
check-clause-order = The clauses are in another order in { $language ->
    [pl] Polish.
   *[other] English.
}
check-clause-unknown = { $place } cites { $clause }, and there is no such clause.
check-counts = The cards add up to { $counted }, not to { $cards }.
check-counts-untold = No clause says that there are { $cards } cards.

check-covered = { $series } { $tested } of { $of }
check-series-clauses = clauses
check-series-windows = windows
check-series-rulings = rulings
check-series-options = options
check-untested = Without a test: { $clauses }
check-tested-unknown = Tests are named after clauses that do not exist: { $clauses }
check-uncounted = There are no tests here, so clauses were not counted (see --tests).
