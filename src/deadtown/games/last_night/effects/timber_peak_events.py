"""Events of Timber Peak about fire, shots and who makes them (Table H)."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

from deadtown.games.last_night import events
from deadtown.games.last_night.cards import GUN
from deadtown.games.last_night.effects.targets import once, takes_townsfolk
from deadtown.games.last_night.fire import put_out
from deadtown.games.last_night.ground import NAMES, NUMBERS
from deadtown.games.last_night.items import has
from deadtown.games.last_night.moments import FP, RA, RR
from deadtown.games.last_night.pieces import NOWHERE
from deadtown.games.last_night.play import DONE, Play
from deadtown.games.last_night.shooting import attack, attacks
from deadtown.games.last_night.uses import ANY, Named, plays
from deadtown.kernel import Decision, Option, Steps

BUCKETS = 2
"""How many fires a Bucket Brigade puts out."""
CLEAR = 2
"""What a Clear Shot adds to hit rolls."""


# Bucket Brigade


def pick_fires(play: Play, seat: int, named: Named) -> Steps[Named]:
    """Up to two fires, one after the other."""
    picked: list[str | int] = []
    while len(picked) < BUCKETS:
        options: list[Option] = [("space", name) for fire in play.state.fires if (name := NAMES[fire]) not in picked]
        if not options:
            break
        if picked:
            options.append(DONE)
        choice = yield Decision(seat, "douse_fire", options, {"card": "bucket_brigade"})
        if choice == DONE:
            break
        picked.append(choice[1])
    return tuple(picked)


@plays(
    *("bucket_brigade", *ANY),
    mode="douse",
    ways=lambda play, seat: once(bool(play.state.fires)),
    naming=pick_fires,
)
def bucket_brigade_douses(play: Play, seat: int, *names: str) -> None:
    """Remove up to two fires."""
    for name in names:
        if NUMBERS[name] in play.state.fires:
            put_out(play, NUMBERS[name], "LN-8.7")


@plays("bucket_brigade", FP, mode="prevent", ways=lambda play, seat: once(play.state.exploding != NOWHERE))
def bucket_brigade_prevents(play: Play, seat: int) -> None:
    """Gas that is about to explode is washed away."""
    state = play.state
    state.gas = tuple(gas for gas in state.gas if gas != state.exploding)
    play.tell(events.GasRemoved, NAMES[state.exploding])


# Clear Shot


@plays("clear_shot", RA, mode="aim", ways=lambda play, seat: once(play.state.attack is not None))
def clear_shot_aims(play: Play, seat: int) -> None:
    """+2 to the hit rolls of this attack."""
    shot = play.state.attack
    assert shot is not None
    shot.bonus += CLEAR


def ranged_dice(play: Play, seat: int) -> Iterator[Named]:
    """Every choice of the dice that were rolled to hit, as far as they can be told apart."""
    roll = play.state.roll
    if roll is None or roll.what != "shot":
        return
    counts = Counter(roll.dice)
    values = sorted(counts)
    for numbers in product(*(range(counts[value] + 1) for value in values)):
        if any(numbers):
            yield tuple(value for value, number in zip(values, numbers, strict=True) for _ in range(number))


@plays("clear_shot", RR, mode="reroll", ways=ranged_dice)
def clear_shot_rerolls(play: Play, seat: int, *values: int) -> None:
    """Roll any dice of the attack again."""
    roll = play.state.roll
    assert roll is not None
    dice: list[int] = []
    again = Counter(values)
    for die in roll.dice:
        # Each target keeps its place in the row of dice.
        dice.append(play.d6() if again[die] > 0 else die)
        again[die] -= 1
    play.tell(events.Rerolled, roll.what, roll.dice, tuple(dice), play.person(roll.hero))
    roll.dice = tuple(dice)


# Park Ranger Holt


def marksmen(play: Play, seat: int) -> Iterator[Named]:
    """Heroes with a gun who have something to attack."""
    for hero in play.state.living():
        if has(hero, GUN) and takes_townsfolk(hero) and attacks(play, hero):
            yield (hero.person,)


@plays("ranger_holt", *ANY, mode="shoot", ways=marksmen)
def ranger_holt_shoots(play: Play, seat: int, person: str) -> Steps[None]:
    """A hero with a gun makes a ranged attack now."""
    hero = play.state.number_of(person)
    marksman = play.state.heroes[hero]
    options = attacks(play, marksman)
    if options:
        choice = yield Decision(marksman.seat, "ranged_attack", options, {"hero": person})
        yield from attack(play, hero, choice)
