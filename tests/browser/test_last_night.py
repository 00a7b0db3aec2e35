"""Last Night on Earth on the page: a night by clicks, answers by taps and by keys, and what is shown before them."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.last_nights import ATTACKS, give, last_night
from tests.browser.person import Person
from tests.browser.playing import SOLO, number, open_table, over, wait_until_asked
from tests.browser.screenshots import SIZES
from tests.browser.situations import go_on
from tests.browser.test_zombies import go_to
from tests.browser.towns import PLAYERS
from tests.browser.wire import Wire

People = Callable[..., Person]
MOST_ANSWERS = 400
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


def test_a_whole_game_is_played_against_a_bot(known: People) -> None:
    """By clicks, from the first zombies to the end of the night; the page says how it ended."""
    anna = known("Anna")
    options = {"scenario": "die_zombies_die", "sides": "zombies_first"}
    body = {"game": "last_night", "seats": SOLO, "options": options}
    table = anna.page.request.post("/api/v1/tables", data=body).json()["table"]
    wire = Wire(anna.page)
    page = open_table(anna, table)
    for _ in range(MOST_ANSWERS):
        if wait_until_asked(page) is None:
            break
        give(page, next((option for option in SOONEST if option in wire.options), wire.options[0]))
    assert over(page)
    assert len(wire.chosen) > 1
    expect(page.get_by_role("heading", level=2).first).to_be_visible()


def test_the_way_is_shown_before_it_is_walked(known: People) -> None:
    """A hero goes wherever it gets to, by one click; who points there sees how."""
    page, wire = begin(known, "walk")
    walk = next(option for option in wire.options if option.startswith("walk"))
    space = page.locator(f'.ln-square[data-part="{walk.split()[1]}"]')
    space.hover()
    expect(page.locator("polyline.ln-route").first).to_be_attached()
    before = number(page)
    space.click()
    expect(page.locator("main.table")).not_to_have_attribute("data-number", str(before))
    assert wire.chosen == [walk]


def test_a_weapon_is_aimed_before_it_is_fired(known: People) -> None:
    """Who points at a weapon sees how far it reaches, and whom it could hit."""
    page, wire = begin(known, "shot")
    shot = next(option for option in wire.options if option.split()[0] in ATTACKS)
    expect(page.locator(".ln-reach")).to_have_count(0)
    page.locator(".ln [data-part]:not(.ln-square)").first.hover()
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


def test_a_fight_is_decided_by_keys(known: People) -> None:
    """Every space says who is there, and what may be used is found by Tab and arrows."""
    page, wire = begin(known, "fight")
    expect(page.locator(".ln-square").first).to_have_accessible_name("A1", exact=False)
    use = next(option for option in wire.options if option.startswith("use"))
    before = number(page)
    name, person, *_ = use.split()[1:]
    go_to(page, page.locator(f'.ln [data-part="{person}:{name}"]').first)
    page.keyboard.press("Enter")
    while number(page) == before:
        confirm = page.locator("[data-confirm]")
        following = page.locator(".ln .thing.legal[data-part]:not([aria-pressed=true])")
        expect(
            confirm.or_(following).or_(page.locator(f'main.table:not([data-number="{before}"])')).first
        ).to_be_visible()
        if confirm.count():
            confirm.press("Enter")
            break
        go_to(page, following.first)
        page.keyboard.press("Enter")
    expect(page.locator("main.table")).not_to_have_attribute("data-number", str(before))
    assert wire.chosen[0].startswith(f"use {name} {person}")
