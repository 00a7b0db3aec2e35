"""Who is ahead, and how much it counts what happens to each, whichever side they are on."""

from math import exp
from typing import Final

from deadtown.games.humans.combined.tactics.scene import Player, Scene
from deadtown.games.humans.combined.tactics.temper import A_POINT, Temper

SOON: Final = 4.0
"""In how many turns a chance to win falls to less than half."""


def threat(player: Player) -> float:
    """How dangerous somebody is, from 0 to 1."""
    return exp(-player.turns / SOON)


def weights_of(scene: Scene, temper: Temper) -> list[float]:
    """How much harm to each seat counts: to rivals by the danger of each, who share the spite; to oneself below 0."""
    spite = temper.guy.spite if scene.is_guy else temper.horde.spite
    threats = [0.0 if player.seat == scene.seat else threat(player) for player in scene.players]
    share = spite / sum(threats)
    return [-1.0 if seat == scene.seat else share * danger for seat, danger in enumerate(threats)]


def in_own_units(scene: Scene, points: float) -> float:
    """What points are worth to the seat, as its own side counts."""
    return A_POINT * points if scene.is_guy else points


def stakes(player: Player) -> float:
    """How much more what somebody wins or loses counts when the end is near."""
    return 1.0 + 3.0 * exp(-player.turns / 2)
