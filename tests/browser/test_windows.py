"""A question to many: two people before browsers of their own, who see the same of it but for their own answer."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import find_barriers
from tests.browser.person import Person
from tests.browser.playing import expect_told, number, open_table, settled, wait_until_asked
from tests.browser.situations import both_attacked, go_on
from tests.browser.wire import Wire

People = Callable[..., Person]
PHONE = {"width": 360, "height": 740}


def line(page: Page) -> Locator:
    """What stands below the question as long as the window is open."""
    return page.locator(".window-line")


def answer(page: Page, option: str) -> Locator:
    return page.locator(f'.decision [data-option="{option}"]')


def meet(known: People) -> tuple[Person, Person]:
    """Anna and Bruno, who are attacked at once and could both reveal something."""
    anna, bruno = known("Anna"), known("Bruno", theme="light", viewport=PHONE)
    saved = both_attacked()
    table = go_on(anna, saved.record, saved.seats[0])
    link = anna.page.request.get(f"/api/v1/tables/{table}/links").json()["table"]
    sit = bruno.page.request.post(
        f"/api/v1/tables/{table}/sit", data={"seat": saved.seats[1]}, headers={"Deadtown-Link": link}
    )
    assert sit.ok, sit.text()
    for one in (anna, bruno):
        wait_until_asked(open_table(one, table))
    return anna, bruno


def test_who_answers_early_may_think_again_until_the_others_have_answered(known: People) -> None:
    anna, bruno = meet(known)
    before = number(anna.page)
    for one in (anna, bruno):
        expect(line(one.page)).to_contain_text("Anna and Bruno")
        expect(one.page.locator(".seat-badge .turn")).to_have_count(0)
        expect(one.page).to_have_title(one.say("page-title-turn", game="Zombinion") + " · Deadtown")
        assert find_barriers(one.page) == []
    answer(bruno.page, "reveal").click()
    expect(line(bruno.page)).to_contain_text(bruno.say("page-window-answered-so", answer="Reveal Barricade"))
    expect(bruno.page.locator(".decision .answers button")).to_have_count(0)
    assert find_barriers(bruno.page) == []
    bruno.page.get_by_role("button", name=bruno.say("page-window-change")).click()
    answer(bruno.page, "pass").click()
    expect(line(bruno.page)).to_contain_text(bruno.say("page-window-passed"))
    expect(line(anna.page)).to_have_text(anna.say("page-window-asked", names="Anna and Bruno"))
    assert number(anna.page) == before
    answer(anna.page, "reveal").click()
    for one in (anna, bruno):
        expect(line(one.page)).to_have_count(0)
    expect_told(anna.page, "Anna reveals Barricade")


def test_how_one_is_asked_is_said_at_the_table_and_kept(known: People) -> None:
    anna, _ = meet(known)
    wire, page = Wire(anna.page), anna.page
    page.reload()
    wait_until_asked(page)

    def open_choices() -> Locator:
        page.get_by_role("button", name=anna.say("page-menu")).click()
        page.get_by_role("button", name=anna.say("page-how-asked")).click()
        return page.get_by_role("dialog", name=anna.say("page-how-asked"))

    choices = open_choices()
    expect(choices.get_by_label(anna.say("page-how-asked-could"))).to_be_checked()
    choices.get_by_label(anna.say("page-how-asked-kinds")).first.check()
    box = choices.get_by_role("checkbox")
    expect(box).to_be_checked()
    assert find_barriers(page) == []
    box.uncheck()
    expect(box).not_to_be_checked()
    assert wire.arranged == [{"ask": "kinds", "kinds": ["react"]}, {"kinds": []}]
    page.keyboard.press("Escape")
    expect(answer(page, "reveal")).to_have_count(0)
    page.reload()
    choices = open_choices()
    expect(choices.get_by_label(anna.say("page-how-asked-kinds")).first).to_be_checked()
    choices.get_by_label(anna.say("page-how-asked-always")).check()
    page.keyboard.press("Escape")
    expect(answer(page, "reveal")).to_be_visible()


def test_a_window_is_answered_by_keyboard_and_told_to_screen_readers(known: People) -> None:
    anna, _ = meet(known)
    page = anna.page
    expect(page.get_by_role("status")).to_contain_text("do you reveal")
    settled(page)
    page.keyboard.press("b")
    page.keyboard.press("2")
    expect(page.get_by_role("log").first).to_contain_text(anna.say("page-window-passed"))
