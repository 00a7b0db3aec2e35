"""The steps of a combined game: set-up, then turns of zombie players and of shotgun guys (HX-2 to HX-8)."""

from deadtown.games.humans import cards as humans_cards
from deadtown.games.humans.abilities import offered
from deadtown.games.humans.capture import attempt, prey_of
from deadtown.games.humans.characters import CHARACTERS, FOLLOW_THE_BAND, GIMME_A_Z
from deadtown.games.humans.combined import effects, events
from deadtown.games.humans.combined.attacks import attack
from deadtown.games.humans.combined.moving import move_pawn
from deadtown.games.humans.combined.placing import choose_placement, draw_tile, lay_tokens, populate
from deadtown.games.humans.combined.play import Play
from deadtown.games.humans.combined.state import GUY, ZOMBIE
from deadtown.games.humans.combined.tiles import OUTER, deal_tiles
from deadtown.games.humans.events import CharacterTaken, ZombieCame
from deadtown.games.humans.flight import lead_humans, movable
from deadtown.games.humans.movement import reckon_movement
from deadtown.games.humans.state import NOWHERE, ZOMBIES, Leader
from deadtown.games.humans.steps import BAND_STEPS, BANDED
from deadtown.games.town import TileDrawn, TileRemoved, doorsteps, placements
from deadtown.games.zombies import cards as zombies_cards
from deadtown.games.zombies.cards import HYSTERICAL_PARALYSIS, SKATEBOARD
from deadtown.games.zombies.combat import fight
from deadtown.games.zombies.events import MoveRolled, TurnLost
from deadtown.games.zombies.horde import open_steps
from deadtown.games.zombies.movement import allowance_changes, walk_on
from deadtown.games.zombies.state import Pawn
from deadtown.games.zombies.steps import KEEP, SKATES
from deadtown.kernel import NOTHING_TO_ASK, Decision, Option, Step

assert effects

PAWNS_AT_START = 2
STRIKE_BACK: Option = ("strike_back",)
LET_BE: Option = ("let_go",)


# Set-up


def set_up(play: Play) -> Step:
    """Sides, the cross, all decks (HX-1.3, HX-2, HX-3)."""
    state, chance = play.state, play.chance
    state.first = state.active = chance.pick(len(state.players))
    dealt = deal_tiles(chance)
    state.layout, state.stack, state.tiles = dealt.layout, dealt.human_tiles, dealt.zombie_tiles
    city = play.open_city
    state.openings = tuple(sorted(step for tile in OUTER for step in doorsteps(city, tile)))
    state.pawns = [Pawn() if side == GUY else Pawn(space=NOWHERE, life=0, bullets=0) for side in state.sides]
    state.leaders = [Leader(zombies=[NOWHERE] * ZOMBIES, used=side == GUY) for side in state.sides]
    state.deck, state.event_deck = zombies_cards.full_deck(), humans_cards.event_deck()
    state.wound_deck, state.capture_deck = humans_cards.wound_deck(), humans_cards.capture_deck()
    for pile in (state.deck, state.event_deck, state.wound_deck, state.capture_deck):
        chance.shuffle(pile)
    play.tell(events.FirstPlayer, state.first)
    for seat, side in enumerate(state.sides):
        play.tell(events.SideTaken, seat, side)
    yield from NOTHING_TO_ASK
    if state.options.character_choice == "random":
        characters = [*CHARACTERS]
        chance.shuffle(characters)
        for seat, side in enumerate(state.sides):
            if side == ZOMBIE:
                take_character(play, seat, characters.pop())
    return "choose_character"


def choose_character(play: Play) -> Step:
    """In seat order from the first player each zombie player takes a free character (HX-4.4)."""
    state = play.state
    free = [*filter(lambda seat: lacks_character(play, seat), play.clockwise(state.first))]
    if not free:
        return "place_pawns"
    taken = {leader.character for leader in state.leaders}
    options: list[Option] = [("choose", character) for character in CHARACTERS if character not in taken]
    choice = yield Decision(free[0], "choose_character", options)
    take_character(play, free[0], str(choice[1]))
    return "choose_character"


def lacks_character(play: Play, seat: int) -> bool:
    return play.state.sides[seat] == ZOMBIE and not play.state.leaders[seat].character


def take_character(play: Play, seat: int, character: str) -> None:
    """A character with its die tokens (HX-4.4)."""
    leader = play.state.leaders[seat]
    leader.character = character
    leader.dice = leader.sheet.do_over
    play.state.dice_supply -= leader.dice
    play.tell(CharacterTaken, seat, character)


def place_pawns(play: Play) -> Step:
    """Two zombies of each zombie player inside one of the outer buildings (HX-4.2)."""
    state, city = play.state, play.open_city
    hordes = [seat for seat in play.clockwise(state.first) if state.sides[seat] == ZOMBIE]
    waiting = [seat for seat in hordes if state.leaders[seat].in_play < PAWNS_AT_START]
    if not waiting:
        return "deal"
    seat = waiting[0]
    zombies = state.leaders[seat].zombies
    number = zombies.index(NOWHERE)
    tiles = OUTER if not number else (city.building[zombies[0]],)
    spaces = [space for tile in tiles for space in city.rooms[tile]]
    choice = yield Decision(seat, "hx_start_pawns", play.options_on("put", spaces), {"left": PAWNS_AT_START - number})
    zombies[number] = city.number[str(choice[1])]
    play.tell(ZombieCame, seat, number, str(choice[1]), "HX-4.2")
    return "place_pawns"


def deal(play: Play) -> Step:
    """Three cards each, in any mixture (HX-4.3)."""
    state = play.state
    for seat in play.clockwise(state.first):
        yield from play.draw_cards(seat)
    state.round = 1
    return "begin_turn"


# What turns of both sides begin and end with


def begin_turn(play: Play) -> Step:
    """Who waits comes back, the card allowance is renewed, a turn may be lost (HX-11.1, ZB-4.2, ZB-4.3)."""
    state, pawn = play.state, play.pawn
    state.turns += 1
    state.phase = "tile"
    pawn.may_play = True
    pawn.under, pawn.pending = pawn.pending, ()
    play.tell(events.TurnBegan, state.active, state.round, state.sides[state.active])
    play.come_back(state.active)
    if HYSTERICAL_PARALYSIS in pawn.under:
        play.tell(TurnLost, state.active, HYSTERICAL_PARALYSIS)
        return play.end_turn()
    yield from play.ask_all(zombies_cards.TURN_START, state.active)
    return "tile"


def tile(play: Play) -> Step:
    """Draw a tile and lay it, if it fits anywhere (HX-5.1, HX-5.5)."""
    state = play.state
    if not (state.stack or state.tiles) or play.open_city.closed:
        return after_step_one(play)
    yield from draw_tile(play)
    play.tell(TileDrawn, state.active, state.drawn, "HX-5.1")
    where = placements(play.open_city, state.drawn)
    if not where:
        lost, state.drawn = state.drawn, ""
        state.removed += (lost,)
        play.tell(TileRemoved, lost, "HU-5.4")
        return "after_tile"
    yield from choose_placement(play, where)
    return "populate_tile"


def populate_tile(play: Play) -> Step:
    yield from populate(play)
    return "token_tile"


def token_tile(play: Play) -> Step:
    yield from lay_tokens(play)
    if play.open_city.closed:
        play.tell(events.MapClosed, play.state.active)
    return "after_tile"


def after_tile(play: Play) -> Step:
    """The window after a tile, if one was drawn (HX-6.4, ZB-11.3)."""
    yield from play.ask_all(zombies_cards.AFTER_TILE, play.state.active)
    return after_step_one(play)


def after_step_one(play: Play) -> str:
    """Shotgun guys fight before they draw (HX-8.3, ZB-4.1)."""
    return "combat" if play.state.is_guy(play.state.active) else "draw"


def draw(play: Play) -> Step:
    """Cards up to three, each from the deck of the player's choice (HX-6.1)."""
    state = play.state
    state.phase = "draw"
    yield from play.draw_cards(state.active)
    state.phase = "move"
    if state.is_guy(state.active):
        return "zombies" if state.died or play.stuck(state.active) else "roll_move"
    return "capture_begins" if play.stuck(state.active) else "horde_abilities"


def zombies(play: Play) -> Step:
    """Everybody moves zombies of nobody at the end of the turn (HX-8.2)."""
    state = play.state
    state.phase = "zombies"
    state.left, state.route, state.goal = 0, (), NOWHERE
    yield from play.ask_all(zombies_cards.PRE_ZOMBIE_ROLL, state.active, lambda: not state.zombies_rest())
    if state.zombies_rest():
        return "discard"
    roll = yield from play.roll("zombies", state.active)
    yield from play.ask_all(zombies_cards.POST_ZOMBIE_ROLL, state.active, lambda: not state.halted)
    state.left = 0 if state.halted else roll.total
    return "lead"


def lead(play: Play) -> Step:
    """One zombie after the other makes a step, as long as one can (HX-8.2)."""
    state, city = play.state, play.state.strays_city
    options = open_steps(city, play.taken(), state.waiting) if state.left else []
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
    """The player may discard one card; then the turn ends (HU-11.1, ZB-10.1)."""
    state = play.state
    state.phase = "discard"
    state.left = 0
    yield from play.ask_all(zombies_cards.TURN_END, state.active)
    hand = play.pawn.hand
    if hand:
        options: list[Option] = [("discard", card) for card in sorted(set(hand))]
        choice = yield Decision(state.active, "discard_card", [*options, KEEP])
        if choice != KEEP:
            card = str(choice[1])
            hand.remove(card)
            play.toss(card)
            play.tell(events.Discarded, state.active, card)
    return play.end_turn()


# The turn of a shotgun guy


def combat(play: Play) -> Step:
    """Fight until no zombie of nobody is on the own space (ZB-6.1, HX-9.8)."""
    state, pawn = play.state, play.pawn
    state.phase = "combat"
    deaths = pawn.deaths
    while pawn.deaths == deaths and (yield from fight(play, state.active)):
        pass
    return "draw"


def roll_move(play: Play) -> Step:
    """How far he may go: the die and his life (HX-7.1)."""
    state, pawn = play.state, play.pawn
    yield from play.ask_all(zombies_cards.PRE_MOVE_ROLL, state.active, lambda: not (state.resting or state.died))
    if state.resting or state.died:
        return "zombies"
    if not state.driving:
        bonus = pawn.life + (SKATES if SKATEBOARD in pawn.in_play else 0)
        throw_for_steps(play, bonus)
        while (yield from play.does_over(state.active)):
            throw_for_steps(play, bonus)
    return "move_rolled"


def throw_for_steps(play: Play, bonus: int) -> None:
    state = play.state
    die = play.d6("move", state.active, bonus, by=(SKATEBOARD,) if SKATEBOARD in play.pawn.in_play else ())
    state.die = die + bonus
    allowance_changes(play)
    play.tell(MoveRolled, state.active, die, state.allowance, bonus)


def move_rolled(play: Play) -> Step:
    """The window in which a movement roll may still be changed (HX-6.5)."""
    state = play.state
    yield from play.ask_all(zombies_cards.POST_MOVE_ROLL, state.active, lambda: not state.died)
    return "walk"


def walk(play: Play) -> Step:
    """One step of the movement, and the window after it (ZB-8.3, ZB-11.3)."""
    state = play.state
    if state.left <= 0 or state.died:
        return "zombies"
    plays = state.plays
    stepped = yield from walk_on(play)
    if stepped and not state.died:
        yield from play.ask_all(zombies_cards.AFTER_STEP, state.active)
    if state.plays != plays:
        state.route = ()
    return "walk"


# The turn of a zombie player


def horde_abilities(play: Play) -> Step:
    """The abilities that come before movement (HU-17.2, HU-17.6)."""
    state = play.state
    play.take_dice()
    if (yield from offered(play, state.active, GIMME_A_Z)):
        state.cheered = True
    if movable(play, BAND_STEPS) and (yield from offered(play, state.active, FOLLOW_THE_BAND)):
        yield from lead_humans(play, state.active, BANDED, BAND_STEPS, "HU-17.6")
        play.take_dice()
    return "before_move"


def before_move(play: Play) -> Step:
    """The window in which movement may be changed; then it is fixed (HU-7.1, HX-7.2)."""
    yield from play.ask_all(humans_cards.BEFORE_MOVE, play.state.active)
    reckon_movement(play)
    return "move"


def move(play: Play) -> Step:
    """One choice of the movement after the other (HU-7)."""
    if (yield from move_pawn(play)):
        return "move"
    return "capture_begins"


def capture_begins(play: Play) -> Step:
    """Whom the pawns are with: humans, and shotgun guys that they have come to (HU-8.1, HX-10.1)."""
    state = play.state
    zombies = play.leader.zombies
    came_to = {zombies[number] for number in state.stopped}
    state.phase = "capture"
    state.prey = prey_of(play)
    state.hunted = tuple(seat for seat, pawn in enumerate(state.pawns) if pawn.space in came_to)
    state.left, state.stopped = 0, ()
    yield from NOTHING_TO_ASK
    return "capture"


def capture(play: Play) -> Step:
    """One attempt after the other, in the order of the player's choice (HU-8.1, HX-10.1)."""
    state, zombies = play.state, play.leader.zombies
    spaces = sorted(space for space, human in state.humans.items() if human in state.prey and space in zombies)
    guys = [seat for seat in state.hunted if state.pawns[seat].space in zombies]
    options = play.options_on("attempt", spaces) + [("attack", seat) for seat in guys]
    if not options:
        return "strike_back"
    choice = options[0]
    if len(options) > 1:
        choice = yield Decision(state.active, "capture_order", options)
    if choice[0] == "attack":
        state.hunted = tuple(seat for seat in state.hunted if seat != choice[1])
        yield from attack(play, int(choice[1]))
    else:
        space = play.open_city.number[str(choice[1])]
        state.prey = tuple(human for human in state.prey if human != state.humans[space])
        yield from attempt(play, space)
    return "capture"


def strike_back(play: Play) -> Step:
    """Whoever failed against a pawn that has stayed may be attacked without moving (HX-9.7)."""
    state = play.state
    guys = play.offended(state.active)
    if not guys:
        return "zombies"
    guy = guys[0]
    choice = yield Decision(state.active, "hx_counterattack", [STRIKE_BACK, LET_BE], {"seat": guy})
    play.forgive(state.active, [guy])
    if choice == STRIKE_BACK:
        yield from attack(play, guy, back=True)
    return "strike_back"


STEPS = {
    step.__name__: step
    for step in (
        *(set_up, choose_character, place_pawns, deal, begin_turn, tile, populate_tile, token_tile, after_tile),
        *(combat, draw, roll_move, move_rolled, walk, horde_abilities, before_move, move, capture_begins, capture),
        *(strike_back, zombies, lead, discard),
    )
}
