"""The steps of a game: set-up, then turn after turn (ZB-3 to ZB-10, IS-3)."""

from deadtown.games.town import TileDrawn, TileRemoved, placements
from deadtown.games.zombies import effects, events
from deadtown.games.zombies.cards import (
    AFTER_STEP,
    AFTER_TILE,
    HYSTERICAL_PARALYSIS,
    POST_MOVE_ROLL,
    POST_ZOMBIE_ROLL,
    PRE_MOVE_ROLL,
    PRE_ZOMBIE_ROLL,
    SKATEBOARD,
    TURN_END,
    TURN_START,
    full_deck,
)
from deadtown.games.zombies.combat import fight
from deadtown.games.zombies.horde import open_steps
from deadtown.games.zombies.movement import allowance_changes, walk_on
from deadtown.games.zombies.placing import choose_placement, lay_tokens, populate
from deadtown.games.zombies.play import Play
from deadtown.games.zombies.squad.building import SQUAD_SET_UP, begin_building
from deadtown.games.zombies.squad.turn import SQUAD_TURN
from deadtown.games.zombies.state import LOST_TURN, NOWHERE, Pawn
from deadtown.games.zombies.tiles import BOX, HELIPAD, TOWN, TOWN_SQUARE
from deadtown.kernel import NOTHING_TO_ASK, Decision, Option, Step

assert effects

KEEP: Option = ("keep",)
UPPER_HALF = 14
"""How many tiles lie above those among which the Helipad is (ZB-3.3)."""
SKATES = 2


# Set-up


def set_up(play: Play) -> Step:
    """Town Square, the pawns, two decks and three cards each (ZB-3)."""
    state = play.state
    chance = play.chance
    state.first = state.active = chance.pick(len(state.players))
    state.layout = TOWN.opening(TOWN_SQUARE)
    state.pawns = [Pawn() for _ in state.players]
    play.tell(events.FirstPlayer, state.first)
    if state.options.squad:
        return begin_building(play)
    tiles = [tile for tile in BOX if tile not in (TOWN_SQUARE, HELIPAD)]
    chance.shuffle(tiles)
    lower = len(tiles) - UPPER_HALF
    tiles.insert(chance.pick(lower + 1), HELIPAD)
    state.tiles = tiles
    state.deck = full_deck()
    chance.shuffle(state.deck)
    for seat in play.clockwise(state.first):
        play.draw(seat)
    yield from NOTHING_TO_ASK
    state.round = 1
    return "begin_turn"


# The turn


def begin_turn(play: Play) -> Step:
    """The card allowance is renewed, what waited for this turn comes into force; it may be lost (ZB-4.2, ZB-4.3)."""
    state, pawn = play.state, play.pawn
    state.turns += 1
    state.phase = "event" if state.options.squad else "tile"
    pawn.may_play = True
    pawn.under, pawn.pending = pawn.pending, ()
    play.tell(events.TurnBegan, state.active, state.round)
    for effect in (HYSTERICAL_PARALYSIS, LOST_TURN):
        if effect in pawn.under:
            play.tell(events.TurnLost, state.active, effect)
            return play.end_turn()
    if state.options.squad:
        return "roll_event"
    yield from play.ask_all(TURN_START, state.active)
    return "tile"


def tile(play: Play) -> Step:
    """Draw a tile and lay it, if it fits anywhere (ZB-5.1 to ZB-5.4)."""
    state = play.state
    if not state.tiles:
        return "combat"
    state.drawn = state.tiles.pop()
    play.tell(TileDrawn, state.active, state.drawn, "ZB-5.1")
    where = placements(play.city, state.drawn)
    if not where:
        lost, state.drawn = state.drawn, ""
        state.removed += (lost,)
        play.tell(TileRemoved, lost, "ZB-5.4")
        play.check_victory()
        return "after_tile"
    yield from choose_placement(play, placer(play, state.drawn), where)
    return "tile_zombies"


def tile_zombies(play: Play) -> Step:
    """The zombies of the tile that was laid last (ZB-5.5 to ZB-5.8)."""
    laid = play.city.tiles
    yield from populate(play, placer(play, laid[-1].tile), len(laid) - 1)
    return "tile_tokens"


def tile_tokens(play: Play) -> Step:
    """Life and bullets on it; then the map may be closed (ZB-5.6, ZB-5.9)."""
    state, laid = play.state, play.city.tiles
    yield from lay_tokens(play, placer(play, laid[-1].tile), len(laid) - 1)
    if not play.city.closed:
        return "after_tile"
    # In the order of their names: nobody is to learn how they lay.
    state.removed += tuple(sorted(state.tiles))
    state.tiles = []
    play.tell(events.MapClosed, state.active)
    play.tell(events.TurnLost, state.active, "closed")
    play.check_victory()
    return play.end_turn()


def placer(play: Play, tile: str) -> int:
    """Who draws a tile lays it; the Helipad is for who has the fewest zombies, clockwise from the drawer (ZB-5.7)."""
    state = play.state
    if tile != HELIPAD or state.options.zb_helipad_placer == "drawer":
        return state.active
    return min(play.clockwise(state.active), key=lambda seat: state.pawns[seat].kills)


def after_tile(play: Play) -> Step:
    yield from play.ask_all(AFTER_TILE, play.state.active)
    return "combat"


def combat(play: Play) -> Step:
    """Fight until no zombie is on the own space, then draw (ZB-6.1, ZB-7.1). Who dies fights no more (ZB-12.4)."""
    state, pawn = play.state, play.pawn
    state.phase = "combat"
    deaths = pawn.deaths
    while pawn.deaths == deaths and (yield from fight(play, state.active)):
        pass
    if state.options.squad:
        return "roll_squad"
    state.phase = "draw"
    play.draw(state.active)
    state.phase = "move"
    return "zombies" if state.died or play.stuck(state.active) else "roll_move"


def roll_move(play: Play) -> Step:
    """How far the pawn may go (ZB-8.1, ZB-8.2)."""
    state, pawn = play.state, play.pawn
    yield from play.ask_all(PRE_MOVE_ROLL, state.active, goes_on=lambda: not (state.resting or state.died))
    if state.resting or state.died:
        return "zombies"
    if not state.driving:
        bonus = SKATES if SKATEBOARD in pawn.in_play else 0
        die = play.d6("move", state.active, bonus, by=(SKATEBOARD,) if bonus else ())
        state.die = die + bonus
        allowance_changes(play)
        play.tell(events.MoveRolled, state.active, die, state.allowance, bonus)
    return "move_rolled"


def move_rolled(play: Play) -> Step:
    """The window in which a movement roll may still be changed (ZB-11.3)."""
    state = play.state
    yield from play.ask_all(POST_MOVE_ROLL, state.active, goes_on=lambda: not state.died)
    return "walk"


def walk(play: Play) -> Step:
    """One step of the movement, and the window after it (ZB-8.3, ZB-11.3)."""
    state = play.state
    if state.left <= 0 or state.died:
        return "zombies"
    plays = state.plays
    stepped = yield from walk_on(play)
    if stepped and not state.died:
        yield from play.ask_all(AFTER_STEP, state.active)
    if state.plays != plays:
        state.route = ()
    return "walk"


def zombies(play: Play) -> Step:
    """How many zombies move, unless they rest (ZB-9.1, ZB-9.4)."""
    state = play.state
    state.phase = "zombies"
    state.left, state.route, state.goal = 0, (), NOWHERE
    yield from play.ask_all(PRE_ZOMBIE_ROLL, state.active, goes_on=lambda: not play.state.zombies_rest())
    if play.state.zombies_rest():
        return "discard"
    die = play.d6("zombies", state.active)
    play.tell(events.ZombiesRolled, state.active, die)
    yield from play.ask_all(POST_ZOMBIE_ROLL, state.active, goes_on=lambda: not state.halted)
    state.left = 0 if state.halted else die
    return "lead"


def lead(play: Play) -> Step:
    """One zombie after the other makes a step, as long as one can (ZB-9.1, ZB-9.2)."""
    state, city = play.state, play.city
    options = open_steps(city, state.zombies, state.waiting) if state.left else []
    if not options:
        return "discard"
    choice = options[0]
    if len(options) > 1:
        choice = yield Decision(state.active, "move_zombie", options, {"left": state.left})
    space, to = city.number[str(choice[1])], city.number[str(choice[2])]
    state.moved.append(state.zombies[space])
    state.left -= 1
    play.move_zombie(state.active, space, to)
    return "lead"


def discard(play: Play) -> Step:
    """The player may discard one card; then the turn ends (ZB-10.1)."""
    state = play.state
    state.phase = "discard"
    state.left = 0
    yield from play.ask_all(TURN_END, state.active)
    hand = play.pawn.hand
    if hand:
        options: list[Option] = [("discard", card) for card in sorted(set(hand))]
        choice = yield Decision(state.active, "discard_card", [*options, KEEP])
        if choice != KEEP:
            card = str(choice[1])
            hand.remove(card)
            state.discard.append(card)
            play.tell(events.Discarded, state.active, card)
    return play.end_turn()


BASE_TURN = (
    *(set_up, begin_turn, tile, tile_zombies, tile_tokens, after_tile),
    *(combat, roll_move, move_rolled, walk, zombies, lead, discard),
)
STEPS = {step.__name__: step for step in (*BASE_TURN, *SQUAD_SET_UP, *SQUAD_TURN)}
