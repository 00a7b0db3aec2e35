"""The keyboard alone, through what a screen reader is told."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.last_nights import last_night
from tests.browser.nights import make_night
from tests.browser.person import Person
from tests.browser.playing import MOST, board, make_table, number, open_table, over, play_unseen, wait_until_asked
from tests.browser.situations import go_on
from tests.browser.towns import town

NAME = "() => document.activeElement.getAttribute('aria-label') || document.activeElement.innerText"
ROVERS = ".thing, .group > summary"
"""What arrow keys go to."""
GROUPS = """(board, rovers) => {
  const groups = new Map();
  for (const thing of board.querySelectorAll(rovers)) {
    if (!thing.checkVisibility()) continue;
    const group = thing.closest("[data-roving]");
    groups.set(group, [...(groups.get(group) ?? []), thing]);
  }
  return [...groups.values()].map((things) => things.map((thing) => thing.tabIndex));
}"""
"""The tab indices of the things of the board that are in sight, group by group."""
PLACE = """(rovers) => {
  const focused = document.activeElement;
  const all = [...document.querySelectorAll(rovers)].filter((thing) => thing.checkVisibility());
  return [all.indexOf(focused), [...new Set(all.map((one) => one.closest("[data-roving]")))]
    .indexOf(focused.closest("[data-roving]"))];
}"""
"""Which thing has the focus, and of which group it is; -1 for what is none."""
REACHED = """(stop) => {
  const found = new Set([stop]);
  for (const thing of found) {
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      thing.focus();
      thing.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      const { activeElement: next } = document;
      if (next.closest("[data-roving]") === stop.closest("[data-roving]")) found.add(next);
    }
  }
  return found.size;
}"""
"""How many things of its group arrow keys find from a tab stop, without leaving the group."""


def focused(page: Page) -> str:
    """The name of what has the focus."""
    name: str = page.evaluate(NAME)
    return name


def spoken(page: Page) -> Locator:
    """What a screen reader has been told to say at once."""
    return page.locator("[aria-live=assertive]")


def digit_of(answer: Locator) -> str:
    """The key that chooses an answer."""
    return str(answer.get_attribute("aria-keyshortcuts"))


def decide_by_keys(page: Page) -> None:
    """All Aim cards, else the last thing that may be taken, else the first answer; never a pointer."""
    before = number(page)
    decision = page.get_by_role("region", name="Decision")
    aim = decision.get_by_role("button", name="Play all Aim cards")
    if aim.count():
        page.keyboard.press(digit_of(aim))
    else:
        page.keyboard.press("b")
        if focused(page).startswith(("Take", "Play", "Gain", "Choose", "Trash", "Discard")):
            page.keyboard.press("Enter")
        else:
            page.keyboard.press(digit_of(decision.get_by_role("button").first))
    expect(page.locator("main.table")).not_to_have_attribute("data-number", str(before))


def test_a_whole_game_is_played_by_keyboard(known: Callable[..., Person]) -> None:
    anna = known("Anna")
    page = open_table(anna, make_table(anna, turns=3))
    for _ in range(MOST):
        if wait_until_asked(page) is None:
            break
        expect(spoken(page)).to_have_text(page.locator(".question").inner_text())
        decide_by_keys(page)
    assert over(page)
    expect(page.get_by_role("heading", level=2).first).to_be_visible()


def test_arrows_go_from_thing_to_thing(known: Callable[..., Person]) -> None:
    anna = known("Anna")
    page = open_table(anna, make_table(anna))
    wait_until_asked(page)
    page.keyboard.press("b")
    first = focused(page)
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        if focused(page) != first:
            return
    raise AssertionError("the focus stays where it is")


def zombinion(anna: Person) -> str:
    """In the middle of a game, with cards in every zone."""
    table = make_table(anna, turns=30)
    play_unseen(table, anna, most=12)
    return table


def zombies(anna: Person) -> str:
    """In the middle of a walk through a town."""
    saved = town("walk")
    return go_on(anna, saved.record, saved.asked.seat)


def last_night_on_earth(anna: Person) -> str:
    """A hero in the middle of the town."""
    saved = last_night("walk")
    return go_on(anna, saved.record, saved.asked.seat)


BOARDS: dict[str, Callable[[Person], str]] = {
    "zombinion": zombinion,
    "zombiaki": make_night,
    "zombies": zombies,
    "last_night": last_night_on_earth,
    "plain": make_night,
}


@pytest.mark.parametrize("game", BOARDS)
def test_tab_goes_from_group_to_group_and_arrows_to_every_thing_of_one(known: Callable[..., Person], game: str) -> None:
    anna = known("Anna")
    if game == "plain":
        anna.context.add_init_script("localStorage.setItem('deadtown-board', 'plain')")
    page = open_table(anna, BOARDS[game](anna))
    wait_until_asked(page)
    groups: list[list[int]] = board(page).evaluate(GROUPS, ROVERS)
    things = sum(len(group) for group in groups)
    assert things > len(groups)
    for group in groups:
        assert sorted(group) == [-1] * (len(group) - 1) + [0]
    visited = set()
    page.locator("body").click(position={"x": 1, "y": 1})
    for _ in range(60):
        page.keyboard.press("Tab")
        thing, group = page.evaluate(PLACE, ROVERS)
        if thing >= 0:
            assert group not in visited, "a group has one tab stop"
            visited.add(group)
        elif len(visited) == len(groups):
            break
    assert visited == set(range(len(groups)))
    stops = board(page).locator(f":is({ROVERS})[tabindex='0']").filter(visible=True)
    assert sum(stops.nth(place).evaluate(REACHED) for place in range(len(groups))) == things


def test_a_question_is_answered_by_tab_and_enter_in_words_too(known: Callable[..., Person]) -> None:
    """A group that opens is a thing like any: its answers are reached by arrows from it."""
    anna = known("Anna")
    anna.context.add_init_script("localStorage.setItem('deadtown-board', 'plain')")
    page = open_table(anna, make_night(anna))
    wait_until_asked(page)
    before = number(page)
    page.keyboard.press("b")
    while page.locator("summary:focus").count():
        page.keyboard.press("Enter")
        expect(page.locator("details[open] .general-option, details[open] summary").first).to_be_visible()
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("main.table")).not_to_have_attribute("data-number", str(before))


def test_the_keys_are_told(known: Callable[..., Person]) -> None:
    anna = known("Anna")
    page = open_table(anna, make_table(anna))
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name=anna.say("page-shortcuts"))
    expect(keys).to_contain_text(anna.say("page-key-undo"))
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()


def test_the_rules_the_log_and_the_chat_are_a_key_away(known: Callable[..., Person]) -> None:
    anna = known("Anna")
    page = open_table(anna, make_table(anna))
    page.keyboard.press("r")
    expect(page.get_by_role("dialog", name=anna.say("page-rules"))).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("c")
    expect(page.get_by_label(anna.say("page-say"), exact=True)).to_be_focused()
    page.keyboard.type("Brains")
    page.keyboard.press("Enter")
    expect(page.get_by_role("list", name=anna.say("page-chat"))).to_contain_text("Brains")
