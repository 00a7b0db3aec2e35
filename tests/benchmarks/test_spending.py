"""What a search spends is told whole: every part of its time, and where it need not look."""

from benchmarks.spending import PARTS, Meter, spending_of
from benchmarks.strength import Strength
from benchmarks.strength_page import BEGIN, END, Measured, with_tables

from deadtown.games import GAMES
from deadtown.lab.statistics import wilson


def test_a_search_tells_on_what_it_spends_its_time() -> None:
    spent = spending_of(GAMES["zombiaki"], 20)
    assert spent.playouts == 20
    assert spent.decisions > 10
    assert len(spent.shares) == len(PARTS)
    assert abs(sum(spent.shares) - 1) < 1e-6
    assert all(share > 0 for share in spent.shares)
    assert spent.speed > 0
    assert 0 <= spent.early <= 1


def test_what_is_measured_within_something_counts_for_itself_alone() -> None:
    meter = Meter()
    with meter.on("tree"):
        with meter.on("imagine"):
            sum(range(200_000))
        imagined = meter.spent["imagine"]
    assert meter.spent["tree"] < imagined


def test_the_tables_of_the_page_give_way_to_new_ones() -> None:
    found = Measured("zombiaki", [Strength(30, "zombies", 40, wilson(0.8, 40))], [])
    page = with_tables(f"# Title\n\n{BEGIN}\nold\n{END}\nafter\n", [found])
    assert "old" not in page
    assert page.startswith("# Title\n")
    assert page.endswith(f"{END}\nafter\n")
    assert "| 30 | Zombies | 40 | 80.0% (65.2–89.5) |" in page
