"""Seats, boards, decks and the first zombies (section 3)."""

from collections import Counter
from typing import Any

import pytest

from deadtown.games.last_night.arriving import FullPlay, take_person
from deadtown.games.last_night.cards import BASE, HERO_CARDS, ZOMBIE_CARDS, deck
from deadtown.games.last_night.events import HeroPlaced, HeroTaken, Rolled, ShuffledBack
from deadtown.games.last_night.ground import NAMES
from deadtown.games.last_night.heroes import PEOPLE, Person
from deadtown.games.last_night.options import BASE_BOX, HEROES, ZOMBIES
from deadtown.games.last_night.setting_up import trim
from deadtown.kernel import BadOptions, Scripted
from tests.clauses import clause
from tests.games.last_night.table import GAME, PLAYERS, NightMatch, hero, start, table
from tests.games.matches import Dice


def seats(players: int, **options: Any) -> list[str]:
    return [*GAME.rules.start(GAME.rules.read_options(options), PLAYERS[:players]).sides]


def placing(person: str, **more: Any) -> NightMatch:
    """A hero who is about to be placed, before three others."""
    others = [other for other in ("becky", "johnny", "billy", "jenny") if other != person][:3]
    four = [hero(one, "") for one in (person, *others)]
    return table("place_heroes", *four, turn="set_up", **more)


# Seats


@clause("LN-3.1")
@pytest.mark.parametrize(("players", "zombies"), [(2, 1), (3, 1), (4, 2), (5, 1), (6, 2)])
def test_how_many_play_the_zombies_follows_from_the_number_of_players(players: int, zombies: int) -> None:
    sides = seats(players)
    assert sides == [HEROES] * (players - zombies) + [ZOMBIES] * zombies


@clause("LN-3.1")
def test_three_and_four_players_may_split_otherwise() -> None:
    assert seats(3, zombie_seats="two") == [HEROES, ZOMBIES, ZOMBIES]
    assert seats(4, zombie_seats="one") == [HEROES, HEROES, HEROES, ZOMBIES]
    assert seats(3, sides="seat_by_seat", seats=["zombies", "heroes", "zombies"]) == [ZOMBIES, HEROES, ZOMBIES]
    assert seats(4, sides="zombies_first") == [ZOMBIES, ZOMBIES, HEROES, HEROES]


@clause("LN-3.1")
@pytest.mark.parametrize(("players", "count"), [(2, "two"), (5, "two"), (6, "one")])
def test_no_other_split_is_legal(players: int, count: str) -> None:
    with pytest.raises(BadOptions) as caught:
        seats(players, zombie_seats=count)
    assert caught.value.refusal.clause == "LN-3.1"


@clause("LN-3.1")
@pytest.mark.parametrize("told", [["heroes", "heroes"], ["zombies", "zombies"], ["heroes"], ["heroes"] * 3])
def test_sides_told_seat_by_seat_must_make_a_legal_split(told: list[str]) -> None:
    with pytest.raises(BadOptions):
        seats(2, sides="seat_by_seat", seats=told)


@clause("LN-3.2")
@pytest.mark.parametrize(
    ("players", "options", "owners"),
    [
        (2, {}, [0, 0, 0, 0]),
        (3, {}, [0, 1, 0, 1]),
        (3, {"zombie_seats": "two"}, [0, 0, 0, 0]),
        (4, {}, [0, 1, 0, 1]),
        (4, {"zombie_seats": "one"}, [0, 1, 2, 0]),
        (5, {}, [0, 1, 2, 3]),
        (6, {}, [0, 1, 2, 3]),
        (3, {"sides": "zombies_first"}, [1, 2, 1, 2]),
    ],
)
def test_four_heroes_are_dealt_seat_after_seat(players: int, options: dict[str, Any], owners: list[int]) -> None:
    match = start(players, **options)
    assert [one.seat for one in match.state.heroes] == owners


@clause("LN-3.3")
def test_of_two_zombie_seats_the_lower_is_brown_and_each_has_seven() -> None:
    match = table("sun", players=4)
    assert [view.colour for view in match.view(None).seats] == ["", "", "brown", "green"]
    assert [view.pool for view in match.view(None).seats] == [0, 0, 7, 7]
    assert [match.state.owner(zombie) for zombie in range(14)] == [2] * 7 + [3] * 7


@clause("LN-3.3")
def test_one_zombie_seat_owns_all_fourteen() -> None:
    match = table("sun", players=5)
    assert {match.state.owner(zombie) for zombie in range(14)} == {4}
    assert match.view(None).seats[4].pool == 14
    assert match.view(None).seats[4].colour == ""


@clause("LN-3.4")
def test_every_number_of_seats_is_on_offer_and_any_of_them_may_be_a_bot() -> None:
    assert [*GAME.rules.seats] == [2, 3, 4, 5, 6]


# Order


@clause("LN-3.5")
def test_the_order_of_set_up() -> None:
    match = start(2, scenario="die_zombies_die")
    match.wait_for("order_zombies")
    told = [type(event).__name__ for event in match.told]
    order = ["ScenarioBegan", "BoardsLaid", "HeroTaken", "HeroPlaced", "ZombieCame", "ZombieTurnBegan"]
    assert [told.index(name) for name in order] == sorted(told.index(name) for name in order)
    last_placed = len(told) - 1 - told[::-1].index("HeroPlaced")
    rolled = next(place for place, event in enumerate(match.told) if isinstance(event, Rolled) and event.dice)
    first_roll = next(
        place for place, event in enumerate(match.told) if isinstance(event, Rolled) and event.what == "first_zombies"
    )
    assert rolled <= first_roll < told.index("ZombieCame")
    assert last_placed < first_roll


# Boards


@clause("LN-3.6")
def test_four_of_the_boards_are_drawn_and_none_twice() -> None:
    layouts = {start(2, seed=str(seed), scenario="die_zombies_die").state.layout for seed in range(30)}
    assert len(layouts) > 20
    for layout in layouts:
        centre, *outer = layout.split()
        assert centre == "c1"
        assert len({*outer}) == 4
        assert {*outer} <= {"l1", "l2", "l3", "l4", "l5", "l6"}


@clause("LN-3.6")
def test_boards_are_put_into_the_slots_in_the_order_in_which_they_are_drawn() -> None:
    chance = Dice([[2, 3, 1, 0, 5, 4]])
    assert start(2, chance, scenario="die_zombies_die").state.layout == "c1 l5 l6 l1 l2"


@clause("LN-3.6")
def test_the_host_may_pick_boards() -> None:
    match = start(2, scenario="defend_the_manor", layout="chosen", board_nw="l2", board_se="l6")
    centre, *outer = match.state.layout.split()
    assert (centre, outer[0], outer[2]) == ("c2", "l2", "l6")
    assert len({*outer}) == 4
    assert start(2, scenario="burn_em_out", layout="default").state.layout == "c1 l3 l4 l5 l6"
    with pytest.raises(BadOptions) as caught:
        start(2, layout="chosen", board_nw="l2", board_se="l2")
    assert caught.value.refusal.clause == "LN-3.6"


# Decks


@clause("LN-3.7")
def test_decks_are_the_sum_of_the_sets() -> None:
    for advanced, size in ((True, 60), (False, 40)):
        sets = GAME.rules.read_options({"set_advanced": advanced, **BASE_BOX}).sets
        assert len(deck(HERO_CARDS, sets)) == len(deck(ZOMBIE_CARDS, sets)) == size
        match = start(2, scenario="die_zombies_die", set_advanced=advanced)
        state = match.state
        found = Counter([*state.hero_deck, *state.hands[0], *state.hero_discard])
        found.update(item for one in state.heroes for item in one.items)
        assert found == Counter(deck(HERO_CARDS, sets))
        assert Counter(state.zombie_deck) == Counter(deck(ZOMBIE_CARDS, sets))
        assert state.hero_trimmed == state.zombie_trimmed == []


@clause("LN-3.7")
def test_cards_that_the_scenario_is_about_are_never_trimmed() -> None:
    pile = ["keys", "faith", "revolver", "torch", "gasoline", "faith", "ammo"]
    gone = trim(pile, {"keys", "gasoline", "revolver"}, size=4)
    assert pile == ["keys", "revolver", "gasoline", "ammo"]
    assert gone == ["faith", "torch", "faith"]
    assert trim(pile, {"keys", "gasoline", "revolver", "ammo"}, size=2) == []


# Who


@clause("LN-3.8")
def test_heroes_are_drawn_by_lot_and_none_twice() -> None:
    found = set()
    for seed in range(12):
        people = [one.person for one in start(2, seed=str(seed)).state.heroes]
        assert len({*people}) == 4
        found |= {*people}
    assert found == {person for person, sheet in PEOPLE.items() if sheet.set == BASE}


@clause("LN-3.8")
def test_heroes_may_be_chosen_in_seat_order() -> None:
    match = start(3, choose_heroes=True, layout="default", scenario="die_zombies_die")
    for seat, person in ((0, "becky"), (1, "johnny"), (0, "sally"), (1, "jake")):
        assert match.asked == (seat, "choose_hero")
        match.choose(f"hero {person}")
        assert f"hero {person}" not in match.texts
    assert [one.person for one in match.state.heroes] == ["becky", "johnny", "sally", "jake"]
    assert "becky" not in match.state.people


@clause("LN-3.8")
def test_two_versions_of_one_person_are_never_in_one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    older = Person("old_sally", "base", 3, "f", ("gym",), persona="sally")
    younger = Person("sally", "base", 2, "f", ("high_school",), persona="sally")
    monkeypatch.setitem(PEOPLE, "old_sally", older)
    monkeypatch.setitem(PEOPLE, "sally", younger)
    match = table("sun", people=("old_sally", "sally", "jake"))
    play = FullPlay(match.state, Scripted([0]), None)
    for _ in take_person(play, 0):
        raise AssertionError("nobody is asked")
    assert match.state.people == ("jake",)


# Where


@clause("LN-3.9")
def test_a_hero_starts_on_any_space_of_its_building() -> None:
    match = placing("father_joseph")
    assert match.decision is not None
    assert match.decision.about == {"hero": "father_joseph"}
    assert match.texts == ["space a5", "space b5", "space a6", "space b6"]
    match.choose("space b6")
    assert match.at("father_joseph") == "b6"
    assert match.told.of(HeroPlaced)[0].because_of == "LN-3.9"
    assert match.hero("father_joseph").items == ()


@clause("LN-3.9")
def test_without_its_building_a_hero_starts_on_the_town_square_with_a_card() -> None:
    match = placing("jenny", layout="c1 l1 l2 l3 l4", hero_deck="torch, ammo, keys x9")
    assert match.texts == ["space f6", "space g6", "space f7", "space g7"]
    match.choose("space g6")
    assert (match.at("jenny"), match.hero("jenny").items) == ("g6", ("torch",))


@clause("LN-3.10")
def test_with_the_manor_house_in_the_centre_that_hero_starts_in_it_with_a_card() -> None:
    match = placing("jenny", layout="c2 l1 l2 l3 l4", hero_deck="torch, keys x9")
    assert len(match.texts) == 16
    assert match.texts[0] == "space e5"
    match.choose("space h8")
    assert (match.at("jenny"), match.hero("jenny").items) == ("h8", ("torch",))


@clause("LN-3.11")
def test_jake_starts_in_a_random_building_without_a_card() -> None:
    match = placing("jake", dice=[5, 4], hero_deck="torch x9")
    assert match.texts == [f"space {name}" for name in ("d10", "e10", "f10", "d11", "e11", "f11")]
    match.choose("space e11")
    assert (match.at("jake"), match.hero("jake").items, len(match.state.hero_deck)) == ("e11", (), 9)


@clause("LN-3.12")
def test_the_sheriff_takes_a_revolver_from_the_deck_which_is_shuffled() -> None:
    match = placing("sheriff_anderson", hero_deck="torch, revolver, keys, faith", dice=[[2, 1, 0]])
    assert match.state.hero_deck == ["faith", "keys", "revolver", "torch"]
    match.choose("space e1")
    assert match.hero("sheriff_anderson").items == ("revolver",)
    assert match.state.hero_deck == ["torch", "keys", "faith"]


@clause("LN-3.12")
def test_else_from_the_discard_pile_and_else_nothing() -> None:
    match = placing("sheriff_anderson", hero_deck="torch x9", hero_discard="revolver")
    match.choose("space e1")
    assert match.hero("sheriff_anderson").items == ("revolver",)
    assert match.state.hero_discard == []
    match = placing("sheriff_anderson", hero_deck="torch x9")
    match.choose("space e1")
    assert match.hero("sheriff_anderson").items == ()


# Starting cards


def dealt(hero_deck: str, scenario: str = "die_zombies_die", **more: Any) -> NightMatch:
    """Four heroes of one seat who have got their starting cards."""
    four = [hero(person, at) for person, at in (("becky", "h2"), ("jenny", "k7"), ("billy", "a10"), ("johnny", "d10"))]
    return table("starting_cards", *four, turn="set_up", hero_deck=hero_deck, scenario=scenario, **more)


@clause("LN-3.13")
def test_each_hero_draws_a_card_items_lie_on_it_and_events_go_to_the_hand() -> None:
    match = dealt("torch, faith, keys, recovery, ammo x9")
    assert [one.items for one in match.state.heroes] == [("torch",), (), ("keys",), ()]
    assert match.state.hands[0] == ["faith", "recovery"]
    assert len(match.state.hero_deck) == 9


@clause("LN-3.13", "LN-17.1")
def test_just_what_i_needed_is_shuffled_back_once_and_then_played_at_once() -> None:
    match = dealt("just_what_i_needed, torch, ammo x9", dice=[[*range(10, -1, -1)]])
    assert match.told.of(ShuffledBack)[0].card == "just_what_i_needed"
    assert match.state.heroes[0].items == ("ammo",)
    match = dealt("just_what_i_needed, torch, ammo x9", hero_discard="keys")
    assert match.hero("becky").items == ("keys",)
    assert "just_what_i_needed" in match.state.hero_discard


@clause("LN-17.1")
def test_a_scenario_search_item_that_stays_on_top_is_kept() -> None:
    match = dealt("keys, torch, ammo x9", "escape_in_the_truck")
    assert match.hero("becky").items == ("keys",)
    assert [event.card for event in match.told.of(ShuffledBack)] == ["keys"]


@clause("LN-17.1")
def test_town_square_cards_that_the_scenario_is_about_are_drawn_again_too() -> None:
    match = placing(
        "jenny",
        layout="c1 l1 l2 l3 l4",
        scenario="escape_in_the_truck",
        hero_deck="keys, torch x5",
        dice=[[5, 0, 1, 2, 3, 4]],
    )
    match.choose("space f6")
    assert match.hero("jenny").items == ("torch",)
    assert match.told.of(ShuffledBack)[0].hero == "jenny"
    assert match.state.hero_deck[0] == "keys"


# The first zombies


@clause("LN-3.14")
def test_one_zombie_seat_rolls_two_dice_for_the_first_zombies() -> None:
    match = dealt("torch x9", dice=[4, 3])
    assert match.asked == (1, "place_zombie")
    match.wait_for("order_zombies")
    assert len(match.zombies) == 7
    assert sorted(Counter(match.zombies).values()) == [1, 2, 2, 2]


@clause("LN-3.14")
def test_two_zombie_seats_roll_a_die_each_and_the_pits_fill_evenly_for_both() -> None:
    match = dealt("torch x9", dice=[3, 2], players=4, sun=15)
    asked = []
    while match.kind == "place_zombie":
        assert match.decision is not None
        asked.append((match.decision.seat, len(match.texts)))
        match.choose(1)
    # Green leads on 15; the last pit of a round is nobody's choice.
    assert asked == [(3, 4), (3, 3), (3, 2), (2, 4)]
    state = match.state
    assert [sum(state.zombies[zombie] >= 0 for zombie in colour) for colour in (range(7), range(7, 14))] == [2, 3]
    assert sorted(Counter(match.zombies).values()) == [1, 1, 1, 2]


@clause("LN-3.14")
def test_no_more_than_the_pool_are_placed_at_the_start() -> None:
    match = dealt("torch x9", dice=[6, 6], players=4, zombies="a1 a1 a1 a1 a1", sun=14)
    match.wait_for("order_zombies")
    state = match.state
    assert [sum(state.zombies[zombie] >= 0 for zombie in colour) for colour in (range(7), range(7, 14))] == [7, 6]


@clause("LN-3.15", "LN-4.3")
def test_zombies_take_the_first_turn_without_cards_before_it() -> None:
    match = dealt("torch x9", dice=[1, 1], scenario="defend_the_manor", layout="c2 l3 l4 l5 l6", turns=0, halts=True)
    match.wait_for("place_zombie")
    assert match.state.hands[1] == []
    match.wait_for("zombies_start")
    assert (match.state.turn, match.state.sun, match.state.turns) == ("zombies", 17, 1)
    assert len(match.state.hands[1]) == 4


@clause("LN-3.2", "LN-3.5")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_table_gets_through_set_up_with_four_heroes_on_the_map(players: int) -> None:
    match = start(players)
    match.wait_for("order_zombies")
    assert len([*match.state.living()]) == 4
    assert {event.seat for event in match.told.of(HeroTaken)} == {*match.state.hero_seats}
    assert all(NAMES[one.space] for one in match.state.living())
