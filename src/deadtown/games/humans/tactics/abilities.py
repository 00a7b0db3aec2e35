"""When to use what each character can do once a game (HU-14, section 17), and which character to take."""

from collections.abc import Callable, Mapping
from typing import Final

from deadtown.games.humans import cards as box
from deadtown.games.humans.cards import KINDS
from deadtown.games.humans.characters import (
    CHEERLEADER,
    DOCTOR,
    FOLLOW_THE_BAND,
    GIMME_A_Z,
    HEAL_THYSELF,
    LAWYER,
    MINER,
    MUSICIAN,
    PINFALL,
    WRESTLER,
)
from deadtown.games.humans.steps import BAND_STEPS, BANDED
from deadtown.games.humans.tactics.cards import hits
from deadtown.games.humans.tactics.chances import catch, kills, lost_point, no_escape, point, success, trapped
from deadtown.games.humans.tactics.hunting import attempts
from deadtown.games.humans.tactics.leading import gain
from deadtown.games.humans.tactics.prospects import Prospects
from deadtown.games.humans.tactics.rivalry import weights_of
from deadtown.games.humans.tactics.rolls import hit
from deadtown.games.humans.tactics.scene import Scene
from deadtown.games.humans.tactics.temper import Temper
from deadtown.kernel import Option

FAVOURITES: Final = {LAWYER: 1.0, MINER: 0.8, MUSICIAN: 0.8, CHEERLEADER: 0.75, DOCTOR: 0.7, WRESTLER: 0.6}
"""Who is taken first, when characters are chosen (HU-3.1), in the order in which they won among equals."""
SAVED: Final = {GIMME_A_Z: 0.7, PINFALL: 0.4, FOLLOW_THE_BAND: 0.4, HEAL_THYSELF: 0.3}
"""What an ability is worth as long as it is kept, at the beginning of a game."""
AN_OBJECTION: Final = 0.7
"""The same of the Lawyer's."""
STRUCK: Final = 0.3
"""How likely somebody strikes who may."""
A_NUISANCE: Final = 0.2
"""What a card of somebody else costs that is no weapon."""


def choosing(options: list[Option]) -> list[float]:
    """What each character promises."""
    return [FAVOURITES[str(option[1])] for option in options]


def saved(scene: Scene, worth: float) -> float:
    """What an ability is still worth, the nearer the end the less."""
    nearest = min(person.missing for person in scene.people)
    return worth * min(nearest, 8) / 8


def using(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    """To use an ability now, beside what it would be worth later."""
    return [
        USES[str(option[1])](scene, temper) - saved(scene, SAVED[str(option[1])]) if option[0] == "use" else 0.0
        for option in options
    ]


def _gimme_a_z(scene: Scene, temper: Temper) -> float:
    me = scene.me
    more = attempts(scene, me, 2 * me.sheet.movement) - attempts(scene, me, me.sheet.movement)
    return more * catch(scene, me, temper) * point(me)


def _follow_the_band(scene: Scene, temper: Temper) -> float:
    at, occupied = Prospects(scene, temper).at, scene.occupied()
    gains = sorted((gain(scene, at, space, BAND_STEPS, occupied) for space in scene.humans), reverse=True)
    return sum(value for value in gains[:BANDED] if value > 0)


def _pinfall(scene: Scene, temper: Temper) -> float:
    """No roll, and no weapon (HU-17.4)."""
    me = scene.me
    strikes = sum(STRUCK for person in scene.rivals if person.may_play and person.cards)
    fails = 1 - success(me) * max(1 - strikes, 0.0)
    free = 1 - trapped(scene, scene.space, scene.occupied(), temper)
    return fails * free * no_escape(scene, me, temper.counts) * point(me)


def _heal_thyself(scene: Scene, temper: Temper) -> float:
    """When a zombie would be lost."""
    me, drawn = scene.me, scene.wounds_drawn
    kinds = {kind for kind in drawn if drawn.count(kind) > 1} or set(drawn)
    lost = all(kills(me, kind) for kind in kinds)
    return lost_point(me) if lost and len(me.zombies) > 1 else 0.0


USES: dict[str, Callable[[Scene, Temper], float]] = {
    GIMME_A_Z: _gimme_a_z,
    FOLLOW_THE_BAND: _follow_the_band,
    PINFALL: _pinfall,
    HEAL_THYSELF: _heal_thyself,
}


def objecting(scene: Scene, options: list[Option], about: Mapping[str, str | int], temper: Temper) -> list[float]:
    """Against what hurts oneself, or helps somebody who is about to win (HU-17.1)."""
    seat, card = int(about["seat"]), str(about["card"])
    worth = harm_of(scene, seat, card, temper) - saved(scene, AN_OBJECTION)
    return [worth if option[0] == "object" else 0.0 for option in options]


def harm_of(scene: Scene, seat: int, card: str, temper: Temper) -> float:
    """What another player's card costs the seat."""
    me, mine = scene.me, scene.active == scene.seat
    if KINDS[card].weapon:
        return hits(card, scene.people[seat].dice) * hit(scene, temper) if mine else -1.0
    if mine and card == box.SLIPPERY_CUSTOMER:
        free = 1 - trapped(scene, scene.space, scene.occupied(), temper)
        return (success(me) - success(me, -2)) * no_escape(scene, me, temper.counts) * free * point(me)
    if mine:
        return A_NUISANCE * point(me)
    if scene.active != seat:
        return 0.0
    rival = scene.people[seat]
    return -weights_of(scene, temper)[seat] * point(rival) * (0.35 if card == box.SECOND_HELPING else A_NUISANCE)
