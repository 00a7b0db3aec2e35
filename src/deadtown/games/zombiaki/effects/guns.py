"""Shots, bursts and the sniper (section 8, ZK-11.1 to ZK-11.4)."""

from deadtown.games.zombiaki.cards import CAR, POWER, Card
from deadtown.games.zombiaki.effects.ways import AIMS, AT, DOWN
from deadtown.games.zombiaki.movement import first_target
from deadtown.games.zombiaki.play import Play, card
from deadtown.games.zombiaki.state import State
from deadtown.games.zombiaki.street import LANE, NUMBER, SPACES
from deadtown.kernel import Decision, Option, Steps

AIM: list[Option] = [("aim", aim) for aim in AIMS]


def both_there(state: State, space: int) -> bool:
    """Whether a creature and a car share a space, so that H chooses which is hit (ZK-8.3)."""
    return state.objects[space] == CAR and state.creatures[space] is not None


def _lanes(state: State, card: Card) -> list[Option]:
    """The lanes with a target, and what to aim at where there are two (ZK-8.2, ZK-8.3)."""
    ways: list[Option] = []
    for lane, way in enumerate(DOWN[card]):
        target = first_target(state, lane)
        if target is not None:
            ways.extend([(*way, aim) for aim in AIMS] if both_there(state, target) else [way])
    return ways


def strike(play: Play, space: int, damage: int, aim: str) -> bool:
    """A bullet meets the creature or the car: tells whether a zombie was hit and lives."""
    state = play.state
    if state.creatures[space] is None or aim == CAR:
        play.set_off(space)
        return False
    return play.hit(space, damage)


@card("shot_1", "shot_2", targets=_lanes)
def shot(play: Play, slug: Card, lane: str, aim: str = "") -> Steps[None]:
    """Damage to the first target; who lives is knocked back (ZK-11.1)."""
    target = first_target(play.state, LANE[lane])
    assert target is not None
    if strike(play, target, POWER[slug], aim):
        yield from play.knock_back(target)


@card("burst_2", "burst_3", targets=_lanes)
def burst(play: Play, slug: Card, lane: str, aim: str = "") -> Steps[None]:
    """Bullets one after another, each at the first target at that moment (ZK-11.2, ZK-11.3)."""
    state = play.state
    hurt: int | None = None
    for bullet in range(POWER[slug]):
        target = first_target(state, LANE[lane])
        if target is None:
            break
        if bullet and both_there(state, target):
            about: dict[str, str | int] = {"at": SPACES[target]}
            choice = yield Decision(state.human_seat, "aim", AIM, about)
            aim = str(choice[1])
        creature = state.creatures[target]
        shielded = creature is not None and creature.shield and aim != CAR
        if strike(play, target, 1, aim):
            hurt = target
        yield from play.explode()
        if shielded:
            break
        aim = ""
    if hurt is not None and state.creatures[hurt] is not None:
        yield from play.knock_back(hurt)


def _anywhere(state: State, card: Card) -> list[Option]:
    ways: list[Option] = []
    for space, way in enumerate(AT[card]):
        if both_there(state, space):
            ways.extend((*way, aim) for aim in AIMS)
        elif state.creatures[space] is not None or state.objects[space] == CAR:
            ways.append(way)
    return ways


@card("sniper", targets=_anywhere)
def sniper(play: Play, space: str, aim: str = "") -> Steps[None]:
    """2 damage and knockback to any creature or car on the street (ZK-11.4)."""
    target = NUMBER[space]
    if strike(play, target, POWER["sniper"], aim):
        yield from play.knock_back(target)
