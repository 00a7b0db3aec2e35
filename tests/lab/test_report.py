"""The report stands alone and shows the pictures."""

import re
from functools import cache
from xml.etree import ElementTree

import pytest

from deadtown.games import GAMES
from deadtown.lab.names import Names
from tests.lab.runs import run

pytest.importorskip("matplotlib")

SVG = "{http://www.w3.org/2000/svg}"


@cache
def page(game: str, bots: tuple[str, ...] = ("keeper", "gambler"), language: str = "en", games: int = 8) -> str:
    from deadtown.lab.report import report

    return report(run(game, bots, games)[0], Names(GAMES[game], language))


def read(text: str) -> ElementTree.Element:
    """The page as XML, which is stricter than what browsers want."""
    return ElementTree.fromstring(text.removeprefix("<!DOCTYPE html>"))


def pictures_of(root: ElementTree.Element) -> list[ElementTree.Element]:
    """Those for wide screens; each has a twin for phones, of the same words."""
    broad, narrow = (root.findall(f".//div[@class='{name}']/{SVG}svg") for name in ("broad", "narrow"))
    assert [letters(picture) for picture in broad] == [letters(picture) for picture in narrow]
    assert all(width(one) > 1.5 * width(other) for one, other in zip(broad, narrow, strict=True))
    return broad


def letters(picture: ElementTree.Element) -> set[str]:
    """The words of a picture, without its figures."""
    return {word for word in words(picture).split() if word.isalpha()}


def width(picture: ElementTree.Element) -> float:
    return float(picture.get("viewBox", "").split()[2])


def words(element: ElementTree.Element) -> str:
    return " ".join(element.itertext())


def test_the_page_is_well_formed_and_holds_four_pictures() -> None:
    root = read(page("dice"))
    pictures = pictures_of(root)
    assert [picture.get("aria-label") for picture in pictures] == [
        "How often each bot won",
        "Scores",
        "Length of the games",
        "What was taken, and how often takers won",
    ]
    wins, scores, length, taken = map(words, pictures)
    assert "keeper" in wins
    assert re.search(r"\d%", wins)
    assert "score" in scores
    assert "turns" in length
    assert "Gold & silver" in taken


def test_what_somebody_had_is_told_where_nothing_is_taken() -> None:
    root = read(page("zombiaki", ("random", "random")))
    *_, picture = pictures_of(root)
    assert picture.get("aria-label") == "How often those won who had something"
    *_, table = root.findall(".//table")
    heads = [cell.text for cell in table.findall(".//th")]
    assert heads[-3:] == ["With it, won (95%)", "Without, won", "Played it, won"]
    lines = [["".join(cell.itertext()) for cell in line] for line in table.findall("./tbody/tr")]
    assert len(lines) > 30
    assert all(re.fullmatch(r"[\d.]+% \([\d.]+–[\d.]+\)|–", rate) for line in lines for rate in line[-3:])
    drawn = words(picture)
    assert [name in drawn for name, *_ in lines] == [True] * 30 + [False] * (len(lines) - 30)


def test_a_game_that_takes_nothing_has_three_pictures() -> None:
    root = read(page("plain"))
    pictures = pictures_of(root)
    assert len(pictures) == 3
    assert "decisions" in words(pictures[2])


def test_a_game_with_unequal_sides_shows_how_often_each_won() -> None:
    root = read(page("sided"))
    picture = pictures_of(root)[1]
    assert picture.get("aria-label") == "How often each side won"
    assert {"Bank", "Guest", "everybody", "keeper"} <= set(words(picture).split())
    (table,) = (table for table in root.findall(".//table") if table.findall(".//th")[0].text == "Side")
    assert [cell.text for cell in table.findall(".//th")] == [
        "Side",
        "Games",
        "Win rate (95%)",
        "keeper (95%)",
        "gambler (95%)",
    ]
    assert [line[0].text for line in table.findall("./tbody/tr")] == ["Bank", "Guest"]


def test_a_game_with_teams_shows_how_often_each_won() -> None:
    root = read(page("paired", ("keeper", "keeper", "gambler", "gambler")))
    picture = pictures_of(root)[1]
    assert picture.get("aria-label") == "How often each team won"
    table = root.findall(".//table")[2]
    assert table.findall(".//th")[0].text == "Team"
    lines = [[cell.text for cell in line] for line in table.findall("./tbody/tr")]
    assert [(line[0], line[1]) for line in lines] == [("Team 1", "8"), ("Team 2", "8")]
    assert "Partners win together" in words(root)


def test_a_game_without_teams_shows_none() -> None:
    assert "Team" not in page("dice")


def test_names_are_unique_and_references_lead_somewhere() -> None:
    text = page("dice")
    names = re.findall(r'\bid="([^"]+)"', text)
    assert len(names) == len(set(names)) > 20
    references = set(re.findall(r'url\(#([^)]+)\)|href="#([^"]+)"', text))
    assert {first or second for first, second in references} <= set(names)


def test_the_page_asks_nothing_of_the_network() -> None:
    text = page("dice")
    addresses = re.findall(r'(?:src|href|url|@import|action)\s*[=(]\s*["\']?([^"\')\s>]+)', text)
    assert [address for address in addresses if not address.startswith("#")] == []
    assert "<script" not in text
    assert set(re.findall(r"https?://[^\"'\s<]+", text)) <= {
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1999/xlink",
    }


def test_pictures_take_the_colours_of_the_page() -> None:
    from deadtown.lab.drawing import INK

    text = page("dice")
    assert INK not in text
    assert "currentColor" in text
    assert "prefers-color-scheme: dark" in text
    assert not re.search(r"(?:fill|stroke): (?:#000000|#ffffff|black|white)", text)


def test_the_same_simulation_gives_the_same_page() -> None:
    assert page.__wrapped__("dice") == page("dice")


def test_the_page_tells_how_to_run_it_again() -> None:
    text = words(read(page("dice")))
    assert "deadtown simulate dice --bots keeper,gambler --games 8 --seed test" in text
    assert run(games=8)[0].digest in text


@pytest.mark.parametrize("bots", [("keeper", "keeper"), ("gambler", "keeper", "gambler")])
def test_bots_of_one_name_and_more_than_two_fit(bots: tuple[str, ...]) -> None:
    assert read(page("dice", bots, games=1)) is not None


def test_names_are_in_the_language_asked_for() -> None:
    assert "Oro" in page("dice", language="it")
    assert "Gold" not in page("dice", language="it")


def test_on_phones_every_figure_stands_below_the_head_of_its_column() -> None:
    """There a row is a card, and the heads are not above it any more."""
    from deadtown.lab.report import STYLE, html_table

    page = html_table(["Bot", "Won & lost"], [["hunter", "47%"], ['a "b"', "53%"]])
    cells = ElementTree.fromstring(page).findall(".//td")
    assert [(cell.get("data-head"), cell.text) for cell in cells] == [
        *(("Bot", "hunter"), ("Won & lost", "47%")),
        *(("Bot", 'a "b"'), ("Won & lost", "53%")),
    ]
    assert "content: attr(data-head)" in STYLE
