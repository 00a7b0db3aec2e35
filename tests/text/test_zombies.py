"""Everything that Zombies!!! tells, asks and offers has words in every language."""

from functools import cache
from random import Random
from typing import Any

import pytest

from deadtown.games.town import TilePlaced, centre_of, shown
from deadtown.games.zombies import ZOMBIES as GAME
from deadtown.games.zombies.events import CombatRolled, Killed, MoveRolled, Stepped, ZombiesCame
from deadtown.games.zombies.refusals import CLAUSES
from deadtown.kernel import Decision, Event, Match
from deadtown.text import LANGUAGES, Speaker

PLAYERS = ("Anna", "Bruno", "Carla")

SAMPLES: dict[str, Any] = {
    "seat": 0,
    "owner": 1,
    "winners": (0, 2),
    "winners_count": 2,
    "round": 4,
    "card": "fear",
    "cards": ("fear", "grenade"),
    "item": "grenade",
    "tile": "hospital",
    "row": "8",
    "space": "E4N2",
    "to": "E4N3",
    "spaces": "E4, E5",
    "dice": "3 + 1 = 4",
    **dict.fromkeys(("count", "die", "bullets", "life", "left", "kills", "lost", "allowance", "number", "reach"), 2),
    **dict.fromkeys(("one", "two", "total", "missing"), 3),
}

PLAYS: list[dict[str, Any]] = [
    {"max_rounds": 12},
    {"variant": "intervention_squad", "max_rounds": 6},
    {"variant": "intervention_squad", "max_rounds": 4, "is_survivors": True, "is_event_3_4_chooser": "roller"},
]


@pytest.fixture(params=LANGUAGES)
def speaker(request: pytest.FixtureRequest) -> Speaker:
    return Speaker(GAME, request.param, PLAYERS)


def english() -> Speaker:
    return Speaker(GAME, "en", PLAYERS)


def check(words: str) -> None:
    """Words for people: nothing raw, nothing left open."""
    assert words == words.strip()
    assert words
    assert not set("_{}$") & set(words), words


@pytest.mark.parametrize("kind", GAME.rules.events)
def test_every_event_has_words(speaker: Speaker, kind: type[Event]) -> None:
    for text in kind.texts():
        check(speaker.say(f"event-{text}", **SAMPLES))


@pytest.mark.parametrize("kind", CLAUSES)
def test_every_question_has_words(speaker: Speaker, kind: str) -> None:
    for own in ("yes", "no"):
        check(speaker.say(f"prompt-{kind.replace('_', '-')}", **SAMPLES, own=own))


@pytest.mark.parametrize("ending", ["helipad", "collection", "mission", "no_zombies", "rounds"])
def test_every_ending_has_words(speaker: Speaker, ending: str) -> None:
    check(speaker.name("ending", ending))
    check(speaker.say(f"verdict-{ending}", **SAMPLES))


@cache
def decisions() -> list[Decision]:
    """What is asked in a few games played at random."""
    found = []
    for options in PLAYS:
        match = Match.start(GAME, PLAYERS, GAME.rules.read_options(options), seed="words", rewindable=False)
        luck = Random(1)
        while match.decision is not None:
            found.append(match.decision)
            match.choose(luck.choice(match.decision.options))
    return found


def test_answers_to_a_question_are_told_apart(speaker: Speaker) -> None:
    for decision in decisions():
        check(speaker.prompt(decision))
        words = speaker.options(decision.options)
        assert len(set(words)) == len(words), words
        for option in words:
            check(option)


def test_spaces_are_called_as_on_the_map() -> None:
    assert shown("e4n2") == "E4N2"
    assert shown("centre") == "C"
    assert centre_of(1, -2) == "E3N6"
    assert centre_of("-1", 0) == "W3"


def test_whoever_is_in_a_building_is_said_to_be_there() -> None:
    say = english().event
    assert say(Stepped(0, "e3", "e3n1", "drug_store")) == "Anna goes from E3 to E3N1 (Drug Store)."
    assert say(Stepped(0, "centre", "e1")) == "Anna goes from C to E1."
    assert say(Killed(1, "e3n1", 2, "drug_store")) == "Bruno kills the zombie on E3N1 (Drug Store) and holds 2 zombies."
    assert say(Killed(1, "e3", 1)) == "Bruno kills the zombie on E3 and holds 1 zombie."
    assert say(ZombiesCame(0, ("e2n1", "e3n1"), "ZB-5.6", "drug_store")) == "Anna places 2 zombies: Drug Store."
    assert say(ZombiesCame(0, ("e2", "e3"), "ZB-5.5")) == "Anna places 2 zombies: E2, E3."


def test_dice_are_told_with_what_is_added() -> None:
    say = english().event
    assert say(CombatRolled(0, 3, 0, 3)) == "Anna fights a zombie and rolls 3."
    assert say(CombatRolled(0, 3, 2, 5)) == "Anna fights a zombie and rolls 3 + 2 = 5."
    assert say(CombatRolled(0, 3, -1, 2)) == "Anna fights a zombie and rolls 3 − 1 = 2."
    assert say(MoveRolled(0, 1, 0)) == "Anna rolls 1 for movement: no steps."


def test_a_tile_is_told_by_the_space_in_its_middle() -> None:
    assert (
        english().event(TilePlaced(2, "road_t_3", 1, -1, 2, "ZB-5.2")) == "Carla places a tile around E3N3: T junction."
    )
