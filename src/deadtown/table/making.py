"""Making tables: from a plan, as a rematch, as a fork of another game, from a record."""

import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec

from deadtown.bots import bot_for
from deadtown.complaint import Complaint
from deadtown.games import GAMES
from deadtown.kernel import BadOptions, BadSeed, Game, Match, RecordError, SeatNote, fresh_seed
from deadtown.kernel.chance import renewed_seed
from deadtown.kernel.record import (
    FORMAT,
    Choice,
    End,
    Header,
    Line,
    Passed,
    Pause,
    Start,
    Undo,
    read_lines,
    renewed,
    seed_of,
    verify,
)
from deadtown.table import entries as log
from deadtown.table.asking import Caller
from deadtown.table.asking.seats import bot_at, check_bot, check_seats
from deadtown.table.denied import Denied
from deadtown.table.links import derived
from deadtown.table.settings import LONGEST_NAME, SeatPlan, Settings, TablePlan, check_name, looks_like, number_name
from deadtown.table.state import begin
from deadtown.table.story import standing
from deadtown.table.table import Table, Told

LONGEST_RECORD = 10_000
"""How many lines a record may have from which a table is made, unless told otherwise."""
IDENTITY_BYTES = 6
"""So long are the ids of tables."""


def make_table(caller: Caller, plan: TablePlan, now: float) -> Table:
    """A new table as it was planned; it starts at once when every seat is taken."""
    game = find_game(plan.game)
    options = check_options(game, plan.options)
    if plan.settings.sit_in is not None:
        check_bot(game, plan.settings.sit_in.bot)
    seed = fresh_seed()
    seats = plan_seats(game, caller, plan.seats, seed)
    check_seats(game, [seat.name or f"\n{number}" for number, seat in enumerate(seats)], options)
    table = lay(game, options, seats, plan.settings, caller.player, now, start=plan.start, seed=seed)
    start_if_full(table, now)
    return table


def make_rematch(last: Table, now: float) -> Table:
    """The same people play again; who won may decide who starts, if the game says so.

    However often it is made, it is the same table: its id follows from the last one, for nobody to guess.
    """
    state, game = last.state, last.game
    outcome = None if last.match is None else last.match.outcome
    assert outcome is not None, "only a game that is over is played again"
    names = [seat.name or name for seat, name in zip(state.seats, state.names, strict=True)]
    options = plain(game.rules.rematch_options(game.rules.read_options(state.options), names, outcome))
    seats = [log.SeatEntry(seat.player, seat.name, seat.bot if seat.who == "bot" else "") for seat in state.seats]
    identity = derived(state, f"rematch of {state.id}", IDENTITY_BYTES)
    table = lay(game, options, seats, state.settings, state.host, now, source=state.id, identity=identity)
    start_if_full(table, now)
    return table


def make_fork(caller: Caller, source: Table, match: Match, seed: str, seat: int, bot: str, now: float) -> Table:
    """A game that goes on from a position of another one: somebody at a seat, bots at the others."""
    state, game = source.state, source.game
    names = [caller.name if number == seat else name for number, name in enumerate(state.names)]
    if names.count(caller.name) > 1:
        names[seat] = number_name(caller.name, names)
    seats = [log.SeatEntry("", name, bot_at(game, bot, seed, number)) for number, name in enumerate(names)]
    seats[seat] = log.SeatEntry(caller.player, names[seat])
    settings = Settings(visibility="link", undo="free")
    position = msgspec.msgpack.encode(match.snapshot())
    table = lay(game, state.options, seats, settings, caller.player, now, source=state.id, seed=seed)
    table.start(now, position)
    return table


def check_length(lines: int, most: int) -> None:
    """Denied when a record is too long to be played again."""
    if lines > most:
        raise Denied("large", "record-too-long", lines=lines, most=most)


def make_from_record(caller: Caller, text: str, now: float, most: int = LONGEST_RECORD) -> Table:
    """A recorded game: to be looked at when it is over, to go on with when it was saved for that.

    Then its luck goes on from a fresh seed, since the record tells the old one.
    """
    check_length(text.count("\n"), most)
    try:
        lines = read_lines(text)
        header = lines[0]
        assert isinstance(header, Header)
        game = find_game(header.game)
        lines = list(renewed(game, lines))
        check_length(len(lines), most)
        match = verify(game, lines)
    except RecordError as error:
        raise Denied("bad", "bad-record", line=error.line, problem=error.problem) from None
    seed = seed_of(lines)
    if not isinstance(lines[-1], End | Pause):
        raise Denied("bad", "unfinished-record")
    if any(check_name(note.name) != note.name for note in header.seats):
        raise Denied("bad", "bad-name", most=LONGEST_NAME)
    seats = [record_seat(game, number, note, seed or "") for number, note in enumerate(header.seats)]
    settings, goes_on = Settings(visibility="link"), isinstance(lines[-1], Pause)
    if goes_on and seed is not None:
        try:
            lines, seed = standing(lines), renewed_seed(seed, match.chance.position)
        except BadSeed as error:
            raise Denied("bad", "bad-record", line=len(lines), problem=str(error)) from None
    table = lay(game, header.options, seats, settings, caller.player, now, source="record", seed=seed or "")
    names = [seat.name for seat in header.seats]
    for line in lines[1:]:
        entry = entry_of(line, names, now)
        if entry is not None:
            table.add(entry)
    if goes_on:
        table.add(log.Continued(now, caller.player, caller.name))
    return table


def record_seat(game: Game[Any], number: int, note: SeatNote, seed: str) -> log.SeatEntry:
    """A seat of a record: bots that are here play on, everybody else's seat is open."""
    player, bot = note.player, ""
    if player.startswith("bot:"):
        with suppress(Complaint):
            bot = bot_for(game, player.removeprefix("bot:"), seed, number)
    return log.SeatEntry("", note.name, bot)


def entry_of(line: Line, names: list[str], now: float) -> log.AnyEntry | None:
    """A line of a record as an entry. What was shown then is not known: taking it back needs consent."""
    match line:
        case Start(chance):
            return log.Started(now, names, chance)
        case Choice(number, seat, option, chance):
            return log.Chose(now, seat, number - 1, option, chance, shown=True)
        case Passed(number, chance):
            return log.Passed(now, number - 1, chance, shown=True)
        case Undo(number):
            return log.WentBack(now, number, "")
    return None


def lay(
    game: Game[Any],
    options: dict[str, Any],
    seats: list[log.SeatEntry],
    settings: Settings,
    host: str,
    now: float,
    *,
    start: bool = True,
    source: str = "",
    seed: str | None = None,
    identity: str = "",
) -> Table:
    """Lay a table: the first entry of its log. Its id is a new one, unless told otherwise."""
    created = log.Created(
        now,
        game.name,
        game.version,
        options,
        seats,
        settings,
        host,
        fresh_seed() if seed is None else seed,
        secrets.token_hex(16),
        start,
        source,
        FORMAT,
    )
    table = Table(begin(identity or secrets.token_hex(IDENTITY_BYTES), created))
    table.fresh.append(Told(1, 1, created, []))
    return table


def start_if_full(table: Table, now: float) -> None:
    if table.state.start and all(seat.who != "open" for seat in table.state.seats):
        table.start(now)


def plan_seats(game: Game[Any], caller: Caller, plans: Sequence[SeatPlan], seed: str) -> list[log.SeatEntry]:
    """Who sits where at the beginning, everybody with a name of their own."""
    names: list[str] = []
    for plan in plans:
        wanted = plan.name or (caller.name if plan.who == "me" else "")
        name = check_name(wanted) if plan.who != "open" and wanted else ""
        if name and looks_like(name, filter(None, names)):
            if plan.name:
                raise Denied("conflict", "name-taken", name=name)
            name = number_name(name, names)
        names.append(name)
    seats: list[log.SeatEntry] = []
    for number, (plan, name) in enumerate(zip(plans, names, strict=True)):
        bot = bot_at(game, plan.bot, seed, number) if plan.who == "bot" else ""
        if bot and not name:
            name = number_name(bot.capitalize(), [*names, *(seat.name for seat in seats)])
        seats.append(log.SeatEntry(caller.player if plan.who == "me" else "", name, bot))
    return seats


def find_game(name: str) -> Game[Any]:
    game = GAMES.get(name)
    if game is None:
        raise Denied("unknown", "no-such-game", game=name)
    return game


def check_options(game: Game[Any], given: dict[str, Any]) -> dict[str, Any]:
    """Options as plain values, all of them told."""
    try:
        options = game.rules.read_options(given)
    except BadOptions as error:
        raise Denied.by_rule(game.name, error.refusal) from None
    return plain(options)


def plain(options: msgspec.Struct) -> dict[str, Any]:
    """Options as they are stored."""
    stored: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(options))
    return stored
