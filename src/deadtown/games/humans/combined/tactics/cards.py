"""When to play a card of either set, and on whom (HX-6, HX-13, HX-14)."""

from collections.abc import Callable, Mapping
from typing import Final

from deadtown.games.humans import cards as humans
from deadtown.games.humans.combined.cards import is_humans_card
from deadtown.games.humans.combined.tactics import strays
from deadtown.games.humans.combined.tactics.hands import keeping
from deadtown.games.humans.combined.tactics.items import LAID, used
from deadtown.games.humans.combined.tactics.moment import IDLE, Moment
from deadtown.games.humans.combined.tactics.rivalry import in_own_units, stakes
from deadtown.games.humans.combined.tactics.scene import Scene
from deadtown.games.humans.combined.tactics.temper import A_POINT, Temper
from deadtown.games.humans.tactics import cards as horde_cards
from deadtown.games.humans.tactics.abilities import A_NUISANCE, AN_OBJECTION, harm_of, saved
from deadtown.games.humans.tactics.chances import catch, no_escape, point, success
from deadtown.games.humans.tactics.hunting import attempts
from deadtown.games.zombies import cards as zombies
from deadtown.games.zombies.tactics import cards as guy_cards
from deadtown.kernel import Option

Card = str
Target = tuple[str | int, ...]

A_MOVE: Final = 0.85
"""What part of a turn is lost without movement."""
HALF_A_MOVE: Final = 0.4
"""The same with half of it."""
STEERED: Final = 0.7
"""The same when somebody else steers."""
ASTRAY: Final = 0.4
"""The same when one is led five steps away."""
A_ROLL: Final = 3.0
"""What it is worth to a shotgun guy to win a combat roll rather than to lose it."""
MORE_STEPS: Final = 1.2
"""What it is worth to him to get three steps farther."""
KEPT: Final = 0.3
"""What part of the worth of a card in hand counts against playing it."""
GOT_UP: Final = 0.5
"""What it costs a shotgun guy that two of his zombies may get up again, in points."""


def playing(scene: Scene, options: list[Option], window: str, subject: int, temper: Temper) -> list[float]:
    """What each card is worth now, beside what it or another could be worth later; to pass is worth nothing."""
    moment = Moment(scene, window, subject, temper)
    sparing = temper.guy.sparing if scene.is_guy else temper.horde.sparing
    spared = sparing * moment.later()
    found = []
    for option in options:
        if option[0] == "pass":
            found.append(0.0)
        elif option[0] == "use":
            found.append(used(moment, str(option[1])))
        else:
            card = str(option[1])
            worth = LAID[card] if card in zombies.ITEMS else worth_of(moment, card, option[2:])
            found.append(worth - spared - sparing * KEPT * keeping(scene, card))
    return found


def worth_of(moment: Moment, card: Card, named: Target) -> float:
    """What it is worth to the seat to play a card now, as its own side counts."""
    if not is_humans_card(card):
        return PLAYS[card](moment, named)
    if card in OWN_PLAYS:
        own = OWN_PLAYS[card](moment, card)
        if own is not None:
            return own
    if humans.KINDS[card].weapon and moment.window == zombies.PRE_COMBAT_ROLL:
        return _swing(moment, card)
    worth = in_own_units(moment.scene, horde_cards.worth_of(moment.hordes, card, named))
    return worth + rescue(moment, card)


# What cards of Humans!!! are worth to whom they were not made for


def rescue(moment: Moment, card: Card) -> float:
    """What it is worth to a shotgun guy to get away from who attacks him (HX-6.8)."""
    scene = moment.scene
    if scene.attacked != scene.seat:
        return 0.0
    hordes = scene.hordes
    attacker = hordes.people[scene.active]
    stays = no_escape(hordes, attacker, moment.temper.horde.counts)
    if humans.KINDS[card].weapon:
        chance = horde_cards.hits(card, 0)
    elif card == humans.SLIPPERY_CUSTOMER:
        chance = success(attacker) - success(attacker, -2)
    else:
        return 0.0
    return chance * stays * moment.outing.caught(scene.active)


def _swing(moment: Moment, card: Card) -> float:
    """A weapon in one's own fight (HX-6.7)."""
    bonus = moment.scene.guys.me.bonus()
    more = min(3 + bonus + humans.KINDS[card].bonus, 6) - min(3 + bonus, 6)
    return A_ROLL * more / 6


def _second_wind(moment: Moment, card: Card) -> float | None:
    if not moment.scene.is_guy:
        return None
    far = moment.guys.far(moment.guys.me)
    lands = moment.scene.allowance < far <= moment.scene.allowance + 3
    return MORE_STEPS + 6.0 * lands


def _rigor_mortis(moment: Moment, card: Card) -> float | None:
    active = moment.scene.active
    if not moment.scene.players[active].is_guy:
        return None
    return moment.harm(active, HALF_A_MOVE * moment.turn(active)) + _halved(moment, active)


def _fresh_meat(moment: Moment, card: Card) -> float | None:
    return -1.0 if moment.scene.is_guy else None


OWN_PLAYS: dict[Card, Callable[[Moment, Card], float | None]] = {
    humans.SECOND_WIND: _second_wind,
    humans.RIGOR_MORTIS: _rigor_mortis,
    humans.FRESH_MEAT: _fresh_meat,
}


# What cards of Zombies!!! are worth


def _halved(moment: Moment, seat: int) -> float:
    """What it is worth that somebody who is about to land gets only half as far."""
    scene = moment.scene
    far = moment.guys.far(scene.guys.people[seat])
    return moment.stopping(seat) if scene.allowance >= far > scene.allowance // 2 else 0.0


def _against(part: float, stops: bool = False) -> Callable[[Moment, Target], float]:
    """A part of a turn is lost to whoever was named, or to whose turn it is."""

    def worth(moment: Moment, named: Target) -> float:
        seat = int(named[0]) if named else moment.scene.active
        found = moment.harm(seat, part * moment.turn(seat))
        if len(named) > 1:
            # One pawn of many.
            found /= max(len(moment.scene.players[seat].zombies), 1)
        return found + (moment.stopping(seat) if stops else 0.0)

    return worth


def _untied_shoe(moment: Moment, named: Target) -> float:
    seat = int(named[0])
    now = moment.window == zombies.POST_MOVE_ROLL and seat == moment.subject
    return moment.harm(seat, HALF_A_MOVE * moment.turn(seat)) + (_halved(moment, seat) if now else 0.0)


def _send_home(moment: Moment, named: Target) -> float:
    """For a life of one's own (HX-14.4)."""
    return _against(ASTRAY, stops=True)(moment, named) + moment.guys.gain(-1, 0)


def _get_up(moment: Moment, named: Target) -> float:
    player = moment.scene.players[int(named[0])]
    return moment.harm(player.seat, GOT_UP * stakes(player) * min(player.kills, 2) / 2)


def _butter(moment: Moment, named: Target) -> float:
    what = named[1]
    lost = guy_cards.KEPT[what] if isinstance(what, str) else 0.45 * what
    return moment.harm(int(named[0]), lost / A_POINT)


def _rush(moment: Moment, named: Target) -> float:
    """Movement is doubled, or a roll is won (HX-7.2)."""
    scene = moment.scene
    if scene.is_guy:
        farther = MORE_STEPS if moment.window == zombies.POST_MOVE_ROLL else 0.0
        return farther + guy_cards.PLAYS[zombies.ADRENALINE_RUSH](moment.guys, named)
    hordes = scene.hordes
    me = hordes.me
    more = attempts(hordes, me, 2 * me.sheet.movement) - attempts(hordes, me, me.sheet.movement)
    return more * catch(hordes, me, moment.temper.horde) * point(me)


def _of_guys(card: Card) -> Callable[[Moment, Target], float]:
    """What a card is worth to a shotgun guy alone."""

    def worth(moment: Moment, named: Target) -> float:
        return guy_cards.PLAYS[card](moment.guys, named) if moment.scene.is_guy else 0.0

    return worth


def _rest(moment: Moment, named: Target) -> float:
    """Two life instead of the movement (ZB-14.20)."""
    me = moment.scene.guys.me
    gained = moment.guys.gain(max(0, min(2, moment.scene.options.zb_life_cap - me.life)), 0)
    return gained - A_POINT * moment.turn(moment.scene.seat) * A_MOVE


def _fill(moment: Moment, named: Target) -> float:
    city = moment.scene.guys.city
    tile = next(number for number, placed in enumerate(city.tiles) if placed.tile == named[0])
    return strays.crowd(moment.scene, moment.temper, [*city.rooms[tile]], 9)


def _place(count: int) -> Callable[[Moment, Target], float]:
    def worth(moment: Moment, named: Target) -> float:
        return strays.crowd(moment.scene, moment.temper, [*moment.scene.guys.city.walkable], count)

    return worth


def _relocate(moment: Moment, named: Target) -> float:
    """Two zombies go elsewhere; one that keeps oneself from winning first of all (ZB-14.23)."""
    scene = moment.scene
    if scene.is_guy and scene.me.space == scene.guys.centre and scene.guys.centre in scene.strays:
        return 50.0
    at = strays.presence(scene, moment.temper).at
    found = max(map(at, scene.guys.city.walkable)) - min(map(at, scene.strays))
    return found if scene.is_guy else found / A_POINT


PLAYS: dict[Card, Callable[[Moment, Target], float]] = {
    zombies.ADRENALINE_RUSH: _rush,
    zombies.ALTERNATE_FOOD_SOURCE: _of_guys(zombies.ALTERNATE_FOOD_SOURCE),
    zombies.BAD_SENSE_OF_DIRECTION: _send_home,
    zombies.BRAIN_CRAMP: _against(STEERED, stops=True),
    zombies.BUTTER_FINGERS: _butter,
    zombies.CLAUSTROPHOBIA: _against(IDLE),
    zombies.COULDNT_GET_ANY_WORSE: _fill,
    zombies.DONT_THINK_THEYRE_DEAD: _get_up,
    zombies.FEAR: _against(A_MOVE),
    zombies.HYSTERICAL_PARALYSIS: _against(1.0),
    zombies.KEYS: _of_guys(zombies.KEYS),
    zombies.MUCH_NEEDED_REST: _rest,
    zombies.SLIGHT_MISCALCULATION: _fill,
    zombies.THIS_ISNT_SO_BAD: _relocate,
    zombies.UNTIED_SHOE: _untied_shoe,
    zombies.WERE_SCREWED: _place(10),
    zombies.WHERE_DID_EVERYBODY_GO: _against(ASTRAY, stops=True),
    zombies.ZOMBIE_MASTER: _place(5),
}


# The Lawyer


def objecting(scene: Scene, options: list[Option], about: Mapping[str, str | int], temper: Temper) -> list[float]:
    """Against what hurts oneself, or helps somebody who is about to win (HU-17.1)."""
    seat, card = int(about["seat"]), str(about["card"])
    if is_humans_card(card):
        harm = harm_of(scene.hordes, seat, card, temper.horde)
    else:
        harm = 2 * A_NUISANCE * point(scene.hordes.me) if zombies.KINDS[card].aim == "opponent" else 0.0
    worth = harm - saved(scene.hordes, AN_OBJECTION)
    return [worth if option[0] == "object" else 0.0 for option in options]
