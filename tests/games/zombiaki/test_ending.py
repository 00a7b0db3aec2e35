"""The end of the game (section 13)."""

import pytest

from deadtown.games.zombiaki.events import Ended, PhaseBegan
from tests.clauses import clause
from tests.games.zombiaki.table import GAME, H, Z, humans_begin, humans_play, start, street, zombies_move, zombies_play


@clause("ZK-13.1")
def test_a_zombie_over_the_barricade_wins_for_the_zombies() -> None:
    match = zombies_move("A5 z1, B4 z3")
    assert match.over
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.ending) == ([Z], "crossed")
    assert [(event.seat, event.ending) for event in match.told.of(Ended)] == [(Z, "crossed")]


@clause("ZK-13.1")
def test_dogs_do_not_count() -> None:
    match = zombies_move("A5 dog")
    assert not any("over" in text for text in match.texts)
    match.choose("done")
    assert match.asked == (Z, "discard")


@clause("ZK-13.1")
@pytest.mark.parametrize("position", ["A5 z3 net", "A5 z3, A1 barrier"])
def test_an_immobile_zombie_does_not_cross(position: str) -> None:
    assert street(zombies_move(position)) == position


@clause("ZK-13.2")
def test_dawn_wins_for_the_humans() -> None:
    match = zombies_move("A4 z3", zombies="", zombie_deck="dawn", spare=False)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.ending) == ([H], "dawn")
    assert [(event.seat, event.ending) for event in match.told.of(Ended)] == [(H, "dawn")]


@clause("ZK-13.2")
def test_who_crosses_in_that_phase_wins_first() -> None:
    match = zombies_move("A5 z3", zombie_deck="dawn")
    assert match.outcome is not None
    assert match.outcome.winners == [Z]


@clause("ZK-13.3")
def test_no_zombies_no_deck_no_hand_end_nothing() -> None:
    match = humans_begin("", human_deck="", spare=False, zombies="zombie_3, claws, dog")
    assert not match.over
    assert match.asked[0] == Z
    match = humans_play("B3 z1", "shot_1")
    match.choose("play shot_1 b")
    assert street(match) == "-"
    assert not match.over


@clause("ZK-13.3")
@pytest.mark.parametrize("seed", range(20))
def test_there_is_no_draw(seed: int) -> None:
    match = start(seed=f"no draw {seed}")
    while match.decision is not None:
        match.choose(1 + seed % len(match.decision.options))
    assert match.outcome is not None
    assert len(match.outcome.winners) == 1


@clause("ZK-13.4")
def test_dawn_comes_in_the_37th_zombie_phase_at_the_latest() -> None:
    """Nobody plays anything: one card a phase is drawn after the first four."""
    match = start(seed="slow")
    while match.decision is not None:
        idle = [text for text in match.texts if text in ("end", "pass", "done")]
        match.choose(idle[0] if idle else 1)
    zombie_phases = [event for event in match.told.of(PhaseBegan) if event.side == "zombies"]
    assert len(zombie_phases) == 37
    assert match.outcome is not None
    assert match.outcome.winners == [H]
    assert GAME.rules.outcome(match.state) == match.outcome


@clause("ZK-13.4")
def test_every_card_played_brings_it_nearer() -> None:
    match = zombies_play("", "zombie_3 x3", zombie_deck="claws x4, dawn", spare=False, humans="freeze")
    match.choose("play zombie_3 a1", "play zombie_3 b1", "play zombie_3 c1")
    match.wait_for(Z, "play")
    assert match.zombies.deck == ["dawn"]
