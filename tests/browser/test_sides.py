"""Unequal sides on the page: chosen by one click, shown wherever people sit."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.axe import find_barriers
from tests.browser.person import Person

People = Callable[..., Person]
HUMANS = {"first_seat": "humans"}


def test_one_click_begins_a_game_on_the_side_that_one_wants(person: People) -> None:
    anna = person("Anna")
    page = anna.visit()
    page.get_by_role("button", name=anna.say("page-play-as", side="humans", role="Humans")).click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    info = page.request.get(f"/api/v1/tables/{table}").json()["info"]
    assert [(seat["who"], seat["role"]) for seat in info["seats"]] == [("person", "humans"), ("bot", "zombies")]


def test_setting_up_shows_who_plays_which_side(person: People) -> None:
    anna = person("Anna")
    page = anna.visit("/new/zombiaki")
    sides = page.locator(".chair .tag.role")
    expect(sides).to_have_text(["Zombies", "Humans"])
    page.get_by_label("Side of the first seat").select_option("humans")
    expect(sides).to_have_text(["Humans", "Zombies"])
    page.get_by_label("Side of the first seat").select_option("random")
    expect(sides).to_have_count(0)


def test_the_waiting_room_shows_which_side_is_free(person: People) -> None:
    anna = person("Anna")
    plan = {"game": "zombiaki", "seats": [{"who": "me"}, {"who": "open"}], "options": HUMANS}
    table = anna.page.request.post("/api/v1/tables", data=plan).json()["table"]
    page = anna.visit(f"/t/{table}")
    expect(page.locator(".room-seat .tag.role")).to_have_text(["Humans", "Zombies"])
    assert find_barriers(page) == []
