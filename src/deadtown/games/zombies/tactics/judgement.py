"""What a position is worth to a pawn: what it could win nearby, and how near the Helipad is."""

from collections.abc import Sequence
from heapq import heappop, heappush

from deadtown.games.zombies.cards import KINDS
from deadtown.games.zombies.squad.entering import OBJECTIVES
from deadtown.games.zombies.state import NOWHERE, TOWN_SQUARE
from deadtown.games.zombies.tactics.odds import Odds, odds_of, stake_of
from deadtown.games.zombies.tactics.race import PACE, efforts
from deadtown.games.zombies.tactics.scene import SURE, Person, Scene
from deadtown.games.zombies.tactics.temper import Temper
from deadtown.games.zombies.tiles import TOWN

FADE = 0.82
"""What is left of the worth of something one step farther away."""
FAINT = 0.1
AN_ITEM = 1.6
"""What it is worth to reach the place where an item in hand can be laid."""
A_VISIT = 0.6
"""What a visit of an Objective Building is worth, beside the Helipad."""
THE_EDGE = 1.2
"""What it is worth to stand at an open road, where the Helipad may come."""
A_HUNT = 6.0
"""What it is worth to get at zombies where there is no winning without them."""
ON_THE_WAY = 2
"""How many zombies one meets on the Helipad at least."""


class Judgement:
    """How somebody sees the city who wants to move in it."""

    def __init__(self, scene: Scene, person: Person, temper: Temper) -> None:
        self.scene = scene
        self.person = person
        self.temper = temper
        self.odds: Odds = odds_of(temper, scene.goal, scene.options.squad)
        self.bonus = person.bonus()
        self.sure = person.effects.count(SURE)
        self.urge = urge(scene, person, temper)
        price = self.odds.price(person.life, person.bullets, person.kills, self.bonus) - self.urge
        self.fight_cost = 0.0 if scene.peace or self.sure else max(price, 0.0)
        self.fight_gain = (
            0.0
            if scene.peace
            else self.odds.worth(1, 0, person.kills + 1) - self.odds.worth(1, 0, person.kills)
            if self.sure
            else max(-price, 0.0)
        )
        self.rush, goals = self._quest()
        self.efforts = efforts(scene.city, goals, scene.zombies)
        self.nearby = self._nearby(self._finds())

    def _quest(self) -> tuple[float, Sequence[int]]:
        """Where one must get to in the end, and how much it is worth to get there now."""
        scene, person = self.scene, self.person
        if scene.zombies_only:
            return A_HUNT, tuple(scene.zombies)
        if scene.helipad == NOWHERE:
            return 0.0, ()
        rush = self.temper.rush
        if not scene.options.squad:
            return rush, (scene.centre,)
        if scene.options.is_survivors and len(person.visits) < len(OBJECTIVES):
            return A_VISIT * rush, self._thresholds()
        if scene.goal - person.kills > ON_THE_WAY:
            return A_HUNT, tuple(scene.zombies)
        return rush, (scene.centre,)

    def _thresholds(self) -> list[int]:
        """The spaces behind the doors of Objective Buildings, or before them for somebody who is inside (IS-7.3)."""
        city, person = self.scene.city, self.person
        inside = city.building[person.space]
        found = []
        for tile, placed in enumerate(city.tiles):
            if placed.kind in OBJECTIVES and placed.kind not in person.visits:
                doors = [
                    (room, out)
                    for room in city.rooms[tile]
                    for out in city.neighbours[room]
                    if out not in city.rooms[tile]
                ]
                if inside == tile:
                    return [out for _, out in doors]
                found += [room for room, _ in doors]
        return found

    def _finds(self) -> dict[int, float]:
        """What it is worth to reach some spaces, for what is there."""
        scene, person, odds = self.scene, self.person, self.odds
        city, zombies = scene.city, scene.zombies
        found: dict[int, float] = {}
        if self.fight_gain > FAINT:
            found = dict.fromkeys(zombies, self.fight_gain)
        now = odds.worth(person.life, person.bullets, person.kills)
        if scene.tokens:
            life = odds.worth(person.life + 1, person.bullets, person.kills) - now
            if person.life >= scene.options.zb_life_cap:
                life = 0.0
            bullet = odds.worth(person.life, person.bullets + 1, person.kills) - now
            for space, token in scene.tokens.items():
                gain = life if token == "life" else bullet
                if space in zombies:
                    gain += self.fight_gain - self.fight_cost
                if gain > found.get(space, FAINT):
                    found[space] = gain
        self._add_places(found)
        if scene.options.squad:
            self._add_buildings(found, now)
        elif scene.helipad_comes:
            self._add_edges(found)
        return found

    def _add_places(self, found: dict[int, float]) -> None:
        """The buildings in which items in hand can be laid (ZB-11.6)."""
        scene, person = self.scene, self.person
        if person.seat != scene.seat:
            return
        places = {place for card in scene.hand if card not in person.in_play for place in KINDS[card].places}
        if places:
            for tile, placed in enumerate(scene.city.tiles):
                if placed.kind in places:
                    self._add_rooms(found, tile, AN_ITEM)

    def _add_buildings(self, found: dict[int, float], now: float) -> None:
        """Loot for the first, and visits (IS-7, IS-8)."""
        scene, person, city = self.scene, self.person, self.scene.city
        for tile, placed in enumerate(city.tiles):
            if not city.rooms[tile]:
                continue
            if tile not in scene.looted and not (scene.options.is_survivors and placed.kind in OBJECTIVES):
                kind = TOWN.kinds[placed.kind]
                loot = self.odds.worth(person.life + kind.life, person.bullets + kind.bullets, person.kills) - now
                self._add_rooms(found, tile, loot)

    def _add_rooms(self, found: dict[int, float], tile: int, worth: float) -> None:
        for space in self.scene.city.rooms[tile]:
            gain = worth + (self.fight_gain - self.fight_cost if space in self.scene.zombies else 0.0)
            if gain > found.get(space, FAINT):
                found[space] = gain

    def _add_edges(self, found: dict[int, float]) -> None:
        """The ends of open roads: the Helipad will be laid at one of them."""
        for space in edges(self.scene):
            if found.get(space, 0.0) < THE_EDGE:
                found[space] = THE_EDGE

    def _nearby(self, finds: dict[int, float]) -> list[float]:
        """For each space, the best that can be reached from it, the less worth the farther away it is."""
        neighbours, zombies, cost = self.scene.city.neighbours, self.scene.zombies, self.fight_cost
        best = [0.0] * len(neighbours)
        arriving = finds.copy()
        heap = [(-worth, space) for space, worth in finds.items()]
        heap.sort()
        while heap:
            negative, space = heappop(heap)
            worth = -negative
            if worth < arriving[space]:
                continue
            faded = FADE * worth
            if faded < FAINT:
                break
            for other in neighbours[space]:
                if faded > best[other]:
                    best[other] = faded
                    through = faded - cost if other in zombies else faded
                    if through > arriving.get(other, FAINT):
                        arriving[other] = through
                        heappush(heap, (-through, other))
        return best

    def place(self, space: int) -> float:
        """What it is worth to stand somewhere."""
        if not self.rush:
            return self.nearby[space]
        return float(self.nearby[space] + self.rush * PACE ** self.efforts[space])

    def home(self) -> float:
        return self.place(TOWN_SQUARE)

    def stake(self) -> int:
        """What would be lost by dying here, beside what one has."""
        return stake_of(self.place(self.person.space) - self.home())


def urge(scene: Scene, person: Person, temper: Temper) -> float:
    """What it is worth to somebody to fight at all."""
    needed = person.kills < scene.goal if scene.options.squad else scene.zombies_only
    return temper.urge if needed else 0.0


def edges(scene: Scene) -> list[int]:
    """The spaces from which an exit leads to an empty cell."""
    return list(_edges(scene.city))


def _edges(city):  # type: ignore[no-untyped-def]
    from deadtown.games.town.tiles import MIDDLE, STEP

    found = []
    for tile, placed in enumerate(city.tiles):
        for side in city.turned[tile].exits:
            east, south = STEP[side]
            if (placed.x + east, placed.y + south) in city.open_cells:
                found.append(9 * tile + MIDDLE[side])
    return found
