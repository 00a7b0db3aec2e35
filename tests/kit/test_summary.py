"""When a game is over, its scores are explained to the last point, and how it went is told in figures."""

from deadtown.text import LANGUAGES, Speaker, marker_of
from tests.kit.cases import NAMES, Case


def test_the_reckoning_of_a_seat_sums_to_its_score(case: Case, seeds: range) -> None:
    for seed in seeds[: max(1, len(seeds) // 4)]:
        match = case.played(seed)
        assert match.outcome is not None
        for seat, score in enumerate(match.outcome.scores):
            lines = case.game.figures.reckoning(match.state, seat)
            assert sum(line.points for line in lines) == score, f"seed {seed}, seat {seat}"
            assert len({line.what for line in lines}) == len(lines)
            assert all(line.count for line in lines)


def test_the_course_has_the_same_figures_from_the_first_to_the_last_one_a_seat(case: Case) -> None:
    names: set[str] = set()
    for match, _, _ in case.play(0):
        told = case.game.figures.course(match.state)
        assert not names or set(told) == names
        names = set(told)
        assert all(len(figures) == case.players for figures in told.values())
    assert set(case.game.figures.course(match.state)) == names
    assert names


def test_the_ladder_leads_to_the_winners(case: Case, seeds: range) -> None:
    for seed in seeds[: max(1, len(seeds) // 4)]:
        match = case.played(seed)
        assert match.outcome is not None
        verdict = case.game.figures.verdict(match.state)
        if verdict is None or not verdict.ladder:
            continue
        (decided,) = [rung for rung in verdict.ladder if rung.decides]
        assert sorted(decided.best) == sorted(match.outcome.winners), f"seed {seed}"
        for rung in verdict.ladder:
            assert set(rung.best) <= set(rung.seats)
            assert len(rung.figures) in (0, len(rung.seats))


def test_the_course_and_the_reckoning_have_words(case: Case) -> None:
    match = case.played(0)
    verdict = case.game.figures.verdict(match.state)
    lines = [line for seat in range(case.players) for line in case.game.figures.reckoning(match.state, seat)]
    for language in LANGUAGES:
        speaker = Speaker(case.game, language)
        assert all(speaker.say(f"course-{name}") for name in case.game.figures.course(match.state))
        assert all(speaker.say(line.what) for line in lines)
        if verdict is not None:
            assert marker_of(case.game, language, NAMES[: case.players]).why_won(verdict).text
            assert all(speaker.say(f"rung-{rung.what}") for rung in verdict.ladder)
