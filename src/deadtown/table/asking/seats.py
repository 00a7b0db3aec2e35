"""Taking, filling and leaving seats; the start of the game and the end of the table."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from deadtown.bots import bot_for, find_level
from deadtown.complaint import Complaint
from deadtown.kernel import BadOptions, Game
from deadtown.table import commands as asked
from deadtown.table import entries as log
from deadtown.table.asking.consent import ask, settle
from deadtown.table.asking.request import Request
from deadtown.table.denied import Denied
from deadtown.table.hands import check_hand, check_seat, seat_for
from deadtown.table.links import check_welcome
from deadtown.table.settings import check_name, looks_like, number_name


def sit(request: Request, command: asked.Sit) -> None:
    """Sit down, or ask for a seat that is kept for somebody else. Who returns displaces the bot that plays for them."""
    request.check_before_end()
    check_welcome(request.state, request.player)
    number = _seat_to_take(request, command)
    seat = request.seat(number)
    request.reply.seat = number
    if seat.who == "person" and seat.player == request.player:
        _sit_again(request, number)
        return
    request.table.check_rules()
    name = _name_for(request, number, command.name)
    if command.ask and seat.kept not in ("", request.player):
        check_hand(request.state, request.player, number)
        ask(request, "seat", number, name)
        return
    check_seat(request.state, request.player, number)
    taken = request.state.names_beside(number)
    request.table.add(log.Sat(request.now, number, request.player, number_name(name, taken)))
    _start_when_full(request)


def _sit_again(request: Request, number: int) -> None:
    """Somebody sits there already; unless a bot has sat in for them, that is nothing new."""
    if request.state.seats[number].bot:
        request.table.add(log.CameBack(request.now, number))
    else:
        request.reply.again = True


def _name_for(request: Request, number: int, wanted: str) -> str:
    """What somebody is called at a seat. A name that was asked for is given, or denied."""
    name = check_name(wanted or request.caller.name)
    if wanted and looks_like(name, request.state.names_beside(number)):
        raise Denied("conflict", "name-taken", name=name)
    return name


def _seat_to_take(request: Request, command: asked.Sit) -> int:
    if request.access.dropped:
        raise Denied("conflict", "no-free-seat")
    named = request.access.seat
    if named is not None:
        if command.seat not in (None, named):
            raise Denied("forbidden", "link-of-another-seat", place=named + 1)
        return named
    number = seat_for(request.state, request.player) if command.seat is None else command.seat
    if number is None:
        raise Denied("conflict", "no-free-seat")
    return number


def _names(request: Request) -> list[str]:
    return [seat.name for seat in request.state.seats if seat.who != "open"]


def leave(request: Request, command: asked.Leave) -> None:
    request.check_not_closed()
    if command.seat is None:
        numbers = request.own
    else:
        seat = request.seat(command.seat)
        clearing = request.player == request.state.host and request.state.phase == "open"
        if clearing and seat.player not in ("", request.player):
            _remove(request, seat.player)
            return
        if not clearing:
            request.own_seat(command.seat)
        numbers = [command.seat] if seat.who != "open" else []
    request.reply.again = not numbers
    runs = request.state.phase == "playing"
    for number in numbers:
        seat, spent = request.state.seats[number], request.spent if request.table.decides(number) else 0.0
        request.table.add(log.Left(request.now, number, seat.player, spent, seat.name if runs else ""))
    settle(request)


def _remove(request: Request, player: str) -> None:
    """The host removes somebody, from all their seats and for good."""
    for number in request.state.seats_of(player):
        name = request.state.seats[number].name
        request.table.add(log.Removed(request.now, number, player, name))


def bot(request: Request, command: asked.Bot) -> None:
    request.check_before_end()
    seat = request.seat(command.seat)
    request.check_host_or_seated()
    found = bot_at(request.table.game, command.bot, request.state.seed, command.seat)
    request.reply.seat = command.seat
    if seat.who == "bot" and seat.bot == found:
        request.reply.again = True
        return
    if seat.who != "open":
        raise Denied("conflict", "seat-taken", place=command.seat + 1, name=seat.name)
    name = number_name(check_name(command.name) if command.name else found.capitalize(), _names(request))
    request.table.add(log.BotSat(request.now, command.seat, found, name))
    _start_when_full(request)


def start(request: Request, command: asked.Start) -> None:
    if request.state.phase == "playing":
        request.reply.again = True
        return
    request.check_before_end()
    request.check_host_or_seated()
    free = [number for number, seat in enumerate(request.state.seats) if seat.who == "open"]
    if free:
        if not command.drop:
            raise Denied("conflict", "seats-open")
        by_seat = without_seats(request.table.game, request.state.options, free)
        options = {**request.state.options, **by_seat}
        check_seats(request.table.game, _names(request), options)
        request.table.add(log.Dropped(request.now, free, request.player, options if by_seat else {}))
    request.table.start(request.now)


def without_seats(game: Game[Any], options: Mapping[str, Any], seats: Collection[int]) -> dict[str, Any]:
    """The choices for each seat that options hold, without those for some seats."""
    return {
        name: [choice for seat, choice in enumerate(options[name]) if seat not in seats]
        for name in game.rules.options_by_seat
        if options.get(name)
    }


def _start_when_full(request: Request) -> None:
    state = request.state
    if state.start and state.phase == "open" and all(seat.who != "open" for seat in state.seats):
        request.table.start(request.now)


def close(request: Request, command: asked.Close) -> None:
    request.check_host()
    if request.state.phase == "closed":
        request.reply.again = True
    else:
        request.table.add(log.Closed(request.now, request.player))


def check_seats(game: Game[Any], names: Sequence[str], options: dict[str, Any]) -> None:
    """Whether the game can be played so at all."""
    try:
        game.rules.start(game.rules.read_options(options), names)
    except BadOptions as error:
        raise Denied.by_rule(game.name, error.refusal) from None


def check_bot(game: Game[Any], wanted: str) -> None:
    """Whether there is a level or a bot of that name."""
    try:
        find_level(game, wanted)
    except Complaint:
        raise Denied("bad", "no-such-bot", bot=wanted) from None


def bot_at(game: Game[Any], wanted: str, seed: str, seat: int) -> str:
    """The name of the bot that plays for a seat when a level, or a bot by its name, is wanted there."""
    check_bot(game, wanted)
    return bot_for(game, wanted, seed, seat)
