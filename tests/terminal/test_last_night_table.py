"""The table of Last Night on Earth as it is drawn: the town, the heroes, both sides and the fight, in all languages."""

from itertools import product
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from deadtown.games.last_night.ground import DEFAULT, NUMBERS
from deadtown.games.last_night.pending import Played
from deadtown.games.last_night.scenarios import SCENARIOS
from deadtown.terminal.tables.last_night import LastNightPicture
from deadtown.text import LANGUAGES, Speaker
from tests.games.last_night.building import built
from tests.games.last_night.table import GAME, PLAYERS, NightMatch, hero, kept, start, table
from tests.terminal.keyboard import Keyboard, again_and_again

H, Z = 0, 1
WIDE = 5


def picture(lang: str = "en") -> LastNightPicture:
    return LastNightPicture(Speaker(GAME, lang, PLAYERS))


def drawn(part: RenderableType, width: int = 80) -> str:
    console = Console(width=width, color_system=None, highlight=False)
    with console.capture() as capture:
        console.print(part)
    return "\n".join(line.rstrip() for line in capture.get().splitlines())


def whole(match: NightMatch, seat: int | None = H, lang: str = "en", width: int = 80) -> str:
    return drawn(picture(lang).table(match.view(seat), width), width)


def flat(match: NightMatch, seat: int | None = H, lang: str = "en") -> str:
    """All that is told, wherever its lines end."""
    return " ".join(whole(match, seat, lang).split())


def row(text: str, number: int) -> str:
    """A row of spaces, by its number in the margin."""
    (line,) = (line[3:] for line in text.splitlines() if line[:3].strip() == str(number) and line[3:4] == "┃")
    return line


def below(text: str, number: int) -> str:
    """What lies between a row and the next one."""
    lines = text.splitlines()
    (place,) = (place for place, line in enumerate(lines) if line[:3].strip() == str(number) and line[3:4] == "┃")
    return lines[place + 1][3:]


def space(text: str, name: str) -> str:
    """What is drawn on a space: five characters."""
    column = "abcdefghijkl".index(name[0])
    return row(text, int(name[1:]))[1 + column * (WIDE + 1) :][:WIDE]


ROUND_THE_TRUCK: dict[str, Any] = {"scenario": "escape_in_the_truck", "cornered": True}


def crowded(**more: Any) -> NightMatch:
    return table(
        "move_action",
        hero("becky", "f5", "revolver, first_aid_kit", wounds=1),
        hero("sally", "f5", on="feel_strange", saved="doc_brody"),
        hero("father_joseph", "b2", activated=True),
        hero("jake", "l5", "keys", bound=0),
        zombies="f5 f5 e4 e4 e4 a1 k11",
        turned=[("billy", "c6")],
        hand="faith, recovery x2",
        zombie_hand="shamble, trip",
        fires="h8",
        new_fires="h9",
        gas="g7 d4",
        betsy=NUMBERS["j3"],
        remaining=[
            kept("lights_out", "church"),
            kept("theyve_taken", "gym"),
            kept("new_spawning_pit", space="d9"),
            kept("heavy_rain"),
        ],
        active="becky",
        movement=(4,),
        left=3,
        **{**ROUND_THE_TRUCK, **more},
    )


# The town


def test_walls_and_doors_stand_between_the_spaces() -> None:
    text = whole(table("move_action", hero("becky", "f6"), active="becky", left=1))
    assert row(text, 2) == '┃ " "   " "    ·  ┃░░░░░ ░░░░░ ░░░░░┃  ·  ┃░░░░░ ░░░░░/  ·  /░░░░░ ░░░░░┃'
    assert below(text, 2) == "┃     ♣           ┗━━━━━━━╸/╺━━━━━━━┛     ┃           ┃     ┃           ┃"
    assert row(text, 6).startswith("┃░░░░+ ░░░░░┃  ·     ·     ·   B       :  ")


def test_rows_and_columns_carry_the_names_of_spaces() -> None:
    text = whole(crowded())
    heads = next(line for line in text.splitlines() if line.split()[:2] == ["A", "B"])
    assert heads.split() == [*"ABCDEFGHIJKL"]
    assert [line[:2].strip() for line in text.splitlines() if line[3:4] == "┃" and line[:2].strip()] == [
        str(number) for number in range(1, 13)
    ]
    assert heads.index("F") == 3 + 1 + 5 * (WIDE + 1) + WIDE // 2


def test_trees_stand_on_corners_and_corner_walls_too() -> None:
    assert below(whole(crowded()), 4)[4 * (WIDE + 1)] == "♣"
    manor = whole(table("move_action", active="becky", left=1, scenario="defend_the_manor", layout="c2 l3 l4 l5 l6"))
    assert below(manor, 5)[5 * (WIDE + 1)] == "■"
    assert "■ Corner wall" in manor
    assert "Town Square" not in manor


def test_figures_stand_on_their_spaces() -> None:
    text = whole(crowded())
    assert space(text, "f5") == "BSz2 "
    assert space(text, "e4") == "z3   "
    assert space(text, "a1") == "z   O", "on a pit"
    assert space(text, "k11") == "z░░░░", "in a building"
    assert space(text, "b2") == "J    "
    assert space(text, "c6") == "†I   ", "a zombie hero has the letter of the hero"


def test_what_lies_on_a_space_is_drawn_there() -> None:
    text = whole(crowded())
    assert space(text, "h8") == "  · ▲"
    assert space(text, "h9") == "  · △"
    assert space(text, "d4") == "  · %"
    assert space(text, "j3") == "  · @"
    assert space(text, "d9") == "  · O"
    assert space(text, "g7") == "  :#%", "the truck, and gas"
    assert space(text, "a6") == "▓▓▓▓+", "a Pick-Up space in the dark"
    assert space(text, "d10") == "×××××"


def test_the_truck_stands_there_in_its_scenario_only() -> None:
    assert "Truck" in whole(crowded())
    other = whole(crowded(scenario="burn_em_out"))
    assert "#" not in row(other, 7)
    assert "Truck" not in other


def test_a_destroyed_pit_and_a_building_that_has_burnt_down_are_told_apart() -> None:
    match = crowded(scenario="burn_em_out", charged=(NUMBERS["a1"],), destroyed=(1,))
    assert space(whole(match), "a1") == "z   Ø"
    assert "Ø Destroyed pit" in whole(match)
    assert "D1–F2 Police Station (burnt down)" in flat(match)


def test_a_crowd_that_has_no_room_is_told_below_the_map() -> None:
    people = [hero(name, "f5") for name in ("becky", "sally", "jake", "jenny")]
    match = table("move_action", *people, zombies="f5 f5 f5", fires="f5", active="becky", left=2)
    text = whole(match)
    assert space(text, "f5") == "&   ▲"
    assert "& F5 BSJEz3" in text.splitlines()
    assert "& several" in text
    assert "&" not in whole(crowded())


def test_a_pick_up_space_is_no_longer_marked_where_figures_need_the_room() -> None:
    people = [hero(name, "l1") for name in ("becky", "sally", "jake")]
    assert space(whole(table("sun", *people, zombies="l1")), "l1") == "BSJz+"
    assert space(whole(table("sun", *people, zombies="l1 l1")), "l1") == "BSJz2"


def test_brown_and_green_zombies_differ_by_letter() -> None:
    match = table("sun", zombies="e4 e4 f5", green="e4 c3", players=4)
    text = whole(match)
    assert space(text, "e4") == "b2g  "
    assert space(text, "c3") == "g    "
    assert "b Brown zombie · g Green zombie" in text
    assert space(whole(match, lang="fr"), "e4") == "b2v  "


def test_no_two_heroes_have_one_letter() -> None:
    people = ("sally", "sheriff_anderson", "jake", "jenny", "johnny", "father_joseph", "becky", "billy")
    places = [hero(name, f"c{place + 1}") for place, name in enumerate(people)]
    text = whole(table("sun", *places))
    letters = [space(text, f"c{place + 1}")[0] for place in range(len(people))]
    assert letters[0] == "S"
    assert len({*letters}) == len(people)
    assert "O" not in letters, "that is a pit"


def test_buildings_are_listed_by_where_they_are_with_their_troubles() -> None:
    told = flat(crowded())
    assert "A5–B6 Church (Lights Out) · D1–F2 Police Station · K1–L3 Airplane Hangar" in told
    assert "D10–F11 Gym (Taken Over)" in told


def test_where_there_is_room_the_heroes_stand_beside_the_map() -> None:
    narrow, wide = whole(crowded(), width=80), whole(crowded(), width=120)
    assert row(narrow, 1) == row(wide, 1)[: len(row(narrow, 1))]
    assert "Church" not in next(line for line in narrow.splitlines() if " B " in line)
    assert "Church" in wide.splitlines()[1]
    assert len(wide.splitlines()) < len(narrow.splitlines())


# People


def test_heroes_are_told_with_all_that_they_carry() -> None:
    lines = [line.strip() for line in whole(crowded()).splitlines()]
    assert "▶ B Becky · Ada · F5 · Wounds: 1 of 3 · 2 fight dice" in lines
    assert "Items: Revolver, First Aid Kit" in lines
    assert "S Sally · Ada · F5 · Wounds: 0 of 2 · 2 fight dice" in lines
    assert "Cards on it: I Feel Kinda Strange" in lines
    assert "Saved: Doc Brody" in lines
    assert "J Father Joseph · Ada · B2 · Wounds: 0 of 3 · 2 fight dice · activation over" in lines
    assert "†I Billy · C6 · 2 wound points left" in lines
    assert "has got to get to: Church" in flat(crowded())


def test_the_dead_who_do_not_walk_are_named() -> None:
    match = table("sun", hero("becky", "f5"), hero("jenny", "c1", dead=True))
    assert "Dead" not in whole(match)
    match.hero("jenny").space, match.state.hero_deaths = -1, 1
    assert "Dead: Jenny" in whole(match)


def test_everybody_is_told_with_side_cards_and_zombies_to_come() -> None:
    lines = [line.strip() for line in whole(crowded()).splitlines()]
    assert "▶ Ada (you) · Heroes · 3 cards" in lines
    assert "Hand: Recovery ×2, Faith" in lines
    assert "Bob · Zombies · 2 cards · 7 zombies in the pool" in lines


def test_nobody_sees_the_hand_of_the_other_side() -> None:
    assert "Shamble" not in whole(crowded(), H)
    assert "Faith" not in whole(crowded(), Z)
    assert "Shamble" in whole(crowded(), Z)
    assert "Hand:" not in whole(crowded(), None)
    opened = drawn(picture().table(picture().open_view(crowded()), 80))
    assert "Shamble" in opened
    assert "Faith" in opened


def test_partners_see_each_others_hands_if_that_was_agreed_on() -> None:
    hands = {1: "faith", 2: "shamble"}
    players: dict[str, Any] = {"players": 3, "hands": hands}
    assert "Faith" in whole(table("sun", **players), 0)
    assert "Faith" not in whole(table("sun", options={"open_team_hands": False}, **players), 0)


def test_cards_that_all_have_seen_on_their_way_into_a_hand_are_told() -> None:
    match = crowded(known=[("faith",), ()])
    assert "Known to be in hand: Faith" in whole(match, Z)
    assert "Known" not in whole(match, H)


def test_the_leader_of_two_zombie_players_changes_with_the_sun() -> None:
    even, odd = (table("zombies_start", players=4, sun=sun) for sun in (8, 7))
    leads = [next(line for line in whole(match).splitlines() if "zombie leader" in line) for match in (even, odd)]
    assert "Brown zombies" in leads[0]
    assert "Green zombies" in leads[1]
    assert "zombie leader" not in whole(crowded()), "one alone leads always"


# The night


def test_the_heading_tells_turn_step_and_hero() -> None:
    assert whole(crowded(phase="move")).startswith("Hero turn · Movement · Becky ")
    assert whole(in_a_fight()).startswith("Zombie turn · Fight ")


@pytest.mark.parametrize(
    ("scenario", "told"),
    [
        ("die_zombies_die", "Sun 15 · Zombies killed: 3 of 15 · Heroes killed: 0 of 2"),
        ("burn_em_out", "Sun 18 · Pits destroyed: 1 of 3 · Heroes killed: 0 of 4"),
        ("save_the_townsfolk", "Sun 16 · Townsfolk saved: 1 of 4 · Townsfolk lost: 0 of 3 · Heroes killed: 0 of 2"),
        (
            "escape_in_the_truck",
            "Sun 15 · The tank is full · No Keys at the truck · Heroes at the truck: 0 of 2 · Heroes killed: 0 of 4",
        ),
        ("defend_the_manor", "Sun 17 · Zombies in the Manor House: 2 of 9 · Heroes killed: 0 of 4"),
    ],
)
def test_what_is_still_to_be_done_is_told(scenario: str, told: str) -> None:
    layout = "c2 l3 l4 l5 l6" if scenario == "defend_the_manor" else "c1 l3 l4 l5 l6"
    done: dict[str, Any] = {"tank": True, "zombie_deaths": 3, "charged": (NUMBERS["a1"],)}
    match = crowded(scenario=scenario, layout=layout, **done)
    name = picture().speaker.name("scenario", scenario)
    assert f"{name} · {told}" in flat(match)


def test_every_scenario_is_known_here() -> None:
    for lang, scenario in product(LANGUAGES, SCENARIOS):
        assert picture(lang).speaker.name("scenario", scenario) in whole(start(scenario=scenario), None, lang)


def test_cards_that_remain_in_play_and_what_holds_for_a_while_are_told() -> None:
    told = flat(crowded())
    remaining = (
        "Remaining in play: Lights Out (Church), My God, They've Taken the… (Gym), New Spawning Pit (D9), Heavy Rain"
    )
    assert remaining in told
    assert "For a while: Cornered" in told


def test_decks_are_counted_and_discard_piles_listed() -> None:
    match = crowded(hero_discard="crowbar, keys x2", zombie_discard="shamble", hero_out=("dynamite",))
    assert "Hero deck: 20, discard pile: 3 · Zombie deck: 9, discard pile: 1" in whole(match)
    assert drawn(picture().trash(match.view(None))).splitlines() == [
        "Hero discard pile: Crowbar, Keys ×2",
        "Zombie discard pile: Shamble",
        "Out of the game: Dynamite",
    ]


# What is going on


def test_a_move_is_told_with_its_die_and_the_steps_that_are_left() -> None:
    assert "Movement roll: 4, steps left: 3" in whole(crowded())


def in_a_fight(**more: Any) -> NightMatch:
    pieces: dict[str, Any] = {"zombies": "f5"} if "turned" not in more else {}
    match = table("zombie_fights", hero("becky", "f5", "crowbar"), hand="faith", halts=True, **pieces, **more)
    while match.kind == "zombie_fights":
        match.close()
    return match


def test_before_the_dice_of_a_fight_its_chances_are_told() -> None:
    match = in_a_fight()
    assert match.kind == "fight_declared"
    told = flat(match)
    assert "Fight on F5: Becky against a zombie" in told
    assert "Becky: 2 dice to roll · Zombie: 1 die to roll" in told
    assert "Chances of Becky to win: 58%, with doubles: 7%" in told


@pytest.mark.parametrize(
    ("dice", "told"),
    [
        ([3, 2, 5], "Becky: [3] 2 · Zombie: [5] As the dice lie, the zombie wins."),
        ([2, 5, 4], "Becky: 2 [5] · Zombie: [4] As the dice lie, Becky wins."),
        ([5, 5, 4], "Becky: [5] 5 · Zombie: [4] · doubles As the dice lie, Becky wins."),
        ([5, 2, 5], "Becky: [5] 2 · Zombie: [5] As the dice lie, the zombie wins."),
    ],
)
def test_the_dice_of_both_sides_lie_open_with_who_wins_as_they_lie(dice: list[int], told: str) -> None:
    match = in_a_fight(dice=dice)
    match.close()
    assert match.kind == "fight_rolled"
    assert told in flat(match)


def test_who_wins_ties_is_told() -> None:
    match = in_a_fight(dice=[5, 2, 5, 1, 1], cornered=True)
    match.close()
    assert "the hero wins ties As the dice lie, Becky wins." in flat(match)


def test_a_fight_that_is_won_and_the_wound_that_comes_of_it_are_told() -> None:
    match = in_a_fight(dice=[3, 2, 5])
    while match.kind != "about_to_be_wounded":
        match.close()
    told = flat(match)
    assert "The zombie has won the fight." in told
    assert "About to be wounded: Becky" in told


def test_a_zombie_hero_is_called_by_name_in_a_fight() -> None:
    match = in_a_fight(turned=[("billy", "f5")])
    assert "Fight on F5: Becky against Zombie Billy" in whole(match)


def test_a_card_being_played_is_told_with_what_it_names() -> None:
    match = crowded(stack=[Played(1, "got_to_get_to", named=("becky", "church")), Played(0, "jeb", cancelled=True)])
    text = whole(match)
    assert "Being played: I've Got to Get to the… (Bob) → Becky, Church" in text
    assert "Being played: Jeb, grease monkey (Ada), cancelled" in text


def test_dice_outside_fights_are_told_with_what_they_must_show() -> None:
    match = table(
        "ranged_attack",
        hero("sally", "f5", "revolver"),
        zombies="f7",
        active="sally",
        dice=[2],
        hand="faith",
        halts=True,
    )
    match.choose("shoot revolver f7")
    assert match.kind == "shot_rolled"
    assert "Dice: 2 · Sally · Revolver · needed: 4 or more" in whole(match)


# Cards, and the end


def test_a_card_tells_when_it_is_played() -> None:
    heading, text, *_ = drawn(picture().card("crowbar")).splitlines()
    assert heading == "Crowbar  Item · Hand weapon · After the dice of a fight"
    assert text == "  You win ties in this fight. It breaks with 1 or 2."


def test_cards_in_sight_are_those_that_one_sees() -> None:
    seen = picture().in_sight(crowded().view(H))
    assert seen[:4] == ["revolver", "keys", "first_aid_kit", "recovery"]
    assert "shamble" not in seen
    assert "heavy_rain" in seen
    assert "shamble" in picture().in_sight(crowded().view(Z))


def test_a_hero_to_be_chosen_is_offered_with_abilities() -> None:
    assert picture().beside(("hero", "sally")) == "Lucky, Youth"
    assert picture().beside(("step", "f5")) == ""


def test_the_end_says_which_side_has_won_and_how_far_both_had_come() -> None:
    match = table("sun", sun=1, players=3, turns=3)
    assert match.over
    assert drawn(picture().scores(match.view(None))).splitlines() == [
        "★ The zombies win: Cleo.",
        "  Die, Zombies, Die! · Sun 0 · Zombies killed: 0 of 15 · Heroes killed: 0 of 2",
    ]
    assert whole(match).startswith("End of the game ")


@pytest.mark.parametrize(("width", "lang", "seat"), list(product((80, 100, 120), LANGUAGES, (H, Z))))
def test_no_line_is_wider_than_the_terminal_and_nothing_is_cut(width: int, lang: str, seat: int) -> None:
    for match in (crowded(), in_a_fight(), start(6, choose_heroes=True)):
        text = whole(match, seat, lang, width)
        assert max(map(cell_len, text.splitlines())) <= width
    flat_text = " ".join(whole(crowded(), seat, lang, 80).split())
    for card in ("lights_out", "new_spawning_pit", "first_aid_kit", "feel_strange"):
        assert picture(lang).speaker.name("card", card) in flat_text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sign_has_one_character(lang: str) -> None:
    speaker = picture(lang).speaker
    signs = [speaker.say(f"terminal-night-zombie{kind}") for kind in ("", "-brown", "-green")]
    assert [cell_len(sign) for sign in signs] == [1, 1, 1]
    assert signs[1] != signs[2]


# At the keyboard


AMONG_HEROES, AMONG_ZOMBIES = ("me:Ada", "bot:random:Bob"), ("bot:random:Ada", "me:Bob")


@pytest.mark.parametrize(("lang", "seats"), [("en", AMONG_ZOMBIES), ("it", AMONG_HEROES), ("fr", AMONG_ZOMBIES)])
def test_a_game_is_played_to_its_end_in_every_language(keyboard: Keyboard, lang: str, seats: tuple[str, str]) -> None:
    words = [word for seat in seats for word in ("--seat", seat)]
    options = ("--option", "scenario=die_zombies_die", "--seed", "2", "--lang", lang, "--save-to", "a.jsonl")
    typing = again_and_again(("1", "2", "pass", "3", "done"))
    told = keyboard("play", "last_night", *words, *options, typing=typing)
    assert told.status == 0
    assert "★" in told.out, "\n".join(told.lines[-30:])
    assert told.out.count("┏━━") > 50, "the map is drawn again for every decision"


def test_discard_piles_and_cards_are_looked_at_during_a_game(keyboard: Keyboard) -> None:
    words = ("last_night", "--seat", "me:Ada", "--seat", "bot:random:Bob", "--seed", "3")
    told = keyboard("play", *words, typing=("trash", "card crowbar", "quit"))
    assert "Hero discard pile: nothing" in told.after("trash")
    assert "You win ties in this fight." in told.says("card crowbar")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_barricades_and_door_markers_are_drawn(lang: str) -> None:
    layout = f"{DEFAULT} door:a4-a5 lock:b5-c5"
    match = table("move_action", hero("becky", "f5"), active="becky", layout=layout, barricades=built("church_n:2"))
    text = whole(match, lang=lang)
    assert below(text, 4)[1:12] == "═╸/╺═━═════", "a new door in a boarded wall"
    assert row(text, 5)[12] == "x"
    assert row(text, 6)[12] == "┃"
    assert Speaker(GAME, lang, PLAYERS).say("terminal-night-locked-door") in flat(match, lang=lang)
    assert ": 2)" in flat(match, lang=lang)


def test_a_building_that_is_boarded_up_says_so() -> None:
    walls = built("church_n church_e church_s")
    match = table("move_action", hero("becky", "f5"), active="becky", barricades=walls)
    assert "Church (Fully Barricaded)" in flat(match)
    assert row(whole(match), 6)[12] == "║"
