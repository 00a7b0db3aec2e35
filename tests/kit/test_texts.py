"""Everything that happens, is asked, offered or refused can be said in the three languages."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from deadtown.kernel import Decision, Event, Match, Option, Window
from deadtown.text import LANGUAGES, Rulebook, Speaker
from tests.kit.cases import CASES, NAMES, Case


def test_random_play_is_told_in_words(case: Case, seeds: range) -> None:
    """What was said before is not said again: it would be in the same words."""
    names = NAMES[: case.players]
    tongues = [(Speaker(case.game, language, names), Rulebook.load(case.game, language)) for language in LANGUAGES]
    said: set[tuple[str, bytes]] = set()
    for seed in seeds[: max(1, len(seeds) // 20)]:
        heard: list[Event] = []
        for match, _, luck in case.play(seed, heard):
            assert match.decision is not None
            options = luck.sample(match.decision.options, min(3, len(match.decision.options)))
            seat = luck.randrange(case.players)
            wishes = list(match.game.words.wishes(match.state, seat))[:4]
            refusals = [refusal for wish in wishes if (refusal := match.why_not(seat, wish)) is not None]
            clauses = {event.clause for event in heard} - {""}
            assert all(clauses <= book.clauses.keys() for _, book in tongues)
            things = [*_told(match, heard, options), *(("refusal", refusal) for refusal in refusals)]
            heard.clear()
            for way, thing in things:
                known = way, _as_data(thing)
                if known not in said:
                    said.add(known)
                    for speaker, _ in tongues:
                        _say(speaker, way, thing)


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


def test_what_is_asked_of_many_has_a_name(case: Case, seeds: range) -> None:
    rules = case.game.rules
    assert set(rules.windows) <= set(rules.decisions)
    for language in LANGUAGES:
        speaker = Speaker(case.game, language, NAMES[: case.players])
        assert all(speaker.name("window-name", kind.replace("_", "-")) for kind in rules.windows)
    for match, _, _ in case.play(seeds[0]):
        assert match.window is None or match.window.kind in rules.windows


@pytest.mark.parametrize("game", {case.game.name: case.game for case in CASES}.values(), ids=lambda game: game.name)
def test_a_rulebook_has_the_same_clauses_in_every_language(game: object) -> None:
    books = [list(Rulebook.load(game, language).clauses) for language in LANGUAGES]  # type: ignore[arg-type]
    assert books[0]
    assert books[1] == books[0]
    assert books[2] == books[0]
