"""The table of Humans!!! as it is drawn: the city with its people and barricades, and the hordes, in every language."""

from itertools import product

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from deadtown.games.humans.cards import KINDS
from deadtown.terminal.tables.humans import HumansPicture
from deadtown.text import LANGUAGES, Speaker
from tests.games.humans.table import DINER, GAME, NAMES, TableMatch, leader, start, table
from tests.terminal.keyboard import Keyboard, again_and_again

CITY = f"{DINER}, hu_hospital 1 0 0, hu_road_t_1 -1 0 0, hu_church 0 1 1"
LONG = "hu_road_straight 1 0 0, " + ", ".join(f"hu_road_t_{tile} {tile + 1} 0 0" for tile in (1, 2, 3))


def picture(lang: str = "en") -> HumansPicture:
    return HumansPicture(Speaker(GAME, lang, NAMES))


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
    hand = "crowbar, second_wind x2"
    ada = leader("n3 n3 n4 centre", hand, character="doctor", wounds="torso", meals=2, dice=3)
    bob = leader("n3 e1n3", character="lawyer", used=False)
    return table(
        "move",
        CITY,
        ada,
        bob,
        leader("e3 n3"),
        humans="n4 e1n4 e4n1 w3 centre",
        dice_on="n4 e2n1",
        openings="n3 e3",
        tiles="hu_gym",
    )


def test_barricades_stand_on_doorsteps_and_openings_lead_into_the_building() -> None:
    text = whole(table("move", CITY, openings="n3 e3", tiles="hu_gym"))
    assert row(text, "N3").strip() == "···#··↑··#·"
    assert row(text, "C").endswith("│░░░··↖··#·"), "the centre of the Hospital opens two of its spaces"
    assert row(text, "S3").strip() == "│   ··#░░░│"
    assert row(text, "N4").strip() == "│░░░░░░░░░│"


def test_humans_zombies_and_tokens_stand_where_they_are() -> None:
    text = whole(crowded())
    assert row(text, "N4").strip() == "│░░░1hdh░░│"
    assert row(text, "N3").strip() == "···#&·↑2·#·", "zombies of three players, and a sign of which side is open"
    assert row(text, "N1").endswith("│d░░░░░h░░│")
    assert row(text, "C") == "····h·········1h····│░░░3·↖··#·"


def test_zombies_of_several_players_are_told_apart_where_there_is_room() -> None:
    text = whole(table("move", "", leader(), leader(), leader()))
    assert row(text, "C").strip() == "····123····"


def test_buildings_are_listed_with_their_barricades_and_copies_of_roads_with_their_numbers() -> None:
    listed = "N3 Diner (barricade 3) · E3 Hospital (barricade 5) · W3 T junction no. 1 · S3 Church (barricade 5)"
    assert listed in whole(crowded())


def test_players_are_told_with_their_hordes_and_all_that_they_own() -> None:
    lines = [line.strip() for line in whole(crowded()).splitlines()]
    ada = "▶ 1 Ada (you) · Doctor Zombie · Points: 6 of 10 · 3 Do Over tokens · 3 cards · Heal Thyself (used)"
    assert ada in lines
    assert lines[lines.index(ada) + 1 :][:3] == [
        "Zombies: C, N3 ×2, N4",
        "Wounds: Torso",
        "Hand: Crowbar, Second Wind ×2",
    ]
    assert "2 Bob · Lawyer Zombie · Points: 2 of 9 · no Do Over tokens · no cards · Objection!" in lines


def test_nobody_sees_the_hand_of_another() -> None:
    assert "Crowbar" not in whole(crowded(), 1)
    assert "Crowbar" not in whole(crowded(), None)
    assert "Crowbar" in drawn(picture().table(picture().open_view(crowded()), 100))


def test_the_heading_tells_round_step_and_player_and_what_is_left() -> None:
    first, second, *_ = whole(crowded()).splitlines()
    assert first.startswith("Round 3 · Movement · Ada ")
    assert second == "55 humans in the supply · 1 tile left · no cards left · 6 steps left"


def test_a_tile_to_be_placed_is_drawn_in_all_its_ways_without_doors() -> None:
    match = table("tile", "", tiles="hu_concert_hall")
    text = whole(match)
    assert match.asked == (0, "place_tile")
    assert "Drawn: Concert Hall" in text
    assert "quarter left" in text
    assert "│░░░░░░░░░│    │░░░░░░░░░│    │   ···░░░│    │░░░···   │" in text
    assert row(text, "C").count("?") == 2, "a road leads to the west and to the east"


def test_where_there_is_no_room_the_part_around_the_zombies_is_drawn() -> None:
    match = table("move", LONG, leader("e12 e11"), leader())
    narrow, wide = whole(match, width=45), whole(match, width=100)
    assert "around the zombies of Ada" in narrow.replace("\n", " ")
    assert " W " not in narrow, "Town Square is too far away"
    assert "around the zombies of Ada" not in wide.replace("\n", " ")
    assert " W " in wide


def test_an_attempt_is_in_the_middle_and_its_cards_lie_open() -> None:
    ada = leader("centre", "second_helping", character="doctor")
    match = table("capture", DINER, ada, leader("n3"), humans="centre", dice=[5], captures="eat, infect")
    match.wait_for("capture_cards")
    text = whole(match)
    assert "Capture cards: Eat, Infect" in text
    assert "Last roll, Ada: 5" in text
    city = picture().city(match.view(0))
    assert city.city.names[city.focus()] == "centre"


def test_wound_cards_that_were_drawn_are_shown() -> None:
    ada, bob = leader("centre", character="doctor"), leader("n3", "nail_gun")
    match = table("capture", DINER, ada, bob, humans="centre", dice=[5, 6], wounds="torso, left_arm")
    match.wait_for("weapon")
    match.choose("play nail_gun")
    assert match.asked == (0, "keep_wound")
    assert "Wound cards: Torso, Left Arm" in whole(match)


def test_what_changes_the_movement_is_told() -> None:
    match = table("move", DINER, winds=1, rigors=2)
    assert "Effects: Second Wind, Rigor Mortis ×2" in whole(match)


def test_the_discard_piles_and_lost_tiles_are_listed() -> None:
    match = table(
        "move",
        DINER,
        event_discard=["stampede", "crowbar", "stampede"],
        wound_discard=["torso"],
        capture_discard=["escape", "escape"],
        removed=("hu_road_t_2", "hu_road_t_1", "hu_gym"),
    )
    assert drawn(picture().trash(match.view(None))).splitlines() == [
        "Discard pile: Crowbar, Stampede ×2",
        "Discarded wound cards: Torso",
        "Discarded capture cards: Escape ×2",
        "Tiles out of the game: T junction ×2, Gym",
    ]


def test_a_card_tells_when_it_is_played() -> None:
    heading, text, *_ = drawn(picture().card("crowbar")).splitlines()
    assert heading == "Crowbar  Weapon · When an opponent's capture roll succeeds"
    assert text.startswith("  Roll a die")


def test_cards_in_sight_are_those_that_one_sees() -> None:
    assert picture().in_sight(crowded().view(0)) == ["crowbar", "second_wind"]
    assert picture().in_sight(crowded().view(1)) == list(KINDS)


def test_characters_are_chosen_by_their_numbers() -> None:
    match = start(2, character_choice="choose")
    assert match.question is not None
    assert match.question.kind == "choose_character"
    assert whole(match).startswith("Set-up ")
    assert drawn(picture().brief(match.view(0))).strip() == ""
    numbers = "Movement 5, Capture 4, Infect 2, Taking Wounds 4, Do Over 4, Points 9"
    assert picture().beside(("choose", "lawyer")) == numbers
    assert picture().beside(("pass",)) == ""


def test_the_end_says_who_has_won_and_the_points_of_everybody() -> None:
    ada, bob = leader("centre", character="doctor", meals=8), leader("n3", meals=2)
    match = table("capture", DINER, ada, bob, humans="centre", dice=[5], captures="infect, infect")
    assert match.over
    assert drawn(picture().scores(match.view(None))).splitlines() == [
        "★ The goal is reached: Ada wins!",
        "  Ada · Points: 10 of 10 (2 zombies in play, 8 Eat cards)",
        "  Bob · Points: 3 of 9 (1 zombie in play, 2 Eat cards)",
    ]


@pytest.mark.parametrize(("width", "lang"), list(product((60, 80, 110), LANGUAGES)))
def test_no_line_is_wider_than_the_terminal_and_nothing_is_cut(width: int, lang: str) -> None:
    for match in (crowded(), table("tile", LONG, tiles="hu_gym"), start(6)):
        text = whole(match, 0, lang, width)
        assert max(map(cell_len, text.splitlines())) <= width
        assert "…" not in text


# At the keyboard


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_played_to_its_end_in_every_language(keyboard: Keyboard, lang: str) -> None:
    words = ("humans", "--seat", "me:Ada", "--seat", "bot:random:Bob", "--seed", "3", "--lang", lang)
    options = ("--option", "max_rounds=2", "--option", "character_choice=choose", "--save-to", "a.jsonl")
    told = keyboard("play", *words, *options, typing=again_and_again(("1", "2", "pass", "end", "keep")))
    assert told.status == 0
    assert "★" in told.out
