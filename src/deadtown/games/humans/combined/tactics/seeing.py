"""How a scene is seen: a bot makes it of its view, a guide of an imagined state, and both see the same."""

from collections.abc import Mapping

from deadtown.games.humans.characters import CHARACTERS
from deadtown.games.humans.combined.state import GUY, State
from deadtown.games.humans.combined.tactics.scene import NO_HORDE, Player, Scene
from deadtown.games.humans.combined.tiles import OPEN_TOWN
from deadtown.games.humans.combined.view import PlayerView, View
from deadtown.games.zombies.state import NOBODY, NOWHERE, TOWN_SQUARE
from deadtown.games.zombies.tiles import HELIPAD
from deadtown.games.zombies.view import guy_effects


def seen_in(view: View, seat: int) -> Scene:
    """The scene that a seat sees in its view."""
    layout = "|".join([f"{tile.tile} {tile.x} {tile.y} {tile.turns}" for tile in view.tiles])
    number, attempt = OPEN_TOWN.city(layout).number, view.attempt
    active = view.players[view.active]
    return Scene(
        seat=seat,
        active=view.active,
        phase=view.phase,
        layout=layout,
        openings=tuple([number[name] for name in view.openings]),
        humans={number[name]: human for human, name in view.humans.items()},
        strays={number[name]: zombie for zombie, name in view.zombies.items()},
        tokens={number[name]: token for name, token in view.tokens.items()},
        dice=[number[name] for name in view.dice],
        players=[_player_in(player, number) for player in view.players],
        hand=view.players[seat].hand or (),
        drawn=view.drawn,
        human_tiles=view.human_tiles_left,
        zombie_tiles=view.zombie_tiles_left,
        helipad=next((place for place, tile in enumerate(view.tiles) if tile.kind == HELIPAD), NOWHERE),
        helipad_comes=view.zombie_tiles_left > 0 and HELIPAD not in view.removed and view.drawn != HELIPAD,
        allowance=view.allowance,
        movement=view.movement,
        left=view.left,
        stopped=frozenset(view.stopped),
        pawns={pawn: number[name] for pawn, name in active.zombies.items()} if view.phase == "move" else {},
        prey=view.prey,
        space=NOWHERE if attempt is None else number[attempt.space],
        attacked=view.attacked,
        captures=() if attempt is None else attempt.drawn,
        mover=NOBODY if attempt is None else attempt.mover,
        ends=() if attempt is None else [number[name] for name in attempt.ends],
        captures_left=view.captures_left,
        capture_discard=view.capture_discard,
        wounds_drawn=view.wounds_drawn,
        roll=view.roll,
        resolving=view.resolving,
        grudges=[(grudge.seat, grudge.zombie, grudge.guy) for grudge in view.grudges],
        options=view.options,
    )


def _player_in(player: PlayerView, number: Mapping[str, int]) -> Player:
    space = NOWHERE if player.side != GUY else number[player.space] if player.space else TOWN_SQUARE
    return Player(
        *(
            player.seat,
            player.side,
            space,
            player.side == GUY and player.away,
            player.life,
            player.bullets,
            player.kills,
            player.cards,
        ),
        *(player.in_play, player.may_play, player.effects, player.pending),
        CHARACTERS.get(player.character, NO_HORDE),
        tuple(sorted([number[name] for name in player.zombies.values()])),
        *(player.dice, player.wounds, player.points, player.used),
    )


def seen_of(state: State, seat: int) -> Scene:
    """The same of a state, which is imagined: nothing is looked at that the seat could not see."""
    attempt = state.attempt
    pawns: dict[int, int] = {}
    if state.phase == "move":
        horde = state.leaders[state.active].zombies
        pawns = {pawn: space for pawn, space in enumerate(horde) if space >= 0}
    return Scene(
        seat=seat,
        active=state.active,
        phase=state.phase,
        layout=state.layout,
        openings=state.openings,
        humans=state.humans,
        strays=state.zombies,
        tokens=state.tokens,
        dice=state.dice,
        players=[_player_of(state, place) for place in range(len(state.sides))],
        hand=sorted(state.pawns[seat].hand),
        drawn=state.drawn,
        human_tiles=len(state.stack),
        zombie_tiles=len(state.tiles),
        helipad=state.helipad,
        helipad_comes=bool(state.tiles) and HELIPAD not in state.removed and state.drawn != HELIPAD,
        allowance=state.allowance,
        movement=state.movement,
        left=state.left,
        stopped=frozenset(state.stopped),
        pawns=pawns,
        prey=state.prey,
        space=NOWHERE if attempt is None else attempt.space,
        attacked=NOBODY if attempt is None else attempt.guy,
        captures=() if attempt is None else attempt.drawn,
        mover=NOBODY if attempt is None else attempt.mover,
        ends=() if attempt is None else attempt.ends,
        captures_left=len(state.capture_deck),
        capture_discard=state.capture_discard,
        wounds_drawn=state.wounds_drawn,
        roll=state.roll,
        resolving=state.resolving,
        grudges=[grudge[:3] for grudge in state.grudges],
        options=state.options,
    )


def _player_of(state: State, seat: int) -> Player:
    pawn, leader, side = state.pawns[seat], state.leaders[seat], state.sides[seat]
    away = side == GUY and pawn.space == NOWHERE
    space = NOWHERE if side != GUY else TOWN_SQUARE if away else pawn.space
    known = leader.character
    return Player(
        *(seat, side, space, away, pawn.life, pawn.bullets, pawn.kills, len(pawn.hand)),
        *(pawn.in_play, pawn.may_play, guy_effects(state, seat, pawn), pawn.pending),
        CHARACTERS.get(known, NO_HORDE),
        tuple(sorted([zombie for zombie in leader.zombies if zombie >= 0])),
        *(leader.dice, leader.wounds, leader.points if known else 0, leader.used),
    )
