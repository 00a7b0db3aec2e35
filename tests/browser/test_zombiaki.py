"""The street of Zombiaki!: whatever the rules let one choose is put together by clicks, and seen before it is done."""

import json
import random
from collections.abc import Callable
from itertools import cycle

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from deadtown.games.zombiaki.cards import GUNS
from deadtown.games.zombiaki.cards import KINDS as CARDS
from tests.browser.drawn import protruding
from tests.browser.nights import KINDS, SPOKEN, choose, hands, make_night, nights, parts, put_together, street, whole
from tests.browser.person import PATIENCE, Person
from tests.browser.playing import PAUSE, about, answers, number, open_table, over, read_and_do, wait_until_asked
from tests.browser.screenshots import SIZES
from tests.browser.situations import go_on
from tests.browser.test_decisions import OTHERS, at_hand
from tests.browser.test_phone import SMALLEST, TOO_SMALL
from tests.browser.wire import Wire

People = Callable[..., Person]
REACTIONS = {"click", "not_so_fast", "dawn"}
SHARES = 4
"""In how many tests all cards are played: some can run at the same time."""
TARGETS = ":is(.zk-street, .zk-side.other) [data-part]:not([aria-pressed=true])"
"""What comes after a card: places on the street, and cards in the other hand."""
NAME = "() => document.activeElement.innerText"


def offered(page: Page) -> set[str]:
    return {str(part.get_attribute("data-part")) for part in parts(page).all()}


def split(options: list[str]) -> tuple[set[str], list[list[str]]]:
    """The options that are said, and those that are put together on the board, as parts."""
    words = [option.split() for option in options]
    return {" ".join(one) for one in words if one[0] in SPOKEN}, [one for one in words if one[0] not in SPOKEN]


def test_every_kind_of_decision_and_every_card_is_met() -> None:
    assert set(KINDS) | (set(CARDS) - REACTIONS) <= set(nights())


def go_to_night(anna: Person, record: str) -> Page:
    page = open_table(anna, go_on(anna, record))
    wait_until_asked(page)
    return page


def test_what_can_be_clicked_is_what_the_rules_offer(known: People) -> None:
    """On a desktop and, by turns, in another size: the first part of every answer, and after each card the second."""
    anna = known("Anna", **SIZES["desktop"])
    wire = Wire(anna.page)
    for kind, size in zip(KINDS, cycle(OTHERS), strict=False):
        with about(f"{kind}, {size}"):
            page = go_to_night(anna, nights()[kind])
            assert wire.decision is not None
            assert wire.decision["kind"] == kind
            assert_offered(page, kind, wire.options, size)


def assert_offered(page: Page, kind: str, options: list[str], other: str) -> None:
    said, pointed = split(options)
    # One dog alone need not be clicked: it is already led.
    led = kind == "dog_step" and len({one[1] for one in pointed}) == 1
    for size in (other, "desktop"):
        page.set_viewport_size(SIZES[size]["viewport"])
        assert at_hand(page) == said
        assert offered(page) == ({one[2] for one in pointed} if led else {one[1] for one in pointed})
    for card in {one[1] for one in pointed if len(one) > 2 and one[0] == "play"}:
        page.locator(f'.zk [data-part="{card}"]').first.click()
        nexts = {one[2] for one in pointed if one[1] == card and len(one) > 2}
        others = {one[1] for one in pointed} - {card}
        # Another copy of the card may lie beside it.
        assert offered(page) - {card} == nexts | others
        page.keyboard.press("Escape")


def test_every_card_is_played_in_some_hand() -> None:
    assert {card for _, cards in hands() for card in cards} == set(CARDS) - REACTIONS


@pytest.mark.parametrize("share", range(SHARES))
def test_each_card_is_played_by_clicks(known: People, share: int) -> None:
    """What was put together is what is sent: the first way to play the card or the last, and both where they differ."""
    anna = known("Anna")
    wire = Wire(anna.page)
    for record, cards in hands()[share::SHARES]:
        page = go_to_night(anna, record)
        for card in cards:
            with about(card):
                play_and_take_back(page, wire, card)
            if over(page):  # A zombie has crossed.
                go_to_night(anna, record)


def play_and_take_back(page: Page, wire: Wire, card: str) -> None:
    before = number(page)
    ways = [option for option in wire.options if option.split()[:2] == ["play", card]]
    differ = ways[0].count(" ") != ways[-1].count(" ")
    for way in (ways[0], ways[-1]) if differ else (random.Random(card).choice((ways[0], ways[-1])),):
        choose(page, way)
        assert wire.chosen.pop() == way
        if over(page):
            return
        page.keyboard.press("u")
        expect(page.locator("main.table")).to_have_attribute("data-number", str(before))
        wait_until_asked(page)


def test_the_effect_is_seen_before_it_is_confirmed(known: People) -> None:
    anna = known("Anna")
    wire = Wire(anna.page)
    for card in ("shot_1", "sniper", "mine", "net"):
        with about(card):
            page = go_to_night(anna, nights()[card])
            before = number(page)
            way = next(option for option in wire.options if option.split()[:2] == ["play", card])
            put_together(page, way)
            expect(page.locator(".choice-foretold li").first).to_be_visible()
            expect(street(page).locator(".foreseen .drawn-mark, .foreseen .drawn-arrow").first).to_be_visible()
            assert (street(page).locator(".foreseen .drawn-line").count() > 0) == (card in GUNS - {"sniper"})
            assert wire.chosen == []
            page.keyboard.press("Escape")
            expect(street(page).locator(".foreseen")).to_have_count(0)
            assert number(page) == before


@pytest.mark.parametrize("size", SIZES)
def test_what_is_foretold_late_does_not_move_what_is_about_to_be_clicked(known: People, size: str) -> None:
    """Who presses the button while the answer of the server comes has pressed it."""
    anna = known("Anna", **SIZES[size])
    late: list[Callable[[], None]] = []

    def between(socket: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            foretold = "known" in (json.loads(message).get("answer") or {})
            late.append(lambda: socket.send(message)) if foretold else socket.send(message)

        socket.connect_to_server().on_message(hear)

    wire = Wire(anna.page)
    anna.page.route_web_socket("**/api/v1/socket*", between)
    page = go_to_night(anna, nights()["mine"])
    put_together(page, next(option for option in wire.options if option.startswith("play mine")))
    before = whole(page).bounding_box()
    for _ in range(PATIENCE // PAUSE):
        if late:
            break
        page.wait_for_timeout(PAUSE)
    assert late
    expect(page.locator(".choice-foretold")).to_have_count(0)
    for tell in late:
        tell()
    expect(page.locator(".choice-foretold li").first).to_be_visible()
    assert whole(page).bounding_box() == before


@pytest.mark.parametrize("width", [700, 1280])
def test_what_is_pointed_at_stays_under_the_pointer(known: People, width: int) -> None:
    """What it would do is told as soon as one points at it, and the board makes no room for that."""
    anna = known("Anna", viewport={"width": width, "height": 720})
    wire = Wire(anna.page)
    for card in ("burst_2", "flamethrower"):
        with about(card):
            assert_stays(go_to_night(anna, nights()[card]), card, wire.options)


def assert_stays(page: Page, card: str, options: list[str]) -> None:
    ways = [option.rsplit(" ", 1) for option in options if option.startswith(f"play {card} ")]
    beginning, last = max(ways, key=lambda way: len(way[0].split()))
    put_together(page, beginning)
    part = page.locator(f'.board-picker [data-part="{last}"]')
    before = part.bounding_box()
    part.hover()
    expect(page.locator(".choice-foretold li").first).to_be_visible()
    assert part.bounding_box() == before
    assert part.evaluate("(part) => part.matches(':hover')")


def test_who_does_not_want_to_be_asked_plays_at_once(known: People) -> None:
    anna = known("Anna")
    wire = Wire(anna.page)
    page = go_to_night(anna, nights()["mine"])
    before = number(page)
    page.get_by_label(anna.say("page-choice-careful")).uncheck()
    way = next(option for option in wire.options if option.startswith("play mine"))
    put_together(page, way)
    expect(page.locator("main.table")).not_to_have_attribute("data-number", str(before))
    assert wire.chosen == [way]


def play_by_clicks(page: Page, luck: random.Random, press: Callable[[Locator], None] = Locator.click) -> None:
    """One decision, as somebody takes it who clicks what glows until it is an answer."""
    before = number(page)
    while page.locator(".decision.yours").count() and number(page) == before:
        begun = page.locator(".choice-box.begun").count() > 0
        open_parts = page.locator(TARGETS).filter(visible=True) if begun else parts(page)
        if whole(page).count():
            press(whole(page))
        elif open_parts.count():
            press(open_parts.nth(luck.randrange(open_parts.count())))
        else:
            press(answers(page).first)
    expect(page.locator("main.table")).not_to_have_attribute("data-number", str(before))


@pytest.mark.parametrize("side", ["zombies", "humans"])
def test_a_person_plays_a_side_against_a_bot(known: People, side: str) -> None:
    anna = known("Anna")
    page = open_table(anna, make_night(anna, side))
    luck = random.Random(side)
    near = "from-zombies" if side == "zombies" else "from-humans"
    assert near in str(street(page).get_attribute("class"))
    turn = page.get_by_role("button", name=anna.say("page-zombiaki-turn"))
    turn.click()
    assert near not in str(street(page).get_attribute("class"))
    turn.click()
    assert near in str(street(page).get_attribute("class"))
    for _ in range(14):
        if wait_until_asked(page) is None:
            return
        play_by_clicks(page, luck)


def test_a_side_is_played_by_taps_on_a_phone(known: People) -> None:
    anna = known("Anna", **SIZES["phone"])
    page = open_table(anna, make_night(anna, "zombies"))
    luck = random.Random(7)
    for _ in range(8):
        if wait_until_asked(page) is None:
            return
        assert protruding(page) == []
        assert page.evaluate(TOO_SMALL, SMALLEST) == []
        play_by_clicks(page, luck, tap)


def tap(one: Locator) -> None:
    """A card says first what it does; of a place that is told above the bar."""
    if "hand:" in str(one.get_attribute("data-spot")):
        read_and_do(one)
    else:
        one.tap()


def test_a_card_is_played_by_keyboard(known: People) -> None:
    """Arrows go over the street, Enter takes, Escape takes back; every space says what is on it."""
    anna = known("Anna")
    wire = Wire(anna.page)
    page = go_to_night(anna, nights()["mine"])
    page.locator('.zk [data-part="mine"]').first.focus()
    page.keyboard.press("Enter")
    expect(page.locator('.zk [data-part="mine"][aria-pressed=true]').first).to_be_visible()
    street(page).locator(".zk-space.legal").first.focus()
    first = page.evaluate(NAME)
    for key in ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"):
        page.keyboard.press(key)
    assert page.evaluate(NAME)
    street(page).locator(".zk-space.legal").first.focus()
    assert page.evaluate(NAME) == first
    page.keyboard.press("Enter")
    expect(page.locator(".choice-foretold li").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(whole(page)).to_have_count(0)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".choice-box.begun")).to_have_count(0)
    assert wire.chosen[0].startswith("play mine")


def test_what_cant_be_chosen_says_why(known: People) -> None:
    anna = known("Anna")
    page = go_to_night(anna, nights()["wall_5"])
    page.locator('.zk [data-part="wall_5"]').first.click()
    street(page).locator(".zk-space:not(.legal)").first.click(force=True)
    expect(page.locator(".why")).to_contain_text("ZK-")


@pytest.mark.parametrize("how", ["click", "key"])
def test_what_stands_on_the_street_is_explained(known: People, how: str) -> None:
    """By the note and the key that explain cards; and it can be looked at closely, with its rules."""
    anna = known("Anna")
    page = go_to_night(anna, nights()["boss"])
    creature = street(page).locator(".zk-space:not(.legal)").filter(has_text="zombie ").first
    if how == "click":
        creature.click(force=True)
    else:
        creature.focus()
        page.keyboard.press("i")
    note = page.locator(".why")
    expect(note).to_contain_text("Damage lowers its strength")
    note.get_by_role("button").first.click()
    window = page.get_by_role("dialog", name="Zombie")
    expect(window).to_contain_text("ZK-7.1")


def test_piles_open(known: People) -> None:
    """Nothing is secret but the order of the decks."""
    anna = known("Anna")
    page = open_table(anna, go_on(anna, nights()["boss"]))
    for pile in ("deck", "discard"):
        page.locator(f".zk-side.zombies [data-spot^='{pile}:']").click()
        window = page.get_by_role("dialog")
        expect(window.get_by_role("listitem").first).to_be_visible()
        page.keyboard.press("Escape")
        expect(window).to_have_count(0)
