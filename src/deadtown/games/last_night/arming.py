"""How zombies get Grave Weapons, and what they do with them in a window (LN-18.1 to LN-18.6, Table G)."""

from deadtown.games.last_night import events
from deadtown.games.last_night.ground import NAMES
from deadtown.games.last_night.pieces import MOST_ARMED
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.rolling import roll_of
from deadtown.kernel import Option, Steps

FREE = 4
"""What a hero must roll to get away from Barbed Wire (Table G)."""


def bearers(play: Play) -> list[int]:
    """The zombies that may get a Grave Weapon: not near a hero unless on a pit, and not armed (LN-18.2, R-14)."""
    state = play.state
    heroes = state.hero_spaces()
    near = heroes.union(*(play.ground.beside[space] for space in heroes))
    pits = state.pits
    unarmed = [zombie for zombie in play.in_play() if zombie not in state.armed]
    return [zombie for zombie in unarmed if state.zombies[zombie] in pits or state.zombies[zombie] not in near]


def is_one_left(play: Play) -> bool:
    """Whether one more Grave Weapon may come, besides those that are to be drawn (LN-18.4, LN-18.5)."""
    state = play.state
    on_map = len(state.armed) + state.to_arm
    return on_map < MOST_ARMED and len(state.grave_deck) + len(state.grave_discard) > state.to_arm


def arm(play: Play, seat: int) -> Steps[None]:
    """A seat draws a Grave Weapon and gives it to a zombie, for all to see (LN-18.1, LN-18.2)."""
    state = play.state
    refs = play.refs(bearers(play))
    if not refs:
        return
    if not state.grave_deck:
        state.grave_deck, state.grave_discard = state.grave_discard, []
        play.chance.shuffle(state.grave_deck)
        play.tell(events.GraveDeckShuffled)
    weapon = state.grave_drawn = state.grave_deck.pop()
    play.tell(events.GraveWeaponDrawn, seat, weapon)
    options: list[Option] = [("arm", ref) for ref in refs]
    choice = yield from play.choose(seat, "give_grave_weapon", options, card=weapon)
    zombie = refs[str(choice[1])]
    state.armed[zombie] = weapon
    state.grave_drawn = ""
    play.tell(events.GraveWeaponGiven, seat, zombie, weapon, NAMES[state.zombies[zombie]])


def gets_away(play: Play, hero: int) -> Steps[bool]:
    """Whether a hero who starts its move beside Barbed Wire can leave; otherwise it does not move (Table G)."""
    state = play.state
    there = state.zombies_on(state.heroes[hero].space) if state.armed else ()
    if not any(state.armed.get(zombie) == "barbed_wire" for zombie in there):
        return True
    (die,) = yield from roll_of(play, hero, "barbed_wire", FREE, "barbed_wire")
    return die >= FREE
