"""A connection that is lost comes back by itself, and nothing is lost with it."""

from collections.abc import Callable
from pathlib import Path
from signal import SIGCONT, SIGSTOP

from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.person import Person
from tests.browser.playing import board, decide, make_table, number, open_table, play_on, wait_until_asked
from tests.web.program import opened

RESTARTING = 1012


def test_play_goes_on_after_a_lost_connection(known: Callable[..., Person]) -> None:
    anna = known("Anna")
    sockets: list[WebSocketRoute] = []
    away = False

    def between(socket: WebSocketRoute) -> None:
        if away:
            socket.close(code=RESTARTING)
            return
        socket.connect_to_server()
        sockets.append(socket)

    table = make_table(anna)
    anna.page.route_web_socket("**/api/v1/socket*", between)
    page = open_table(anna, table)
    wait_until_asked(page)
    decide(page)
    wait_until_asked(page)
    taken = number(page)

    away = True
    sockets[-1].close(code=RESTARTING)
    lost = page.get_by_role("alert").filter(has_text=anna.say("page-reconnecting"))
    expect(lost).to_be_visible()
    expect(board(page)).to_be_visible()

    away = False
    expect(lost).to_be_hidden()
    assert number(page) == taken
    play_on(page)
    expect(page.locator(".ending")).to_be_visible()


def test_what_the_others_did_meanwhile_is_told(known: Callable[..., Person]) -> None:
    anna, bruno = known("Anna"), known("Bruno")
    table = make_table(anna, [{"who": "me"}, {"who": "open"}])
    assert bruno.page.request.post(f"/api/v1/tables/{table}/sit", data={}).ok
    sockets: list[WebSocketRoute] = []
    away = False

    def between(socket: WebSocketRoute) -> None:
        if away:
            socket.close(code=RESTARTING)
        else:
            socket.connect_to_server()
            sockets.append(socket)

    bruno.page.route_web_socket("**/api/v1/socket*", between)
    for one in (anna, bruno):
        open_table(one, table)
    while wait_until_asked(anna.page, bruno.page) is bruno.page:
        decide(bruno.page)
    away = True
    sockets[-1].close(code=RESTARTING)
    expect(bruno.page.get_by_role("alert")).to_be_visible()
    decide(anna.page)
    taken = number(anna.page)
    away = False
    expect(bruno.page.locator("main.table")).to_have_attribute("data-number", str(taken))
    last = anna.page.get_by_role("list", name=anna.say("page-log")).get_by_role("listitem").last.inner_text()
    expect(bruno.page.get_by_role("list", name=bruno.say("page-log"))).to_contain_text(last)


def test_a_server_that_falls_silent_is_noticed(browser: Browser, tmp_path: Path) -> None:
    """It closes nothing and says nothing; when it wakes up the game goes on by itself."""
    with opened(tmp_path, "--rates", "0") as program:
        anna = Person(browser, program.url, reduced_motion="reduce")
        assert anna.page.request.post("/api/v1/session", data={"name": "Anna"}).ok
        page = open_table(anna, make_table(anna))
        wait_until_asked(page)
        lost = page.get_by_role("alert").filter(has_text=anna.say("page-reconnecting"))
        program.send(SIGSTOP)
        try:
            expect(lost).to_be_visible()
        finally:
            program.send(SIGCONT)
        expect(lost).to_be_hidden()
        decide(page)
        anna.close()
