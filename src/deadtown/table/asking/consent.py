"""What needs the others: going back, pausing, playing again, taking over a seat."""

from msgspec.structs import replace

from deadtown.table import clock
from deadtown.table import commands as asked
from deadtown.table import entries as log
from deadtown.table.asking.request import Request
from deadtown.table.denied import Denied
from deadtown.table.settings import number_name
from deadtown.table.table import Table
from deadtown.table.undo import free_to_go_back, last_own


def undo(request: Request, command: asked.Undo) -> None:
    table, state = request.table, request.state
    match, own = table.playing, request.own
    if state.settings.undo == "none":
        raise Denied("forbidden", "no-undo")
    if command.number is not None and command.number > match.number:
        request.reply.again = True
        return
    number = last_own(state, own) if command.to is None else command.to
    if number is None or not max(state.floor, state.sealed) <= number < match.number:
        raise Denied("conflict", "nothing-to-undo")
    if free_to_go_back(state, own, number):
        go_back(table, request.now, request.opened, number, request.player, free=True)
    else:
        ask(request, "undo", number)


def go_back(table: Table, now: float, opened: float, number: int, player: str, free: bool = False) -> None:
    """Take decisions back. Whoever wanted that is asked again what they did not want to be asked: else the same answer
    would be given for them at once."""
    thinker, spent = clock.lost(table, now, opened, number, player if free else "")
    table.add(log.WentBack(now, number, player, spent, thinker))
    for seat in table.state.seats_of(player):
        standing = table.state.seats[seat].standing
        if standing.rest:
            table.add(log.Arranged(now, seat, replace(standing, rest={}), player))


def pause(request: Request, command: asked.Pause) -> None:
    request.table.check_playing()
    request.check_seated()
    if request.state.paused:
        request.reply.again = True
    else:
        ask(request, "pause")


def resume(request: Request, command: asked.Resume) -> None:
    request.table.check_playing()
    request.check_seated()
    if request.state.paused:
        request.table.add(log.Resumed(request.now, request.player))
    else:
        request.reply.again = True


def rematch(request: Request, command: asked.Rematch) -> None:
    """Who asks for it when it is asked already agrees to it, or has done so before."""
    request.check_not_closed()
    request.check_seated()
    if request.state.phase != "over":
        raise Denied("conflict", "not-over")
    if request.state.rematch:
        request.reply.again = True
    elif request.state.ask is not None and request.state.ask.matter == "rematch":
        agree(request, asked.Agree())
        request.reply.asked = bool(request.state.waiting_for())
    else:
        ask(request, "rematch")


def agree(request: Request, command: asked.Agree) -> None:
    """Who agrees to play again is not denied it when that has been granted meanwhile."""
    if request.state.ask is None and request.state.rematch:
        request.check_seated()
        request.reply.again = True
        return
    _check_asked(request)
    if request.player in request.state.waiting_for():
        request.table.add(log.Agreed(request.now, request.player, request.name_beside))
    else:
        request.reply.again = True
    settle(request)


def decline(request: Request, command: asked.Decline) -> None:
    _check_asked(request)
    request.table.add(log.Declined(request.now, request.player, request.name_beside))


def _check_asked(request: Request) -> None:
    """Only those who play may answer, those who are asked, and whoever asks; the last two may have no seat."""
    state = request.state
    if state.ask is None:
        raise Denied("conflict", "nothing-asked")
    if request.player not in (state.ask.player, *state.voices()):
        request.check_seated()


def ask(request: Request, matter: log.Matter, number: int = 0, name: str = "") -> None:
    """Ask the others; where there are none, it is granted at once. Who has no seat tells a name."""
    pending = request.state.ask
    if pending is not None:
        if (pending.matter, pending.player, pending.number) != (matter, request.player, number):
            raise Denied("conflict", "something-asked")
        request.reply.again = True
    elif request.player in request.state.refused.get(matter, ()):
        raise Denied("conflict", "asked-before")
    else:
        request.table.add(log.Asked(request.now, matter, request.player, number, name))
    request.reply.asked = bool(request.state.waiting_for())
    settle(request)


def settle(request: Request) -> None:
    """Do what everybody has agreed to."""
    request.reply.rematch = grant(request.table, request.now, request.opened)


def grant(table: Table, now: float, opened: float) -> bool:
    """Do what nobody is waited for any more. Tells whether it is to play again, for which a new table is due."""
    ask = table.state.ask
    if ask is None or table.state.waiting_for():
        return False
    if ask.matter == "undo":
        go_back(table, now, opened, ask.number, ask.player)
    elif ask.matter == "pause":
        table.add(log.Paused(now, ask.player, clock.spent(table, now, opened)))
    elif ask.matter == "seat":
        name = number_name(ask.name, table.state.names_beside(ask.number))
        table.add(log.TookOver(now, ask.number, ask.player, name))
    return ask.matter == "rematch"
