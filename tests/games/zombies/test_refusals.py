"""Why something can't be done, and which clause says so."""

import pytest

from deadtown.games.zombies.refusals import CLAUSES
from deadtown.kernel import Unreadable
from tests.clauses import clause
from tests.games.matches import refusal, stroll
from tests.games.zombies.table import GAME, QUIET, pawn, start, table

WISHES = (
    *("step e1", "step 3", "step", "walk e9", "walk 5", "stop", "pass", "keep", "rest", "accept", "done"),
    *("zombie", "zombie e1", "zombie e1 e1", "zombie e1 nowhere", "zombie 1 2", "lift e1", "put 4", "put e1"),
    *("life e1", "life 1", "life 3", "bullet 2", "bullet nowhere", "leave centre", "leave 1", "bullets", "first_aid"),
    *("lose_life", "place", "place 1", "place 0 0 0", "place x y z", "play", "play fear", "play fear 0", "play fear 9"),
    *("play nothing", "use grenade", "use fear", "use", "discard", "discard fear", "discard nothing", "attack 1"),
    *("play grenade", "play couldnt_get_any_worse town_square", "fly away", "take", "end", "lead e1", "lead 1"),
)
"""What somebody might type: sense and nonsense."""


@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_wished_for_is_granted_refused_or_not_understood(seed: int) -> None:
    match = start(3, seed=f"refusals {seed}", max_rounds=3)
    kinds = set()
    for number, here in enumerate(stroll(match, seed)):
        if number % 4 == 0:
            kinds.add(here.question.kind if here.question is not None else "")
            for seat in range(3):
                for wish in WISHES:
                    reason = here.why_not(seat, wish)
                    assert reason is None or reason.clause.startswith(("ZB-", "IS-"))
    assert len(kinds) > 6


@clause("ZB-4.1")
def test_only_who_is_asked_decides() -> None:
    match = table("walk", "", left=2, allowance=2)
    reason = refusal(match, "stop", seat=1)
    assert (reason.clause, reason.reason, reason.arguments) == ("ZB-4.1", "not-your-decision", {"seat": 0})


@clause("ZB-13.3")
def test_after_the_game_nothing_can_be_done() -> None:
    match = table("combat", "", pawn(kills=24), pawn(), zombies="centre", dice=[4])
    assert match.over
    assert refusal(match, "stop", seat=0).clause == "ZB-13.3"


@clause("ZB-11.5")
def test_only_cards_in_hand_are_played() -> None:
    match = table("begin_turn", "", pawn(hand="fear"), pawn())
    reason = refusal(match, "play chainsaw", seat=0)
    assert (reason.clause, reason.reason) == ("ZB-11.5", "not-in-hand")


@clause("ZB-11.7")
def test_only_items_in_play_are_used() -> None:
    match = table("begin_turn", "", pawn(hand="fear, grenade"), pawn())
    assert refusal(match, "use grenade", seat=0).reason == "not-in-play"


@clause("ZB-11.2")
def test_a_second_card_is_refused() -> None:
    match = table("begin_turn", "", pawn(hand="fear x2"), pawn(), pawn(hand="fear"))
    match.choose("play fear 1")
    assert refusal(match, "play fear 2", seat=0).reason == "one-card-a-round"
    match = table("walk", "", pawn(hand="fear", may_play=False), pawn(), left=2, allowance=2)
    assert refusal(match, "play fear 1").reason == "one-card-a-round"


@clause("ZB-11.3")
def test_outside_a_window_no_card_is_played_or_used() -> None:
    match = table("walk", "", pawn(hand="fear", in_play="lots_of_ammo"), pawn(), left=2, allowance=2)
    assert refusal(match, "play fear 1").reason == "not-in-a-window"
    assert refusal(match, "use lots_of_ammo").reason == "not-in-a-window"


@clause("ZB-11.3", "ZB-14.20", "ZB-14.7")
def test_a_card_for_another_window_is_refused_by_its_own_clause() -> None:
    match = table("begin_turn", "", pawn(hand="much_needed_rest, fear"), pawn(hand="fear", in_play="chainsaw"))
    reason = refusal(match, "play much_needed_rest", seat=0)
    assert (reason.clause, reason.reason) == ("ZB-14.20", "only-before-your-roll")
    assert refusal(match, "use chainsaw", seat=1).clause == "ZB-14.7"


@clause("ZB-11.10")
def test_a_target_that_a_card_does_not_have_is_refused() -> None:
    match = table("begin_turn", "", pawn(hand="hey_look_a_shotgun", in_play="lots_of_ammo"), pawn())
    assert refusal(match, "play hey_look_a_shotgun 1").clause == "ZB-11.10"
    assert refusal(match, "use lots_of_ammo 1").clause == "ZB-11.10"


@clause("ZB-8.3")
def test_where_one_stands_one_need_not_go() -> None:
    match = table("walk", "", pawn(), pawn(), left=2, allowance=2)
    assert refusal(match, "step centre").reason == "already-there"


@clause("ZB-5.5")
def test_a_zombie_must_stay_on_the_new_tile() -> None:
    match = table("tile", "", tiles="road_t_1", deck=QUIET)
    match.choose("place 1 0 0")
    assert refusal(match, "leave centre").clause == "ZB-5.5"


@clause("ZB-8.3")
@pytest.mark.parametrize("wish", ["step nowhere", "step 3", "fly", "", "play", "play nothing", "life 3"])
def test_what_makes_no_sense_is_not_understood(wish: str) -> None:
    match = table("walk", "", left=2, allowance=2)
    with pytest.raises(Unreadable):
        match.choose(wish)


def test_every_kind_of_decision_has_its_clause() -> None:
    assert set(GAME.rules.decisions) == set(CLAUSES)
