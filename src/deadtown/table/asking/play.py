"""Answering decisions, and asking what an answer would do, or why something can't be done."""

from deadtown.kernel import Ambiguous, Match, Option, Refused, Unreadable, option_text
from deadtown.kernel.decision import find_option
from deadtown.table import commands as asked
from deadtown.table import entries as log
from deadtown.table.asking.request import Request
from deadtown.table.denied import Denied
from deadtown.table.messages import PreviewInfo
from deadtown.table.telling import speaker_of

Wish = Option | str | int


def choose(request: Request, command: asked.Choose) -> None:
    table, state = request.table, request.state
    seat = request.own_seat(command.seat)
    wish = _wish(command.choice)
    if table.match is not None and command.number < table.match.number:
        _resent(request, command.number, wish)
        return
    match = table.playing
    _check_not_ahead(match, command.number)
    if state.paused:
        raise Denied("conflict", "paused")
    decision = match.decision
    assert decision is not None, "a match that goes on has a decision"
    if command.seat is None and decision.seat in request.own:
        seat = decision.seat
    option = _read(request, match, wish, seat)
    if state.out_of_time:
        raise Denied("conflict", "time-is-up")
    if state.seats[seat].bot:
        table.add(log.CameBack(request.now, seat))
    table.choose(seat, option, request.now, request.spent, request.player)
    request.reply.seat = seat


def preview(request: Request, command: asked.Preview) -> None:
    """Tell who decides what an option would do; what the position was, or will be, is not told."""
    seat = request.own_seat(command.seat)
    match = request.table.playing
    if command.number < match.number:
        raise Denied("conflict", "already-decided", number=command.number)
    _check_not_ahead(match, command.number)
    decision = match.decision
    assert decision is not None, "a match that goes on has a decision"
    if command.seat is None and decision.seat in request.own:
        seat = decision.seat
    events = match.preview(_read(request, match, _wish(command.choice), seat))
    told = events or []
    speaker = speaker_of(request.state, request.caller.language)
    words, clauses = [speaker.event(event) for event in told], [event.clause for event in told]
    request.reply.seat = seat
    request.reply.answer = PreviewInfo(match.number, seat, events is not None, told, words, clauses)


def _wish(choice: asked.Choice) -> Wish:
    return tuple(choice) if isinstance(choice, list) else choice


def _check_not_ahead(match: Match, number: int) -> None:
    if number > match.number:
        raise Denied("conflict", "not-yet", number=match.number)


def _resent(request: Request, number: int, wish: Wish) -> None:
    """The answer to a decision that has been taken: harmless when it is the same."""
    place = number - request.state.floor
    taken = request.state.line[place] if place >= 0 else None
    if taken is None or taken.player != request.player:
        raise Denied("conflict", "already-decided", number=number)
    same = find_option([taken.option], wish) if isinstance(wish, str) else wish in (taken.place, taken.option)
    if not same:
        raise Denied("conflict", "already-decided", number=number)
    request.reply.again, request.reply.seat = True, taken.seat


def _read(request: Request, match: Match, wish: Wish, seat: int) -> Option:
    """The option that a wish means, or why it is not granted."""
    try:
        return match.read(wish, seat)
    except Refused as error:
        raise Denied.by_rule(match.game.name, error.refusal, request.state.players) from None
    except Ambiguous as error:
        raise Denied("bad", "ambiguous", wish=error.wish, fits=", ".join(map(option_text, error.options))) from None
    except Unreadable:
        shown = option_text(wish) if isinstance(wish, tuple) else str(wish)
        raise Denied("bad", "not-understood", wish=shown) from None


def why(request: Request, command: asked.Why) -> None:
    seat = request.own_seat(command.seat)
    match = request.table.playing
    refusal = match.why_not(seat, command.wish)
    if refusal is None:
        _read(request, match, command.wish, seat)
    else:
        request.reply.answer = Denied.by_rule(match.game.name, refusal, request.state.players)
