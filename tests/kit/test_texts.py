"""Everything that happens, is asked, offered or refused can be said in the three languages."""

import pytest

from deadtown.kernel import Event
from deadtown.text import LANGUAGES, Rulebook, Speaker
from tests.kit.cases import CASES, NAMES, Case


@pytest.mark.parametrize("language", LANGUAGES)
def test_random_play_is_told_in_words(case: Case, language: str, seeds: range) -> None:
    speaker = Speaker(case.game, language, NAMES[: case.players])
    clauses = Rulebook.load(case.game, language).clauses
    for seed in seeds[: max(1, len(seeds) // 20)]:
        heard: list[Event] = []
        for match, _, luck in case.play(seed, heard):
            decision = match.decision
            assert decision is not None
            said = [speaker.prompt(decision), speaker.waiting(decision)]
            said += [] if match.window is None else [speaker.window(match.window)]
            said.append(speaker.name("phase", match.view(None).phase))
            said += [speaker.option(option) for option in luck.sample(decision.options, min(3, len(decision.options)))]
            for event in heard:
                said += [speaker.event(event.seen_by(seat) or event) for seat in (0, None)]
                assert not event.clause or event.clause in clauses
            seat = luck.randrange(case.players)
            for wish in list(match.game.words.wishes(match.state, seat))[:4]:
                refusal = match.why_not(seat, wish)
                if refusal is not None:
                    said.append(speaker.refusal(refusal))
                    assert refusal.clause in said[-1]
            heard.clear()
            for sentence in said:
                assert sentence.strip()
                assert "{" not in sentence
                assert "???" not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_of_many_has_a_name(case: Case, language: str, seeds: range) -> None:
    speaker, rules = Speaker(case.game, language, NAMES[: case.players]), case.game.rules
    assert set(rules.windows) <= set(rules.decisions)
    assert all(speaker.name("window-name", kind.replace("_", "-")) for kind in rules.windows)
    for match, _, _ in case.play(seeds[0]):
        assert match.window is None or match.window.kind in rules.windows


@pytest.mark.parametrize("game", {case.game.name: case.game for case in CASES}.values(), ids=lambda game: game.name)
def test_a_rulebook_has_the_same_clauses_in_every_language(game: object) -> None:
    books = [list(Rulebook.load(game, language).clauses) for language in LANGUAGES]  # type: ignore[arg-type]
    assert books[0]
    assert books[1] == books[0]
    assert books[2] == books[0]
