"""Secrets of a seat can't be had by leaving, sitting, watching, forking, replaying, undoing or rematching in any order.

Several people walk about at a table, do whatever comes into their heads, and hear what they hear. Then they walk again
in other worlds, in which everything is different that one of them may not know: that one is sent the same bytes.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import pytest

from deadtown.games import GAMES
from tests.web.servers import Served, served, settings_of
from tests.web.walks.courses import before_the_end, begin
from tests.web.walks.plan import Plan, Step
from tests.web.walks.walk import Leak, Numbered, leaks, shortest, walk_about, walk_again


class Kind(NamedTuple):
    """A game in which people walk about."""

    game: str
    players: int
    options: dict[str, Any]
    first: tuple[int, int]
    """After how many decisions the walk may begin."""
    again: bool = False
    """Whether they play it again first."""


KINDS = {
    "zombinion": Kind("zombinion", 3, {"combat_set": "life_or_death"}, (40, 120)),
    "a-duel": Kind("zombinion", 2, {"combat_set": "infested_city"}, (30, 90)),
    "played-again": Kind("zombinion", 3, {"combat_set": "random", "turn_cap": 30}, (20, 40), again=True),
    "zombies": Kind("zombies", 3, {}, (10, 60)),
    "humans": Kind("humans", 3, {}, (10, 60)),
    "combined": Kind("combined", 2, {}, (10, 60)),
    "last-night": Kind("last_night", 3, {"open_team_hands": False}, (10, 40)),
}
LENGTH = 50
FEWER = 12
"""So many times fewer walks than games of the kit: each takes a few seconds."""
PLAYERS, OTHERS = ("Anna", "Bruno", "Cleo"), ("Anna again", "Eve", "Newcomer")
"""One of those who play has a second guest."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(settings_of(tmp_path_factory.mktemp("walks"))) as server:
        yield server


def some_settings(luck: Random) -> dict[str, Any]:
    """Windows are always open for as long: where they are not, their speed may tell something."""
    return {
        "visibility": luck.choice(["link", "public"]),
        "undo": luck.choice(["consent", "consent", "free"]),
        "sit_in": luck.choice([None, {"after": 60, "bot": "random"}]),
        "clock": luck.choice([None, None, {"bank": 100, "move": 30}]),
        "windows": {"pause": "same", "seconds": 4},
        "spectators": luck.random() < 0.8,
        "forks": luck.random() < 0.8,
    }


def planned(kind: Kind, seed: str) -> Plan:
    luck, game, players = Random(seed), GAMES[kind.game], PLAYERS[: kind.players]
    starts = [begin(game, players, kind.options, seed, luck, luck.randint(*kind.first)).start]
    if kind.again:
        starts = [before_the_end(game, players, kind.options, seed, luck).start, *starts]
    return Plan(kind.game, kind.options, some_settings(luck), players, OTHERS, seed, starts)


def look_for_a_leak(house: Served, kind: Kind, seed: str) -> int:
    """How often worlds were compared."""
    plan = planned(kind, seed)
    walk = walk_about(house, plan, LENGTH, Random(f"{seed} steps"))
    found = list(leaks(house, walk, seed))
    leak = next(filter(None, found), None)
    if leak is not None:
        leak = shortest(leak, lambda steps: first_leak(house, plan, steps))
        pytest.fail(f"seed {seed!r}, {plan.settings}\n{leak}")
    return len(found)


def first_leak(house: Served, plan: Plan, steps: Sequence[Numbered]) -> Leak | None:
    return next(filter(None, leaks(house, walk_again(house, plan, steps), plan.seed)), None)


@pytest.mark.parametrize("name", KINDS)
def test_nobody_learns_what_they_may_not_know_whatever_they_do(house: Served, name: str, seeds: range) -> None:
    """What fails is tried again with as many seeds; the steps that are enough for it are told."""
    walks = seeds[: max(1, len(seeds) // FEWER)]
    compared = sum(look_for_a_leak(house, KINDS[name], f"{name} {seed}") for seed in walks)
    assert compared >= 2 * len(walks)


# What it would find if a rule were missing


class Hole(NamedTuple):
    """A rule that is not kept, what somebody does then, and who learns something by it."""

    rule: str
    instead: object
    steps: Sequence[Step]
    who: str


HOLES = {
    "a second seat": Hole(
        "deadtown.table.asking.seats.check_seat",
        lambda *_: None,
        [
            Step("Bruno", "leave"),
            Step("Anna", "sit", {"seat": 1}),
            Step("Anna", "/replay", {"eyes": "1"}),
            Step("Anna", "leave", {"seat": 1}),
            Step("Bruno", "sit"),
        ],
        "Anna",
    ),
    "a seat that nobody agreed to": Hole(
        "deadtown.table.state.TableState.voices",
        lambda _: [],
        [
            Step("Bruno", "leave"),
            Step("Newcomer", "sit", {"seat": 1, "ask": True}, link="table"),
            Step("Newcomer", "watch", link="table", door="socket"),
        ],
        "Newcomer",
    ),
    "the eyes of others": Hole(
        "deadtown.table.library.check_eyes",
        lambda *_: None,
        [Step("Eve", "/replay", {"eyes": "1"}, link="table")],
        "Eve",
    ),
}


@pytest.mark.parametrize("name", HOLES)
def test_a_hole_is_found(house: Served, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hole, plan = HOLES[name], planned(KINDS["humans"], "holes")._replace(settings={"windows": {"pause": "same"}})
    walk = list(enumerate(hole.steps))
    assert first_leak(house, plan, walk) is None, "where the rule is kept"
    monkeypatch.setattr(hole.rule, hole.instead)
    leak = first_leak(house, plan, walk)
    assert leak is not None
    assert leak.who == hole.who
