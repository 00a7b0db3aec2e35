"""Before the game: who comes, who is cleared away, and how it begins."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.person import Person
from tests.browser.playing import board, make_table

People = Callable[..., Person]
THREE = [{"who": "me"}, {"who": "open"}, {"who": "open"}]


def seat(page: Page, place: int) -> Locator:
    return page.locator(f'.room-seat[data-seat="{place - 1}"]')


def test_bots_are_added_and_cleared_away(known: People) -> None:
    anna = known("Anna")
    page = anna.visit(f"/t/{make_table(anna, THREE)}")
    page.get_by_label(anna.say("page-bots-of-level")).select_option("hard")
    page.get_by_role("button", name=anna.say("page-add-bot-at", place=2)).click()
    expect(seat(page, 2)).to_contain_text(anna.say("page-who-bot", level="hard"))
    page.get_by_role("button", name=anna.say("page-clear-seat", place=2)).click()
    expect(seat(page, 2)).to_contain_text(anna.say("page-seat-empty"))
    page.get_by_role("button", name=anna.say("page-fill-with-bots")).click()
    expect(board(page)).to_be_visible()
    expect(board(page).locator(".zn-hunters .seat-badge")).to_have_count(2)


def test_the_game_begins_without_the_seats_that_are_free(known: People) -> None:
    anna = known("Anna")
    page = anna.visit(f"/t/{make_table(anna, THREE)}")
    expect(page.get_by_role("button", name="Start without")).to_have_count(0)
    page.get_by_role("button", name=anna.say("page-add-bot-at", place=3)).click()
    page.get_by_role("button", name=anna.say("page-start-dropping", count=1)).click()
    expect(board(page)).to_be_visible()
    expect(board(page).locator(".zn-hunters .seat-badge")).to_have_count(1)


def test_the_link_of_a_seat_gives_that_seat(known: People) -> None:
    anna, bruno = known("Anna"), known("Bruno")
    table = make_table(anna, THREE, settings={"visibility": "link"})
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = anna.visit(f"/t/{table}")
    page.get_by_role("button", name=anna.say("page-copy-seat-link", place=3)).click()
    expect(page.get_by_text(anna.say("page-seat-link-copied", place=3)).first).to_be_visible()
    there = bruno.visit(page.evaluate("() => navigator.clipboard.readText()"))
    there.get_by_role("button", name=bruno.say("page-sit-down"), exact=True).first.click()
    expect(seat(page, 3)).to_contain_text("Bruno")
    expect(seat(page, 2)).to_contain_text(anna.say("page-seat-empty"))


def test_who_leaves_makes_room(known: People) -> None:
    anna, bruno = known("Anna"), known("Bruno")
    table = make_table(anna, THREE)
    page, there = anna.visit(f"/t/{table}"), bruno.visit(f"/t/{table}")
    there.get_by_role("button", name=bruno.say("page-sit-here", place=3)).click()
    expect(seat(page, 3)).to_contain_text("Bruno")
    # Who has left already is refused the links that they asked for when they sat down.
    expect(there.get_by_label(bruno.say("page-link-of-table"))).to_be_visible()
    there.get_by_role("button", name=bruno.say("page-leave-seat", place=3)).click()
    expect(seat(page, 3)).to_contain_text(anna.say("page-seat-empty"))
    expect(there.get_by_role("button", name=bruno.say("page-sit-here", place=3))).to_be_visible()


def test_the_host_shows_somebody_out(known: People) -> None:
    anna, bruno = known("Anna"), known("Bruno")
    table = make_table(anna, THREE)
    assert bruno.page.request.post(f"/api/v1/tables/{table}/sit", data={}).ok
    page, there = anna.visit(f"/t/{table}"), bruno.visit(f"/t/{table}")
    expect(there.get_by_label(bruno.say("page-link-of-table"))).to_be_visible()
    expect(there.get_by_role("button", name=bruno.say("page-remove-player", name="Anna"))).to_have_count(0)
    page.get_by_role("button", name=anna.say("page-remove-player", name="Bruno")).click()
    page.get_by_role("button", name=anna.say("page-remove-player-sure", name="Bruno")).click()
    expect(seat(there, 2)).to_contain_text(bruno.say("page-seat-empty"))
    expect(there.get_by_text("The host removes Bruno from the table.").first).to_be_visible()


def test_who_is_shown_out_of_a_table_behind_a_link_is_told_so_and_the_link_is_new(known: People) -> None:
    anna, bruno = known("Anna"), known("Bruno")
    table = make_table(anna, THREE, settings={"visibility": "link"})
    page = anna.visit(f"/t/{table}")
    link = page.get_by_label(anna.say("page-link-of-table"))
    expect(link).to_be_visible()
    before = link.input_value()
    secret = before.partition("#")[2]
    sit = bruno.page.request.post(f"/api/v1/tables/{table}/sit", data={}, headers={"Deadtown-Link": secret})
    assert sit.ok, sit.text()
    there = bruno.visit(f"/t/{table}#{secret}")
    expect(there.get_by_role("button", name=bruno.say("page-leave-seat", place=2))).to_be_visible()
    page.get_by_role("button", name=anna.say("page-remove-player", name="Bruno")).click()
    page.get_by_role("button", name=anna.say("page-remove-player-sure", name="Bruno")).click()
    expect(there.get_by_role("heading", name=bruno.say("page-no-entry"))).to_be_visible()
    expect(there.locator("main")).to_contain_text("The host has removed you")
    expect(link).not_to_have_value(before)


def test_a_table_that_is_closed_sends_everybody_home(known: People) -> None:
    anna, bruno = known("Anna"), known("Bruno")
    table = make_table(anna, THREE)
    page, there = anna.visit(f"/t/{table}"), bruno.visit(f"/t/{table}")
    close = page.get_by_role("button", name="close the table")
    close.click()
    close.click()
    expect(page.get_by_role("button", name=anna.say("page-play-now")).first).to_be_visible()
    expect(there.get_by_role("link", name=bruno.say("page-home")).last).to_be_visible()
    expect(there.locator(".room")).to_have_count(0)


def test_one_takes_another_name(known: People) -> None:
    anna, bruno = known("Anna"), known("Bruno")
    table = make_table(anna, THREE)
    assert bruno.page.request.post(f"/api/v1/tables/{table}/sit", data={}).ok
    page = anna.visit(f"/t/{table}")
    page.get_by_role("button", name=anna.say("page-rename")).click()
    name = page.get_by_label(anna.say("page-your-name"))
    name.fill("Bruno")
    page.get_by_role("button", name=anna.say("page-save")).click()
    expect(page.locator(".field-wrong").filter(has_text=anna.say("page-name-twice"))).to_be_visible()
    name.fill("Annalisa")
    page.get_by_role("button", name=anna.say("page-save")).click()
    expect(seat(page, 1)).to_contain_text("Annalisa")


def test_who_comes_too_late_is_told_so(known: People) -> None:
    anna, bruno, carla = known("Anna"), known("Bruno"), known("Carla")
    table = make_table(anna, THREE[:2], settings={"spectators": False})
    page = carla.visit(f"/t/{table}")
    expect(page.get_by_role("heading", name=carla.say("page-waiting"))).to_be_visible()
    assert bruno.page.request.post(f"/api/v1/tables/{table}/sit", data={}).ok
    expect(page.get_by_role("heading", name=carla.say("page-no-entry"))).to_be_visible()
    expect(page.locator("main")).to_contain_text("no room for spectators")


def test_nobody_is_called_nothing(newcomer: People, known: People) -> None:
    table = make_table(known("Anna"), THREE)
    guest = newcomer()
    page = guest.visit(f"/t/{table}")
    for name, wrong in (
        (" ", guest.say("page-name-missing")),
        ("\u200b", "all of them visible"),
        ("B" * 25, "at most 24"),
    ):
        page.get_by_label(guest.say("page-join-help")).fill(name)
        page.get_by_role("button", name=guest.say("page-sit-down"), exact=True).click()
        expect(page.locator(".field-wrong").first).to_contain_text(wrong)
