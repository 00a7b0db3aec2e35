"""Tiles, and what is put on them when they are laid: humans and die tokens (HU-5)."""

from collections.abc import Sequence

from deadtown.games.humans import events
from deadtown.games.humans.play import TILE_SPACES, Play
from deadtown.games.humans.tiles import TOWN, HumanTile
from deadtown.games.town import TilePlaced, kind_name
from deadtown.kernel import Decision, Option, Steps

ON_A_ROAD = 2
"""How many humans a road gets with five or six players (HU-5.5)."""


def choose_placement(play: Play, where: Sequence[tuple[int, int, int]]) -> Steps[None]:
    """Choose a cell and a rotation for the tile that was drawn, and lay it (HU-5.2)."""
    state = play.state
    x, y, turns = where[0]
    if len(where) > 1:
        options: list[Option] = [("place", *placement) for placement in where]
        choice = yield Decision(state.active, "place_tile", options, {"tile": kind_name(state.drawn)})
        x, y, turns = int(choice[1]), int(choice[2]), int(choice[3])
    city = play.open_city.with_tile(state.drawn, x, y, turns)
    tile, state.drawn, state.layout = state.drawn, "", city.layout
    play.tell(TilePlaced, state.active, tile, x, y, turns, "HU-5.2")


def laid(play: Play) -> tuple[int, HumanTile]:
    """The number and the kind of the tile that was laid last."""
    city = play.open_city
    return len(city.tiles) - 1, TOWN.kind_of(city.tiles[-1].tile)


def place_humans(play: Play) -> Steps[None]:
    """The humans of a new tile: on the road, or one on each indoor space of the player's choice (HU-5.5 to HU-5.7)."""
    state, city = play.state, play.open_city
    number, kind = laid(play)
    spaces: Sequence[int] = city.rooms[number]
    count, clause = kind.humans, "HU-5.6"
    if not spaces:
        clause = "HU-5.5"
        if state.for_many:
            count = ON_A_ROAD
            spaces = [space for space in city.walkable if space // TILE_SPACES == number]
        else:
            spaces = [city.centre(number)]
    chosen = yield from pick_spaces(play, "place_humans", spaces, min(count, state.supply))
    play.put_humans(state.active, chosen, clause)


def place_dice(play: Play) -> Steps[None]:
    """The die tokens of a new building, at most one a space (HU-5.6)."""
    state, city = play.state, play.open_city
    number, kind = laid(play)
    count = min(kind.dice, state.dice_supply)
    if not count:
        return
    chosen = yield from pick_spaces(play, "place_die_tokens", city.rooms[number], count)
    state.dice = tuple(sorted((*state.dice, *chosen)))
    state.dice_supply -= len(chosen)
    play.tell(events.DiceLaid, state.active, play.names(chosen), city.tiles[number].tile)


def pick_spaces(play: Play, kind: str, spaces: Sequence[int], count: int) -> Steps[list[int]]:
    """So many of some spaces, as the active player likes: one says where something goes, or where nothing does."""
    seat, city = play.state.active, play.open_city
    free, chosen = list(spaces), list[int]()
    about: dict[str, str | int] = {"count": count, "what": "leave"}
    while count < len(free) and len(free) - count < count:
        about["left"] = len(free) - count
        choice = yield Decision(seat, kind, play.options_on("leave", free), about)
        free.remove(city.number[str(choice[1])])
    about["what"] = "put"
    while 0 < count < len(free):
        about["left"] = count
        choice = yield Decision(seat, kind, play.options_on("put", free), about)
        chosen.append(city.number[str(choice[1])])
        free.remove(chosen[-1])
        count -= 1
    return sorted([*chosen, *free[:count]])
