"""Set-up (section 3)."""

import pytest

from deadtown.games.humans.cards import event_deck
from deadtown.games.humans.characters import CHARACTERS
from deadtown.games.humans.events import CharacterTaken, FirstPlayer, ZombieCame
from deadtown.games.humans.tiles import BOX
from deadtown.kernel import BadSeats
from deadtown.kernel.chance import Result
from tests.clauses import clause
from tests.games.humans.table import GAME, NAMES, TableMatch, leader, start, table
from tests.games.matches import Dice


def chance(
    first: int = 0,
    tiles: list[int] | None = None,
    events: list[int] | None = None,
    wounds: list[int] | None = None,
    captures: list[int] | None = None,
    characters: list[int] | None = None,
) -> Dice:
    """What set-up leaves to luck: the first player, the tiles, the three decks, the characters."""
    piles: list[Result] = [
        tiles or [*range(19)],
        events or [*range(40)],
        wounds or [*range(40)],
        captures or [*range(30)],
        characters or [*range(6)],
    ]
    return Dice([first, *piles])


def came(match: TableMatch) -> list[tuple[int, str]]:
    """Whose zombies came onto the map, and where."""
    return [(event.seat, event.space) for event in match.told.of(ZombieCame)]


# Seats


@clause("HU-3.2")
@pytest.mark.parametrize("players", range(2, 7))
def test_two_to_six_may_play(players: int) -> None:
    assert len(start(players).state.leaders) == players


@clause("HU-3.2")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_fewer_or_more_may_not(players: int) -> None:
    assert players not in GAME.rules.seats
    with pytest.raises(BadSeats):
        GAME.rules.start(GAME.rules.read_options({}), (*NAMES, "Gil")[:players])


@clause("HU-3.2")
@pytest.mark.parametrize("first", range(4))
def test_luck_says_who_is_first(first: int) -> None:
    match = start(4, chance(first), halts=True)
    assert (match.state.first, match.state.active) == (first, first)
    assert [event.seat for event in match.told.of(FirstPlayer)] == [first]


@clause("HU-3.2", "HU-10.2")
@pytest.mark.parametrize(("players", "active", "right"), [(2, 0, 1), (2, 1, 0), (4, 0, 3), (4, 2, 1)])
def test_on_the_right_sits_the_seat_before(players: int, active: int, right: int) -> None:
    """Who sits there moves a human that gets away."""
    leaders = [leader("s1" if seat != active else "centre") for seat in range(players)]
    match = table("capture", "", *leaders, humans="centre", dice=[1, 1], active=active)
    assert match.asked == (right, "move_human")


@clause("HU-3.2", "HU-12.4")
@pytest.mark.parametrize(("players", "active", "left"), [(2, 0, 1), (2, 1, 0), (4, 0, 1), (4, 3, 0)])
def test_on_the_left_sits_the_next_seat(players: int, active: int, left: int) -> None:
    """Who sits there may arm the human first."""
    leaders = [leader("centre" if seat == active else "s1", "crowbar") for seat in range(players)]
    match = table("capture", "", *leaders, humans="centre", dice=[6], active=active)
    assert match.asked == (left, "weapon")


# Characters


@clause("HU-3.1")
def test_characters_are_dealt_at_random() -> None:
    match = start(3, chance(characters=[5, 0, 3, 1, 2, 4]), halts=True)
    assert [one.character for one in match.state.leaders] == ["musician", "lawyer", "wrestler"]
    assert [(event.seat, event.character) for event in match.told.of(CharacterTaken)] == [
        (0, "musician"),
        (1, "lawyer"),
        (2, "wrestler"),
    ]


@clause("HU-3.1")
def test_or_chosen_in_seat_order_from_the_first_player() -> None:
    match = start(3, chance(first=1), character_choice="choose")
    assert match.asked == (1, "choose_character")
    assert match.texts == [f"choose {character}" for character in CHARACTERS]
    match.choose("choose miner")
    assert match.asked == (2, "choose_character")
    # Nobody takes what another one has.
    assert match.texts == [f"choose {character}" for character in CHARACTERS if character != "miner"]
    match.choose("choose lawyer", "choose doctor")
    assert [one.character for one in match.state.leaders] == ["doctor", "miner", "lawyer"]
    assert match.state.phase == "tile"
    assert [one.dice for one in match.state.leaders] == [3, 3, 4]


@clause("HU-3.1")
def test_with_six_players_the_last_one_takes_what_is_left() -> None:
    match = start(6, chance(), character_choice="choose")
    for _ in range(5):
        match.choose(1)
    assert match.leader(5).character == "musician"
    assert match.asked[1] != "choose_character"


@clause("HU-3.1", "HU-1.3")
def test_each_gets_ten_zombies_and_the_die_tokens_of_the_character() -> None:
    match = start(6, chance(), halts=True)
    assert [one.character for one in match.state.leaders] == [*CHARACTERS]
    assert [one.dice for one in match.state.leaders] == [4, 3, 3, 2, 3, 3]
    assert match.state.dice_supply == 36 - 18
    for one in match.state.leaders:
        assert len(one.zombies) == 10
        assert (one.wounds, one.meals, one.used) == ((), 0, False)


# The map and the zombies


@clause("HU-3.3")
def test_town_square_lies_empty() -> None:
    match = start(3, chance(), halts=True)
    assert match.state.layout == "hu_town_square 0 0 0"
    assert (match.state.humans, match.state.dice, match.state.openings) == ({}, (), ())


@clause("HU-3.3")
def test_the_other_tiles_are_shuffled() -> None:
    match = start(3, chance(), halts=True)
    assert sorted([*match.state.stack, "hu_town_square"]) == sorted(BOX)
    assert len(match.state.stack) == 19
    other = start(3, chance(tiles=[*reversed(range(19))]), halts=True)
    assert other.state.stack == match.state.stack[::-1]
    assert match.view(0).tiles_left == 19


@clause("HU-3.4")
@pytest.mark.parametrize("players", [2, 6])
def test_each_begins_with_one_zombie_on_the_centre_of_town_square(players: int) -> None:
    match = start(players, chance(first=1), halts=True)
    assert [match.zombies(seat) for seat in range(players)] == [["centre"]] * players
    assert [one.points for one in match.state.leaders] == [1] * players


@clause("HU-3.5")
@pytest.mark.parametrize("players", [5, 6])
def test_for_five_and_six_a_second_zombie_comes_at_the_start_of_the_second_turn(players: int) -> None:
    """Of each player's own: not in the first, and not in the third."""
    match = start(players, chance(first=2), seed="second")
    for turn in range(3 * players):
        match.wait_for("move_step", (2 + turn) % players)
        seat = match.state.active
        assert match.leader(seat).in_play == (1 if turn < players else 2)
        match.choose("end")
    assert came(match)[players:] == [((2 + turn) % players, "centre") for turn in range(players)]


@clause("HU-3.5")
@pytest.mark.parametrize(
    ("players", "rules", "zombies"),
    [(4, "auto", 1), (5, "auto", 2), (2, "on", 2), (6, "off", 1), (6, "on", 2), (4, "off", 1)],
)
def test_whether_a_second_zombie_comes_may_be_agreed(players: int, rules: str, zombies: int) -> None:
    leaders = [leader() for _ in range(players)]
    match = table("begin_turn", "", *leaders, round=2, humans="e1", options={"five_six_rules": rules})
    assert match.leader().in_play == zombies
    assert [match.leader(seat).in_play for seat in range(1, players)] == [1] * (players - 1)


@clause("HU-3.5")
@pytest.mark.parametrize("number", [1, 3, 4])
def test_it_comes_once(number: int) -> None:
    leaders = [leader("n1") for _ in range(5)]
    match = table("begin_turn", "", *leaders, round=number, humans="e1")
    assert match.zombies() == ["n1"]


@clause("HU-3.5")
def test_it_comes_to_the_centre_wherever_the_first_one_is() -> None:
    match = table("begin_turn", "", leader("n1"), *(leader("w1") for _ in range(4)), round=2, humans="e1")
    assert match.zombies() == ["centre", "n1"]


# Cards


@clause("HU-3.6")
def test_three_cards_are_dealt_to_each_from_a_shuffled_deck() -> None:
    match = start(4, chance(first=2), halts=True)
    deck = event_deck()[::-1]
    assert match.leader(2).hand == sorted(deck[:3])
    assert match.leader(3).hand == sorted(deck[3:6])
    assert match.leader(0).hand == sorted(deck[6:9])
    assert len(match.state.event_deck) == 40 - 12
    other = start(4, chance(first=2, events=[*reversed(range(40))]), halts=True)
    assert other.leader(2).hand == sorted(event_deck()[:3])


@clause("HU-3.6")
def test_the_wound_and_capture_decks_are_shuffled_too() -> None:
    match = start(2, chance(), halts=True)
    other = start(2, chance(wounds=[*reversed(range(40))], captures=[*reversed(range(30))]), halts=True)
    assert (len(match.state.wound_deck), len(match.state.capture_deck)) == (40, 30)
    assert other.state.wound_deck == match.state.wound_deck[::-1]
    assert other.state.capture_deck == match.state.capture_deck[::-1]
    assert (match.state.event_discard, match.state.wound_discard, match.state.capture_discard) == ([], [], [])
