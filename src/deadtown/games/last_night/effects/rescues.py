"""How heroes are saved from a wound or from death: by chance, or by a friend (window WH)."""

from collections.abc import Iterable, Iterator

from deadtown.games.last_night import events
from deadtown.games.last_night.buildings import may_enter
from deadtown.games.last_night.effects.targets import once
from deadtown.games.last_night.ground import NAMES
from deadtown.games.last_night.moments import WH
from deadtown.games.last_night.pending import Wound
from deadtown.games.last_night.play import ACCEPT, REFUSE, Play
from deadtown.games.last_night.uses import Named, plays, uses
from deadtown.games.last_night.wounds import wound_hero
from deadtown.kernel import Decision, Steps


def the_wound(play: Play) -> Wound:
    wound = play.state.wound
    assert wound is not None
    return wound


def a_wound(play: Play, seat: int) -> Iterable[Named]:
    """A wound that somebody is about to take, not a killing (LN-7.4)."""
    return once(play.state.wound is not None and not play.state.wound.killing)


@plays("just_a_scratch", WH, ways=a_wound)
def just_a_scratch(play: Play, seat: int) -> None:
    """Prevent the wound."""
    prevent(play)


def prevent(play: Play) -> None:
    """A wound that is prevented never happened (LN-7.2)."""
    wound = the_wound(play)
    wound.prevented = True
    play.tell(events.WoundPrevented, play.person(wound.hero))


@plays("nick_of_time", WH, ways=lambda play, seat: once(play.state.wound is not None))
def nick_of_time(play: Play, seat: int) -> Steps[None]:
    """A hero does not take the wound or die, but is moved to an adjacent space without zombies, if there is one."""
    prevent(play)
    hero = the_wound(play).hero
    spaces = refuges(play, hero)
    if spaces:
        person = play.person(hero)
        to = yield from play.choose_space(seat, "move_models", spaces, hero=person, card="nick_of_time")
        move_away(play, hero, to)


def refuges(play: Play, hero: int) -> list[int]:
    """Where a hero is out of reach: adjacent, walls or not, without zombies, and not where heroes may not enter."""
    state = play.state
    start = state.heroes[hero].space
    return [to for to in play.ground.beside[start] if to not in state.zombies and may_enter(state, start, to)]


def move_away(play: Play, hero: int, to: int) -> None:
    """A hero is moved by an effect, which is no move of its own: a fight that goes on there is over (LN-1.14, LN-6.18).

    Whom an active hero has fought it has fought where it was (LN-5.17).
    """
    state = play.state
    moved = state.heroes[hero]
    start, moved.space = moved.space, to
    if hero == state.active:
        state.fought, state.singed = (), False
    if state.fight is not None and state.fight.hero == hero:
        state.fight.over = True
    play.tell(events.HeroDragged, moved.seat, moved.person, NAMES[start], NAMES[to])


# Popular


def friends(play: Play, hero: int) -> Iterator[Named]:
    """Who could take a wound of somebody popular, once in each turn: others in the space whose owners may agree."""
    state = play.state
    wound = state.wound
    if wound is None or wound.hero != hero or wound.killing or state.heroes[hero].popular:
        return
    for place in state.heroes_on(state.heroes[hero].space):
        if place != hero and place not in wound.refused:
            yield (play.person(place),)


@uses("popular", WH, ways=friends)
def popular(play: Play, hero: int, person: str) -> Steps[None]:
    """Another hero in the space takes the wound instead, if its owner agrees."""
    state = play.state
    wound, beloved, place = the_wound(play), state.heroes[hero], state.number_of(person)
    friend = state.heroes[place]
    agreed = friend.seat == beloved.seat
    if not agreed:
        about: dict[str, str | int] = {"hero": beloved.person, "other": person}
        agreed = (yield Decision(friend.seat, "take_wound", [ACCEPT, REFUSE], about)) == ACCEPT
    play.tell(events.WoundShared, friend.seat, beloved.person, person, agreed)
    if not agreed:
        wound.refused += (place,)
        return
    beloved.popular = wound.prevented = True
    yield from wound_hero(play, place, wound.zombie, explosive=wound.explosive)
