"""Ranged attacks (section 10), and the other things that are done in place of one (LN-5.16)."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from deadtown.games.last_night import events
from deadtown.games.last_night.blasts import FLAMETHROWER, TNT, sweep, throw_tnt
from deadtown.games.last_night.cards import FIRE, GUN, Card
from deadtown.games.last_night.combining import TWO_DYNAMITE, cards_of, is_two_guns, name_of
from deadtown.games.last_night.explosions import (
    explode_dynamite,
    explode_gas,
    explode_molotov,
    explode_two_dynamite,
    explosive_gas,
    light_fire,
    set_off_gas,
    use_up_two_dynamite,
)
from deadtown.games.last_night.fire import light_options
from deadtown.games.last_night.ground import NAMES, NUMBERS
from deadtown.games.last_night.heroes import LAW, Person
from deadtown.games.last_night.items import has, lose_item
from deadtown.games.last_night.moments import IB, RA, RR
from deadtown.games.last_night.options import HEROES
from deadtown.games.last_night.pending import Attack, Roll
from deadtown.games.last_night.pieces import NOWHERE
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.rolling import roll_of, rolled_out
from deadtown.games.last_night.sight import path, seen_within
from deadtown.games.last_night.state import Hero, State
from deadtown.games.last_night.survival_cards import HEROES_CARDS
from deadtown.games.last_night.upgrades import Upgrade
from deadtown.games.last_night.wounds import kill_zombie, wound_zombie
from deadtown.kernel import Option, Steps

HOLD_FIRE: Option = ("hold_fire",)
THROW_RANGE = 2
ACROSS_FIRE = 4
"""What must be rolled for dynamite that flies through a fire (LN-9.17)."""
CRAWLING = 2
"""What rolls to hit a Crawling Torso lose."""
SET_OFF_RANGE = 2
SET_OFF = 3
"""What must be rolled to set gas off with a fire item (LN-12.3)."""
TWO_DYNAMITE_FLY = 2
"""What must be rolled for two sticks not to explode where they are thrown from (LN-9.19)."""
THROWS = ("throw", "hurl", "throw_tnt")
"""The attacks by which something is thrown."""
RELOADED = "quick_reload_boost"
"""How it is noted that the Boost of Quick Reload has been used in a turn."""


class Aimed(NamedTuple):
    """A weapon, how it is fired and at what."""

    verb: str
    weapon: Card
    aim: str


class Shooter(Protocol):
    """Somebody who fires weapons."""

    @property
    def sheet(self) -> Person: ...

    @property
    def boosted(self) -> Sequence[Upgrade]: ...


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
        if item == "molotov":
            options += [("hurl", item, NAMES[space]) for space in in_sight(play, hero.space, throw_range(hero))]
        if item == TNT:
            options += [("throw_tnt", NAMES[space]) for space in in_sight(play, hero.space, throw_range(hero))]
        if FIRE in row.keywords:
            options += light_options(play, hero.space, item)
            gas = explosive_gas(play)
            near = set(in_sight(play, hero.space, SET_OFF_RANGE)) if gas else ()
            options += [("set_off", item, NAMES[space]) for space in gas if space in near]
    for pair in dict.fromkeys(hero.taped):
        if is_two_guns(pair) and all(_shots(play, hero, gun) for gun in pair):
            options.append(("fire_both", name_of(pair)))
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
    """Lit, onto a fire, or across one (LN-9.15 to LN-9.17); two sticks that are one item need no fire (LN-9.19)."""
    fires = play.state.fires
    options: list[Option] = []
    both = TWO_DYNAMITE in hero.taped
    single = hero.items.count("dynamite") > 2 * hero.taped.count(TWO_DYNAMITE)
    lit = has(hero, FIRE)
    for space in in_sight(play, hero.space, throw_range(hero)):
        if both:
            options.append(("throw", NAMES[space], "both"))
        if not single:
            continue
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
    thrown = any(verb in THROWS for verb, _ in done)
    made = len(done) - (throws_besides and thrown)
    if made < (2 if "gunslinger" in hero.boosted else 1):
        used = [card for _, item in done for card in cards_of(item)]
        return [option for option in attacks(play, hero) if not made or is_another(hero, item_of(option), used)]
    if throws_besides and not thrown:
        return [option for option in attacks(play, hero) if option[0] in THROWS]
    return []


def is_another(hero: Hero, thing: str, used: list[Card]) -> bool:
    """Whether an item, combined or not, is none of those that have been used."""
    return all(hero.items.count(card) > used.count(card) for card in cards_of(thing))


def item_of(attack: Option) -> str:
    """The item with which an attack is made, combined or not."""
    if attack[0] == "throw_tnt":
        return TNT
    if attack[0] != "throw":
        return str(attack[1])
    return name_of(TWO_DYNAMITE) if attack[2] == "both" else "dynamite"


def attack(play: Play, hero: int, choice: Option) -> Steps[None]:
    """Carry out a ranged attack."""
    verb, *words = choice
    names = [str(word) for word in words]
    if verb == "throw":
        yield from throw(play, hero, NUMBERS[names[0]], names[1])
    elif verb == "hurl":
        yield from hurl(play, hero, NUMBERS[names[1]])
    elif verb == "throw_tnt":
        yield from throw_tnt(play, hero, NUMBERS[names[0]])
    elif verb == "light":
        yield from play.spend_item(play.state.heroes[hero], names[0])
        yield from light_fire(play, NUMBERS[names[1]])
    elif verb == "set_off":
        yield from set_off(play, hero, names[0], NUMBERS[names[1]])
    elif verb == "fire_both":
        yield from fire_both(play, hero, cards_of(names[0]))
    else:
        yield from shoot(play, hero, [Aimed(*map(str, choice))])


def fire_both(play: Play, hero: int, pair: Sequence[Card]) -> Steps[None]:
    """Two guns that are one item are fired together, at the same target or at two, named before any dice (LN-9.12)."""
    shooter = play.state.heroes[hero]
    shots: list[Aimed] = []
    for gun in pair:
        options = _shots(play, shooter, gun)
        choice = yield from play.choose(shooter.seat, "aim_gun", options, hero=shooter.person, card=gun)
        shots.append(Aimed(*map(str, choice)))
    yield from shoot(play, hero, shots, pair)


def shoot(play: Play, hero: int, shots: Sequence[Aimed], pair: Sequence[Card] = ()) -> Steps[None]:
    """Weapons are declared and fired, and when all is done ammunition is looked at (LN-10.3 to LN-10.5, LN-9.12)."""
    state = play.state
    shooter = state.heroes[hero]
    weapons = tuple(shot.weapon for shot in shots)
    before, state.attack = state.attack, Attack(hero, weapons, tuple(shot.aim for shot in shots))
    yield from play.ask_all(RA, HEROES)
    # A gun that is lost meanwhile is not fired, nor is another one of its kind concerned.
    others = Counter(shooter.items) - Counter(weapons)
    fired: list[tuple[Card, tuple[int, ...] | None]] = []
    for shot in shots:
        if shooter.items.count(shot.weapon) > others[shot.weapon]:
            dice = yield from fire(play, hero, shot)
            fired.append((shot.weapon, dice))
    for weapon, dice in fired:
        if dice is not None and shooter.items.count(weapon) > others[weapon]:
            yield from check_ammo(play, hero, weapon, dice, pair)
    state.attack = before


def fire(play: Play, hero: int, aimed: Aimed) -> Steps[tuple[int, ...] | None]:
    """Roll to hit each target (LN-10.3, LN-10.4, LN-10.7). The dice, unless the weapon is gone or was not fired."""
    state, weapon = play.state, aimed.weapon
    shooter, shot = state.heroes[hero], HEROES_CARDS[weapon].shot
    assert shot is not None
    if aimed.verb == "shoot":
        found = play.refs(play.in_play()).get(aimed.aim)
        targets = [] if found is None else [found]
        space = NOWHERE if found is None else state.zombies[found]
    else:
        space = NUMBERS[aimed.aim]
        targets = state.zombies_on(space) if aimed.verb == "blast" else []
    if weapon == FLAMETHROWER:
        return (yield from spew(play, hero, space, targets))
    if not targets and (aimed.verb != "shoot_gas" or space not in state.gas):
        return None
    play.tell(events.ShotFired, shooter.seat, shooter.person, weapon, NAMES[space])
    if weapon == "signal_flare":
        yield from play.spend_item(shooter, weapon)
    dice, hits = yield from roll_to_hit(play, hero, weapon, targets)
    if aimed.verb == "shoot_gas" and hits[0]:
        yield from explode_gas(play, space, hero)
        yield from set_off_gas(play)
    gun = weapon if GUN in HEROES_CARDS[weapon].keywords else ""
    had = shooter.items.count(weapon)
    for zombie, hit in zip(targets, hits, strict=False):
        if hit and state.zombies[zombie] != NOWHERE:
            strike = kill_zombie if shot.kills else wound_zombie
            # A gun that a kill has cost can't be lost again.
            yield from strike(play, zombie, gun if shooter.items.count(weapon) == had else "", hero, "LN-10.4")
    return dice if shooter.items.count(weapon) == had else None


def roll_to_hit(
    play: Play, hero: int, weapon: Card, targets: Sequence[int]
) -> Steps[tuple[tuple[int, ...], list[bool]]]:
    """A die for each target, or one for what is no zombie: the dice, and which of them hit (LN-10.3)."""
    state = play.state
    assert state.attack is not None
    number = hit_number(state.heroes[hero], weapon) - state.attack.bonus
    numbers = [max(number + harder_to_hit(state, zombie), 1) for zombie in targets] or [max(number, 1)]
    need = min(numbers)
    harder = tuple(other - need for other in numbers) if max(numbers) > need else ()
    roll = yield from rolled_out(play, hero, "shot", need, weapon, len(numbers), RR, harder)
    return roll.dice, [roll.counts(place) >= need for place in range(len(roll.dice))]


def spew(play: Play, hero: int, space: int, targets: Sequence[int]) -> Steps[tuple[int, ...]]:
    """A Flamethrower is fired at a space, where there need not be any zombies (Table U). The dice."""
    shooter = play.state.heroes[hero]
    play.tell(events.ShotFired, shooter.seat, shooter.person, FLAMETHROWER, NAMES[space])
    dice: tuple[int, ...] = ()
    hits: list[bool] = []
    if targets:
        dice, hits = yield from roll_to_hit(play, hero, FLAMETHROWER, targets)
    yield from sweep(play, hero, space, [zombie for zombie, hit in zip(targets, hits, strict=True) if hit])
    return dice


def hit_number(shooter: Shooter, weapon: Card) -> int:
    """What each die must show for a hit, with what somebody adds to its hit rolls (LN-10.3, Tables C, U and X)."""
    row = HEROES_CARDS[weapon]
    assert row.shot is not None
    deadeye = GUN in row.keywords and "deadeye" in shooter.sheet.abilities
    marksman = weapon == "sniper_rifle" and LAW in shooter.sheet.keywords
    return row.shot.needs - deadeye - marksman - ("steady_aim" in shooter.boosted)


def harder_to_hit(state: State, zombie: int) -> int:
    """What a roll to hit a zombie loses: a torso that crawls is a small target (Table G)."""
    return CRAWLING if state.armed.get(zombie) == "crawling_torso" else 0


def check_ammo(play: Play, hero: int, weapon: Card, dice: tuple[int, ...], pair: Sequence[Card] = ()) -> Steps[None]:
    """Whether the weapon is spent (LN-10.5)."""
    shooter, shot = play.state.heroes[hero], HEROES_CARDS[weapon].shot
    assert shot is not None
    if not shot.ammo or shooter.dead:
        return
    if shot.own_die:
        dice = yield from roll_of(play, hero, "ammo", shot.ammo, weapon, 1, IB)
    elif "quick_reload" in shooter.upgrades:
        dice = yield from look_at_ammo(play, hero, weapon, dice)
    if any(die <= shot.ammo for die in dice) and not reloads(play, shooter):
        yield from lose_item(play, hero, weapon, next((both for both in shooter.taped if both == pair), None))


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
    """Dynamite, which explodes unless it is not lit on its way (LN-9.14 to LN-9.19)."""
    thrower = play.state.heroes[hero]
    if way == "both":
        use_up_two_dynamite(play, thrower)
    else:
        yield from play.spend_item(thrower, "dynamite")
    play.tell(events.DynamiteThrown, thrower.seat, thrower.person, NAMES[space])
    if way == "both":
        (die,) = yield from roll_of(play, hero, "two_dynamite", TWO_DYNAMITE_FLY, "dynamite")
        yield from explode_two_dynamite(play, space if die >= TWO_DYNAMITE_FLY else thrower.space, hero)
        return
    if way == "across_fire":
        (die,) = yield from roll_of(play, hero, "across_fire", ACROSS_FIRE, "dynamite")
        if die < ACROSS_FIRE:
            return
    yield from explode_dynamite(play, space, hero)


def hurl(play: Play, hero: int, space: int) -> Steps[None]:
    """A Molotov Cocktail, which bursts into flames (LN-5.16)."""
    thrower = play.state.heroes[hero]
    yield from play.spend_item(thrower, "molotov")
    play.tell(events.MolotovThrown, thrower.seat, thrower.person, NAMES[space])
    yield from explode_molotov(play, space, hero)


def set_off(play: Play, hero: int, item: Card, space: int) -> Steps[None]:
    """A fire item is thrown at gas (LN-12.3)."""
    yield from play.spend_item(play.state.heroes[hero], item)
    (die,) = yield from roll_of(play, hero, "set_off", SET_OFF, item)
    if die >= SET_OFF:
        yield from explode_gas(play, space, hero)
        yield from set_off_gas(play)
