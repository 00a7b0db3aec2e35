"""What there is in the box: characters, pieces, cards and dice (sections 1, 16 and 18)."""

from collections import Counter
from typing import Any

import pytest

from deadtown.games.humans.cards import CAPTURES, KINDS, WEAPON, WOUNDS, capture_deck, event_deck, wound_deck
from deadtown.games.humans.catalogue import CATALOGUE
from deadtown.games.humans.characters import CHARACTERS
from deadtown.games.humans.events import CapturesDrawn, Drew, Rolled, Shuffled, WoundsDrawn
from deadtown.games.humans.state import DICE, HUMANS, NOWHERE, OPENINGS
from deadtown.games.humans.tiles import BOX, TILES, TOWN
from deadtown.games.town import behind, doorsteps
from tests.clauses import clause
from tests.games.humans.table import DINER, GAME, leader, start, table
from tests.games.matches import stroll

BONUSES = {
    "frying_pan": 0,
    "baseball_bat": 1,
    "crowbar": 1,
    "fire_extinguisher": 1,
    "hunting_rifle": 1,
    "nail_gun": 2,
    "sawed_off": 2,
    "big_chainsaw": 3,
}
OTHERS = {
    "fresh_meat": ("before_move", "own"),
    "second_wind": ("before_move", "own"),
    "rigor_mortis": ("before_move", "other"),
    "boarded_up": ("turn_start", "any"),
    "back_door": ("breach_roll", "own"),
    "slippery_customer": ("before_capture", "other"),
    "death_grip": ("before_capture", "own"),
    "this_way": ("flee_roll", "any"),
    "stampede": ("turn_start", "any"),
    "stitched_up": ("turn_start", "own"),
    "sticky_fingers": ("turn_start", "own"),
    "second_helping": ("capture_cards", "own"),
}


# Characters


@clause("HU-1.1", "HU-1.2")
def test_six_characters_with_their_numbers() -> None:
    """Movement, Capture, Infect, Taking Wounds, Do Over, Points."""
    numbers = {
        name: (row.movement, row.capture, row.infect, row.wounds, row.do_over, row.points)
        for name, row in CHARACTERS.items()
    }
    assert numbers == {
        "lawyer": (5, 4, 2, 4, 4, 9),
        "cheerleader": (8, 4, 3, 3, 3, 9),
        "doctor": (6, 4, 2, 2, 3, 10),
        "wrestler": (5, 2, 4, 4, 2, 9),
        "miner": (6, 3, 3, 4, 3, 9),
        "musician": (6, 4, 2, 4, 3, 9),
    }
    assert CATALOGUE.characters == tuple(CHARACTERS.values())


@clause("HU-1.2")
def test_each_has_a_special_ability() -> None:
    assert {name: row.ability for name, row in CHARACTERS.items()} == {
        "lawyer": "objection",
        "cheerleader": "gimme_a_z",
        "doctor": "heal_thyself",
        "wrestler": "pinfall",
        "miner": "undermine",
        "musician": "follow_the_band",
    }


@clause("HU-1.2")
@pytest.mark.parametrize("character", CHARACTERS)
def test_what_the_numbers_are_for(character: str) -> None:
    """The movement of all zombies, what the capture roll must reach, and how many cards are drawn."""
    row = CHARACTERS[character]
    me = leader(character=character)
    match = table("before_move", DINER, me, leader("s1"))
    assert match.state.movement == row.movement
    captured: dict[str, Any] = {"humans": "centre", "wounds": "torso x5", "captures": "infect x5"}
    match = table("capture", DINER, me, leader("s1"), dice=[row.capture], **captured)
    assert [len(event.captures) for event in match.told.of(CapturesDrawn)] == [row.infect]
    match = table("capture", DINER, leader(character=character), leader("s1"), dice=[row.capture - 1], **captured)
    assert match.told.of(CapturesDrawn) == []
    me, armed = leader(character=character), leader("s1", "big_chainsaw")
    match = table("capture", DINER, me, armed, dice=[row.capture], **captured)
    match.choose("play big_chainsaw")
    assert [len(event.wounds) for event in match.told.of(WoundsDrawn)] == [row.wounds]


@clause("HU-1.2")
@pytest.mark.parametrize("character", CHARACTERS)
def test_points_are_the_goal(character: str) -> None:
    goal = CHARACTERS[character].points
    for meals, over in ((goal - 3, False), (goal - 2, True)):
        me = leader(character=character, meals=meals)
        match = table("capture", "", me, leader("s1"), humans="centre e1", dice=[6], captures="infect x4")
        assert match.over == over


# Zombies, humans and tokens


@clause("HU-1.3", "HU-1.4", "HU-1.5", "HU-1.6", "HU-1.9", "HU-2.9")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_nothing_is_lost_in_a_game(players: int) -> None:
    """Tiles, cards, humans and tokens; and each zombie is in reserve or on a space."""
    match = start(players, seed=f"components {players}", max_rounds=12)
    decks = Counter([*event_deck(), *wound_deck(), *capture_deck()])
    box = Counter({**Counter(BOX), **decks, "human": 60, "die": 36})
    for position in stroll(match, players):
        state = position.state
        assert GAME.rules.components(state) == box
        if not state.leaders:
            continue
        city = TOWN.city(state.layout)
        walkable = set(city.walkable)
        for one in state.leaders:
            assert len(one.zombies) == 10
            assert {*one.zombies} - {NOWHERE} <= walkable
        assert state.humans.keys() <= walkable
        assert len(state.humans) + state.supply + state.eaten == 60
        # At most one token of a kind lies on a space: dice on the map, no-barricade tokens beside buildings.
        assert len({*state.dice}) == len(state.dice)
        assert {*state.dice} <= walkable
        assert len({*state.openings}) == len(state.openings) <= OPENINGS
        assert all(behind(city, space) and city.building[space] < 0 for space in state.openings)


@clause("HU-1.3")
def test_ten_zombies_for_each_character() -> None:
    match = start(6, halts=True)
    assert [len(one.zombies) for one in match.state.leaders] == [10] * 6
    assert [shown.reserve + len(shown.zombies) for shown in match.view(None).players] == [10] * 6


@clause("HU-1.3")
def test_zombies_of_a_player_on_a_space_are_alike() -> None:
    match = table("move", DINER, leader("centre centre e1"), leader("s1"))
    assert len(match.texts) == len({*match.texts})
    assert [text for text in match.texts if text.startswith("step centre")] == [
        "step centre n1",
        "step centre e1",
        "step centre s1",
        "step centre w1",
    ]


@clause("HU-1.4")
def test_sixty_humans_wait_in_the_supply() -> None:
    match = start(2, halts=True)
    assert (match.state.supply, match.state.humans, match.state.eaten) == (HUMANS, {}, 0)
    assert HUMANS == 60


@clause("HU-1.6")
def test_36_tokens_of_each_kind() -> None:
    assert (OPENINGS, DICE) == (36, 36)


@clause("HU-1.7", "HU-2.5")
def test_the_printed_tokens_always_suffice() -> None:
    """Three doorsteps a building are 36; the tokens at the start and those of the buildings are 36."""
    layout, steps = TOWN.opening("hu_town_square"), []
    buildings = [tile.kind for tile in TILES if tile.barricade]
    for place, building in enumerate(buildings, 1):
        city = TOWN.city(layout).with_tile(building, 2 * place, 0, place % 4)
        layout = city.layout
        steps.append(len(doorsteps(city, place)))
    assert steps == [3] * 12
    assert sum(steps) == OPENINGS
    assert sum(row.do_over for row in CHARACTERS.values()) == 18
    assert sum(tile.dice * tile.copies for tile in TILES) == 18
    assert start(6, halts=True).state.dice_supply == 18


# Cards


@clause("HU-1.5")
def test_forty_event_cards_two_of_each_kind() -> None:
    found = Counter(event_deck())
    assert found == dict.fromkeys([*BONUSES, *OTHERS], 2)
    assert found.total() == 40
    assert {card.card: card.copies for card in CATALOGUE.cards} == found


@clause("HU-1.5", "HU-8.5")
def test_sixteen_of_them_are_weapons() -> None:
    weapons = {card: kind for card, kind in KINDS.items() if kind.weapon}
    assert {card: kind.bonus for card, kind in weapons.items()} == BONUSES
    assert sum(card in weapons for card in event_deck()) == 16
    assert {(kind.window, kind.whose) for kind in weapons.values()} == {(WEAPON, "other")}


@clause("HU-1.5", "HU-12.3", "HU-12.6")
def test_each_other_card_has_its_window_and_its_turn() -> None:
    assert {card: (kind.window, kind.whose) for card, kind in KINDS.items() if not kind.weapon} == OTHERS


@clause("HU-1.5", "HU-18.1")
def test_forty_wound_cards() -> None:
    limbs = dict.fromkeys(("left_arm", "right_arm", "left_leg", "right_leg", "torso"), 7)
    assert Counter(wound_deck()) == WOUNDS == {**limbs, "head_shot": 5}
    assert len(wound_deck()) == 40


@clause("HU-1.5", "HU-18.2")
def test_thirty_capture_cards() -> None:
    assert Counter(capture_deck()) == CAPTURES == {"escape": 5, "infect": 13, "eat": 12}
    assert len(capture_deck()) == 30


# Decks that run out


@clause("HU-1.10")
def test_each_deck_has_its_own_discard_pile() -> None:
    """An event card is played, wounds are drawn for it, and capture cards for the next human."""
    match = table(
        *("capture", DINER, leader("centre n1"), leader("s1", "big_chainsaw")),
        humans="centre n1",
        dice=[4, 1, 1, 4],
        events="crowbar x6",
        wounds="torso, left_arm, left_leg, right_leg",
        captures="infect x2",
    )
    match.choose("attempt centre", "play big_chainsaw", "keep_wound torso")
    assert match.asked == (1, "move_human")
    match.choose(1)
    assert match.state.event_discard == ["big_chainsaw"]
    assert sorted(match.state.wound_discard) == ["left_arm", "left_leg", "right_leg"]
    assert match.state.capture_discard == ["infect", "infect"]


@clause("HU-1.10")
def test_the_event_discards_become_a_new_deck() -> None:
    match = table(
        *("draw", "", leader(), leader("s1")),
        events="crowbar",
        event_discard=["nail_gun", "stampede", "this_way"],
        dice=[[2, 0, 1]],
    )
    # The pile is turned into the order this_way, nail_gun, stampede, of which the last is on top.
    assert match.leader().hand == ["crowbar", "nail_gun", "stampede"]
    assert (match.state.event_deck, match.state.event_discard) == (["this_way"], [])
    assert [event.deck for event in match.told.of(Shuffled)] == ["event"]


@clause("HU-1.10")
def test_so_do_the_wound_discards() -> None:
    match = table(
        *("capture", DINER, leader(), leader("s1", "big_chainsaw")),
        humans="centre",
        dice=[4, 1, [1, 0, 2]],
        wounds="head_shot, left_arm",
        wound_discard=["right_arm", "torso", "left_leg"],
    )
    match.choose("play big_chainsaw")
    assert match.state.wounds_drawn == ("head_shot", "left_arm", "left_leg", "right_arm")
    assert (match.state.wound_deck, match.state.wound_discard) == (["torso"], [])
    assert [event.deck for event in match.told.of(Shuffled)] == ["wound"]


@clause("HU-1.10")
def test_and_the_capture_discards() -> None:
    match = table(
        *("capture", DINER, leader(), leader("s1")),
        humans="centre",
        dice=[4, [1, 0]],
        captures="infect",
        capture_discard=["eat", "infect"],
    )
    assert [event.captures for event in match.told.of(CapturesDrawn)] == [("infect", "eat")]
    assert match.state.capture_deck == ["infect"]
    assert [event.deck for event in match.told.of(Shuffled)] == ["capture"]


@clause("HU-1.10")
def test_without_discards_the_draw_is_cut_short() -> None:
    match = table("draw", "", leader(hand="crowbar"), leader("s1"), events="stampede")
    assert match.leader().hand == ["crowbar", "stampede"]
    assert [event.count for event in match.told.of(Drew)] == [1]
    armed: dict[str, Any] = {"humans": "centre", "dice": [4]}
    match = table("capture", DINER, leader(), leader("s1", "big_chainsaw"), wounds="torso", **armed)
    match.choose("play big_chainsaw")
    assert [event.wounds for event in match.told.of(WoundsDrawn)] == [("torso",)]
    assert match.leader().wounds == ("torso",)
    match = table("capture", DINER, leader(), leader("s1"), captures="infect", **armed)
    assert [event.captures for event in match.told.of(CapturesDrawn)] == [("infect",)]
    assert match.humans == set()


# Dice


@clause("HU-1.8")
@pytest.mark.parametrize("die", [1, 6])
def test_dice_have_six_sides(die: int) -> None:
    match = table("move", DINER, leader("n3"), leader("s1"), dice=[die])
    match.choose("breach n3")
    assert [event.die for event in match.told.of(Rolled)] == [die]
    match = table("capture", DINER, leader(), leader("s1"), humans="centre", dice=[die, die], captures="escape x2")
    assert [event.die for event in match.told.of(Rolled)] == [die, die]


@clause("HU-1.8")
@pytest.mark.parametrize("step", ["move", "capture"])
def test_there_is_no_seven(step: str) -> None:
    with pytest.raises(Exception, match="a number below 6"):
        table(step, DINER, leader("n3"), leader("s1"), humans="n3" if step == "capture" else "", dice=[7]).choose(
            "breach n3"
        )
