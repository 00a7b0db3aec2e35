"""Everything that happens, is asked, offered or refused can be said in the three languages, and names its clause."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec

from deadtown.kernel import Decision, Event, Match, Option, Refusal, Window
from deadtown.text import LANGUAGES, Rulebook, Speaker
from tests.kit.cases import NAMES, Case
from tests.kit.playing import Here, Judge


class RandomPlayIsToldInWords(Judge):
    """What was said before is not said again: it would be in the same words."""

    share = 20
    all_said: ClassVar[defaultdict[tuple[str, int], set[tuple[str, bytes]]]] = defaultdict(set)
    """Of games of a kind with as many players, who are called the same."""

    def __init__(self, case: Case) -> None:
        super().__init__(case)
        names = NAMES[: case.players]
        self.tongues = [
            (Speaker(case.game, language, names), Rulebook.load(case.game, language)) for language in LANGUAGES
        ]
        self.said = self.all_said[case.game.name, case.players]

    def begin(self, match: Match, seed: int) -> None:
        self.heard: list[Event] = []

    def look(self, here: Here) -> None:
        match = here.match
        self.heard += here.heard
        if match.decision is None:
            return
        options = self.luck.sample(match.decision.options, min(3, len(match.decision.options)))
        seat = self.luck.randrange(self.case.players)
        wishes = list(match.game.words.wishes(match.state, seat))[:4]
        refusals = [refusal for wish in wishes if (refusal := match.why_not(seat, wish)) is not None]
        clauses = {event.clause for event in self.heard} - {""}
        assert all(clauses <= book.clauses.keys() for _, book in self.tongues), here
        things = [*_told(match, self.heard, options), *(("refusal", refusal) for refusal in refusals)]
        self.heard.clear()
        for way, thing in things:
            known = way, _as_data(thing)
            if known not in self.said:
                for speaker, _ in self.tongues:
                    _say(speaker, way, thing)
                self.said.add(known)


def _told(match: Match, heard: list[Event], options: list[Option]) -> Iterator[tuple[str, Any]]:
    """What is asked in a position and was told on the way to it, each with how a speaker is asked for it."""
    yield "prompt", match.decision
    yield "waiting", match.decision
    if match.window is not None:
        yield "window", match.window
    yield "phase", match.view(None).phase
    for option in options:
        yield "option", option
    for event in heard:
        for seat in (0, None):
            yield "event", event.seen_by(seat) or event


def _as_data(thing: Any) -> bytes:
    """All that its words may hang on."""
    if isinstance(thing, Decision | Window):
        thing = (getattr(thing, "seat", None), thing.kind, thing.about)
    return msgspec.msgpack.encode(thing)


def _say(speaker: Speaker, way: str, thing: Any) -> None:
    """There are words for it, and nothing raw in them; a refusal comes with its clause."""
    sentence = speaker.name("phase", thing) if way == "phase" else getattr(speaker, way)(thing)
    assert sentence.strip()
    assert "{" not in sentence
    assert "???" not in sentence
    assert way != "refusal" or thing.clause in sentence


class WindowsAreOfTheKindsThatTheGameNames(Judge):
    def look(self, here: Here) -> None:
        window = here.match.window
        assert window is None or window.kind in self.case.game.rules.windows, here


class AClauseBehindAnEventOrARefusalHolds(Judge):
    """It has a part in the game as it was agreed on. A clause that holds once the game has begun held before it."""

    share = 20

    def begin(self, match: Match, seed: int) -> None:
        self.heard: list[Event] = []

    def look(self, here: Here) -> None:
        match = here.match
        self.heard += here.heard
        if match.decision is None:
            return
        seat = self.luck.randrange(self.case.players)
        reasons = [match.why_not(seat, wish) for wish in match.game.words.wishes(match.state, seat)]
        refused = [reason for reason in reasons if isinstance(reason, Refusal)]
        for clause in ({event.clause for event in self.heard} | {refusal.clause for refusal in refused}) - {""}:
            assert self._holds(clause, match), f"{here}: {clause}"
        self.heard.clear()

    def end(self, match: Match, seed: int) -> None:
        for clause in Rulebook.load(self.case.game).clauses:
            assert self._holds(clause) or not self._holds(clause, match), f"seed {seed}: {clause}"

    def _holds(self, clause: str, match: Match | None = None) -> bool:
        game = self.case.game
        view = None if match is None else match.seen_by(None).view
        return game.words.holds(clause, game.rules.read_options(self.case.options), view)
