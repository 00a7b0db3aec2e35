"""A log told again from its beginning: what was missed, the log in words, a replay, a record."""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from deadtown.kernel import Event, Match, Moment, changes_of, commitment
from deadtown.kernel.chance import Result
from deadtown.kernel.changes import Change
from deadtown.kernel.record import (
    DIGEST_EVERY,
    FORMAT,
    Choice,
    Digest,
    End,
    Header,
    Line,
    Passed,
    Pause,
    SeatNote,
    Start,
    Undo,
)
from deadtown.table import entries as log
from deadtown.table.about import EMPTY_ROOM
from deadtown.table.denied import Denied
from deadtown.table.log_lines import LogLine, lines_of, seen_events
from deadtown.table.messages import FOLLOWING, LineInfo, SeenInfo, Views
from deadtown.table.state import TableState
from deadtown.table.table import Table, Told, read_stored
from deadtown.table.telling import Telling, Viewer, hears, reading_eyes, seen_through

Bodies = Iterable[tuple[int, bytes]]

POSITIONS = (log.Started, *log.MOVES)
"""What leads to a position."""


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position of a replay, and how it came about."""

    number: int
    seat: int | None
    """Who decided."""
    events: list[Event]
    words: list[str]
    clauses: list[str]
    """With words: the clause behind each line of them; empty where there is none."""
    lines: list[LineInfo]
    """With words: what each line of them is besides words."""
    seen: SeenInfo
    moments: list[Moment] | None = None
    """For those who want moments: what happened, and what each event changed in the view."""
    changes: list[Change] | None = None
    """For those who want changes: what changed in the view."""


def retell(identity: str, bodies: Bodies) -> Iterator[tuple[Table, Told]]:
    """Every entry of a whole log, with what happened in the game through it, and the table right after it."""
    table: Table | None = None
    for row, body in bodies:
        if table is None:
            table = Table.first(identity, row, body)
            yield table, Told(row, table.state.seq, read_stored(row, body), [])
        else:
            yield table, table.follow(row, body)


def retell_aloud(identity: str, bodies: Bodies) -> Iterator[tuple[Table, Told]]:
    """What people were told of a whole log: all but the quiet entries."""
    return ((table, news) for table, news in retell(identity, bodies) if not news.quiet)


def missed(identity: str, bodies: Bodies, viewer: Viewer, since: int) -> list[bytes]:
    """The messages that somebody missed, but for the position, which comes with the message after them."""
    news = retell_aloud(identity, bodies)
    return [Telling(table, told, EMPTY_ROOM).to(viewer)[0] for table, told in news if told.seq > since]


def taken_back(bodies: Bodies) -> set[int]:
    """The rows of the decisions that were taken back later; found in one pass, however often somebody went back."""
    standing: list[tuple[int, int]] = []
    gone: set[int] = set()
    for row, body in bodies:
        entry = read_stored(row, body)
        if isinstance(entry, log.MOVES):
            standing.append((entry.number, row))
        elif isinstance(entry, log.WentBack):
            while standing and standing[-1][0] >= entry.number:
                gone.add(standing.pop()[1])
    return gone


def log_lines(identity: str, bodies: Bodies, viewer: Viewer, since: int) -> list[LogLine]:
    """The log in words as somebody may know it. What was taken back is marked."""
    return [line for lines in lines_after(identity, list(bodies), viewer, since) for line in lines]


def lines_after(
    identity: str, bodies: Sequence[tuple[int, bytes]], viewer: Viewer, since: int
) -> Iterator[list[LogLine]]:
    """The same bit by bit: the lines of one entry at a time."""
    gone = taken_back(bodies)
    for table, news in retell_aloud(identity, bodies):
        state = table.state
        if news.seq > since and hears(state, news.entry, viewer.player):
            lines = lines_of(state, news, reading_eyes(state.seats_of(viewer.player)), viewer.words)
            yield [_undone(line) for line in lines] if news.row in gone else lines


def _undone(line: LogLine) -> LogLine:
    return line if line.number is None else msgspec.structs.replace(line, undone=True)


def frames(identity: str, bodies: Bodies, eyes: int | None, language: str, views: Views = "whole") -> list[Frame]:
    """The positions of a game through somebody's eyes, without what was taken back."""
    return [shown_as(frame, views) for frame in frames_after(identity, list(bodies), eyes, language, views)]


def whole_frames(identity: str, bodies: Bodies, eyes: int | None, language: str, views: Views) -> list[Frame]:
    """The positions as wholes, and how each came about from the one before."""
    return list(frames_after(identity, list(bodies), eyes, language, views))


def frames_after(
    identity: str,
    bodies: Sequence[tuple[int, bytes]],
    eyes: int | None,
    language: str,
    views: Views,
    since: int | None = None,
) -> Iterator[Frame]:
    """The same one by one, or only those after so many decisions. What was taken back is shown to nobody."""
    gone = taken_back(bodies)
    followed = {eyes: views == "moments"} if views in FOLLOWING else {}
    for table, news in retell(identity, bodies):
        match = table.match
        reached = match is not None and (since is None or match.number > since)
        if reached and isinstance(news.entry, POSITIONS) and news.row not in gone:
            yield _frame(table, news, eyes, language)
        coming = match is not None and (since is None or match.number >= since)
        table.onlookers.want(match, followed if coming and news.row + 1 not in gone else {})


def _frame(table: Table, news: Told, eyes: int | None, language: str) -> Frame:
    lines = lines_of(table.state, news, eyes, language) if language else []
    words, clauses = [line.text for line in lines], [line.clause for line in lines]
    more = [line.more for line in lines]
    seat = news.entry.seat if isinstance(news.entry, log.Chose) else None
    seen, events = seen_through(table, eyes, language, past=True), seen_events(news.events, eyes)
    assert seen is not None, "a game that has begun has a position"
    return Frame(seen.number, seat, events, words, clauses, more, seen, news.moments.get(eyes))


def shown_as(frame: Frame, views: Views) -> Frame:
    """A frame as somebody wants it: by what has changed, if it is known how it came about, else as a whole."""
    moments, seen = frame.moments, frame.seen
    if views == "whole" or (views != "none" and moments is None):
        return msgspec.structs.replace(frame, moments=None)
    bare = msgspec.structs.replace(seen, view=msgspec.UNSET)
    if views == "moments":
        return msgspec.structs.replace(frame, events=[], seen=bare)
    changes = None if moments is None else changes_of(moments)
    return msgspec.structs.replace(frame, seen=bare, moments=None, changes=changes)


def position_at(identity: str, bodies: Bodies, number: int) -> Table:
    """The table as it was when so many decisions stood, on the line that was played in the end."""
    whole = list(bodies)
    table = Table.read(identity, None, whole)
    match = table.match
    if match is None or not table.state.floor <= number <= match.number:
        raise Denied("bad", "no-such-position", number=number)
    match.go_back(number)
    return table


def record_lines(identity: str, bodies: Bodies) -> list[Line]:
    """The record of a game that is over, or saved to be continued elsewhere."""
    lines: list[Line] = []
    table: Table | None = None
    for table, news in retell(identity, bodies):
        if isinstance(news.entry, log.Restored):
            lines = standing(lines)
        lines += _record_lines(table, news)
    assert table is not None
    match, seed = table.match, table.state.seed
    if match is None:
        raise Denied("conflict", "not-started")
    lines[0] = msgspec.structs.replace(lines[0], commitment=commitment(seed) if seed else None)
    if match.outcome is not None:
        lines.append(End(match.number, match.digest(), match.outcome, seed or None))
    elif seed:
        lines.append(Pause(match.number, match.digest(), seed))
    return lines


def standing(lines: Sequence[Line]) -> list[Line]:
    """A record without what was taken back. Where luck goes on from a fresh seed, that does not bring its luck."""
    kept: list[Line] = []
    for line in lines:
        if isinstance(line, Undo):
            while isinstance(kept[-1], Choice | Passed) and kept[-1].number > line.number:
                kept.pop()
        elif isinstance(line, Choice | Passed | Header | Start):
            kept.append(line)
    return kept


def _record_lines(table: Table, news: Told) -> list[Line]:
    match, state = table.match, table.state
    match news.entry:
        case log.Started(position=position) if position:
            raise Denied("conflict", "no-record-of-a-fork")
        case log.Started(names=names, chance=chance):
            return _opening(state, FORMAT, names, [seat.bot for seat in state.seats], chance)
        case log.Chose(seat=seat, number=number, option=option, chance=chance):
            return [Choice(number + 1, seat, option, chance), *_digest(match, number + 1)]
        case log.Passed(number=number, chance=chance):
            return [Passed(number + 1, chance), *_digest(match, number + 1)]
        case log.WentBack(number=number):
            return [Undo(number)]
    return []


def _digest(match: Match | None, number: int) -> list[Line]:
    """Now and then a record tells the position."""
    tells = match is not None and number % DIGEST_EVERY == 0 and not match.over
    return [Digest(number, match.digest())] if tells and match is not None else []


def _opening(
    made: TableState | log.Created, form: int, names: list[str], bots: list[str], chance: list[Result]
) -> list[Line]:
    """The first lines of a record: what is played, by whom, and what chance brought before the first decision."""
    seats = [SeatNote(name, f"bot:{bot}" if bot else "person") for name, bot in zip(names, bots, strict=True)]
    sealed = commitment(made.seed) if made.seed else None
    return [Header(form, made.game, made.rules, made.options, seats, sealed), Start(chance)]


def bare_record_lines(bodies: Bodies) -> list[Line]:
    """The record of a game whose rules are no longer here: what the log says, with no position to compare."""
    lines: list[Line] = []
    made: log.Created | None = None
    bots: list[str] = []
    for number, body in bodies:
        entry = read_stored(number, body)
        match entry:
            case log.Created():
                made = entry
                bots = [seat.bot for seat in made.seats]
            case log.BotSat(seat=place, bot=bot):
                bots[place] = bot
            case log.Left(seat=place) | log.Removed(seat=place):
                bots[place] = ""
            case log.Dropped(seats=places, options=options):
                bots = [bot for place, bot in enumerate(bots) if place not in places]
                assert made is not None
                made = msgspec.structs.replace(made, options=options or made.options)
            case log.Started(position=position) if position:
                raise Denied("conflict", "no-record-of-a-fork")
            case log.Started(names=names, chance=chance):
                assert made is not None
                lines += _opening(made, made.form, names, bots, chance)
            case log.Chose(seat=seat, number=number, option=option, chance=chance):
                lines.append(Choice(number + 1, seat, option, chance))
            case log.Passed(number=number, chance=chance):
                lines.append(Passed(number + 1, chance))
            case log.WentBack(number=number):
                lines.append(Undo(number))
    if not lines:
        raise Denied("conflict", "not-started")
    return lines
