"""Everything that happens, is asked, offered or refused can be said in the three languages."""

import pytest

from deadtown.kernel import Event, Match, Option, Refusal
from deadtown.text import LANGUAGES, Rulebook, Speaker
from tests.kit.cases import CASES, NAMES, Case


def test_random_play_is_told_in_words(case: Case, seeds: range) -> None:
    names = NAMES[: case.players]
    tongues = [(Speaker(case.game, language, names), Rulebook.load(case.game, language)) for language in LANGUAGES]
    for seed in seeds[: max(1, len(seeds) // 20)]:
        heard: list[Event] = []
        for match, _, luck in case.play(seed, heard):
            assert match.decision is not None
            options = luck.sample(match.decision.options, min(3, len(match.decision.options)))
            seat = luck.randrange(case.players)
            wishes = list(match.game.words.wishes(match.state, seat))[:4]
            refusals = [refusal for wish in wishes if (refusal := match.why_not(seat, wish)) is not None]
            clauses = {event.clause for event in heard} - {""}
            for speaker, book in tongues:
                assert clauses <= set(book.clauses)
                for sentence in (*_said(speaker, match, heard, options), *_refused(speaker, refusals)):
                    assert sentence.strip()
                    assert "{" not in sentence
                    assert "???" not in sentence
            heard.clear()


def _said(speaker: Speaker, match: Match, heard: list[Event], options: list[Option]) -> list[str]:
    """What is asked in a position and was told on the way to it."""
    assert match.decision is not None
    said = [speaker.prompt(match.decision), speaker.waiting(match.decision)]
    said += [] if match.window is None else [speaker.window(match.window)]
    said.append(speaker.name("phase", match.view(None).phase))
    said += [speaker.option(option) for option in options]
    return said + [speaker.event(event.seen_by(seat) or event) for event in heard for seat in (0, None)]


def _refused(speaker: Speaker, refusals: list[Refusal]) -> list[str]:
    """Why something is refused, each with its clause."""
    said = [speaker.refusal(refusal) for refusal in refusals]
    for refusal, sentence in zip(refusals, said, strict=True):
        assert refusal.clause in sentence
    return said


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
