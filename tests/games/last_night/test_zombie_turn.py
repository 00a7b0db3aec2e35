"""The steps of the Zombie Turn: sun, cards, the roll for new zombies, the end (section 4)."""

import pytest

from deadtown.games.last_night.events import (
    Discarded,
    HeroTurnBegan,
    NewZombies,
    Rolled,
    ZombieDeckShuffled,
    ZombieTurnBegan,
)
from tests.clauses import clause
from tests.games.last_night.table import NightMatch, hero, kept, table

FULL = "shamble x4"
"""A hand of one zombie seat that needs no card."""


# The order of steps


def first_of_each(match: NightMatch) -> list[str]:
    """The kinds of events that were told, each when it came first; rolls by what they were for."""
    kinds = [event.what if isinstance(event, Rolled) else type(event).__name__ for event in match.told]
    return [*dict.fromkeys(kinds)]


@clause("LN-4.1", "LN-4.2")
def test_a_round_is_a_zombie_turn_of_seven_steps_and_a_hero_turn() -> None:
    fight = [2, 1, 1]
    match = table("sun", zombies="e4", zombie_hand="shamble x3", fires="l12", dice=[6, 6, *fight, 1, 3, 6])
    match.choose("none")
    match.wait_for("move_action")
    steps = ["ZombieTurnBegan", "ZombieCardDrawn", "NewZombies", "ZombieMoved", "FightRolled"]
    steps += ["arrivals", "ZombieCame", "fire_phase", "HeroTurnBegan", "movement"]
    assert [kind for kind in first_of_each(match) if kind in steps] == steps
    match.wait_for("discard_one")
    assert [event.sun for event in match.told.of(ZombieTurnBegan)] == [14, 13]
    assert len(match.told.of(HeroTurnBegan)) == 1


@clause("LN-4.2", "LN-4.24")
def test_without_fire_there_is_no_fire_phase() -> None:
    assert "fire_phase" in first_of_each(table("place_zombies", fires="l12"))
    assert "fire_phase" not in first_of_each(table("place_zombies"))


@clause("LN-4.24", "LN-11.6")
def test_new_fires_are_not_rolled_for_in_the_fire_phase() -> None:
    match = table("place_zombies", fires="l12", new_fires="a12", dice=[1], halts=True)
    assert [*match.view(0).fires] == ["a12"]


# 1, Sun


@clause("LN-4.3")
def test_the_sun_goes_down_by_one_in_every_later_zombie_turn() -> None:
    match = table("sun", sun=9, zombie_hand=FULL)
    assert match.state.sun == 8
    assert match.told.of(ZombieTurnBegan)[0].sun == 8


@clause("LN-4.3")
def test_in_the_first_zombie_turn_the_sun_is_put_on_the_number_of_the_scenario() -> None:
    match = table("sun", turn="set_up", scenario="burn_em_out", zombie_hand=FULL)
    assert match.state.sun == 18


@clause("LN-4.4")
def test_the_game_ends_when_the_sun_would_leave_the_track_and_not_before() -> None:
    match = table("sun", sun=2, zombie_hand=FULL)
    assert not match.over
    assert match.state.sun == 1
    match = table("sun", sun=1, zombie_hand=FULL)
    assert match.over
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.winners) == ("dawn", [1])


# 2, Draw


@clause("LN-4.5", "LN-4.6")
def test_one_zombie_seat_draws_up_to_four_cards() -> None:
    match = table("draw", zombie_hand="trip", to_act=(1,), zombie_deck="cornered, braaains, undead_hate, shamble x9")
    assert match.asked == (1, "discard_one")
    match.choose("none")
    assert match.state.hands[1] == ["braaains", "cornered", "trip", "undead_hate"]


@clause("LN-4.5", "LN-4.6")
def test_two_zombie_seats_draw_up_to_two_cards_each() -> None:
    match = table("draw", players=4, hands={2: "trip"}, to_act=(2, 3), zombie_deck="cornered, braaains, undead_hate")
    match.choose("none")
    assert match.state.hands[2:] == [["cornered", "trip"], ["braaains", "undead_hate"]]


@clause("LN-4.6")
def test_a_seat_may_discard_one_card_before_it_draws() -> None:
    match = table("draw", zombie_hand="trip, cornered x3", to_act=(1,), zombie_deck="braaains, shamble x9")
    assert match.texts == ["discard cornered", "discard trip", "none"]
    match.choose("discard trip")
    assert match.state.hands[1] == ["braaains", "cornered", "cornered", "cornered"]
    assert match.state.zombie_discard == ["trip"]


@clause("LN-4.6")
def test_only_one_card_may_be_discarded_at_will() -> None:
    match = table("draw", zombie_hand="trip, cornered x3", to_act=(1,), halts=True)
    match.choose("discard trip")
    assert match.kind != "discard_one"
    assert len(match.told.of(Discarded)) == 1


@clause("LN-4.6")
def test_a_seat_above_its_limit_first_discards_down_to_it_and_may_then_discard_one_more() -> None:
    match = table("draw", zombie_hand="trip, cornered, braaains, shamble x3", to_act=(1,), zombie_deck="resilient x9")
    assert match.asked == (1, "discard_to_limit")
    match.choose("discard trip")
    assert match.asked == (1, "discard_to_limit")
    match.choose("discard braaains")
    assert match.asked == (1, "discard_one")
    match.choose("discard cornered")
    assert match.state.hands[1] == ["resilient", "shamble", "shamble", "shamble"]


@clause("LN-4.6")
def test_two_seats_have_a_limit_of_two() -> None:
    match = table("draw", players=4, hands={3: "trip, cornered, braaains"}, to_act=(3,))
    assert match.asked == (3, "discard_to_limit")


@clause("LN-4.6", "LN-4.7")
def test_cards_played_immediately_are_not_replaced() -> None:
    match = table("draw", zombie_hand="trip x2", to_act=(1,), zombie_deck="heavy_rain, braaains, shamble x9")
    match.choose("none")
    assert match.state.hands[1] == ["braaains", "trip", "trip"]
    assert [one.card for one in match.state.remaining] == ["heavy_rain"]


@clause("LN-4.7")
def test_a_card_played_immediately_is_resolved_before_the_next_draw() -> None:
    # What is drawn because of it comes before the second card of the seat, above the limit.
    deck = "oh_the_horror, cornered, braaains, resilient, trip, shamble x9"
    match = table("draw", zombie_hand="shamble x2", to_act=(1,), zombie_deck=deck)
    match.choose("none")
    assert match.state.hands[1] == ["braaains", "cornered", "resilient", "shamble", "shamble", "trip"]
    assert match.state.zombie_discard == ["oh_the_horror"]


@clause("LN-4.8")
def test_the_zombie_deck_is_made_anew_when_a_card_must_be_drawn_and_none_is_left() -> None:
    match = table(
        *("draw",),
        zombie_hand="shamble x2",
        to_act=(1,),
        zombie_deck="trip",
        zombie_discard="cornered, braaains, resilient",
        dice=[[1, 2, 0]],
    )
    match.choose("none")
    assert len(match.told.of(ZombieDeckShuffled)) == 1
    assert match.state.hands[1] == ["cornered", "shamble", "shamble", "trip"]
    assert (match.state.zombie_deck, match.state.zombie_discard) == (["braaains", "resilient"], [])


@clause("LN-4.8")
def test_the_zombie_deck_is_not_made_anew_before_a_card_is_needed() -> None:
    match = table("draw", zombie_hand="shamble x3", to_act=(1,), zombie_deck="trip", zombie_discard="cornered")
    match.choose("none")
    assert (match.state.zombie_deck, match.state.zombie_discard) == ([], ["cornered"])


@clause("LN-4.8")
def test_with_deck_and_discard_pile_empty_nothing_is_drawn() -> None:
    match = table("draw", zombie_hand="shamble", to_act=(1,), zombie_deck="")
    match.choose("none")
    assert match.state.hands[1] == ["shamble"]


# 3, New zombies


def rolled(match: NightMatch) -> list[tuple[int, tuple[int, ...], int, bool]]:
    return [(event.seat, event.dice, event.in_play, event.come) for event in match.told.of(NewZombies)]


@clause("LN-4.9")
@pytest.mark.parametrize(("dice", "comes"), [([3, 3], False), ([3, 4], True), ([1, 1], False), ([6, 6], True)])
def test_new_zombies_come_if_more_is_rolled_than_are_in_play(dice: list[int], comes: bool) -> None:
    match = table("new_zombies", zombies="a1 " * 6, dice=dice)
    assert rolled(match) == [(1, tuple(dice), 6, comes)]
    assert match.state.succeeded == ((1,) if comes else ())


@clause("LN-4.10")
def test_two_seats_roll_a_die_each_against_their_own() -> None:
    match = table("new_zombies", players=4, zombies="a1 a1 a1", green="a1", sun=14, dice=[3, 3])
    assert rolled(match) == [(2, (3,), 3, False), (3, (3,), 1, True)]
    assert match.state.succeeded == (3,)


@clause("LN-4.11")
def test_zombie_heroes_never_count_for_the_roll() -> None:
    match = table("new_zombies", zombies="a1 a1", turned=[("jake", "b1"), ("billy", "b1")], dice=[1, 2])
    assert rolled(match) == [(1, (1, 2), 2, True)]


# Lead seats


@clause("LN-1.12")
def test_brown_leads_on_even_numbers_of_the_sun_and_green_on_odd_ones() -> None:
    assert table("order_zombies", players=4, sun=14, halts=True).state.lead_zombie == 2
    assert table("order_zombies", players=4, sun=13, halts=True).state.lead_zombie == 3
    assert table("order_zombies", players=2, sun=13, halts=True).state.lead_zombie == 1


@clause("LN-1.12", "LN-11.6")
def test_the_lead_zombie_seat_chooses_for_its_side() -> None:
    for sun, lead in ((14, 2), (13, 3)):
        match = table("place_zombies", players=4, sun=sun, fires="l12 a12")
        assert match.asked == (lead, "fire_order")


@clause("LN-1.12")
def test_before_the_first_zombie_turn_the_number_of_the_scenario_counts() -> None:
    match = table("first_zombies", players=4, turn="set_up", arriving={2: 1, 3: 1}, scenario="save_the_townsfolk")
    assert match.asked == (2, "place_zombie")


# The end


@clause("LN-4.25", "LN-1.5", "LN-11.13")
def test_at_the_end_of_the_zombie_turn_cards_are_played_then_fires_are_flipped() -> None:
    match = table("zombies_end", zombie_hand="too_many", new_fires="a12", hand="faith", sun=9)
    assert match.kind == "zombies_end"
    assert match.view(0).fires == {"a12": False}
    match.close()
    assert match.view(0).fires == {"a12": True}
    assert match.state.turn == "heroes"


@clause("LN-1.5")
def test_what_holds_for_this_turn_ends_with_the_zombie_turn() -> None:
    match = table("zombies_end", hero("becky", "f5", extra=1, lucky=True), blocked=True, held=(0,), zombies="a1")
    assert match.state.turn == "heroes"
    state = match.state
    assert (state.blocked, state.held, state.heroes[0].extra, state.heroes[0].lucky) == (False, (), 0, False)


@clause("LN-1.5")
def test_what_holds_for_this_turn_ends_with_the_hero_turn_too() -> None:
    match = table("heroes_end", hero("becky", "f5", extra=1), windows_open=True, zombie_hand=FULL)
    assert match.state.turn == "zombies"
    assert (match.state.windows_open, match.state.heroes[0].extra) == (False, 0)


@clause("LN-1.5")
def test_until_the_next_zombie_turn_means_until_its_first_step() -> None:
    match = table("zombies_end", cornered=True, distrust=True, rotten=True)
    assert (match.state.cornered, match.state.distrust, match.state.rotten) == (True, True, True)
    match = table("sun", cornered=True, distrust=True, rotten=True, sun=9, zombie_hand=FULL)
    assert (match.state.cornered, match.state.distrust, match.state.rotten) == (False, False, False)


# Play immediately


@clause("LN-1.9")
def test_a_card_played_immediately_without_a_target_is_discarded_without_effect() -> None:
    match = table("draw", zombie_hand="shamble x3", to_act=(1,), zombie_deck="surprise_attack, shamble x9")
    match.choose("none")
    assert (match.zombies, match.state.zombie_discard) == ([], ["surprise_attack"])


@clause("LN-1.9", "LN-1.10")
def test_a_card_without_a_target_cannot_be_played() -> None:
    match = table("zombies_start", zombie_hand="teen_angst, lights_out", halts=True)
    assert "play teen_angst becky" not in match.playable(1)
    assert "play lights_out gym" in match.playable(1)
    buildings = ("church", "police_station", "hospital", "diner", "barn", "farmhouse")
    dark = [kept("lights_out", building) for building in buildings]
    match = table("zombies_start", zombie_hand="lights_out", remaining=dark, halts=True)
    assert match.playable(1) == set(), "there are no more markers"


@clause("LN-1.10")
def test_without_a_marker_left_the_effect_is_skipped() -> None:
    pits = [kept("new_spawning_pit", space=space) for space in ("d10", "e10", "f10", "d11")]
    match = table("draw", zombie_hand="shamble x3", to_act=(1,), remaining=pits, zombie_deck="new_spawning_pit")
    match.choose("none")
    assert len(match.state.remaining) == 4
    assert match.state.zombie_discard == ["new_spawning_pit"]


@clause("LN-1.8")
def test_an_effect_is_carried_out_as_far_as_possible() -> None:
    # Six spaces, but only two zombies are left in the pool.
    match = table(
        *("draw",),
        zombie_hand="shamble x3",
        to_act=(1,),
        zombies="a1 " * 12,
        zombie_deck="theyve_taken, shamble",
        dice=[5, 4],
    )
    match.choose("none", "space e11", "space d10")
    assert match.zombies == ["a1"] * 12 + ["d10", "e11"]
    assert match.view(0).taken_over == ["gym"]
