"""When to play a card, on whom, and which cards to keep (HU-12, section 16)."""

from collections.abc import Callable
from typing import Final

from deadtown.games.humans import cards as box
from deadtown.games.humans.cards import ESCAPE, KINDS, Card
from deadtown.games.humans.effects import STAMPEDE_STEPS
from deadtown.games.humans.movement import WIND
from deadtown.games.humans.tactics.breaking import Breaking
from deadtown.games.humans.tactics.chances import A_WOUND, catch, no_escape, point, success, trapped
from deadtown.games.humans.tactics.hunting import attempts
from deadtown.games.humans.tactics.leading import gain, led_by
from deadtown.games.humans.tactics.prospects import Prospects
from deadtown.games.humans.tactics.rivalry import weights_of
from deadtown.games.humans.tactics.rolls import hit
from deadtown.games.humans.tactics.scene import Scene
from deadtown.games.humans.tactics.temper import Temper
from deadtown.games.humans.tactics.ways import DIE
from deadtown.games.town import doorsteps
from deadtown.kernel import Option

KEPT: dict[Card, float] = {
    box.FRYING_PAN: 0.45,
    box.BASEBALL_BAT: 0.5,
    box.CROWBAR: 0.5,
    box.FIRE_EXTINGUISHER: 0.52,
    box.HUNTING_RIFLE: 0.52,
    box.NAIL_GUN: 0.6,
    box.SAWED_OFF: 0.6,
    box.BIG_CHAINSAW: 0.75,
    box.FRESH_MEAT: 0.6,
    box.SECOND_WIND: 0.4,
    box.RIGOR_MORTIS: 0.35,
    box.BOARDED_UP: 0.15,
    box.BACK_DOOR: 0.25,
    box.SLIPPERY_CUSTOMER: 0.3,
    box.DEATH_GRIP: 0.4,
    box.THIS_WAY: 0.3,
    box.STAMPEDE: 0.35,
    box.STITCHED_UP: 0.2,
    box.STICKY_FINGERS: 0.35,
    box.SECOND_HELPING: 0.4,
}
"""What a card is worth in hand, before it is known how it will be used."""
A_STRIKE: Final = 0.5
"""What a weapon is worth against somebody who has yet to move, beside a point of theirs."""
UNARMED: Final = 0.4
"""What part of that is left without a weapon in hand."""
HALF: Final = 0.5
MEAT: Final = 3
STOLEN: Final = 2
A_STEAL: Final = 0.5
"""What a token is worth to who loses it."""
SOLD_SHORT: Final = -1.0
"""What it is worth to do oneself harm."""

Target = tuple[str | int, ...]


class Moment:
    """A window in which the seat may play."""

    def __init__(self, scene: Scene, temper: Temper) -> None:
        self.scene = scene
        self.temper = temper
        self.weights = weights_of(scene, temper)
        self.active = scene.people[scene.active]

    @property
    def own(self) -> bool:
        return self.scene.active == self.scene.seat

    def later(self) -> float:
        """What the one card of this round could be worth to the seat in turns that are still to come (HU-12.2)."""
        scene = self.scene
        worth = 0.0
        for person in scene.rivals:
            if not person.zombies:
                continue
            if self.own or scene.turns_until(person.seat) < scene.turns_until(scene.seat):
                worth -= self.weights[person.seat] * point(person) * A_STRIKE
        armed = any(KINDS[card].weapon for card in scene.hand)
        return worth if armed else worth * UNARMED

    def escaping(self) -> float:
        """How likely the human of this attempt gets away when it flees."""
        scene = self.scene
        return 1 - trapped(scene, scene.space, scene.occupied(), self.temper)


def playing(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    """What each card is worth now, beside what another could be worth later; to pass is worth nothing."""
    moment = Moment(scene, temper)
    spared = temper.sparing * moment.later()
    return [0.0 if option[0] == "pass" else worth_of(moment, str(option[1]), option[2:]) - spared for option in options]


def worth_of(moment: Moment, card: Card, named: Target) -> float:
    """What it is worth to the seat to play a card now."""
    return _strike(moment, card) if KINDS[card].weapon else PLAYS[card](moment, named)


def discarding(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    """The worst card goes, if it is bad enough; a second one that is played in the same turn is worth less."""
    return [temper.choosy - KEPT[str(option[1])] if option[0] == "discard" else 0.0 for option in options]


# What each card is worth


def hits(card: Card, tokens: int) -> float:
    """How likely a weapon hits."""
    if card == box.BIG_CHAINSAW:
        return 1.0
    chance = (3 + KINDS[card].bonus) / DIE
    return chance + HALF * (1 - chance) * chance if tokens else chance


def _strike(moment: Moment, card: Card) -> float:
    return moment.temper.arms * hits(card, moment.scene.me.dice) * hit(moment.scene, moment.temper)


def _fresh_meat(moment: Moment, named: Target) -> float:
    """Three more humans on a tile: zombies there get at them at once (HU-16.9)."""
    scene, me = moment.scene, moment.scene.me
    tile = next(number for number, placed in enumerate(scene.city.tiles) if placed.tile == named[0])
    at, occupied = Prospects(scene, moment.temper).at, scene.occupied()
    free = [
        at(space)
        for space in scene.city.walkable
        if space // 9 == tile and space not in scene.humans and space not in occupied
    ]
    near = sum(zombie // 9 == tile for zombie in me.zombies)
    at_once = min(near, MEAT, len(free)) * catch(scene, me, moment.temper) * point(me)
    return HALF * at_once + sum(sorted(free, reverse=True)[:MEAT])


def _second_wind(moment: Moment, named: Target) -> float:
    scene, me = moment.scene, moment.scene.me
    movement = me.sheet.movement
    more = attempts(scene, me, movement + WIND) - attempts(scene, me, movement)
    return 0.05 + more * catch(scene, me, moment.temper) * point(me)


def _rigor_mortis(moment: Moment, named: Target) -> float:
    scene, person = moment.scene, moment.active
    movement = person.sheet.movement
    fewer = attempts(scene, person, movement) - attempts(scene, person, movement // 2)
    harm = 0.05 + fewer * catch(scene, person, moment.temper) * point(person)
    return -moment.weights[person.seat] * harm


def _boarded_up(moment: Moment, named: Target) -> float:
    """A building is closed: who is inside is farther from everybody (HU-16.12)."""
    scene = moment.scene
    tile = next(number for number, placed in enumerate(scene.city.tiles) if placed.tile == named[0])
    closed = doorsteps(scene.city, tile)
    openings = tuple(step for step in scene.openings if step not in closed)
    before, after = Prospects(scene, moment.temper), Prospects(scene, moment.temper, openings)
    inside = [room for room in scene.city.rooms[tile] if room in scene.humans]
    return sum(after.at(room) - before.at(room) for room in inside)


def _back_door(moment: Moment, named: Target) -> float:
    scene, me = moment.scene, moment.scene.me
    breaking = Breaking(scene, moment.temper, catch(scene, me, moment.temper) * point(me))
    return max((breaking.worth(space, scene.left) for space in set(scene.movable)), default=0.0)


def _slippery(moment: Moment, named: Target) -> float:
    scene, person = moment.scene, moment.active
    lost = success(person) - success(person, -2)
    harm = lost * no_escape(scene, person, moment.temper.counts) * moment.escaping() * point(person)
    return -moment.weights[person.seat] * harm


def _death_grip(moment: Moment, named: Target) -> float:
    scene, me = moment.scene, moment.scene.me
    gained = success(me, 2) - success(me)
    return gained * no_escape(scene, me, moment.temper.counts) * moment.escaping() * point(me)


def _this_way(moment: Moment, named: Target) -> float:
    """Another end for the human who flees (HU-16.16)."""
    scene = moment.scene
    at = Prospects(scene, moment.temper).at
    return max(map(at, scene.ends)) - at(led_by(scene, scene.mover, moment.temper))


def _stampede(moment: Moment, named: Target) -> float:
    scene = moment.scene
    at, occupied = Prospects(scene, moment.temper).at, scene.occupied()
    gains = sorted((gain(scene, at, space, STAMPEDE_STEPS, occupied) for space in scene.humans), reverse=True)
    return sum(value for value in gains[:3] if value > 0)


def _stitched_up(moment: Moment, named: Target) -> float:
    count = len(moment.scene.me.wounds)
    return A_WOUND * count * (1 + HALF * count) / 2


def _sticky_fingers(moment: Moment, named: Target) -> float:
    victim = moment.scene.people[int(named[0])]
    count = min(STOLEN, victim.dice)
    return count * moment.temper.token * (1 - A_STEAL * moment.weights[victim.seat])


def _second_helping(moment: Moment, named: Target) -> float:
    """Other capture cards instead of an Escape (HU-16.20)."""
    scene, me = moment.scene, moment.scene.me
    if ESCAPE not in scene.captures:
        return SOLD_SHORT
    return no_escape(scene, me, moment.temper.counts) * moment.escaping() * point(me)


PLAYS: dict[Card, Callable[[Moment, Target], float]] = {
    box.FRESH_MEAT: _fresh_meat,
    box.SECOND_WIND: _second_wind,
    box.RIGOR_MORTIS: _rigor_mortis,
    box.BOARDED_UP: _boarded_up,
    box.BACK_DOOR: _back_door,
    box.SLIPPERY_CUSTOMER: _slippery,
    box.DEATH_GRIP: _death_grip,
    box.THIS_WAY: _this_way,
    box.STAMPEDE: _stampede,
    box.STITCHED_UP: _stitched_up,
    box.STICKY_FINGERS: _sticky_fingers,
    box.SECOND_HELPING: _second_helping,
}
