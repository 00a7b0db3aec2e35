"""How heavy a table is: what is loaded for it, and how much of it the board keeps."""

from collections.abc import Callable

from tests.browser.person import Person
from tests.browser.playing import SOLO, TOGETHER, board, make_table, open_table, wait_until_asked
from tests.browser.screens import sign_in
from tests.browser.test_landing import LOADED

MOST_LOADED = 350_000
"""Bytes as they come over the wire, with the pictures of all cards."""

MOST_NODES = 900
MOST_SHAPES = 160
"""Signs are drawn by shapes that the page keeps; pictures are images, whose shapes it does not."""


def test_a_table_is_loaded_with_the_pictures_of_its_cards_and_is_light(newcomer: Callable[..., Person]) -> None:
    person = sign_in(newcomer())
    page = open_table(person, make_table(person, SOLO))
    wait_until_asked(page)
    page.wait_for_load_state("networkidle")
    loaded = page.evaluate(LOADED)
    assert any("/assets/board" in name for name in loaded)
    assert sum(loaded.values()) < MOST_LOADED


def test_two_games_on_one_map_are_loaded_with_the_pictures_of_both(newcomer: Callable[..., Person]) -> None:
    person = sign_in(newcomer())
    plan = {"game": "combined", "seats": TOGETHER, "options": {}}
    table = person.page.request.post("/api/v1/tables", data=plan).json()["table"]
    page = open_table(person, table)
    page.wait_for_load_state("networkidle")
    loaded = page.evaluate(LOADED)
    assert any("/assets/board" in name for name in loaded)
    assert sum(loaded.values()) < MOST_LOADED


def test_a_board_does_not_keep_the_shapes_of_its_pictures(newcomer: Callable[..., Person]) -> None:
    person = sign_in(newcomer())
    page = open_table(person, make_table(person, SOLO))
    wait_until_asked(page)
    pictures = board(page).locator("img.card-figure")
    assert pictures.count() >= 17
    assert all(pictures.evaluate_all("images => images.map((image) => image.complete && image.naturalWidth > 0)"))
    assert board(page).locator("*").count() < MOST_NODES
    assert board(page).locator("svg *").count() < MOST_SHAPES
