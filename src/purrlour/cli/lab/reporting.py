"""`purrlour lab report FOLDER`: what came of an experiment, as one HTML file."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from purrlour.cli.parser import BadUsage

if TYPE_CHECKING:
    from purrlour.words import Words


def run(args: argparse.Namespace, words: Words) -> int:
    """The report in the language of the command."""
    from purrlour.lab.folder import Folder
    from purrlour.lab.report.page import page
    from purrlour.lab.results import read_results

    if args.what is None:
        raise BadUsage("cli-lab-no-folder")
    folder = Folder(Path(args.what))
    experiment = folder.experiment()
    told = page(experiment, read_results(experiment, folder), words.language)
    file = args.to or folder.path / f"report-{words.language}.html"
    file.write_text(told, encoding="utf-8")
    print(words.say("cli-lab-kept", file=str(file)))
    return 0
