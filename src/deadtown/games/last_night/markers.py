"""Free Search and Exploration markers: where they lie, and what a hero finds (LN-18.10 to LN-18.13, LN-18.17)."""

from typing import Final

from deadtown.games.last_night import events
from deadtown.games.last_night.arriving import place, starting_item, take_person
from deadtown.games.last_night.ground import NAMES, Building, ground
from deadtown.games.last_night.options import EXPLORATION, FREE_SEARCH
from deadtown.games.last_night.pending import Marker
from deadtown.games.last_night.pieces import NOWHERE
from deadtown.games.last_night.play import NO, YES, Play
from deadtown.games.last_night.searching import SEARCH, can_search, draw_cards, pick_up, search
from deadtown.games.last_night.state import Hero, State
from deadtown.kernel import Decision, Option, Steps

FREELY: Final = "free_search"
ATTACK: Final = "surprise_attack_1"
ATTACK_OF_TWO: Final = "surprise_attack_2"
NEW_HERO: Final = "new_hero"
MARKERS: Final = (*((FREELY,) * 16), ATTACK, ATTACK, ATTACK_OF_TWO, NEW_HERO)
"""The markers as they are on their Exploration side (Table T); on the other all are for a Free Search."""


# Set-up


def lay_markers(play: Play) -> None:
    """A marker in every building without a hero: face up, or shuffled and face down (LN-18.10, LN-18.17)."""
    state = play.state
    hidden = EXPLORATION in state.rules
    if not hidden and FREE_SEARCH not in state.rules:
        return
    pile = [*MARKERS] if hidden else [FREELY] * len(MARKERS)
    if hidden:
        play.chance.shuffle(pile)
    state.markers = tuple(
        Marker(pile.pop(), building.number, space)
        for building in play.ground.buildings
        for space in marked_spaces(state, building, hidden)
    )
    state.marker_pile = tuple(pile)
    play.tell(events.MarkersLaid, len(state.markers), "LN-18.10" if hidden else "LN-18.17")


def marked_spaces(state: State, building: Building, hidden: bool) -> tuple[int, ...]:
    """The spaces of a building that get a marker each; NOWHERE stands for the whole building.

    The Manor House gets one on each side; Free Search markers even if heroes are in it (LN-18.17).
    """
    manor = building.name == "manor_house"
    if not state.hero_spaces().isdisjoint(building.spaces) and (hidden or not manor):
        return ()
    return side_spaces(state.ground.bare, building) if manor else (NOWHERE,)


def side_spaces(boards: str, building: Building) -> tuple[int, ...]:
    """The spaces of a building that are behind its printed doors: in the Manor House one on each side (LN-13.10)."""
    doors = {space for side in ground(boards).doors for space in side}
    return tuple(space for space in building.spaces if space in doors)


# Finding them


def marker_for(play: Play, hero: Hero) -> Marker | None:
    """The marker that a hero who has moved may use where it has ended its move (LN-18.10, LN-18.17)."""
    state = play.state
    area = state.ground.area[hero.space]
    found = next((one for one in state.markers if one.building == area and one.space in (NOWHERE, hero.space)), None)
    if found is None or EXPLORATION in state.rules:
        return found
    return found if may_search_freely(play, hero) else None


def may_search_freely(play: Play, hero: Hero) -> bool:
    """Whether a Free Search is possible: in the Manor House, too (LN-18.11, R-33)."""
    return bool(play.state.hero_deck) and can_search(play, hero, freely=True)


def use_marker(play: Play, place: int, marker: Marker) -> Steps[None]:
    """A hero may turn the marker of its building up and discard it (LN-18.10, LN-18.17)."""
    state = play.state
    hero = state.heroes[place]
    name = play.ground.buildings[marker.building].name
    shown = "exploration" if EXPLORATION in state.rules else marker.kind
    about: dict[str, str | int] = {"hero": hero.person, "building": name, "marker": shown}
    if (yield Decision(hero.seat, "use_marker", [YES, NO], about)) == NO:
        return
    state.markers = tuple(one for one in state.markers if one is not marker)
    state.marker_discard += (marker.kind,)
    clause = CLAUSES[marker.kind] if EXPLORATION in state.rules else "LN-18.17"
    play.tell(events.MarkerUsed, hero.seat, hero.person, marker.kind, name, clause)
    if marker.kind == FREELY:
        yield from search_freely(play, place)
    elif marker.kind == NEW_HERO:
        yield from find_hero(play, hero.seat, hero.space)
    else:
        surprise(play, hero, 2 if marker.kind == ATTACK_OF_TWO else 1)


CLAUSES: Final = {FREELY: "LN-18.11", ATTACK: "LN-18.12", ATTACK_OF_TWO: "LN-18.12", NEW_HERO: "LN-18.13"}


def search_freely(play: Play, place: int) -> Steps[None]:
    """An extra Search, where searching is possible at all (LN-18.11)."""
    state = play.state
    hero = state.heroes[place]
    if not may_search_freely(play, hero):
        return
    options: list[Option] = [SEARCH]
    if "man_of_action" in hero.sheet.abilities and "revolver" in state.hero_discard:
        options.append(("pick_up", "revolver"))
    choice = yield from play.choose(hero.seat, "free_search", options, hero=hero.person)
    if choice == SEARCH:
        yield from search(play, place)
    else:
        yield from pick_up(play, place, str(choice[1]))


def surprise(play: Play, hero: Hero, count: int) -> None:
    """Zombies of the pool come to the hero's space, and are fought at once (LN-18.12)."""
    state = play.state
    came = [play.put_zombie(state.lead_zombie, hero.space, "LN-18.12") for _ in range(count)]
    state.ambush = tuple(zombie for zombie in came if zombie >= 0)


def find_hero(play: Play, seat: int, space: int) -> Steps[None]:
    """Somebody who is still free comes into play, with a card; nobody takes its place when it dies (LN-18.13)."""
    state = play.state
    if not state.people:
        return
    hero = yield from take_person(play, seat)
    newcomer = state.heroes[hero]
    newcomer.activated = newcomer.found = True
    place(play, hero, space, "LN-18.13")
    for item in newcomer.sheet.items:
        yield from starting_item(play, hero, item)
    yield from draw_cards(play, hero, 1, "LN-18.13")


def where_marked(state: State, marker: Marker) -> str:
    """The space of a marker that lies on one; else nothing."""
    return NAMES[marker.space] if marker.space != NOWHERE else ""
