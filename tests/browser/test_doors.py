"""Ways in and out: links, addresses that lead nowhere, a server that is down, the browser's back and forward."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.person import Person
from tests.browser.playing import SOLO, board, decide, make_table, number, open_table, question, wait_until_asked
from tests.web.program import opened

People = Callable[..., Person]
SEEN_AGAIN = "() => document.dispatchEvent(new Event('visibilitychange'))"
"""Who comes back to the page has it look at once."""


def test_there_is_no_such_table(newcomer: People) -> None:
    guest = newcomer("it")
    page = guest.visit("/t/0123456789abcdef")
    expect(page.get_by_role("heading", name=guest.say("page-no-entry"))).to_be_visible()
    page.get_by_role("link", name=guest.say("page-home")).last.click()
    expect(page.get_by_role("button", name=guest.say("page-play-now")).first).to_be_visible()


def test_a_spectator_comes_by_the_link_of_the_table(known: People, stranger: People) -> None:
    anna, watcher = known("Anna"), stranger()
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = make_table(anna, settings={"visibility": "link"}, turns=20)
    page = open_table(anna, table)
    wait_until_asked(page)
    watcher.visit(f"/t/{table}")
    expect(watcher.page.get_by_role("heading", name=watcher.say("page-no-entry"))).to_be_visible()
    page.get_by_role("button", name=anna.say("page-menu")).click()
    page.get_by_role("button", name=anna.say("page-share-table")).click()
    expect(page.get_by_text(anna.say("page-copied")).first).to_be_attached()
    page.keyboard.press("Escape")
    watcher.page.goto("about:blank")
    watcher.visit(page.evaluate("() => navigator.clipboard.readText()"))
    expect(board(watcher.page)).to_be_visible()
    decide(page)
    expect(watcher.page.locator("main.table")).to_have_attribute("data-number", str(number(page)))


def test_back_and_forward_go_from_screen_to_screen(known: People) -> None:
    anna = known("Anna")
    page = anna.visit()
    page.get_by_role("link", name=anna.say("page-rules")).first.click()
    expect(page.locator("main")).to_contain_text("ZN-1.1")
    page.go_back()
    page.get_by_role("button", name=anna.say("page-play-now")).first.click()
    assert wait_until_asked(page) is page
    taken = number(page)
    decide(page)
    page.go_back()
    expect(page.get_by_role("heading", name="Deadtown", level=1)).to_be_visible()
    page.go_forward()
    assert wait_until_asked(page) is page
    assert number(page) > taken
    page.get_by_role("link", name=anna.say("page-home")).first.click()
    page.get_by_role("link", name=anna.say("page-about")).click()
    page.go_back()
    page.go_back()
    assert wait_until_asked(page) is page


def test_two_tabs_of_one_person_show_the_same(known: People) -> None:
    anna = known("Anna")
    table = make_table(anna, SOLO, turns=20)
    first = open_table(anna, table)
    second = anna.new_page()
    second.goto(f"/t/{table}")
    for one, other in ((first, second), (second, first)):
        assert wait_until_asked(one) is one
        decide(one)
        assert wait_until_asked(one) is one
        expect(other.locator("main.table")).to_have_attribute("data-number", str(number(one)))
        expect(question(other)).to_be_visible()


def test_an_address_that_was_cut_off_is_no_trouble(newcomer: People) -> None:
    guest = newcomer()
    page = guest.visit("/rules/zombinion#ZN-%E2")
    expect(page.locator("main")).to_contain_text("ZN-1.1")


def test_a_game_that_is_not_there_leaves_no_trace(stranger: People) -> None:
    guest = stranger()
    page = guest.visit("/new/chess")
    expect(page.get_by_role("alert")).to_contain_text("No game is called “chess”")
    page.get_by_role("link", name=guest.say("page-home")).click()
    page.get_by_role("button", name=guest.say("page-play-now")).first.click()
    assert wait_until_asked(page) is page
    guest.forgive("404")


def test_whom_the_server_no_longer_knows_plays_all_the_same(known: People) -> None:
    anna = known("Anna")
    page = anna.visit()
    expect(page.get_by_role("button", name=anna.say("page-play-now")).first).to_be_visible()
    anna.context.clear_cookies()
    page.get_by_role("button", name=anna.say("page-play-now")).first.click()
    assert wait_until_asked(page) is page
    anna.forgive("401")


def test_who_plays_at_a_table_that_is_closed_is_told(known: People) -> None:
    anna, bruno = known("Anna"), known("Bruno")
    table = make_table(anna, [{"who": "me"}, {"who": "open"}])
    assert bruno.page.request.post(f"/api/v1/tables/{table}/sit", data={}).ok
    page = open_table(bruno, table)
    assert anna.page.request.post(f"/api/v1/tables/{table}/close", data={}).ok
    expect(page.get_by_role("heading", name="The table is closed.")).to_be_visible()
    expect(page.get_by_role("button", name=bruno.say("page-rematch"))).to_have_count(0)


def test_a_window_is_not_taken_along(known: People) -> None:
    anna = known("Anna")
    page = anna.visit()
    page.get_by_role("button", name=anna.say("page-play-now")).first.click()
    wait_until_asked(page)
    page.get_by_role("button", name=anna.say("page-rules")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.go_back()
    expect(page.get_by_role("heading", name="Deadtown", level=1)).to_be_visible()
    page.go_forward()
    assert wait_until_asked(page) is page
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_server_that_was_down_is_found_again(browser: Browser, tmp_path: Path) -> None:
    with opened(tmp_path) as program:
        port = program.url.rsplit(":", 1)[1]
        anna = Person(browser, program.url, reduced_motion="reduce")
        page = anna.visit()
        play = page.get_by_role("button", name=anna.say("page-play-now")).first
        expect(play).to_be_visible()
        program.stop()
    with closing(anna):
        play.click()
        expect(page.get_by_role("alert").filter(has_text=anna.say("page-unreachable"))).to_be_visible()
        page.evaluate(SEEN_AGAIN)
        expect(page.get_by_text(anna.say("page-tables-failed"))).to_be_visible()
        page.get_by_role("link", name=anna.say("page-set-up")).first.click()
        again = page.get_by_role("button", name=anna.say("page-try-again"))
        expect(again).to_be_visible()
        with opened(tmp_path, "--port", port):
            again.click()
            expect(page.get_by_role("heading", name="Zombinion: set up a table")).to_be_visible()
            page.go_back()
            expect(page.get_by_text(anna.say("page-tables-failed"))).to_have_count(0)
            play.click()
            assert wait_until_asked(page) is page
