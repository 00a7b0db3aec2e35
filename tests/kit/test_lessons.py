"""A lesson is a match by the rules, with every decision of the learner shown and explained in three languages."""

from typing import Any

import pytest

from deadtown.games import GAMES
from deadtown.kernel import Game, Match, option_text
from deadtown.table.lessons import LEARNER, LessonInfo, Script, has_lesson, lesson_of, play, read_script
from deadtown.table.story import frames
from deadtown.text import LANGUAGES, Rulebook
from tests.text.texts import FOLDERS, patterns

TAUGHT = [game for game in GAMES.values() if has_lesson(game)]


@pytest.fixture(params=TAUGHT, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game[Any]:
    """Each game that has a lesson."""
    found: Game[Any] = request.param
    return found


@pytest.fixture
def script(game: Game[Any]) -> Script:
    return read_script(game)


@pytest.fixture
def lesson(game: Game[Any]) -> LessonInfo:
    return lesson_of(game, "en")


def replay(game: Game[Any], script: Script) -> list[tuple[Match, str]]:
    """The script played without a table: each position, with what is chosen there."""
    match = Match.start(game, script.players, game.rules.read_options(script.options), seed=script.seed)
    positions: list[tuple[Match, str]] = []
    for step in script.steps:
        if step.choose:
            assert match.decision is not None
            assert match.decision.seat == step.seat
            assert step.choose in map(option_text, match.decision.options), "the whole text of an option is told"
            positions.append((match.fork(), step.choose))
            match.choose(step.choose)
    return [*positions, (match, "")]


def test_the_learner_sees_every_own_position_and_is_told_every_decision(game: Game[Any], script: Script) -> None:
    lesson, positions = lesson_of(game, "en"), replay(game, script)
    own = {match.number for match, _ in positions if match.decision is None or match.decision.seat == LEARNER}
    assert own <= {step.frame.number for step in lesson.steps} <= {match.number for match, _ in positions}
    chosen = {step.frame.number: step.choice for step in lesson.steps if step.choice is not None}
    for match, choice in positions:
        decision, number = match.decision, match.number
        if choice and decision is not None and decision.seat == LEARNER:
            option = chosen.pop(number)
            assert option in decision.options
            assert option_text(option) == choice
        for step in lesson.steps:
            if step.frame.number == number:
                assert step.frame.seen is not None
                assert step.frame.seen.view == match.view(LEARNER)
    assert not chosen


def test_nothing_is_shown_that_the_learner_may_not_see(lesson: LessonInfo) -> None:
    for step in lesson.steps:
        seen = step.frame.seen
        assert seen is not None
        assert seen.eyes == LEARNER
        assert seen.decision is None or seen.window is not None or seen.deciding == LEARNER
        assert seen.decision is not None or seen.deciding != LEARNER


def test_what_happened_is_told_once(lesson: LessonInfo) -> None:
    told = -1
    for step in lesson.steps:
        frame = step.frame
        assert frame.number >= told
        if frame.number == told:
            assert not frame.events
            assert not frame.words
        told = frame.number


def test_a_lesson_is_neither_hasty_nor_long_and_no_step_of_it_is_empty(lesson: LessonInfo) -> None:
    assert 15 <= len(lesson.steps) <= 25
    assert all(step.note or step.choice for step in lesson.steps)


def test_all_that_happened_is_told_though_steps_are_fewer(game: Game[Any], script: Script) -> None:
    bodies, _ = play(game, script)
    whole = [words for frame in frames("", bodies, LEARNER, "en") for words in frame.words]
    assert [words for step in lesson_of(game, "en").steps for words in step.frame.words] == whole


def test_every_step_of_the_learner_is_explained_and_the_end_too(lesson: LessonInfo) -> None:
    for step in lesson.steps:
        if step.choice is not None:
            assert step.note
            assert step.frame.seen is not None
            assert step.frame.seen.decision is not None
            assert step.frame.seen.decision.prompt
            assert len(step.frame.seen.decision.texts) == len(step.frame.seen.decision.options)
    assert lesson.steps[-1].note
    assert lesson.steps[-1].choice is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_notes_are_told_in_every_language_with_clauses_that_there_are(game: Game[Any], language: str) -> None:
    lesson, clauses = lesson_of(game, language), Rulebook.load(game, language).clauses
    assert lesson.title
    for step in lesson.steps:
        assert not set("{}$_") & set(step.note), step.note
        assert bool(step.note) == bool(step.clause)
        assert not step.clause or step.clause in clauses


def test_no_note_is_left_unsaid(game: Game[Any], script: Script) -> None:
    written = {name for name in patterns(FOLDERS[game.name], "en") if name.startswith("lesson-")}
    assert written == {"lesson-title", *(f"lesson-{note}" for step in script.steps for note in step.notes)}
