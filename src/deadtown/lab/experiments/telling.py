"""What an experiment found, told in the terminal, on a page, in a notebook and to programs: always the same tables."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from html import escape
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from rich.console import Console

from deadtown.lab.files import suffix, whole
from deadtown.lab.rows import Columns, Record, records_to_csv, records_to_parquet
from deadtown.lab.tables import WIDE, new_table

if TYPE_CHECKING:
    from matplotlib.figure import Figure

NOTEBOOK_STYLE = """
.deadtown { max-width: 46rem; }
.deadtown figure { margin: 0; }
.deadtown figure svg { display: block; width: 100%; height: auto; }
.deadtown .wide { overflow-x: auto; margin: 0.75rem 0; }
.deadtown table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
.deadtown th, .deadtown td { text-align: right; white-space: nowrap; }
.deadtown th:first-child, .deadtown td:first-child { text-align: left; }
"""
"""A notebook has a style of its own: only what its tables and our pictures need."""


class Table(NamedTuple):
    """Names and figures as they are read."""

    title: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    labels: int = 1
    """How many columns on the left name a row."""


class Section(NamedTuple):
    """A part of what is told: a picture, if there is one, what is to be known about it, and tables."""

    name: str
    title: str
    tables: Sequence[Table]
    draw: "Callable[[], Figure] | None" = None
    caption: str = ""


def drawn(picture: str, *arguments: Any) -> "Callable[[], Figure]":
    """Draws one of our pictures when it is wanted: what draws them is loaded then."""

    def draw() -> "Figure":
        from deadtown.lab.experiments import pictures

        figure: Figure = getattr(pictures, picture)(*arguments)
        return figure

    return draw


class Result(ABC):
    """What an experiment found."""

    @property
    @abstractmethod
    def title(self) -> str:
        """What was done, in a line."""

    @property
    @abstractmethod
    def facts(self) -> str:
        """With what: game, options, games, seed."""

    @abstractmethod
    def sections(self) -> list[Section]:
        """All that is told, in its order."""

    @abstractmethod
    def data(self) -> dict[str, Any]:
        """Every figure with its interval, as plain values under names that do not depend on the language."""

    @abstractmethod
    def columns(self) -> Columns:
        """The columns of the rows. They follow from what was asked for, never from what came out."""

    @abstractmethod
    def records(self) -> Iterator[Record]:
        """A row a game and seat."""

    @property
    def digest(self) -> str:
        """A short name of all results: equal results, equal name."""
        found = blake2b(digest_size=16)
        for record in self.records():
            found.update(msgspec.json.encode(record, order="sorted"))
        return found.hexdigest()

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.title}; digest {self.digest}>"

    def __str__(self) -> str:
        """All tables, as the terminal has them."""
        console = Console(file=StringIO(), width=WIDE, highlight=False, markup=False, emoji=False)
        self.show(console)
        return console.file.getvalue().rstrip()  # type: ignore[attr-defined, no-any-return]

    def tables(self) -> list[Table]:
        return [table for section in self.sections() for table in section.tables]

    def rows(self) -> list[dict[str, Any]]:
        """A row a game and seat, each with all columns."""
        columns = self.columns()
        return [{name: record.get(name) for name in columns} for record in self.records()]

    def notes(self) -> list[str]:
        """What must be said besides."""
        return []

    def again(self) -> dict[str, str]:
        """How to do it again."""
        return {}

    def show(self, console: Console) -> None:
        """All tables in the terminal."""
        console.print(f"{self.title}: {self.facts}", style="bold")
        for section in self.sections():
            for table in section.tables:
                drawn = new_table(*table.heads, labels=table.labels)
                for row in table.rows:
                    drawn.add_row(*row)
                console.print(*([] if table.title == table.heads[0] else ["", table.title]), "", drawn, sep="\n")
        console.print("", *self.notes(), sep="\n")

    def parts(self, prefix: str = "") -> Iterator[str]:
        """The sections in HTML; in a notebook, pictures have names of their own beside others."""
        from deadtown.lab.drawing import for_any_screen
        from deadtown.lab.report import html_table

        for section in self.sections():
            yield f"<h2>{escape(section.title)}</h2>"
            if section.draw is not None:
                caption = f"<figcaption>{escape(section.caption)}</figcaption>" if section.caption else ""
                drawn = for_any_screen(f"{prefix}{section.name}", escape(section.title), section.draw)
                yield f"<figure>{drawn}{caption}</figure>"
            elif section.caption:
                yield f'<p class="facts">{escape(section.caption)}</p>'
            for table in section.tables:
                if len(section.tables) > 1:
                    yield f"<h3>{escape(table.title)}</h3>"
                yield html_table(table.heads, table.rows)
        yield from (f"<p>{escape(note)}</p>" for note in self.notes())

    def page(self) -> str:
        """A report for the browser: one file, which asks nothing of the network."""
        from deadtown.lab.report import facts_list, page

        parts = [f"<h1>{escape(self.title)}</h1>", f'<p class="facts">{escape(self.facts)}</p>', *self.parts()]
        return page(self.title, [*parts, "<h2>To run it again</h2>", facts_list(self.again())])

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        from deadtown.lab.drawing import SHOWN_WHERE

        prefix = f"n{id(self):x}-"
        head = f"<p><strong>{escape(self.title)}</strong><br/>{escape(self.facts)}</p>"
        style = f"<style>{NOTEBOOK_STYLE}{SHOWN_WHERE}</style>"
        return f'<div class="deadtown">{style}{head}{"".join(self.parts(prefix))}</div>'

    def save(self, path: Path | str) -> None:
        """Write what the ending of the name says: ``.json``, ``.csv``, ``.parquet`` or ``.html``."""
        path = Path(path)
        with whole(path) as part:
            match suffix(path):
                case ".json":
                    part.write_bytes(msgspec.json.format(msgspec.json.encode(self.data()), indent=2) + b"\n")
                case ".html":
                    part.write_text(self.page(), "utf-8")
                case ".csv":
                    records_to_csv(part, self.columns(), self.records())
                case _:
                    records_to_parquet(part, self.columns(), self.records())
