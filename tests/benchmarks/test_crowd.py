"""The tables at which nobody plays stand where somebody is to decide."""

from benchmarks.crowd import DECISIONS, PLAN, begin

from deadtown.games.zombinion.cards import BARRICADE, SETS


def test_a_table_stands_before_a_decision() -> None:
    table, log = begin(1)
    assert table.match is not None
    assert table.match.decision is not None
    assert table.match.number == DECISIONS
    assert len(log) > DECISIONS


def test_no_window_can_open_at_these_tables() -> None:
    assert BARRICADE not in SETS[PLAN.options["combat_set"]]
