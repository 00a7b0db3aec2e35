"""Chat, and not having to hear it."""

from deadtown.table import commands as asked
from deadtown.table import entries as log
from deadtown.table.asking.request import Request
from deadtown.table.denied import Denied
from deadtown.table.links import check_spectator

MOST_MUTED = 100
"""How many people one may mute at a table."""
MOST_LISTS = 200
"""How many people may mute somebody at a table."""


def say(request: Request, command: asked.Say) -> None:
    request.check_not_closed()
    state, own = request.state, request.state.seats_of(request.player)
    if not state.settings.chat:
        raise Denied("forbidden", "no-chat")
    if request.player in state.silenced:
        raise Denied("forbidden", "silenced")
    check_spectator(state, request.player)
    listener = "" if command.to is None else _listener(request, command.to)
    text = " ".join(command.text.split())
    if not text or not text.isprintable():
        raise Denied("bad", "bad-text")
    seat = own[0] if own else None
    name = state.seats[seat].name if seat is not None else request.caller.name
    request.table.add(log.Said(request.now, request.player, name, text, command.to, seat, listener))


def _listener(request: Request, to: int) -> str:
    """The person at a seat who is spoken to in private."""
    request.check_seated()
    if not request.table.talk().private:
        raise Denied("forbidden", "no-private-talk")
    seat = request.seat(to)
    if seat.who != "person":
        raise Denied("conflict", "nobody-there", place=to + 1)
    return seat.player


def mute(request: Request, command: asked.Mute) -> None:
    request.check_not_closed()
    state = request.state
    if command.all:
        request.check_host()
    whom = state.silenced if command.all else state.muted.get(request.player, [])
    if (command.player in whom) == command.on:
        request.reply.again = True
        return
    first = not command.all and request.player not in state.muted
    if command.on and (len(whom) >= MOST_MUTED or (first and len(state.muted) >= MOST_LISTS)):
        raise Denied("rate", "too-many")
    request.table.add(log.Muted(request.now, request.player, command.player, command.on, command.all))
