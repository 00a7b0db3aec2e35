"""Where zombies should be: on the leaders' way, and not on one's own (ZB-9, IS-3.6, IS-4)."""

from functools import lru_cache

from deadtown.games.town import City, distances
from deadtown.games.zombies.state import NOBODY, NOWHERE
from deadtown.games.zombies.tactics.landing import PLAIN, landing_of
from deadtown.games.zombies.tactics.odds import WIN, Odds, odds_of
from deadtown.games.zombies.tactics.race import threat
from deadtown.games.zombies.tactics.scene import SURE, Scene
from deadtown.games.zombies.tactics.temper import Temper
from deadtown.kernel import Option

FAR = 7
"""Zombies so far from a pawn don't matter to it."""
MEETING = tuple(0.35 * 0.75**steps for steps in range(FAR))
"""How likely a fight is that nobody wants, by how far the zombie is away."""
HUNTED = tuple(0.8 * 0.8**steps for steps in range(FAR))
"""The same where it is wanted."""
IN_THE_WAY = 0.9
"""What it costs somebody that a zombie is on the way to the Helipad."""
ON_THE_CENTRE = 2.5
NEAR = 9
"""From how far away the centre of the Helipad is in reach."""
OWN_WAY = 20.0
"""What it is worth that no zombie stands on the way on which one is about to land."""


class Interest:
    """What a zombie near a pawn means, to the player who asks."""

    __slots__ = ("ahead", "far", "price", "weight")

    def __init__(self, weight: float, price: float, ahead: tuple[int, ...], far: int) -> None:
        self.weight = weight
        """How much it counts: below 0 for the own pawn, above for rivals."""
        self.price = price
        self.ahead = ahead
        """How far each space is from the pawn."""
        self.far = far
        """How far the pawn is from the Helipad, where that matters."""


class Presence:
    """What it is worth to a player that a zombie stands on a space."""

    def __init__(
        self, interests: list[Interest], pad: tuple[int, ...] | None, centre: int, guarded: float = 0.0
    ) -> None:
        self.interests = interests
        self.guarded = guarded
        """What it is worth that the zombie on the centre stays there, beside all else."""
        self.pad = pad
        self.centre = centre
        self._found: dict[int, float] = {}
        self._wanted: dict[int, float] = {}

    def wanted(self, city: City) -> dict[int, float]:
        """The spaces on which a zombie would be good, and how good."""
        if not self._wanted:
            self._wanted = {space: worth for space in city.walkable if (worth := self.at(space)) > 0}
        return self._wanted

    def at(self, space: int) -> float:
        found = self._found.get(space)
        if found is None:
            found = self._found[space] = self._judge(space)
        return found

    def _judge(self, space: int) -> float:
        worth = self.guarded if space == self.centre else 0.0
        pad = self.pad
        for one in self.interests:
            steps, price = one.ahead[space], one.price
            harm = 0.0
            if not steps:
                harm = price
            elif steps < FAR:
                harm = price * (MEETING[steps] if price > 0 else HUNTED[steps])
            if pad is not None and one.far:
                if steps + pad[space] == one.far:
                    harm += IN_THE_WAY * (1 if steps < FAR else 0.4)
                if space == self.centre and one.far < NEAR:
                    harm += ON_THE_CENTRE
            worth += one.weight * harm
        return worth


def presence(scene: Scene, temper: Temper) -> Presence:
    """What zombies are worth to the seat, wherever they are; it is the same while nobody moves."""
    people = tuple(
        (person.space, person.life, person.bullets, person.kills, person.bonus(), SURE in person.effects)
        for person in scene.people
    )
    weights = tuple(weights_of(scene, temper))
    waiting = scene.waiting
    guarded = 0.0 if waiting == NOBODY else -WIN if waiting == scene.seat else WIN
    return _presence(
        scene.city, scene.helipad, scene.seat, people, weights, temper, scene.goal, scene.options.squad, guarded
    )


def weights_of(scene: Scene, temper: Temper) -> list[float]:
    """How much harm to each seat counts: to each rival by the danger, to oneself below 0.

    What is done to one rival helps the others as well, so the rivals share the spite. In Intervention Squad, where the
    game is long and whoever is left in peace wins it, nobody gets more than an even share.
    """
    threats = [0.0 if person.seat == scene.seat else threat(scene, person) for person in scene.people]
    whole = max(threats) * (len(threats) - 1) if scene.options.squad else sum(threats)
    share = temper.spite / whole
    return [-1.0 if seat == scene.seat else round(share * danger, 3) for seat, danger in enumerate(threats)]


@lru_cache(maxsize=128)
def _presence(
    city: City,
    helipad: int,
    seat: int,
    people: tuple[tuple[int, int, int, int, int, bool], ...],
    weights: tuple[float, ...],
    temper: Temper,
    goal: int,
    squad: bool,
    guarded: float,
) -> Presence:
    pad, centre = None, NOWHERE
    if helipad != NOWHERE:
        centre = city.centre(helipad)
        pad = distances(city, centre)
    interests = []
    for place, (space, life, bullets, kills, bonus, sure) in enumerate(people):
        odds: Odds = odds_of(temper if place == seat else PLAIN, goal, squad)
        far = pad[space] if pad is not None and (not squad or kills + 2 >= goal) else 0
        price = odds.price(life, bullets, kills, bonus, _stake(far))
        if place == seat and squad and kills < goal:
            price -= temper.urge
        if sure:
            price = min(price, -0.5)
        interests.append(Interest(weights[place], price, distances(city, space), far))
    return Presence(interests, pad, centre, guarded)


def _stake(far: int) -> int:
    """What a death costs somebody who is so far from the Helipad; 0 is for who does not run for it."""
    if not far or far > 2 * NEAR:
        return 1
    return 3 if far < NEAR else 2


def moving_zombies(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    """A zombie's step in the base game: what it is worth there rather than here."""
    at, number = presence(scene, temper).at, scene.city.number
    return [at(number[str(option[2])]) - at(number[str(option[1])]) for option in options]


def putting(scene: Scene, options: list[Option], temper: Temper, done: float = 0.0) -> list[float]:
    """Where a zombie is put, if at all."""
    at, number, way = presence(scene, temper).at, scene.city.number, own_way(scene, temper)
    spaces = [number[str(option[1])] if len(option) > 1 else NOWHERE for option in options]
    return [done if space == NOWHERE else at(space) - OWN_WAY * (space in way) for space in spaces]


def lifting(scene: Scene, options: list[Option], temper: Temper, done: float = 0.0) -> list[float]:
    """Which zombie is taken up: the one that is least wanted where it is."""
    at, number, way = presence(scene, temper).at, scene.city.number, own_way(scene, temper)
    spaces = [number[str(option[1])] if len(option) > 1 else NOWHERE for option in options]
    return [done if space == NOWHERE else OWN_WAY * (space in way) - at(space) for space in spaces]


def own_way(scene: Scene, temper: Temper) -> tuple[int, ...]:
    """The way on which one is about to land oneself, for who looks so far."""
    landing = landing_of(scene) if temper.cunning and scene.seat == scene.active else None
    return landing.route if landing is not None else ()
