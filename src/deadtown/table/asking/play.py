"""Answering decisions, and asking what an answer would do, or why something can't be done."""

from msgspec.structs import replace

from deadtown.kernel import PASS, Ambiguous, Match, Option, Refused, Unreadable, option_text
from deadtown.kernel import preview as foresee
from deadtown.kernel.decision import find_option
from deadtown.table import commands as asked
from deadtown.table import entries as log
from deadtown.table.asking.request import Request
from deadtown.table.denied import Denied
from deadtown.table.log_lines import speaker_of
from deadtown.table.messages import PreviewInfo
from deadtown.table.picking import Wish
from deadtown.table.windows import early_answer, open_window, waits_for


def choose(request: Request, command: asked.Choose) -> None:
    table, state = request.table, request.state
    request.own_seat(command.seat)
    wish = _wish(command.choice)
    if table.match is not None and command.number < table.match.number and not _still_asked(request, command):
        _resent(request, command, wish)
        return
    match = table.playing
    _check_not_ahead(match, command.number)
    if state.paused:
        raise Denied("conflict", "paused")
    seat = _asked_seat(request, match, command.seat)
    option = _read(request, match, wish, seat)
    if state.out_of_time:
        raise Denied("conflict", "time-is-up")
    if state.seats[seat].bot:
        table.add(log.CameBack(request.now, seat))
    request.reply.seat = seat
    if match.window is None:
        assert match.decision is not None
        place = match.decision.options.index(option) + 1
        table.choose(seat, place, request.now, request.spent, request.player)
    elif (early := early_answer(table, seat)) is not None and early.option == option:
        request.reply.again = True
    else:
        table.add(log.Answered(request.now, seat, match.number, option_text(option), request.player))


def _still_asked(request: Request, command: asked.Choose) -> bool:
    """Whether somebody answers a window of which the rest is open. It is the same question: whether the answer comes
    before or after another seat has stepped in, it stands."""
    window = open_window(request.table)
    if window is None or command.number < request.state.asked_since:
        return False
    return any(seat in window.seats for seat in (request.own if command.seat is None else [command.seat]))


def _asked_seat(request: Request, match: Match, wanted: int | None) -> int:
    """Which of the own seats answers: the one that is named, the first that is waited for, or that is asked at all."""
    seat = request.own_seat(wanted)
    if wanted is not None:
        return seat
    asked = [number for number in match.asked_seats if number in request.own]
    waited = [number for number in asked if waits_for(request.table, number)]
    return next(iter((*waited, *asked)), seat)


def preview(request: Request, command: asked.Preview) -> None:
    """Tell who decides what an option would do; what the position was, or will be, is not told."""
    request.own_seat(command.seat)
    match = request.table.playing
    if command.number < match.number:
        raise Denied("conflict", "already-decided", number=command.number)
    _check_not_ahead(match, command.number)
    seat = _asked_seat(request, match, command.seat)
    option = _read(request, match, _wish(command.choice), seat)
    foreseen = foresee(match, option, seat)
    told, speaker = foreseen.events, speaker_of(request.state, request.caller.language)
    words, clauses = [speaker.event(event) for event in told], [event.clause for event in told]
    request.reply.seat = seat
    request.reply.answer = PreviewInfo(match.number, seat, foreseen.whole, told, words, clauses)


def _wish(choice: asked.Choice) -> Wish:
    return tuple(choice) if isinstance(choice, list) else choice


def _check_not_ahead(match: Match, number: int) -> None:
    if number > match.number:
        raise Denied("conflict", "not-yet", number=match.number)


def _resent(request: Request, command: asked.Choose, wish: Wish) -> None:
    """The answer to a decision that has been taken: harmless when it is the same."""
    state, number = request.state, command.number
    place = number - state.floor
    taken = state.line[place] if place >= 0 else None
    if taken is not None and taken.player == request.player and _same(wish, taken.option, taken.place):
        request.reply.again, request.reply.seat = True, taken.seat
    elif taken is None or not taken.window:
        raise Denied("conflict", "already-decided", number=number)
    elif (seat := _answered_early(request, command, wish)) is not None or _same(wish, PASS):
        request.reply.again, request.reply.seat = True, request.own_seat(command.seat if seat is None else seat)
    else:
        raise Denied("conflict", "window-closed", number=number)


def _answered_early(request: Request, command: asked.Choose, wish: Wish) -> int | None:
    """Which of the own seats gave this answer in a window that has closed, whether it had its way or not."""
    state = request.state
    for seat in request.own if command.seat is None else [command.seat]:
        for early in filter(None, (state.answers.get(seat), state.void.get(seat))):
            own = (early.number, early.player) == (command.number, request.player)
            if own and _same(wish, early.option, early.place):
                return seat
    return None


def _same(wish: Wish, option: Option, place: int = 0) -> bool:
    """Whether somebody asks again for what they have asked for already."""
    if isinstance(wish, str):
        return find_option([option], wish) is not None
    return wish == option or (wish == place and place > 0)


def _read(request: Request, match: Match, wish: Wish, seat: int) -> Option:
    """What a wish means, or why it is not granted."""
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


def arrange(request: Request, command: asked.Arrange) -> None:
    """Say how one wants to be asked. It holds until something else is said, or for the rest of the turn."""
    table, match = request.table, request.table.playing
    seat = request.own_seat(command.seat)
    game, standing = match.game, request.state.seats[seat].standing
    for kind in (*(command.kinds or ()), *filter(None, (command.rest,))):
        if kind not in game.rules.decisions:
            raise Denied("bad", "no-such-question", question=kind)
    changed = {"ask": command.ask, "kinds": command.kinds}
    standing = replace(standing, **{name: value for name, value in changed.items() if value is not None})
    if command.rest:
        standing = standing.resting(command.rest, game.rules.turn(match.state))
    elif command.again:
        standing = replace(standing, rest={})
    request.reply.seat = seat
    if standing == request.state.seats[seat].standing:
        request.reply.again = True
    else:
        table.add(log.Arranged(request.now, seat, standing, request.player))
