"""Where to go: every space that can be reached, with the fights on the way and what is found there (ZB-8)."""

from collections.abc import Sequence

from deadtown.games.town import ways
from deadtown.games.zombies.squad.entering import OBJECTIVES
from deadtown.games.zombies.tactics.judgement import A_VISIT, Judgement
from deadtown.games.zombies.tactics.landing import leads_away
from deadtown.games.zombies.tactics.odds import MOST_FIGHTS, WIN, stake_of
from deadtown.games.zombies.tactics.scene import Person, Scene
from deadtown.games.zombies.tactics.temper import Temper
from deadtown.games.zombies.tiles import TOWN
from deadtown.kernel import Option

A_STEP = 0.01
"""What it costs to take a step more than needed."""

Finds = tuple[int, int, float]
"""Life, bullets, and what else is worth something."""


def walking(scene: Scene, options: list[Option], person: Person, temper: Temper) -> list[float]:
    """What each step, walk or stop is worth to the player whose pawn it is."""
    judgement = Judgement(scene, person, temper)
    number, home = scene.city.number, judgement.home()
    routes = ways(scene.city, person.space, scene.left, scene.zombies)
    found = []
    for option in options:
        if option[0] == "stop":
            worth = judgement.odds.worth(person.life, person.bullets, person.kills)
            found.append(worth + judgement.place(person.space))
        else:
            space = number[str(option[1])]
            route = (space,) if option[0] == "step" else routes.get(space, (space,))
            found.append(arriving(judgement, route, home))
    return found


def stepping(scene: Scene, options: list[Option], person: Person, temper: Temper) -> list[float]:
    """What each step is worth to a pawn that somebody else leads (ZB-11.11)."""
    judgement = Judgement(scene, person, temper)
    number, home = scene.city.number, judgement.home()
    return [arriving(judgement, (number[str(option[1])],), home) for option in options]


def arriving(judgement: Judgement, route: Sequence[int], home: float) -> float:
    """What it is worth to walk a route to its end."""
    scene, person = judgement.scene, judgement.person
    zombies, space = scene.zombies, route[-1]
    life, bullets, extra = finds_on(scene, person, route, judgement.temper)
    fights = 0 if scene.peace else sum([step in zombies for step in route])
    place = WIN if wins(scene, person, space, fights) else judgement.place(space) + extra
    rolled = min(max(fights - judgement.sure, 0), MOST_FIGHTS)
    worth, alive = judgement.odds.fate(
        person.life + life,
        person.bullets + bullets,
        person.kills + fights - rolled,
        judgement.bonus,
        rolled,
        stake_of(place - home) if rolled else 0,
    )
    return worth + alive * place + (1 - alive) * home + judgement.urge * fights - A_STEP * len(route)


def wins(scene: Scene, person: Person, space: int, fights: int) -> bool:
    """Whether somebody who gets to a space alive, after so many fights, has won (ZB-13, IS-9)."""
    kills = person.kills + fights
    if space == scene.centre and scene.may_leave(person, kills):
        return space not in scene.zombies or not scene.peace or leads_away(scene, person)
    return not scene.options.squad and kills >= scene.goal


def finds_on(scene: Scene, person: Person, route: Sequence[int], temper: Temper) -> Finds:
    """What is found on the way: tokens, loot, people in the Objective Buildings."""
    if scene.options.squad:
        return finds_in_buildings(scene, person, route, temper)
    life = bullets = 0
    tokens = scene.tokens
    if tokens:
        room = scene.options.zb_life_cap - person.life
        for space in route:
            token = tokens.get(space)
            if token is None or (scene.peace and space in scene.zombies):
                continue
            if token == "bullet":
                bullets += 1
            elif life < room:
                life += 1
    return life, bullets, 0.0


def finds_in_buildings(scene: Scene, person: Person, route: Sequence[int], temper: Temper) -> Finds:
    """What the first gets who enters a building, and what comes of leaving an Objective Building (IS-7, IS-8)."""
    life = bullets = 0
    extra = 0.0
    city = scene.city
    before = city.building[person.space]
    for space in route:
        here = city.building[space]
        if here == before:
            continue
        left, before = before, here
        for tile, entered in ((left, False), (here, True)):
            if tile < 0:
                continue
            kind = TOWN.kinds[city.tiles[tile].kind]
            if scene.options.is_survivors and kind.kind in OBJECTIVES:
                gained = not entered and kind.kind not in person.visits
                extra += gained * A_VISIT * temper.rush
            else:
                gained = entered and tile not in scene.looted
            life += gained * kind.life
            bullets += gained * kind.bullets
    return life, bullets, extra
