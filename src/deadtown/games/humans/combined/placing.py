"""Tiles of both sets: which stack they come from, who places them, and what is put on them (HX-5)."""

from collections.abc import Sequence

from deadtown.games.humans.combined.play import Play
from deadtown.games.humans.combined.state import GUY
from deadtown.games.humans.combined.tiles import human_kind, is_human_tile
from deadtown.games.humans.events import DiceLaid
from deadtown.games.humans.placing import ON_A_ROAD, pick_spaces
from deadtown.games.humans.play import TILE_SPACES
from deadtown.games.town import TilePlaced, kind_name
from deadtown.games.zombies import placing as zombies
from deadtown.games.zombies.tiles import HELIPAD
from deadtown.kernel import Decision, Option, Steps

HUMANS_STACK: Option = ("tile_from", "humans")
ZOMBIES_STACK: Option = ("tile_from", "zombies")
WITH_HUMANS: Option = ("populate", "humans")
WITH_ZOMBIES: Option = ("populate", "zombies")


def draw_tile(play: Play) -> Steps[None]:
    """The top tile of a stack of the player's choice, or of the own side's (HX-5.1)."""
    state = play.state
    own, other = (ZOMBIES_STACK, HUMANS_STACK) if state.is_guy(state.active) else (HUMANS_STACK, ZOMBIES_STACK)
    stacks = {HUMANS_STACK: state.stack, ZOMBIES_STACK: state.tiles}
    choice = own if stacks[own] else other
    if state.options.hx_tile_stack == "choice" and stacks[own] and stacks[other]:
        choice = yield Decision(state.active, "hx_draw_tile_from", [HUMANS_STACK, ZOMBIES_STACK])
    state.drawn = stacks[choice].pop()


def placer(play: Play, tile: str) -> int:
    """Who draws a tile places it; the Helipad is for the zombie player with the most points (HX-5.4)."""
    state = play.state
    if tile != HELIPAD:
        return state.active
    hordes = [seat for seat in play.clockwise(state.active) if state.sides[seat] != GUY]
    return max(hordes, key=lambda seat: state.leaders[seat].points)


def choose_placement(play: Play, where: Sequence[tuple[int, int, int]]) -> Steps[None]:
    """Choose a cell and a rotation for the tile that was drawn, and lay it (HX-5.5)."""
    state = play.state
    seat, tile = placer(play, state.drawn), state.drawn
    x, y, turns = where[0]
    if len(where) > 1:
        options: list[Option] = [("place", *placement) for placement in where]
        choice = yield Decision(seat, "place_tile", options, {"tile": kind_name(tile)})
        x, y, turns = int(choice[1]), int(choice[2]), int(choice[3])
    state.layout = play.open_city.with_tile(tile, x, y, turns).layout
    state.drawn = ""
    if tile == HELIPAD:
        state.helipad = len(play.open_city.tiles) - 1
    play.tell(TilePlaced, seat, tile, x, y, turns, "HX-5.5")


def populate(play: Play) -> Steps[None]:
    """Humans or zombies on a road, as the player likes; on a building what its set says (HX-5.2 to HX-5.4)."""
    state, city = play.state, play.open_city
    number = len(city.tiles) - 1
    tile = city.tiles[number].tile
    if tile == HELIPAD or (city.rooms[number] and not is_human_tile(tile)):
        yield from zombies.populate(play, placer(play, tile), number, "HX-5.4")
    elif city.rooms[number]:
        spaces = city.rooms[number]
        count = min(human_kind(tile).humans, state.supply)
        chosen = yield from pick_spaces(play, state.active, "place_humans", spaces, count)
        play.put_humans(state.active, chosen, "HU-5.6")
    elif state.supply and state.pool:
        choice = yield Decision(state.active, "hx_populate", [WITH_HUMANS, WITH_ZOMBIES], {"tile": kind_name(tile)})
        yield from (humans_on_road if choice == WITH_HUMANS else zombies_on_road)(play, number)
    else:
        yield from (humans_on_road if state.supply else zombies_on_road)(play, number)


def humans_on_road(play: Play, number: int) -> Steps[None]:
    """One on the centre, or two on spaces of the player's choice (HX-5.2)."""
    state, city = play.state, play.open_city
    spaces, count = [city.centre(number)], 1
    if state.for_many:
        spaces, count = roads(play, number), ON_A_ROAD
    chosen = yield from pick_spaces(play, state.active, "place_humans", spaces, min(count, state.supply))
    play.put_humans(state.active, chosen, "HX-5.2")


def zombies_on_road(play: Play, number: int) -> Steps[None]:
    """As many as the road has exits (HX-5.2)."""
    state = play.state
    count = min(len(play.open_city.turned[number].exits), state.pool)
    chosen = yield from pick_spaces(play, state.active, "place_tile_zombies", roads(play, number), count)
    play.put_zombies(state.active, chosen, "HX-5.2")


def roads(play: Play, number: int) -> list[int]:
    return [space for space in play.open_city.walkable if space // TILE_SPACES == number]


def lay_tokens(play: Play) -> Steps[None]:
    """Die tokens, or life and bullets, in a new building (HX-5.3)."""
    state, city = play.state, play.open_city
    number = len(city.tiles) - 1
    tile = city.tiles[number].tile
    if not city.rooms[number]:
        return
    if not is_human_tile(tile):
        yield from zombies.lay_tokens(play, state.active, number)
        return
    count = min(human_kind(tile).dice, state.dice_supply)
    if not count:
        return
    chosen = yield from pick_spaces(play, state.active, "place_die_tokens", city.rooms[number], count)
    state.dice = tuple(sorted((*state.dice, *chosen)))
    state.dice_supply -= len(chosen)
    play.tell(DiceLaid, state.active, play.names(chosen), tile)
