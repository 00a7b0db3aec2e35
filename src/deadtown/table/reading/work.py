"""What is found out from whole logs, and put into the form in which it is sent."""

from collections.abc import Iterable, Iterator

import msgspec

from deadtown.kernel import Seeded
from deadtown.kernel.record import write_lines
from deadtown.table import entries as log
from deadtown.table import story
from deadtown.table.analysing.lines import analysis_lines
from deadtown.table.denied import Denied
from deadtown.table.entries import write_entry
from deadtown.table.forking import check_fork
from deadtown.table.links import enter
from deadtown.table.making import make_fork, make_from_record
from deadtown.table.reading import task as asked
from deadtown.table.reading.packed import pack
from deadtown.table.reading.task import Answer, Entries, Heard, Made, Messages, Page, Refused, Stood, Wrong, unheard
from deadtown.table.state import TableState
from deadtown.table.summary import summary
from deadtown.table.table import Table, read_stored
from deadtown.table.tabletop import Damaged, TooFarBack, game_of

_write = msgspec.json.Encoder().encode
_write_position = msgspec.msgpack.Encoder().encode


def carry_out(task: asked.AnyTask, say: Heard = unheard) -> Answer:
    """What comes of a task; what is found out on the way to it is said at once."""
    try:
        return find_out(task, say)
    except Denied as denied:
        return Refused.of(denied)
    except TooFarBack:
        return Wrong("it goes back to before what was stored")
    except Damaged as damage:
        return Wrong(str(damage))


def find_out(task: asked.AnyTask, say: Heard) -> Answer:
    match task:
        case asked.TellMissed(table, entries, viewer, since):
            return Messages(pack(story.missed(table, entries, viewer, since)))
        case asked.TellLog():
            return tell_log(task)
        case asked.TellReplay():
            return tell_replay(task)
        case asked.Summarise(table, entries, language):
            return Page(_write(summary(table, entries, language)))
        case asked.Analyse(table, entries):
            for told in analysis_lines(Table.read(table, None, entries)):
                say(told)
            return Page(b"")
        case asked.WriteRecord(table, entries, player, link):
            return Page(record_for(player, table, link, entries).encode())
        case asked.Stand(table, entries, saved, back):
            return stand(Table.read(table, saved, entries), back)
        case asked.Fork():
            return made(fork(story.position_at(task.table, task.entries, task.at), task))
        case asked.Import(caller, text, now, most):
            return made(make_from_record(caller, text, now, most))


# In pages


def tell_log(task: asked.TellLog) -> Page:
    """The lines of one entry stay together."""
    parts, after = cut(
        (
            (lines[0].seq, [_write(line) for line in lines])
            for lines in story.lines_after(task.table, task.entries, task.viewer, task.since)
            if lines
        ),
        task.bytes,
        task.lines,
    )
    return Page(b"[" + b",".join(parts) + b"]", after)


def tell_replay(task: asked.TellReplay) -> Page:
    frames = story.frames_after(task.table, task.entries, task.eyes, task.language, task.views, task.since)
    parts, after = cut(
        ((frame.number, [_write(story.shown_as(frame, task.views))]) for frame in frames), task.bytes, task.frames
    )
    return Page(b"".join(part + b"\n" for part in parts), after)


def cut(pieces: Iterable[tuple[int, list[bytes]]], most_bytes: int, most: int) -> tuple[list[bytes], int | None]:
    """As many pieces as there is room for, one at least; and, if there are more, the number of the last of them."""
    parts: list[bytes] = []
    size, last = 0, 0
    for number, piece in pieces:
        size += sum(map(len, piece))
        if parts and (size > most_bytes or len(parts) + len(piece) > most):
            return parts, last
        parts += piece
        last = number
    return parts, None


# Tables


def stand(table: Table, back: int | None) -> Stood:
    saved = table.save()
    if back is None or table.match is None:
        return Stood(saved)
    table.match.go_back(back)
    return Stood(saved, _write_position(table.match.snapshot()))


def made(table: Table) -> Made:
    return Made(table.state.id, [write_entry(told.entry) for told in table.take_fresh()], table.save())


def fork(source: Table, task: asked.Fork) -> Table:
    """A game of one's own: from a finished game as it was, from a running one as one imagines it."""
    state, match = source.state, source.match
    assert match is not None
    if match.over:
        raise Denied("conflict", "game-over")
    chosen = match.asked_seats[0] if task.seat is None else task.seat
    if not 0 <= chosen < len(state.seats):
        raise Denied("bad", "no-such-seat", place=chosen + 1)
    if state.phase == "over":
        if not state.seed:
            raise Denied("conflict", "no-seed-to-go-on")
        return make_fork(task.caller, source, match, state.seed, chosen, task.bot, task.now)
    if chosen not in state.seats_of(task.caller.player):
        raise Denied("forbidden", "not-your-eyes", place=chosen + 1)
    check_fork(state, task.caller.player)
    while (
        match.window is not None
        or match.asked_seats != (chosen,)
        or not (imagined := match.imagine_apart(chosen, Seeded(task.seed)))
    ):
        if match.number <= state.floor:
            raise Denied("conflict", "no-such-position", number=task.at)
        match.undo()
    return make_fork(task.caller, source, imagined, task.seed, chosen, task.bot, task.now)


# Records


def record_for(player: str, table: str, link: str, entries: Entries) -> str:
    """The record of a game that is over or given up. That of a running one would tell everything hidden."""
    state = first_state(table, entries)
    enter(state, player, link)
    if not readable(state):
        if not player or player not in players_of(entries):
            raise Denied("forbidden", "no-seat")
        return write_lines(story.bare_record_lines(entries))
    if Table.read(table, None, entries).state.phase in ("open", "playing"):
        raise Denied("conflict", "record-when-over")
    return write_lines(story.record_lines(table, entries))


def first_state(table: str, entries: Entries) -> TableState:
    """A table as far as it can be known without the rules of its game: who was seated first, who may enter."""
    plain = Table.first(table, *entries[0])
    for entry in read_all(entries[1:]):
        if isinstance(entry, log.Sat | log.BotSat | log.Left | log.TookOver | log.Removed | log.Dropped):
            plain.apply(entry)
    return plain.state


def players_of(entries: Entries) -> set[str]:
    """Everybody who made the table or has had a seat."""
    players: set[str] = set()
    for entry in read_all(entries):
        match entry:
            case log.Created(host=host, seats=seats):
                players |= {host, *(seat.player for seat in seats)}
            case log.Sat(player=player) | log.TookOver(player=player):
                players.add(player)
    return players - {""}


def read_all(entries: Entries) -> Iterator[log.AnyEntry]:
    return (read_stored(number, body) for number, body in entries)


def readable(state: TableState) -> bool:
    """Whether the game of a table can be played by the rules that are here."""
    try:
        game_of(state)
    except Denied:
        return False
    return True
