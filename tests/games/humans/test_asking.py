"""When somebody is asked who is asked only when it matters: in the right moments for what is held (HU-12.3)."""

import pytest

from deadtown.games.humans.cards import KINDS, WINDOWS
from deadtown.games.humans.state import Attempt
from deadtown.games.town import Roll
from deadtown.kernel import Standing, Window
from tests.clauses import clause
from tests.games.humans.table import DINER, TableMatch, leader, table

THREE = (0, 1, 2)


def asked(match: TableMatch, seat: int, card: str, kind: str = "") -> bool:
    """Whether a window waits for a seat that could play this card in it."""
    about: dict[str, str | int] = {"seat": match.state.active}
    window = Window(kind or KINDS[card].window, THREE, lambda asked: [("play", card)] if asked == seat else [], about)
    return Standing().wants_to_be_asked(match, window, seat)


def paid(match: TableMatch, seat: int) -> bool:
    """Whether a window waits for a seat that could spend a token on a roll."""
    about: dict[str, str | int] = {"seat": 0, "what": "", "total": 0, "need": 0}
    window = Window("do_over_any", THREE, lambda asked: [("reroll",)], about)
    return Standing().wants_to_be_asked(match, window, seat)


def three(*meals: int, active: int = 0, attempt: Attempt | None = None, roll: Roll | None = None) -> TableMatch:
    """Three players, with so many meals each."""
    leaders = [leader(meals=count) for count in meals or (0, 0, 0)]
    return table("move", DINER, *leaders, active=active, attempt=attempt, roll=roll)


def chase(bonus: int = 0, drawn: tuple[str, ...] = (), ends: tuple[int, ...] = ()) -> Attempt:
    return Attempt(4, 1, bonus=bonus, drawn=drawn, ends=ends, mover=2)


@clause("HU-12.3")
@pytest.mark.parametrize(
    "card", ["fresh_meat", "second_wind", "back_door", "stitched_up", "sticky_fingers", "stampede", "death_grip"]
)
def test_in_the_own_turn_one_is_asked_at_the_moment_of_a_card(card: str) -> None:
    assert asked(three(attempt=chase()), 0, card)


def test_a_building_is_closed_in_the_turn_of_others() -> None:
    match = three()
    assert not asked(match, 0, "boarded_up")
    assert asked(match, 1, "boarded_up")


def test_a_grip_is_not_needed_for_a_sure_roll() -> None:
    assert asked(three(attempt=chase(bonus=2)), 0, "death_grip")
    assert not asked(three(attempt=chase(bonus=3)), 0, "death_grip"), "Capture 4, and every die shows 1 at least"


def test_cards_are_drawn_again_because_of_an_escape() -> None:
    assert asked(three(attempt=chase(drawn=("eat", "escape"))), 0, "second_helping")
    assert not asked(three(attempt=chase(drawn=("eat", "infect"))), 0, "second_helping")


def test_a_human_is_called_where_there_is_a_choice() -> None:
    assert asked(three(attempt=chase(ends=(1, 3))), 0, "this_way")
    assert not asked(three(attempt=chase(ends=(1,))), 0, "this_way")
    assert asked(three(attempt=chase(ends=(1, 3))), 1, "this_way")
    assert not asked(three(attempt=chase(ends=(1,))), 1, "this_way")


@clause("HU-12.2", "HU-12.3")
@pytest.mark.parametrize("card", ["crowbar", "rigor_mortis", "slippery_customer", "stampede"])
def test_against_others_one_is_asked_when_it_counts(card: str) -> None:
    even, ahead, behind = (
        three(0, 0, 0, attempt=chase()),
        three(3, 0, 0, attempt=chase()),
        three(0, 3, 0, attempt=chase()),
    )
    assert asked(even, 1, card), "the own turn comes next, and the card of this round would be lost"
    assert asked(ahead, 2, card), "this player leads"
    assert not asked(behind, 2, card), "another one leads"


def test_who_is_about_to_win_is_to_be_stopped_even_if_another_leads() -> None:
    assert asked(three(6, 7, 0), 2, "crowbar")
    assert not asked(three(5, 7, 0), 2, "crowbar")


def test_a_roll_that_cannot_succeed_need_not_be_made_harder() -> None:
    assert not asked(three(3, 0, 0, attempt=chase(bonus=-4)), 1, "slippery_customer")


def rolled(what: str, total: int, seat: int = 0, need: int = 4, by: tuple[str, ...] = ()) -> TableMatch:
    return three(0, 3, 0, roll=Roll(what, seat, (total,), 0, total, need, by), active=1)


@clause("HU-13.1")
def test_an_own_roll_is_worth_a_token_when_it_has_failed() -> None:
    assert paid(rolled("capture", 3, seat=1), 1)
    assert not paid(rolled("capture", 4, seat=1), 1)
    assert paid(rolled("flight", 6, seat=1, need=0), 1), "how far is good depends on the map"


def test_the_roll_of_a_dangerous_opponent_is_worth_a_token_when_it_has_succeeded() -> None:
    assert paid(rolled("capture", 4, seat=1), 0)
    assert not paid(rolled("capture", 3, seat=1), 0)
    assert not paid(rolled("flight", 6, seat=1, need=0), 0)
    assert not paid(three(0, 3, 0, roll=Roll("capture", 0, (4,), 0, 4, 4, ())), 2), "another one leads"


def test_a_weapon_is_rolled_for_by_both_sides() -> None:
    assert paid(rolled("weapon", 4, seat=0), 1), "a hit hurts"
    assert not paid(rolled("weapon", 3, seat=0), 1)
    assert paid(rolled("weapon", 3, seat=0), 2), "a miss helps the leader"
    assert not paid(rolled("weapon", 4, seat=0), 2)
    assert not paid(rolled("weapon", 4, seat=0, by=("big_chainsaw",)), 1), "it hits whatever is rolled"
    assert not paid(rolled("weapon", 3, seat=0, by=("big_chainsaw",)), 0), "who holds it need not roll again"


def test_every_card_has_a_moment_at_which_it_matters() -> None:
    match = three(3, 0, 0, attempt=chase(drawn=("escape",), ends=(1, 3)))
    for card, kind in KINDS.items():
        assert kind.window in WINDOWS
        assert asked(match, 0 if kind.whose == "own" else 1, card), card
