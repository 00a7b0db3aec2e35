"""Humans!!! on the page: a turn that bots have played is played again by clicks, by taps and by keys alone."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hordes import BASE, HUMANS, horde
from tests.browser.playing import SOLO, number, open_table, over, wait_until_asked
from tests.browser.screens import stand_in
from tests.browser.screenshots import SIZES
from tests.browser.test_zombies import HANDS, People, play_again
from tests.browser.towns import PLAYERS, in_sight, turn
from tests.browser.wire import Wire

MOST = 16
MOST_ANSWERS = 80
WHOLE_TURN = ("place_tile", "walk", "breach", "do_over", "discard")
"""What a turn has that is worth playing, from the tile to the discard."""


@pytest.mark.parametrize(("hands", "size"), [("clicks", "desktop"), ("taps", "phone"), ("keys", "desktop")])
def test_a_whole_turn_is_played(known: People, hands: str, size: str) -> None:
    """Tile, people, a walk, a breach, dice that are rolled again or not, discard."""
    played = turn(BASE, *WHOLE_TURN, most=MOST, game=HUMANS)
    anna = known(PLAYERS[played.saved.asked.seat], **SIZES[size])
    play_again(anna, played, HANDS[hands])


def test_a_whole_game_is_played_against_a_bot(known: People) -> None:
    """Of one round; whoever is ahead then, the page says how the game ended."""
    anna = known("Anna")
    body = {"game": "humans", "seats": SOLO, "options": {"max_rounds": 1}}
    table = anna.page.request.post("/api/v1/tables", data=body).json()["table"]
    wire = Wire(anna.page)
    page = open_table(anna, table)
    for _ in range(MOST_ANSWERS):
        if wait_until_asked(page) is None:
            break
        before = number(page)
        HANDS["clicks"].give(page, hungry_answer(page, wire.options))
        expect(page.locator("main.table")).not_to_have_attribute("data-number", str(before))
    assert over(page)
    expect(page.get_by_role("heading", level=2).first).to_be_visible()


def hungry_answer(page: Page, options: list[str]) -> str:
    """Pass; walk to somebody to bite where there is one, try a breach; else whatever is named first."""
    bites = page.locator(".map-place.bite [data-part]").evaluate_all("all => all.map((one) => one.dataset.part)")
    walks = [option for option in options if option.split()[0] in ("step", "walk") and option.split()[-1] in bites]
    breaches = [option for option in options if option.startswith("breach")]
    wanted = ["pass", *walks, *breaches, "end"]
    return next((option for option in wanted if option in options), options[0])


def test_a_weapon_is_handed_out_in_the_panel_of_a_capture(known: People) -> None:
    """It tells what was rolled, how likely each weapon hits, and offers none when one is played."""
    saved = horde("weapon")
    anna = known(PLAYERS[saved.asked.seat])
    stand_in(anna, saved)
    page = anna.page
    wait_until_asked(page)
    panel = page.locator(".city-fight")
    expect(panel.locator(".city-fight-total")).to_be_visible()
    assert panel.locator(".city-answer").count() == len(saved.asked.options)
    expect(panel.locator('[data-option^="play "] .city-answer-headline').first).to_have_text("100 %")
    panel.locator('[data-option^="play "]').first.click()
    expect(panel.locator('[data-option^="play "]')).to_have_count(0)


def test_a_zombie_shows_how_far_it_gets_before_it_is_sent(known: People) -> None:
    saved = horde("crowd")
    anna = known(PLAYERS[saved.asked.seat])
    stand_in(anna, saved)
    page = anna.page
    wait_until_asked(page)
    assert page.locator(".map-cost").count() == 0
    starts = {str(option[1]) for option in saved.asked.options if len(option) == 3}
    legal = page.locator(".map-space.legal").evaluate_all("all => all.map((one) => one.dataset.part)")
    assert set(legal) == starts
    zombie = in_sight(page, ".map-space.legal")
    zombie.hover()
    expect(page.locator(".map-cost").first).to_be_visible()
    before, start = number(page), zombie.get_attribute("data-part")
    zombie.click()
    goals = [option for option in saved.asked.options if len(option) == 3 and option[1] == start]
    expect(page.locator(".map-cost")).to_have_count(len(goals))
    in_sight(page, ".map-place.bite .legal, .map-place.free .legal").click()
    expect(page.locator("main.table")).not_to_have_attribute("data-number", str(before))
