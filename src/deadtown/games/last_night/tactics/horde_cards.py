"""Zombie cards: which are worth keeping, and when each is played."""

from collections.abc import Callable, Mapping
from typing import Final

from deadtown.games.last_night.cards import HERO_CARDS, ZOMBIE_CARDS, Card
from deadtown.games.last_night.ground import NUMBERS
from deadtown.games.last_night.moments import CP, IB, ZE, ZS
from deadtown.games.last_night.scenarios import SCENARIOS
from deadtown.games.last_night.tactics.danger import exposure, loses, wound_cost
from deadtown.games.last_night.tactics.horde import drawn, placing
from deadtown.games.last_night.tactics.learning import burning, charging, hunting, stepping
from deadtown.games.last_night.tactics.needs import EVENT, ITEM, is_townsfolk
from deadtown.games.last_night.tactics.scene import Scene
from deadtown.kernel import Option

KEPT: Final[dict[Card, float]] = {
    **dict.fromkeys(ZOMBIE_CARDS, 0.3),
    "shamble": 0.5,
    "uuurrrggh": 0.6,
    "undead_hate": 0.65,
    "theyve_taken": 0.5,
    "resilient": 0.3,
    "lights_out": 0.25,
    "oh_the_horror": 0.6,
    "surprise_attack": 0.6,
    "loss_of_faith": 0.15,
    "relentless_advance": 0.5,
    "new_spawning_pit": 0.5,
    "too_many": 0.6,
    "from_the_sewers": 0.3,
    "rock_slide": 0.1,
    "trip": 0.2,
    "cornered": 0.45,
    "town_overrun": 0.8,
    "heavy_rain": 0.3,
    "braaains": 0.35,
    "cant_be_happening": 0.4,
    "feel_strange": 0.7,
    "got_to_get_to": 0.4,
    "locked_door": 0.3,
    "haunted": 0.1,
    "living_nightmare": 0.7,
    "last_night": 0.35,
    "bickering": 0.35,
    "dont_trust": 0.1,
    "self_sacrifice": 0.4,
    "never_ends": 0.3,
    "rotten_bodies": 0.1,
    "hes_a_zombie": 0.5,
    "overconfidence": 0.4,
    "leave_it": 0.12,
    "teen_angst": 0.25,
    "catfight": 0.3,
    "caught_off_guard": 0.35,
    "despair": 0.35,
    "bitten": 0.6,
    "fighting_instincts": 0.5,
    "its_stuck": 0.3,
    "knocked_away": 0.45,
    "scratch_and_claw": 0.35,
    "line_is_dead": 0.4,
    "feeding_frenzy": 0.35,
    "dragged_away": 0.3,
    "break_through": 0.3,
    "clawing": 0.25,
    "grave_robbers": 0.35,
    "no_way_out": 0.25,
    "sparks": 0.3,
    "its_spreading": 0.25,
    "burning_dead": 0.25,
    "infected_wound": 0.5,
    "growing_smarter": 0.5,
    "cold_snap": 0.4,
    "blackout": 0.3,
    "mauled": 0.6,
    "pack_hunters": 0.45,
}
"""What it is worth to have a card in hand."""
POOR: Final = 0.24
"""A card that is worth less makes room for another one."""
MOMENTS: Final[dict[Card, frozenset[str]]] = {"loss_of_faith": frozenset({CP, IB, ZS}), "leave_it": frozenset({ZE})}
"""When cards are thought of that could be played at any time."""
REACH: Final = tuple((7 - max(steps, 1)) / 6 if steps <= 6 else 0.0 for steps in range(13))
"""How likely Shamble is to bring a zombie so far."""


def keeping(scene: Scene, card: Card) -> float:
    if card == "leave_it" and scene.scenario == "save_the_townsfolk":
        return 0.5
    if card == "hes_a_zombie" and scene.scenario == "save_the_townsfolk":
        return 0.6
    return KEPT[card]


def discarding(scene: Scene, options: list[Option]) -> list[float]:
    """The worst card goes; if it need not, only a poor one (LN-4.6)."""
    found = []
    for option in options:
        if option[0] == "none":
            found.append(-POOR)
            continue
        card = str(option[1])
        found.append(-keeping(scene, card) + 0.15 * (scene.hand.count(card) - 1))
    return found


def playing(scene: Scene, options: list[Option], kind: str) -> list[float]:
    """What it is worth to play a card in a window; passing is worth 0."""
    return [0.0 if option[0] == "pass" else _worth(scene, option, kind) for option in options]


def is_thought_of(option: Option, kind: str) -> bool:
    """Whether a card is thought of at a moment."""
    moments = MOMENTS.get(str(option[1]))
    return moments is None or kind in moments


def _worth(scene: Scene, option: Option, kind: str) -> float:
    if not is_thought_of(option, kind):
        return -1.0
    judge = JUDGES.get(str(option[1]))
    return -1.0 if judge is None else judge(scene, option, kind)


def _fights(scene: Scene) -> float:
    """What the fights that are to come in this turn cost the heroes, if each zombie in reach gets its own."""
    near = exposure(scene)
    return sum(near[hero.person] * loses(scene, hero) * wound_cost(scene, hero) for hero in scene.heroes)


def _shamble(scene: Scene, option: Option, kind: str) -> float:
    space = scene.space_of(str(option[2]))
    if space < 0:
        return -1.0
    best = 0.0
    near = min((scene.far[space][hero.space] for hero in scene.heroes), default=9)
    if near <= 1:
        return -1.0
    for hero in scene.heroes:
        best = max(best, REACH[scene.far[space][hero.space]] * loses(scene, hero) * wound_cost(scene, hero))
    pull = drawn(scene)[space]
    return best - 0.15 + 0.01 * (1.5 - pull)


def _advance(scene: Scene, option: Option, kind: str) -> float:
    """Zombies two spaces away from heroes get at them in this turn."""
    ready = [
        space for space in scene.zombies.values() if min(scene.far[space][hero.space] for hero in scene.heroes) == 2
    ]
    return 0.3 * min(len(ready), 4) - 0.25


def _cornered(scene: Scene, option: Option, kind: str) -> float:
    return 0.25 * _fights(scene) - 0.2


def _on_hero(scene: Scene, option: Option) -> float:
    """How much a hero is in the way of the zombies, who gets a card."""
    hero = scene.hero(str(option[-1]))
    return exposure(scene)[hero.person] + 0.3 / max(hero.left, 1)


def _weakens(scene: Scene, option: Option, kind: str) -> float:
    return 0.2 + 0.25 * _on_hero(scene, option)


def _overconfidence(scene: Scene, option: Option, kind: str) -> float:
    return 0.35 * _on_hero(scene, option) - 0.2


def _bound(scene: Scene, option: Option, kind: str) -> float:
    hero = scene.hero(str(option[-1]))
    indoors = scene.ground.area[hero.space] >= 0
    return (0.5 if scene.scenario != "defend_the_manor" else 0.2) + 0.2 * indoors


def _lights_out(scene: Scene, option: Option, kind: str) -> float:
    """Where heroes are about to go: a building near some of them, in which there are none."""
    building = scene.ground.named(str(option[2]))
    assert building is not None
    near = min(min(scene.far[hero.space][space] for space in building.spaces) for hero in scene.heroes)
    return 0.25 if near else 0.12


def _put(scene: Scene, option: Option, kind: str) -> float:
    (pull,) = placing(scene, [("space", option[-1])])
    return 0.3 + 0.2 * pull


def _idle(scene: Scene, option: Option, kind: str) -> float:
    """Heroes lose a turn: the more zombies are about to get at them, the better."""
    return 0.3 + 0.4 * max(exposure(scene).values(), default=0.0)


def _trip(scene: Scene, option: Option, kind: str) -> float:
    assert scene.roll is not None
    hero = scene.find(scene.active)
    near = exposure(scene)[hero.person] if hero is not None else 0.0
    return 0.15 * (max(scene.roll[1]) - 3.5) + 0.2 * near - 0.1


def _locked(scene: Scene, option: Option, kind: str) -> float:
    hero = scene.find(scene.active)
    return -1.0 if hero is None else 0.35 * exposure(scene)[hero.person] + 0.05 * scene.left - 0.2


def _always(scene: Scene, option: Option, kind: str) -> float:
    return 0.5


def _faithless(scene: Scene, option: Option, kind: str) -> float:
    if option[2] == "reroll":
        assert scene.roll is not None
        holds = scene.roll[1][0] > scene.roll[2]
        return ITEM.get(scene.roll[3], 0.0) * scene.roll[2] / 6 - 0.05 if holds else -1.0
    return 0.3


def _hes_a_zombie(scene: Scene, option: Option, kind: str) -> float:
    return _put(scene, option, kind) if option[2] == "put" else 0.6


def _too_many(scene: Scene, option: Option, kind: str) -> float:
    return 0.5 if len(scene.zombies) < 12 else 0.1


def _sewers(scene: Scene, option: Option, kind: str) -> float:
    return 0.3 if len(scene.zombies) < 13 else 0.1


def _leave_it(scene: Scene, option: Option, kind: str) -> float:
    """What the scenario is about must not come back."""
    card = str(option[2])
    if card in SCENARIOS[scene.scenario].search_items:
        return 1.0 if is_townsfolk(card) and scene.scenario == "save_the_townsfolk" else 0.4
    return -0.1 if card in HERO_CARDS else -1.0


def _spreading(scene: Scene, option: Option, kind: str) -> float:
    """A fire near heroes spreads."""
    space = NUMBERS[str(option[2])]
    return 0.3 if any(scene.far[space][hero.space] <= 2 for hero in scene.heroes) else 0.05


def _distrust(scene: Scene, option: Option, kind: str) -> float:
    return 0.15


def _stuck(scene: Scene, option: Option, kind: str) -> float:
    assert scene.roll is not None
    return ITEM.get(scene.roll[3], 0.0) - 0.2


def _dead_line(scene: Scene, option: Option, kind: str) -> float:
    """Whether the event that is being played is worth stopping."""
    return EVENT.get(scene.stack[-1], 0.0) - 0.35


def _frenzy(scene: Scene, option: Option, kind: str) -> float:
    """Where three zombies or more are about to fight."""
    beset = [hero for hero in scene.heroes if scene.crowd(hero.space) > 2]
    return 0.3 * len(beset) - 0.2


def _despair(scene: Scene, option: Option, kind: str) -> float:
    """Who is alone in a building searches, and is not rid of it soon."""
    hero = scene.hero(str(option[-1]))
    alone = not any(other.space == hero.space for other in scene.heroes if other is not hero)
    return 0.15 + 0.2 * alone + 0.1 * (scene.ground.area[hero.space] >= 0)


def _drag(scene: Scene, option: Option, kind: str) -> float:
    """To where more zombies are, and no friends."""
    space = NUMBERS[str(option[2])]
    return 0.25 * scene.crowd(space) - 0.15 * sum(hero.space == space for hero in scene.heroes) - 0.2


def _break_through(scene: Scene, option: Option, kind: str) -> float:
    """A barricade with zombies before it and heroes behind it; else a zombie two spaces from somebody."""
    if option[2] == "step":
        space = scene.space_of(str(option[3]))
        near = min((scene.far[space][hero.space] for hero in scene.heroes), default=9) if space >= 0 else 9
        return 0.3 if near == 2 else -0.2
    return 0.2 + 0.2 * before(scene, str(option[3]))


def before(scene: Scene, wall: str) -> float:
    """How many zombies could get at heroes across a wall, or at the stronghold."""
    town = scene.ground
    run = town.runs[town.outer_walls[wall]]
    guarded = run.building == scene.stronghold or any(town.area[hero.space] == run.building for hero in scene.heroes)
    edges = {space for side in run.sides for space in side if town.area[space] < 0}
    return float(sum(space in edges for space in scene.zombies.values())) if guarded else -1.0


def _clawing(scene: Scene, option: Option, kind: str) -> float:
    names = scene.ground.wall_names
    return 0.2 * sum(max(before(scene, names[run]), 0.0) for run in scene.barricades) - 0.2


def _no_way_out(scene: Scene, option: Option, kind: str) -> float:
    """Where zombies are about to get at heroes who would run."""
    building = scene.ground.named(str(option[2]))
    assert building is not None
    near = exposure(scene)
    return 0.25 * sum(near[hero.person] for hero in scene.heroes if hero.space in building.spaces) - 0.1


Judge = Callable[[Scene, Option, str], float]
JUDGES: Final[Mapping[Card, Judge]] = {
    "shamble": _shamble,
    "relentless_advance": _advance,
    "cornered": _cornered,
    "cant_be_happening": _weakens,
    "teen_angst": _weakens,
    "haunted": lambda scene, option, kind: 0.05 + 0.01 * _on_hero(scene, option),
    "overconfidence": _overconfidence,
    "got_to_get_to": _bound,
    "lights_out": _lights_out,
    "last_night": _idle,
    "bickering": _idle,
    "trip": _trip,
    "locked_door": _locked,
    "resilient": _always,
    "feel_strange": _always,
    "loss_of_faith": _faithless,
    "hes_a_zombie": _hes_a_zombie,
    "too_many": _too_many,
    "from_the_sewers": _sewers,
    "rock_slide": lambda scene, option, kind: 0.1,
    "leave_it": _leave_it,
    "dont_trust": _distrust,
    "catfight": _idle,
    "caught_off_guard": _always,
    "despair": _despair,
    "bitten": _always,
    "its_stuck": _stuck,
    "line_is_dead": _dead_line,
    "feeding_frenzy": _frenzy,
    "dragged_away": _drag,
    "grave_robbers": _always,
    "its_spreading": _spreading,
    "burning_dead": burning,
    "infected_wound": _always,
    "blackout": lambda scene, option, kind: 0.25,
    "mauled": _always,
    "pack_hunters": hunting,
    "rising_tide": _too_many,
    "lurching_charge": charging,
    "hard_to_kill": lambda scene, option, kind: 0.4,
    "blood_scent": stepping,
    "break_through": _break_through,
    "clawing": _clawing,
    "no_way_out": _no_way_out,
}
"""When each card is worth playing, fights apart."""


def surprising(scene: Scene, options: list[Option]) -> list[float]:
    """Whom a zombie surprises: whom it hurts most."""
    found = []
    for option in options:
        hero = scene.hero(str(option[1]))
        found.append(loses(scene, hero) * wound_cost(scene, hero))
    return found


def choosing_buildings(scene: Scene, options: list[Option]) -> list[float]:
    """Which building the zombies choose: for a pit or a horde, one beside heroes; for an errand, a far one."""
    near_is_good = not scene.stack or scene.stack[-1] != "got_to_get_to"
    found = []
    for option in options:
        building = scene.ground.named(str(option[1]))
        assert building is not None
        far = [min(scene.far[hero.space][space] for space in building.spaces) for hero in scene.heroes]
        close = sum(1 / (1 + steps) for steps in far)
        found.append(close if near_is_good else -close)
    return found
