"""Tables in the terminal that break no number: first headings are wrapped, then columns go on below."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich import box
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table

GAP = 3
"""Between two columns."""
LABEL_SHARE = 4
"""Names of rows are wrapped to this part of the width before columns are put below."""


class _Column(NamedTuple):
    head: str
    cells: Sequence[str]
    least: int
    """How narrow it may be."""
    most: int
    """How wide it is where there is room."""


class FigureTable(Table):
    """Names on the left, figures on the right; each figure with its interval stays on a line."""

    def __init__(self, *heads: str, labels: int = 1) -> None:
        super().__init__(*heads)
        self.labels = labels
        """How many columns name a row: they stand on the left of every part."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for place, part in enumerate(self._parts(options.max_width)):
            if place:
                yield ""
            yield part

    def _parts(self, width: int) -> Iterator[Table]:
        told = [(str(column.header), [str(cell) for cell in column.cells]) for column in self.columns]
        names = [_label(head, cells, width // LABEL_SHARE) for head, cells in told[: self.labels]]
        left = [_figures(head, cells) for head, cells in told[self.labels :]]
        while True:
            count = max(1, sum(_needed([*names, *left[: end + 1]]) <= width for end in range(len(left))))
            yield _part(names, left[:count], width)
            left = left[count:]
            if not left:
                return


def _label(head: str, cells: Sequence[str], wrapped: int) -> _Column:
    most = max(map(cell_len, (head, *cells)))
    return _Column(head, cells, max(_longest_word(head, *cells), min(most, wrapped)), most)


def _figures(head: str, cells: Sequence[str]) -> _Column:
    told = max(map(cell_len, cells), default=0)
    return _Column(head, cells, max(_longest_word(head), told), max(cell_len(head), told))


def _longest_word(*texts: str) -> int:
    return max((cell_len(word) for text in texts for word in text.split()), default=0)


def _needed(columns: Sequence[_Column]) -> int:
    return sum(column.least for column in columns) + GAP * (len(columns) - 1)


def _part(names: Sequence[_Column], figures: Sequence[_Column], width: int) -> Table:
    """A plain table of these columns. What room is left goes to names, then to headings."""
    columns = [*names, *figures]
    room = max(0, width - _needed(columns))
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, header_style="bold", pad_edge=False)
    for place, column in enumerate(columns):
        more = min(room, column.most - column.least)
        room -= more
        fits = min(column.least + more, width)
        table.add_column(column.head, justify="left" if place == 0 else "right", overflow="fold", width=fits)
    for row in zip(*(column.cells for column in columns), strict=True):
        table.add_row(*row)
    return table
