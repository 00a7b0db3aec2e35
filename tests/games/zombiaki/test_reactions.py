"""Click!, and who decides in whose phase (section 12)."""

import pytest

from deadtown.games.zombiaki.cards import GUNS, HUMAN_DECK
from deadtown.games.zombiaki.events import Clicked
from tests.clauses import clause
from tests.games.matches import stroll
from tests.games.zombiaki.table import H, Z, humans_play, start, street

ALL_GUNS = ("shot_1", "shot_2", "burst_2", "burst_3", "sniper")


@clause("ZK-12.1")
@pytest.mark.parametrize("card", ALL_GUNS)
def test_click_stops_a_gun_without_any_effect(card: str) -> None:
    match = humans_play("B3 z3", card, zombies="click")
    match.choose(f"play {card} b")
    assert match.asked == (Z, "click")
    assert match.decision is not None
    assert match.decision.about["card"] == card
    assert match.texts == ["click", "pass"]
    assert street(match) == "B3 z3"
    match.choose("click")
    assert street(match) == "B3 z3"
    assert match.humans.discard == [card]
    assert match.zombies.discard == ["click"]
    assert match.asked == (H, "play")
    assert [event.card for event in match.told.of(Clicked)] == [card]


@clause("ZK-12.1")
@pytest.mark.parametrize("card", ALL_GUNS)
def test_without_click_the_gun_goes_off(card: str) -> None:
    match = humans_play("B3 z3", card, zombies="click")
    match.choose(f"play {card} b", "pass")
    assert street(match) != "B3 z3"
    assert match.zombies.hand == ["click", "terror"]


@clause("ZK-12.1")
def test_one_click_stops_one_card() -> None:
    match = humans_play("B3 z3", "shot_1 x2", zombies="click")
    match.choose("play shot_1 b", "click", "play shot_1 b")
    assert street(match) == "B2 z2"
    match = humans_play("B3 z3", "shot_1 x2", zombies="click x2")
    match.choose("play shot_1 b", "click", "play shot_1 b", "click")
    assert street(match) == "B3 z3"


OTHERS = {
    "wall_5": "a4",
    "wall_6": "a4",
    "barrier": "a1",
    "napalm": "b3",
    "blood": "b3 a3",
    "scram": "claws",
    "searchlight": "b",
    "gasoline": "b3 1",
    "get_back": "",
    "freeze": "",
    "grenade": "b3",
    "net": "b3",
    "barrel": "a5",
    "mine": "a5",
    "street_fire": "c",
    "high_voltage": "b",
    "car": "a5",
    "flamethrower": "b3 1",
    "pit_1": "a1",
    "pit_2": "a1",
}


@clause("ZK-12.1")
@pytest.mark.parametrize("card", OTHERS)
def test_click_stops_no_other_card(card: str) -> None:
    position = "C1 z3" if card.startswith("wall") else "B3 z3, C1 z3"
    match = humans_play(position, card, zombies="click, claws")
    match.choose(f"play {card} {OTHERS[card]}".strip())
    assert match.asked == (H, "play")
    assert match.humans.hand == ["freeze"]


@clause("ZK-12.1")
def test_every_human_card_is_one_or_the_other() -> None:
    assert {kind.card for kind in HUMAN_DECK} == {*ALL_GUNS, *OTHERS}
    assert set(ALL_GUNS) == GUNS


@clause("ZK-12.2")
def test_without_a_click_no_window_is_opened() -> None:
    match = humans_play("B3 z3", "shot_1", zombies="claws")
    match.choose("play shot_1 b")
    assert match.asked == (H, "play")
    assert street(match) == "B2 z2"


@clause("ZK-12.2", "ZK-18.1")
def test_the_humans_see_click_in_the_open_hand() -> None:
    match = humans_play("B3 z3", "shot_1", zombies="click")
    assert list(match.view(H).zombies.hand) == ["click", "terror"]


@clause("ZK-12.3")
@pytest.mark.parametrize("seed", range(12))
def test_shrapnel_and_click_are_the_only_decisions_in_the_others_phase(seed: int) -> None:
    for match in stroll(start(seed=f"others {seed}"), seed):
        if match.decision is None:
            break
        seat, kind = match.asked
        acting = match.state.seat_of(match.state.phase)
        if seat != acting:
            assert (seat, kind) in ((H, "shrapnel"), (Z, "click"))
