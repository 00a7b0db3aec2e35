"""The tree of a search: which options are looked at, and what is kept of them."""

from random import Random

import pytest

from deadtown.bots.search_settings import Settings
from deadtown.bots.search_tree import Edge, Node, Selection, Spread, credit
from deadtown.kernel import Decision, Option
from tests.bots.heap import HeapGuide

STATE = object()


def asked(*takes: int, seat: int = 0) -> Decision:
    return Decision(seat, "take", [("take", count) for count in takes])


class Liking:
    """Likes options the more, the more they take."""

    def appraise(self, state: object, seat: int) -> float:
        return 0.5

    def weigh(self, state: object, decision: Decision) -> list[float]:
        return [float(str(option[1])) for option in decision.options]


def visit(selection: Selection, node: Node, decision: Decision, value: float = 0.5) -> Option:
    """Look at one option, which turns out to be worth so much."""
    edge = selection.select(node, decision, STATE)
    credit([edge], [value, 1 - value], None, 3)
    return edge.option


def test_without_a_guide_every_option_is_tried_before_one_is_tried_again() -> None:
    selection, node = Selection(Settings(), None, (0, 1), Random(1)), Node()
    tried = [visit(selection, node, asked(*range(1, 31))) for _ in range(30)]
    assert sorted(tried) == asked(*range(1, 31)).options
    assert tried != sorted(tried)


def test_with_a_guide_options_are_tried_in_the_order_of_their_weights() -> None:
    selection, node = Selection(Settings(), Liking(), (0, 1), Random(1)), Node()
    for _ in range(30):
        visit(selection, node, asked(1, 5, 3, 4, 2))
    assert list(node.edges) == [("take", count) for count in (5, 4, 3, 2, 1)]


def test_what_the_guide_gives_no_weight_is_never_tried() -> None:
    selection, node = Selection(Settings(), Liking(), (0, 1), Random(1)), Node()
    for _ in range(30):
        visit(selection, node, asked(0, 2, 0, 1))
    assert list(node.edges) == [("take", 2), ("take", 1)]


@pytest.mark.parametrize(("visits", "width"), [(1, 1), (4, 4), (25, 10), (100, 20)])
def test_the_more_visits_the_more_options_are_tried(visits: int, width: int) -> None:
    selection, node = Selection(Settings(width=2.0, widening=0.5), Liking(), (0, 1), Random(1)), Node()
    for _ in range(visits):
        visit(selection, node, asked(*range(1, 200)))
    assert len(node.edges) == width


def test_in_the_end_every_option_is_tried() -> None:
    selection, node = Selection(Settings(width=2.0, widening=0.5), Liking(), (0, 1), Random(1)), Node()
    for _ in range(400):
        visit(selection, node, asked(*range(1, 41)))
    assert sorted(node.edges) == asked(*range(1, 41)).options


def test_what_proves_good_is_looked_at_most() -> None:
    selection, node = Selection(Settings(), Liking(), (0, 1), Random(1)), Node()
    for _ in range(300):
        edge = selection.select(node, asked(1, 2, 3), STATE)
        value = 0.9 if edge.option == ("take", 1) else 0.1
        credit([edge], [value, 1 - value], None, 3)
        selection.spread.add(value)
    best = node.best()
    assert best is not None
    assert best.option == ("take", 1)
    assert best.value == pytest.approx(0.9)


def test_the_team_that_decides_looks_for_its_own_good() -> None:
    selection, node = Selection(Settings(), None, (0, 1), Random(1)), Node()
    for _ in range(200):
        edge = selection.select(node, asked(1, 2, seat=1), STATE)
        credit([edge], [0.9, 0.1] if edge.option == ("take", 1) else [0.1, 0.9], None, 3)
    best = node.best()
    assert best is not None
    assert best.option == ("take", 2)


def test_only_options_that_are_legal_in_this_world_are_looked_at() -> None:
    selection, node = Selection(Settings(), None, (0, 1), Random(1)), Node()
    for number in range(200):
        legal = asked(1, 2) if number % 2 else asked(2, 3)
        assert visit(selection, node, legal) in legal.options
    assert set(node.edges) == {("take", 1), ("take", 2), ("take", 3)}


def test_after_an_option_each_seat_that_may_be_asked_next_has_options_of_its_own() -> None:
    """In a window the next to be asked may be another in another world: the same option is worth something else."""
    selection = Selection(Settings(), None, (0, 1, 0), Random(1))
    passed = Edge(("pass",), 0, 1.0, 1, 2)
    for number in range(300):
        seat = number % 3
        edge = selection.select(passed.leads_to(seat), asked(1, 2, seat=seat), STATE)
        assert edge.team == seat % 2
        credit([edge], [float((edge.option == ("take", 1)) == (seat == 0))] * 2, None, 3)
    for seat in range(3):
        node = passed.leads_to(seat)
        assert node.visits == 100
        for option, edge in node.edges.items():
            assert edge.value == float((option == ("take", 1)) == (seat == 0))


def test_an_option_counts_how_often_it_could_have_been_taken() -> None:
    selection, node = Selection(Settings(), None, (0, 1), Random(1)), Node()
    for number in range(100):
        visit(selection, node, asked(1, 2) if number % 10 else asked(1, 2, 3))
    seldom, often = node.edges["take", 3], node.edges["take", 1]
    assert seldom.available <= 20
    assert often.available >= 95


def test_a_prior_is_the_share_of_the_weights_of_what_is_legal() -> None:
    selection, node = Selection(Settings(width=5), HeapGuide(), (0, 1), Random(1)), Node()
    for _ in range(3):
        visit(selection, node, asked(1, 2, 3))
    assert [edge.prior for edge in node.edges.values()] == pytest.approx([6 / 11, 3 / 11, 2 / 11])
    visit(selection, node, asked(1, 2))
    assert [node.edges["take", count].prior for count in (1, 2)] == pytest.approx([2 / 3, 1 / 3])


# Sure wins


def edges(*teams: int) -> list[Edge]:
    return [Edge(("take", place), team, 1.0, 1, 2) for place, team in enumerate(teams)]


def test_an_option_that_always_wins_at_once_is_sure() -> None:
    (edge,) = path = edges(0)
    for _ in range(3):
        credit(path, [1, 0], 0, 3)
    assert edge.sure == 3


def test_one_that_once_did_not_is_never_sure_again() -> None:
    (edge,) = path = edges(0)
    credit(path, [1, 0], 0, 3)
    credit(path, [0, 1], 1, 3)
    for _ in range(9):
        credit(path, [1, 0], 0, 3)
    assert edge.sure < 0


def test_one_before_a_sure_option_of_the_same_team_is_sure_too() -> None:
    first, last = path = edges(0, 0)
    for _ in range(2):
        credit(path, [1, 0], 0, 3)
    assert (first.sure, last.sure) == (0, 2)
    for _ in range(3):
        credit(path, [1, 0], 0, 3)
    assert (first.sure, last.sure) == (3, 5)


def test_nothing_is_sure_while_somebody_else_decides() -> None:
    first, other, last = path = edges(0, 1, 0)
    for _ in range(9):
        credit(path, [1, 0], 0, 3)
    assert (first.sure, other.sure, last.sure) == (0, 0, 9)


def test_partners_decide_for_the_same_team() -> None:
    selection, node = Selection(Settings(), None, (0, 1, 0), Random(1)), Node()
    for _ in range(60):
        edge = selection.select(node, asked(1, 2, seat=2), STATE)
        credit([edge], [0.9, 0.1] if edge.option == ("take", 1) else [0.1, 0.9], None, 3)
    best = node.best()
    assert best is not None
    assert (best.option, best.team, len(best.totals)) == (("take", 1), 0, 2)
    best.sure = 3
    assert selection.select(node, asked(1, 2, seat=0), STATE) is best


# The spread of playouts


def test_the_spread_is_that_of_the_values_after_a_while() -> None:
    narrow, wide = Spread(), Spread()
    for number in range(1000):
        narrow.add(0.5 + 0.01 * (-1) ** number)
        wide.add(float(number % 2))
    assert narrow.deviation == pytest.approx(0.01, abs=0.005)
    assert wide.deviation == pytest.approx(0.5, abs=0.005)
