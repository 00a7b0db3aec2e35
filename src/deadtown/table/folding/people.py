"""Who sits where, goes away and comes back."""

from deadtown.table import entries as log
from deadtown.table.state import TABLE_LINK, Seat, seat_link
from deadtown.table.tabletop import Damaged, Tabletop


def sat(table: Tabletop, entry: log.Sat | log.TookOver) -> None:
    """Who sits down displaces a bot that kept the seat warm. Nobody is asked any more whether another may have it, nor
    whether this one may have another. Who comes back goes on with the time of the decision that they left open;
    another has time anew."""
    state, last = table.state, table.state.seats[entry.seat]
    thought = last.thought if last.thinker == entry.player else 0.0
    state.seats[entry.seat] = Seat("person", entry.player, entry.name, bank=last.bank, thought=thought)
    if state.phase == "playing":
        state.hold(entry.player, entry.seat)
    if table.decides(entry.seat):
        state.since = entry.at
        state.take_up(entry.seat)
    ask = state.ask
    if ask is not None and ask.matter == "seat" and (ask.number == entry.seat or ask.player == entry.player):
        state.ask = None


def bot_sat(table: Tabletop, entry: log.BotSat) -> None:
    last = table.state.seats[entry.seat]
    table.state.seats[entry.seat] = Seat(
        "bot", "", entry.name, entry.bot, last.bank, kept=last.kept, kept_name=last.kept_name, left=last.left
    )


def left(table: Tabletop, entry: log.Left) -> None:
    state = table.state
    if table.decides(entry.seat):
        state.put_by(entry.seat, entry.spent)
        state.thought = 0.0
    last = state.seats[entry.seat]
    state.seats[entry.seat] = Seat(bank=last.bank, thought=last.thought, thinker=entry.player)
    if state.phase == "playing":
        seat = state.seats[entry.seat]
        seat.kept, seat.kept_name, seat.left = entry.player, entry.name or last.name, entry.at
    state.answers.pop(entry.seat, None)
    ask = state.ask
    if ask is not None and ask.player == entry.player and not state.seats_of(entry.player):
        state.refuse()


def removed(table: Tabletop, entry: log.Removed) -> None:
    """The links that somebody may have come by who was removed lead nowhere any more."""
    state = table.state
    state.seats[entry.seat] = Seat(bank=state.seats[entry.seat].bank)
    if entry.player not in state.banned:
        state.banned.append(entry.player)
    for link in (TABLE_LINK, seat_link(state.first_numbers[entry.seat])):
        state.renewed[link] = state.renewed.get(link, 0) + 1


def dropped(table: Tabletop, entry: log.Dropped) -> None:
    state = table.state
    if state.phase != "open" or any(state.seats[number].who != "open" for number in entry.seats):
        raise Damaged("seats are dropped that are not open")
    first = state.first_numbers
    state.dropped += [first[number] for number in entry.seats]
    state.seats = [seat for number, seat in enumerate(state.seats) if number not in entry.seats]
    state.options = entry.options or state.options


def arranged(table: Tabletop, entry: log.Arranged) -> None:
    table.state.seats[entry.seat].standing = entry.standing


def timed_out(table: Tabletop, entry: log.TimedOut) -> None:
    """All the time that the seat had is spent on this decision."""
    state, seat = table.state, table.state.seats[entry.seat]
    if state.settings.clock is not None:
        state.thought = max(state.thought, state.settings.clock.move + seat.bank)
    state.out_of_time = entry.bot
    seat.bank = 0.0


def sat_in(table: Tabletop, entry: log.SatIn) -> None:
    table.state.seats[entry.seat].bot = entry.bot
    if table.decides(entry.seat):
        table.state.thought = entry.spent


def copied(table: Tabletop, entry: log.Copied) -> None:
    """Nothing changes at the table."""


def continued(table: Tabletop, entry: log.Continued) -> None:
    """What was decided before the game was saved stands: with it the luck would come again that the record tells."""
    match = table.match
    if match is None:
        raise Damaged("no game goes on")
    table.state.sealed = match.number


def came_back(table: Tabletop, entry: log.CameBack) -> None:
    """The time of a decision goes on where it was when a bot sat in."""
    table.state.seats[entry.seat].bot = ""
    if table.decides(entry.seat):
        table.state.since = entry.at
