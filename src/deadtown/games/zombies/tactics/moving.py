"""Where to go: every space that can be reached, with the fights on the way and what is found there (ZB-8)."""

from deadtown.games.town import ways
from deadtown.games.zombies.cards import CLAUSTROPHOBIA
from deadtown.games.zombies.squad.entering import OBJECTIVES
from deadtown.games.zombies.state import TOWN_SQUARE
from deadtown.games.zombies.tactics.judgement import A_VISIT, Judgement
from deadtown.games.zombies.tactics.odds import MOST_FIGHTS, STAKES, WIN, stake_of
from deadtown.games.zombies.tactics.scene import Person, Scene
from deadtown.games.zombies.tactics.temper import Temper
from deadtown.games.zombies.tiles import TOWN
from deadtown.kernel import Option

A_STEP = 0.01
"""What it costs to take a step more than needed."""


def walking(scene: Scene, options: list[Option], person: Person, temper: Temper) -> list[float]:
    """What each step, walk or stop is worth to the player whose pawn it is."""
    judgement = Judgement(scene, person, temper)
    city = scene.city
    routes = ways(city, person.space, scene.left, scene.zombies)
    home = judgement.home()
    found = []
    for option in options:
        if option[0] == "stop":
            worth = judgement.odds.worth(person.life, person.bullets, person.kills)
            found.append(worth + judgement.place(person.space))
            continue
        space = city.number[str(option[1])]
        route = (space,) if option[0] == "step" else routes.get(space, (space,))
        found.append(arriving(judgement, route, home))
    return found


def arriving(judgement: Judgement, route: tuple[int, ...], home: float) -> float:
    """What it is worth to walk a route to its end."""
    scene, person, odds = judgement.scene, judgement.person, judgement.odds
    zombies, space = scene.zombies, route[-1]
    life, bullets, extra = finds_on(scene, person, route)
    fights = 0 if scene.peace else sum([step in zombies for step in route])
    place = judgement.place(space) + extra
    if wins(scene, person, space, fights):
        place = WIN
    rolled = min(max(fights - judgement.sure, 0), MOST_FIGHTS)
    kills = person.kills + fights - rolled
    stake = stake_of(place - home) if rolled else 0
    worth, alive = odds.fate(person.life + life, person.bullets + bullets, kills, judgement.bonus, rolled, stake)
    return worth + alive * place + (1 - alive) * home + judgement.urge * fights - A_STEP * len(route)


def wins(scene: Scene, person: Person, space: int, fights: int) -> bool:
    """Whether somebody who gets to a space alive has won (ZB-13, IS-9)."""
    if not scene.options.squad and person.kills + fights >= scene.goal:
        return True
    if space != scene.centre or (scene.peace and space in scene.zombies):
        return False
    if not scene.options.squad:
        return True
    visited = len(person.visits) == len(OBJECTIVES) * scene.options.is_survivors
    return visited and person.kills + fights >= scene.goal


def finds_on(scene: Scene, person: Person, route: tuple[int, ...]) -> tuple[int, int, float]:
    """The life and bullets that are found on the way, and what visits on it are worth."""
    life = bullets = 0
    extra = 0.0
    room = scene.options.zb_life_cap - person.life
    tokens = scene.tokens
    if tokens:
        for space in route:
            token = tokens.get(space)
            if token is None or (scene.peace and space in scene.zombies):
                continue
            if token == "bullet":
                bullets += 1
            elif life < room:
                life += 1
    if scene.options.squad:
        building = scene.city.building
        before = building[person.space]
        entered: set[int] = set()
        for space in route:
            here = building[space]
            if here != before:
                for tile, enters in ((before, False), (here, True)):
                    if tile < 0 or tile in entered:
                        continue
                    kind = TOWN.kinds[scene.city.tiles[tile].kind]
                    objective = scene.options.is_survivors and kind.kind in OBJECTIVES
                    if objective:
                        if kind.kind not in person.visits:
                            extra += 0.0 if enters else A_VISIT * 20
                            if not enters:
                                life += kind.life
                                bullets += kind.bullets
                    elif enters and tile not in scene.looted:
                        entered.add(tile)
                        life += kind.life
                        bullets += kind.bullets
                before = here
    return life, bullets, extra


def stepping(scene: Scene, options: list[Option], person: Person, temper: Temper) -> list[float]:
    """What each step is worth to a pawn that is led."""
    judgement = Judgement(scene, person, temper)
    home = judgement.home()
    number = scene.city.number
    return [arriving(judgement, (number[str(option[1])],), home) for option in options]


assert CLAUSTROPHOBIA
assert TOWN_SQUARE == 4
assert STAKES
