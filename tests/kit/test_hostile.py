"""Options and records from anybody: refused with a reason, or good to play with; never anything else."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import Any, get_type_hints

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from deadtown.kernel import BadOptions, Game, Match, RecordError, Recording, SeatNote
from deadtown.kernel.record import read_lines, resume, verify, write_lines
from deadtown.text import LANGUAGES, Speaker
from tests.kit.cases import CASES, NAMES, Case, case_name
from tests.kit.hostile import NUMBERS, TEXTS, VALUES, tampered
from tests.kit.test_records import recorded


def options_of(game: Game[Any]) -> some.SearchStrategy[Any]:
    """Options of a game, right, nearly right or wrong in every way."""
    kinds = get_type_hints(game.rules.options_type)
    right = some.fixed_dictionaries(
        {}, optional={name: some.from_type(kind).map(msgspec.to_builtins) for name, kind in kinds.items()}
    )
    wild = some.one_of(NUMBERS, TEXTS, some.lists(TEXTS), VALUES)
    wrong = some.dictionaries(some.sampled_from(sorted(kinds)), wild, min_size=1, max_size=2)
    return some.one_of(
        some.builds(lambda right, wrong: {**right, **wrong}, right, wrong), some.dictionaries(TEXTS, VALUES), VALUES
    )


def begin(game: Game[Any], players: Sequence[str], given_options: Any) -> Recording | BadOptions:
    """A game with these options, or why there can't be one."""
    try:
        options = game.rules.read_options(given_options)
        match = Match.start(game, players, options, seed="hostile", halts=True)
    except BadOptions as error:
        return error
    return Recording(match, [SeatNote(name) for name in players], options, "hostile")


@pytest.mark.parametrize("game", {case.game.name: case.game for case in CASES}.values(), ids=lambda game: game.name)
@settings(deadline=None)
@given(data=some.data())
def test_hostile_options_are_refused_in_words_or_can_be_played_with(game: Game[Any], data: some.DataObject) -> None:
    given_options = data.draw(options_of(game))
    players = NAMES[: data.draw(some.sampled_from(game.rules.seats))]
    begun = begin(game, players, given_options)
    if isinstance(begun, BadOptions):
        for language in LANGUAGES:
            assert len(Speaker(game, language).refusal(begun.refusal)) < 1000
        return
    assert isinstance(given_options, Mapping)
    begun.choose(1)
    assert read_lines(begun.text()) == begun.lines
    match = begun.match
    for seat in (0, None):
        assert len(msgspec.json.encode(match.seen_by(seat))) < 50_000
    assert Match.restore(game, match.snapshot(), match.chance).digest() == match.digest()


@cache
def unseeded(case: Case) -> str:
    """The beginning of a true record. Its luck is as it tells, so that more of a forged one is gone through."""
    return write_lines(recorded(case, 0).lines[:60])


@pytest.mark.parametrize("case", CASES, ids=case_name)
@settings(deadline=None, max_examples=40)
@given(data=some.data())
def test_a_hostile_record_is_refused_or_harmless(case: Case, data: some.DataObject) -> None:
    text = data.draw(tampered(unseeded(case)))
    for way in (verify, resume):
        with suppress(RecordError):
            way(case.game, read_lines(text))
