"""Zombie cards that are played on heroes, and against their turns (Table Z)."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from deadtown.games.last_night import events
from deadtown.games.last_night.buildings import may_enter, random_building
from deadtown.games.last_night.cards import Card
from deadtown.games.last_night.effects.staying import remains_on
from deadtown.games.last_night.effects.targets import crowded, has_word, hero_named, once
from deadtown.games.last_night.ground import NUMBERS, Building
from deadtown.games.last_night.heroes import STRANGE, STUDENT
from deadtown.games.last_night.moments import HA, HD, HR, HS, ZS
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.state import Hero
from deadtown.games.last_night.uses import Named, plays
from deadtown.kernel import Steps


@plays("trip", HR, ways=lambda play, seat: once(trips(play)))
def trip(play: Play, seat: int) -> None:
    """The movement dice are rolled again."""
    roll = play.state.roll
    assert roll is not None
    before = roll.dice
    roll.dice = tuple(play.d6() for _ in before)
    play.tell(events.Rerolled, roll.what, before, roll.dice, play.person(roll.hero))


def trips(play: Play) -> bool:
    roll = play.state.roll
    return roll is not None and "sure_footed" not in play.state.heroes[roll.hero].sheet.abilities


@plays("locked_door", HD, ways=lambda play, seat: once(not play.state.windows_open))
def locked_door(play: Play, seat: int) -> None:
    """The door is not passed, and the move ends."""
    play.state.locked = True
    play.tell(events.DoorLocked, play.person(play.state.active))


def beset(play: Play, seat: int) -> Iterable[Named]:
    """The hero whose activation begins has zombies in its space."""
    state = play.state
    return once(not state.caught and state.heroes[state.active].space in state.zombies)


@plays("caught_off_guard", HA, ways=beset)
def caught_off_guard(play: Play, seat: int) -> None:
    """The active hero fights before it moves, and not again."""
    play.state.caught = True


def lose_turn(play: Play, heroes: Iterable[Hero]) -> None:
    """Heroes do nothing in this turn (LN-5.3)."""
    for hero in heroes:
        if not hero.dead:
            hero.idle = True
            play.tell(events.TurnLost, hero.seat, hero.person)


def couples(play: Play, seat: int) -> Iterator[Named]:
    """A man and a woman in one space who could still act."""
    ready = [hero for hero in play.state.living() if not hero.activated and not hero.idle]
    for man in ready:
        for woman in ready:
            if man.sheet.sex == "m" and woman.sheet.sex == "f" and man.space == woman.space:
                yield man.person, woman.person


@plays("last_night", HS, ways=couples)
def last_night(play: Play, seat: int, man: str, woman: str) -> None:
    """Both lose their turn."""
    lose_turn(play, (hero_named(play, man), hero_named(play, woman)))


def rivals(play: Play, seat: int) -> Iterator[Named]:
    """Two women in one space who could still act."""
    ready = [hero for hero in play.state.living() if not hero.activated and not hero.idle and hero.sheet.sex == "f"]
    for one, other in combinations(ready, 2):
        if one.space == other.space:
            yield one.person, other.person


@plays("catfight", HS, ways=rivals)
def catfight(play: Play, seat: int, one: str, other: str) -> None:
    """Both lose their turn."""
    lose_turn(play, (hero_named(play, one), hero_named(play, other)))


@plays("bickering", HS, ways=crowded)
def bickering(play: Play, seat: int, name: str) -> None:
    """All heroes in a space lose their turn."""
    state = play.state
    lose_turn(play, (state.heroes[hero] for hero in state.heroes_on(NUMBERS[name])))


@plays("dont_trust", ZS, mode="all")
def dont_trust_all(play: Play, seat: int) -> None:
    """No exchange of items until the next zombie turn."""
    play.state.distrust = True


def strangers(play: Play, seat: int) -> Iterator[Named]:
    for hero in play.state.living():
        if has_word(hero, STRANGE) and "dont_trust" not in hero.on:
            yield (hero.person,)


@plays("dont_trust", ZS, mode="one", ways=strangers)
def dont_trust_one(play: Play, seat: int, person: str) -> None:
    """Nobody exchanges items with somebody strange."""
    remains_on(play, hero_named(play, person))


def without(card: Card, play: Play) -> Iterator[Hero]:
    return (hero for hero in play.state.living() if card not in hero.on)


@plays("cant_be_happening", ZS, ways=lambda play, seat: ((hero.person,) for hero in without("cant_be_happening", play)))
def cant_be_happening(play: Play, seat: int, person: str) -> None:
    """A fight die less, until the hero is activated in company."""
    remains_on(play, hero_named(play, person))


def not_students(play: Play, seat: int) -> Iterator[Named]:
    return ((hero.person,) for hero in without("haunted", play) if STUDENT not in hero.sheet.keywords)


@plays("haunted", ZS, ways=not_students)
def haunted(play: Play, seat: int, person: str) -> None:
    """Strange, and no townsfolk help."""
    remains_on(play, hero_named(play, person))


@plays("overconfidence", ZS, ways=lambda play, seat: ((hero.person,) for hero in without("overconfidence", play)))
def overconfidence(play: Play, seat: int, person: str) -> None:
    """The hero may not leave zombies behind."""
    remains_on(play, hero_named(play, person))


@plays("despair", ZS, ways=lambda play, seat: ((hero.person,) for hero in without("despair", play)))
def despair(play: Play, seat: int, person: str) -> None:
    """What the hero finds may be lost again, until it ends an activation in company."""
    remains_on(play, hero_named(play, person))


def students(play: Play, seat: int) -> Iterator[Named]:
    return ((hero.person,) for hero in without("teen_angst", play) if STUDENT in hero.sheet.keywords)


@plays("teen_angst", ZS, ways=students)
def teen_angst(play: Play, seat: int, person: str) -> None:
    """A fight die less in company."""
    remains_on(play, hero_named(play, person))


def unbound(play: Play, seat: int) -> Iterator[Named]:
    for hero in without("got_to_get_to", play):
        if any(can_be_bound_for(play, hero, building) for building in play.ground.buildings if building.numbers):
            yield (hero.person,)


def can_be_bound_for(play: Play, hero: Hero, building: Building) -> bool:
    """A building in which the hero is not and which it may enter."""
    return play.ground.area[hero.space] != building.number and may_enter(play.state, hero.space, building.spaces[0])


@plays("got_to_get_to", ZS, ways=unbound)
def got_to_get_to(play: Play, seat: int, person: str) -> Steps[None]:
    """No searching until the hero has been in a building that is rolled."""
    number = play.state.number_of(person)
    hero = play.state.heroes[number]
    if hero.dead:
        return
    building = yield from random_building(play, lambda found: can_be_bound_for(play, hero, found), number)
    if building is not None:
        hero.bound = building.number
        remains_on(play, hero)
