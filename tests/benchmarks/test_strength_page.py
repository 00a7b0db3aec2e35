"""The page about the strength of the search."""

from benchmarks.strength import Strength
from benchmarks.strength_page import PAGE, Measured, with_tables

from deadtown.lab.statistics import Estimate


def test_games_that_were_not_measured_keep_their_tables() -> None:
    page = PAGE.read_text("utf-8")
    found = Measured("zombiaki", [Strength(7, "humans", 1234, Estimate(0.5, 0.4, 0.6))], [])
    other = with_tables(page, [found])
    assert "| 7 | Humans | 1234 | 50.0% (40.0–60.0) |" in other
    assert titles(other) == titles(page)
    before, _, after = page.partition("## Zombiaki!")
    assert other.startswith(before)
    assert other.endswith(after[after.index("\n## ") :])


def test_a_page_without_tables_gets_them_in_the_order_of_the_games() -> None:
    found = [Measured(game, [], []) for game in ("zombies", "zombinion")]
    page = with_tables("<!-- strength --><!-- end of strength -->", found)
    assert titles(page) == ["## Zombinion", "## Zombies!!!"]


def titles(page: str) -> list[str]:
    return [line for line in page.splitlines() if line.startswith("## ")]
