"""A window in which a seat may play a card of either set, and what is at stake for each."""

from functools import cached_property
from typing import Final

from deadtown.games.humans.combined.tactics.rivalry import in_own_units, stakes, weights_of
from deadtown.games.humans.combined.tactics.scene import Scene
from deadtown.games.humans.combined.tactics.temper import A_POINT, PLAIN, Temper
from deadtown.games.humans.combined.tactics.walking import Outing
from deadtown.games.humans.tactics import cards as horde_cards
from deadtown.games.humans.tactics.chances import catch, point
from deadtown.games.humans.tactics.hunting import attempts
from deadtown.games.zombies.tactics import cards as guy_cards

A_TURN: Final = 0.5
"""What a turn of a shotgun guy is worth, in points."""
IDLE: Final = 0.2
"""What a turn of a horde is worth that gets at nobody."""


class Moment:
    """A window in which the seat may play."""

    def __init__(self, scene: Scene, window: str, subject: int, temper: Temper) -> None:
        self.scene = scene
        self.window = window
        self.subject = subject
        self.temper = temper
        self.weights = weights_of(scene, temper)

    @cached_property
    def hordes(self) -> horde_cards.Moment:
        """As a zombie player sees it."""
        return horde_cards.Moment(self.scene.hordes, self.temper.horde)

    @cached_property
    def guys(self) -> guy_cards.Moment:
        """As a shotgun guy sees it."""
        return guy_cards.Moment(self.scene.guys, self.window, self.subject, self.temper.guy)

    @cached_property
    def outing(self) -> Outing:
        return Outing(self.scene, self.scene.guys.me, self.temper)

    @property
    def own(self) -> bool:
        return self.scene.active == self.scene.seat

    def later(self) -> float:
        """What the one card of this round could be worth in turns that are still to come (HX-6.2)."""
        return in_own_units(self.scene, self.hordes.later())

    def turn(self, seat: int) -> float:
        """What a turn is worth to somebody, in points."""
        player, hordes = self.scene.players[seat], self.scene.hordes
        if player.is_guy:
            return A_TURN * stakes(player)
        person = hordes.people[seat]
        return max(attempts(hordes, person, person.sheet.movement) * catch(hordes, person, PLAIN.horde), IDLE) * point(
            person
        )

    def harm(self, seat: int, points: float) -> float:
        """What it is worth to the seat that somebody loses so much."""
        return in_own_units(self.scene, self.weights[seat] * points)

    def stopping(self, seat: int) -> float:
        """What it is worth to stop a shotgun guy who is about to land, as the own side counts."""
        if not self.scene.players[seat].is_guy:
            return 0.0
        found = self.guys.stopping(self.scene.guys.people[seat])
        return found if self.scene.is_guy else found / A_POINT
