"""What the sets and options of Last Night on Earth bring to the table, as it is drawn and played at the keyboard."""

from itertools import chain

import pytest

from deadtown.games.last_night.ground import NUMBERS
from deadtown.games.last_night.pending import Attack, Hurt, Marker, Roll
from tests.games.last_night.table import hero, table
from tests.terminal.keyboard import Keyboard, again_and_again
from tests.terminal.test_last_night_table import flat, picture, space, whole

SETS = ("set_growing_hunger", "set_survival_of_the_fittest", "set_timber_peak")
RULES = ("opt_grave_weapons", "opt_survival_decks", "opt_exploration", "opt_doors", "opt_grave_dead", "sewers_at_setup")
EVERYTHING = [*(f"{option}=on" for option in (*SETS, *RULES, "experience", "barricades"))]
AMONG_HEROES, AMONG_ZOMBIES = ("me:Ada", "bot:random:Bob"), ("bot:random:Ada", "me:Bob")
TYPED = 100


@pytest.mark.parametrize(("lang", "seats"), [("en", AMONG_HEROES), ("it", AMONG_ZOMBIES), ("fr", AMONG_HEROES)])
def test_a_night_with_all_sets_and_options_is_played(keyboard: Keyboard, lang: str, seats: tuple[str, str]) -> None:
    words = [*chain.from_iterable(("--seat", seat) for seat in seats)]
    words += [*chain.from_iterable(("--option", option) for option in EVERYTHING)]
    typing = [line for line, _ in zip(again_and_again(("1", "2", "4", "3", "1")), range(TYPED), strict=False)]
    told = keyboard("play", "last_night", *words, "--seed", "5", "--lang", lang, "--save-to", "a.jsonl", typing=typing)
    assert told.status == 0, told.err
    assert told.out.count("┏━━") > TYPED // 3


def test_red_zombies_and_a_trap_are_on_the_map_and_in_the_legend() -> None:
    match = table("move_action", hero(at="f6"), active="becky", left=1, red="a2", trap=NUMBERS["c7"])
    assert space(whole(match), "a2").startswith("r")
    assert space(whole(match), "c7").endswith("^")
    assert "r Grave Dead" in flat(match)
    assert "^ Bear Trap" in flat(match)


def test_combined_items_and_boosts_are_told_with_their_hero() -> None:
    becky = hero(items="keys, revolver", taped=(("keys", "revolver"),), upgrades="brawler", boosted="brawler")
    match = table("move_action", becky, active="becky", left=1)
    assert "Combined items: Keys + Revolver" in flat(match)
    assert "Upgrades: Brawler Boosts: Brawler" in flat(match)


def test_markers_of_a_kind_are_told_together() -> None:
    markers = tuple(Marker("free_search", building) for building in (0, 1))
    match = table("move_action", hero(), active="becky", left=1, markers=markers)
    first, second = (match.state.ground.buildings[place].name for place in (0, 1))
    speaker = picture().speaker
    together = f"Free Search ({speaker.name('building', first)}, {speaker.name('building', second)})"
    assert f"Markers in buildings: {together}" in flat(match)


def test_what_holds_for_a_while_is_named() -> None:
    match = table("move_action", hero(), active="becky", left=1, hurried=True, roped=True)
    assert "Run for It!, Climbing Rope" in flat(match)


def test_who_is_about_to_come_is_not_called_dead() -> None:
    becky = hero(at="a9", wounds=2)
    match = table("zombie_fights", becky, zombies="a9", dice=[1, 2, 6, 1], people=("jenny",), scenario="burn_em_out")
    assert match.asked == (0, "new_hero_space")
    assert "†" in whole(match)
    assert "Dead:" not in flat(match)


@pytest.mark.parametrize(
    ("what", "told"),
    [("infection", "a wound with 2 or less"), ("despair", "lost with 2 or less"), ("bag", "lost with 2 or less")],
)
def test_what_a_die_must_not_show_is_told_as_such(what: str, told: str) -> None:
    match = table("move_action", hero(), active="becky", left=1, roll=Roll(what, (3,), 0, need=2))
    assert told in flat(match)


def test_a_declared_attack_and_a_blow_against_a_zombie_are_told() -> None:
    attack = Attack(0, ("revolver",), ("f4",))
    match = table("move_action", hero(), active="becky", left=1, zombies="f4", attack=attack)
    assert "Ranged attack: Becky, Revolver" in flat(match)
    match = table("move_action", hero(), active="becky", left=1, zombies="f4", hurt=Hurt(0, killing=True))
    assert "About to die: Zombie F4" in flat(match)
