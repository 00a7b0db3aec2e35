"""The Hero Turn: who is activated, and the four steps of an activation (section 5)."""

from typing import Any

import pytest

from deadtown.games.last_night.events import FightBegan, HeroActivated, HeroMoved, Rolled
from deadtown.kernel import Answer
from tests.clauses import clause
from tests.games.last_night.table import NightMatch, hero, kept, table

WON = [6, 5, 1]
"""The dice of a fight that the hero wins without doubles."""
LOST = [1, 2, 6]
ONE_ZOMBIE_SEAT = {"zombie_seats": "one"}


def activations(match: NightMatch) -> list[str]:
    return [event.hero for event in match.told.of(HeroActivated)]


def rest(match: NightMatch) -> None:
    """The active hero does nothing."""
    match.choose("rest")


def four(*seats: int) -> list[Any]:
    """Four heroes apart from each other, outdoors, with their owners."""
    people = ("becky", "jenny", "johnny", "father_joseph")
    places = ("a9", "j4", "g4", "l9")
    return [hero(person, at, seat=seat) for person, at, seat in zip(people, places, seats, strict=True)]


# Claims


@clause("LN-5.1")
def test_the_start_of_the_hero_turn_comes_before_the_first_activation() -> None:
    match = table("heroes_start", hero("becky", "a9"), hero("jake", "a9"), zombie_hand="bickering")
    assert match.asked == (1, "heroes_start")
    assert activations(match) == []


@clause("LN-5.1", "LN-3.2")
def test_one_seat_activates_its_four_heroes_in_any_order() -> None:
    match = table("heroes_start", *four(0, 0, 0, 0))
    for person in ("johnny", "becky", "father_joseph"):
        assert match.asked == (0, "activate")
        match.choose(f"activate {person}")
        rest(match)
    assert activations(match) == ["johnny", "becky", "father_joseph", "jenny"], "the last one is nobody's choice"


@clause("LN-5.1")
def test_every_hero_is_activated_once() -> None:
    match = table("heroes_start", *four(0, 0, 0, 0), sun=9, zombie_hand="shamble x4")
    match.wait_for("discard_one")
    assert sorted(activations(match)) == ["becky", "father_joseph", "jenny", "johnny"]


@clause("LN-5.1")
def test_any_seat_with_a_hero_left_may_claim_the_next_activation() -> None:
    match = table("heroes_start", *four(0, 1, 2, 3), players=5)
    assert match.window is not None
    assert (match.window.kind, match.window.seats, match.window.first_come) == ("claim_activation", (0, 1, 2, 3), True)
    match.close(Answer(2, ("activate", "johnny")))
    assert activations(match) == ["johnny"]
    rest(match)
    assert match.window is not None
    assert match.window.seats == (0, 1, 3)


@clause("LN-5.1")
def test_a_seat_claims_for_its_own_heroes_only() -> None:
    match = table("heroes_start", *four(0, 1, 0, 1), players=3)
    assert match.playable(0) == {"activate becky", "activate johnny"}
    assert match.playable(1) == {"activate jenny", "activate father_joseph"}


@clause("LN-5.1")
def test_if_nobody_claims_the_first_seat_with_a_hero_left_takes_them_as_it_chooses() -> None:
    match = table("heroes_start", *four(1, 0, 1, 0), players=3)
    match.close()
    assert match.asked == (0, "activate")
    assert match.texts == ["activate jenny", "activate father_joseph"]
    match.choose("activate father_joseph")
    rest(match)
    match.close()
    # Only one is left to the first seat.
    assert activations(match) == ["father_joseph", "jenny"]
    rest(match)
    assert match.window is None, "where only one seat has heroes left there is nothing to claim"
    assert match.asked == (1, "activate")


@clause("LN-5.1")
@pytest.mark.parametrize(
    ("players", "options", "owners", "most"),
    [
        (2, {}, (0, 0, 0, 0), 4),
        (3, {}, (0, 1, 0, 1), 2),
        (4, {}, (0, 1, 0, 1), 2),
        (4, ONE_ZOMBIE_SEAT, (0, 1, 2, 0), 2),
        (5, {}, (0, 1, 2, 3), 1),
        (6, {}, (0, 1, 2, 3), 1),
    ],
)
def test_heroes_of_one_two_or_four_a_seat_all_come_to_act(
    players: int, options: dict[str, Any], owners: tuple[int, ...], most: int
) -> None:
    match = table("heroes_start", *four(*owners), players=players, options=options)
    assert max(owners.count(seat) for seat in owners) == most
    while match.state.turn == "heroes":
        if match.window is not None and match.window.kind == "claim_activation":
            last = match.window.seats[-1]
            match.close(Answer(last, match.window.plays(last)[0]))
        else:
            match.wait_for("move_action")
            assert match.decision is not None
            assert match.decision.seat == match.hero(str(match.decision.about["hero"])).seat
            rest(match)
    assert sorted(activations(match)) == ["becky", "father_joseph", "jenny", "johnny"]


@clause("LN-5.1", "LN-7.24")
def test_a_hero_who_comes_during_the_hero_turn_acts_from_the_next_one_on() -> None:
    match = table(
        *("hero_fights", hero("becky", "a9", wounds=2, activated=True), hero("jenny", "j4")),
        active="becky",
        zombies="a9",
        scenario="burn_em_out",
        zombie_hand="cornered x4",
        dice=[*LOST, 1],
    )
    match.choose("space f6")
    assert activations(match) == ["jenny"]
    newcomer = match.state.heroes[-1].person
    match.wait_for("discard_one")
    assert newcomer not in activations(match)
    match.wait_for("activate")
    assert f"activate {newcomer}" in match.texts


# Steps


@clause("LN-5.2")
def test_an_activation_is_moving_then_exchange_then_shooting_then_fighting() -> None:
    match = table(
        *("claim", hero("becky", "f5", "revolver", seat=0), hero("jenny", "f6", "torch", activated=True)),
        zombies="f6",
        dice=[3, 4, *WON],
    )
    asked = []
    for answer in ("step f6", "done", "hold_fire"):
        assert match.decision is not None
        asked.append(match.decision.kind)
        match.choose(answer)
    assert asked == ["move_action", "exchange", "ranged_attack"]
    assert match.told.of(FightBegan)[0].hero == "becky"


@clause("LN-5.3")
def test_who_loses_its_turn_is_not_activated_and_not_fought() -> None:
    match = table(
        *("heroes_start", hero("becky", "f5"), hero("jake", "f5"), hero("jenny", "l9")),
        zombies="f5",
        zombie_hand="last_night, cornered",
        fires="f5",
    )
    match.choose("play last_night jake becky")
    match.wait_for("move_action")
    assert activations(match) == ["jenny"]
    match.wait_for("discard_one")
    assert match.told.of(FightBegan) == []
    assert [event.what for event in match.told.of(Rolled)] == ["movement"], "no movement and no fire is rolled for"
    assert not match.hero("becky").idle


@clause("LN-5.3")
def test_others_may_still_trade_with_who_loses_its_turn() -> None:
    match = table("claim", hero("becky", "f5", "torch"), hero("jake", "f5", "keys", idle=True))
    rest(match)
    assert match.asked == (0, "exchange")
    assert "take keys jake" in match.texts
    match.choose("take keys jake", "done")
    assert match.hero("becky").items == ("keys", "torch")


# A, the roll


@clause("LN-5.4")
def test_movement_is_rolled_before_anything_is_chosen() -> None:
    match = table("claim", hero("becky", "d1"), dice=[4])
    assert match.told.of(Rolled)[0].dice == (4,)
    assert match.asked == (0, "move_action")
    assert "search" in match.texts
    assert match.state.left == 4


@clause("LN-5.4")
def test_windows_open_when_the_activation_begins_and_when_movement_is_rolled() -> None:
    match = table("claim", hero("becky", "f5", wounds=1), hand="recovery", zombie_hand="trip", dice=[2, 5])
    assert match.asked == (0, "hero_activated")
    assert match.told.of(Rolled) == []
    match.choose("pass")
    assert match.asked == (1, "movement_rolled")
    match.choose("play trip")
    match.wait_for("move_action")
    assert match.state.left == 5


@clause("LN-5.4")
def test_modifiers_leave_at_least_one_step() -> None:
    rain = [kept("heavy_rain")]
    assert table("claim", hero("becky", "f5"), remaining=rain, dice=[4]).state.left == 3
    assert table("claim", hero("becky", "f5"), remaining=rain, dice=[1]).state.left == 1
    assert table("claim", hero("becky", "d1"), remaining=rain, dice=[4]).state.left == 4, "indoors it does not rain"


@clause("LN-5.5")
def test_the_move_action_is_exactly_one_thing() -> None:
    match = table("claim", hero("becky", "e2", wounds=1), dice=[6], hero_deck="torch x9")
    texts = match.texts
    assert {"step e3", "search", "heal becky", "rest"} <= {*texts}
    match.choose("search")
    assert match.told.of(HeroMoved) == []
    assert match.kind != "hero_step"
    assert match.hero("becky").items == ("torch",)


@clause("LN-5.5")
def test_who_has_moved_may_not_search_any_more() -> None:
    match = table("claim", hero("becky", "e2"), dice=[6])
    match.choose("step d2")
    assert "search" not in match.texts
    assert match.kind == "hero_step"


@clause("LN-5.5")
def test_an_ability_may_take_the_place_of_the_move_action() -> None:
    match = table("claim", hero("becky", "f5"), hero("jake", "f5", wounds=2, activated=True), dice=[6])
    match.choose("heal jake")
    assert match.hero("jake").wounds == 1
    assert match.told.of(HeroMoved) == []


@clause("LN-5.5")
def test_a_hero_may_do_nothing_with_its_move_action() -> None:
    match = table("claim", hero("becky", "f5"), hero("jenny", "l9"), dice=[6])
    match.choose("activate becky", "rest")
    assert match.at("becky") == "f5"
    assert activations(match) == ["becky", "jenny"]


@clause("LN-5.13", "LN-11.3")
def test_the_fire_roll_for_staying_comes_when_the_move_action_is_over() -> None:
    """Who has rolled where it started does not roll again; a search in fire is one roll."""
    match = table("claim", hero("becky", "d1"), fires="d1", dice=[2, 1])
    assert [event.what for event in match.told.of(Rolled)] == ["movement", "fire"]
    match.choose("search")
    assert [event.what for event in match.told.of(Rolled)].count("fire") == 1


@clause("LN-5.13")
def test_fire_that_came_during_the_move_action_is_rolled_for_after_its_last_window() -> None:
    match = table("move_ended", hero("becky", "f5"), active="becky", fires="f5", dice=[4])
    assert match.hero("becky").wounds == 1


# C


@clause("LN-5.16")
def test_one_ranged_attack_in_a_turn_of_one_kind() -> None:
    match = table(
        *("ranged_attack", hero("becky", "f5", "revolver, dynamite, lighter")),
        active="becky",
        zombies="f7 f7",
        gas="f6",
        dice=[4],
    )
    kinds = {text.split()[0] for text in match.texts}
    assert kinds == {"shoot", "shoot_gas", "throw", "light", "set_off", "hold_fire"}
    match.choose("shoot revolver f7")
    assert match.zombies == ["f7"]
    assert match.state.phase != "shoot"


# D, Fight


def fights(match: NightMatch) -> list[tuple[str, str]]:
    return [(event.hero, event.zombie) for event in match.told.of(FightBegan)]


@clause("LN-5.17")
def test_the_hero_must_fight_every_zombie_in_its_space_in_the_order_of_its_owner() -> None:
    match = table(
        *("hero_fights", hero("becky", "f5"), hero("jenny", "l9", seat=0)),
        active="becky",
        zombies="f5 f5 e4",
        turned=[("jake", "f5")],
        dice=WON * 3,
    )
    assert match.asked == (0, "fight_next")
    match.choose("fight becky zombie_jake")
    assert fights(match) == [("becky", "zombie_jake"), ("becky", "f5"), ("becky", "f5")]


@clause("LN-5.17")
def test_zombies_that_were_fought_since_the_hero_came_are_not_fought_again() -> None:
    match = table("claim", hero("johnny", "f5"), zombies="f6", zombie_hand="cornered", dice=[1, *WON])
    match.choose("step f6", "yes")
    match.wait_for("discard_one")
    assert fights(match) == [("johnny", "f6")]


@clause("LN-5.17")
def test_who_left_and_came_back_fights_again() -> None:
    match = table("claim", hero("johnny", "f5"), zombies="f6", zombie_hand="cornered", dice=[3, *WON, *WON])
    match.choose("step f6", "yes", "step f5", "step f6", "no")
    match.wait_for("discard_one")
    assert len(fights(match)) == 2


@clause("LN-5.17")
def test_if_the_active_hero_dies_its_activation_is_over() -> None:
    match = table(
        *("hero_fights", hero("becky", "f5", wounds=2), hero("jenny", "l9", activated=True)),
        active="becky",
        zombies="f5 f5",
        scenario="burn_em_out",
        people=(),
        dice=LOST,
    )
    assert [event for event in fights(match) if event[0] == "becky"] == [("becky", "f5")]
    assert match.hero("becky").dead


@clause("LN-5.18")
def test_others_in_the_space_do_not_fight_until_they_are_activated() -> None:
    match = table(
        *("hero_fights", hero("becky", "f5", activated=True), hero("jenny", "f5")),
        active="becky",
        zombies="f5",
        dice=WON,
    )
    assert fights(match) == [("becky", "f5")]
    assert activations(match) == ["jenny"]
    match.choose("rest")
    assert fights(match)[:2] == [("becky", "f5"), ("jenny", "f5")]


@clause("LN-5.19", "LN-11.13")
def test_at_the_end_of_the_hero_turn_cards_are_played_then_fires_are_flipped() -> None:
    match = table("heroes_end", hero("becky", "f5", wounds=1), hand="recovery", new_fires="a12", sun=9)
    assert match.kind == "heroes_end"
    assert match.view(0).fires == {"a12": False}
    match.close()
    assert match.view(0).fires == {"a12": True}
    assert match.state.turn == "zombies"
