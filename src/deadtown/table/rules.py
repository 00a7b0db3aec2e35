"""The rules of a game in words, and as they hold at a table."""

from typing import Any

import msgspec

from deadtown.kernel import Game
from deadtown.table.table import Table
from deadtown.text import Clause, Rulebook


class RulesInfo(msgspec.Struct, frozen=True):
    """Rules in words."""

    game: str
    rules: str
    language: str
    title: str
    clauses: list[Clause]
    minute: list[str]
    """The game in a minute, a paragraph each, in Markdown: the goal, a turn, how it ends."""
    everyday: dict[str, list[str]]
    """Words by which people look for something who do not know what the rules call it, with the clauses meant."""


def rules_of(game: Game[Any], language: str, find: str = "") -> RulesInfo:
    """All rules, or those in which words are found."""
    book = Rulebook.load(game, language)
    clauses = book.search(find) if find.strip() else list(book.clauses.values())
    return RulesInfo(game.name, game.version, book.language, book.title, clauses, list(book.minute), book.everyday)


def rules_at(table: Table, language: str, find: str = "") -> RulesInfo:
    """The same, each saying whether it has a part in the game at this table. Everybody is told the same."""
    game, match = table.game, table.match
    info = rules_of(game, language, find)
    options = game.rules.read_options(table.state.options)
    view = None if match is None else match.seen_by(None).view
    clauses = [
        msgspec.structs.replace(clause, holds=game.words.holds(clause.id, options, view)) for clause in info.clauses
    ]
    return msgspec.structs.replace(info, clauses=clauses)
