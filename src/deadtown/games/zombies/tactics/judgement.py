"""What a position is worth to a pawn: what it could win nearby, and how near it is to where it must get in the end."""

from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush

from deadtown.games.town import City
from deadtown.games.town.tiles import MIDDLE, SPACES, STEP
from deadtown.games.zombies.cards import KINDS
from deadtown.games.zombies.squad.entering import OBJECTIVES
from deadtown.games.zombies.state import NOWHERE, TOWN_SQUARE
from deadtown.games.zombies.tactics.odds import odds_of, stake_of
from deadtown.games.zombies.tactics.race import PACE, efforts
from deadtown.games.zombies.tactics.scene import SURE, Person, Scene
from deadtown.games.zombies.tactics.temper import Temper
from deadtown.games.zombies.tiles import TOWN

FADE = 0.82
"""What is left of the worth of something one step farther away."""
FAINT = 0.1
"""What is worth less is not looked at."""
AN_ITEM = 1.6
"""What it is worth to reach the place where an item in hand can be laid."""
A_VISIT = 0.6
"""What a visit of an Objective Building is worth, beside the Helipad."""
A_HUNT = 6.0
"""What it is worth to get at zombies where there is no winning without them."""
VERY_FAR = 80
"""How far away a goal may be without being forgotten: every step towards it counts a little."""
ON_THE_WAY = 2
"""How many zombies one meets on the Helipad at least."""


class Judgement:
    """How somebody sees the city who wants to move in it."""

    def __init__(self, scene: Scene, person: Person, temper: Temper) -> None:
        self.scene = scene
        self.person = person
        self.temper = temper
        self.odds = odds_of(temper, scene.goal, scene.options.squad)
        self.bonus = person.bonus()
        self.sure = person.effects.count(SURE)
        self.urge = urge(scene, person, temper)
        self.fight = 0.0 if scene.peace else self._fight()
        """What it is worth to fight a zombie, below 0 where it rather costs."""
        self.rush, goals = self._quest()
        self.efforts = efforts(scene.city, goals, scene.zombies)
        self.nearby = self._nearby(self.finds())

    def place(self, space: int) -> float:
        """What it is worth to stand somewhere."""
        effort = self.efforts[space]
        return float(self.nearby[space] + self.rush * (PACE**effort - effort / VERY_FAR))

    def home(self) -> float:
        """What it is worth to begin at Town Square again."""
        return self.place(TOWN_SQUARE)

    def stake(self) -> int:
        """What would be lost by dying here, beside what one has."""
        return stake_of(self.place(self.person.space) - self.home())

    def _fight(self) -> float:
        person, odds = self.person, self.odds
        if self.sure:
            return odds.worth(1, 0, person.kills + 1) - odds.worth(1, 0, person.kills)
        return self.urge - odds.price(person.life, person.bullets, person.kills, self.bonus)

    def _quest(self) -> tuple[float, Sequence[int]]:
        """Where one must get to next to win, and how much it is worth to get there."""
        scene, person = self.scene, self.person
        if scene.zombies_only:
            return A_HUNT, tuple(scene.zombies)
        if scene.helipad == NOWHERE:
            return 0.0, ()
        rush = self.temper.rush
        if scene.options.squad:
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
            if placed.kind not in OBJECTIVES or placed.kind in person.visits:
                continue
            rooms = city.rooms[tile]
            doors = [(room, out) for room in rooms for out in city.neighbours[room] if out not in rooms]
            if inside == tile:
                return [out for _, out in doors]
            found += [room for room, _ in doors]
        return found

    # What is found in the city

    def finds(self) -> dict[int, float]:
        """What it is worth to reach some spaces, for what is there."""
        scene = self.scene
        found = dict.fromkeys(scene.zombies, self.fight) if self.fight > FAINT else {}
        if scene.tokens:
            self._add_tokens(found)
        if scene.options.squad:
            self._add_loot(found)
        else:
            self._add_places(found)
            if scene.helipad_comes:
                self._add_edges(found)
        return found

    def _add(self, found: dict[int, float], space: int, worth: float) -> None:
        gain = worth + self.fight if space in self.scene.zombies else worth
        if gain > found.get(space, FAINT):
            found[space] = gain

    def _gain(self, life: int, bullets: int) -> float:
        """What more life and bullets are worth."""
        person, worth = self.person, self.odds.worth
        more = worth(person.life + life, person.bullets + bullets, person.kills)
        return more - worth(person.life, person.bullets, person.kills)

    def _add_tokens(self, found: dict[int, float]) -> None:
        full = self.person.life >= self.scene.options.zb_life_cap
        life, bullet = 0.0 if full else self._gain(1, 0), self._gain(0, 1)
        for space, token in self.scene.tokens.items():
            self._add(found, space, life if token == "life" else bullet)

    def _add_places(self, found: dict[int, float]) -> None:
        """The buildings in which items in hand can be laid (ZB-11.6)."""
        scene, person = self.scene, self.person
        if person.seat != scene.seat:
            return
        places = {place for card in scene.hand if card not in person.in_play for place in KINDS[card].places}
        if places:
            for tile, placed in enumerate(scene.city.tiles):
                if placed.kind in places:
                    for space in scene.city.rooms[tile]:
                        self._add(found, space, AN_ITEM)

    def _add_loot(self, found: dict[int, float]) -> None:
        """What the first gets who enters a building (IS-8.1)."""
        scene = self.scene
        for tile, placed in enumerate(scene.city.tiles):
            rooms = scene.city.rooms[tile]
            if rooms and tile not in scene.looted and not (scene.options.is_survivors and placed.kind in OBJECTIVES):
                kind = TOWN.kinds[placed.kind]
                loot = self._gain(kind.life, kind.bullets)
                for space in rooms:
                    self._add(found, space, loot)

    def _add_edges(self, found: dict[int, float]) -> None:
        """The ends of open roads: the Helipad will be laid at one of them."""
        for space in edges(self.scene.city):
            if found.get(space, 0.0) < self.temper.edge:
                found[space] = self.temper.edge

    def _nearby(self, finds: dict[int, float]) -> list[float]:
        """For each space, the best that can be reached from it, worth the less the farther away it is."""
        neighbours, zombies, cost = self.scene.city.neighbours, self.scene.zombies, max(-self.fight, 0.0)
        best = [0.0] * len(neighbours)
        arriving = finds.copy()
        heap = sorted((-worth, space) for space, worth in finds.items())
        while heap:
            negative, space = heappop(heap)
            if -negative < arriving[space]:
                continue
            faded = -negative * FADE
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


def urge(scene: Scene, person: Person, temper: Temper) -> float:
    """What it is worth to somebody to fight at all."""
    needed = person.kills < scene.goal if scene.options.squad else scene.zombies_only
    return temper.urge if needed else 0.0


@lru_cache(maxsize=64)
def edges(city: City) -> tuple[int, ...]:
    """The spaces from which an exit leads to an empty cell."""
    found = []
    for tile, placed in enumerate(city.tiles):
        for side in city.turned[tile].exits:
            east, south = STEP[side]
            if (placed.x + east, placed.y + south) in city.open_cells:
                found.append(SPACES * tile + MIDDLE[side])
    return tuple(found)
