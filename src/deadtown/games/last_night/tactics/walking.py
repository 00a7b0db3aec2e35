"""What heroes do with their Move Action: where to go, or whether to search, pick up, heal or stay (LN-5.5)."""

from typing import Final

from deadtown.games.last_night.ground import NUMBERS
from deadtown.games.last_night.options import HEROES
from deadtown.games.last_night.scenarios import SCENARIOS
from deadtown.games.last_night.scenarios.escape_in_the_truck import TRUCK
from deadtown.games.last_night.tactics.building import forcing, wall_worth
from deadtown.games.last_night.tactics.danger import BURNT, fights_at, kills, loses, threats, wound_cost
from deadtown.games.last_night.tactics.errands import (
    WON,
    best_hope,
    best_shot,
    drives_off,
    errand_worth,
    errands,
    hands,
    house_drawn,
    lures,
    marked,
    rooms,
)
from deadtown.games.last_night.tactics.needs import (
    bounty,
    card_worth,
    charges_missing,
    gasoline_missing,
    has_fire,
    kill_by,
    search_worth,
)
from deadtown.games.last_night.tactics.scene import Figure, Scene
from deadtown.games.last_night.tactics.survival import in_place, survival_worth
from deadtown.games.last_night.tactics.temper import Temper
from deadtown.kernel import Option

BLAST: Final = 1.0
"""How many wounds it means to stand beside gas that somebody is about to set off."""
DEEDS: Final = {"charge": 3.5, "detonate": 60.0, "call": 20.0, "power": 3.0}
"""What it is worth to do what the scenario is about in place of the Move Action."""
LATER: Final = 0.75
"""What it is worth to be where one can search in the next turn, beside searching now."""


READY: Final = 0.35
"""How much danger counts when all depends on getting somewhere."""


class Outlook:
    """What each space is worth to a hero who ends its move there."""

    def __init__(self, scene: Scene, hero: Figure, temper: Temper) -> None:
        self.scene, self.hero, self.temper = scene, hero, temper
        self.around = threats(scene, hero)
        self.lost = loses(scene, hero, 3 if scene.cornered else 1)
        self.wound = wound_cost(scene, hero) * patience(scene)
        self.errands = errands(scene, hero)
        self.searching, self.rooms = rooms(scene, hero)
        self.kill = kill_by(scene, hero)
        self.zombies = {*scene.zombies.values()}
        self.drawn = house_drawn(scene)
        self.marked = dict.fromkeys(marked(scene), self.searching) if scene.markers else {}

    def of(self, space: int) -> float:
        """All but what could be shot from there."""
        scene, hero = self.scene, self.hero
        wounds = fights_at(scene, space, self.around) * self.lost + BURNT * (space in scene.fires)
        if scene.gas and any(scene.far[space][gas] <= 1 for gas in scene.gas):
            wounds += BLAST
        goal = errand_worth(scene, self.errands, space) + LATER * self.searching * self.rooms[space]
        if space in self.zombies:
            goal += kills(hero) * (self.kill * min(scene.crowd(space), 2) + bounty(scene, space))
        if space == TRUCK:
            goal += drives_off(scene, hero)
        if scene.tokens or hero.carried:
            goal += hands(scene, hero, space)
        if self.marked and space != hero.space:
            goal += self.marked.get(space, 0.0)
        if self.drawn:
            goal += lures(scene, space, self.drawn)
        return goal * self.temper.purpose - wounds * self.wound * (1 + 0.3 * wounds) * self.temper.caution

    def with_shots(self, spaces: list[int]) -> dict[int, float]:
        """What spaces are worth with what could be shot from there, where that could tip the scales."""
        found = {space: self.of(space) for space in spaces}
        most = best_hope(self.scene, self.hero, self.kill) * self.temper.purpose
        if most:
            least = max(found.values()) - most
            for space in spaces:
                if found[space] >= least:
                    found[space] += best_shot(self.scene, self.hero, space, self.kill) * self.temper.purpose
        return found


def patience(scene: Scene) -> float:
    """How much danger still counts: less when the night is nearly over and dawn would be too late (LN-4.4)."""
    if SCENARIOS[scene.scenario].dawn == HEROES or scene.deaths_left < 2:
        return 1.0
    most = READY if is_ready(scene) else 1.0
    return min(most, 0.3 + 0.14 * scene.sun)


def is_ready(scene: Scene) -> bool:
    """Whether heroes have all that they need, and only have to bring it where it belongs (LN-S8, LN-S10 to LN-S12)."""
    if scene.scenario == "burn_it_to_the_ground":
        return gasoline_missing(scene) <= 0 and has_fire(scene)
    if scene.scenario == "blow_up_the_town":
        return charges_missing(scene) <= 0 and has_fire(scene)
    return scene.scenario in ("supply_run", "radio_for_help") and not scene.tokens


def moving(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    """What each Move Action of the active hero, or each step of it, seems to be worth."""
    hero = scene.hero(scene.active)
    goals = [NUMBERS[str(option[1])] if option[0] in ("step", "walk") else hero.space for option in options]
    outlook = Outlook(scene, hero, temper)
    worth = outlook.with_shots([*dict.fromkeys((hero.space, *goals))])
    return [worth[goal] + _besides(outlook, option, goal) for goal, option in zip(goals, options, strict=True)]


def _besides(outlook: Outlook, option: Option, goal: int) -> float:
    """What an option is worth besides where it leads."""
    scene, hero = outlook.scene, outlook.hero
    verb = option[0]
    if verb == "search":
        return search_worth(scene, hero)
    if verb == "pick_up_at":
        return _special(scene, hero, str(option[1]))
    if verb == "pick_up":
        return card_worth(scene, hero, str(option[1]))
    if verb == "survival_search":
        return survival_worth(str(option[1]))
    if verb in ("play", "use"):
        return in_place(scene, option)
    if verb == "burn_down":
        return WON
    if verb == "heal":
        return healed(scene, scene.hero(str(option[1])))
    if verb in ("build", "reinforce"):
        return building(scene, hero, option)
    if verb in ("unbar", "force"):
        return forcing(scene, hero, option)
    if verb in DEEDS:
        return DEEDS[str(verb)]
    if verb == "step" and goal in scene.fires:
        return -BURNT * outlook.wound * outlook.temper.caution
    return 0.0


def _special(scene: Scene, hero: Figure, building: str) -> float:
    """A Pick-Up that is not about cards of a kind (LN-13.15 to LN-13.17)."""
    if building == "antique_shop":
        return 0.3 if scene.hero_deck < 8 else 0.0
    if building == "library":
        return search_worth(scene, hero) if scene.hero_deck > 1 else -20.0
    return 1.6 * search_worth(scene, hero) - 0.3 if scene.hero_deck > 12 else -20.0


def healed(scene: Scene, patient: Figure) -> float:
    """What it is worth to heal a wound of somebody."""
    return 0.75 * wound_cost(scene, patient) if patient.left < 2 else 0.45


def building(scene: Scene, hero: Figure, option: Option) -> float:
    """What a marker of a barricade is worth in place of a move: little while zombies are in the hero's space."""
    return wall_worth(scene, option) * (0.4 if scene.crowd(hero.space) else 1.0)


def starting(scene: Scene, options: list[Option]) -> list[float]:
    """Where a hero comes into the game: far from pits and zombies; a card is better than a building by lot."""
    found = []
    for option in options:
        if option[0] != "space":
            found.append(0.3)
            continue
        space = NUMBERS[str(option[1])]
        near = scene.far[space]
        zombies = [(where, 1.0) for where in scene.zombies.values()]
        crowd = 0.45 * fights_at(scene, space, zombies)
        pit = min((near[pit] for pit in scene.pits), default=6)
        found.append(0.6 - crowd + 0.04 * min(pit, 6))
    return found


def opening_sewers(scene: Scene, options: list[Option]) -> list[float]:
    """Where the heroes want an entrance: beside them, and far from pits (LN-15.2)."""
    found = []
    for option in options:
        near = scene.far[NUMBERS[str(option[1])]]
        heroes = min((near[hero.space] for hero in scene.heroes), default=0)
        found.append(0.3 * min((near[pit] for pit in scene.pits), default=0) - heroes)
    return found


def activating(scene: Scene, options: list[Option]) -> list[float]:
    """Who acts next: first who can shoot, so that others find less in their way; last who is in least danger."""
    found = []
    for option in options:
        if option[0] != "activate":
            found.append(10.0)
            continue
        hero = scene.hero(str(option[1]))
        around = threats(scene, hero)
        shot = best_shot(scene, hero, hero.space, 1.0)
        found.append(shot + 0.3 * fights_at(scene, hero.space, around) * loses(scene, hero))
    return found


def movement_die(options: list[Option]) -> list[float]:
    """The longer way, mostly."""
    return [float(option[1]) for option in options]
