"""How the city is built before the first turn: no loops, and always room for the Helipad (IS-2)."""

from functools import lru_cache

from deadtown.games.town import KEPT_CITIES, City, TileDrawn, TileRemoved, growth_sites, placements
from deadtown.games.zombies.placing import choose_placement, lay_tile, populate
from deadtown.games.zombies.play import Play
from deadtown.games.zombies.squad.entering import OBJECTIVES
from deadtown.games.zombies.state import NOWHERE, State
from deadtown.games.zombies.tiles import BOX, HELIPAD, TOWN_SQUARE
from deadtown.kernel import Decision, Option, Step

Placement = tuple[int, int, int]
SITES_FOR_OBJECTIVES = len(OBJECTIVES)
AROUND = ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1))


def begin_building(play: Play) -> str:
    """Shuffle the tiles, and put the Helipad somewhere into the lower half (IS-2.1)."""
    state = play.state
    state.aside = OBJECTIVES if state.options.is_survivors else ()
    tiles = [tile for tile in BOX if tile not in (TOWN_SQUARE, HELIPAD, *state.aside)]
    play.chance.shuffle(tiles)
    tiles.insert(play.chance.pick(len(tiles) // 2 + 1), HELIPAD)
    state.tiles = tiles
    state.phase = "build"
    return "build"


def build(play: Play) -> Step:
    """Draw until a tile can be laid, lay it, and let the next player go on (IS-2.2 to IS-2.4, IS-2.8, IS-2.9)."""
    state = play.state
    while state.tiles:
        state.drawn = state.tiles.pop()
        play.tell(TileDrawn, state.active, state.drawn, "IS-2.2")
        where = legal_placements(state, play.city, state.drawn)
        if where:
            number = yield from choose_placement(play, state.active, where)
            if state.options.is_road_zombies or number == state.helipad or play.city.rooms[number]:
                yield from populate(play, state.active, number)
            break
        lost, state.drawn = state.drawn, ""
        state.removed += (lost,)
        play.tell(TileRemoved, lost, "IS-2.3")
    if state.tiles:
        state.active = (state.active + 1) % len(state.pawns)
        return "build"
    if state.aside:
        state.active = play.chance.pick(len(state.pawns))
        return "build_objectives"
    return begin_game(state)


def build_objectives(play: Play) -> Step:
    """One random player places both Objective Buildings, in any order (IS-7.2)."""
    state = play.state
    options: list[Option] = [
        ("objective", tile, *where) for tile in state.aside for where in objective_placements(state, play.city, tile)
    ]
    choice = options[0]
    if len(options) > 1:
        choice = yield Decision(state.active, "place_objective", options)
    tile = str(choice[1])
    state.aside = tuple(other for other in state.aside if other != tile)
    number = lay_tile(play, state.active, tile, *map(int, choice[2:]))
    yield from populate(play, state.active, number)
    return "build_objectives" if state.aside else begin_game(state)


def begin_game(state: State) -> str:
    """The first player takes the first turn (IS-2.10)."""
    state.active = state.first
    state.round = 1
    return "begin_turn"


# Where a tile may be laid


def legal_placements(state: State, city: City, tile: str) -> list[Placement]:
    """One link, and room for what must still come (IS-2.6)."""
    return [
        where
        for where in placements(city, tile, most_links=1)
        if leaves_room(state, city, tile, where) and not touches_helipad(state, city, where)
    ]


def objective_placements(state: State, city: City, tile: str) -> list[Placement]:
    """An Objective Building has one exit: it fits at every growth site (IS-2.7, IS-7.2)."""
    return [where for where in placements(city, tile, most_links=1) if not touches_helipad(state, city, where)]


def touches_helipad(state: State, city: City, where: Placement) -> bool:
    """Whether a tile would hang on the Helipad where that must be the end of the line (IS-2.6)."""
    if not state.options.is_helipad_end_of_line or state.helipad == NOWHERE:
        return False
    pad = city.tiles[state.helipad]
    return abs(pad.x - where[0]) + abs(pad.y - where[1]) == 1


def leaves_room(state: State, city: City, tile: str, where: Placement) -> bool:
    """Whether the Helipad, and then the Objective Buildings, can still be laid (IS-2.6)."""
    survivors, end_of_line = state.options.is_survivors, state.options.is_helipad_end_of_line
    helipad_waits = state.helipad == NOWHERE and tile != HELIPAD
    if not survivors and not helipad_waits:
        return True
    if not survivors and _sure_of_helipad(city, where):
        return True
    after = city.grown(tile, *where)
    if not survivors:
        return bool(placements(after, HELIPAD, most_links=1))
    if not helipad_waits:
        pad = len(after.tiles) - 1 if tile == HELIPAD else state.helipad
        return sites_for_objectives(after, pad, end_of_line) >= SITES_FOR_OBJECTIVES
    return len(growth_sites(after)) >= SITES_FOR_OBJECTIVES and any(
        sites_for_objectives(after.grown(HELIPAD, *pad), len(after.tiles), end_of_line) >= SITES_FOR_OBJECTIVES
        for pad in placements(after, HELIPAD, most_links=1)
    )


def sites_for_objectives(city: City, helipad: int, end_of_line: bool) -> int:
    """How many growth sites there are; those that only the Helipad leads to may not count (IS-2.6)."""
    sites = growth_sites(city)
    if not end_of_line:
        return len(sites)
    pad = city.tiles[helipad]
    return sum(abs(pad.x - x) + abs(pad.y - y) != 1 for x, y in sites)


def _sure_of_helipad(city: City, where: Placement) -> bool:
    """Whether the Helipad fits now on a cell which a tile on this cell can't spoil: that is quickly seen."""
    near = {(where[0] + east, where[1] + south) for east, south in AROUND}
    return not near.issuperset(helipad_sites(city))


@lru_cache(maxsize=KEPT_CITIES)
def helipad_sites(city: City) -> frozenset[tuple[int, int]]:
    """The cells on which the Helipad fits now."""
    return frozenset((x, y) for x, y, _ in placements(city, HELIPAD, most_links=1))


SQUAD_SET_UP = (build, build_objectives)
