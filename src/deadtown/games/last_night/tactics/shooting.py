"""Ranged attacks: at whom, and when rather not (LN-5.16)."""

from typing import Final

from deadtown.games.last_night.combining import cards_of
from deadtown.games.last_night.ground import NUMBERS
from deadtown.games.last_night.scenarios.burn_it_to_the_ground import PITS as CELLAR
from deadtown.games.last_night.scenarios.defend_the_manor import manor
from deadtown.games.last_night.scenarios.escape_in_the_truck import TRUCK
from deadtown.games.last_night.shooting import hit_number
from deadtown.games.last_night.survival_cards import HEROES_CARDS
from deadtown.games.last_night.tactics.danger import loses, wound_cost
from deadtown.games.last_night.tactics.errands import open_pits
from deadtown.games.last_night.tactics.needs import A_CARRIER, ITEM, bounty, kill_worth
from deadtown.games.last_night.tactics.scene import Figure, Scene
from deadtown.kernel import Option

A_PIT: Final = 8.0
"""What it is worth to destroy one (LN-S2)."""
DEAD_BY_GAS: Final = 4 / 6
DEAD_BY_DYNAMITE: Final = 2 / 6
"""How likely heroes are to die beside exploding gas, and where dynamite explodes."""
A_DEATH: Final = 4.5


def menace(scene: Scene, space: int) -> float:
    """What it is worth to be rid of a zombie on a space: more if heroes are near it."""
    worth = kill_worth(scene)
    for hero in scene.heroes:
        far = scene.far[space][hero.space]
        if far <= 1:
            worth += (0.6 if far == 0 else 0.5) * loses(scene, hero) * wound_cost(scene, hero)
    if scene.scenario == "escape_in_the_truck" and scene.far[space][TRUCK] <= 1:
        worth += 0.6 if space == TRUCK else 0.15
    elif scene.scenario == "defend_the_manor" and space in manor(scene.ground):
        worth += 0.3
    return worth


def horde_on(scene: Scene, space: int) -> float:
    """What it is worth to be rid of all zombies on a space."""
    return scene.crowd(space) * menace(scene, space) + bounty(scene, space)


def bounty_on(scene: Scene, space: int, ref: str) -> float:
    """What it is worth besides to shoot one zombie of a space."""
    if scene.scenario == "plague_carriers":
        return A_CARRIER * ref.startswith("red")
    return bounty(scene, space) / max(scene.crowd(space), 1)


CHARGE: Final = 1.5
"""What is lost with an explosive, or with fire, where the town is to be blown up or the Manor House to be burnt down
(LN-S8, LN-S11)."""


def shooting(scene: Scene, options: list[Option], person: str) -> list[float]:
    """What each ranged attack of a hero seems to be worth."""
    hero = scene.hero(person)
    values = [0.0 if option[0] == "fire_both" else _worth(scene, hero, option) for option in options]
    for place, option in enumerate(options):
        if option[0] == "fire_both":
            values[place] = sum(
                max(value for value, other in zip(values, options, strict=True) if other[1:2] == (gun,))
                for gun in cards_of(str(option[1]))
            )
    return values


def _worth(scene: Scene, hero: Figure, option: Option) -> float:
    verb = option[0]
    if verb == "hold_fire":
        return 0.0
    if verb == "hurl":
        spent = CHARGE * (scene.scenario in ("blow_up_the_town", "burn_it_to_the_ground"))
        return molotov(scene, NUMBERS[str(option[2])]) - ITEM["molotov"] - spent
    if verb == "throw" and option[2] == "both":
        return two_dynamite(scene, hero, NUMBERS[str(option[1])]) - 0.6
    if verb == "throw":
        space = NUMBERS[str(option[1])]
        sure = 0.5 if option[2] == "across_fire" else 1.0
        spent = 0.3 * (scene.scenario == "burn_em_out") + CHARGE * (scene.scenario == "blow_up_the_town")
        return sure * dynamite(scene, space) - 0.3 - spent
    if verb == "throw_tnt":
        spent = CHARGE * (scene.scenario == "blow_up_the_town")
        return two_dynamite(scene, hero, NUMBERS[str(option[1])]) - 0.3 - spent
    if verb == "light":
        spent = CHARGE * (scene.scenario in ("blow_up_the_town", "burn_it_to_the_ground"))
        return lighting(scene, NUMBERS[str(option[2])]) - 0.6 - spent
    item = str(option[1])
    if item == "flamethrower" and verb == "blast":
        return flames(scene, NUMBERS[str(option[2])]) - ITEM[item] / 3
    if verb == "set_off":
        return 4 / 6 * gas_blast(scene, NUMBERS[str(option[2])]) - ITEM[item] - 0.2
    shot = HEROES_CARDS[item].shot
    assert shot is not None
    hit = (7 - hit_number(hero, item)) / 6
    spent = 1.0 if item == "signal_flare" else shot.ammo / 6
    cost = spent * ITEM[item] * (0.3 if "ammo" in hero.items else 0.6)
    if verb == "shoot_gas":
        return hit * gas_blast(scene, NUMBERS[str(option[2])]) - cost
    space = scene.space_of(str(option[2]))
    targets = scene.crowd(space) if verb == "blast" else 1
    ref = str(option[2])
    if ref.startswith("zombie_") and not shot.kills:
        hit *= 0.5
    hunted = bounty(scene, space) if verb == "blast" else bounty_on(scene, space, ref)
    return hit * (targets * menace(scene, space) + hunted) - cost


def dynamite(scene: Scene, space: int) -> float:
    """What an explosion in a space is worth (LN-9.14)."""
    found = 5 / 6 * horde_on(scene, space)
    found -= DEAD_BY_DYNAMITE * A_DEATH * sum(hero.space == space for hero in scene.heroes)
    if scene.scenario == "burn_em_out" and space in open_pits(scene):
        found += A_PIT
    if any(scene.far[space][gas] <= 1 for gas in scene.gas):
        found += sum(gas_blast(scene, gas) for gas in scene.gas if scene.far[space][gas] <= 1)
    return found


def two_dynamite(scene: Scene, hero: Figure, space: int) -> float:
    """What it is worth to throw two sticks, or a Case of TNT, which may explode at once (LN-9.19)."""
    return 5 / 6 * blast(scene, space) + 1 / 6 * blast(scene, hero.space)


def blast(scene: Scene, space: int) -> float:
    """What it is worth that all in a space die, and all beside are wounded."""
    found, near = 0.0, scene.far[space]
    for where in {*scene.zombies.values()}:
        if near[where] <= 1:
            found += (1.0 if where == space else 5 / 6) * horde_on(scene, where)
    for hero in scene.heroes:
        if near[hero.space] <= 1:
            found -= A_DEATH if hero.space == space else 5 / 6 * wound_cost(scene, hero)
    if scene.scenario == "burn_em_out" and space in open_pits(scene):
        found += A_PIT
    return found


def molotov(scene: Scene, space: int) -> float:
    """What it is worth that a Molotov Cocktail bursts in a space, and that it burns there."""
    found = 4 / 6 * horde_on(scene, space)
    found -= 1 / 6 * A_DEATH * sum(hero.space == space for hero in scene.heroes)
    if scene.scenario == "burn_em_out" and space in open_pits(scene):
        found += A_PIT
    return found + lighting(scene, space)


def flames(scene: Scene, space: int) -> float:
    """What a Flamethrower does to a space."""
    found = 4 / 6 * horde_on(scene, space)
    found -= 2 / 6 * A_DEATH * sum(hero.space == space for hero in scene.heroes)
    return found + lighting(scene, space)


def gas_blast(scene: Scene, space: int) -> float:
    """What an explosion of gas is worth, with all who are beside it (LN-12.4)."""
    found, near = 0.0, scene.far[space]
    for where in {*scene.zombies.values()}:
        if near[where] <= 1:
            found += (1.0 if where == space else DEAD_BY_GAS) * horde_on(scene, where)
    for hero in scene.heroes:
        if near[hero.space] <= 1:
            found -= A_DEATH * (1.0 if hero.space == space else DEAD_BY_GAS)
    if scene.scenario == "burn_em_out" and space in open_pits(scene):
        found += A_PIT
    return found


def lighting(scene: Scene, space: int) -> float:
    """What a fire is worth: zombies in it may burn, and gas beside it explodes."""
    found = 0.3 * horde_on(scene, space)
    found -= 0.5 * sum(hero.space == space for hero in scene.heroes)
    return found + sum(gas_blast(scene, gas) for gas in scene.gas if scene.far[space][gas] <= 1)


def pouring(scene: Scene, space: int) -> float:
    """What it is worth to pour gas on a space: on a pit, if somebody can set it off (LN-12.1, LN-S2, LN-S8)."""
    if scene.scenario == "burn_it_to_the_ground":
        return 2.5 if space in CELLAR else -1.0
    if scene.scenario != "burn_em_out" or space not in open_pits(scene):
        return -1.0
    ready = any(
        "fire" in HEROES_CARDS[item].keywords or "gun" in HEROES_CARDS[item].keywords
        for hero in scene.heroes
        for item in hero.items
    )
    return 2.5 if ready else -0.5
