"""A lesson is a match by the rules, with every decision of the learner shown and explained in three languages."""

from typing import Any, NamedTuple

import pytest

from deadtown.games import GAMES
from deadtown.kernel import PASS, Game, Match, option_text
from deadtown.table.lessons import (
    LEARNER,
    MAIN,
    LessonInfo,
    Script,
    lesson_names,
    lesson_of,
    play,
    read_script,
    title_of,
)
from deadtown.table.making import check_options
from deadtown.table.story import frames
from deadtown.text import LANGUAGES, Rulebook
from tests.text.texts import FOLDERS, patterns

LESSONS = [(game, name) for game in GAMES.values() for name in lesson_names(game)]


@pytest.fixture(params=LESSONS, ids=lambda taught: " ".join((taught[0].name, taught[1])).strip())
def taught(request: pytest.FixtureRequest) -> tuple[Game[Any], str]:
    """Each lesson of each game, by its name."""
    found: tuple[Game[Any], str] = request.param
    return found


@pytest.fixture
def game(taught: tuple[Game[Any], str]) -> Game[Any]:
    return taught[0]


@pytest.fixture
def name(taught: tuple[Game[Any], str]) -> str:
    return taught[1]


@pytest.fixture
def script(game: Game[Any], name: str) -> Script:
    return read_script(game, name)


@pytest.fixture
def lesson(game: Game[Any], name: str) -> LessonInfo:
    return lesson_of(game, "en", name=name)


class Position(NamedTuple):
    """A position of a script played without a table, and what is chosen there."""

    match: Match
    choice: str
    shown: bool
    """Whether the learner has to see it: own decisions that are not made without a word, and the end."""


def replay(game: Game[Any], script: Script) -> list[Position]:
    """The script played without a table."""
    match = Match.start(game, script.players, game.rules.read_options(script.options), seed=script.seed)
    positions: list[Position] = []
    for step in script.steps:
        if step.choose:
            pass_until(match, step.choose, step.seat)
            assert match.decision is not None
            assert match.decision.seat == step.seat
            positions.append(make(match, step.choose, shown=step.asks))
        for choice in step.then:
            pass_until(match, choice, None)
            positions.append(make(match, choice, shown=False))
    pass_until(match, "", None)
    return [*positions, Position(match, "", shown=True)]


def pass_until(match: Match, choice: str, seat: int | None) -> None:
    """Everybody passes in windows in which the next choice of the script is not made."""
    while match.window is not None:
        assert match.decision is not None
        if seat in (None, match.decision.seat) and choice in map(option_text, match.decision.options):
            return
        match.answer(PASS)


def make(match: Match, choice: str, *, shown: bool) -> Position:
    assert match.decision is not None
    assert choice in map(option_text, match.decision.options), "the whole text of an option is told"
    position = Position(match.fork(), choice, shown)
    match.choose(choice)
    return position


def test_the_learner_sees_every_own_position_and_is_told_every_decision(
    game: Game[Any], script: Script, lesson: LessonInfo
) -> None:
    positions = replay(game, script)
    own = {match.number for match, _, shown in positions if shown}
    assert own <= {step.frame.number for step in lesson.steps} <= {match.number for match, *_ in positions}
    chosen = {step.frame.number: step.choice for step in lesson.steps if step.choice is not None}
    for match, choice, shown in positions:
        number = match.number
        if choice and shown:
            option, asked = chosen.pop(number), match.asks(LEARNER)
            assert option is not None
            assert asked is not None
            assert option in asked.options
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


def test_a_lesson_is_neither_hasty_nor_long_and_no_step_of_it_is_empty(lesson: LessonInfo, name: str) -> None:
    assert (15 if name == MAIN else 8) <= len(lesson.steps) <= 25
    assert all(step.note or step.choice for step in lesson.steps)


def test_all_that_happened_is_told_though_steps_are_fewer(game: Game[Any], script: Script, lesson: LessonInfo) -> None:
    bodies, _ = play(game, script)
    whole = [words for frame in frames("", bodies, LEARNER, "en") for words in frame.words]
    assert [words for step in lesson.steps for words in step.frame.words] == whole


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
def test_notes_are_told_in_every_language_with_clauses_that_there_are(
    game: Game[Any], name: str, language: str
) -> None:
    lesson, clauses = lesson_of(game, language, name=name), Rulebook.load(game, language).clauses
    assert lesson.title
    for step in lesson.steps:
        assert not set("{}$_") & set(step.note), step.note
        assert bool(step.note) == bool(step.clause)
        assert not step.clause or step.clause in clauses


def test_a_real_game_of_the_kind_that_is_taught_can_be_played(game: Game[Any], lesson: LessonInfo) -> None:
    check_options(game, lesson.real_options)


@pytest.mark.parametrize("game", [game for game in GAMES.values() if lesson_names(game)], ids=lambda game: game.name)
def test_no_note_is_left_unsaid(game: Game[Any]) -> None:
    written = {name for name in patterns(FOLDERS[game.name], "en") if name.startswith("lesson-")}
    said = {note for name in lesson_names(game) for step in read_script(game, name).steps for note in step.notes}
    assert written == {*map(title_of, lesson_names(game)), *(f"lesson-{note}" for note in said)}
