### The laboratory: its command and its complaints. One sentence, one line: Fluent keeps line breaks.

cli-command-lab = run experiments, report them, measure house rules
cli-lab-task = run an experiment, write its report, or measure the house rules (cards)
cli-lab-task-name = TASK
cli-lab-what = an experiment’s file (run), its folder (report), or a game (cards)
cli-lab-what-name = WHAT
cli-lab-to = where results go: a folder, or the report’s file
cli-lab-ray = play on Ray: on a cluster with this address, or on this machine (extra “ray”)
cli-lab-games = playings of each house rule (10000)
cli-lab-no-file = Name the file of an experiment.
cli-lab-no-folder = Name the folder of an experiment.
cli-lab-done = { $games ->
    [one] { $games } game, { $new } of it new. The results are in { $folder }
   *[other] { $games } games, { $new } of them new. The results are in { $folder }
}
cli-lab-kept = Written: { $file }

## Files that are no experiments

refuse-lab-not-toml = This is not TOML: { $reason }
refuse-lab-too-large = An experiment has at most { $most } bytes.
refuse-lab-key = An experiment does not know “{ $value }”. It knows: { $known }.
refuse-lab-type = “{ $option }” cannot be { $value } in an experiment.
refuse-lab-missing = The experiment does not say “{ $option }”.
refuse-lab-game = There is no game “{ $value }” to experiment with. There are: { $known }.
refuse-lab-bots = { $count ->
    [0] The experiment names no bots.
    [one] One bot for { $seats } seats cannot be: there must be room for it.
   *[other] { $count } bots are too many for { $seats } seats.
}
refuse-lab-format = Results cannot be written as “{ $value }”. They can be: { $known }.
refuse-lab-both = “{ $option }” is both fixed and varied.
refuse-lab-variants = { $count } variants are too many for one experiment: at most { $most }.
refuse-lab-list = “{ $option }” varies over a list of values, not over { $value }.
refuse-lab-twice = “{ $option }” varies over the same value twice.
refuse-lab-range = “{ $option }” is { $value }, but must be between { $least } and { $most }.

## Folders and helpers

refuse-lab-other = The folder { $folder } holds another experiment, or one of another version: choose another folder.
refuse-lab-not-empty = The folder { $folder } holds other things: choose another folder.
refuse-lab-unreadable = The file { $file } cannot be read: it is not what the laboratory wrote.
refuse-lab-unfinished = The experiment in { $folder } is not finished: run it again, it goes on where it was.
refuse-lab-no-parquet = Parquet needs pyarrow: pip install { $extra }. Or choose the format csv.
refuse-lab-crashed = A process that played has died, with the exit code { $code }.
refuse-train-no-numpy = NumPy is not installed: pip install { $extra }
refuse-lab-no-ray = Ray is not installed: pip install { $extra }
refuse-lab-versions = The cluster has Purrlour { $there }, and here is { $here }: both must be the same.
refuse-lab-older = The experiment in { $folder } was played by other rules than this Purrlour has: run it anew.
