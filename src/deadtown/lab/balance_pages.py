"""How even the sets of a game are, as a table in its rulebooks: it says what the file of the game says."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from deadtown.kernel import Balance, Game
from deadtown.lab.names import Names
from deadtown.text import LANGUAGES, Speaker


def balance_lines(game: Game[Any], balance: Balance, language: str) -> list[str]:
    """The lines of the table, as Markdown has them: one for each set and those who played it."""
    heads, *rows = [f"| {' | '.join(row)} |" for row in _rows(game, balance, language)]
    return [heads, "|---" * (heads.count("|") - 1) + "|", *rows]


def _rows(game: Game[Any], balance: Balance, language: str) -> Iterator[Sequence[str]]:
    names, sides = Names(game, language), game.sides.roles
    say = names.speaker.say
    yield [names.sets(), say("balance-bots"), say("balance-games"), *map(names.role, sides), say("balance-rounds")]
    for measured in balance.measured:
        for name, found in measured.sets.items():
            shares = (say("balance-between", **found.percent(side)) for side in sides)
            turns = found.turns
            length = say("balance-length", mean=round(found.mean(turns)), least=turns.least, most=turns.most)
            yield [names.recommended(name), say(measured.text), str(found.games), *shares, length]


def with_table(book: str, heading: str, table: Sequence[str]) -> str:
    """A rulebook with a table instead of the one below a heading."""
    before, found, section = book.partition(f"\n## {heading}\n")
    assert found, f"there is no {heading!r} in the rulebook"
    section, end, after = section.partition("\n## ")
    lines = section.split("\n")
    first = next(place for place, line in enumerate(lines) if line.startswith("|"))
    rest = [line for line in lines[first:] if not line.startswith("|")]
    return before + found + "\n".join([*lines[:first], *table, *rest]) + end + after


def fill_rulebooks(game: Game[Any], balance: Balance) -> list[Path]:
    """Write the table into the rulebook of each language that has a place for it."""
    written = []
    for language in LANGUAGES:
        speaker, path = Speaker(game, language), game.folder / "rulebook" / f"{language}.md"
        if speaker.knows("balance-heading"):
            table = balance_lines(game, balance, language)
            path.write_text(with_table(path.read_text("utf-8"), speaker.say("balance-heading"), table), "utf-8")
            written.append(path)
    return written
