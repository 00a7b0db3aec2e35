"""Zombies!!! on the page: turns that bots have played are played again by clicks, by taps and by keys alone."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.drawn import protruding
from tests.browser.person import Person
from tests.browser.playing import SOLO, number, open_table, over, read_and_do, wait_until_asked
from tests.browser.screenshots import SIZES
from tests.browser.situations import go_on
from tests.browser.test_keyboard import digit_of
from tests.browser.test_zombiaki import tap
from tests.browser.towns import BASE, PLAYERS, SQUAD, Turn, in_sight, turn
from tests.browser.wire import Wire

People = Callable[..., Person]
MOST = 14
MOST_ANSWERS = 60
MOST_TURNS = 40
"""How often a tile is turned by key before something is wrong: a key may come before the last one is seen."""
MOST_STEPS = 200
"""How often Tab is pressed before something is wrong."""
WHOLE_TURN = ("place_tile_tokens", "play", "move_step", "combat_response", "zombie", "discard")
"""What a turn has that is worth playing, from the tile to the discard."""
SQUAD_TURN = ("move_step", "combat_response", "lead_to", "end")

KEYS_TO = """(target) => {
  const group = target.closest("[data-roving]");
  const ways = new Map([[document.activeElement, []]]);
  for (const [thing, keys] of ways) {
    if (thing === target) {
      ways.keys().next().value.focus();
      return keys;
    }
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      thing.focus();
      thing.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      const { activeElement: next } = document;
      if (next.closest("[data-roving]") === group && !ways.has(next)) ways.set(next, [...keys, key]);
    }
  }
  return null;
}"""
"""Which arrow keys lead from what has the focus to something of the same group."""
SAME_GROUP = "(target) => document.activeElement.closest('[data-roving]') === target.closest('[data-roving]')"


def part(page: Page, name: str) -> Locator:
    """Something on the board that is a part of an answer; of a building, a space of it that is in sight."""
    return in_sight(page, f'.city [data-part="{name}"]')


def in_reach(page: Page, option: str) -> Locator:
    """What gives an answer by one press: a button in the bar, a way on in a fight, an item."""
    return page.locator(f'[data-option="{option}"]').filter(visible=True)


def parts_of(option: str) -> list[str]:
    """What is pressed for an answer, one after the other: the place of a tile is one."""
    verb, *parts = option.split()
    return [" ".join(parts[:2])] if verb == "place" else parts


def still_to_press(page: Page, option: str) -> list[str]:
    """Of these, what has not been taken from the start, because nothing else could be."""
    first, *rest = parts_of(option)
    begun = page.locator(f'.map-space.taken[data-part="{first}"]').count() > 0
    return rest if begun and rest else [first, *rest]


def give(page: Page, option: str, press: Callable[[Locator], None]) -> None:
    """Give an answer by pressing what it names; what is weighty is confirmed."""
    button = in_reach(page, option)
    if button.count():
        press(button.first)
        return
    before = number(page)
    for name in still_to_press(page, option):
        press(part(page, name))
    if option.startswith("place "):
        press(page.locator(".city-turn").nth(int(option.split()[-1])))
    if waits_for_consent(page, before):
        press(page.locator("[data-confirm]"))


def waits_for_consent(page: Page, before: int) -> bool:
    """Whether what has been put together is to be confirmed; else it is answered already."""
    confirm = page.locator("[data-confirm]")
    expect(confirm.or_(page.locator(f'main.table:not([data-number="{before}"])')).first).to_be_visible()
    return confirm.count() > 0


def give_by_keys(page: Page, option: str) -> None:
    """Give an answer without a pointer: digits, or Tab, arrows and Enter."""
    button = in_reach(page, option)
    if button.count():
        if (digit := digit_of(button.first).split()[0]).isdigit():
            page.keyboard.press(digit)
        else:
            go_to(page, button.first)
            page.keyboard.press("Enter")
        return
    before = number(page)
    for name in still_to_press(page, option):
        go_to(page, page.locator(f'.city [data-part="{name}"]').first)
        page.keyboard.press("Enter")
    if option.startswith("place "):
        wanted = page.locator(".city-turn").nth(int(option.split()[-1]))
        for _ in range(MOST_TURNS):
            if wanted.get_attribute("aria-pressed") == "true":
                break
            page.keyboard.press("r")
        expect(wanted).to_have_attribute("aria-pressed", "true")
    if waits_for_consent(page, before):
        page.keyboard.press("Enter")


def go_to(page: Page, thing: Locator) -> None:
    """Give something the focus: Tab goes to its group, arrows to it."""
    page.keyboard.press("b")
    target = thing.element_handle()
    for _ in range(MOST_STEPS):
        if page.evaluate(SAME_GROUP, target):
            break
        page.keyboard.press("Tab")
    for key in page.evaluate(KEYS_TO, target):
        page.keyboard.press(key)
    expect(thing).to_be_focused()


def tap_or_read(one: Locator) -> None:
    """What answers by itself says first what it means, unless it is a button with words."""
    if "thing" in str(one.get_attribute("class")) and one.get_attribute("data-option"):
        read_and_do(one)
    else:
        tap(one)


class Hands(NamedTuple):
    """How somebody presses a button, and how they give an answer."""

    press: Callable[[Locator], None]
    give: Callable[[Page, str], None]


HANDS = {
    "clicks": Hands(Locator.click, lambda page, option: give(page, option, Locator.click)),
    "taps": Hands(Locator.tap, lambda page, option: give(page, option, tap_or_read)),
    "keys": Hands(lambda button: button.press("Space"), give_by_keys),
}


def ask_whenever_able(person: Person, hands: Hands) -> None:
    """Be asked in every window in which one could do something, as the bot was."""
    page = person.page
    dialog = page.get_by_role("dialog")
    hands.press(page.get_by_role("button", name=person.say("page-menu")))
    hands.press(dialog.get_by_role("button", name=person.say("page-how-asked")))
    hands.press(dialog.get_by_label(person.say("page-how-asked-could"), exact=True))
    hands.press(dialog.get_by_role("button", name=person.say("page-close")))
    expect(dialog).to_have_count(0)


def play_again(person: Person, played: Turn, hands: Hands) -> None:
    """Take somebody's place at the beginning of a turn, and answer as they did; all of it is found on the page."""
    wire = Wire(person.page)
    page = open_table(person, go_on(person, played.saved.record, played.saved.asked.seat))
    wait_until_asked(page)
    ask_whenever_able(person, hands)
    for option in played.answers:
        wait_until_asked(page)
        assert option in wire.options
        assert protruding(page) == []
        before = number(page)
        hands.give(page, option)
        expect(page.locator("main.table")).not_to_have_attribute("data-number", str(before))
    assert wire.chosen == played.answers


@pytest.mark.parametrize(("hands", "size"), [("clicks", "desktop"), ("taps", "phone"), ("keys", "desktop")])
def test_a_whole_turn_is_played(known: People, hands: str, size: str) -> None:
    """Tile, tokens, a card, a walk with a fight, zombies, discard."""
    played = turn(BASE, *WHOLE_TURN, most=MOST)
    anna = known(PLAYERS[played.saved.asked.seat], **SIZES[size])
    play_again(anna, played, HANDS[hands])
    expect(anna.page.locator(".decision.yours")).to_have_count(0)


def test_a_turn_of_intervention_squad_is_played(known: People) -> None:
    """What the event die offers, a walk with a fight, zombies that are led away."""
    played = turn(SQUAD, *SQUAD_TURN, most=MOST)
    play_again(known(PLAYERS[played.saved.asked.seat]), played, HANDS["clicks"])


def test_a_whole_game_is_played_against_a_bot(known: People) -> None:
    """To the first zombie; whoever gets it, the page says how the game ended."""
    anna = known("Anna")
    body = {"game": "zombies", "seats": SOLO, "options": {"zb_kill_goal": 1}}
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


def bold_answer(page: Page, options: list[str]) -> str:
    """Pass, and let tokens lie as they come; walk into a fight where there is one; else whatever is named first."""
    fights = page.locator(".map-place.fight [data-part]").evaluate_all("all => all.map((one) => one.dataset.part)")
    wanted = ["pass", "rest", *(f"{verb} {space}" for space in fights for verb in ("step", "walk"))]
    return next((option for option in wanted if option in options), options[0])
