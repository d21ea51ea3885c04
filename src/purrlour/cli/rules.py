"""`purrlour rules`: the rules by chapter, by clause, or by the words in them."""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import sys
import textwrap
from typing import TYPE_CHECKING

from purrlour.cli.arguments import add_game, find_game
from purrlour.cli.folding import fold, holds_all, places

if TYPE_CHECKING:
    from purrlour.cli.parser import Parser
    from purrlour.engine.clauses import Clause
    from purrlour.words import Words

_WIDEST = 88
_BOLD, _MARK, _PLAIN = "\033[1m", "\033[1;4m", "\033[0m"


def configure(parser: Parser) -> None:
    """A game, and what to look for."""
    add_game(parser)
    parser.add(
        "wanted", key="cli-rules-wanted", nargs="*", metavar=parser.words.say("cli-rules-words")
    )
    parser.add("--json", key="cli-json", action="store_true")


def run(args: argparse.Namespace, words: Words) -> int:
    """Chapters, one clause, or every clause with these words."""
    from purrlour.engine.clauses import load_clauses

    clauses = load_clauses(find_game(args.game).key, words.language)
    found = search(clauses, args.wanted) if args.wanted else list(clauses.values())
    if args.json:
        facts = [{"id": one.id, "chapter": one.chapter, "text": one.text} for one in found]
        print(json.dumps(facts, ensure_ascii=False, indent=2))
        return 0 if found else 1
    if not args.wanted:
        tell_chapters(found, words)
        return 0
    if not found:
        print(words.say("cli-rules-nothing", wanted=" ".join(args.wanted)), file=sys.stderr)
        return 1
    wanted = [fold(word) for word in args.wanted]
    for number, clause in enumerate(found):
        if number:
            print()
        tell_clause(clause, wanted)
    return 0


def search(clauses: dict[str, Clause], wanted: list[str]) -> list[Clause]:
    """The clause with this id, or all that hold all the words."""
    if len(wanted) == 1:
        for clause in clauses.values():
            if clause.id.lower() == wanted[0].lower():
                return [clause]
    folded = [fold(word) for word in wanted]
    return [
        clause
        for clause in clauses.values()
        if holds_all(f"{clause.id} {clause.chapter} {clause.text}", folded)
    ]


def tell_chapters(clauses: list[Clause], words: Words) -> None:
    """What there is, and how to go on."""
    chapters: dict[str, list[str]] = {}
    for clause in clauses:
        chapters.setdefault(clause.chapter, []).append(clause.id)
    width = max(map(len, chapters))
    for chapter, ids in chapters.items():
        between = ids[0] if len(ids) == 1 else f"{ids[0]} … {ids[-1]}"
        print(f"  {chapter:<{width}}   {between}")
    print(words.say("cli-rules-hint", clauses=len(clauses)))


def plain(clause: Clause) -> str:
    """Its text without the marks of Markdown."""
    return re.sub(r"\*(.+?)\*", r"\1", clause.text)


def tell_clause(clause: Clause, wanted: list[str]) -> None:
    """One clause, wrapped; on a terminal with the words found standing out."""
    width = min(shutil.get_terminal_size().columns, _WIDEST)
    print(f"{_styled(clause.id, _BOLD)}  {_marked(clause.chapter, wanted)}")
    for line in textwrap.wrap(plain(clause), width - 2):
        print(f"  {_marked(line, wanted)}")


def _marked(line: str, wanted: list[str]) -> str:
    told, last = "", 0
    for start, end in places(line, wanted):
        told += line[last:start] + _styled(line[start:end], _MARK)
        last = end
    return told + line[last:]


def _styled(text: str, style: str) -> str:
    coloured = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
    return f"{style}{text}{_PLAIN}" if coloured else text
