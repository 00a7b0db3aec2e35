"""What is seen of the hands and the street of Zombiaki!, on small screens and on large ones."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.nights import make_night, nights, put_together
from tests.browser.person import Person
from tests.browser.playing import board, open_table, play_unseen, wait_until_asked
from tests.browser.screenshots import SIZES
from tests.browser.situations import go_on

People = Callable[..., Person]
CUT = "(texts) => texts.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)"
"""The texts that do not fit into their places."""


def rectangle(one: Locator) -> tuple[float, float, float, float]:
    """Left, top, right, bottom."""
    box = one.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def apart(one: Locator, other: Locator) -> bool:
    """Whether neither covers anything of the other."""
    left, top, right, bottom = rectangle(one)
    from_left, from_top, to_right, to_bottom = rectangle(other)
    return right <= from_left or to_right <= left or bottom <= from_top or to_bottom <= top


def laid_out(person: Person, night: str) -> Page:
    page = open_table(person, go_on(person, nights()[night]))
    wait_until_asked(page)
    return page


@pytest.mark.parametrize("size", ["phone", "landscape"])
@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_a_whole_hand_is_in_sight(known: People, size: str, language: str) -> None:
    anna = known("Anna", language, **SIZES[size])
    page = open_table(anna, make_night(anna, "zombies"))
    wait_until_asked(page)
    cards = page.locator(".zk-side.own .zk-hand-card")
    expect(cards).to_have_count(4)
    bar = rectangle(page.locator(".decision"))[1]
    assert all(rectangle(card)[3] <= bar for card in cards.all())


@pytest.mark.parametrize("size", SIZES)
def test_no_sign_covers_a_letter(known: People, size: str) -> None:
    anna = known("Anna", **SIZES[size])
    page = open_table(anna, make_night(anna, "zombies"))
    wait_until_asked(page)
    for _ in range(2):
        letters, signs = page.locator(".zk-lane").all(), page.locator(".zk-sign").all()
        assert (len(letters), len(signs)) == (3, 2)
        assert all(apart(letter, sign) for letter in letters for sign in signs)
        page.get_by_role("button", name=anna.say("page-zombiaki-turn")).click()


@pytest.mark.parametrize("size", ["tablet", "desktop", "wide"])
@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_texts_of_cards_are_whole_where_they_are_read(known: People, size: str, language: str) -> None:
    anna = known("Anna", language, **SIZES[size])
    for night in ("discard", "boss"):
        texts = laid_out(anna, night).locator(".zk-side.own .card-brief").filter(visible=True)
        assert texts.count() > 2
        assert texts.evaluate_all(CUT) == []


@pytest.mark.parametrize("size", SIZES)
def test_what_is_foretold_covers_neither_the_street_nor_the_bar(known: People, size: str) -> None:
    page = laid_out(known("Anna", **SIZES[size]), "get_back")
    put_together(page, "play get_back")
    told = page.locator(".choice-foretold")
    expect(told.locator("li").first).to_be_visible()
    assert told.evaluate_all(CUT) == []
    box = page.locator(".choice-inside")
    assert apart(box, page.locator(".zk-street"))
    assert apart(box, page.locator(".decision"))


def test_nothing_of_the_board_is_seen_at_the_end(known: People) -> None:
    anna = known("Anna", **SIZES["phone"])
    table = make_night(anna, "zombies")
    play_unseen(table, anna)
    page = anna.visit(f"/t/{table}")
    expect(page.locator(".ending")).to_be_visible()
    expect(board(page)).to_be_hidden()
