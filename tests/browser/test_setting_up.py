"""Setting up a table: what is chosen there holds at the table, and what goes wrong costs nothing that was filled in."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from deadtown.games import GAMES
from deadtown.games.zombinion.cards import COMBAT, SETS
from deadtown.text import Speaker
from tests.browser.person import Person
from tests.browser.playing import board

People = Callable[..., Person]
MIXED = COMBAT[3:23:2]
"""Ten cards that are no set of the box."""


def form(anna: Person) -> Page:
    page = anna.visit("/new/zombinion")
    expect(page.get_by_role("group", name="Combat set")).to_be_visible()
    return page


def sit(page: Page, place: int, who: str, name: str = "") -> None:
    page.get_by_label(f"Who sits at seat {place}").select_option(who)
    if name:
        page.get_by_label(f"Name at seat {place}").fill(name)


def tick(page: Page, card: str) -> None:
    page.locator(".zn-custom label").nth(COMBAT.index(card)).click()


def submit(page: Page) -> None:
    page.locator(".plan-end button").click()


def table_of(anna: Person) -> dict[str, Any]:
    """What the server knows of the table that is shown."""
    expect(anna.page).to_have_url(re.compile("/t/"))
    table = anna.page.url.split("/t/")[1].split("#")[0]
    info: dict[str, Any] = anna.page.request.get(f"/api/v1/tables/{table}").json()["info"]
    return info


def test_ten_cards_of_ones_own_lie_on_the_table(known: People) -> None:
    anna = known("Anna")
    page = form(anna)
    page.locator('input[name="combat_set"]').nth(len(SETS) + 1).check()
    for card in MIXED:
        tick(page, card)
    expect(page.get_by_role("status").first).to_contain_text("10 of 10")
    expect(page.locator(".zn-custom input:disabled")).to_have_count(len(COMBAT) - len(MIXED))
    submit(page)
    expect(board(page)).to_be_visible()
    for card in MIXED:
        expect(board(page).locator(f'[data-spot="supply:{card}"]')).to_be_visible()
    assert set(table_of(anna)["options"]["custom"]) == set(MIXED)


def test_too_few_cards_are_refused_and_nothing_is_lost(known: People) -> None:
    anna = known("Anna")
    page = form(anna)
    sit(page, 2, "guest", "Bruno")
    page.locator('input[name="combat_set"]').nth(len(SETS) + 1).check()
    tick(page, MIXED[0])
    submit(page)
    expect(page.get_by_role("alert").filter(has_text=anna.say("page-form-problem"))).to_be_visible()
    expect(page.get_by_role("alert").get_by_role("link", name=re.compile("ZN-2"))).to_be_visible()
    expect(page.get_by_label("Name at seat 2")).to_have_value("Bruno")
    expect(page.locator(".zn-custom input:checked")).to_have_count(1)
    anna.forgive("422")


def test_a_bad_name_is_refused_in_words_and_nothing_is_lost(known: People) -> None:
    anna = known("Anna")
    page = form(anna)
    name = page.get_by_label("Name at seat 2")
    sit(page, 2, "guest", "Anna")
    submit(page)
    expect(page.locator(".field-wrong").filter(has_text=anna.say("page-name-twice"))).to_be_visible()
    name.fill("B" * 25)
    expect(page.locator(".field-wrong").filter(has_text="at most 24")).to_be_visible()
    name.fill("")
    submit(page)
    expect(page.locator(".field-wrong").filter(has_text=anna.say("page-name-missing"))).to_be_visible()
    expect(name).to_be_focused()
    name.fill("\u200b")
    submit(page)
    expect(page.get_by_role("alert").filter(has_text=anna.say("page-form-problem"))).to_be_visible()
    expect(page.get_by_label(anna.say("page-your-name"))).to_have_value("Anna")
    expect(page).to_have_url(re.compile("/new/"))
    anna.forgive("400")


def test_seats_clock_and_the_rest_hold_at_the_table(known: People) -> None:
    anna = known("Anna")
    page = form(anna)
    for _ in range(2):
        page.get_by_role("button", name=anna.say("page-add-seat")).click()
    sit(page, 2, "guest", "Bruno")
    sit(page, 3, "bot:hard")
    sit(page, 4, "bot:easy")
    page.get_by_label(anna.say("page-visibility-public")).check()
    page.get_by_label(anna.say("page-undo-rule-none")).check()
    page.get_by_label(anna.say("page-clock-rule"), exact=True).check()
    page.get_by_label(anna.say("page-clock-bank")).fill("5")
    page.get_by_label(anna.say("page-clock-move")).fill("45")
    page.get_by_label(anna.say("page-sit-in"), exact=True).check()
    page.get_by_label(anna.say("page-sit-in-after")).fill("60")
    page.get_by_label(anna.say("page-spectators")).uncheck()
    page.get_by_label(anna.say("page-chat-allowed"), exact=True).uncheck()
    submit(page)
    info = table_of(anna)
    seats, settings = info["seats"], info["settings"]
    assert [seat["who"] for seat in seats] == ["person", "person", "bot", "bot"]
    assert [seat["name"] for seat in seats[:2]] == ["Anna", "Bruno"]
    assert seats[2]["bot"] != seats[3]["bot"]
    assert settings["clock"] == {"bank": 300, "move": 45}
    assert settings["sit_in"]["after"] == 60
    assert (settings["visibility"], settings["undo"]) == ("public", "none")
    assert not settings["spectators"]
    assert not settings["chat"]


def test_a_free_seat_leads_to_the_waiting_room_which_tells_what_was_agreed(known: People) -> None:
    anna = known("Anna")
    page = form(anna)
    sit(page, 2, "open")
    page.locator('input[name="combat_set"]').nth(2).check()
    page.get_by_label(anna.say("page-clock-rule"), exact=True).check()
    submit(page)
    expect(page.get_by_role("heading", name=anna.say("page-waiting"))).to_be_visible()
    agreed = page.locator(".agreed")
    expect(agreed).to_contain_text(anna.say("page-clock-words", minutes=10, seconds=30))
    expect(agreed).to_contain_text("Clash")


def test_a_night_has_the_sets_and_rules_that_were_chosen_and_the_base_game_is_one_click_away(known: People) -> None:
    anna = known("Anna")
    page = anna.visit("/new/last_night")
    page.get_by_role("button", name="All sets").click()
    for name in ("Growing Hunger", "Survival of the Fittest", "Timber Peak"):
        expect(page.get_by_role("checkbox", name=name)).to_be_checked()
    page.get_by_role("button", name="Only the base game").click()
    page.get_by_role("checkbox", name="Advanced cards").uncheck()
    page.locator(".even-others summary").click()
    page.get_by_role("button", name="Burn 'Em Out! needs Advanced cards").click()
    expect(page.get_by_role("radio", name="Burn 'Em Out!")).to_be_focused()
    expect(page.get_by_role("checkbox", name="Advanced cards")).to_be_checked()
    page.locator("summary", has_text="More rules").click()
    page.get_by_label("Exploration").check()
    page.get_by_label("Free Search").check()
    expect(page.get_by_label("Exploration")).not_to_be_checked()
    expect(page.locator("summary", has_text="More rules")).to_contain_text("Free Search")
    submit(page)
    options = table_of(anna)["options"]
    assert (options["scenario"], options["opt_free_search"], options["opt_exploration"]) == ("burn_em_out", True, False)
    assert [name for name in options if name.startswith("set_") and options[name]] == ["set_advanced"]


def test_scenarios_are_told_as_even_as_they_are_with_the_sets_that_are_chosen(known: People) -> None:
    anna = known("Anna")
    page = anna.visit("/new/last_night")
    game = GAMES["last_night"]
    speaker, balance = Speaker(game, anna.language), game.figures.balance
    assert balance is not None
    told = {"All sets": "Measured with all sets.", "Only the base game": "Measured with the base game."}
    for (button, words), measured in zip(told.items(), balance.measured, strict=True):
        page.get_by_role("button", name=button).click()
        expect(page.get_by_role("group", name="Scenario").locator(".even-key")).to_contain_text(words)
        for name, found in measured.sets.items():
            title, share = speaker.name("scenario", name), found.percent("heroes")["share"]
            expect(page.get_by_role("radio", name=f"{title} , Heroes {share}%")).to_be_visible()


def test_boards_that_can_not_lie_so_are_refused_with_the_clause_and_nothing_is_lost(known: People) -> None:
    anna = known("Anna")
    page = anna.visit("/new/last_night")
    page.locator("summary", has_text="More rules").click()
    page.get_by_label("The town", exact=True).select_option("chosen")
    for corner in ("North-west board", "South-east board"):
        page.get_by_label(corner).select_option("l1")
    submit(page)
    expect(page.get_by_role("alert").get_by_role("link", name=re.compile("LN-3.6"))).to_be_visible()
    expect(page.get_by_label("South-east board")).to_have_value("l1")
    anna.forgive("422")
