"""What tables and guests have cost: noted for both, told when something changed, forgotten after a while."""

import msgspec

from deadtown.table.ledger import MOST_TOLD, PERIOD, Ledger, Report, Spent
from tests.table.tables import Clock


def test_all_that_is_spent_is_noted_for_the_table_and_for_the_guest() -> None:
    ledger = Ledger(Clock())
    ledger.saved("t1", "ann", 2, 300)
    ledger.thought("t1", "ann", 1.5)
    ledger.read("t1", "bob", 0.5)
    ledger.sent("t1", ["ann", "bob", ""], 4)
    report = ledger.report()
    assert report is not None
    assert report.tables == {"t1": Spent(2, 300, 1.5, 0.5, 12)}
    assert report.players == {"ann": Spent(2, 300, 1.5, 0.0, 4), "bob": Spent(0, 0, 0.0, 0.5, 4)}


def test_nothing_is_told_twice() -> None:
    ledger = Ledger(Clock())
    assert ledger.report() is None
    ledger.saved("t1", "ann", 1, 10)
    assert ledger.report() is not None
    assert ledger.report() is None


def test_what_was_long_ago_is_forgotten_and_that_is_told_once() -> None:
    clock = Clock()
    ledger = Ledger(clock)
    ledger.saved("old", "ann", 1, 10)
    clock.time += PERIOD
    ledger.saved("new", "bob", 1, 10)
    first = ledger.report()
    assert first is not None
    assert set(first.tables) == {"old", "new"}
    clock.time += PERIOD
    second = ledger.report()
    assert second is not None
    assert set(second.tables) == set()
    assert second.since > first.since
    clock.time += PERIOD
    assert ledger.report() is None


def test_only_the_most_costly_are_told() -> None:
    ledger = Ledger(Clock())
    for number in range(3 * MOST_TOLD):
        ledger.thought(f"t{number}", f"p{number}", float(number))
    report = ledger.report()
    assert report is not None
    most = {f"t{number}" for number in range(2 * MOST_TOLD, 3 * MOST_TOLD)}
    assert set(report.tables) == most
    assert len(report.players) == MOST_TOLD


def test_reports_of_several_processes_add_up() -> None:
    one = Report(5.0, {"t1": Spent(entries=1), "t2": Spent(messages=3)}, {"ann": Spent(entries=1)})
    other = Report(3.0, {"t1": Spent(entries=2, thinking=1.0)}, {"bob": Spent(entries=2)})
    one.take_in(msgspec.json.decode(msgspec.json.encode(other), type=Report))
    assert one == Report(
        3.0,
        {"t1": Spent(entries=3, thinking=1.0), "t2": Spent(messages=3)},
        {"ann": Spent(entries=1), "bob": Spent(entries=2)},
    )
