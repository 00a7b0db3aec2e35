"""Tables in the terminal: a figure and its interval stay on a line, however narrow the window is."""

from io import StringIO

import pytest
from rich.console import Console

from deadtown.lab import sweep
from deadtown.lab.tables import new_table

HEADS = ("Bot of the year", "Games", "Win rate (95%)", "First in turn order (95%)", "Score")
FIGURES = ("1,200", "47.2% (34.7–72.4)", "100.0% (34.2–100.0)", "−12.35 ± 100.25")


def drawn(width: int, *heads: str, labels: int = 1, rows: int = 3) -> list[str]:
    table = new_table(*heads, labels=labels)
    for row in range(rows):
        table.add_row(f"hunter {row}", *FIGURES[: len(heads) - 1])
    output = StringIO()
    Console(file=output, width=width).print(table)
    return output.getvalue().splitlines()


@pytest.mark.parametrize("width", [40, 60, 80, 110, 160])
def test_no_figure_is_broken_and_none_is_left_out(width: int) -> None:
    lines = drawn(width, *HEADS)
    assert max(map(len, lines)) <= width
    for figure in FIGURES:
        assert sum(figure in line for line in lines) == 3
    for row in range(3):
        named = [line for line in lines if line.startswith(f"hunter {row}")]
        assert len(named) * 3 == sum("hunter" in line for line in lines) >= 3, "every part names its rows"


def test_with_room_enough_it_is_one_table_and_headings_are_on_a_line() -> None:
    lines = drawn(160, *HEADS)
    assert len(lines) == 5
    assert [lines[0].count(head) for head in HEADS] == [1] * len(HEADS)


def test_headings_are_wrapped_before_columns_go_below() -> None:
    most = len(drawn(160, *HEADS)[1])
    lines = drawn(most - 5, *HEADS)
    assert sum("hunter 0" in line for line in lines) == 1
    assert not any("First in turn order (95%)" in line for line in lines)


def test_all_columns_that_name_a_row_are_repeated() -> None:
    lines = drawn(50, *HEADS, labels=2)
    assert sum("hunter 0" in line and "1,200" in line for line in lines) > 1


@pytest.mark.parametrize("width", [80, 110])
def test_a_sweep_breaks_no_interval(width: int) -> None:
    found = sweep("dice", ["keeper", "gambler", "keeper"], over={"rounds": [1, 2, 3]}, games=6, seed="1")
    output = StringIO()
    found.show(Console(file=output, width=width))
    shown = output.getvalue()
    for table in found.tables():
        for row in table.rows:
            for cell in row:
                assert f"{cell} " in shown or f"{cell}\n" in shown, cell
    assert max(map(len, shown.split("Who won")[1].splitlines())) <= width
