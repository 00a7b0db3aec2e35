"""The rulebook in the terminal: a clause, a section, or what holds some words."""

import re

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from deadtown.terminal.screen import Screen
from deadtown.text import Clause, Rulebook, Speaker

NUMBER = re.compile(r"([a-z]+ ?-? ?)?[a-z]?\d+(\.\d+)*\.?", re.IGNORECASE)
MARKDOWN = re.compile(r"\*\*|`")


def show_rules(screen: Screen, speaker: Speaker, rulebook: Rulebook, wish: str) -> None:
    """Show what somebody wants to read. Raises Complaint when there is no such rule."""
    wish = wish.strip()
    if not wish:
        show_sections(screen, speaker, rulebook)
    elif NUMBER.fullmatch(wish):
        show_clauses(screen, rulebook.by_number(wish))
    else:
        found = rulebook.search(wish)
        screen.line(speaker.say("terminal-rules-found", count=len(found), words=wish), "dim")
        show_clauses(screen, found)


def show_sections(screen: Screen, speaker: Speaker, rulebook: Rulebook) -> None:
    """The headings of the rulebook, and those of the rulebooks that it leans on."""
    title = ""
    for book, heading in dict.fromkeys((clause.book, clause.heading) for clause in rulebook.clauses.values()):
        if title != (book or rulebook.title):
            title = book or rulebook.title
            screen.line(title, "bold")
        screen.note(heading)
    screen.line(speaker.say("terminal-rules-how", prefix=rulebook.families[0]), "dim")


def show_clauses(screen: Screen, clauses: list[Clause]) -> None:
    """Clauses under their headings, which name the rulebook where it is that of another game."""
    above, topic = ("", ""), ""
    for clause in clauses:
        if (clause.book, clause.heading) != above:
            above, topic = (clause.book, clause.heading), ""
            screen.line("  ".join(filter(None, above)), "bold")
        if clause.topic != topic:
            topic = clause.topic
            screen.note(topic, "italic")
        words = Text.assemble((clause.id, "bold cyan"), "  ", MARKDOWN.sub("", clause.text))
        screen.show(Padding(words, (0, 0, 0, 2)))
        if clause.table:
            screen.show(Padding(_table(clause), (0, 0, 0, 4)))


def _table(clause: Clause) -> Table:
    head, *rows = clause.table
    table = Table(show_edge=False, pad_edge=False)
    for name in head:
        table.add_column(Text(name))
    for row in rows:
        table.add_row(*map(Text, row))
    return table
