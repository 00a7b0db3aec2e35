"""When somebody is asked who is asked only when it matters: in the right moments for what is held (ZB-11.3)."""

import pytest

from deadtown.games.zombies.cards import KINDS, WINDOWS
from deadtown.kernel import Standing, Window
from tests.clauses import clause
from tests.games.zombies.table import TableMatch, pawn, table

PAD = "road_straight_1 1 0 0, helipad 2 0 0"


def asked(match: TableMatch, kind: str, subject: int, seat: int, *plays: tuple[str, ...]) -> bool:
    """Whether a window waits for a seat that could do this in it."""
    window = Window(kind, (0, 1, 2), lambda asked: list(plays) if asked == seat else [], {"seat": subject})
    return Standing().wants_to_be_asked(match, window, seat)


def three(step: str = "walk", city: str = PAD, **more: object) -> TableMatch:
    return table(step, city, pawn(), pawn(), pawn("e1"), **more)  # type: ignore[arg-type]


@clause("ZB-11.3")
@pytest.mark.parametrize("card", [card for card, kind in KINDS.items() if kind.aim == "opponent"])
def test_in_the_own_turn_one_is_asked_once_whom_to_hinder(card: str) -> None:
    match = three(left=2)
    assert [kind for kind in WINDOWS if asked(match, kind, 0, 0, ("play", card))] == ["turn_end"]


def test_items_are_offered_where_they_are_found_and_before_a_fight() -> None:
    match = three(left=2)
    kinds = [kind for kind in WINDOWS if asked(match, kind, 0, 0, ("play", "fire_axe"))]
    assert kinds == ["turn_start", "pre_combat_roll", "after_step"]


@pytest.mark.parametrize(("total", "card", "matters"), [(3, "adrenaline_rush", True), (1, "adrenaline_rush", False)])
def test_a_lost_roll_is_worth_a_card_that_wins_it(total: int, card: str, matters: bool) -> None:
    match = table("combat", "", pawn(hand=card, bullets=0), pawn("e1"), zombies="centre", dice=[total], halts=True)
    match.wait_for("post_combat_roll")
    assert match.window is not None
    assert Standing().wants_to_be_asked(match, match.window, 0) == matters


def test_before_the_own_turn_one_is_asked_a_last_time() -> None:
    match = three(left=2)
    assert asked(match, "turn_end", 0, 1, ("play", "fear"))
    assert not asked(match, "turn_end", 0, 2, ("play", "fear"))
    assert not asked(match, "turn_end", 0, 1, ("use", "grenade")), "an item is not lost by waiting"


def test_one_is_asked_when_somebody_is_about_to_win() -> None:
    assert not asked(three(left=5), "post_move_roll", 0, 2, ("play", "fear"))
    assert asked(three(left=6), "post_move_roll", 0, 2, ("play", "fear")), "the Helipad is six steps away"
    hunter = table("walk", "", pawn(kills=23), pawn(), pawn(), left=1)
    assert asked(hunter, "post_move_roll", 0, 2, ("play", "fear"))
    assert not asked(hunter, "after_step", 0, 2, ("play", "fear"))


def test_what_is_made_for_a_movement_roll_is_kept_for_the_leader() -> None:
    match = table("walk", "", pawn(kills=9), pawn(kills=3), pawn(), left=1)
    assert asked(match, "post_move_roll", 0, 2, ("play", "untied_shoe"))
    assert not asked(match, "post_move_roll", 1, 2, ("play", "untied_shoe"))
