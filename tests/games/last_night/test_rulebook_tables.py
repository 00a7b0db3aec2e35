"""The tables of the rulebook tell what cards, sheets and boards are made of, in the words that players meet."""

from collections.abc import Callable
from pathlib import Path

import pytest

from deadtown.games import last_night
from deadtown.games.last_night.boards import BOARDS, FACES, SIZE, Board, Cell
from deadtown.games.last_night.cards import ADVANCED, BASE, HERO_CARDS, ZOMBIE_CARDS, HeroCard, ZombieCard
from deadtown.games.last_night.heroes import ANYWHERE, PEOPLE
from deadtown.games.last_night.survival_cards import SURVIVAL_TACTICS, UNIQUE_ITEMS, deck_of
from deadtown.games.last_night.upgrades import COPIES, HERO_UPGRADES, ZOMBIE_UPGRADES
from deadtown.text import LANGUAGES
from deadtown.text.bundle import format_message, load_bundle
from deadtown.text.rulebook import read_clauses

FOLDER = Path(last_night.__file__).parent
NOTHING = "–"
POSTS = ("tree", "pillar", "corner_wall")
WINDS = {"en": "NESW", "it": "NESO", "fr": "NESO"}
LETTERS = {BASE: "B", ADVANCED: "A", "growing_hunger": "GH", "survival_of_the_fittest": "SF", "timber_peak": "TP"}
"""How the tables of cards name the sets, in every language (LN-8.1)."""

PARTS = ("kind", "when", "text")
"""What is told of a card, in this order."""

Say = Callable[[str], str]
Row = tuple[str, ...]


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def say(language: str) -> Say:
    bundle = load_bundle(language, FOLDER)
    return lambda name: format_message(bundle, name, {})


def rows(language: str, clause: str) -> list[Row]:
    """The table of a clause, without the heads of its columns."""
    return list(dict(read_clauses(FOLDER / "rulebook" / f"{language}.md")[1])[clause].table[1:])


@pytest.mark.parametrize(("clause", "cards"), [("LN-8.1", HERO_CARDS), ("LN-8.2", ZOMBIE_CARDS)])
def test_every_card_is_listed_as_it_is_printed(
    language: str, say: Say, clause: str, cards: dict[str, HeroCard] | dict[str, ZombieCard]
) -> None:
    assert rows(language, clause) == [
        (say(f"card-{card}"), copies(row.copies), *(say(f"card-{card}.{part}") for part in PARTS))
        for card, row in cards.items()
    ]


def test_every_card_of_the_survival_decks_is_listed(language: str, say: Say) -> None:
    cards = UNIQUE_ITEMS | SURVIVAL_TACTICS
    assert rows(language, "LN-18.9") == [
        (say(f"card-{card}"), str(row.copies[deck_of(card)]), *(say(f"card-{card}.{part}") for part in PARTS))
        for card, row in cards.items()
    ]


def test_every_upgrade_is_listed(language: str, say: Say) -> None:
    assert rows(language, "LN-16.8") == [
        (*printed(say, upgrade), say(f"upgrade-{upgrade}.boost"), str(row.boost))
        for upgrade, row in HERO_UPGRADES.items()
    ]
    assert rows(language, "LN-16.9") == [printed(say, upgrade) for upgrade in ZOMBIE_UPGRADES]


def printed(say: Say, upgrade: str) -> Row:
    return say(f"upgrade-{upgrade}"), str(COPIES), say(f"upgrade-{upgrade}.kind"), say(f"upgrade-{upgrade}.text")


def copies(by_set: dict[str, int]) -> str:
    return " + ".join(f"{count} {LETTERS[name]}" for name, count in by_set.items())


def test_every_keyword_is_listed_as_it_is_explained(language: str, say: Say) -> None:
    on_cards = {word for card in HERO_CARDS.values() for word in card.keywords}
    words = on_cards | {word for person in PEOPLE.values() for word in person.keywords}
    listed = rows(language, "LN-9.4")
    assert {*listed} == {(say(f"keyword-{word}"), say(f"keyword-{word}.text")) for word in words}
    assert len(listed) == len(words)


def test_every_hero_is_listed_with_what_is_on_the_sheet(language: str, say: Say) -> None:
    listed = rows(language, "LN-3.8")
    assert [row[:2] for row in listed] == [(say(f"hero-{one}.full"), str(row.wounds)) for one, row in PEOPLE.items()]
    for person, (_, _, start, keywords, abilities) in zip(PEOPLE.values(), listed, strict=True):
        if person.starts != (ANYWHERE,):
            assert start == ", ".join(say(f"building-{building}") for building in person.starts)
        assert keywords == (", ".join(say(f"keyword-{word}") for word in sorted(person.keywords)) or NOTHING)
        assert all(f"*{say(f'ability-{ability}')}*" in abilities for ability in person.abilities)
        assert abilities.count("*") == 2 * (len(person.abilities) + len(person.items))


def test_every_board_is_drawn(language: str) -> None:
    drawn = [(board.upper(), picture(row), written(row.pit)) for board, row in BOARDS.items()]
    assert [row[:3] for row in rows(language, "LN-2.3")] == drawn
    for (*_, posts), board in zip(rows(language, "LN-2.3"), BOARDS.values(), strict=True):
        kinds = {kind: [post for post in sorted(board.posts) if board.kinds[post] == kind] for kind in POSTS}
        told = [" / ".join(map(written, found)) for found in kinds.values() if found] or [NOTHING]
        assert [part.rpartition(": ")[2].strip() for part in posts.split("; ")] == told


def test_every_building_is_listed_with_its_doors(language: str, say: Say) -> None:
    winds = dict(zip(FACES, WINDS[language], strict=True))
    assert rows(language, "LN-13.3") == [
        (
            say(f"building-{building.name}"),
            name.upper(),
            letter(board, number),
            ", ".join(map(str, building.numbers)) or NOTHING,
            " / ".join(f"{written(cell)} {winds[face]}" for cell, face in building.doors),
            written(building.pick_up),
        )
        for name, board in BOARDS.items()
        for number, building in enumerate(board.buildings)
    ]


def letter(board: Board, number: int) -> str:
    return "m" if board.name == "manor_house_centre" else "abc"[number]


def written(cell: Cell | None) -> str:
    return f"{cell[0]},{cell[1]}" if cell else NOTHING


def picture(board: Board) -> str:
    """The spaces row by row: a letter is a building, # is no part of the board."""
    signs = {cell: "≈" if cell in board.scenery else "·" for cell in board.cells}
    for number, building in enumerate(board.buildings):
        signs |= dict.fromkeys(building.cells, letter(board, number))
    return " ".join("".join(signs.get((row, column), "#") for column in range(SIZE)) for row in range(SIZE))
