"""What a seat is told in numbers: only what it may know, within the bounds that are told, and readable by a person."""

from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from deadtown.complaint import Complaint
from deadtown.games import GAMES
from deadtown.kernel import Match, Seeded
from deadtown.research.actions import actions_of
from deadtown.research.layout import Builder, Layout, layout_of, shape_of
from deadtown.research.quick import QuickZombinion
from tests.games.parley import PARLEY
from tests.kit.sent import somebody
from tests.research.cases import RESEARCHED, SOME, Case, case_name

ZOMBINION = [case for case in RESEARCHED if case.game.name == "zombinion"]


def told(layout: Layout, match: Match, seat: int) -> bytes:
    """All numbers that a seat is given of a position: the observation, and the mask of what it could do."""
    asked = match.asks(seat)
    mask = actions_of(match.game).mask([] if asked is None else asked.options)
    return layout.observe(match, seat).tobytes() + mask.tobytes()


def compare_worlds(case: Case, layout: Layout) -> int:
    """Redraw what a seat can't know: every number that it is told stays. Tells how often anything was redrawn."""
    redrawn = 0
    for match, _, luck in case.stations(0):
        if luck.random() < 0.9:
            continue
        for seat in somebody(case.players, luck):
            if seat is not None:
                twin = match.imagine(seat, Seeded(f"redraw {luck.random()}"))
                redrawn += twin.digest() != match.digest()
                assert told(layout, twin, seat) == told(layout, match, seat), f"decision {match.number}, seat {seat}"
    return redrawn


@pytest.mark.parametrize("case", RESEARCHED, ids=case_name)
def test_what_a_seat_cannot_know_changes_no_number(case: Case) -> None:
    assert compare_worlds(case, layout_of(case.game))


@pytest.mark.parametrize("case", SOME, ids=case_name)
def test_a_view_that_gives_something_away_is_found(case: Case) -> None:
    """A view that shows a seat what another one sees fails."""
    eyes = case.game.eyes
    if not eyes.secrets:
        pytest.skip("whoever looks sees the same")
    leaky = replace(eyes, view=lambda state, seat: eyes.view(state, ((seat or 0) + 1) % case.players))
    case = Case(replace(case.game, eyes=leaky), case.players, case.options)
    with pytest.raises(AssertionError, match="seat"):
        compare_worlds(case, Layout(case.game))


@pytest.mark.parametrize("case", RESEARCHED, ids=case_name)
def test_numbers_are_within_their_bounds_and_all_words_are_known(case: Case) -> None:
    layout = layout_of(case.game)
    for match, _, luck in case.play(1):
        assert match.decision is not None
        assert {*match.decision.about} <= {*layout.manner.about}
        if luck.random() < 0.9:
            continue
        numbers = layout.observe(match, match.decision.seat)
        assert numbers.shape == (layout.size,)
        assert (layout.low <= numbers).all()
        assert (numbers <= layout.high).all()
        unknown = [name for name in layout.read(numbers) if name.endswith(".other")]
        assert all("taped" in name or "card" in name or "weapons" in name for name in unknown), unknown


@pytest.mark.parametrize("case", SOME, ids=case_name)
def test_fields_follow_on_each_other_and_are_named(case: Case) -> None:
    layout = layout_of(case.game)
    ends = [0, *(field.first + field.size for field in layout.fields)]
    assert [field.first for field in layout.fields] == ends[:-1]
    assert ends[-1] == layout.size == len(layout.names) == len({*layout.names}) == len(layout.low) == len(layout.high)
    assert all(field.meaning and field.name in layout.describe() for field in layout.fields)


@pytest.mark.parametrize("case", ZOMBINION, ids=case_name)
def test_the_quick_way_tells_the_same_numbers(case: Case) -> None:
    layout = layout_of(case.game)
    for seed in range(3):
        quick = QuickZombinion(layout)
        for match, _, luck in case.play(seed):
            if luck.random() < 0.4:
                seat = luck.randrange(case.players)
                assert (quick(match, seat) == layout.observe(match, seat)).all(), f"seed {seed}, {match.number}"


def test_the_quick_way_follows_who_looks_seldom_and_who_takes_back() -> None:
    game = GAMES["zombinion"]
    layout = layout_of(game)
    for seed in range(6):
        luck = Random(f"follow {seed}")
        match = Match.start(game, ["Ada", "Bob", "Cleo"], {"combat_set": "random"}, seed=seed, rewindable=True)
        quick = QuickZombinion(layout)
        for _ in range(400):
            if match.decision is None:
                break
            if luck.random() < 0.05:
                match.undo(min(match.number, luck.randrange(1, 4)))
            else:
                match.answer(luck.choice(match.decision.options))
            if luck.random() < 0.7:
                seat = luck.randrange(3)
                assert (quick(match, seat) == layout.observe(match, seat)).all(), f"seed {seed}, {match.number}"


def test_an_observation_can_be_read_back() -> None:
    match = Match.start(GAMES["zombinion"], ["Ada", "Bob", "Cleo"], seed="read")
    luck = Random("read")
    for _ in range(80):
        assert match.decision is not None
        match.answer(luck.choice(match.decision.options))
    assert match.decision is not None
    seat = match.decision.seat
    layout, view = layout_of(match.game), match.view(seat)
    read = layout.read(layout.observe(match, seat))
    assert read[f"question.asked.{match.decision.kind}"] == read["question.deciding.0"] == 1
    for pile in view.supply:
        assert read.get(f"supply.{pile.card}.left", 0) == pile.count
    for place, hunter in enumerate(view.hunters):
        shown = (place - seat) % 3
        assert read[f"hunters.{shown}.hand_count"] == hunter.hand_count
        for card, count in match.game.eyes.memory(match.state, seat)[place].items():
            assert read[f"memory.{shown}.{card}"] == count
    for card in {*view.hunters[seat].hand}:
        assert read[f"hunters.0.hand.{card}"] == view.hunters[seat].hand.count(card)


def test_spaces_of_a_town_are_told_tile_by_tile() -> None:
    match = Match.start(GAMES["zombies"], ["Ada", "Bob"], seed="town")
    luck = Random("town")
    for _ in range(300):
        assert match.decision is not None
        match.answer(luck.choice(match.decision.options))
    assert match.decision is not None
    state: Any = match.state
    numbers = layout_of(match.game).observe(match, match.decision.seat)
    plane = numbers[layout_of(match.game)["zombies"]]
    assert np.flatnonzero(plane).tolist() == sorted(state.zombies)
    assert state.zombies


def test_a_field_that_nothing_is_said_of_is_named() -> None:
    class Strange(msgspec.Struct):
        omen: str

    game = GAMES["zombiaki"]
    layout = layout_of(game)
    with pytest.raises(Complaint, match=r"Strange\.omen: say which words"):
        Builder(layout.manner, 2).record(shape_of(Strange))


def test_a_game_that_says_nothing_has_no_observations() -> None:
    with pytest.raises(Complaint, match="parley has no observations"):
        Layout(PARLEY)
