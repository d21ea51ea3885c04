"""`purrlour lab run FILE`: plays an experiment, or goes on with it."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from purrlour.cli.arguments import at_least, refusing
from purrlour.cli.output import writable_folder
from purrlour.cli.parser import BadUsage
from purrlour.cli.progress import show, wipe
from purrlour.engine.errors import GameError

if TYPE_CHECKING:
    from purrlour.lab.runs import Spread
    from purrlour.words import Words


def run(args: argparse.Namespace, words: Words) -> int:
    """Results in a folder beside the file, or where one likes."""
    from purrlour.lab.experiment import load
    from purrlour.lab.folder import Folder
    from purrlour.lab.runs import run as run_experiment

    if args.what is None:
        raise BadUsage("cli-lab-no-file")
    file = Path(args.what)
    with refusing():
        experiment = load(file)
    spread = spread_by(args)
    folder = Folder(writable_folder(args.to or file.with_suffix("")))
    new = run_experiment(experiment, folder, spread, lambda done, total: show(done, total, words))
    wipe()
    total = experiment.games * len(experiment.variants())
    print(words.say("cli-lab-done", games=total, new=new, folder=str(folder.path)))
    return 0


def spread_by(args: argparse.Namespace) -> Spread:
    """Processes of this machine, or a cluster."""
    from purrlour.lab import pool

    workers = at_least(1, "--workers", pool.cores() if args.workers is None else args.workers)
    if args.ray is None:
        return partial(pool.spread, workers=workers)
    try:
        from purrlour.lab import ray_pool
    except ModuleNotFoundError as error:
        if error.name != "ray":
            raise
        raise GameError("lab-no-ray", extra="purrlour[ray]") from None
    return partial(ray_pool.spread, workers=workers, address=args.ray)
