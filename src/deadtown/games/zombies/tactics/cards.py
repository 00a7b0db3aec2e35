"""When to play a card, on whom, and which cards to keep (ZB-11, table of cards)."""

from collections.abc import Callable

from deadtown.games.town import distances
from deadtown.games.zombies import cards as box
from deadtown.games.zombies.cards import KINDS, POST_COMBAT_ROLL, POST_MOVE_ROLL, Card
from deadtown.games.zombies.combat import NEEDED
from deadtown.games.zombies.state import NOWHERE, TOWN_SQUARE
from deadtown.games.zombies.tactics.horde import presence, weights_of
from deadtown.games.zombies.tactics.landing import PLAIN, landing_of, leads_away
from deadtown.games.zombies.tactics.odds import WIN, odds_of
from deadtown.games.zombies.tactics.race import A_TURN, PACE
from deadtown.games.zombies.tactics.scene import Person, Scene
from deadtown.games.zombies.tactics.temper import Temper
from deadtown.kernel import Option

KEPT: dict[Card, float] = {
    box.ADRENALINE_RUSH: 1.4,
    box.ALL_THE_MARBLES: 0.3,
    box.ALTERNATE_FOOD_SOURCE: 1.8,
    box.BAD_SENSE_OF_DIRECTION: 1.8,
    box.BRAIN_CRAMP: 1.6,
    box.BUTTER_FINGERS: 0.6,
    box.CHAINSAW: 0.9,
    box.CLAUSTROPHOBIA: 0.3,
    box.COULDNT_GET_ANY_WORSE: 0.4,
    box.DONT_THINK_THEYRE_DEAD: 0.4,
    box.FEAR: 1.6,
    box.FIRE_AXE: 1.5,
    box.FIRST_AID_KIT: 1.2,
    box.GRENADE: 0.8,
    box.SHOTGUN: 1.2,
    box.HYSTERICAL_PARALYSIS: 1.9,
    box.KEYS: 2.0,
    box.LOTS_OF_AMMO: 1.0,
    box.MOLOTOV: 0.7,
    box.MUCH_NEEDED_REST: 1.2,
    box.SKATEBOARD: 1.4,
    box.SLIGHT_MISCALCULATION: 0.35,
    box.THIS_ISNT_SO_BAD: 1.3,
    box.UNTIED_SHOE: 1.0,
    box.WERE_SCREWED: 1.2,
    box.WHERE_DID_EVERYBODY_GO: 1.7,
    box.ZOMBIE_MASTER: 1.1,
}
"""What a card is worth in hand, before it is known how it will be used."""
FOR_THE_RACE = frozenset(
    {
        *(box.ALTERNATE_FOOD_SOURCE, box.BAD_SENSE_OF_DIRECTION, box.BRAIN_CRAMP, box.CLAUSTROPHOBIA, box.FEAR),
        *(box.HYSTERICAL_PARALYSIS, box.KEYS, box.UNTIED_SHOE, box.WHERE_DID_EVERYBODY_GO),
    }
)
"""Cards that are of little use when there is no Helipad to run for: they only keep others from being drawn."""


LIFTED = 2
"""How many zombies This Isn't So Bad takes away."""
A_LANDING = 20.0
"""What it is worth to get to the Helipad without a fight."""


class Moment:
    """A window in which the seat may play."""

    def __init__(self, scene: Scene, window: str, subject: int, temper: Temper) -> None:
        self.scene = scene
        self.window = window
        self.subject = subject
        self.temper = temper
        self.odds = odds_of(temper, scene.goal, scene.options.squad)
        self.weights = weights_of(scene, temper)
        self.pad = None if scene.helipad == NOWHERE else distances(scene.city, scene.centre)
        self.landing = landing_of(scene) if temper.cunning else None

    @property
    def me(self) -> Person:
        return self.scene.me

    @property
    def own(self) -> bool:
        return self.subject == self.scene.seat

    def far(self, person: Person) -> int:
        """How far somebody is from the centre of the Helipad; very far as long as there is none."""
        return 60 if self.pad is None or person.space == NOWHERE else self.pad[person.space]

    def race(self, steps: float) -> float:
        """What it is worth to be so many steps from the Helipad."""
        return 0.0 if self.pad is None else float(PLAIN.rush * PACE ** max(steps, 0))

    def hindrance(self, person: Person, steps: float) -> float:
        """What it costs somebody to be thrown back so many steps."""
        far = self.far(person)
        lost = self.race(far) - self.race(far + steps)
        if far <= 7:
            lost *= 1.8
        return self.weights[person.seat] * lost

    def sooner(self) -> float:
        """What it is worth to land now without a fight."""
        return 0.0 if self.landing is None else WIN * (1 - self.landing.chance)

    def stopping(self, person: Person) -> float:
        """What it is worth to stop somebody who is about to land, for oneself and not for all others."""
        if self.landing is None or person.seat != self.scene.active or person.seat == self.scene.seat:
            return 0.0
        return WIN * self.landing.chance / len(self.scene.people)

    def gain(self, life: int, bullets: int) -> float:
        """What more life and bullets are worth."""
        me = self.me
        return self.odds.worth(me.life + life, me.bullets + bullets, me.kills) - self.odds.worth(
            me.life, me.bullets, me.kills
        )


def playing(scene: Scene, options: list[Option], window: str, subject: int, temper: Temper) -> list[float]:
    """What each card is worth now, beside what it is worth to keep it; to pass is worth nothing."""
    moment = Moment(scene, window, subject, temper)
    found = []
    for option in options:
        if option[0] == "pass":
            found.append(0.0)
        elif option[0] == "use":
            found.append(USES[str(option[1])](moment))
        else:
            card = str(option[1])
            keep = temper.sparing * keeping(scene, card)
            if KINDS[card].item:
                found.append(1.0)
            else:
                found.append(PLAYS[card](moment, option[2:]) - keep)
    return found


def keeping(scene: Scene, card: Card) -> float:
    """What a card is worth in hand."""
    if scene.zombies_only and card in FOR_THE_RACE:
        return 0.0
    worth = KEPT[card]
    places = KINDS[card].places
    if places:
        me = scene.me
        if card in me.in_play:
            return 0.1
        laid = [tile for tile, placed in enumerate(scene.city.tiles) if placed.kind in places]
        if not laid:
            return worth * (0.5 if scene.tiles_left else 0.0)
        ahead = distances(scene.city, me.space)
        near = min(ahead[scene.city.rooms[tile][0]] for tile in laid)
        worth *= 1.0 if near < 10 else 0.4
    return worth


def discarding(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    """The worst card goes, if it is bad enough."""
    return [temper.choosy - keeping(scene, str(option[1])) if option[0] == "discard" else 0.0 for option in options]


# What each card is worth

Target = tuple[str | int, ...]


def _target(moment: Moment, named: Target) -> Person:
    return moment.scene.people[int(named[0])]


def _rush(moment: Moment, named: Target) -> float:
    """Movement is doubled, or a lost roll is won (ZB-14.1)."""
    scene, me = moment.scene, moment.me
    if moment.window == POST_COMBAT_ROLL:
        roll = scene.roll
        if roll is None or roll.total + 2 < NEEDED:
            return 0.0
        return 1.0 if me.life > 1 or me.bullets >= NEEDED - roll.total else 4.0
    if moment.window != POST_MOVE_ROLL or scene.allowance < 2:
        return 0.0
    far = moment.far(me)
    gained = moment.race(far - 2 * scene.allowance) - moment.race(far - scene.allowance)
    return gained + (6.0 if scene.allowance < far <= 2 * scene.allowance else 0.0)


def _keys(moment: Moment, named: Target) -> float:
    far = moment.far(moment.me)
    if moment.pad is None:
        return 0.0
    gained = moment.race(far - 10) - moment.race(far - A_TURN)
    return gained + (6.0 if 4 <= far <= 10 else 0.0)


def _peace(moment: Moment, named: Target) -> float:
    """The way past the zombies to the Helipad, or out of a fight that is likely lost (ZB-14.3)."""
    scene, me = moment.scene, moment.me
    if scene.peace or not moment.own:
        return 0.0
    if me.space == scene.centre:
        return A_LANDING if moment.temper.cunning and leads_away(scene, me) else 0.0
    if moment.window == box.PRE_COMBAT_ROLL:
        return moment.odds.price(me.life, me.bullets, me.kills, me.bonus(), 2)
    if moment.landing is None or not (scene.centre not in scene.zombies or leads_away(scene, me)):
        return 0.0
    return moment.sooner()


def _send_home(moment: Moment, named: Target) -> float:
    person = _target(moment, named)
    if moment.pad is None:
        return 0.0
    back = moment.pad[TOWN_SQUARE] - moment.far(person)
    stops = back > moment.scene.left
    return moment.hindrance(person, back) + moment.gain(-1, 0) + stops * moment.stopping(person)


def _cramp(moment: Moment, named: Target) -> float:
    """To steer a leader away (ZB-14.5)."""
    person = moment.scene.people[moment.scene.active]
    return moment.hindrance(person, 1.6 * moment.scene.allowance) + moment.stopping(person)


def _butter(moment: Moment, named: Target) -> float:
    person = _target(moment, named)
    what = named[1]
    lost = KEPT[what] if isinstance(what, str) else 0.45 * what
    return moment.weights[person.seat] * lost


def _claustrophobia(moment: Moment, named: Target) -> float:
    person = _target(moment, named)
    inside = moment.scene.city.building[person.space] >= 0
    return moment.weights[person.seat] * (0.9 if inside and moment.pad is None else 0.1)


def _crowd(moment: Moment, spaces: list[int], count: int) -> float:
    """What it is worth to put so many zombies on the best of some spaces."""
    at = presence(moment.scene, moment.temper).at
    zombies = moment.scene.zombies
    best = sorted((at(space) for space in spaces if space not in zombies), reverse=True)
    return sum(best[:count])


def _fill(moment: Moment, named: Target) -> float:
    """Zombies on all free spaces of a building (ZB-14.9, ZB-14.22)."""
    city = moment.scene.city
    tile = next(number for number, placed in enumerate(city.tiles) if placed.tile == named[0])
    return _crowd(moment, list(city.rooms[tile]), 9)


def _place(count: int) -> Callable[[Moment, Target], float]:
    def worth(moment: Moment, named: Target) -> float:
        return _crowd(moment, list(moment.scene.city.walkable), count)

    return worth


def _relocate(moment: Moment, named: Target) -> float:
    """Two zombies go elsewhere; one that keeps the own pawn from winning first of all (ZB-14.23)."""
    scene = moment.scene
    if scene.centre != NOWHERE and scene.me.space == scene.centre and scene.centre in scene.zombies:
        return 50.0
    if moment.own and moment.landing is not None and moment.landing.fights <= LIFTED:
        return moment.sooner()
    at = presence(scene, moment.temper).at
    return max(map(at, scene.city.walkable)) - min(map(at, scene.zombies))


def _get_up(moment: Moment, named: Target) -> float:
    person = _target(moment, named)
    odds = odds_of(PLAIN, moment.scene.goal, False)
    lost = odds.worth(1, 0, person.kills) - odds.worth(1, 0, max(person.kills - 2, 0))
    return 0.6 * moment.weights[person.seat] * lost


def _lose_turn(moment: Moment, named: Target) -> float:
    person = _target(moment, named)
    return moment.hindrance(person, A_TURN + 1) + 0.4 * moment.weights[person.seat]


def _stay(moment: Moment, named: Target) -> float:
    person = _target(moment, named)
    return moment.hindrance(person, A_TURN) + 0.3 * moment.weights[person.seat]


def _trip(moment: Moment, named: Target) -> float:
    person = _target(moment, named)
    scene = moment.scene
    if moment.window == POST_MOVE_ROLL and person.seat == moment.subject:
        lost = scene.allowance - scene.allowance // 2
        decisive = scene.allowance >= moment.far(person) > scene.allowance // 2
        stopped = 5.0 * moment.weights[person.seat] + moment.stopping(person)
        return moment.hindrance(person, lost) + (stopped if decisive else 0.0)
    return moment.hindrance(person, A_TURN / 2)


def _lead_astray(moment: Moment, named: Target) -> float:
    person = _target(moment, named)
    stops = moment.far(person) + 5 > moment.scene.left
    return moment.hindrance(person, 5) + 0.3 * moment.weights[person.seat] + stops * moment.stopping(person)


def _rest(moment: Moment, named: Target) -> float:
    """Two life instead of the movement (ZB-14.20)."""
    me = moment.me
    gained = moment.gain(min(2, moment.scene.options.zb_life_cap - me.life), 0)
    return gained - (0.5 if moment.pad is None else moment.race(moment.far(me) - A_TURN) - moment.race(moment.far(me)))


PLAYS: dict[Card, Callable[[Moment, Target], float]] = {
    box.ADRENALINE_RUSH: _rush,
    box.ALTERNATE_FOOD_SOURCE: _peace,
    box.BAD_SENSE_OF_DIRECTION: _send_home,
    box.BRAIN_CRAMP: _cramp,
    box.BUTTER_FINGERS: _butter,
    box.CLAUSTROPHOBIA: _claustrophobia,
    box.COULDNT_GET_ANY_WORSE: _fill,
    box.DONT_THINK_THEYRE_DEAD: _get_up,
    box.FEAR: _stay,
    box.HYSTERICAL_PARALYSIS: _lose_turn,
    box.KEYS: _keys,
    box.MUCH_NEEDED_REST: _rest,
    box.SLIGHT_MISCALCULATION: _fill,
    box.THIS_ISNT_SO_BAD: _relocate,
    box.UNTIED_SHOE: _trip,
    box.WERE_SCREWED: _place(10),
    box.WHERE_DID_EVERYBODY_GO: _lead_astray,
    box.ZOMBIE_MASTER: _place(5),
}


# Items in play


def _use_weapon(moment: Moment) -> float:
    """A weapon that is used up helps most where there is a lot to fight."""
    scene, me = moment.scene, moment.me
    if moment.window != box.PRE_COMBAT_ROLL or not moment.own or me.bonus() >= 2:
        return 0.0
    ahead = distances(scene.city, me.space)
    near = sum(ahead[space] < 4 for space in scene.zombies)
    return near - 2.5 + (2.0 if me.life == 1 else 0.0) + (2.0 if moment.far(me) < 4 else 0.0)


def _use_grenade(moment: Moment) -> float:
    scene, me = moment.scene, moment.me
    rooms = scene.city.rooms[me.space // 9]
    killed = sum(space in scene.zombies for space in rooms)
    if me.kills + killed >= scene.goal:
        return 50.0
    if me.life < 2:
        return 0.0
    odds = moment.odds
    return odds.worth(me.life - 1, me.bullets, me.kills + killed) - odds.worth(me.life, me.bullets, me.kills) - 0.3


def _use_ammunition(moment: Moment) -> float:
    return 1.0


def _use_marbles(moment: Moment) -> float:
    """Let no zombie move when one is about to win oneself."""
    if moment.window != box.PRE_ZOMBIE_ROLL or moment.own or moment.far(moment.me) > 8:
        return 0.0
    return 1.0


USES: dict[Card, Callable[[Moment], float]] = {
    box.CHAINSAW: _use_weapon,
    box.MOLOTOV: _use_weapon,
    box.GRENADE: _use_grenade,
    box.LOTS_OF_AMMO: _use_ammunition,
    box.ALL_THE_MARBLES: _use_marbles,
}
