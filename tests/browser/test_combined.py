"""Humans!!! with Zombies!!! on the page: turns of both sides that bots have played, again by clicks, taps and keys."""

import pytest
from playwright.sync_api import expect

from tests.browser.meetings import BASE, COMBINED, meeting
from tests.browser.playing import SOLO, number, open_table, over, wait_until_asked
from tests.browser.screens import stand_in
from tests.browser.screenshots import SIZES
from tests.browser.test_town_room import meets
from tests.browser.test_zombies import HANDS, People, bold_answer, play_again
from tests.browser.towns import PLAYERS, turn
from tests.browser.wire import Wire

MOST = 14
MOST_ANSWERS = 80
GUYS_TURN = ("place_tile", "move_step", "bullets", "move_zombie", "discard_card")
HORDES_TURN = ("place_tile", "move_pawn", "do_over", "move_zombie", "discard_card")
"""What turns have that are worth playing, from the tile to the discard."""


@pytest.mark.parametrize(
    ("wanted", "hands", "size"),
    [
        (GUYS_TURN, "taps", "phone"),
        (HORDES_TURN, "keys", "desktop"),
    ],
    ids=["guy", "horde"],
)
def test_a_whole_turn_is_played(known: People, wanted: tuple[str, ...], hands: str, size: str) -> None:
    """Tile, people or zombies, a walk with a fight or a capture, stray zombies, discard."""
    played = turn(BASE, *wanted, most=MOST, game=COMBINED)
    anna = known(PLAYERS[played.saved.asked.seat], **SIZES[size])
    play_again(anna, played, HANDS[hands])


def test_a_whole_game_is_played_against_a_bot(known: People) -> None:
    """To the first zombie of a shotgun guy; whoever wins, the page says how the game ended."""
    anna = known("Anna")
    body = {"game": "combined", "seats": SOLO, "options": {"zb_kill_goal": 1, "max_rounds": 2}}
    table = anna.page.request.post("/api/v1/tables", data=body).json()["table"]
    wire = Wire(anna.page)
    page = open_table(anna, table)
    for _ in range(MOST_ANSWERS):
        if wait_until_asked(page) is None:
            break
        before = number(page)
        HANDS["clicks"].give(page, bold_answer(page, wire.options))
        expect(page.locator("main.table")).not_to_have_attribute("data-number", str(before))
    assert over(page)
    expect(page.get_by_role("heading", level=2).first).to_be_visible()


def test_the_panel_of_a_fight_says_whom_it_is_against(known: People) -> None:
    """A stray zombie and a horde share the space: only who is fought is seen close, and all answers are in sight."""
    saved = meeting("roll")
    anna = known(PLAYERS[saved.asked.seat], **SIZES["phone"])
    stand_in(anna, saved)
    page = anna.page
    wait_until_asked(page)
    panel = page.locator(".city-fight")
    expect(panel.get_by_role("heading")).to_contain_text("against")
    expect(panel.locator(".city-scene-pair img")).to_have_count(2)
    expect(page.locator(".city-hand")).to_be_hidden()
    assert panel.locator(".city-answer").count() == len(saved.asked.options)


def test_the_last_roll_lies_beside_the_buttons_of_the_map(known: People) -> None:
    saved = meeting("wounds")
    anna = known(PLAYERS[saved.asked.seat], **SIZES["phone"])
    stand_in(anna, saved)
    wait_until_asked(anna.page)
    expect(anna.page.locator(".city-dice")).to_be_visible()
    assert not meets(anna.page, ".city-dice", ".map-buttons")


WHOLE_NAMES = "names => names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)"


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_nobodys_name_is_cut_off(known: People, size: str) -> None:
    saved = meeting("strays")
    anna = known(PLAYERS[saved.asked.seat], **SIZES[size])
    stand_in(anna, saved)
    wait_until_asked(anna.page)
    names = anna.page.locator(".city-player .seat-name")
    expect(names).to_have_count(4)
    assert names.evaluate_all(WHOLE_NAMES) == []


def test_the_map_goes_to_where_people_come_to(known: People) -> None:
    """They come to the tile that was laid: it is seen large, wherever one's zombies are."""
    saved = meeting("fresh")
    anna = known(PLAYERS[saved.asked.seat], **SIZES["desktop"])
    stand_in(anna, saved)
    page = anna.page
    wait_until_asked(page)
    space = page.locator(".map-space.legal").first
    box = space.bounding_box()
    assert box is not None
    assert box["width"] > SIZES["desktop"]["viewport"]["width"] / 25
    before = number(page)
    space.click()
    expect(page.locator("main.table")).not_to_have_attribute("data-number", str(before))
