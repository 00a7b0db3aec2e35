"""The rules of a game in words, clause by clause."""

import re
import unicodedata
from difflib import get_close_matches
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import msgspec

from deadtown.complaint import Complaint
from deadtown.kernel import Game
from deadtown.text.bundle import check_language, format_message, load_bundle

CLAUSE = re.compile(r"- \*\*(?P<id>[A-Z]+-[A-Z]?[\d.]+)\*\* (?P<text>.+)")
ID = re.compile(r"(?P<family>[A-Z]{2,}?)[ -]*(?P<number>[A-Z]?\d.*)")
HEADING = re.compile(r"(?P<level>#{1,3}) (?P<text>.+)")


class Clause(msgspec.Struct, frozen=True):
    """One rule."""

    id: str
    text: str
    """Its words, in Markdown."""
    heading: str
    """The heading of its section: "7. Handling cards"."""
    topic: str = ""
    """The heading within the section: the card that the clause is about."""
    table: tuple[tuple[str, ...], ...] = ()
    """The rows of the table that belongs to it, the first being the heads of its columns."""
    holds: bool = True
    """Whether it has a part in the game that it is told for."""
    book: str = ""
    """The title of the rulebook in which it stands, where that is of a game that is leant on."""

    @property
    def family(self) -> str:
        """What the id begins with."""
        return self.id.partition("-")[0]

    @property
    def number(self) -> str:
        """The id without its family."""
        return self.id.partition("-")[2]

    @property
    def section(self) -> str:
        """What the number begins with: the letter where it has one, so that ``LN-S3`` is of section S."""
        first = self.number.partition(".")[0]
        return first[0] if first[0].isalpha() else first


class Rulebook:
    """The rulebook of a game in one language, and behind its clauses those of the games that it leans on."""

    def __init__(
        self,
        families: tuple[str, ...],
        language: str,
        title: str,
        clauses: dict[str, Clause],
        minute: tuple[str, ...] = (),
        everyday: dict[str, list[str]] | None = None,
    ) -> None:
        self.families = families
        self.language = language
        self.title = title
        self.minute = minute
        """The game in a minute, a paragraph each: the goal, a turn, how it ends."""
        self.everyday = everyday or {}
        """Words by which people look for something who do not know what the rules call it, with the clauses meant."""
        self.clauses = clauses

    @property
    def own(self) -> list[Clause]:
        """The clauses of this game alone."""
        return [clause for clause in self.clauses.values() if not clause.book]

    @classmethod
    def load(cls, game: Game[Any], language: str = "en") -> "Rulebook":
        """The rulebook of a game. It is read once, and nobody changes it."""
        check_language(language)
        return _load(game, language)

    @classmethod
    def read(cls, game: Game[Any], language: str) -> "Rulebook":
        path = game.folder / "rulebook" / f"{language}.md"
        title, own = read_clauses(path)
        strange = {clause.family for _, clause in own} - set(game.families)
        assert not strange, f"{path}: {game.name} has no clauses of {', '.join(sorted(strange))}"
        clauses = dict(own)
        everyday = {word: ids[:] for word, ids in read_everyday(path.parent, language).items()}
        for family, other in game.leans_on.items():
            clauses |= read_leant(other.folder / "rulebook", language, family)
        unknown = {id for ids in everyday.values() for id in ids} - clauses.keys()
        assert not unknown, f"{path}: everyday words lead to {', '.join(sorted(unknown))}, which is no clause"
        for family, other in game.leans_on.items():
            for word, ids in read_everyday(other.folder / "rulebook", language).items():
                if meant := [id for id in ids if id.startswith(f"{family}-")]:
                    everyday.setdefault(word, []).extend(meant)
        return cls(game.all_families, language, title, clauses, read_minute(path), everyday)

    def clause(self, wish: str) -> Clause:
        """A clause by its id, which may be in lower case and lack the family: ``7.2`` is ``ZN-7.2``.

        Where a game has several families, a number alone means the first of them that has it.
        """
        ids = self._ids(wish)
        for id in ids:
            if id in self.clauses:
                return self.clauses[id]
        near = dict.fromkeys(near for id in ids for near in self._near(id))
        if near:
            raise self._complaint("clause-unknown.near", clause=ids[0], near=", ".join(near))
        raise self._complaint("clause-unknown", clause=ids[0])

    def section(self, wish: str) -> list[Clause]:
        """All clauses of a section, such as ``7``, or of a part of it, such as ``11.6``."""
        for id in self._ids(wish):
            if found := self._within(id):
                return found
        known = dict.fromkeys(clause.section for clause in self.clauses.values())
        raise self._complaint("section-unknown", section=wish.strip(), known=", ".join(known))

    def by_number(self, wish: str) -> list[Clause]:
        """All clauses of a section or of a part of it, or else the one clause that is called so."""
        for id in self._ids(wish):
            if found := self._within(id) or [clause for clause in self.clauses.values() if clause.id == id]:
                return found
        return [self.clause(wish)]

    def search(self, words: str) -> list[Clause]:
        """The clauses that hold all these words, or words that begin so, in their text or above it."""
        wanted = [f" {word}" for word in _plain(words).split()]
        if not wanted:
            return []
        return [clause for clause, said in self._said if all(word in said for word in wanted)]

    @cached_property
    def _said(self) -> list[tuple[Clause, str]]:
        """Each clause, and all its plain words with a space before each."""
        return [(clause, _words(clause)) for clause in self.clauses.values()]

    def _ids(self, wish: str) -> list[str]:
        """The ids that are meant, of the family that is named or else of each."""
        text = wish.upper().strip(" -.")
        if named := ID.fullmatch(text):
            return [f"{named['family']}-{named['number']}"]
        return [f"{family}-{text}" for family in self.families]

    def _within(self, id: str) -> list[Clause]:
        return [
            clause
            for clause in self.clauses.values()
            if clause.id.startswith(f"{id}.") or id == f"{clause.family}-{clause.section}"
        ]

    def _near(self, id: str) -> list[str]:
        """The clauses that someone may have meant: those within, else those that look alike, of the section if any."""
        within = [clause.id for clause in self._within(id)]
        section = [known for known in self.clauses if known.startswith(id.partition(".")[0] + ".")]
        return within or get_close_matches(id, section or self.clauses, n=3, cutoff=0.75)

    def _complaint(self, message: str, **arguments: str | int) -> Complaint:
        return Complaint(format_message(load_bundle(self.language), message, arguments))


@cache
def read_clauses(path: Path) -> tuple[str, tuple[tuple[str, Clause], ...]]:
    """The title and the clauses of a rulebook file. A table that follows a clause at once belongs to it."""
    headings = ["", "", ""]
    clauses: dict[str, Clause] = {}
    last = ""
    for line in filter(None, map(str.strip, path.read_text(encoding="utf-8").splitlines())):
        if heading := HEADING.fullmatch(line):
            level = len(heading["level"])
            headings[level - 1 :] = [heading["text"], *[""] * (3 - level)]
            last = ""
        elif found := CLAUSE.fullmatch(line):
            last = found["id"]
            assert last not in clauses, f"{path}: {last} stands twice"
            clauses[last] = Clause(last, found["text"], headings[1], headings[2])
        elif last and line.startswith("|"):
            row = tuple(cell.strip() for cell in line.strip("|").split("|"))
            if not all(set(cell) <= {"-", ":"} for cell in row):
                old = clauses[last]
                clauses[last] = msgspec.structs.replace(old, table=(*old.table, row))
        else:
            last = ""
    return headings[0], tuple(clauses.items())


@cache
def read_leant(folder: Path, language: str, family: str) -> dict[str, Clause]:
    """The clauses of one family in the rulebook of a game that is leant on."""
    title, clauses = read_clauses(folder / f"{language}.md")
    found = {id: msgspec.structs.replace(clause, book=title) for id, clause in clauses if clause.family == family}
    assert found, f"{folder}: there are no clauses of {family}"
    return found


MINUTE = re.compile(r"> (?P<text>.+)")


@cache
def read_minute(path: Path) -> tuple[str, ...]:
    """The game in a minute: what a rulebook file quotes, line by line, before its first section."""
    opening = path.read_text(encoding="utf-8").partition("\n## ")[0]
    return tuple(found["text"] for line in opening.splitlines() if (found := MINUTE.fullmatch(line.strip())))


class Everyday(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words of every day in each language, and the clauses that are meant by them, the most fitting first."""

    clauses: list[str]
    en: list[str]
    it: list[str]
    fr: list[str]


@cache
def read_everyday(folder: Path, language: str) -> dict[str, list[str]]:
    """From a word of every day to the clauses that are meant; nothing where a rulebook has no list of them."""
    path = folder / "everyday.toml"
    if not path.is_file():
        return {}
    lists = msgspec.toml.decode(path.read_bytes(), type=dict[str, list[Everyday]])["words"]
    found: dict[str, list[str]] = {}
    for entry in lists:
        for word in getattr(entry, language):
            found.setdefault(word, []).extend(entry.clauses)
    return found


@cache
def _load(game: Game[Any], language: str) -> Rulebook:
    return Rulebook.read(game, language)


def _words(clause: Clause) -> str:
    rows = " ".join(" ".join(row) for row in clause.table)
    words = re.findall(r"[\w+-]+", _plain(f"{clause.heading} {clause.topic} {clause.text} {rows}"))
    return "".join(f" {word}" for word in words)


def _plain(text: str) -> str:
    """Without capitals and accents, so that one can search as one types."""
    return "".join(sign for sign in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(sign))
