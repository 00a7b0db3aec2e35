"""Who sits where, goes away and comes back."""

from deadtown.table import entries as log
from deadtown.table.state import Seat
from deadtown.table.tabletop import Damaged, Tabletop


def sat(table: Tabletop, entry: log.Sat) -> None:
    bank = table.state.seats[entry.seat].bank
    table.state.seats[entry.seat] = Seat("person", entry.player, entry.name, bank=bank)
    if table.state.phase == "playing":
        table.state.note_players()
    if table.decides(entry.seat):
        table.state.since = entry.at


def bot_sat(table: Tabletop, entry: log.BotSat) -> None:
    table.state.seats[entry.seat] = Seat("bot", "", entry.name, entry.bot, table.state.seats[entry.seat].bank)


def left(table: Tabletop, entry: log.Left) -> None:
    state = table.state
    if table.decides(entry.seat):
        state.pay(entry.seat, entry.spent)
        state.thought = 0.0
    state.seats[entry.seat] = Seat(bank=state.seats[entry.seat].bank)
    state.answers.pop(entry.seat, None)
    if state.ask is not None and not state.seats_of(state.ask.player):
        state.ask = None


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
    table.state.out_of_time = entry.bot
    table.state.seats[entry.seat].bank = 0.0


def sat_in(table: Tabletop, entry: log.SatIn) -> None:
    table.state.seats[entry.seat].bot = entry.bot


def copied(table: Tabletop, entry: log.Copied) -> None:
    """Nothing changes at the table."""


def came_back(table: Tabletop, entry: log.CameBack) -> None:
    table.state.seats[entry.seat].bot = ""
    if table.decides(entry.seat):
        table.state.since, table.state.thought = entry.at, 0.0
