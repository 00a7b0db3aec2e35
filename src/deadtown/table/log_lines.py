"""The log of a table in words, as each seat may know it."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec

from deadtown.games import GAMES
from deadtown.kernel import Event
from deadtown.table import entries as log
from deadtown.table.messages import LineInfo
from deadtown.table.state import TableState
from deadtown.table.table import Told
from deadtown.text import Marker, Speaker, marker_of


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log."""

    seq: int
    at: float
    text: str
    clause: str = ""
    number: int | None = None
    """The decision that it tells of."""
    undone: bool = False
    more: LineInfo = LineInfo()


def lines_of(state: TableState, told: Told, seat: int | None, language: str) -> list[LogLine]:
    """What happened, in words, as a seat may know it."""
    speaker = speaker_of(state, language)
    entry = told.entry
    lines = []
    if isinstance(entry, log.Said):
        lines.append(LogLine(told.seq, entry.at, speaker.say("table-said", name=entry.name, text=entry.text)))
    elif not isinstance(entry, log.Chose | log.Passed | log.Muted):
        lines.append(LogLine(told.seq, entry.at, word_entry(state, entry, speaker)))
    number = entry.number if isinstance(entry, log.Chose | log.Passed) else None
    told_events = seen_events(told.events, seat)
    marker = marker_of(GAMES[state.game], language, state.players)
    return lines + [line_of(told.seq, entry.at, event, number, marker) for event in told_events]


def line_of(seq: int, at: float, event: Event, number: int | None, marker: Marker) -> LogLine:
    """An event in words."""
    text, marks = marker.sentence(event)
    begins = getattr(event, "seat", None) if event.begins_turn else None
    return LogLine(seq, at, text, event.clause, number, more=LineInfo(marks, begins, event.minor))


def word_entry(state: TableState, entry: log.AnyEntry, speaker: Speaker) -> str:
    """What happened at the table, but for the game."""
    seat = getattr(entry, "seat", None)
    player = getattr(entry, "player", "")
    name = getattr(entry, "name", "")
    if not name and seat is not None and seat < len(state.seats):
        name = state.seats[seat].name or (state.names[seat] if state.names else "")
    name = name or state.name_of(player)
    arguments: dict[str, Any] = {"name": name or "–", "number": getattr(entry, "number", 0) + 1}
    if seat is not None:
        arguments["place"] = seat + 1
    if isinstance(entry, log.Asked | log.Lapsed):
        arguments["matter"] = entry.matter
    if isinstance(entry, log.Asked):
        arguments["place"] = entry.number + 1
    if isinstance(entry, log.Left):
        arguments["stays"] = "yes" if entry.name else "no"
    if isinstance(entry, log.BotSat):
        arguments["name"] = with_style(speaker, entry.name, entry.bot)
    if isinstance(entry, log.Started):
        bots = [with_style(speaker, chair.name, chair.bot) for chair in state.seats if chair.who == "bot"]
        arguments["bots"] = ", ".join(bots) or "none"
    by_keeper = isinstance(entry, log.Closed) and entry.keeper
    return speaker.say("table-closed-by-keeper" if by_keeper else f"table-{what_of(entry)}", **arguments)


def with_style(speaker: Speaker, name: str, bot: str) -> str:
    """A bot as it is called, with the style in which it plays, if it has one."""
    if bot not in speaker.game.players.styles:
        return name
    return speaker.say("name-style", name=name, style=speaker.name("style", bot))


@lru_cache(maxsize=512)
def _speaker(game: str, language: str, names: tuple[str, ...]) -> Speaker:
    return Speaker(GAMES[game], language, names)


def speaker_of(state: TableState, language: str) -> Speaker:
    return _speaker(state.game, language, state.players)


def seen_events(events: Iterable[Event], seat: int | None) -> list[Event]:
    return [seen for event in events if (seen := event.seen_by(seat)) is not None]


def what_of(entry: log.AnyEntry) -> str:
    """The name of what happened."""
    return str(entry.__struct_config__.tag)
