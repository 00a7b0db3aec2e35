"""The table of the combined game as it is drawn: both sides on one map, and all that they own, in every language."""

from itertools import product

import pytest
from msgspec.structs import replace
from rich.cells import cell_len
from rich.console import Console, RenderableType

from deadtown.games.humans.combined.tiles import OPEN_TOWN
from deadtown.games.town import behind
from deadtown.terminal.tables.combined import CombinedPicture
from deadtown.terminal.tables.humans_city import INWARDS
from deadtown.text import LANGUAGES, Speaker
from tests.games.humans.combined.table import COMBINED, NAMES, TableMatch, guy, horde, start, table
from tests.terminal.keyboard import Keyboard, again_and_again

CITY = "skate_shop 1 -1 0, hospital -1 1 0, hu_church 1 1 1"
LONG = ", ".join(f"hu_road_straight {x} 0 0" for x in (3,)) + ", hu_road_t_3 4 0 0, road_t_3 5 0 0, road_t_4 6 0 0"


def picture(lang: str = "en") -> CombinedPicture:
    return CombinedPicture(Speaker(COMBINED, lang, NAMES))


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


def told(match: TableMatch, seat: int | None = 0) -> list[str]:
    return [line.strip() for line in whole(match, seat).splitlines()]


def crowded() -> TableMatch:
    ada = guy("centre", hand="fear, crowbar", in_play="hey_look_a_shotgun, fire_axe", charges=2, kills=4)
    bob = horde(
        *("e1 e3 e3 n1", "second_wind x2, grenade"), character="doctor", wounds="torso", meals=2, dice=3, used=False
    )
    return table(
        *("move", CITY, ada, bob, guy("centre", life=1), horde("e3 centre")),
        humans="e3 w3",
        strays="e3n4 n3",
        active=1,
        human_tiles="hu_gym",
    )


# The map


def test_doors_stand_indoors_and_barricades_and_openings_on_doorsteps() -> None:
    text = whole(table("move", CITY, guy("w3"), horde("e3"), active=1))
    assert row(text, "N7").strip() == "│░░░░░↓░░░│", "the door of the Gas Station"
    assert row(text, "N6").strip() == "···↑··↑··↑·", "its tokens of the start"
    assert row(text, "N4").strip().endswith("│░░░░░↓░░░│"), "the door of the Skate Shop"
    assert row(text, "N3").strip().endswith("···#··#··#·"), "which is closed for hordes"
    assert row(text, "S2").strip().endswith("··#░░░│"), "a building of Humans!!! has no doors"


def test_openings_on_three_sides_have_a_sign() -> None:
    text = whole(table("move", CITY, guy("w3"), horde("e3"), active=1, openings="w3s4"))
    assert "░░░··╩░░░" in row(text, "S4")


def test_there_is_a_sign_for_every_opening_of_both_sets() -> None:
    for kind in OPEN_TOWN.kinds:
        for turns in OPEN_TOWN.rotations(kind):
            city = OPEN_TOWN.city(f"{kind} 0 0 {turns}")
            for space in city.walkable:
                rooms = behind(city, space)
                if rooms and city.building[space] < 0:
                    assert tuple(sorted(room - space for room in rooms)) in INWARDS


def test_sides_are_told_apart_by_letters_and_numbers() -> None:
    text = whole(crowded())
    assert row(text, "C").strip() == "│░░░··←·······h·········AC42······24h······↑··↗░░░│"
    assert row(text, "N1").split("│")[3] == "   2··   "
    assert row(text, "N3").split("·")[0].strip() == "│   z"
    assert "│░░░z░↓░░░│" in row(text, "N4")


@pytest.mark.parametrize(
    ("guys", "hordes", "human", "signs"),
    [
        ("A", "", "", "A··"),
        ("ABC", "", "", "ABC"),
        ("ABCD", "", "", "@··"),
        ("AB", "5", "", "AB5"),
        ("AB", "56", "", "@56"),
        ("A", "56", "", "A56"),
        ("A", "456", "", "A&·"),
        ("A", "5", "h", "A5h"),
        ("A", "56", "h", "A&h"),
        ("AB", "56", "h", "@&h"),
        ("", "56", "h", "56h"),
        ("", "456", "h", "&h·"),
    ],
)
def test_crowds_are_drawn_as_there_is_room(guys: str, hordes: str, human: str, signs: str) -> None:
    players = [horde("e3" if str(seat + 1) in hordes else "n6") for seat in range(6)]
    for seat, letter in enumerate("ABCD"):
        if letter in guys:
            players[seat] = guy("e3")
    text = whole(table("tile", "", *players, humans="e3" if human else "", human_tiles="hu_gym", tiles="road_t_3"))
    assert row(text, "C")[34:37] == signs


def test_where_only_one_sign_has_room_both_sides_share_it() -> None:
    city = "hu_church 1 1 1"
    match = table("move", city, guy("e3s3"), horde("e3s3"), humans="e3s3", active=1)
    assert row(whole(match), "S3").strip().endswith("│   =h#░░░│")


def test_tokens_of_both_games_lie_where_they_are() -> None:
    number = OPEN_TOWN.city(table("move", CITY, guy(), horde("e3"), active=1).state.layout).number
    tokens = {number["w3s2"]: "life", number["w4s3"]: "bullet"}
    match = table("move", CITY, guy("w3s2"), horde("w3s2"), strays="w3s2", active=1, tokens=tokens)
    match.state.dice = (number["e4s3"],)
    text = whole(match)
    assert "│░░░=z+░░░│" in row(text, "S2")
    assert "│*░░" in row(text, "S3")
    assert row(text, "S3").endswith("··#d░░│")


def test_the_helipad_is_marked_and_named() -> None:
    text = whole(table("move", "helipad 1 -1 0", guy(), horde("e3"), active=1))
    assert "HHHXXXHHH" in row(text, "N3")
    assert "E3N3 Helipad" in text


def test_buildings_are_listed_with_their_barricades_and_copies_of_roads_with_their_numbers() -> None:
    text = whole(crowded()).replace("\n", " ")
    assert "N3 T junction no. 1 (Zombies!!!) · E3 T junction no. 1 (Humans!!!)" in text
    assert "N6 Gas Station (barricade 4) · E6 Concert Hall (barricade 4)" in text
    assert "W3S3 Hospital (Zombies!!!) (barricade 4) · E3S3 Church (barricade 5)" in text


# Players


def test_players_of_both_sides_are_told_with_all_that_they_own() -> None:
    lines = told(crowded(), 1)
    ada = "A Ada · Shotgun guy · C · 3 life · 3 bullets · Zombies: 4 of 25 · 2 cards (Humans!!!: 1)"
    assert lines[lines.index(ada) + 1] == "In play: Fire Axe, Hey, Look! A Shotgun! (2 charges)"
    bob = "▶ 2 Bob (you) · Doctor Zombie · Points: 6 of 10 · 3 Do Over tokens · 3 cards (Humans!!!: 2) ·"
    assert lines[lines.index(bob) + 1 :][:4] == [
        "Heal Thyself",
        "Zombies: E1, E3 ×2, N1",
        "Wounds: Torso",
        "Hand: Second Wind ×2, Grenade",
    ]
    assert "C Cleo · Shotgun guy · C · 1 life · 3 bullets · Zombies: 0 of 25 · no cards" in lines


def test_whoever_waits_off_the_map_is_told_so() -> None:
    text = whole(table("move", "", guy(""), horde("e3"), active=1))
    assert "A Ada (you) · Shotgun guy · Off the map until the next turn · 3 life" in text
    waiting = horde("")
    match = table("walk", "", guy("e3"), waiting, left=3)
    waiting[2].zombies[0] = -2
    assert "Off the map until the next turn" in whole(match)
    assert "Zombies: nothing" in whole(match)


def test_what_is_in_force_for_players_is_told_of_either_side() -> None:
    match = table("move", "", guy("w3", pending=("fear",)), horde("e3"), active=1, winds=1, rigors=2)
    lines = told(match)
    assert "Effects: Fear" in lines
    assert "Effects: Second Wind, Rigor Mortis ×2" in lines


def test_nobody_sees_the_hand_of_another() -> None:
    assert "Crowbar" in whole(crowded(), 0)
    assert "Crowbar" not in whole(crowded(), 1)
    assert "Crowbar" not in whole(crowded(), None)
    assert "Crowbar" in drawn(picture().table(picture().open_view(crowded()), 100))


# What is going on


def test_the_heading_tells_round_step_and_player_and_what_is_left_of_both_sets() -> None:
    first, *rest = whole(crowded()).splitlines()
    assert first.startswith("Round 3 · Movement · Bob ")
    assert " ".join(rest[:2]) == (
        "58 humans in the supply · 94 stray zombies in the pool · Humans!!!: 1 tile left, no cards left · "
        "Zombies!!!: no tiles left, no cards left · 6 steps left"
    )


def test_the_cross_is_drawn_while_hordes_are_placed() -> None:
    match = start(2)
    text = whole(match)
    assert text.startswith("Set-up ")
    assert "·A·" in row(text, "C")
    assert match.asked == (1, "hx_start_pawns")


def test_characters_are_chosen_by_their_numbers() -> None:
    match = start(2, character_choice="choose")
    assert match.asked == (1, "choose_character")
    assert "  2 Bob" in whole(match)
    assert picture().beside(("choose", "lawyer")).startswith("Movement 5, Capture 4")
    assert picture().beside(("pass",)) == ""


def test_a_tile_of_either_set_is_drawn_in_all_its_ways() -> None:
    match = table("tile", "", guy(), horde("e3"), tiles="skate_shop", human_tiles="hu_gym")
    match.choose("tile_from zombies")
    text = whole(match)
    assert "Drawn: Skate Shop" in text
    assert "│░░░░░↓░░░│" in text
    match = table("tile", "", guy(), horde("e3"), tiles="skate_shop", human_tiles="hu_gym")
    match.choose("tile_from humans")
    assert "Drawn: Gym" in whole(match)
    assert "░↓░" not in whole(match).split("Drawn:")[1]


def test_a_fight_is_in_the_middle_and_tells_what_it_needs() -> None:
    ada = guy("centre", hand="crowbar", in_play="fire_axe")
    match = table("walk", "", ada, horde("e3", character="doctor"), dice=[1], left=3)
    match.choose("walk e3")
    assert match.asked == (0, "pre_combat_roll")
    lines = told(match)
    assert "Ada fights, with 4 or more, and adds 1 to the die" in lines
    city = picture().city(match.view(0))
    assert city.city.names[city.focus()] == "e3"


def test_weapon_cards_of_the_next_combat_roll_are_told() -> None:
    view = replace(table("walk", "", guy("w3"), horde("e3"), left=3).view(0), armed=("crowbar",))
    assert "Weapons for the next combat roll: Crowbar" in drawn(picture().table(view, 100))


def test_an_attack_on_a_shotgun_guy_is_told_with_the_cards_that_lie_open() -> None:
    ada, bob = guy("centre", "crowbar"), horde("e1", "second_helping", character="doctor")
    match = table("move", "", ada, bob, active=1, dice=[5], captures="eat, infect")
    match.choose("step e1 centre")
    assert match.asked == (0, "weapon")
    assert "Bob attacks Ada on C" in told(match)
    match.choose("pass")
    assert match.asked == (1, "capture_cards")
    assert "Capture cards: Eat, Infect" in told(match)


def test_a_capture_is_told_and_whom_it_leaves_for_later() -> None:
    ada, bob = guy("centre", "crowbar"), horde("e1 e2", character="doctor")
    match = table("move", "", ada, bob, humans="e3", active=1, dice=[5])
    match.choose("step e1 centre", "step e2 e3", "attempt e3")
    lines = told(match)
    assert "Bob tries to capture the human on E3" in lines
    assert "Still to be caught: Ada" in lines


def test_whom_somebody_may_strike_back_at_is_told() -> None:
    match = table("walk", "", guy("e3"), horde("e3 e3"), left=3, grudges=((1, 0, 0), (1, 1, 0)))
    assert told(match).count("Bob may strike back at Ada on E3") == 1


def test_wound_cards_that_were_drawn_are_shown() -> None:
    match = table("walk", "", guy("e2"), horde("e3", character="doctor"), dice=[5], left=3, wounds="torso, left_arm")
    match.choose("walk e3")
    assert match.asked == (1, "keep_wound")
    assert "Wound cards: Torso, Left Arm" in told(match)


def test_where_there_is_no_room_the_part_with_the_active_player_is_drawn() -> None:
    match = table("move", LONG, guy("w3"), horde("e17"), active=1)
    narrow, wide = whole(match, width=60), whole(match, width=110)
    assert "where Bob is busy" in narrow.replace("\n", " ")
    assert " W " not in narrow.split("\n", 3)[3].split("N", 1)[0], "the west is too far away"
    assert "where Bob is busy" not in wide.replace("\n", " ")
    off = table("tile", LONG, guy(""), horde("e17"), tiles="road_t_2", human_tiles="hu_gym")
    assert picture().city(off.view(0)).focus() == 4, "Town Square"


# Cards, piles, the end


def test_the_discard_piles_and_lost_tiles_are_listed() -> None:
    match = table(
        *("move", "", guy("w3"), horde("e3")),
        active=1,
        event_discard=["stampede", "crowbar", "stampede"],
        discard=["fear", "grenade"],
        wound_discard=["torso"],
        capture_discard=["escape", "escape"],
        removed=("hu_road_t_3", "road_t_3", "hu_gym"),
    )
    assert drawn(picture().trash(match.view(None))).splitlines() == [
        "Discard pile of Humans!!!: Crowbar, Stampede ×2",
        "Discard pile of Zombies!!!: Fear, Grenade",
        "Discarded wound cards: Torso",
        "Discarded capture cards: Escape ×2",
        "Tiles out of the game: T junction, T junction, Gym",
    ]


def test_a_card_of_either_set_tells_when_it_is_played() -> None:
    for card, name in (("crowbar", "Crowbar  Weapon · "), ("grenade", "Grenade  Item · ")):
        heading, text, *_ = drawn(picture().card(card)).splitlines()
        assert heading.startswith(name)
        assert text.startswith("  ")


def test_cards_in_sight_are_those_that_one_sees() -> None:
    assert picture().in_sight(crowded().view(0)) == ["crowbar", "fear", "fire_axe", "hey_look_a_shotgun"]
    assert picture().in_sight(table("move", "", guy("w3"), horde("e3"), active=1).view(0)) == list(picture().things)


def test_the_end_says_who_has_won_and_how_far_everybody_has_come() -> None:
    ada, bob = guy("centre", kills=24), horde("e3", meals=2)
    match = table("walk", "", ada, bob, strays="e1", dice=[5], left=3)
    match.choose("step e1")
    assert match.over
    assert drawn(picture().scores(match.view(None))).splitlines()[1:] == [
        "  Ada · Zombies: 25 of 25",
        "  Bob · Points: 3 of 9",
    ]


@pytest.mark.parametrize(("width", "lang"), list(product((60, 80, 110), LANGUAGES)))
def test_no_line_is_wider_than_the_terminal_and_nothing_is_cut(width: int, lang: str) -> None:
    tile = table("tile", LONG, guy(), horde("e3"), tiles="army_surplus")
    for match in (crowded(), tile, start(6), start(4, character_choice="choose")):
        text = whole(match, 0, lang, width)
        assert max(map(cell_len, text.splitlines())) <= width
        assert "…" not in text


# At the keyboard


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("sides", ["alternate", "alternate_zombies"])
def test_a_game_is_played_to_its_end_in_every_language(keyboard: Keyboard, sides: str, lang: str) -> None:
    words = ("combined", "--seat", "me:Ada", "--seat", "bot:random:Bob", "--seed", "3", "--lang", lang)
    options = ("--option", "max_rounds=2", "--option", f"hx_sides={sides}", "--save-to", "a.jsonl")
    typing = again_and_again(("1", "2"))
    told = keyboard("play", *words, *options, typing=typing)
    assert told.status == 0
    assert "★" in told.out
