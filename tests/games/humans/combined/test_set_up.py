"""The tiles, the cross and the start (sections 2 to 4)."""

from collections import Counter

import pytest

from deadtown.games.humans.cards import capture_deck, event_deck, wound_deck
from deadtown.games.humans.characters import CHARACTERS
from deadtown.games.humans.combined.events import FirstPlayer
from deadtown.games.humans.combined.state import GUY, ZOMBIE
from deadtown.games.humans.combined.tiles import OPEN_TOWN, STRAYS_TOWN
from deadtown.games.humans.events import CharacterTaken, DoOver, ZombieCame
from deadtown.games.humans.tiles import BOX as HUMAN_BOX
from deadtown.games.town import City
from deadtown.games.zombies.cards import full_deck
from deadtown.games.zombies.events import CombatRolled, MoveRolled
from deadtown.games.zombies.tiles import BOX as ZOMBIE_BOX
from deadtown.kernel import Seeded
from tests.clauses import clause
from tests.games.humans.combined.table import TableMatch, guy, horde, start, table
from tests.games.humans.combined.turns import go_on, wait_for

SEEDS = [f"set-up {number}" for number in range(8)]
NORTH, EAST, SOUTH, WEST = 5, 6, 7, 8
"""The numbers of the outer buildings."""


def laid(match: TableMatch) -> list[str]:
    return [placed.tile for placed in OPEN_TOWN.city(match.state.layout).tiles]


def cross(seed: str) -> City:
    return OPEN_TOWN.city(start(2, seed=seed).state.layout)


# Which tiles


@clause("HX-2.1")
@pytest.mark.parametrize("seed", SEEDS)
def test_some_tiles_are_not_used(seed: str) -> None:
    match = start(2, seed=seed)
    used = Counter([*laid(match), *match.state.stack, *match.state.tiles])
    assert {*HUMAN_BOX, *ZOMBIE_BOX} - {*used} == {
        *("hu_town_square", "police_station", "florist", "drug_store"),
        *(f"road_straight_{number}" for number in (1, 2, 3, 4)),
        *("road_curve_1", "road_curve_2"),
    }
    assert {*used.values()} == {1}


@clause("HX-2.2")
@pytest.mark.parametrize("seed", SEEDS)
def test_what_the_cross_is_made_of(seed: str) -> None:
    square, *roads = laid(start(2, seed=seed))[:5]
    buildings = laid(start(2, seed=seed))[5:]
    assert square == "town_square"
    assert sorted(road.rpartition("_")[0] for road in roads) == ["hu_road_t", "hu_road_t", "road_t", "road_t"]
    of_zombies = [tile for tile in buildings if not tile.startswith("hu_")]
    of_humans = [tile for tile in buildings if tile.startswith("hu_")]
    assert (len(of_zombies), len(of_humans)) == (2, 2)
    assert {*of_zombies} <= {"gas_station", "skate_shop", "hardware_store", "toy_store"}
    assert all("_road_" not in tile and tile != "hu_church" for tile in of_humans)


@clause("HX-2.2")
def test_lots_decide_about_its_buildings() -> None:
    """Of sixty crosses, each building that may be there is in some, and in both places of its game."""
    seen = [laid(start(2, seed=f"lot {number}"))[5:] for number in range(60)]
    assert {tile for north, _, south, _ in seen for tile in (north, south)} == {
        *("gas_station", "skate_shop", "hardware_store", "toy_store")
    }
    assert len({tile for _, east, _, west in seen for tile in (east, west)}) == 11
    assert all({building[place] for building in seen} >= {"gas_station", "toy_store"} for place in (0, 2))


@clause("HX-2.3")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_others_make_two_stacks_that_are_never_mixed(seed: str) -> None:
    state = start(2, seed=seed).state
    assert (len(state.stack), len(state.tiles)) == (15, 16)
    assert all(tile.startswith("hu_") for tile in state.stack)
    assert not any(tile.startswith("hu_") for tile in state.tiles)


@clause("HX-2.3")
def test_each_is_shuffled_by_itself() -> None:
    """None of them lies as in the box, and the tiles come in another order each time."""
    states = [start(2, seed=seed).state for seed in SEEDS]
    for state in states:
        assert state.stack != [tile for tile in HUMAN_BOX if tile in state.stack]
        assert state.tiles[1:] != [tile for tile in ZOMBIE_BOX if tile in state.tiles[1:]]
    assert len({tuple(state.stack) for state in states}) == len({tuple(state.tiles) for state in states}) == len(SEEDS)


@clause("HX-2.3")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_helipad_is_the_last_tile_of_its_stack_and_everybody_knows_that(seed: str) -> None:
    match = start(2, seed=seed)
    assert match.state.tiles[0] == "helipad"
    for seat in (0, 1, None):
        assert match.imagine(seat, Seeded(seed)).state.tiles[0] == "helipad"


# How they lie


@clause("HX-3.1")
@pytest.mark.parametrize("seed", SEEDS)
def test_nine_tiles_are_laid_out_as_a_cross(seed: str) -> None:
    city = cross(seed)
    assert [(tile.x, tile.y) for tile in city.tiles] == [
        *((0, 0), (0, -1), (1, 0), (0, 1), (-1, 0)),
        *((0, -2), (2, 0), (0, 2), (-2, 0)),
    ]
    assert {*city.linked(0)} == {1, 2, 3, 4}
    for road, building in ((1, NORTH), (2, EAST), (3, SOUTH), (4, WEST)):
        assert {*city.linked(road)} == {0, building}
        assert city.linked(building) == (road,)


@clause("HX-3.2")
@pytest.mark.parametrize("seed", SEEDS)
def test_each_t_junction_has_its_third_exit_to_the_right(seed: str) -> None:
    """As seen from Town Square."""
    city = cross(seed)
    exits = ["".join(sorted(city.turned[tile].exits)) for tile in (1, 2, 3, 4)]
    assert exits == ["ens", "esw", "nsw", "enw"]


@clause("HX-3.2")
@pytest.mark.parametrize("seed", SEEDS)
def test_each_building_has_its_exits_to_the_square_and_to_one_or_both_sides(seed: str) -> None:
    city = cross(seed)
    wide = {NORTH: "esw", EAST: "nsw", SOUTH: "enw", WEST: "ens"}
    narrow = {NORTH: "es", EAST: "sw", SOUTH: "nw", WEST: "en"}
    for tile in (NORTH, EAST, SOUTH, WEST):
        exits = "".join(sorted(city.turned[tile].exits))
        assert exits == (wide if len(exits) == 3 else narrow)[tile]


@clause("HX-3.2")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_indoor_spaces_are_on_the_far_side(seed: str) -> None:
    city = cross(seed)
    for tile, away in ((NORTH, "n7"), (EAST, "e7"), (SOUTH, "s7"), (WEST, "w7")):
        assert city.building[city.number[away]] == tile


@clause("HX-3.2", "HX-2.2")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_tiles_of_zombies_lie_in_the_north_and_the_south(seed: str) -> None:
    tiles = laid(start(2, seed=seed))
    assert [tiles[tile].startswith("hu_") for tile in range(9)] == [False, *[False, True] * 4]


@clause("HX-3.3")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_cross_begins_empty(seed: str) -> None:
    state = start(4, seed=seed).state
    assert (state.humans, state.zombies, state.tokens, state.dice) == ({}, {}, {}, ())


@clause("HX-3.4")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_outer_buildings_begin_open_all_round(seed: str) -> None:
    match = start(2, seed=seed)
    city = OPEN_TOWN.city(match.state.layout)
    steps = {
        space: city.building[other]
        for space, near in enumerate(city.neighbours)
        for other in near
        if city.building[space] < 0 <= city.building[other]
    }
    assert {*match.state.openings} == {*steps}
    assert Counter(steps.values()) == {NORTH: 3, EAST: 3, SOUTH: 3, WEST: 3}


@clause("HX-3.4")
def test_so_the_hordes_can_get_out() -> None:
    match = table("move", "", guy("centre"), horde("n7 e7 s7 w7"), active=1)
    for inside, outside in (("n7", "n6"), ("e7", "e6"), ("s7", "s6"), ("w7", "w6")):
        assert f"step {inside} {outside}" in match.texts


# The start


@clause("HX-4.1")
@pytest.mark.parametrize("players", range(2, 7))
def test_how_shotgun_guys_start(players: int) -> None:
    match = start(players)
    for seat, side in enumerate(match.state.sides):
        if side == GUY:
            pawn = match.guy(seat)
            assert (match.space(seat), pawn.life, pawn.bullets, pawn.kills) == ("centre", 3, 3, 0)
            assert pawn.in_play == ()


@clause("HX-4.1")
@pytest.mark.parametrize(("cap", "life"), [(3, 3), (5, 4), (9, 4)])
def test_how_much_life_they_may_have(cap: int, life: int) -> None:
    match = table("walk", "", guy("centre"), horde("n6"), left=1, allowance=1, options={"zb_life_cap": cap})
    match.state.tokens[match.names.index("e1")] = "life"
    match.choose("step e1")
    assert match.guy().life == life


@clause("HX-4.1")
@pytest.mark.parametrize(("life", "after"), [(4, 5), (5, 5)])
def test_it_is_five_unless_something_else_is_agreed_on(life: int, after: int) -> None:
    match = table("walk", "", guy("centre", life=life), horde("n6"), left=1, allowance=1)
    match.state.tokens[match.names.index("e1")] = "life"
    match.choose("step e1")
    assert match.guy().life == after


def hordes_in_order(match: TableMatch) -> list[int]:
    """The zombie players clockwise from the first player."""
    first, count = match.state.first, len(match.state.players)
    seats = [(first + place) % count for place in range(count)]
    return [seat for seat in seats if match.state.sides[seat] == ZOMBIE]


@clause("HX-4.2")
@pytest.mark.parametrize("seed", SEEDS)
def test_in_turn_order_each_zombie_player_puts_two_zombies_into_one_outer_building(seed: str) -> None:
    match = start(6, seed=seed)
    for place, seat in enumerate(hordes_in_order(match)):
        assert match.asked == (seat, "hx_start_pawns")
        city = OPEN_TOWN.city(match.state.layout)
        everywhere = {f"put {city.names[space]}" for tile in (5, 6, 7, 8) for space in city.rooms[tile]}
        assert {*match.texts} == everywhere
        tile = 5 + place
        match.choose(f"put {city.names[city.rooms[tile][0]]}")
        # The second one goes into the same building, on the same space if its owner likes.
        assert match.asked == (seat, "hx_start_pawns")
        assert {*match.texts} == {f"put {city.names[space]}" for space in city.rooms[tile]}
        match.choose(f"put {city.names[city.rooms[tile][-1 if place else 0]]}")
        assert match.horde(seat).in_play == 2
    assert match.asked[1] == "hx_draw_from"
    assert {event.clause for event in match.told.of(ZombieCame)} == {"HX-4.2"}


@clause("HX-4.2")
def test_several_hordes_may_start_in_the_same_building() -> None:
    match = start(4)
    space = match.texts[0]
    match.choose(*[space] * 4)
    hordes = [match.zombies(seat) for seat in (1, 3)]
    assert hordes[0] == hordes[1] == [space.removeprefix("put ")] * 2


@clause("HX-4.2")
@pytest.mark.parametrize("players", [2, 5])
def test_nobody_is_on_town_square_at_the_start_nor_gets_another_zombie_in_the_second_turn(players: int) -> None:
    match = start(players, seed="second turn", five_six_rules="on")
    while match.state.round < 3:
        go_on(match)
    assert all(event.clause == "HX-4.2" for event in match.told.of(ZombieCame))
    assert len(match.told.of(ZombieCame)) == 2 * match.state.sides.count(ZOMBIE)
    assert all(event.space != "centre" for event in match.told.of(ZombieCame))


@clause("HX-4.3", "HX-6.1")
@pytest.mark.parametrize("seed", SEEDS)
def test_then_everybody_draws_three_cards_of_either_deck(seed: str) -> None:
    match = start(3, seed=seed)
    first = match.state.first
    wait_for(match, "hx_draw_from")
    for place in range(3):
        seat = (first + place) % 3
        for card in range(3):
            assert match.asked == (seat, "hx_draw_from")
            assert match.texts == ["draw_from humans", "draw_from zombies"]
            match.choose("draw_from humans" if card < place else "draw_from zombies")
    hands = [match.guy((first + place) % 3).hand for place in range(3)]
    assert [sum(card in event_deck() for card in hand) for hand in hands] == [0, 1, 2]
    assert [len(hand) for hand in hands] == [3, 3, 3]
    assert (len(match.state.event_deck), len(match.state.deck)) == (40 - 3, 50 - 6)
    assert match.state.round == 1


@clause("HX-4.4")
@pytest.mark.parametrize("seed", SEEDS)
def test_zombie_players_get_characters_by_lot_and_their_die_tokens(seed: str) -> None:
    match = start(6, seed=seed)
    characters = [match.horde(seat).character for seat in range(6)]
    assert characters[::2] == ["", "", ""]
    assert len({*characters[1::2]}) == 3
    assert {*characters[1::2]} <= {*CHARACTERS}
    given = [CHARACTERS[character].do_over for character in characters[1::2]]
    assert [match.horde(seat).dice for seat in range(6)] == [0, given[0], 0, given[1], 0, given[2]]
    assert match.state.dice_supply == 36 - sum(given)
    assert [event.seat for event in match.told.of(CharacterTaken)] == [1, 3, 5]


@clause("HX-4.4")
def test_luck_says_which_and_who_is_first() -> None:
    matches = [start(2, seed=f"lot {number}") for number in range(60)]
    assert {match.horde().character for match in matches} == {*CHARACTERS}
    assert {match.state.first for match in matches} == {0, 1}
    assert [event.seat for event in matches[0].told.of(FirstPlayer)] == [matches[0].state.first]


@clause("HX-4.4")
@pytest.mark.parametrize("seed", SEEDS)
def test_or_they_choose_in_turn_order(seed: str) -> None:
    match = start(4, seed=seed, character_choice="choose", hx_sides="one_guy")
    free = [*CHARACTERS]
    for seat in hordes_in_order(match):
        assert match.asked == (seat, "choose_character")
        assert match.texts == [f"choose {character}" for character in free]
        match.choose(f"choose {free[-1]}")
        assert match.horde(seat).character == free.pop()
        assert match.horde(seat).dice == match.horde(seat).sheet.do_over
    assert match.asked[1] == "hx_start_pawns"
    assert match.horde(0).character == ""


@clause("HX-4.4")
def test_all_decks_are_complete_and_shuffled() -> None:
    states = [start(2, seed=seed).state for seed in SEEDS]
    for name, full in (
        ("wound_deck", wound_deck()),
        ("capture_deck", capture_deck()),
        ("event_deck", event_deck()),
        ("deck", full_deck()),
    ):
        decks = [tuple(getattr(state, name)) for state in states]
        assert all(sorted(deck) == sorted(full) for deck in decks)
        assert len({*decks}) == len(SEEDS)


# Do Over tokens on the dice of others


@clause("HX-4.4")
@pytest.mark.parametrize("scope", ["own", "any"])
def test_if_agreed_on_die_tokens_may_be_spent_on_the_movement_of_a_shotgun_guy(scope: str) -> None:
    options = {"reroll_scope": scope}
    match = table("roll_move", "", guy("centre"), horde("n6", dice=2), dice=[6, 1], options=options)
    if scope == "own":
        assert match.asked == (0, "move_step")
        assert (match.state.allowance, match.horde().dice) == (9, 2)
        return
    assert match.asked == (1, "do_over_any")
    match.choose("reroll")
    assert match.asked == (1, "do_over_any")
    match.choose("pass")
    assert match.asked == (0, "move_step")
    assert (match.state.allowance, match.state.left, match.horde().dice) == (4, 4, 1)
    assert [event.allowance for event in match.told.of(MoveRolled)] == [9, 4]


@clause("HX-4.4")
@pytest.mark.parametrize("scope", ["own", "any"])
def test_and_on_his_combat_rolls(scope: str) -> None:
    options = {"reroll_scope": scope}
    match = table("combat", "", guy("e1", bullets=0), horde("n6", dice=1), strays="e1", dice=[6, 2], options=options)
    if scope == "own":
        assert (match.guy().kills, match.horde().dice) == (1, 1)
        return
    assert match.asked == (1, "do_over_any")
    match.choose("reroll")
    assert [event.total for event in match.told.of(CombatRolled)][:2] == [6, 2]
    assert (match.guy().kills, match.horde().dice, len(match.told.of(DoOver))) == (0, 0, 1)


@clause("HX-4.4", "HX-9.3")
def test_also_against_horde_zombies() -> None:
    match = table(
        *("walk", "", guy("centre", bullets=0), horde("e1", dice=1)),
        left=2,
        allowance=2,
        dice=[6, 1],
        options={"reroll_scope": "any"},
    )
    match.choose("step e1")
    assert match.asked == (1, "do_over_any")
    match.choose("reroll")
    assert (match.horde().wounds, match.guy().kills, match.horde().dice) == ((), 0, 0)


@clause("HX-3.4", "HX-7.7")
def test_stray_zombies_find_the_walls_of_humans_closed_elsewhere() -> None:
    """For them a building of Humans!!! has no doors at all."""
    city = STRAYS_TOWN.city("hu_diner 0 0 0")
    assert not any(
        city.building[space] < 0 <= city.building[other] for space in range(9) for other in city.neighbours[space]
    )
