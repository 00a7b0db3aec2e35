"""Clocks, and people who go away and come back."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.person import Person
from tests.browser.playing import board, expect_told, make_table, open_table, wait_until_asked

People = Callable[..., Person]
OPEN = [{"who": "me"}, {"who": "open"}]


def presence(person: Person) -> Locator:
    """Whether the other one is there, as this person is told."""
    return board(person.page).locator(".zn-hunters .seat-badge .presence")


def pair(known: People, **settings: object) -> tuple[Person, Person, str]:
    anna, bruno = known("Anna"), known("Bruno")
    table = make_table(anna, OPEN, turns=20, settings=settings)
    assert bruno.page.request.post(f"/api/v1/tables/{table}/sit", data={}).ok
    for one in (anna, bruno):
        open_table(one, table)
    return anna, bruno, table


def test_a_clock_runs_for_who_decides(known: People) -> None:
    anna, bruno, _ = pair(known, clock={"bank": 300, "move": 0})
    asked = anna if wait_until_asked(anna.page, bruno.page) is anna.page else bruno
    watcher = bruno if asked is anna else anna
    timer = board(watcher.page).get_by_role("timer")
    expect(timer).to_contain_text(re.compile(r"[0-4]:\d\d"))


def test_when_the_time_is_up_a_bot_decides_and_it_is_told(known: People) -> None:
    anna = known("Anna")
    page = open_table(anna, make_table(anna, turns=20, settings={"clock": {"bank": 0, "move": 1}}))
    expect_told(page, "Anna has run out of time: a bot decides.")
    expect(page.locator("main.table")).not_to_have_attribute("data-number", "0")


def test_who_closes_the_browser_is_away_until_they_come_back(known: People) -> None:
    anna, bruno, table = pair(known)
    expect(presence(anna)).to_contain_text(anna.say("page-seat-here"))
    bruno.page.close()
    expect(presence(anna)).to_contain_text(anna.say("page-seat-away"))
    bruno.page = bruno.new_page()
    open_table(bruno, table)
    expect(presence(anna)).to_contain_text(anna.say("page-seat-here"))


def test_a_bot_sits_in_for_who_should_decide_until_they_are_back(known: People) -> None:
    anna, bruno, table = pair(known, sit_in={"after": 1, "bot": "easy"})
    gone, left = (anna, bruno) if wait_until_asked(anna.page, bruno.page) is anna.page else (bruno, anna)
    gone.page.close()
    expect(presence(left)).to_contain_text(left.say("page-seat-bot"))
    expect_told(left.page, "A bot sits in for")
    gone.page = gone.new_page()
    open_table(gone, table)
    expect(presence(left)).to_contain_text(left.say("page-seat-here"))
    expect_told(left.page, "is back.")


def test_who_leaves_makes_room_in_the_middle_of_the_game(known: People) -> None:
    anna, bruno, table = pair(known)
    page = bruno.page
    page.get_by_role("button", name=bruno.say("page-menu")).click()
    page.get_by_role("button", name=bruno.say("page-leave")).click()
    page.get_by_role("button", name=bruno.say("page-leave-sure")).click()
    expect(page.get_by_role("button", name=bruno.say("page-play-now")).first).to_be_visible()
    expect(presence(anna)).to_contain_text(anna.say("page-seat-open"))
    badge = board(anna.page).locator(".zn-hunters .seat-badge")
    expect(badge).to_contain_text(anna.say("page-seat-kept", name="Bruno"))
    carla = known("Carla")
    open_table(carla, table)
    carla.page.get_by_role("button", name=carla.say("page-ask-seat", place=2)).click()
    question = anna.page.get_by_role("region", name=anna.say("page-asked"))
    expect(question).to_contain_text(anna.say("page-asks-seat", name="Carla", place=2))
    question.get_by_role("button", name=anna.say("page-agree")).click()
    expect(question).to_contain_text(anna.say("page-waiting-for", names="Bruno"))
    open_table(bruno, table)
    bruno.page.get_by_role("button", name=bruno.say("page-agree")).click()
    expect(badge).to_contain_text("Carla")
    expect_told(anna.page, "Carla takes over seat 2")


def test_who_has_left_sits_down_again_where_a_bot_plays(known: People) -> None:
    anna, bruno, table = pair(known)
    assert bruno.page.request.post(f"/api/v1/tables/{table}/leave", data={}).ok
    anna.page.get_by_role("button", name=anna.say("page-add-bot-at", place=2)).click()
    expect(presence(anna)).to_contain_text(anna.say("page-seat-bot"))
    bruno.page.get_by_role("button", name=bruno.say("page-sit-again")).click()
    expect(presence(anna)).to_contain_text(anna.say("page-seat-here"))
