"""One match in numbers: its ids, returns, histories, and what is saved of it."""

from random import Random
from typing import Any

import numpy as np
import pytest

from deadtown.complaint import Complaint
from deadtown.kernel import Match, Outcome, Seeded
from deadtown.research.actions import Actions
from deadtown.research.arena import Arena, returns_of
from deadtown.research.chronicle import Chronicle, position
from deadtown.research.names import Naming
from tests.kit.worlds import Answered, piles
from tests.research.cases import SOME, Case, case_name

ARENAS = [pytest.param(case, id=case_name(case)) for case in SOME]


def arena_of(case: Case, seed: int = 7, *, rewindable: bool = False) -> Arena:
    return Arena(case.game.name, case.players, case.options, seed=seed, rewindable=rewindable)


def play(arena: Arena, luck: Random, actions: int = 10_000) -> list[int]:
    taken: list[int] = []
    while not arena.over and len(taken) < actions:
        taken.append(luck.choice(arena.ids()))
        arena.act(taken[-1])
    return taken


@pytest.mark.parametrize("case", ARENAS)
def test_a_match_is_played_by_ids_to_its_end(case: Case) -> None:
    arena = arena_of(case)
    play(arena, Random(1))
    assert arena.outcome is not None
    assert sum(arena.returns()) == pytest.approx(0)
    assert all(-1 <= got <= 1 for got in arena.returns())
    won = {seat for seat, got in enumerate(arena.returns()) if got > 0}
    assert won == {*arena.outcome.winners} or len(arena.outcome.winners) == case.players
    assert arena.scores() == arena.outcome.scores
    assert not arena.mask().any()
    with pytest.raises(Complaint, match="the match is over"):
        arena.act(0)


@pytest.mark.parametrize(
    ("winners", "players", "returns"),
    [
        ([1], 2, [-1, 1]),
        ([0], 3, [1, -0.5, -0.5]),
        ([0, 2], 4, [0.5, -0.5, 0.5, -0.5]),
        ([0, 1, 2], 4, [1 / 3, 1 / 3, 1 / 3, -1]),
        ([0, 1], 2, [0, 0]),
    ],
)
def test_winners_share_what_the_others_lose(winners: list[int], players: int, returns: list[float]) -> None:
    assert returns_of(Outcome(winners, [0] * players, "end"), players) == pytest.approx(returns)


@pytest.mark.parametrize("case", ARENAS)
def test_what_is_saved_goes_on_in_the_same_way(case: Case) -> None:
    arena = arena_of(case)
    play(arena, Random(2), 40)
    twin = Arena.load(arena.save())
    for _ in range(60):
        assert twin.match.digest() == arena.match.digest()
        assert twin.seat == arena.seat
        assert (twin.mask() == arena.mask()).all()
        if arena.seat is None:
            break
        assert (twin.observation(arena.seat) == arena.observation(arena.seat)).all()
        number = Random(str(len(arena.taken))).choice(arena.ids())
        arena.act(number)
        twin.act(number)
    assert [twin.information_state(seat) for seat in range(case.players)] == [
        arena.information_state(seat) for seat in range(case.players)
    ]


def test_what_was_saved_elsewhere_is_looked_through() -> None:
    arena = Arena("zombinion", seed=1)
    with pytest.raises(Complaint, match="no saved match"):
        Arena.load(b"nonsense")
    arena.taken.append(("take", "many_more_zombies"))
    with pytest.raises(Complaint, match="no match that could have been played"):
        Arena.load(arena.save())


@pytest.mark.parametrize("case", ARENAS)
def test_a_copy_goes_its_own_way(case: Case) -> None:
    arena = arena_of(case, rewindable=True)
    play(arena, Random(3), 30)
    before = arena.match.digest()
    twin = arena.clone()
    play(twin, Random(4), 5)
    assert arena.match.digest() == before
    assert len(twin.taken) > len(arena.taken) or twin.over


@pytest.mark.parametrize("case", ARENAS)
def test_histories_that_differ_are_told_differently(case: Case) -> None:
    """Whatever a seat chooses, it knows later; and what it has known, it goes on to know."""
    arena = arena_of(case, rewindable=True)
    luck = Random(5)
    for _ in range(40):
        seat, ids = arena.seat, arena.ids()
        if seat is None or len(ids) < 2:
            break
        one, other = arena.clone(), arena.clone()
        first, second = luck.sample(ids, 2)
        one.act(first)
        other.act(second)
        assert one.information_state(seat) != other.information_state(seat)
        before = arena.information_state(seat).rsplit("\n", 2)[0]
        arena.act(luck.choice(ids))
        assert arena.information_state(seat).startswith(before)


@pytest.mark.parametrize("case", ARENAS)
def test_worlds_that_a_seat_cannot_tell_apart_have_one_history(case: Case) -> None:
    """One answer in two worlds: where the position after it looks the same to a seat, so does what was noted."""
    compared = 0
    for match, entry, luck in case.stations(1):
        if luck.random() < 0.7 or match.decision is None:
            continue
        option = luck.choice(match.decision.options)
        entry = option if match.window is None else (match.decision.seat, *option)
        if match.window is not None and option == ("pass",):
            continue
        here = noted(match.fork(), option)
        if here.chance.position != match.chance.position:
            continue
        for seat in range(case.players):
            found = Answered(match, entry).other_world(seat, Seeded(str(luck.random())))
            if found is None or found[0].asks(match.decision.seat) != match.decision:
                continue
            before, expected = found
            differs = before.digest() != match.digest()
            mine, chronicle = chronicled(match.fork(), option)
            there, other = chronicled(before, option)
            if piles(there.state) != expected or position(there, seat) != position(mine, seat):
                continue
            assert other.text(there, seat) == chronicle.text(mine, seat), f"decision {match.number}, seat {seat}"
            compared += differs
    assert compared or not case.game.eyes.hides


def chronicled(match: Match, option: tuple[str | int, ...]) -> tuple[Match, Chronicle]:
    """A match after an answer, and what was noted of that."""
    chronicle = Chronicle(match.game.rules.seats_in(match.state))
    match.listen(chronicle.hear)
    chronicle.note(match, option)
    match.answer(option)
    return match, chronicle


def noted(match: Match, option: tuple[str | int, ...]) -> Match:
    return chronicled(match, option)[0]


def test_a_page_is_turned_by_an_action() -> None:
    arena = Arena("zombies", 2, seed=1)
    arena.actions = Actions(arena.game, Naming(room=512, slots=1))
    while len(arena.ids()) < 2 or arena.actions.more not in arena.ids():
        arena.act(arena.ids()[0])
    assert arena.decision is not None
    seat, answers = arena.seat, len(arena.taken)
    first = arena.ids()
    arena.act(arena.actions.more)
    assert (arena.seat, len(arena.taken)) == (seat, answers)
    assert arena.page == 1
    twin = Arena.load(arena.save())
    assert twin.page == 1
    unnamed = [number for number in first if number == arena.actions.room]
    option = arena.actions.option(unnamed[0], arena.decision.options, 1)
    assert option != arena.actions.option(unnamed[0], arena.decision.options, 0)
    arena.act(unnamed[0])
    assert arena.taken[-1] == option
    assert arena.page == 0


def test_names_and_numbers_are_seeds() -> None:
    assert Arena("zombiaki", seed=42).match.digest() == Arena("zombiaki", seed="42").match.digest()
    assert not np.array_equal(Arena("zombiaki").observation(0), Arena("zombiaki").observation(0))


def test_numbers_of_numpy_are_numbers() -> None:
    three: Any = np.int64(3)
    one: Any = np.int64(1)
    arena = Arena("zombinion", three, seed=1)
    assert arena.information_state(one) == arena.information_state(1)
    assert arena.setting.players == 3


def test_what_cannot_be_played_is_said() -> None:
    with pytest.raises(Complaint, match="there is no game 'chess'"):
        Arena("chess")
    for players in (0, 3, -2, 2**40):
        with pytest.raises(Complaint, match="2"):
            Arena("zombiaki", players)
    strange: Any
    for strange in ("2", 2.0, None):
        with pytest.raises(Complaint, match="number of players is a whole number"):
            Arena("zombiaki", strange)
    with pytest.raises(Complaint, match="turn_limit"):
        Arena("zombinion", 2, {"turn_limit": 3})
