"""What heroes make of the Survival decks and of markers in buildings (LN-18.7 to LN-18.17)."""

from typing import Final

from deadtown.games.last_night.ground import NUMBERS
from deadtown.games.last_night.options import HEROES
from deadtown.games.last_night.tactics.danger import exposure, loses, wound_cost
from deadtown.games.last_night.tactics.needs import EVENT, card_worth, search_worth
from deadtown.games.last_night.tactics.scene import Figure, Scene
from deadtown.kernel import Option

A_UNIQUE_ITEM: Final = 0.75
A_TACTIC: Final = 0.5
"""What a card of a Survival deck is worth."""
RISKY: Final = 0.25
"""How much worse a marker is than a search that may turn out to be zombies."""


def survival_worth(deck: str) -> float:
    """What a Survival Search is worth, which costs no hero card."""
    return A_UNIQUE_ITEM if deck == "unique_items" else A_TACTIC


def in_place(scene: Scene, option: Option) -> float:
    """What it is worth to rest, or to heal somebody, in place of a Move Action."""
    patient = scene.hero(str(option[-1]))
    gain = wound_cost(scene, patient) * 0.9 + 0.5 * (patient.wounds - 1)
    return gain - (0.3 * EVENT["rest_up"] if option[0] == "play" else 0.2)


def finding(scene: Scene, options: list[Option], person: str, marker: str) -> list[float]:
    """Whether a marker is used: a card is welcome, as long as there are enough of them."""
    hero = scene.hero(person)
    gain = search_worth(scene, hero)
    if marker == "exploration":
        gain += 0.1 - RISKY * loses(scene, hero) * wound_cost(scene, hero)
    return [gain if option[0] == "yes" else 0.0 for option in options]


def searching_freely(scene: Scene, options: list[Option], person: str) -> list[float]:
    """A card by lot, or the one from the discard pile."""
    hero = scene.hero(person)
    return [
        search_worth(scene, hero) if len(option) == 1 else card_worth(scene, hero, str(option[1])) for option in options
    ]


def burying(scene: Scene, options: list[Option]) -> list[float]:
    """What goes under the deck: something that is worth little."""
    return [0.4 - card_worth(scene, None, str(option[1])) if option[0] == "under" else 0.0 for option in options]


def putting_back(scene: Scene, options: list[Option]) -> list[float]:
    """What is put back first lies lowest: the best card comes last."""
    return [-card_worth(scene, None, str(option[1])) for option in options]


def diverting(scene: Scene, options: list[Option]) -> list[float]:
    """Zombies are led away that are next to heroes, or on them."""
    found = []
    for option in options:
        if option[0] == "done":
            found.append(0.05)
            continue
        space = scene.space_of(str(option[1]))
        harm = [
            loses(scene, hero) * wound_cost(scene, hero) for hero in scene.heroes if scene.far[hero.space][space] <= 1
        ]
        found.append(max(harm, default=0.0))
    return found


# In windows


def cover_fire(scene: Scene, option: Option, kind: str) -> float:
    hero = scene.hero(str(option[-1]))
    near = sum(scene.far[hero.space][space] <= 2 for space in scene.zombies.values())
    return 0.25 * min(near, 3) - 0.3


def regroup(scene: Scene, option: Option, kind: str) -> float:
    there = [hero for hero in scene.heroes if hero.space == NUMBERS[str(option[-1])] and hero.wounds]
    return sum(wound_cost(scene, hero) for hero in there) - EVENT["regroup"] - 0.2


def for_a_hero(scene: Scene, option: Option, kind: str) -> float:
    """Cards that bring cards: for whoever is least armed, while the deck lasts."""
    if scene.turn != HEROES or (scene.hero_deck < 8 and len(option) < 4):
        return -1.0
    hero = scene.hero(str(option[-1]))
    return 0.3 - 0.02 * len(hero.items) + (0.1 if "unique_items" in option else 0.0)


def diversion(scene: Scene, option: Option, kind: str) -> float:
    harm = sum(number * loses_to(scene, scene.hero(person)) for person, number in exposure(scene).items())
    return 0.8 * harm - 0.9


def safe_house(scene: Scene, option: Option, kind: str) -> float:
    building = scene.ground.named(str(option[-1]))
    assert building is not None
    inside = [hero for hero in scene.heroes if hero.space in building.spaces]
    harm = sum(exposure(scene)[hero.person] * loses_to(scene, hero) for hero in inside)
    return 0.5 * harm - 0.3


def loses_to(scene: Scene, hero: Figure) -> float:
    return loses(scene, hero) * wound_cost(scene, hero)


def fortify(scene: Scene, option: Option, kind: str) -> float:
    return 0.1


def adrenaline_shot(scene: Scene, option: Option, kind: str) -> float:
    """A second Move Action, for who would not stay where it is."""
    hero = scene.hero(str(option[2]))
    return 0.6 * exposure(scene)[hero.person] * loses_to(scene, hero) - 0.3 if not scene.left else -1.0


def police_radio(scene: Scene, option: Option, kind: str) -> float:
    return 0.1


SURVIVAL_JUDGES: Final = {
    "cover_fire": cover_fire,
    "regroup": regroup,
    "scout_ahead": for_a_hero,
    "field_training": for_a_hero,
    "survival_instinct": for_a_hero,
    "diversion": diversion,
    "safe_house": safe_house,
    "fortify": fortify,
    "adrenaline_shot": adrenaline_shot,
    "police_radio": police_radio,
}
"""When the cards of the Survival decks are worth using, fights and dice apart."""
