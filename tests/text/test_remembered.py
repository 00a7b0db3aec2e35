"""Options are worded once; what is remembered is what would be said anew."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from deadtown.games import GAMES
from deadtown.kernel import Game, Option, Wording
from deadtown.text import LANGUAGES, Speaker
from tests.kit.cases import CASES

ZOMBINION = GAMES["zombinion"]
PLAYERS = ("Anna", "Bruno", "Carla", "Dario", "Emma", "Fabio")


def worded_by(wording: Callable[[Option], Wording]) -> Game[Any]:
    """Zombinion, with other words for options."""
    return replace(ZOMBINION, words=replace(ZOMBINION.words, own_wording=wording))


def pointing(option: Option) -> Wording:
    """Somebody is chosen: what such an option is called depends on who plays."""
    return "waiting", {"seat": option[1]}


@cache
def options_of(game: str) -> frozenset[Option]:
    """All that could be chosen in some games played at random."""
    return frozenset(
        option
        for case in CASES
        if case.game.name == game
        for match, _, _ in case.play(1)
        if match.decision is not None
        for option in match.decision.options
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_what_is_remembered_is_what_would_be_said_anew(name: str, language: str) -> None:
    """Whoever sits at the table, and whatever was said at others in other languages before."""
    game = GAMES[name]
    for option in options_of(name):
        message, arguments = game.words.wording(option)
        for players in (PLAYERS, PLAYERS[::-1]):
            anew = Speaker(game, language, players).say(message, **arguments)
            for other in LANGUAGES:
                Speaker(game, other, players).option(option)
            assert Speaker(game, language, players).option(option) == anew


def test_an_option_is_worded_once_for_all_tables() -> None:
    asked: list[Option] = []

    def counting(option: Option) -> Wording:
        asked.append(option)
        return ZOMBINION.words.wording(option)

    game = worded_by(counting)
    for players in (("Anna", "Bruno"), ("Carla", "Dario")):
        speaker = Speaker(game, "en", players)
        assert [speaker.option(("take", "magazine")) for _ in range(3)] == ["Take Magazine"] * 3
    assert asked == [("take", "magazine")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_that_names_a_player_names_the_one_at_this_table(language: str) -> None:
    game = worded_by(pointing)
    for players in (("Anna", "Bruno"), ("Carla", "Dario"), ("Anna", "Bruno")):
        for seat, player in enumerate(players):
            words = Speaker(game, language, players).option(("point", seat))
            assert words == Speaker(game, language, players).say("waiting", seat=seat)
            assert player in words
