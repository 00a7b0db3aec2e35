"""What is shown before a choice is confirmed is what then happens."""

from random import Random
from typing import Any

import pytest

from deadtown.games.zombiaki.events import (
    Advanced,
    Crossed,
    Died,
    Drew,
    Ended,
    Exploded,
    PhaseBegan,
    Played,
    ShieldLost,
    Stepped,
    TerrorEnded,
    Thawed,
    Wounded,
)
from deadtown.kernel import Event, Foreseen, Match, Option, preview
from tests.games.matches import Told
from tests.games.zombiaki.table import humans_play, start, zombies_move, zombies_play
from tests.kit.cases import WITH_A_BANG

WHAT_FOLLOWS = (TerrorEnded, Thawed, PhaseBegan, Advanced, Crossed, Drew)
"""What comes when a card or the last dog is done and the phase goes on by itself."""


def happens(match: Match, option: Option) -> list[Event]:
    """What is told when an option is chosen and the other side lets everything pass."""
    twin, told = match.fork(), Told()
    twin.listen(told.append)
    assert match.decision is not None
    seat, standing = match.decision.seat, match.game.players.standing
    twin.choose(option)
    while (asked := twin.decision) is not None and asked.seat != seat and asked.kind in standing:
        twin.choose(standing[asked.kind])
    return list(told)


def shown_after_it_was_played(match: Match, option: Option) -> list[Event]:
    """What is shown of an option but for that it is played."""
    shown = preview(match, option).events
    return shown[1:] if shown and isinstance(shown[0], Played) else shown


@pytest.mark.parametrize("options", [{}, {"deck_counts": WITH_A_BANG}], ids=["plain", "with a bang"])
@pytest.mark.parametrize("seed", range(8))
def test_what_is_previewed_is_what_happens(seed: int, options: dict[str, Any]) -> None:
    match, luck = start(seed=f"preview {seed}", **options), Random(seed)
    while match.decision is not None:
        choices = match.decision.options
        for option in luck.sample(choices, min(6, len(choices))):
            before, heard = match.digest(), len(match.told)
            shown = preview(match, option).events
            assert match.digest() == before
            assert len(match.told) == heard
            told = happens(match, option)
            assert shown == told[: len(shown)], option
            assert len(told) == len(shown) or isinstance(told[len(shown)], WHAT_FOLLOWS), (option, told)
        match.choose(luck.choice(choices))


def test_a_shot_is_shown_with_its_damage_and_knockback() -> None:
    match = humans_play("B3 z3", "shot_1", zombies="click")
    shown = shown_after_it_was_played(match, ("play", "shot_1", "b"))
    assert [type(event) for event in shown] == [Wounded, Stepped]
    assert (shown[0].left, shown[1].to) == (2, "b2")  # type: ignore[attr-defined]


def test_a_preview_stops_at_the_next_question() -> None:
    match = humans_play("B3 mine, B4 z1", "grenade")
    shown = shown_after_it_was_played(match, ("play", "grenade", "b3"))
    assert [type(event) for event in shown] == [Exploded]


def test_a_car_is_shown_with_all_it_harms() -> None:
    match = humans_play("B3 car z2, A4 z1, C2 z3+s, A2 dog", "shot_1")
    shown = shown_after_it_was_played(match, ("play", "shot_1", "b", "car"))
    assert sorted(type(event).__name__ for event in shown) == sorted(
        kind.__name__ for kind in (Exploded, Wounded, Died, ShieldLost, Died)
    )


def test_a_win_is_shown() -> None:
    match = zombies_play("B5 z3", "hunger")
    shown = shown_after_it_was_played(match, ("play", "hunger", "b5"))
    assert isinstance(shown[-1], Ended)
    assert not match.over


def test_a_step_of_a_dog_is_shown() -> None:
    match = zombies_move("B3 dog, B4 pit1")
    shown = shown_after_it_was_played(match, ("step", "b3", "b4"))
    assert [type(event).__name__ for event in shown] == ["Stepped", "Died", "Filled"]
    assert preview(match, ("done",)) == Foreseen([], True)
