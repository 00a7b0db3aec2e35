"""A second opinion on what may be played where, written from the card lists alone (14.1, 14.2).

Random streets with a bit of everything; every card in turn; both opinions must name the same targets.
"""

from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random

import pytest

from deadtown.games.zombiaki.state import Creature, State
from tests.clauses import clause
from tests.games.zombiaki.table import TableMatch, humans_play, street, zombies_move, zombies_play

ALL = [f"{lane}{row}" for row in "54321" for lane in "abc"]
FIGURES = (
    *("z1", "z2", "z3", "z4", "z5", "z2+s", "z3+s", "z3 net", "z2+stepped", "z3+merged", "z2+ordered", "z4+boss(2)"),
    *("z3+boss(1)", "z2+boss(0)", "dog", "dog", "wall5 z3", "wall6 z5", "car z2", "pit1 z3", "car dog", "z2 fire"),
)
THINGS = ("wall5", "wall6", "mine", "car", "barrel", "pit1", "pit2", "fire")


class Street:
    """The street as the rules speak of it."""

    def __init__(self, state: State) -> None:
        self.creatures = dict(zip(ALL, state.creatures, strict=True))
        self.things = dict(zip(ALL, state.objects, strict=True))
        self.fires = dict(zip(ALL, state.burning, strict=True))
        self.frozen = bool(state.freezes)

    def zombies(self) -> Iterator[tuple[str, Creature]]:
        return ((space, one) for space, one in self.creatures.items() if one is not None and not one.dog)

    def everybody(self) -> list[str]:
        return [space for space, one in self.creatures.items() if one is not None]

    def barred(self, space: str) -> bool:
        return self.things[f"{space[0]}1"] == "barrier"

    def empty(self, space: str) -> bool:
        return self.creatures[space] is None and not self.things[space] and not self.fires[space]

    def height(self, space: str) -> int:
        return {"wall_5": 5, "wall_6": 6}.get(self.things[space], 0)

    def queue(self, space: str) -> int:
        total = 0
        for row in range(int(space[1]), 0, -1):
            one = self.creatures[f"{space[0]}{row}"]
            if one is None or (f"{space[0]}{row}" != space and (one.netted or one.held)):
                break
            total += one.strength
        return total

    def step(self, space: str, to: str, onto: bool = False) -> bool:
        """ZK-5.1 to ZK-5.4."""
        one = self.creatures[space]
        assert one is not None
        if one.netted or self.frozen or self.barred(space):
            return False
        if to == "over":
            return not one.dog
        if self.barred(to) or (self.creatures[to] is not None and not onto):
            return False
        if self.height(to):
            strength = self.queue(space) if to == forward(space) else one.strength
            return not one.dog and strength >= self.height(to)
        return True

    def steps_back(self, space: str) -> bool:
        return int(space[1]) > 1 and self.step(space, f"{space[0]}{int(space[1]) - 1}")


def forward(space: str) -> str:
    return "over" if space[1] == "5" else f"{space[0]}{int(space[1]) + 1}"


def distance(one: str, other: str) -> tuple[int, int]:
    return abs(ord(one[0]) - ord(other[0])), abs(int(one[1]) - int(other[1]))


def adjacent(space: str) -> list[str]:
    return [other for other in ALL if sum(distance(space, other)) == 1]


def sideways(space: str) -> list[str]:
    return [other for other in adjacent(space) if other[1] == space[1]]


def surrounding(space: str) -> list[str]:
    return [other for other in ALL if max(distance(space, other)) == 1]


def fresh(one: Creature) -> bool:
    return not one.stepped and not one.merged


Opinion = Callable[[Street], set[str]]
ZOMBIE_CARDS: dict[str, Opinion] = {
    "zombie_3": lambda on: {space for space in row("1") if on.creatures[space] is None and not on.barred(space)},
    "dog": lambda on: {
        space for space in row("1") if on.creatures[space] is None and not on.barred(space) and not on.height(space)
    },
    "boss": lambda on: {space for space, one in on.zombies() if one.orders < 0},
    "human_shield": lambda on: {space for space, one in on.zombies() if not one.shield},
    "claws": lambda on: {space for space, _ in on.zombies()},
    "hunger": lambda on: {space for space, one in on.zombies() if fresh(one) and on.step(space, forward(space))},
    "mass": lambda on: {
        f"{space} {to}"
        for space, one in on.zombies()
        for to, _ in on.zombies()
        if to in adjacent(space) and fresh(one) and on.step(space, to, onto=True)
    },
    "swap": lambda on: swaps(on),
    "bite": lambda on: {
        f"{space} {to}"
        for space, one in on.zombies()
        for to in adjacent(space)
        if one.shield and to != forward(space) and on.creatures[to] is None and not on.height(to) and not on.barred(to)
    },
    "pickaxe": lambda on: {
        space for space, thing in on.things.items() if thing in ("wall_5", "wall_6", "barrel", "car", "mine")
    },
}


def swaps(on: Street) -> set[str]:
    found = set()
    for one, other in combinations(ALL, 2):
        if other not in adjacent(one):
            continue
        first, second = on.creatures[one], on.creatures[other]
        if first is None or second is None or first.dog or second.dog or not (fresh(first) and fresh(second)):
            continue
        stuck = on.frozen or first.netted or second.netted or on.barred(one) or on.barred(other)
        if not stuck and first.strength >= on.height(other) and second.strength >= on.height(one):
            found.add(f"{one} {other}")
    return found


def row(number: str) -> list[str]:
    return [space for space in ALL if space[1] == number]


def lane(letter: str) -> list[str]:
    """From row 5 down to row 1."""
    return [space for space in ALL if space[0] == letter]


def explosive(on: Street, space: str) -> bool:
    return on.things[space] in ("mine", "car")


def shots(on: Street) -> set[str]:
    found = set()
    for letter in "abc":
        for space in lane(letter):
            creature, car = on.creatures[space] is not None, on.things[space] == "car"
            if creature or car:
                found |= {f"{letter} creature", f"{letter} car"} if creature and car else {letter}
                break
            if on.height(space):
                break
    return found


def snipes(on: Street) -> set[str]:
    found = set()
    for space in ALL:
        creature, car = on.creatures[space] is not None, on.things[space] == "car"
        if creature and car:
            found |= {f"{space} creature", f"{space} car"}
        elif creature or car:
            found.add(space)
    return found


def walls(on: Street) -> set[str]:
    rows = [int(space[1]) for space, _ in on.zombies()]
    near = {other for space, _ in on.zombies() for other in surrounding(space)}
    return {
        space
        for space in ALL
        if space[1] != "5" and on.empty(space) and space not in near and int(space[1]) >= max(rows, default=0)
    }


HUMAN_CARDS: dict[str, Opinion] = {
    "shot_1": shots,
    "burst_3": shots,
    "sniper": snipes,
    "wall_5": walls,
    "barrier": lambda on: {space for space in row("1") if on.empty(space)},
    "napalm": lambda on: {space for space in ALL if not on.fires[space]},
    "blood": lambda on: {f"{space} {to}" for space in on.everybody() for to in sideways(space) if on.step(space, to)},
    "searchlight": lambda on: {space[0] for space in on.everybody() if on.steps_back(space)},
    "get_back": lambda on: {"" for space in on.everybody() if on.steps_back(space)},
    "grenade": lambda on: {space for space in ALL if on.creatures[space] is not None or on.things[space]},
    "barrel": lambda on: {space for space in row("5") if on.empty(space)},
    "mine": lambda on: {
        space for space in ALL if on.empty(space) and all(forward(other) != space for other in on.everybody())
    },
    "street_fire": lambda on: {
        space[0] for space in ALL if space[0] != "b" and (on.creatures[space] is not None or explosive(on, space))
    },
    "high_voltage": lambda on: {space[0] for space in on.everybody()},
    "car": lambda on: {space for space in ALL if all(on.empty(one) for one in lane(space[0])[: 6 - int(space[1])])},
    "pit_2": lambda on: {space for space in ALL if on.empty(space)},
}


def some_street(seed: int) -> str:
    luck = Random(seed)
    places = luck.sample(ALL, luck.randrange(2, 13))
    told = [f"{place.upper()} {luck.choice(FIGURES if luck.random() < 0.65 else THINGS)}" for place in places]
    bare = [space for space in row("1") if space not in places]
    return ", ".join([*told, *(f"{space.upper()} barrier" for space in bare if luck.random() < 0.2)])


def agree(match: TableMatch, opinions: dict[str, Opinion]) -> None:
    on = Street(match.state)
    for card, opinion in opinions.items():
        assert match.targets(card) == opinion(on), f"{card} on {street(match)}"


@clause("ZK-4.16", "ZK-5.1", "ZK-10.6")
@pytest.mark.parametrize("seed", range(60))
def test_of_the_zombies_cards_and_orders(seed: int) -> None:
    match = zombies_play(some_street(seed), ", ".join(ZOMBIE_CARDS), freeze=int(seed % 10 == 0))
    agree(match, ZOMBIE_CARDS)
    on = Street(match.state)
    bosses = {space for space, one in on.zombies() if one.orders > 0}
    assert match.orders == {
        f"{space} {to}"
        for space, one in on.zombies()
        for to in [*adjacent(space), *(["over"] if space[1] == "5" else [])]
        if one.strength <= 3 and not one.ordered and fresh(one) and bosses - {space} and on.step(space, to)
    }


@clause("ZK-4.16", "ZK-5.1", "ZK-8.2")
@pytest.mark.parametrize("seed", range(60))
def test_of_the_humans_cards(seed: int) -> None:
    agree(humans_play(some_street(seed), ", ".join(HUMAN_CARDS), freeze=int(seed % 10 == 0)), HUMAN_CARDS)


@clause("ZK-5.5")
@pytest.mark.parametrize("seed", range(40))
def test_of_the_steps_of_dogs(seed: int) -> None:
    match = zombies_move(some_street(seed))
    if match.decision is None or match.decision.kind != "dog_step":
        return
    on = Street(match.state)
    steps = {
        f"step {space} {to}"
        for space, one in on.creatures.items()
        for to in adjacent(space)
        if one is not None and one.dog and on.step(space, to)
    }
    assert set(match.texts) == steps | {"done"}
