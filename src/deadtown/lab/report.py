"""A report for the browser: one file with pictures and tables, which asks nothing of the network."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape

from rich.table import Table

from deadtown.lab import tables, thing_tables
from deadtown.lab.drawing import SHOWN_WHERE, for_any_screen
from deadtown.lab.manifest import Manifest, describe
from deadtown.lab.names import Names, with_interval
from deadtown.lab.pictures import pictures
from deadtown.lab.summary import Summary, by_holding, by_often

STYLE = """
:root { color-scheme: light dark; --ink: #1c1e21; --paper: #ffffff; --faint: #6b7078; --line: #d9dce1; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e3e5e8; --paper: #15171a; --faint: #9aa0a8; --line: #34383e; }
}
body { margin: 2rem auto; max-width: 46rem; padding: 0 1rem; color: var(--ink); background: var(--paper);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.25; margin-bottom: 0.25rem; }
h2 { font-size: 1.15rem; margin: 2.5rem 0 0.75rem; }
h3 { font-size: 1rem; margin: 1.5rem 0 0; }
p.facts, figcaption, dt { color: var(--faint); }
figure { margin: 0; }
figure svg { display: block; width: 100%; height: auto; }
figure svg text { font-family: system-ui, sans-serif !important; }
figcaption { font-size: 0.9rem; }
.wide { overflow-x: auto; margin-top: 1rem; }
@media (min-width: 50rem) {
  .wide { width: max-content; min-width: 100%; max-width: 94vw; position: relative; left: 50%;
    transform: translateX(-50%); }
}
table { border-collapse: collapse; font-size: 0.9rem; font-variant-numeric: tabular-nums; min-width: 100%; }
th, td { padding: 0.25rem 0 0.25rem 1rem; border-bottom: 1px solid var(--line); text-align: right; }
td span { white-space: nowrap; }
th { vertical-align: bottom; }
th:first-child, td:first-child { text-align: left; padding-left: 0; position: sticky; left: 0;
  background: var(--paper); }
@media (max-width: 34rem) {
  table, tbody, tr, td { display: block; }
  thead { display: none; }
  tr { padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
  td { display: flex; gap: 0.3rem; padding: 0; border: 0; }
  td::before { content: attr(data-head); color: var(--faint); text-align: left; margin-right: auto; }
  td:first-child { position: static; font-weight: 600; }
  td:first-child::before { content: none; }
}
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; font-size: 0.9rem; }
dd { margin: 0; overflow-wrap: anywhere; }
"""
INTERVAL = re.compile(r"\([^)]*\)|\S+ ± \S+")

METHOD = (
    "Bots change seats within each group of games that share a seed, so every bot plays every seat with the same luck. "
    "A shared win counts as its part of a win. Intervals are at 95% and take into account that games of a group are "
    "not independent."
)
METHOD_WITHOUT_ROTATION = (
    "Every bot kept its seat, and every game had luck of its own. A shared win counts as its part of a win. "
    "Intervals are at 95%."
)

CAPTIONS = {
    "wins": METHOD,
    "teams": "Partners win together: what their team wins counts in full for each of them.",
    "taken": "A card that only the stronger bot takes wins as often as that bot does: this shows what goes with "
    "winning, not what causes it. Where everybody takes a card, look at who took most of it.",
    "things": "Who could have had something and did not is who it was on offer to, or else who played the same side. ",
}


def report(summary: Summary, names: Names) -> str:
    """The whole page."""
    title = f"{' against '.join(summary.plan.labels)}, {summary.games:,} games"
    manifest = describe(summary)
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="facts">{escape(tables.heading(summary, names.game, names))}</p>',
        *sections(summary, names),
        "<h2>To run it again</h2>",
        _facts(manifest),
    ]
    return page(title, parts)


def page(title: str, parts: Iterable[str]) -> str:
    """A file of its own, of these parts."""
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}{SHOWN_WHERE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(parts)
        + "\n</main>\n</body>\n</html>\n"
    )


def sections(summary: Summary, names: Names, prefix: str = "") -> Iterator[str]:
    """Each picture with the figures behind it; in a notebook, pictures have names of their own beside others."""
    figures: dict[str, list[Table]] = {
        "wins": [tables.bots_table(summary), *([tables.places_table(summary)] if any(tables.places(summary)) else [])],
        "roles": [tables.roles_table(summary, names)],
        "teams": [tables.teams_table(summary)],
        "length": [tables.length_table(summary), tables.endings_table(summary, names)],
        "taken": [thing_tables.taken_table(summary, names, by_often(summary))],
        "things": [thing_tables.held_table(summary, names, by_holding(summary))],
    }
    for name, title, draw in pictures(summary, names):
        yield f"<h2>{escape(title)}</h2>"
        words = CAPTIONS.get(name, "")
        if name == "things":
            words += thing_tables.caution(summary)
        if words is METHOD and not summary.plan.rotation:
            words = METHOD_WITHOUT_ROTATION
        caption = f"<figcaption>{escape(words)}</figcaption>" if words else ""
        yield f"<figure>{for_any_screen(f'{prefix}{name}', escape(title), draw)}{caption}</figure>"
        yield from (_from_terminal(table) for table in figures.get(name, []))
        if name == "taken":
            yield _takers_by_bot(summary, names)


def _takers_by_bot(summary: Summary, names: Names) -> str:
    """How often each bot won when it took something."""
    heads = ["Won, having taken", *(bot.label for bot in summary.bots)]
    rows = (
        [names.thing(slug), *(with_interval(mean.rate()) for mean in taken.takers_by_bot)]
        for slug, taken in by_often(summary)
    )
    return html_table(heads, rows)


def _from_terminal(table: Table) -> str:
    """A table made for the terminal, for the page."""
    cells = [list(column.cells) for column in table.columns]
    return html_table([str(column.header) for column in table.columns], zip(*cells, strict=True))


def html_table(heads: Sequence[str], rows: Iterable[Iterable[object]]) -> str:
    """A table; on phones each row is a card, whose lines begin with the heads of the columns. No interval is broken."""
    above = "".join(f"<th>{escape(head)}</th>" for head in heads)
    body = "".join(
        "<tr>" + "".join(_cell(head, cell) for head, cell in zip(heads, row, strict=True)) + "</tr>" for row in rows
    )
    return f'<div class="wide"><table><thead><tr>{above}</tr></thead><tbody>{body}</tbody></table></div>'


def _cell(head: str, cell: object) -> str:
    told = INTERVAL.sub(r"<span>\g<0></span>", escape(str(cell)))
    return f'<td data-head="{escape(head)}">{told}</td>'


def _facts(manifest: Manifest) -> str:
    return facts_list(
        {
            "Command": manifest.command,
            "Deadtown": manifest.deadtown,
            "Rules": f"{manifest.game} {manifest.rules}",
            "Python": manifest.python,
            "Digest": manifest.digest,
        }
    )


def facts_list(facts: Mapping[str, str]) -> str:
    lines = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in facts.items())
    return f"<dl>{lines}</dl>"
