"""The table of Zombies!!! as it is drawn: the city at any width, the players and what they own, in every language."""

from itertools import pairwise, product

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from deadtown.games.zombies.cards import KINDS
from deadtown.terminal.tables.zombies import ZombiesPicture
from deadtown.text import LANGUAGES, Speaker
from tests.games.zombies.table import GAME, NAMES, TableMatch, pawn, squad, start, table
from tests.terminal.keyboard import Keyboard, again_and_again

CITY = "drug_store 1 0 0, road_cross_1 0 -1 0, hospital 0 -2 0, helipad 2 0 0"
LONG = ", ".join(f"road_straight_{tile} {tile} 0 0" for tile in (1, 2, 3, 4)) + ", army_surplus 5 0 0, helipad 6 0 0"


def picture(lang: str = "en") -> ZombiesPicture:
    return ZombiesPicture(Speaker(GAME, lang, NAMES))


def drawn(part: RenderableType, width: int = 100) -> str:
    console = Console(width=width, color_system=None, highlight=False)
    with console.capture() as capture:
        console.print(part)
    return "\n".join(line.rstrip() for line in capture.get().splitlines())


def whole(match: TableMatch, seat: int | None = 0, lang: str = "en", width: int = 100) -> str:
    return drawn(picture(lang).table(match.view(seat), width), width)


def row(text: str, name: str) -> str:
    """A row of spaces, by its name in the margin."""
    (line,) = (line[4:] for line in text.splitlines() if line[:4].strip() == name and line[4:5] in " │·")
    return line


def crowded() -> TableMatch:
    ada = pawn("e3", hand="fear, skateboard", in_play="hey_look_a_shotgun, fire_axe", charges=2, kills=4)
    bob = pawn("n3", life=1, bullets=0, pending=("fear",))
    return table(
        "walk",
        CITY,
        ada,
        bob,
        pawn("n3"),
        zombies="e3 e3n1 e6 e7",
        tokens="life e3n1, bullet e2n1, life e3",
        left=3,
        allowance=4,
    )


def test_roads_buildings_doors_and_the_helipad_are_told_apart() -> None:
    text = whole(table("walk", CITY, left=3))
    assert row(text, "N1") == "│   ···   │░░░░░↓░░░│HHHHHHHHH│"
    assert row(text, "C") == "····&················HHHXXXHHH·"
    assert row(text, "N5") == "│░░░···░░░│"
    assert row(text, "N6") == "│░░░░░↓░░░│"


def test_what_is_on_a_space_stands_there() -> None:
    text = whole(crowded())
    assert row(text, "C") == "··············1z+····HHHzXXzHH·"
    assert row(text, "N1").startswith("│   ···   │*░░z+↓░░░│")
    assert row(text, "N3").startswith("····&······")


def test_rows_and_columns_carry_the_names_of_spaces() -> None:
    lines = whole(crowded()).splitlines()
    letters, numbers = next(pair for pair in pairwise(lines) if pair[0].split()[:2] == ["W", "C"])
    assert letters.split() == [*"WCEEEEEEE"]
    assert numbers.split() == [*"11234567"]
    place = row("\n".join(lines), "C").index("1z+") + 4
    assert (letters[place + 1], numbers[place + 1]) == ("E", "3")


def test_places_with_a_name_are_listed_by_the_space_in_their_middle() -> None:
    assert "E3 Drug Store · N6 Hospital · E6 Helipad" in whole(crowded())


def test_players_are_told_with_all_that_they_own() -> None:
    lines = [line.strip() for line in whole(crowded()).splitlines()]
    assert "▶ 1 Ada (you) · E3 · 3 life · 3 bullets · 4 zombies · 2 cards" in lines
    assert "In play: Fire Axe, Hey, Look! A Shotgun! (2 charges)" in lines
    assert "Hand: Fear, Skateboard" in lines
    assert "2 Bob · N3 · 1 life · no bullets · no zombies · no cards" in lines
    assert "Effects: Fear" in lines


def test_nobody_sees_the_hand_of_another() -> None:
    assert "Skateboard" not in whole(crowded(), 1)
    assert "Skateboard" not in whole(crowded(), None)
    assert "Skateboard" in drawn(picture().table(picture().open_view(crowded()), 100))


def test_the_heading_tells_round_step_and_player_and_what_is_left() -> None:
    first, second, *_ = whole(crowded()).splitlines()
    assert first.startswith("Round 3 · Movement · Ada ")
    assert second.endswith("3 steps left")


def test_a_tile_to_be_placed_is_drawn_in_all_its_ways() -> None:
    match = table("tile", "", tiles="drug_store")
    text = whole(match)
    assert match.asked == (0, "place_tile")
    assert "Drawn: Drug Store" in text
    assert "as it is" in text
    assert "quarter left" in text
    assert "│░░░░░↓░░░│" in text
    assert row(text, "C").count("?") == 2, "a road leads to the west and to the east"
    assert row(text, "N3").strip() == "?"


def test_a_tile_that_is_the_same_when_turned_is_drawn_once() -> None:
    text = whole(table("tile", "", tiles="road_cross_1"))
    assert "as it is" in text
    assert "quarter" not in text


def test_where_there_is_no_room_the_part_around_the_pawn_is_drawn() -> None:
    match = table("walk", LONG, pawn("e17"), left=3)
    narrow, wide = whole(match, width=60), whole(match, width=100)
    assert "around Ada" in narrow
    assert "XXX" in narrow
    assert " W " not in narrow, "Town Square is too far away"
    assert "around Ada" not in wide
    assert " W " in wide


def test_looted_buildings_and_visits_are_told() -> None:
    match = squad("walk_squad", CITY, pawn("n3", visits=("hospital",)), looted=(1,), left=2, die=2)
    text = whole(match)
    assert "E3 Drug Store (Looted)" in text
    assert "Visited: Hospital" in text
    assert "cards" not in text


def test_the_last_roll_is_told() -> None:
    match = table("roll_move", CITY, pawn("centre", in_play="skateboard"), pawn(), dice=[4])
    assert "Last roll, Ada: 4 + 2 = 6" in whole(match)


def test_the_discard_pile_and_lost_tiles_are_listed() -> None:
    match = table("walk", CITY, discard="fear, fear, grenade", removed=("road_t_2", "road_t_1", "florist"), left=2)
    assert drawn(picture().trash(match.view(None))).splitlines() == [
        "Discard pile: Fear ×2, Grenade",
        "Tiles out of the game: T junction ×2, Florist",
    ]


def test_a_card_tells_when_it_is_played() -> None:
    heading, text, *_ = drawn(picture().card("grenade")).splitlines()
    assert heading == "Grenade  Item · In the Army Surplus"
    assert text.startswith("  Use it")


def test_cards_in_sight_are_those_that_one_sees() -> None:
    assert picture().in_sight(crowded().view(0)) == ["fear", "fire_axe", "hey_look_a_shotgun", "skateboard"]
    assert picture().in_sight(squad("walk_squad", CITY, left=1, die=1).view(0)) == list(KINDS)


def test_the_end_says_who_has_won_and_what_everybody_holds() -> None:
    match = table("walk", CITY, pawn("e5", kills=2), pawn(kills=5), left=1)
    match.choose("step e6")
    assert match.over
    assert drawn(picture().scores(match.view(None))).splitlines() == [
        "★ The helicopter has taken off: Ada wins!",
        "  Bob · 5 zombies",
        "  Ada · 2 zombies",
    ]


@pytest.mark.parametrize(("width", "lang"), list(product((60, 80, 110), LANGUAGES)))
def test_no_line_is_wider_than_the_terminal_and_nothing_is_cut(width: int, lang: str) -> None:
    for match in (crowded(), table("tile", LONG, tiles="gas_station"), start(3, variant="intervention_squad")):
        text = whole(match, 0, lang, width)
        assert max(map(cell_len, text.splitlines())) <= width
        assert "…" not in text


# At the keyboard

PASSING = ("pass",) * 3
"""Where nothing is to be passed, that is refused and changes nothing."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("variant", ["base", "intervention_squad"])
def test_a_game_is_played_to_its_end_in_every_language(keyboard: Keyboard, variant: str, lang: str) -> None:
    words = ("zombies", "--seat", "me:Ada", "--seat", "bot:random:Bob", "--seed", "3", "--lang", lang)
    options = ("--option", "max_rounds=2", "--option", f"variant={variant}", "--save-to", "a.jsonl")
    told = keyboard("play", *words, *options, typing=again_and_again(("1", "2", "pass", "stop", "end")))
    assert told.status == 0
    assert "★" in told.out


def test_spaces_are_typed_as_they_are_called(keyboard: Keyboard) -> None:
    words = ("zombies", "--seat", "me:Ada", "--seat", "bot:random:Bob", "--seed", "5")
    typing = ("pass", "place 1 0 0", "rest", *PASSING, "walk w9n9", "go s1", "quit")
    told = keyboard("play", *words, typing=typing)
    assert "Ada places a tile around E3: Gas Station." in told.says("place 1 0 0")
    assert "There is no space W9N9 to stand on. (ZB-2.3)" in told.says("walk w9n9")
    assert "Ada goes from C to S1" in told.says("go s1")
