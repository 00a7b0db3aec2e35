"""Gaining cards by an effect, and costs."""

import pytest

from deadtown.games.zombinion import events
from tests.clauses import clause
from tests.games.matches import refusal, stroll
from tests.games.zombinion.table import cards, hunter, start, table

UP_TO_FOUR = cards(
    "bullet, rounds, zombie, infection, barricade, decoy, ammo_box, maverick, shotgun, cunning, higher_ground, restock"
)
COSTS = {
    0: "bullet, infection",
    2: "zombie, decoy, sacrifice",
    3: "rounds, maverick, shotgun, ammo_box",
    4: "weapons_cache, scavenger, survivors",
    5: "many_zombies, courage, zombie_swarm",
    6: "magazine",
    8: "many_more_zombies",
}


@clause("ZN-7.12")
def test_a_card_gained_comes_from_the_supply_and_goes_on_top_of_the_discard_pile() -> None:
    me = hunter(hand="ammo_box", discard="zombie")
    match = table(me, hunter())
    match.choose("play ammo_box", "gain shotgun")
    assert me.discard == ["zombie", "shotgun"]
    assert match.state.supply["shotgun"] == 9
    assert [match.view(seat).hunters[0].discard_top for seat in (0, 1, None)] == ["shotgun"] * 3


@clause("ZN-7.12")
def test_a_card_gained_by_another_goes_to_their_own_discard_pile() -> None:
    me, you = hunter(hand="zombie_swarm"), hunter(discard="bullet")
    match = table(me, you)
    match.choose("play zombie_swarm")
    assert you.discard == ["bullet", "infection"]
    assert me.discard == []


@clause("ZN-7.12")
def test_an_effect_may_name_another_place() -> None:
    me = hunter(hand="quick_escape", deck="bullet")
    table(me, hunter()).choose("play quick_escape")
    assert (me.deck, me.discard) == (["bullet", "rounds"], [])
    me = hunter(hand="reload, rounds")
    match = table(me, hunter())
    match.choose("play reload", "gain magazine")
    assert (me.hand, me.discard) == (["magazine"], [])


@clause("ZN-7.12")
def test_gaining_is_public() -> None:
    match = table(hunter(hand="ammo_box"), hunter())
    match.choose("play ammo_box", "gain shotgun")
    gained = match.told.of(events.Gained)[0]
    assert gained == events.Gained(0, "shotgun", "discard")
    assert [gained.seen_by(seat) for seat in (0, 1, None)] == [gained] * 3


@clause("ZN-7.12")
@pytest.mark.parametrize("card", ["sidekick", "shotgun", "cunning"])
def test_a_card_has_no_effect_when_gained(card: str) -> None:
    me = hunter(hand="weapons_cache", deck="bullet x3")
    match = table(me, hunter())
    match.choose("play weapons_cache", f"gain {card}")
    assert match.counters == (0, 1, 0)
    assert me.hand == []


@clause("ZN-7.13")
def test_any_pile_that_is_not_empty_and_costs_at_most_so_much_may_be_chosen() -> None:
    match = table(hunter(hand="ammo_box"), hunter(), supply={"decoy": 0})
    match.choose("play ammo_box")
    assert match.asked == (0, "gain_one")
    assert match.texts == [f"gain {card}" for card in UP_TO_FOUR if card != "decoy"]
    for card in ("magazine", "many_zombies", "many_more_zombies", "reload", "sidekick", "decoy"):
        assert refusal(match, f"gain {card}").clause == "ZN-7.13"


@clause("ZN-7.13")
def test_a_gain_is_compulsory() -> None:
    match = table(hunter(hand="ammo_box"), hunter())
    match.choose("play ammo_box")
    for way_out in ("done", "pass", "leave", "end_actions"):
        assert refusal(match, way_out).clause == "ZN-7.13"


@clause("ZN-7.13")
def test_a_gain_uses_no_target_and_no_shots() -> None:
    match = table(hunter(hand="ammo_box"), hunter(), shots=3)
    match.choose("play ammo_box", "gain cunning")
    assert match.counters == (0, 1, 3)


@clause("ZN-7.13")
def test_shots_cannot_raise_the_limit() -> None:
    match = table(hunter(hand="ammo_box"), hunter(), shots=8)
    match.choose("play ammo_box")
    assert match.texts == [f"gain {card}" for card in UP_TO_FOUR]
    refused = refusal(match, "gain sidekick")
    assert refused.arguments == {"card": "sidekick", "cost": 5, "most": 4}


@clause("ZN-7.13")
def test_after_a_gain_aim_cards_can_still_be_played() -> None:
    match = table(hunter(hand="ammo_box, bullet"), hunter())
    match.choose("play ammo_box", "gain decoy", "play bullet")
    assert match.state.shots == 1


@clause("ZN-7.14")
def test_when_no_pile_qualifies_nothing_is_gained() -> None:
    me = hunter(hand="restock, bullet")
    empty = {"bullet": 0, "infection": 0, "zombie": 0, "barricade": 0, "decoy": 0}
    match = table(me, hunter(), supply=empty)
    match.choose("play restock")
    assert match.asked == (0, "hunt")
    assert match.state.trash == ["bullet"]
    assert me.discard == []
    assert match.told.of(events.NoGain) == [events.NoGain(0)]


@clause("ZN-7.14")
def test_when_the_named_pile_is_empty_the_rest_of_the_effect_goes_on() -> None:
    me, you = hunter(hand="quick_escape"), hunter(hand="zombie, bullet")
    match = table(me, you, supply={"rounds": 0})
    match.choose("play quick_escape")
    assert me.deck == []
    assert match.state.supply["rounds"] == 0
    assert (you.hand, you.deck) == (["bullet"], ["zombie"])


@clause("ZN-7.14")
def test_when_infections_run_out_the_draw_still_happens_and_nothing_is_gained() -> None:
    me, you = hunter(hand="zombie_swarm", deck="bullet x2"), hunter()
    match = table(me, you, supply={"infection": 0})
    match.choose("play zombie_swarm")
    assert me.hand == ["bullet", "bullet"]
    assert you.discard == []


@clause("ZN-7.18")
@pytest.mark.parametrize("players", [2, 4])
def test_costs_never_change(players: int) -> None:
    match = start(players, seed="costs", combat_set="life_or_death", turn_cap=10)
    for _ in stroll(match, 3):
        for pile in match.view(None).supply:
            assert pile.card in cards(COSTS[pile.cost])


@clause("ZN-7.18")
def test_cards_in_play_make_nothing_cheaper() -> None:
    match = table(hunter(hand="sidekick x2", in_play="stick_together, maverick"), hunter(), shots=1)
    match.choose("play sidekick", "play sidekick")
    assert match.counters == (1, 3, 3)
    match.choose("take shotgun")
    assert match.counters == (1, 2, 0)
    assert refusal(match, "take decoy").arguments == {"card": "decoy", "cost": 2, "shots": 0}
