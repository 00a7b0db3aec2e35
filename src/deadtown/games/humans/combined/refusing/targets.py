"""Why a card can't be aimed at somebody, at a building or at a tile (HX-13, HX-14)."""

from deadtown.games.humans.cards import KINDS as HUMANS_KINDS
from deadtown.games.humans.combined.effects import MOVES, others, own_tiles, pawn_steps, pawns_of
from deadtown.games.humans.combined.refusing.looking import About, at, look, tile_number, with_seat
from deadtown.games.humans.combined.state import State
from deadtown.games.humans.combined.windows import TableMoment
from deadtown.games.humans.play import TILE_SPACES
from deadtown.games.humans.refusing.cards import CHANGES_NOTHING as HUMANS_CHANGES_NOTHING
from deadtown.games.humans.state import NOWHERE, TOWN_SQUARE
from deadtown.games.town import kind_name
from deadtown.games.zombies.cards import (
    BAD_SENSE_OF_DIRECTION,
    BUTTER_FINGERS,
    DONT_THINK_THEYRE_DEAD,
    KINDS,
    SLIGHT_MISCALCULATION,
    UNTIED_SHOE,
    WHERE_DID_EVERYBODY_GO,
)
from deadtown.games.zombies.effects.horde import free_rooms, zombies_in
from deadtown.games.zombies.movement import forced_steps
from deadtown.games.zombies.refusing.cards import CHANGES_NOTHING
from deadtown.kernel import Option, Refusal, Window

AT_GUYS = {BUTTER_FINGERS: "HX-14.6", DONT_THINK_THEYRE_DEAD: "HX-13.4"}
"""Cards that concern shotgun guys only, and what says so."""
MOVING_CARDS = {BAD_SENSE_OF_DIRECTION: "HX-14.4", WHERE_DID_EVERYBODY_GO: "HX-14.21"}
"""Cards that take a piece elsewhere, and what says so of horde zombies."""


# Opponents


def why_not_at(state: State, window: Window, seat: int, card: str, named: Option) -> Refusal:
    """Why a card can't be played on an opponent, or not like that."""
    about: About = {"card": card}
    if card == BAD_SENSE_OF_DIRECTION and state.pawns[seat].life < 2:
        return Refusal("ZB-14.4", "needs-two-life", about)
    if not named:
        if all(_why_not_whom(state, window, card, other) for other in others(look(state), seat)):
            return Refusal(CHANGES_NOTHING, "nobody-to-aim-at", about)
        return Refusal(KINDS[card].clause, "name-an-opponent", about)
    other = int(named[0])
    if other == seat:
        return Refusal("ZB-11.9", "not-at-yourself", about)
    refusal = _why_not_whom(state, window, card, other)
    if refusal is not None:
        return refusal
    if card == BUTTER_FINGERS:
        return Refusal("ZB-14.6", "name-what-is-dropped", {"seat": other})
    return _why_not_which(state, card, other, named[1:])


def _why_not_whom(state: State, window: Window, card: str, other: int) -> Refusal | None:
    """Why a card does nothing to somebody, if it does nothing."""
    about: About = {"card": card, "seat": other}
    if card in AT_GUYS and not state.is_guy(other):
        return Refusal(AT_GUYS[card], "only-at-guys", about)
    if card in MOVING_CARDS and not _pieces(state, other):
        return Refusal("HX-11.2", "target-off-the-map", about)
    pawn = state.pawns[other]
    moving = window.kind in MOVES and window.about["seat"] == other
    reasons = {
        "target-stuck": card in MOVING_CARDS and look(state).stuck(other),
        "target-in-combat": card == WHERE_DID_EVERYBODY_GO and other in state.fighting,
        "target-at-home": card == BAD_SENSE_OF_DIRECTION and {*_pieces(state, other)} == {TOWN_SQUARE},
        "target-has-no-way": card == WHERE_DID_EVERYBODY_GO and not _can_go(state, other),
        "nothing-to-drop": card == BUTTER_FINGERS and not pawn.in_play and not pawn.bullets,
        "holds-no-zombies": card == DONT_THINK_THEYRE_DEAD and not pawn.kills,
        "target-drives": card == UNTIED_SHOE and state.driving and moving,
        "already-pending": card in (pawn.under if card == UNTIED_SHOE and moving else pawn.pending),
    }
    reason = next((reason for reason, holds in reasons.items() if holds), "")
    return Refusal(CHANGES_NOTHING, reason, about) if reason else None


def _pieces(state: State, seat: int) -> list[int]:
    """The spaces with pieces of a player, of either side."""
    if not state.is_guy(seat):
        return pawns_of(look(state), seat)
    space = state.pawns[seat].space
    return [] if space == NOWHERE else [space]


def _can_go(state: State, seat: int) -> bool:
    """Whether a piece of a player has anywhere to be led."""
    play = look(state)
    if state.is_guy(seat):
        return bool(forced_steps(play, seat))
    return any(pawn_steps(play, seat, space) for space in pawns_of(play, seat) if space not in _fought_on(state))


def _fought_on(state: State) -> set[int]:
    """The spaces on which shotgun guys are in the middle of their fights."""
    return {state.pawns[guy].space for guy in state.brawling}


def _why_not_which(state: State, card: str, other: int, named: Option) -> Refusal:
    """Why a card can't be played on one horde zombie (HX-14.4, HX-14.21)."""
    clause = MOVING_CARDS[card]
    if not named:
        return Refusal(clause, "name-a-horde-zombie", {"card": card, "seat": other})
    name = str(named[0])
    space = state.open_city.number.get(name, NOWHERE)
    if space == NOWHERE:
        return at("HU-2.2", "no-such-space", name)
    if space not in state.leaders[other].zombies:
        return with_seat(clause, "no-zombie-of-theirs", other, name)
    if card == BAD_SENSE_OF_DIRECTION:
        return at(CHANGES_NOTHING, "zombie-at-home", name)
    if space in _fought_on(state):
        return at(clause, "zombie-in-combat", name)
    return at(CHANGES_NOTHING, "zombie-has-no-way", name)


# Buildings and tiles


def why_not_in(state: State, card: str, named: Option) -> Refusal:
    """Why a card does nothing in a building of either set (HX-14.9, HX-14.17)."""
    about: About = {"card": card}
    if not state.pool:
        return Refusal("ZB-5.8", "pool-empty", about)
    if not named:
        if all(_why_not_building(state, card, tile) for tile in range(len(state.open_city.tiles))):
            return Refusal(CHANGES_NOTHING, "no-building-for-it", about)
        return Refusal(KINDS[card].clause, "name-a-building", about)
    name = str(named[0])
    tile = tile_number(state, name)
    if tile == NOWHERE:
        return Refusal(KINDS[card].clause, "tile-not-on-map", {"tile": kind_name(name)})
    return Refusal(CHANGES_NOTHING, _why_not_building(state, card, tile), {"card": card, "tile": kind_name(name)})


def _why_not_building(state: State, card: str, tile: int) -> str:
    """Why a card does nothing in a building; nothing if it does something."""
    play = look(state)
    if not state.open_city.rooms[tile]:
        return "not-a-building"
    if not free_rooms(play, tile):
        return "building-full"
    return "building-empty" if card == SLIGHT_MISCALCULATION and not zombies_in(play, tile) else ""


def why_not_on(state: State, seat: int, card: str, named: Option) -> Refusal:
    """Why nobody can be put on a tile (HX-14.23)."""
    about: About = {"card": card}
    pieces = _pieces(state, seat)
    if not state.supply:
        return Refusal(HUMANS_CHANGES_NOTHING, "supply-empty", about)
    if not pieces:
        return Refusal("HX-11.2", "you-are-off-the-map", about)
    if not named:
        play = look(state)
        if next(own_tiles(play, seat, TableMoment(play, "", seat)), None) is None:
            return Refusal(HUMANS_CHANGES_NOTHING, "no-tile-with-room", about)
        return Refusal(HUMANS_KINDS[card].clause, "name-a-tile", about)
    name = str(named[0])
    tile = tile_number(state, name)
    if tile == NOWHERE:
        return Refusal(HUMANS_KINDS[card].clause, "tile-not-on-map", {"tile": kind_name(name)})
    about = {"card": card, "tile": kind_name(name)}
    if all(space // TILE_SPACES != tile for space in pieces):
        return Refusal("HX-14.23", "no-piece-of-yours-on-tile", about)
    return Refusal(HUMANS_CHANGES_NOTHING, "no-room-on-tile", about)
