"""Last Night on Earth on the page: a night by clicks, answers by taps and by keys, and what is shown before them."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from deadtown.games.last_night.heroes import PEOPLE
from tests.browser.last_nights import ATTACKS, give, last_night
from tests.browser.person import Person
from tests.browser.playing import number, open_table, over, wait_until_asked
from tests.browser.screens import SCREENS
from tests.browser.screenshots import SIZES
from tests.browser.situations import go_on
from tests.browser.towns import PLAYERS
from tests.browser.wire import Wire

People = Callable[..., Person]
MOST_ANSWERS = 60
SOONEST = ("pass", "none", "done", "hold_fire", "stop")
"""What brings a night to its end without much ado."""


def begin(known: People, name: str, size: str = "desktop") -> tuple[Page, Wire]:
    """In the place of who is asked in a game that was saved."""
    saved = last_night(name)
    anna = known(PLAYERS[saved.asked.seat], **SIZES[size])
    wire = Wire(anna.page)
    page = open_table(anna, go_on(anna, saved.record, saved.asked.seat))
    wait_until_asked(page)
    return page, wire


def test_a_night_is_played_to_its_end_by_clicks(known: People) -> None:
    """From the last zombie turn on, against bots; the page says how it ended."""
    saved = last_night("late")
    anna = known(PLAYERS[saved.asked.seat])
    wire = Wire(anna.page)
    table = go_on(anna, saved.record, saved.asked.seat)
    for seat in {0, 1} - {saved.asked.seat}:
        assert anna.page.request.post(f"/api/v1/tables/{table}/bot", data={"seat": seat, "bot": "easy"}).ok
    page = open_table(anna, table)
    for _ in range(MOST_ANSWERS):
        if wait_until_asked(page) is None:
            break
        give(page, next((option for option in SOONEST if option in wire.options), wire.options[0]))
    assert over(page)
    assert wire.chosen
    expect(page.get_by_role("heading", level=2).first).to_be_visible()


def test_a_walk_is_one_click(known: People) -> None:
    """A hero goes wherever it gets to; who points there sees the way."""
    page, wire = begin(known, "walk")
    walk = [option for option in wire.options if option.startswith("walk")][-1]
    space = page.locator(f'.ln-square[data-part="{walk.split()[1]}"]')
    space.hover()
    expect(page.locator(".ln-goal")).to_have_count(1)
    points = (page.locator(".ln-route").last.get_attribute("points") or "").split()
    assert len(points) > 2, "where it starts, where it ends, and what lies between"
    before = number(page)
    space.click()
    expect(page.locator("main.table")).not_to_have_attribute("data-number", str(before))
    assert wire.chosen == [walk]


def test_the_way_of_a_walk_is_seen_before_it_is_taken(known: People) -> None:
    """On a phone a tap shows it, and a second one goes there."""
    page, wire = begin(known, "walk", "phone")
    walk = next(option for option in wire.options if option.startswith("walk"))
    space = page.locator(f'.ln-square[data-part="{walk.split()[1]}"]')
    space.tap()
    expect(page.locator(".ln-route").last).to_be_visible()
    assert wire.chosen == []
    space.tap()
    wait_until_asked(page)
    assert wire.chosen == [walk]


def test_a_weapon_is_aimed_before_it_is_fired(known: People) -> None:
    """Who points at a weapon sees how far it reaches, and whom it could hit."""
    page, wire = begin(known, "shot")
    shot = next(option for option in wire.options if option.split()[0] in ATTACKS)
    expect(page.locator(".ln-reach")).to_have_count(0)
    page.locator(".ln-offers [data-part]").first.hover()
    expect(page.locator(".ln-reach")).to_have_count(1)
    give(page, shot)
    assert wire.chosen == [shot]


def test_zombies_are_led_by_taps(known: People) -> None:
    """Which zombie, then where to: on a phone a tap is looked at before it is done."""
    page, wire = begin(known, "dead", "phone")
    for _ in range(2):
        verb = wire.options[0].split()[0]
        give(page, wire.options[0], Locator.tap)
        assert wire.chosen[-1].split()[0] == verb
        wait_until_asked(page)


def test_what_an_item_shall_do_is_said_where_it_is_read(known: People) -> None:
    """On a phone: the sheet of the gasoline asks what comes next, unless that is on the map."""
    page, wire = begin(known, "gasoline", "phone")
    hero = next(option.split()[2] for option in wire.options if option.startswith("use gasoline"))
    page.locator(f'.ln-offers [data-part="{hero}:gasoline"]').tap()
    page.locator('.sheet-way[data-part="pour"]').tap()
    expect(page.locator(".sheet")).to_have_count(0)
    space = page.locator(".ln-square.legal").first
    goal = space.get_attribute("data-part")
    space.tap()
    page.locator("[data-confirm]").tap()
    wait_until_asked(page)
    assert wire.chosen == [f"use gasoline {hero} pour {goal}"]


def test_what_is_offered_is_read_whole(known: People) -> None:
    """Long names of walls break into lines: nothing reaches beyond the column."""
    page, _ = begin(known, "walls")
    offers = page.locator(".ln-offers")
    assert page.locator(".ln-offer").count() > 1
    assert offers.evaluate("(list) => list.scrollWidth <= list.clientWidth")


def test_all_whom_one_could_play_are_seen_at_once(known: People) -> None:
    """With their faces, before the town."""
    anna = known("Anna", **SIZES["desktop"])
    SCREENS["night_heroes"](anna)
    people = anna.page.locator(".ln-offers.people .ln-offer")
    assert people.count() == len(PEOPLE)
    for one in (people.first, people.last):
        expect(one).to_be_in_viewport(ratio=1)


def test_nothing_lies_over_what_is_chosen_next(known: People) -> None:
    """On a phone, when the sheet was put away before anything was chosen on it."""
    page, wire = begin(known, "gasoline", "phone")
    hero = next(option.split()[2] for option in wire.options if option.startswith("use gasoline"))
    page.locator(f'.ln-offers [data-part="{hero}:gasoline"]').tap()
    expect(page.locator(".sheet")).to_be_visible()
    page.locator(".ln-sky").tap()
    expect(page.locator(".sheet")).to_have_count(0)
    page.locator('.ln-offers [data-part="pour"]').tap()
    expect(page.locator(".ln-square.legal").first).to_be_visible()


def test_all_that_may_be_played_in_a_fight_is_in_reach(known: People) -> None:
    """On a phone nobody scrolls for it."""
    page, _ = begin(known, "fight", "phone")
    last, bar = page.locator(".ln-play").last.bounding_box(), page.locator(".decision").bounding_box()
    assert last
    assert bar
    assert last["y"] + last["height"] <= bar["y"]


def test_a_fight_is_decided_on_its_stage(known: People) -> None:
    """The dice of both sides lie there, and what may be used; every space says who is there."""
    page, wire = begin(known, "fight")
    expect(page.locator(".ln-stage .ln-fight-dice")).to_have_count(2)
    expect(page.locator(".ln-square").first).to_have_accessible_name(re.compile("A1"))
    use = next(option for option in wire.options if option.startswith("use"))
    give(page, use)
    assert wire.chosen == [use]


def test_a_wall_is_built_on_by_a_click_and_by_keys(known: People) -> None:
    """The walls that a hero touches are on the map, and so is the door with reinforcements before it."""
    page, wire = begin(known, "walls")
    build = next(option for option in wire.options if option.startswith("build"))
    wall = page.locator(f'.ln-wall-place [data-part="{build.split()[1]}"]')
    expect(page.locator(".ln-wall-place.door .legal")).to_have_count(1)
    wall.focus()
    page.keyboard.press("Enter")
    wait_until_asked(page)
    assert wire.chosen == [build]


def test_a_door_is_unbarred_by_taps(known: People) -> None:
    """On a phone: the door lies over its wall, and is large enough for a finger."""
    page, wire = begin(known, "walls", "phone")
    unbar = next(option for option in wire.options if option.startswith("unbar"))
    door = page.locator(".ln-wall-place.door .legal")
    box = door.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 24
    door.tap()
    door.tap()
    wait_until_asked(page)
    assert wire.chosen == [unbar]


def test_a_zombie_is_led_out_of_the_sewer(known: People) -> None:
    """The sewer is a space like others: it has a name, arrow keys lead to it, and who is there can be chosen."""
    page, wire = begin(known, "sewer")
    below = page.locator(".ln-sewer > .thing")
    expect(below).to_have_accessible_name(re.compile("Sewer"))
    page.locator('.ln-space[data-space="f12"] > .thing').focus()
    page.keyboard.press("ArrowDown")
    expect(below).to_be_focused()
    page.keyboard.press("Enter")
    wait_until_asked(page)
    assert [choice.split("_")[-1] for choice in wire.chosen] == ["sewer"]


def test_a_door_marker_is_placed_on_a_side(known: People) -> None:
    page, wire = begin(known, "doors")
    first, *others = wire.options
    expect(page.locator(".ln-wall-place .legal")).to_have_count(1 + len(others))
    give(page, first)
    assert wire.chosen == [first]
