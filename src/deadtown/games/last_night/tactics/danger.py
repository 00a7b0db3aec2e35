"""What wounds cost, and how dangerous a space is. Worth is counted in wounds: one of a hero who is unhurt costs 1."""

from collections.abc import Mapping
from typing import Final

from deadtown.games.last_night.cards import HAND_WEAPON
from deadtown.games.last_night.ground import SIDE
from deadtown.games.last_night.odds import chances
from deadtown.games.last_night.pieces import FIRST_TURNED
from deadtown.games.last_night.survival_cards import HEROES_CARDS
from deadtown.games.last_night.tactics.barriers import gets_across
from deadtown.games.last_night.tactics.scene import Figure, Scene

A_WOUND: Final = {1: 3.2, 2: 1.4, 3: 0.9}
"""What a wound costs by the wound points that are left: the last one is a death."""
DEATHS_LEFT: Final = {1: 3.0, 2: 1.7, 3: 1.2}
LIKELY: Final = (1.9, 0.95, 0.16, 0.07, *(0.0,) * SIDE)
"""How many fights a zombie means until the next own turn, by its distance: where it is, it fights in both turns."""
ARMED: Final = 0.65
"""How many of the fights that would be lost are lost with a weapon in hand."""
BURNT: Final = 0.5
"""How likely fire is to wound (LN-11.2)."""


def wound_cost(scene: Scene, hero: Figure) -> float:
    """What a wound of a hero costs its side."""
    left = 1 if "feel_strange" in hero.on else hero.left
    cost = A_WOUND.get(left, 0.7)
    if left == 1:
        cost *= death_cost(scene)
        cost += 0.8 * len(hero.saved)
    return cost


def death_cost(scene: Scene) -> float:
    """How much worse a death is the fewer of them the heroes can bear (LN-17.3)."""
    return DEATHS_LEFT.get(scene.deaths_left, 1.0)


def loses(scene: Scene, hero: Figure, dice: int = 1) -> float:
    """How likely a hero is to lose a fight, weapons considered."""
    wins, _ = chances(hero.dice, dice, hero.wins_ties or scene.cornered)
    armed = any(HAND_WEAPON in HEROES_CARDS[item].keywords for item in hero.items)
    return (1 - wins) * (ARMED if armed else 1.0)


MORE_DICE: Final = frozenset({"machete", "logging_axe"})
"""Weapons that are good for one more die in a fight."""


def kills(hero: Figure, dice: int = 1) -> float:
    """How likely a hero is to kill a zombie in a fight."""
    more = not MORE_DICE.isdisjoint(hero.items)
    wins, doubles = chances(hero.dice + more, dice, hero.wins_ties)
    found = doubles
    if "sledgehammer" in hero.items:
        found = max(found, chances(hero.dice + 1, dice, hero.wins_ties)[0])
    if "killer_instinct" in hero.upgrades:
        found = max(found, wins)
    if "chainsaw" in hero.items:
        found = max(found, chances(hero.dice + 1, dice, hero.wins_ties)[0])
    if "meat_cleaver" in hero.items:
        found = max(found, 1 - (5 / 6) ** hero.dice)
    return max(found, wins) if "heros_rage" in hero.on else found


def threats(scene: Scene, hero: Figure) -> list[tuple[int, float]]:
    """The spaces of all zombies, each with how likely it is to go for this hero if that is near: others share it."""
    others = [other.space for other in scene.heroes if other is not hero]
    found = []
    for zombie, space in scene.zombies.items():
        near = scene.far[space]
        rivals = sum(near[other] <= 1 for other in others)
        found.append((space, (1.6 if zombie >= FIRST_TURNED else 1.0) / (1 + 0.5 * rivals)))
    return found


def fights_at(scene: Scene, space: int, around: list[tuple[int, float]]) -> float:
    """How many fights there would be for who ends its move on a space."""
    near = scene.far[space]
    if not scene.barricades or scene.ground.area[space] < 0:
        return sum([LIKELY[near[where]] * share for where, share in around])
    return sum([LIKELY[near[where]] * share * held_up(scene, where, space) for where, share in around])


def held_up(scene: Scene, start: int, space: int) -> float:
    """How much of a zombie's threat to a space beside it is left by barricades."""
    return gets_across(scene.ground, scene.barricades, start, space) if scene.far[start][space] == 1 else 1.0


def exposure(scene: Scene) -> Mapping[str, float]:
    """How many zombies are in reach of each hero now."""
    spaces = [*scene.zombies.values()]
    return {hero.person: float(sum(scene.far[hero.space][space] <= 1 for space in spaces)) for hero in scene.heroes}
