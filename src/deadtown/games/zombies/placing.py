"""What is put on a tile when it is laid: zombies and tokens, on spaces of the player's choice (ZB-5.5 to ZB-5.8)."""

from collections.abc import Sequence
from itertools import repeat

from deadtown.games.town import City, TilePlaced
from deadtown.games.zombies import events
from deadtown.games.zombies.play import TILE_SPACES, Play
from deadtown.games.zombies.state import Token
from deadtown.games.zombies.tiles import HELIPAD, TOWN
from deadtown.kernel import Decision, Option, Steps

LIFE: Token = "life"
BULLET: Token = "bullet"
REST: Option = ("rest",)


def lay_tile(play: Play, seat: int, tile: str, x: int, y: int, turns: int) -> int:
    """Put a tile onto the map; the number that it has there."""
    state = play.state
    city = play.city.with_tile(tile, x, y, turns)
    state.layout = city.layout
    state.drawn = ""
    number = len(city.tiles) - 1
    if tile == HELIPAD:
        state.helipad = number
    play.tell(TilePlaced, seat, tile, x, y, turns, "ZB-5.2")
    return number


def choose_placement(play: Play, seat: int, placements: Sequence[tuple[int, int, int]]) -> Steps[int]:
    """Choose a cell and a rotation for the tile that was drawn, and lay it (ZB-5.2)."""
    tile = play.state.drawn
    where = placements[0]
    if len(placements) > 1:
        about: dict[str, str | int] = {"tile": TOWN.kind_of(tile).kind}
        choice = yield Decision(seat, "place_tile", [("place", *placement) for placement in placements], about)
        where = int(choice[1]), int(choice[2]), int(choice[3])
    return lay_tile(play, seat, tile, *where)


def spaces_for_zombies(city: City, number: int) -> list[int]:
    """Where the zombies of a new tile may stand: in its building, else on its roads, or on the whole Helipad."""
    first = TILE_SPACES * number
    return list(city.rooms[number]) or [
        space for space in range(first, first + TILE_SPACES) if city.kinds[space] in "RH"
    ]


def populate(play: Play, seat: int, number: int) -> Steps[None]:
    """The zombies of a new tile: the player says which spaces stay without one (ZB-5.5 to ZB-5.8)."""
    state, city = play.state, play.city
    kind = TOWN.kind_of(city.tiles[number].tile)
    count = min(kind.zombies, state.pool)
    spaces = spaces_for_zombies(city, number) if count else []
    while len(spaces) > count:
        left = len(spaces) - count
        options: list[Option] = [("leave", city.names[space]) for space in spaces]
        about: dict[str, str | int] = {"left": left, "count": count, "what": "leave", "tile": kind.kind}
        choice = yield Decision(seat, "place_tile_zombies", options, about)
        spaces.remove(city.number[str(choice[1])])
    clause = "ZB-5.7" if kind.kind == HELIPAD else "ZB-5.6" if city.rooms[number] else "ZB-5.5"
    play.put_zombies(seat, spaces, clause)


def lay_tokens(play: Play, seat: int, number: int) -> Steps[None]:
    """Life and bullets in a new building, at most one token a space (ZB-5.6)."""
    state, city = play.state, play.city
    kind = TOWN.kind_of(city.tiles[number].tile)
    tokens: list[Token] = [*repeat(LIFE, kind.life), *repeat(BULLET, kind.bullets)]
    free = list(city.rooms[number])
    alike = False
    while tokens and not alike:
        # What is left goes everywhere it can, or nobody minds.
        alike = len(free) == len(tokens) and len(set(tokens)) == 1
        if not alike:
            token = tokens[0]
            options: list[Option] = [(token, city.names[space]) for space in free]
            about: dict[str, str | int] = {"life": tokens.count("life"), "bullets": tokens.count("bullet")}
            choice = yield Decision(seat, "place_tile_tokens", [*options, REST], {**about, "tile": kind.kind})
            if choice == REST:
                break
            space = city.number[str(choice[1])]
            state.tokens[space] = token
            free.remove(space)
            tokens.pop(0)
    state.tokens.update(zip(free, tokens, strict=False))
    if kind.life or kind.bullets:
        play.tell(events.TokensLaid, seat, city.tiles[number].tile, kind.life, kind.bullets)
