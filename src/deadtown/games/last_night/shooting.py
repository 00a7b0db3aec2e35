"""Ranged attacks (section 10), and the other things that are done in place of one (LN-5.16)."""

from deadtown.games.last_night import events
from deadtown.games.last_night.blasts import FLAMETHROWER, TNT, sweep, throw_tnt
from deadtown.games.last_night.cards import FIRE, GUN, Card
from deadtown.games.last_night.explosions import explode_dynamite, explode_gas, light_fire, set_off_gas
from deadtown.games.last_night.fire import light_options
from deadtown.games.last_night.ground import NAMES, NUMBERS
from deadtown.games.last_night.heroes import LAW
from deadtown.games.last_night.items import has, lose_item
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.rolling import roll_of
from deadtown.games.last_night.sight import path, seen_within
from deadtown.games.last_night.state import NOWHERE, Hero
from deadtown.games.last_night.survival_cards import HEROES_CARDS
from deadtown.games.last_night.windows import IB, RR
from deadtown.games.last_night.wounds import kill_zombie, wound_zombie
from deadtown.kernel import Option, Steps

HOLD_FIRE: Option = ("hold_fire",)
THROW_RANGE = 2
ACROSS_FIRE = 4
"""What must be rolled for dynamite that flies through a fire (LN-9.17)."""
SET_OFF_RANGE = 2
SET_OFF = 3
"""What must be rolled to set gas off with a fire item (LN-12.3)."""


def range_of(hero: Hero, weapon: Card) -> int:
    """How far a hero shoots with a ranged weapon (LN-10.1); who sees in the dark shoots farther (Table U)."""
    shot = HEROES_CARDS[weapon].shot
    assert shot is not None
    return shot.range + ("night_goggles" in hero.items)


def needed(hero: Hero, weapon: Card) -> int:
    """What a die must show to hit with a ranged weapon (LN-10.3); the law needs less with a Sniper Rifle (Table U)."""
    shot = HEROES_CARDS[weapon].shot
    assert shot is not None
    return shot.needs - (weapon == "sniper_rifle" and LAW in hero.sheet.keywords)


def in_sight(play: Play, space: int, reach: int) -> tuple[int, ...]:
    """The spaces within a range that are seen from a space (LN-10.1)."""
    return seen_within(play.state.layout, space, reach)


def attacks(play: Play, hero: Hero) -> list[Option]:
    """All ranged attacks that a hero could make now (LN-5.16)."""
    options: list[Option] = []
    for item in dict.fromkeys(hero.items):
        row = HEROES_CARDS[item]
        if row.shot is not None:
            options += _shots(play, hero, item)
        if item == "dynamite":
            options += _throws(play, hero)
        if item == TNT:
            options += [("throw_tnt", NAMES[space]) for space in in_sight(play, hero.space, THROW_RANGE)]
        if FIRE in row.keywords:
            options += light_options(play, hero.space, item)
            near = set(in_sight(play, hero.space, SET_OFF_RANGE)) if play.state.gas else ()
            options += [("set_off", item, NAMES[gas]) for gas in play.state.gas if gas in near]
    return options


def _shots(play: Play, hero: Hero, weapon: Card) -> list[Option]:
    state, row = play.state, HEROES_CARDS[weapon]
    shot = row.shot
    assert shot is not None
    seen = set(in_sight(play, hero.space, range_of(hero, weapon)))
    if weapon == FLAMETHROWER:
        return [("blast", weapon, NAMES[space]) for space in sorted(seen - {hero.space})]
    targets = [zombie for zombie in play.in_play() if state.zombies[zombie] in seen]
    options: list[Option]
    if shot.aim == "zombie":
        options = [("shoot", weapon, ref) for ref in play.refs(targets)]
    else:
        options = [("blast", weapon, NAMES[space]) for space in sorted({state.zombies[zombie] for zombie in targets})]
    if GUN in row.keywords:
        options += [("shoot_gas", weapon, NAMES[gas]) for gas in state.gas if gas in seen]
    return options


def _throws(play: Play, hero: Hero) -> list[Option]:
    """Lit, onto a fire, or across one (LN-9.15 to LN-9.17)."""
    fires = play.state.fires
    options: list[Option] = []
    lit = has(hero, FIRE)
    for space in in_sight(play, hero.space, THROW_RANGE):
        if lit:
            options.append(("throw", NAMES[space], "lit"))
        if not lit and space in fires:
            options.append(("throw", NAMES[space], "onto_fire"))
        elif not lit and fires and any(by in fires for by in path(hero.space, space)[1:-1]):
            options.append(("throw", NAMES[space], "across_fire"))
    return options


def attack(play: Play, hero: int, choice: Option) -> Steps[None]:
    """Carry out a ranged attack."""
    verb, *words = choice
    names = [str(word) for word in words]
    if verb == "throw":
        yield from throw(play, hero, NUMBERS[names[0]], names[1])
    elif verb == "throw_tnt":
        yield from throw_tnt(play, hero, NUMBERS[names[0]])
    elif verb == "light":
        play.spend_item(play.state.heroes[hero], names[0])
        yield from light_fire(play, NUMBERS[names[1]])
    elif verb == "set_off":
        yield from set_off(play, hero, names[0], NUMBERS[names[1]])
    else:
        yield from shoot(play, hero, names[0], str(verb), names[1])


def shoot(play: Play, hero: int, weapon: Card, verb: str, aim: str) -> Steps[None]:
    """Roll to hit each target, then for ammunition (LN-10.3 to LN-10.5, LN-10.7)."""
    state = play.state
    shooter, shot = state.heroes[hero], HEROES_CARDS[weapon].shot
    assert shot is not None
    if weapon == FLAMETHROWER:
        yield from sweep(play, hero, NUMBERS[aim])
        yield from check_ammo(play, hero, weapon, ())
        return
    if verb == "shoot":
        found = play.refs(play.in_play())[aim]
        targets, space = [found], state.zombies[found]
    else:
        space = NUMBERS[aim]
        targets = state.zombies_on(space) if verb == "blast" else []
    play.tell(events.ShotFired, shooter.seat, shooter.person, weapon, NAMES[space])
    if weapon == "signal_flare":
        play.spend_item(shooter, weapon)
    need = needed(shooter, weapon)
    dice = yield from roll_of(play, hero, "shot", need, weapon, max(len(targets), 1), RR)
    if verb == "shoot_gas" and dice[0] >= need:
        yield from explode_gas(play, space)
        yield from set_off_gas(play)
    gun = weapon if GUN in HEROES_CARDS[weapon].keywords else ""
    had = shooter.items.count(weapon)
    for zombie, die in zip(targets, dice, strict=False):
        if die >= need and state.zombies[zombie] != NOWHERE:
            strike = kill_zombie if shot.kills else wound_zombie
            # A gun that a kill has cost can't be lost again, nor is another one of its kind concerned.
            fired = gun if shooter.items.count(weapon) == had else ""
            yield from strike(play, zombie, fired, hero, "LN-10.4")
    if shooter.items.count(weapon) == had:
        yield from check_ammo(play, hero, weapon, dice)


def check_ammo(play: Play, hero: int, weapon: Card, dice: tuple[int, ...]) -> Steps[None]:
    """Whether the weapon is spent (LN-10.5)."""
    shooter, shot = play.state.heroes[hero], HEROES_CARDS[weapon].shot
    assert shot is not None
    if not shot.ammo or shooter.dead or weapon not in shooter.items:
        return
    if shot.own_die:
        dice = yield from roll_of(play, hero, "ammo", shot.ammo, weapon, 1, IB)
    if any(die <= shot.ammo for die in dice):
        yield from lose_item(play, hero, weapon)


def throw(play: Play, hero: int, space: int, way: str) -> Steps[None]:
    """Dynamite, which explodes unless it is not lit on its way (LN-9.14 to LN-9.18)."""
    thrower = play.state.heroes[hero]
    play.spend_item(thrower, "dynamite")
    play.tell(events.DynamiteThrown, thrower.seat, thrower.person, NAMES[space])
    if way == "across_fire":
        (die,) = yield from roll_of(play, hero, "across_fire", ACROSS_FIRE, "dynamite")
        if die < ACROSS_FIRE:
            return
    yield from explode_dynamite(play, space)


def set_off(play: Play, hero: int, item: Card, space: int) -> Steps[None]:
    """A fire item is thrown at gas (LN-12.3)."""
    play.spend_item(play.state.heroes[hero], item)
    (die,) = yield from roll_of(play, hero, "set_off", SET_OFF, item)
    if die >= SET_OFF:
        yield from explode_gas(play, space)
        yield from set_off_gas(play)
