"""Where the pawns of a zombie player go: onto humans as in Humans!!!, and onto shotgun guys (HX-7, HX-10)."""

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from deadtown.games.humans.combined.tactics.rivalry import stakes, weights_of
from deadtown.games.humans.combined.tactics.scene import Player, Scene
from deadtown.games.humans.combined.tactics.temper import A_POINT, PLAIN, Temper
from deadtown.games.humans.tactics.chances import catch, point, wounding
from deadtown.games.humans.tactics.horde import Find, Horde
from deadtown.games.humans.tactics.moving import led
from deadtown.games.zombies.state import BULLETS, LIFE
from deadtown.games.zombies.tactics.odds import odds_of
from deadtown.kernel import Option

A_FEINT: Final = 0.8
"""What part of an attack it is worth to step off a shotgun guy's space to come back to it."""
GUARD: Final = 0.6
"""What it is worth to stand on the centre of the Helipad, when a shotgun guy may get there."""
A_SECOND: Final = 0.35
"""What part of that it is worth when a pawn stands there already."""
ARMED: Final = 0.3
"""How likely an attack on a shotgun guy is answered by a weapon that hits."""
SET_BACK: Final = 0.2
"""What it costs a shotgun guy to begin at Town Square again, in points."""


def capture_of(scene: Scene, guy: Player, temper: Temper) -> float:
    """What it is worth to a zombie player to capture a shotgun guy, in points of the own (HX-10.2 to HX-10.4)."""
    odds = odds_of(PLAIN.guy, scene.options.zb_kill_goal, False)
    life, bullets = (guy.life - 1, guy.bullets) if guy.life > 1 else (LIFE, max(guy.bullets, BULLETS))
    lost = odds.worth(guy.life, guy.bullets, guy.kills) - odds.worth(life, bullets, guy.kills)
    harm = lost / A_POINT + SET_BACK * stakes(guy)
    return 1.0 + temper.brawl * weights_of(scene, temper)[guy.seat] * harm / point(scene.hordes.me)


class Pack(Horde):
    """The pawns that move, with shotgun guys for prey."""

    def __init__(self, scene: Scene, temper: Temper) -> None:
        self.people = scene.humans
        self.guys = {guy.space: capture_of(scene, guy, temper) for guy in scene.players if guy.is_guy and not guy.away}
        """What each space with a shotgun guy is worth, beside a human."""
        grudges = {scene.players[guy].space for owner, _, guy in scene.grudges if owner == scene.seat}
        self.attacked = scene.came_to | grudges
        self.centre = scene.guys.centre
        self.guard = self._guard(scene)
        super().__init__(replace(scene.hordes, humans={**dict.fromkeys(self.guys, 0), **scene.humans}), temper.horde)

    @staticmethod
    def _guard(scene: Scene) -> float:
        """What it is worth that a pawn keeps shotgun guys from landing (HX-12.1)."""
        centre = scene.guys.centre
        if centre < 0:
            return 0.0
        held = any(centre in player.zombies for player in scene.rivals)
        threat = max([stakes(guy) for guy in scene.players if guy.is_guy])
        return GUARD * threat * (A_SECOND if held else 1.0)

    def _finds(self) -> list[Find]:
        """The centre of the Helipad, too."""
        found = super()._finds()
        if self.guard and self.centre not in self.own:
            found.append(self._find(self.centre, self.guard))
        return found

    def attempted(self) -> list[int]:
        """Humans who share a space with pawns, and guys to whom a pawn has come (HX-10.1)."""
        return [
            space
            for space in self.scene.humans
            if space in self.own and (space in self.people or space in self.attacked)
        ]

    def cornered(self) -> Iterable[int]:
        """A shotgun guy without a way out stays where he is (HX-10.6)."""
        return self.people

    def chance(self, space: int, occupied: set[int]) -> float:
        return super().chance(space, occupied) if space in self.people else self.base

    def taste(self, space: int) -> float:
        """A human, a shotgun guy, or both."""
        found = super().taste(space) if space in self.people else 0.0
        return found + self.guys.get(space, 0.0)

    def moved(self, start: int, goal: int) -> float:
        found = super().moved(start, goal)
        if start in self.guys and start not in self.attacked and goal in self.scene.city.neighbours[start]:
            found += A_FEINT * self.base * self.guys[start] * self.point * (self.scene.left > 1)
        if self.guard:
            found += self.guard * ((goal == self.centre) - (start == self.centre) * (self.own[start] == 1))
        return found


def moving(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    """What each step, walk, breach or end is worth to a zombie player."""
    return led(Pack(scene, temper), options)


def striking_back(scene: Scene, options: list[Option], seat: int, temper: Temper) -> list[float]:
    """Attack a shotgun guy without moving, if a weapon in his hand is not too much to fear (HX-9.7)."""
    hordes, guy = scene.hordes, scene.players[seat]
    me = hordes.me
    gain = catch(hordes, me, temper.horde) * capture_of(scene, guy, temper) * point(me)
    armed = ARMED if any(player.may_play and player.cards for player in scene.rivals) else 0.0
    worth = gain - armed * wounding(me)
    return [worth if option[0] == "strike_back" else 0.0 for option in options]
