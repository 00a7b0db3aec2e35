"""Ranged attacks (section 10), and the other things that are done in place of one (LN-5.16)."""

from deadtown.games.last_night import events
from deadtown.games.last_night.blasts import FLAMETHROWER, TNT, sweep, throw_tnt
from deadtown.games.last_night.cards import FIRE, GUN, Card
from deadtown.games.last_night.explosions import (
    explode_dynamite,
    explode_gas,
    explosive_gas,
    light_fire,
    set_off_gas,
)
from deadtown.games.last_night.fire import light_options
from deadtown.games.last_night.ground import NAMES, NUMBERS
from deadtown.games.last_night.heroes import LAW
from deadtown.games.last_night.items import has, lose_item
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.rolling import roll_of, rolled_out
from deadtown.games.last_night.sight import path, seen_within
from deadtown.games.last_night.state import HEROES, NOWHERE, Hero, Roll, State
from deadtown.games.last_night.survival_cards import HEROES_CARDS
from deadtown.games.last_night.windows import IB, RR
from deadtown.games.last_night.wounds import kill_zombie, wound_zombie
from deadtown.kernel import Option, Steps

HOLD_FIRE: Option = ("hold_fire",)
THROW_RANGE = 2
THROWN = ("throw", "throw_tnt")
"""How attacks are called in which something is thrown."""
ACROSS_FIRE = 4
"""What must be rolled for dynamite that flies through a fire (LN-9.17)."""
CRAWLING = 2
"""What rolls to hit a Crawling Torso lose."""
SET_OFF_RANGE = 2
SET_OFF = 3
"""What must be rolled to set gas off with a fire item (LN-12.3)."""
RELOADED = "quick_reload_boost"
"""How it is noted that the Boost of Quick Reload has been used in a turn."""


def range_of(hero: Hero, weapon: Card) -> int:
    """How far a hero shoots with a ranged weapon (LN-10.1); sharpshooters shoot farther (Table X)."""
    shot = HEROES_CARDS[weapon].shot
    assert shot is not None
    reach = shot.range + ("night_goggles" in hero.items)
    if "sharpshooter" not in hero.upgrades:
        return reach
    return reach + (2 if "sharpshooter" in hero.boosted else 1)


def throw_range(hero: Hero) -> int:
    """How far a hero throws an item (LN-9.14); a strong arm throws farther (Table X)."""
    return THROW_RANGE + ("strong_arm" in hero.upgrades)


def needed(hero: Hero, weapon: Card) -> int:
    """What a die must show to hit with a ranged weapon (LN-10.3); who aims well needs less (Table X)."""
    shot = HEROES_CARDS[weapon].shot
    assert shot is not None
    marksman = weapon == "sniper_rifle" and LAW in hero.sheet.keywords
    return shot.needs - ("steady_aim" in hero.boosted) - marksman


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
            options += [("throw_tnt", NAMES[space]) for space in in_sight(play, hero.space, throw_range(hero))]
        if FIRE in row.keywords:
            options += light_options(play, hero.space, item)
            gas = explosive_gas(play)
            near = set(in_sight(play, hero.space, SET_OFF_RANGE)) if gas else ()
            options += [("set_off", item, NAMES[space]) for space in gas if space in near]
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
        options += [("shoot_gas", weapon, NAMES[gas]) for gas in explosive_gas(play) if gas in seen]
    return options


def _throws(play: Play, hero: Hero) -> list[Option]:
    """Lit, onto a fire, or across one (LN-9.15 to LN-9.17)."""
    fires = play.state.fires
    options: list[Option] = []
    lit = has(hero, FIRE)
    for space in in_sight(play, hero.space, throw_range(hero)):
        if lit:
            options.append(("throw", NAMES[space], "lit"))
        if not lit and space in fires:
            options.append(("throw", NAMES[space], "onto_fire"))
        elif not lit and fires and any(by in fires for by in path(hero.space, space)[1:-1]):
            options.append(("throw", NAMES[space], "across_fire"))
    return options


def attacks_left(play: Play, hero: Hero) -> list[Option]:
    """The ranged attacks that a hero may still make in this step: one, unless it has learnt to make more (Table X).

    A gunslinger makes a second one with another weapon, a strong arm throws something besides.
    """
    done = play.state.attacked
    if not done:
        return attacks(play, hero)
    throws_besides = "strong_arm" in hero.boosted
    thrown = any(verb in THROWN for verb, _ in done)
    made = len(done) - (throws_besides and thrown)
    if made < (2 if "gunslinger" in hero.boosted else 1):
        used = [item for _, item in done]
        return [option for option in attacks(play, hero) if not made or is_another(hero, item_of(option), used)]
    if throws_besides and not thrown:
        return [option for option in attacks(play, hero) if option[0] in THROWN]
    return []


def is_another(hero: Hero, item: Card, used: list[Card]) -> bool:
    """Whether an item is none of those that have been used."""
    return hero.items.count(item) > used.count(item)


def item_of(attack: Option) -> Card:
    """The item with which an attack is made."""
    if attack[0] == "throw_tnt":
        return TNT
    return "dynamite" if attack[0] == "throw" else str(attack[1])


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
    harder = tuple(harder_to_hit(state, zombie) for zombie in targets) if state.armed else ()
    if verb == "shoot" and harder:
        need, harder = need + harder[0], ()
    roll = yield from rolled_out(play, hero, "shot", need, weapon, max(len(targets), 1), RR, harder)
    dice = roll.dice
    hits = [roll.counts(place) >= need for place in range(len(dice))]
    if verb == "shoot_gas" and hits[0]:
        yield from explode_gas(play, space, hero)
        yield from set_off_gas(play)
    gun = weapon if GUN in HEROES_CARDS[weapon].keywords else ""
    had = shooter.items.count(weapon)
    for zombie, hit in zip(targets, hits, strict=False):
        if hit and state.zombies[zombie] != NOWHERE:
            strike = kill_zombie if shot.kills else wound_zombie
            # A gun that a kill has cost can't be lost again, nor is another one of its kind concerned.
            fired = gun if shooter.items.count(weapon) == had else ""
            yield from strike(play, zombie, fired, hero, "LN-10.4")
    if shooter.items.count(weapon) == had:
        yield from check_ammo(play, hero, weapon, dice)


def harder_to_hit(state: State, zombie: int) -> int:
    """What a roll to hit a zombie loses: a torso that crawls is a small target (Table G)."""
    return CRAWLING if state.armed.get(zombie) == "crawling_torso" else 0


def check_ammo(play: Play, hero: int, weapon: Card, dice: tuple[int, ...]) -> Steps[None]:
    """Whether the weapon is spent (LN-10.5)."""
    shooter, shot = play.state.heroes[hero], HEROES_CARDS[weapon].shot
    assert shot is not None
    if not shot.ammo or shooter.dead or weapon not in shooter.items:
        return
    if shot.own_die:
        dice = yield from roll_of(play, hero, "ammo", shot.ammo, weapon, 1, IB)
    elif "quick_reload" in shooter.upgrades:
        dice = yield from look_at_ammo(play, hero, weapon, dice)
    if any(die <= shot.ammo for die in dice) and not reloads(play, shooter):
        yield from lose_item(play, hero, weapon)


def look_at_ammo(play: Play, hero: int, weapon: Card, dice: tuple[int, ...]) -> Steps[tuple[int, ...]]:
    """Hit dice that say that a weapon is spent may be rolled again as ammo dice by who reloads quickly (LN-10.5)."""
    state, shot = play.state, HEROES_CARDS[weapon].shot
    assert shot is not None
    spent = tuple(die for die in dice if die <= shot.ammo)
    if not spent:
        return ()
    before = state.roll
    state.roll = roll = Roll("ammo", spent, hero, shot.ammo, weapon)
    yield from play.ask_all(IB, HEROES, only=HEROES)
    state.roll = before
    return roll.dice


def reloads(play: Play, hero: Hero) -> bool:
    """Whether the first loss of ammunition in a turn is ignored (Quick Reload, Boost)."""
    if "quick_reload" not in hero.boosted or RELOADED in hero.used:
        return False
    hero.used += (RELOADED,)
    play.tell(events.UpgradeUsed, hero.seat, hero.person, "quick_reload")
    return True


def throw(play: Play, hero: int, space: int, way: str) -> Steps[None]:
    """Dynamite, which explodes unless it is not lit on its way (LN-9.14 to LN-9.18)."""
    thrower = play.state.heroes[hero]
    play.spend_item(thrower, "dynamite")
    play.tell(events.DynamiteThrown, thrower.seat, thrower.person, NAMES[space])
    if way == "across_fire":
        (die,) = yield from roll_of(play, hero, "across_fire", ACROSS_FIRE, "dynamite")
        if die < ACROSS_FIRE:
            return
    yield from explode_dynamite(play, space, hero)


def set_off(play: Play, hero: int, item: Card, space: int) -> Steps[None]:
    """A fire item is thrown at gas (LN-12.3)."""
    play.spend_item(play.state.heroes[hero], item)
    (die,) = yield from roll_of(play, hero, "set_off", SET_OFF, item)
    if die >= SET_OFF:
        yield from explode_gas(play, space, hero)
        yield from set_off_gas(play)
