"""Rounds, phases and steps (section 4)."""

import pytest

from deadtown.games.zombiaki.events import (
    Advanced,
    Discarded,
    Drew,
    Expired,
    Held,
    PhaseBegan,
    Rolled,
    Stepped,
    TerrorEnded,
    Thawed,
)
from tests.clauses import clause
from tests.games.matches import played_out, stroll
from tests.games.zombiaki.table import H, Z, cards, humans_begin, humans_play, start, street, zombies_move, zombies_play

GAME_SIDE = {Z: "zombies", H: "humans"}


@clause("ZK-4.1")
@pytest.mark.parametrize("seed", range(3))
def test_phases_alternate_and_two_are_a_round(seed: int) -> None:
    match = played_out(start(seed=f"rounds {seed}"), seed)
    phases = [(event.side, event.round) for event in match.told.of(PhaseBegan)]
    assert phases == [(side, number) for number in range(1, 40) for side in ("zombies", "humans")][: len(phases)]
    assert len(phases) > 10


@clause("ZK-4.2")
def test_the_steps_of_a_zombie_phase_in_their_order() -> None:
    match = zombies_move("A3 dog, B2 z3, C2 z2", zombies="not_so_fast")
    match.choose("step a3 a4", "done", "hold c2", "discard bite")
    kinds = (PhaseBegan, Stepped, Held, Advanced, Drew, Discarded)
    told = [type(event) for event in match.told if isinstance(event, kinds)]
    assert told == [PhaseBegan, Stepped, Held, Advanced, Drew, Drew, Drew, Discarded]
    assert match.asked == (Z, "play")


@clause("ZK-4.3")
def test_the_marks_of_the_phase_are_cleared_at_its_start() -> None:
    match = zombies_move("A2 z3+stepped+merged+held+ordered", order_given=True)
    one = match.at("a3")
    assert not one.stepped
    assert not one.merged
    assert not one.held
    assert one.ordered, "that one holds for the game"
    assert not match.state.order_given


@clause("ZK-4.3", "ZK-10.6")
def test_an_order_may_be_given_in_every_phase() -> None:
    match = zombies_play("A1 z3, B1 z2, C1 z5+boss(3)", "")
    match.choose("order a1 a2")
    assert match.orders == set()
    match.wait_for(Z, "play")
    assert {order.split()[0] for order in match.orders} == {"b2"}


@clause("ZK-4.4")
@pytest.mark.parametrize(("hand", "drawn"), [("", 4), ("claws", 3), ("claws x3", 1)])
def test_the_zombies_draw_up_to_four_one_at_a_time(hand: str, drawn: int) -> None:
    match = zombies_move(zombies=hand, zombie_deck="zombie_2, zombie_3, dog, meat, swap, dawn", spare=False)
    assert match.zombies.hand == cards(hand) + cards("zombie_2, zombie_3, dog, meat")[:drawn]
    assert [event.card for event in match.told.of(Drew)] == cards("zombie_2, zombie_3, dog, meat")[:drawn]
    assert match.asked == (Z, "discard")


@clause("ZK-4.5")
def test_drawing_dawn_ends_the_game_at_once() -> None:
    match = zombies_move("B4 z3", zombies="click", zombie_deck="claws, dawn", spare=False)
    assert match.over
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.ending) == ([H], "dawn")
    assert [event.card for event in match.told.of(Drew)] == ["claws", "dawn"]
    assert street(match) == "B5 z3"


@clause("ZK-4.6")
def test_the_zombies_must_discard_one_of_four() -> None:
    match = zombies_move(zombies="claws, dog, swap, meat", spare=False)
    assert match.asked == (Z, "discard")
    assert set(match.texts) == {"discard claws", "discard dog", "discard swap", "discard meat"}
    match.choose("discard swap")
    assert match.zombies.hand == ["claws", "dog", "meat"]
    assert match.zombies.discard == ["swap"]


@clause("ZK-4.6")
def test_four_of_a_kind_leave_no_choice() -> None:
    match = zombies_move(zombies="zombie_3 x4", spare=False)
    assert match.asked == (Z, "play")
    assert match.zombies.discard == ["zombie_3"]


@clause("ZK-4.7")
def test_the_zombies_play_any_number_in_any_order_with_one_order_between() -> None:
    match = zombies_play("A3 z2, C3 z5+boss(3)", "zombie_3, claws, hunger", humans="freeze", spare=False)
    assert match.playable == {"zombie_3", "claws", "hunger"}
    match.choose("play claws a3", "order a3 b3", "play hunger c3", "play zombie_3 a1")
    assert match.zombies.hand == []
    assert match.state.phase == "humans"
    assert street(match) == "C4 z5+boss(2), B3 z3, A1 z3"


@clause("ZK-4.7")
def test_the_zombies_end_when_they_like_and_keep_what_is_left() -> None:
    match = zombies_play("A3 z2", "zombie_3, claws, hunger", spare=False)
    match.choose("play claws a3", "end")
    assert match.zombies.hand == ["zombie_3", "hunger"]
    assert match.state.phase == "humans"


@clause("ZK-4.8")
def test_the_steps_of_a_human_phase_in_their_order() -> None:
    match = humans_begin("A5 barrel, B1 barrier", freeze=1, terror=True)
    match.choose("discard scram", "end")
    kinds = (PhaseBegan, Expired, Rolled, Drew, Discarded, TerrorEnded, Thawed)
    told = [type(event) for event in match.told if isinstance(event, kinds)]
    human = told[: told.index(PhaseBegan, 1)]
    assert human[:3] == [PhaseBegan, Expired, Rolled]
    assert human[3:7] == [Drew, Drew, Drew, Discarded]
    assert set(human[7:]) == {TerrorEnded, Thawed}


@clause("ZK-4.9")
def test_nets_barriers_and_fires_are_removed_first() -> None:
    match = humans_begin("A1 barrier, C1 barrier, B3 z3 net, B2 z2 net, C4 fire, A4 pit2 z3 fire, C2 wall5, C3 car")
    assert street(match) == "A4 pit2 z3, B3 z3, C3 car, B2 z2, C2 wall5"
    assert sorted(match.humans.discard) == sorted(cards("barrier x2, net, napalm x2"))
    assert match.state.nets == 0


@clause("ZK-4.10")
def test_every_barrel_rolls_in_every_human_phase() -> None:
    match = humans_begin("A5 barrel, C3 barrel")
    assert street(match) == "A4 barrel, C2 barrel"
    match.wait_for(H, "play")
    match.wait_for(H, "play")
    assert street(match) == "A3 barrel, C1 barrel"


@clause("ZK-4.11")
@pytest.mark.parametrize(
    ("deck", "hand", "left"), [("mine x6", 4, 3), ("mine x3", 4, 0), ("mine x2", 3, 0), ("", 1, 0)]
)
def test_the_humans_draw_up_to_four_or_to_the_end_of_the_deck(deck: str, hand: int, left: int) -> None:
    match = humans_begin(humans="sniper", human_deck=deck, spare=False, zombies="claws")
    drawn = [event.card for event in match.told.of(Drew) if event.seat == H]
    assert drawn == ["mine"] * (hand - 1)
    assert len(match.humans.deck) == left


@clause("ZK-4.12")
@pytest.mark.parametrize(("deck", "asked"), [("mine, pit_1", "discard"), ("mine", "play")])
def test_the_humans_discard_one_of_four_and_none_of_three(deck: str, asked: str) -> None:
    match = humans_begin(humans="sniper, wall_5", human_deck=deck, spare=False)
    assert match.asked == (H, asked)
    if asked == "discard":
        assert set(match.texts) == {"discard sniper", "discard wall_5", "discard mine", "discard pit_1"}
        match.choose("discard mine")
        assert match.humans.discard == ["mine"]
        assert match.asked == (H, "play")
    else:
        assert match.humans.discard == []


@clause("ZK-4.13")
def test_the_humans_play_any_number() -> None:
    match = humans_play("B3 z5", "shot_1, shot_2, mine")
    assert match.decision is not None
    match.choose("play mine c3", "play shot_1 b", "play shot_2 b")
    assert street(match) == "C3 mine, B1 z2"
    assert match.asked == (H, "play")
    match.choose("end")
    assert match.humans.hand == ["freeze"]


@clause("ZK-4.13")
def test_one_card_only_under_terror() -> None:
    match = humans_play("B3 z5", "shot_1, shot_2, mine", terror=True)
    assert match.decision is not None
    assert match.decision.about["left"] == 1
    match.choose("play mine c3")
    assert match.state.phase == "zombies"
    assert match.humans.hand == ["shot_1", "shot_2", "freeze"]
    assert humans_play("B3 z5", "shot_1").decision.about["left"] == 0  # type: ignore[union-attr]


@clause("ZK-4.14")
def test_terror_ends_with_the_human_phase() -> None:
    match = humans_play("B3 z5", "mine", terror=True)
    match.choose("end")
    assert not match.state.terror
    match.wait_for(H, "play")
    assert match.decision is not None
    assert match.decision.about["left"] == 0


@clause("ZK-4.14")
@pytest.mark.parametrize(("freeze", "after"), [(2, (1,)), (1, ())])
def test_freeze_counts_down_at_the_end_of_the_human_phase(freeze: int, after: tuple[int, ...]) -> None:
    match = humans_play("", "", freeze=freeze)
    match.choose("end")
    assert match.state.freezes == after


@clause("ZK-4.15")
def test_a_card_is_played_in_its_owners_play_step_only() -> None:
    """But for Click! and Not So Fast, the other decisions have no cards to play."""
    for seed in range(3):
        for match in stroll(start(seed=f"own step {seed}"), seed):
            if match.decision is None:
                break
            seat, kind = match.asked
            plays = [text for text in match.texts if text.startswith("play ")]
            assert not plays or (kind, GAME_SIDE[seat]) == ("play", match.state.phase)
            assert match.playable <= set(match.state.side(GAME_SIDE[seat]).hand)
            assert not match.playable & {"click", "not_so_fast", "dawn"}


@clause("ZK-4.16")
@pytest.mark.parametrize(
    ("position", "card"),
    [
        ("A1 z3, B1 dog, C1 barrier", "zombie_3"),
        ("A1 z3, B1 wall5, C1 barrier", "dog"),
        ("A1 dog", "boss"),
        ("A2 z3+boss(0)", "boss"),
        ("A1 z3+s", "human_shield"),
        ("A1 z3", "bite"),
        ("A1 z3, C1 z3", "mass"),
        ("A1 z3, C1 z3", "swap"),
        ("A1 dog", "claws"),
        ("A1 z3, A2 dog", "hunger"),
        ("A1 pit1, B1 z3 net, C1 barrier", "pickaxe"),
    ],
)
def test_a_zombie_card_without_a_target_cannot_be_played(position: str, card: str) -> None:
    match = zombies_play(position, card)
    assert card not in match.playable


@clause("ZK-4.16")
@pytest.mark.parametrize(
    ("position", "card"),
    [
        ("", "shot_1"),
        ("B3 mine", "shot_2"),
        ("A5 wall5, A4 z3", "burst_2"),
        ("B3 mine, C5 barrel", "sniper"),
        ("A4 z3, C4 z3", "wall_6"),
        ("A1 z2, B1 pit1, C1 fire", "barrier"),
        ("A1 z3, C1 wall5, B1 wall6", "blood"),
        ("A1 z3, B1 z2, C1 dog", "searchlight"),
        ("A1 z3, B1 z2, C1 dog", "get_back"),
        ("B3 pit1", "gasoline"),
        ("", "grenade"),
        ("B3 fire", "grenade"),
        ("B3 dog, B2 z7", "net"),
        ("A5 z2, B5 pit1, C5 fire", "barrel"),
        ("B3 z3, B4 car", "street_fire"),
        ("B3 mine, A2 car", "high_voltage"),
        ("A5 z2, B5 pit1, C5 fire", "car"),
        ("A4 wall5, A3 z3, C4 mine", "flamethrower"),
    ],
)
def test_a_human_card_without_a_target_cannot_be_played(position: str, card: str) -> None:
    match = humans_play(position, card)
    assert card not in match.playable


@clause("ZK-4.16")
def test_a_card_that_cannot_be_played_stays_in_hand() -> None:
    match = humans_play("", "shot_1")
    match.choose("end")
    assert match.humans.hand == ["shot_1", "freeze"]
    assert match.humans.discard == []


@clause("ZK-4.17")
def test_who_plays_a_card_makes_its_choices() -> None:
    match = zombies_play("B3 z3", "meat", humans="shot_1, mine")
    assert match.targets("meat") == {"shot_1", "mine", "freeze"}
    match.choose("play meat mine")
    assert match.asked == (Z, "play")


@clause("ZK-4.17")
def test_the_humans_choose_the_shrapnel_space_even_in_the_zombie_phase() -> None:
    match = zombies_play("B2 mine, B1 z3", "hunger")
    match.choose("play hunger b1")
    assert match.asked == (H, "shrapnel")
    match.choose("shrapnel a2")
    assert match.asked == (Z, "play")


@clause("ZK-4.18")
def test_damage_then_knockback_then_explosions_then_pits_then_the_retreat() -> None:
    """The shot knocks the zombie onto a mine; its blast kills the boss on a pit; then the others retreat."""
    match = humans_play("B3 z4, B2 mine, A2 pit1 z2+boss(1), C4 z3", "shot_1")
    match.choose("play shot_1 b")
    assert match.asked == (H, "shrapnel")
    assert street(match) == "C4 z3, A2 pit1 z2+boss(1), B2 z1"
    match.choose("shrapnel a2")
    assert street(match) == "C3 z3, B1 z1"
    assert "pit_1" in match.humans.discard


@clause("ZK-4.18")
def test_the_retreat_may_set_off_more() -> None:
    match = humans_play("B5 z2+boss(0), C4 z3, C3 mine, C2 pit1", "grenade")
    match.choose("play grenade b5")
    assert match.asked == (H, "shrapnel")
    assert street(match) == "C3 z1, C2 pit1"
    match.choose("shrapnel b3")
    assert street(match) == "C3 z1, C2 pit1"
    assert match.asked == (H, "play")


@clause("ZK-4.18")
def test_a_win_cuts_it_short() -> None:
    match = zombies_play("A5 z3, B3 z4+boss(1)", "hunger")
    match.choose("play hunger a5")
    assert match.over
    assert [type(event).__name__ for event in match.told][-2:] == ["Crossed", "Ended"]
