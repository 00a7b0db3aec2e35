"""How even the sets of a game are, as tables in its rulebooks: they say what the file of the game says."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from deadtown.kernel import Balance, Game, Measured
from deadtown.lab.names import Names
from deadtown.text import LANGUAGES, Speaker

CAPTION = "**"
"""What the line above a table begins with."""


def balance_lines(game: Game[Any], balance: Balance, language: str) -> list[str]:
    """The lines of the tables, as Markdown has them: one for each agreement, below a line that says what it was."""
    names = Names(game, language)
    lines: list[str] = []
    for text, measured in _by_agreement(game, balance).items():
        said = names.speaker.say("balance-measured", agreed=names.speaker.say(text))
        heads, *rows = [f"| {' | '.join(row)} |" for row in _rows(names, measured)]
        lines += ["", f"{CAPTION}{said}{CAPTION}", "", heads, "|---" * (heads.count("|") - 1) + "|", *rows]
    return lines[1:]


def _by_agreement(game: Game[Any], balance: Balance) -> dict[str, list[Measured]]:
    """What was measured, by the text that says what was agreed on."""
    found: dict[str, list[Measured]] = {}
    for measured in balance.measured:
        found.setdefault(game.figures.agreement_text(measured.agreed), []).append(measured)
    return found


def _rows(names: Names, found_by: Sequence[Measured]) -> Iterator[Sequence[str]]:
    """One for each set and those who played it."""
    say, sides = names.speaker.say, names.game.sides.roles
    yield [names.sets(), say("balance-bots"), say("balance-games"), *map(names.role, sides), say("balance-rounds")]
    for measured in found_by:
        for name, found in measured.sets.items():
            shares = (say("balance-between", **found.percent(side)) for side in sides)
            turns = found.turns
            length = say("balance-length", mean=round(found.mean(turns)), least=turns.least, most=turns.most)
            yield [names.recommended(name), say(measured.text), str(found.games), *shares, length]


def with_tables(book: str, heading: str, tables: Sequence[str]) -> str:
    """A rulebook with these tables instead of those below a heading."""
    before, found, section = book.partition(f"\n## {heading}\n")
    assert found, f"there is no {heading!r} in the rulebook"
    section, end, after = section.partition("\n## ")
    lines = section.split("\n")
    places = [place for place, line in enumerate(lines) if line.startswith(("|", CAPTION))]
    lines[places[0] : places[-1] + 1] = tables
    return before + found + "\n".join(lines) + end + after


def fill_rulebooks(game: Game[Any], balance: Balance) -> list[Path]:
    """Write the tables into the rulebook of each language that has a place for it."""
    written = []
    for language in LANGUAGES:
        speaker, path = Speaker(game, language), game.folder / "rulebook" / f"{language}.md"
        if speaker.knows("balance-heading"):
            tables = balance_lines(game, balance, language)
            path.write_text(with_tables(path.read_text("utf-8"), speaker.say("balance-heading"), tables), "utf-8")
            written.append(path)
    return written
