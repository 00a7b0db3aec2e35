"""How heavy a table is: what is loaded for it, and how much of it the board keeps."""

from collections.abc import Callable

from deadtown.games.last_night.options import BASE_BOX
from tests.browser.person import Person
from tests.browser.playing import SOLO, board, make_table, open_table, wait_until_asked
from tests.browser.screens import sign_in
from tests.browser.test_landing import LOADED

MOST_LOADED = 350_000
"""Bytes as they come over the wire, with the pictures of all cards that are played with."""

MOST_NODES = 900
MOST_SHAPES = 160
"""Signs are drawn by shapes that the page keeps; pictures are images, whose shapes it does not."""


def opened(person: Person, game: str, options: dict[str, object], awaited: str = "/assets/board") -> dict[str, int]:
    """What is loaded for a table of a game, by its address, with all that comes until something awaited is there."""
    plan = {"game": game, "seats": SOLO, "options": options}
    table = person.page.request.post("/api/v1/tables", data=plan).json()["table"]
    page = open_table(person, table)
    page.wait_for_function(f"() => Object.keys(({LOADED})()).some((name) => name.includes('{awaited}'))")
    page.wait_for_load_state("networkidle")
    loaded: dict[str, int] = page.evaluate(LOADED)
    return loaded


def test_a_table_is_loaded_with_the_pictures_of_its_cards_and_is_light(newcomer: Callable[..., Person]) -> None:
    person = sign_in(newcomer())
    page = open_table(person, make_table(person, SOLO))
    wait_until_asked(page)
    page.wait_for_load_state("networkidle")
    loaded = page.evaluate(LOADED)
    assert any("/assets/board" in name for name in loaded)
    assert sum(loaded.values()) < MOST_LOADED


def test_two_games_on_one_map_are_loaded_with_the_pictures_of_both(newcomer: Callable[..., Person]) -> None:
    loaded = opened(sign_in(newcomer()), "combined", {})
    assert any("/assets/board" in name for name in loaded)
    assert sum(loaded.values()) < MOST_LOADED


def drawn_for(loaded: dict[str, int]) -> set[str]:
    """The sets of Last Night on Earth of which drawings were loaded."""
    sets = ("growing_hunger", "survival_of_the_fittest", "timber_peak", "unique_items", "tactics", "grave_weapons")
    return {name for name in sets if any(f"/assets/{name}-" in address for address in loaded)}


def test_the_base_game_of_a_night_is_loaded_without_what_is_drawn_of_expansions(
    newcomer: Callable[..., Person],
) -> None:
    loaded = opened(sign_in(newcomer()), "last_night", BASE_BOX)
    assert any("/assets/board" in name for name in loaded)
    assert drawn_for(loaded) == set()
    assert sum(loaded.values()) < MOST_LOADED


def test_the_drawings_of_a_set_come_with_it(newcomer: Callable[..., Person]) -> None:
    plan = BASE_BOX | {"set_timber_peak": True}
    loaded = opened(sign_in(newcomer()), "last_night", plan, "/assets/timber_peak")
    assert drawn_for(loaded) == {"timber_peak"}
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
