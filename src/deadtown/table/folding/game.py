"""The game: it is started, decisions are taken and taken back.

What somebody does now and what is read from the log go the same way. Only the luck differs: that of a new entry is
noted in it, that of a stored one must be what was noted.
"""

from typing import NamedTuple, TypeVar

import msgspec

from deadtown.kernel import Decision, Event, Match, Option, Scripted, Snapshot, option_text
from deadtown.kernel.chance import Result
from deadtown.table import entries as log
from deadtown.table.standing import Damaged, Standing, TooFarBack, chance_of
from deadtown.table.state import Taken

_load_position = msgspec.msgpack.Decoder(Snapshot).decode

Lucky = TypeVar("Lucky", log.Started, log.Chose)


class Came(NamedTuple):
    """What came of an entry: itself, with its luck, and what happened in the game through it."""

    entry: log.AnyEntry
    events: list[Event]


def started(table: Standing, entry: log.Started, new: bool) -> Came:
    state, events = table.state, list[Event]()
    chance = chance_of(state, entry.chance)
    if entry.position:
        match = Match.restore(table.game, _load_position(entry.position), chance)
    else:
        options = table.game.read_options(state.options)
        match = Match.start(table.game, entry.names, options, chance=chance, listener=events.append)
        match.listen(None)
    entry = _with_luck(entry, match.take_notes(), new)
    table.match = match
    state.phase, state.names, state.floor = "playing", entry.names, match.number
    _next_decision(table, entry.at)
    return Came(entry, events)


def chose(table: Standing, entry: log.Chose, new: bool) -> Came:
    match = table.match
    if match is None:
        raise Damaged("there is a decision, but no game")
    decision = match.decision
    if decision is None or (decision.seat, match.number) != (entry.seat, entry.number):
        raise Damaged(f"decision {entry.number} of seat {entry.seat} does not come next")
    place = _place(match, decision, entry)
    option = decision.options[place - 1]
    if not table.state.seed:
        source = match.chance.source
        assert isinstance(source, Scripted)
        source.results[source.position :] = entry.chance
    events = _answer(match, option)
    entry = _with_luck(entry, match.take_notes(), new)
    if new:
        shown = bool(entry.chance) or match.game.shows(match.state, decision, events, match.decision)
        entry = msgspec.structs.replace(entry, shown=shown)
    _stand(table, entry, option, place)
    return Came(entry, events)


def went_back(table: Standing, entry: log.WentBack, new: bool) -> Came:
    match, state = table.match, table.state
    if match is None or not state.floor <= entry.number < match.number:
        raise Damaged(f"nobody can go back to decision {entry.number}")
    try:
        match.go_back(entry.number)
    except ValueError:
        raise TooFarBack from None
    state.line = state.line[: entry.number - state.floor]
    state.ask = None
    _next_decision(table, entry.at)
    return Came(entry, [])


def _place(match: Match, decision: Decision, entry: log.Chose) -> int:
    """The number on the list of what was chosen. Only a log that does not tell it, or tells it wrong, is searched."""
    options = decision.options
    if 1 <= entry.place <= len(options) and option_text(options[entry.place - 1]) == entry.option:
        return entry.place
    return options.index(match.read(entry.option)) + 1


def _answer(match: Match, option: Option) -> list[Event]:
    """Answer the decision that waits. What happens through it."""
    events: list[Event] = []
    match.listen(events.append)
    match.answer(option)
    match.listen(None)
    return events


def _with_luck(entry: Lucky, chance: list[Result], new: bool) -> Lucky:
    """An entry with its luck, which for a stored one is what it says."""
    if new:
        return msgspec.structs.replace(entry, chance=chance)
    if chance != entry.chance:
        raise Damaged(f"the luck of {type(entry).__name__.lower()} is not that of the log")
    return entry


def _stand(table: Standing, entry: log.Chose, option: Option, place: int) -> None:
    """A decision was taken and stands."""
    state = table.state
    state.line.append(Taken(state.seq, entry.seat, option, place, entry.player, entry.shown))
    if entry.player:
        state.pay(entry.seat, entry.spent)
    if state.ask is not None and state.ask.matter == "undo":
        state.ask = None
    _next_decision(table, entry.at)


def _next_decision(table: Standing, at: float) -> None:
    state = table.state
    state.since, state.thought, state.out_of_time = at, 0.0, ""
    if table.match is not None and table.match.over:
        state.phase, state.ask, state.paused = "over", None, False
