"""Where a shotgun guy goes: to strays, pawns, tokens and the Helipad, and out of the reach of hordes (HX-7, HX-9)."""

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from deadtown.games.humans.combined.tactics.rivalry import weights_of
from deadtown.games.humans.combined.tactics.scene import Guy, Scene
from deadtown.games.humans.combined.tactics.temper import A_POINT, PLAIN, Temper
from deadtown.games.humans.tactics.chances import catch, fatal, point, wounding
from deadtown.games.humans.tactics.ways import distances
from deadtown.games.town import ways
from deadtown.games.zombies.tactics.judgement import FAINT, Judgement
from deadtown.games.zombies.tactics.moving import A_STEP, finds_on
from deadtown.games.zombies.tactics.odds import MOST_FIGHTS, WIN, stake_of
from deadtown.kernel import Option

SIDES: Final = 6
ELIMINATED: Final = 3
"""What an eliminated pawn brings; one that is only wounded brings one zombie (HX-9.4)."""
REACH: Final = tuple(0.75 * 0.93**steps for steps in range(24))
"""How likely a zombie player attacks a shotgun guy who is so many steps from the nearest pawn, and in reach."""
STRUCK_BACK: Final = 0.8
"""The same when he has failed against a pawn, and stays (HX-9.7)."""
THROWN_BACK: Final = 1.0
"""What it costs to begin at Town Square again."""


class Outing(Judgement):
    """How somebody sees the city who walks in it."""

    def __init__(self, scene: Scene, person: Guy, temper: Temper) -> None:
        self.whole = scene
        self.ways_of_play = temper
        self.pawns: dict[int, list[int]] = {}
        for horde in scene.hordes.people:
            for space in horde.zombies:
                self.pawns.setdefault(space, []).append(horde.seat)
        harm = weights_of(scene, temper)
        self.harm = harm if person.seat == scene.seat else [1.0 / (len(harm) - 1)] * len(harm)
        super().__init__(scene.guys, person, temper.guy)

    @cached_property
    def success(self) -> float:
        """How likely an attack on a pawn succeeds (HX-9.3)."""
        chance = min((3 + self.bonus) / SIDES, 1.0)
        return chance + (1 - chance) * 0.3 * min(self.person.bullets, 2) / 2

    @cached_property
    def prizes(self) -> list[float]:
        """What it is worth to succeed against a pawn of each seat: trophies, and the harm."""
        return [self._prize(seat) for seat in range(len(self.scene.people))]

    def _prize(self, seat: int) -> float:
        horde = self.whole.hordes.people[seat]
        if not horde.zombies:
            return 0.0
        kills, worth = self.person.kills, self.odds.worth
        one, three = (worth(1, 0, kills + count) - worth(1, 0, kills) for count in (1, ELIMINATED))
        lost = fatal(horde)
        trophies = (1 - lost) * one + lost * three
        return self.ways_of_play.brawl * (trophies + self.harm[seat] * A_POINT * wounding(horde))

    def finds(self) -> dict[int, float]:
        """What is found in the city: pawns to be attacked, too."""
        found = super().finds()
        for space, owners in self.pawns.items():
            worth = self.attack(owners)
            if worth > found.get(space, FAINT):
                found[space] = worth
        return found

    def attack(self, owners: Sequence[int]) -> float:
        """What it is worth to come onto a space with these pawns."""
        return self.success * sum([self.prizes[owner] for owner in owners])

    def place(self, space: int) -> float:
        """What it is worth to stand somewhere, as long as nobody comes."""
        return super().place(space) - self.danger(space)

    # Hordes

    @cached_property
    def hunters(self) -> list[tuple[float, int, list[int]]]:
        """What it costs to be attacked by each horde, how far it gets, and how far everything is from it."""
        found = []
        hordes = self.whole.hordes
        for horde in hordes.people:
            if horde.zombies and self.ways_of_play.fear:
                cost = self.ways_of_play.fear * catch(hordes, horde, PLAIN.horde) * self.caught(horde.seat)
                ahead = distances(hordes.city, hordes.openings, horde.zombies)
                found.append((cost, horde.sheet.movement, ahead))
        return found

    def caught(self, seat: int) -> float:
        """What it costs to be captured by a zombie player (HX-10.2, HX-10.4)."""
        person, worth = self.person, self.odds.worth
        life = worth(person.life, person.bullets, person.kills)
        left = worth(person.life - 1 or 3, person.bullets, person.kills)
        return life - left + THROWN_BACK + self.harm[seat] * A_POINT * point(self.whole.hordes.people[seat])

    def danger(self, space: int) -> float:
        """What it costs that hordes may come."""
        found = 0.0
        for cost, reach, ahead in self.hunters:
            steps = ahead[space]
            if 0 < steps <= reach:
                found += cost * REACH[steps]
        return found

    def failed(self, space: int) -> float:
        """What it is worth to stand where an attack on a pawn has failed."""
        back = sum([STRUCK_BACK * cost for cost, _, ahead in self.hunters if not ahead[space]])
        return self.place(space) - back

    # Ways

    def arriving(self, route: Sequence[int]) -> float:
        """What it is worth to walk a route to its end, or as far as it goes."""
        scene, person, strays = self.scene, self.person, self.scene.zombies
        moving, gain, stopped = 1.0, 0.0, 0.0
        for space in route:
            owners = self.pawns.get(space)
            if owners:
                gain += moving * self.attack(owners)
                through = self.success ** len(owners)
                stopped += moving * (1 - through) * self.failed(space)
                moving *= through
        end = route[-1]
        fights = 0 if scene.peace else sum([space in strays for space in route])
        life, bullets, _ = finds_on(scene, person, route, self.temper)
        place = WIN if self.wins(end, fights) else self.place(end)
        expected = moving * place + stopped + gain
        home = self.home()
        rolled = min(fights, MOST_FIGHTS)
        stake = stake_of(expected - home) if rolled else 0
        worth, alive = self.odds.fate(
            person.life + life, person.bullets + bullets, person.kills, self.bonus, rolled, stake
        )
        return worth + alive * expected + (1 - alive) * home - A_STEP * len(route)

    def wins(self, space: int, fights: int) -> bool:
        """Whether who gets there has won: nobody may be left on the centre of the Helipad (HX-12.1)."""
        scene = self.scene
        if space == scene.centre and space not in self.pawns:
            return space not in scene.zombies or not scene.peace
        return self.person.kills + fights >= scene.goal

    def staying(self) -> float:
        """What it is worth to stop here."""
        person = self.person
        return self.odds.worth(person.life, person.bullets, person.kills) + self.place(person.space)


def walking(scene: Scene, options: list[Option], seat: int, temper: Temper) -> list[float]:
    """What each step, walk or stop is worth to the seat that decides about a shotgun guy."""
    own = seat == scene.seat
    person = scene.guys.people[seat]
    outing = Outing(scene, person, temper if own else PLAIN)
    number = scene.guys.city.number
    routes = ways(scene.guys.city, person.space, scene.left, scene.guys.zombies) if len(options) > 5 else {}
    found = []
    for option in options:
        if option[0] == "stop":
            found.append(outing.staying())
        else:
            space = number[str(option[1])]
            route = (space,) if option[0] == "step" else routes.get(space, (space,))
            found.append(outing.arriving(route))
    return found if own else [-value for value in found]


def led_away(scene: Scene, options: list[Option], seat: int, temper: Temper) -> list[float]:
    """Where a shotgun guy flees to, as somebody else may decide (HX-10.5)."""
    own = seat == scene.seat
    outing = Outing(scene, scene.guys.people[seat], temper if own else PLAIN)
    number = scene.guys.city.number
    values = []
    for option in options:
        space = number[str(option[1])]
        values.append(WIN if outing.wins(space, 0) else outing.place(space))
    return values if own else [-value for value in values]
