"""Secrecy over the wire: nobody is sent a byte that depends on what they may not know.

The kit proves it of the games; here it is proved of what a real server really sends.
"""

import json
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest

from deadtown.kernel import Match, Option, Seeded, option_text
from deadtown.table import entries as log
from deadtown.table.entries import read_entry
from tests.kit.hostile import WISHES
from tests.kit.worlds import Answered, piles
from tests.web.secrecy import Onlooker, Sent
from tests.web.secrecy_company import Company, freeze, gathered
from tests.web.secrecy_histories import Setting, World, pairs_of
from tests.web.servers import Served, served, settings_of

GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {"combat_set": "random", "turn_cap": 20}),
    (3, {"combat_set": "infested_city", "turn_cap": 8, "offer_cut": True, "cleanup_top_choice": True}),
]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose clock stands still."""
    with served(settings_of(tmp_path_factory.mktemp("secrecy"))) as server:
        freeze(server)
        yield server


@pytest.fixture(params=GAMES, ids=lambda game: f"{game[0]}-seats")
def company(house: Served, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Company]:
    """A game that is the same each time, with everybody who plays and looks on."""
    seats, options = request.param
    monkeypatch.setattr("deadtown.table.making.fresh_seed", lambda: f"secrecy {seats}")
    with gathered(house, seats, options) as company:
        yield company


def test_what_somebody_can_not_know_does_not_change_what_they_are_sent(company: Company) -> None:
    """Everything hidden from them is redrawn: the answers of every door stay the same."""
    luck, redrawn = Random("moments"), 0
    for match, _ in company.play(Random("play")):
        if luck.random() > 0.08:
            continue
        for onlooker in company.onlookers:
            sent = every_door(company, onlooker, match)
            twin = match.imagine(onlooker.seat, Seeded(f"redraw {luck.random()}"))
            redrawn += twin.digest() != match.digest()
            with company.elsewhere(twin):
                assert every_door(company, onlooker, match) == sent, f"decision {match.number}, {onlooker.guest.name}"
    assert redrawn > 20


def every_door(company: Company, onlooker: Onlooker, match: Match) -> list[Sent]:
    wishes = [*WISHES]
    if onlooker.seat is not None:
        wishes += map(option_text, match.game.words.wishes(match.state, onlooker.seat))
    company.settle()
    return onlooker.look(company.seq) + onlooker.question(match, wishes)


def test_a_choice_tells_nobody_what_stays_hidden(company: Company) -> None:
    """One choice in two worlds that a seat can't tell apart after it: everything that is sent then is the same."""
    luck, compared = Random("moments"), 0
    for match, option in company.play(Random("choices")):
        there: dict[int, list[Sent]] = {}
        for place, onlooker in enumerate(company.onlookers):
            twin = other_course(match, option, onlooker.seat, f"other world {luck.random()}")
            if twin is not None:
                with company.elsewhere(twin):
                    there[place] = company.choose(option)[place]
        here = company.choose(option)
        for place, sent in there.items():
            assert sent == here[place], f"decision {match.number}, {company.onlookers[place].guest.name}"
        compared += len(there)
    assert compared > 40


def other_course(match: Match, option: Option, seat: int | None, seed: str) -> Match | None:
    """Another world, in which the choice takes the same course for all that a seat can see; see the kit.

    None where it does not, or where a shuffle hides again what the choice has shown.
    """
    answered = Answered(match, option)
    found, again = (answered.other_world(seat, Seeded(seed)) for _ in range(2))
    if found is None or again is None or found[0].digest() == match.digest():
        return None
    here, (there, expected) = match.fork(), found
    here.choose(option)
    with suppress(ValueError):
        there.choose(option)
    shuffled = here.chance.position != match.chance.position
    if shuffled or piles(there.state) != expected or asked_next(here) != asked_next(there):
        return None
    return again[0]


def asked_next(match: Match) -> tuple[int, str] | None:
    return None if match.decision is None else (match.decision.seat, match.decision.kind)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_log_tells_nobody_what_stays_hidden(house: Served, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two histories that a seat can't tell apart: told from the log, by every door, they are the same."""
    monkeypatch.setattr("deadtown.table.library.fresh_seed", lambda: "imagined")
    options = {"combat_set": "infested_city"}
    with gathered(house, seats, options, start=False) as company:
        names = [seat.name for seat in company.laid().state.seats]
        ids = [player.guest.player for player in company.onlookers[:seats]]
        setting = Setting(company.laid().game, names, ids, options)
        made, *sat = map(read_entry, company.bodies(company.table))
        begin = [msgspec.structs.replace(made, seed=""), *sat]
        for seat in [*range(seats), None]:
            for pair in pairs_of(setting, seat, 2):
                here, there = (all_that_is_told(company, seat, world, begin) for world in pair)
                assert here == there, f"seat {seat}, {pair[0].match.number} decisions"


def all_that_is_told(company: Company, seat: int | None, world: World, begin: list[log.AnyEntry]) -> list[Sent]:
    """What those at a seat, or who look on, are sent when this has happened, and when they ask."""
    sent: list[Sent] = []
    company.rewrite([*begin, *world.lines], len(begin))
    for onlooker, told in zip(company.onlookers, company.heard(), strict=True):
        if onlooker.seat == seat:
            sent += told + every_door(company, onlooker, world.match) + onlooker.read()
            for number in {0, world.match.number // 2, world.match.number}:
                sent += forked(company, onlooker, number)
    asking = company.at(seat)
    sent.append(asking.post("undo"))
    return sent + company.heard()[company.onlookers.index(asking)]


def forked(company: Company, onlooker: Onlooker, number: int) -> list[Sent]:
    """Whether one may go on alone from a position, and the position that one gets."""
    answer = onlooker.post("fork", at=number, seat=onlooker.seat, bot="random")
    made = json.loads(answer[1].partition(b"\n\n")[2]).get("table")
    if made is None:
        return [answer]
    started = read_entry(company.bodies(made)[1])
    assert isinstance(started, log.Started)
    news = [("news", message.replace(made.encode(), b"FORK")) for message in onlooker.ear.heard()]
    return [("fork", started.position), *news]
