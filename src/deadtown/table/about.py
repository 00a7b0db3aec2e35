"""All about a table but the game itself: who is there, and how it stands."""

import msgspec

from deadtown.kernel import commitment
from deadtown.table.messages import AskInfo, SeatInfo, TableInfo
from deadtown.table.state import TableState
from deadtown.table.table import Table


class Attendance(msgspec.Struct, frozen=True):
    """Who is connected."""

    here: frozenset[str] = frozenset()
    watching: int = 0


EMPTY_ROOM = Attendance()


def info_of(table: Table, attendance: Attendance) -> TableInfo:
    state, match = table.state, table.match
    clock = state.settings.clock
    roles = table.roles()
    seats = [
        SeatInfo(
            number,
            seat.who,
            seat.player,
            seat.name,
            seat.bot,
            seat.player in attendance.here,
            seat.bank if clock is not None else None,
            roles[number],
            seat.bot if seat.who == "bot" and seat.bot in table.game.players.styles else "",
            seat.kept if state.phase == "playing" else "",
            seat.kept_name if state.phase == "playing" else "",
        )
        for number, seat in enumerate(state.seats)
    ]
    return TableInfo(
        id=state.id,
        game=state.game,
        rules=state.rules,
        phase=state.phase,
        paused=state.paused,
        host=state.host,
        created=state.created,
        changed=state.changed,
        options=state.options,
        settings=state.settings.in_full(),
        seats=seats,
        watching=attendance.watching,
        number=0 if match is None else match.number,
        deciding=deciding_at(table),
        since=state.since,
        ask=ask_of(state),
        outcome=None if match is None else match.outcome,
        commitment=commitment(state.seed) if state.seed else "",
        seed=(state.seed or None) if state.phase == "over" else None,
        rematch=state.rematch,
        source=state.source,
        talk=table.talk(),
        thought=state.thought,
    )


def deciding_at(table: Table) -> int | None:
    """The seat that decides alone."""
    match = table.match
    return None if match is None or match.window is not None or match.decision is None else match.decision.seat


def ask_of(state: TableState) -> AskInfo | None:
    """What the others are asked, if anything."""
    ask = state.ask
    if ask is None:
        return None
    return AskInfo(ask.matter, ask.player, ask.number, ask.agreed, state.waiting_for(), state.name_of(ask.player))
