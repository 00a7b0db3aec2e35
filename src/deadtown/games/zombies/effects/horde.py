"""Cards that bring zombies, move them, or let them rest."""

from collections.abc import Iterator

from deadtown.games.zombies import events
from deadtown.games.zombies.cards import (
    ALL_THE_MARBLES,
    COULDNT_GET_ANY_WORSE,
    POST_ZOMBIE_ROLL,
    SLIGHT_MISCALCULATION,
    THIS_ISNT_SO_BAD,
    WERE_SCREWED,
    ZOMBIE_MASTER,
)
from deadtown.games.zombies.effects.cards import card, whenever
from deadtown.games.zombies.play import Play
from deadtown.games.zombies.windows import Moment
from deadtown.kernel import NOTHING_TO_ASK, Decision, Option, Steps

PUT = "card_put"
"""The decision where a zombie of a card is put."""


@card(ALL_THE_MARBLES, whenever(lambda play, seat, moment: ALL_THE_MARBLES not in play.state.pawns[seat].pending))
def all_the_marbles(play: Play, seat: int, moment: Moment) -> Steps[None]:
    """No zombie moves until the end of one's next turn; a roll for them is void (ZB-14.2)."""
    play.lay_under(seat, ALL_THE_MARBLES)
    if moment.kind == POST_ZOMBIE_ROLL:
        play.state.halted = True
    play.tell(events.RollVoid, seat)
    return NOTHING_TO_ASK


# Buildings


def free_rooms(play: Play, tile: int) -> list[int]:
    """The spaces of a building without a zombie."""
    taken = play.taken()
    return [space for space in play.city.rooms[tile] if space not in taken]


def buildings_with_room(play: Play, seat: int, moment: Moment) -> Iterator[Option]:
    if play.state.pool:
        for tile, placed in enumerate(play.city.tiles):
            if free_rooms(play, tile):
                yield (placed.tile,)


def buildings_to_double(play: Play, seat: int, moment: Moment) -> Iterator[Option]:
    if play.state.pool:
        for tile, placed in enumerate(play.city.tiles):
            if free_rooms(play, tile) and zombies_in(play, tile):
                yield (placed.tile,)


def zombies_in(play: Play, tile: int) -> int:
    """How many zombies are in a building."""
    return sum(space in play.state.zombies for space in play.city.rooms[tile])


def number_of(play: Play, name: str) -> int:
    """The number of a tile of the city."""
    return next(tile for tile, placed in enumerate(play.city.tiles) if placed.tile == name)


@card(COULDNT_GET_ANY_WORSE, buildings_with_room)
def couldnt_get_any_worse(play: Play, seat: int, moment: Moment, building: str) -> Steps[None]:
    """A zombie on every space of a building that has none (ZB-14.9)."""
    rooms = free_rooms(play, number_of(play, building))
    yield from play.place_zombies(seat, len(rooms), rooms, PUT, "ZB-14.9", COULDNT_GET_ANY_WORSE)


@card(SLIGHT_MISCALCULATION, buildings_to_double)
def slight_miscalculation(play: Play, seat: int, moment: Moment, building: str) -> Steps[None]:
    """As many zombies again as are in a building, as far as it has room (ZB-14.22)."""
    tile = number_of(play, building)
    yield from play.place_zombies(
        seat, zombies_in(play, tile), free_rooms(play, tile), PUT, "ZB-14.22", SLIGHT_MISCALCULATION
    )


# Anywhere


def legal_spaces(play: Play) -> list[int]:
    """Walkable spaces without a zombie (ZB-2.11)."""
    taken = play.taken()
    return [space for space in play.city.walkable if space not in taken]


def free_spaces(play: Play) -> list[int]:
    """Walkable spaces with neither zombie nor pawn (ZB-14.27, IS-1.6)."""
    taken = taken_spaces(play)
    return [space for space in play.city.walkable if space not in taken]


def room(play: Play) -> int:
    """How many free spaces there are."""
    return len(play.city.walkable) - len(taken_spaces(play))


def taken_spaces(play: Play) -> set[int]:
    """The spaces with a zombie or a pawn."""
    return play.peopled().union(play.taken())


@card(WERE_SCREWED, whenever(lambda play, seat, moment: bool(play.state.pool and legal_spaces(play))))
def were_screwed(play: Play, seat: int, moment: Moment) -> Steps[None]:
    """Ten zombies (ZB-14.25)."""
    yield from play.place_zombies(seat, 10, legal_spaces(play), PUT, "ZB-14.25", WERE_SCREWED)


@card(ZOMBIE_MASTER, whenever(lambda play, seat, moment: bool(play.state.pool and free_spaces(play))))
def zombie_master(play: Play, seat: int, moment: Moment) -> Steps[None]:
    """Five zombies, not on pawns (ZB-14.27)."""
    yield from play.place_zombies(seat, 5, free_spaces(play), PUT, "ZB-14.27", ZOMBIE_MASTER)


@card(
    THIS_ISNT_SO_BAD,
    whenever(
        lambda play, seat, moment: bool(play.state.zombies and not play.state.zombies_rest() and legal_spaces(play))
    ),
)
def this_isnt_so_bad(play: Play, seat: int, moment: Moment) -> Steps[None]:
    """Move two zombies to any legal spaces, one after the other (ZB-14.23)."""
    state = play.state
    moved: list[int] = []
    for left in (2, 1):
        number = play.city.number
        spaces = [space for space, zombie in state.zombies.items() if zombie not in moved]
        if not spaces:
            return
        space = spaces[0]
        if len(spaces) > 1:
            choice = yield Decision(seat, "card_lift", play.options_on("lift", spaces), {"left": left})
            space = number[str(choice[1])]
        moved.append(state.zombies[space])
        targets = legal_spaces(play)
        play.lift_zombie(seat, space)
        to = targets[0]
        if len(targets) > 1:
            about: dict[str, str | int] = {"left": left, "card": THIS_ISNT_SO_BAD}
            choice = yield Decision(seat, PUT, play.options_on("put", targets), about)
            to = number[str(choice[1])]
        play.set_down(seat, to)
