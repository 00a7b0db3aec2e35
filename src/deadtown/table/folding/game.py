"""The game: it is started, decisions are taken and taken back.

What somebody does now and what is read from the log go the same way. Only the luck differs: that of a new entry is
noted in it, that of a stored one must be what was noted.
"""

from typing import TypeVar

import msgspec

from deadtown.kernel import (
    PASS,
    Answer,
    Decision,
    Event,
    Match,
    Moment,
    Onlookers,
    Option,
    Scripted,
    Snapshot,
    Window,
    option_text,
)
from deadtown.kernel.chance import Result, renewed_seed
from deadtown.kernel.event import Listener
from deadtown.kernel.window import NOBODY, read_answer, written
from deadtown.table import entries as log
from deadtown.table.state import NOBODYS, Early, TableState, Taken
from deadtown.table.tabletop import Damaged, Tabletop, TooFarBack, chance_of

_load_position = msgspec.msgpack.Decoder(Snapshot).decode

Lucky = TypeVar("Lucky", log.Started, log.Chose, log.Passed)


class Came(msgspec.Struct, frozen=True, gc=False):
    """What came of an entry: itself, with its luck, and what happened in the game through it."""

    entry: log.AnyEntry
    events: list[Event]
    moments: dict[int | None, list[Moment]]
    """What each of these has changed, for those who want to know."""


def started(table: Tabletop, entry: log.Started, new: bool) -> Came:
    state, events = table.state, list[Event]()
    chance = chance_of(state, entry.chance)
    if entry.position:
        match = Match.restore(table.game, _load_position(entry.position), chance, halts=True)
    else:
        options = table.game.rules.read_options(state.options)
        match = Match.start(table.game, entry.names, options, chance=chance, halts=True, listener=events.append)
        match.listen(None)
    entry = _with_luck(entry, match.take_notes(), new)
    table.match = match
    table.onlookers.forget()
    state.phase, state.names, state.floor = "playing", entry.names, match.number
    for player in state.persons():
        state.held[player] = state.seats_of(player)
    _next_decision(table, entry.at)
    return Came(entry, events, {})


def chose(table: Tabletop, entry: log.Chose, new: bool) -> Came:
    match = _playing(table)
    if match.number != entry.number or entry.seat not in match.asked_seats:
        raise Damaged(f"decision {entry.number} of seat {entry.seat} does not come next")
    window, question = match.window, match.decision
    if window is None:
        assert question is not None
        place = _place(match, question, entry)
        option = question.options[place - 1]
    else:
        question, option = window.offer(entry.seat), match.read(entry.option, entry.seat)
        if question is None or option == PASS:
            raise Damaged(f"seat {entry.seat} does not step in as decision {entry.number}")
        place = question.options.index(option) + 1
    _lay_luck(table, entry.chance)
    events = _answer(table, match, option if window is None else written(Answer(entry.seat, option)))
    chance, shown = match.take_notes(), False
    if new:
        assert question is not None
        shown = bool(chance) or match.game.eyes.shows(match.state, question, events, match.question)
    entry = _with_luck(entry, chance, new, shown=shown)
    _stand(table, entry, option, place, window)
    return Came(entry, events, table.onlookers.finish())


def take(table: Tabletop, match: Match, place: int, at: float, spent: float, player: str) -> Came:
    """The seat that decides alone takes an option, by its number on the list (from 1). What comes of it is what
    ``chose`` would make of the entry; but nothing is read again that was just looked up."""
    question, number = match.decision, match.number
    assert question is not None, "somebody decides"
    option = question.options[place - 1]
    if not table.state.seed:
        _lay_luck(table, [])
    events = _answer(table, match, option)
    chance = match.take_notes()
    shown = bool(chance) or match.game.eyes.shows(match.state, question, events, match.question)
    entry = log.Chose(at, question.seat, number, option_text(option), chance, shown, spent, player, place)
    _stand(table, entry, option, place, None)
    return Came(entry, events, table.onlookers.finish())


def passed(table: Tabletop, entry: log.Passed, new: bool) -> Came:
    match, state = _playing(table), table.state
    if match.number != entry.number or match.window is None:
        raise Damaged(f"no window is open that could close as decision {entry.number}")
    _lay_luck(table, entry.chance)
    events = _answer(table, match, NOBODY)
    chance = match.take_notes()
    entry = _with_luck(entry, chance, new, shown=bool(chance) or any(event.shows for event in events))
    state.line.append(Taken(state.seq, NOBODYS, NOBODY, 0, "", entry.shown, True, entry.spent))
    _next_decision(table, entry.at)
    return Came(entry, events, table.onlookers.finish())


def answered(table: Tabletop, entry: log.Answered) -> None:
    match = _playing(table)
    if match.window is None or match.number != entry.number or entry.seat not in match.window.seats:
        raise Damaged(f"seat {entry.seat} is not asked in a window as decision {entry.number}")
    option, offer = match.read(entry.option, entry.seat), match.window.offer(entry.seat)
    place = 1 if offer is None else offer.options.index(option) + 1
    table.state.answers[entry.seat] = Early(entry.number, option, entry.player, place)


def went_back(table: Tabletop, entry: log.WentBack, new: bool) -> Came:
    match, state = table.match, table.state
    if match is None or not state.floor <= entry.number < match.number:
        raise Damaged(f"nobody can go back to decision {entry.number}")
    try:
        match.go_back(entry.number)
    except ValueError:
        raise TooFarBack(entry.number) from None
    table.onlookers.forget()
    place = entry.number - state.floor
    gone = state.line[place:]
    del state.line[place:]
    state.answers = {}
    if state.ask is not None and state.ask.matter != "seat":
        state.ask = None
    _keep_time(state, entry, gone)
    _next_decision(table, entry.at)
    return Came(entry, [], {})


def restored(table: Tabletop, entry: log.Restored) -> None:
    """A game that has not begun has other luck at once; one that goes on, from where it stands."""
    match, state = table.match, table.state
    if match is None:
        state.seed = entry.seed
        return
    state.seed = renewed_seed(state.seed, match.chance.position, entry.seed)
    match.go_on_with(chance_of(state))
    state.sealed = match.number
    if state.ask is not None and state.ask.matter == "undo":
        state.ask = None


def _keep_time(state: TableState, entry: log.WentBack, gone: list[Taken]) -> None:
    """The seat that decides now, and those of whoever went back, go on from the time that they had spent on what was
    taken back. The times of others stand."""
    seats = {gone[0].seat, *state.seats_of(entry.player)} - {NOBODYS}
    for taken in gone:
        if taken.seat in seats and taken.spent:
            state.pay_back(taken.seat, taken.spent)
            state.put_by(taken.seat, taken.spent)
    if entry.thinker is not None:
        (state.put_by if entry.thinker in seats else state.pay)(entry.thinker, entry.spent)
    if gone[0].window and entry.number not in state.reopened:
        state.reopened.append(entry.number)


def _place(match: Match, decision: Decision, entry: log.Chose) -> int:
    """The number on the list of what was chosen. Only a log that does not tell it, or tells it wrong, is searched."""
    options = decision.options
    if 1 <= entry.place <= len(options) and option_text(options[entry.place - 1]) == entry.option:
        return entry.place
    return options.index(match.read(entry.option)) + 1


def _playing(table: Tabletop) -> Match:
    if table.match is None:
        raise Damaged("there is a decision, but no game")
    return table.match


def _lay_luck(table: Tabletop, chance: list[Result]) -> None:
    """Where luck is only recorded, it is what the entry says."""
    if not table.state.seed:
        source = _playing(table).chance.source
        assert isinstance(source, Scripted)
        source.results[source.position :] = chance


def _answer(table: Tabletop, match: Match, entry: Option) -> list[Event]:
    """Answer what is asked, with an entry of the trail. What happens through it; those who follow look on."""
    events: list[Event] = []
    match.listen(_heard_by(events, table.onlookers) if table.onlookers else events.append)
    if match.window is None:
        match.answer(entry)
    else:
        match.close(read_answer(entry))
    match.listen(None)
    return events


def _heard_by(events: list[Event], onlookers: Onlookers) -> Listener:
    """Notes events, and lets those look on who follow."""

    def hear(event: Event) -> None:
        events.append(event)
        onlookers.hear(event)

    return hear


def _with_luck(entry: Lucky, chance: list[Result], new: bool, **more: bool) -> Lucky:
    """An entry with its luck, and what else comes out only now; for a stored one that is what it says."""
    if new:
        return msgspec.structs.replace(entry, chance=chance, **more)
    if chance != entry.chance:
        raise Damaged(f"the luck of {type(entry).__name__.lower()} is not that of the log")
    return entry


def _stand(table: Tabletop, entry: log.Chose, option: Option, place: int, window: Window | None) -> None:
    """A decision was taken and stands. Time that somebody had spent on it before is paid also where a bot took it."""
    state = table.state
    spent = 0.0 if window is not None else max(entry.spent, state.thought)
    late = state.out_of_time != ""
    state.line.append(
        Taken(state.seq, entry.seat, option, place, entry.player, entry.shown, window is not None, spent, late)
    )
    if spent:
        state.pay(entry.seat, spent)
    if state.refused:
        state.refused = {}
    if state.ask is not None and state.ask.matter == "undo":
        state.ask = None
    _next_decision(table, entry.at, None if window is None else _rest_of(table, window, entry.seat))


def _rest_of(table: Tabletop, window: Window, seat: int) -> Window | None:
    """The pending window, if it is the rest of one in which a seat stepped in. Another one may have come between."""
    rest = None if table.match is None else table.match.window
    behind = window.seats[window.seats.index(seat) + 1 :]
    goes_on = rest is not None and rest.goes_on
    return rest if goes_on and rest is not None and (rest.kind, rest.seats) == (window.kind, behind) else None


def _next_decision(table: Tabletop, at: float, rest: Window | None = None) -> None:
    """The next question is asked. In the rest of a window what was answered before stands."""
    state = table.state
    state.since, state.thought, state.out_of_time = at, 0.0, ""
    state.void, state.answers = state.answers, {}
    if rest is not None:
        state.answers = {seat: early for seat, early in state.void.items() if seat in rest.seats}
    elif table.match is not None:
        state.asked_since = table.match.number
        _take_up(state, table.match)
    if table.match is not None and table.match.over:
        state.phase, state.ask, state.paused = "over", None, False


def _take_up(state: TableState, match: Match) -> None:
    """The time of somebody who decides alone goes on from what they had spent on what was taken back."""
    if match.window is None and match.decision is not None:
        seat = state.seats[match.decision.seat]
        if seat.thought and seat.who != "open":
            state.take_up(match.decision.seat)
