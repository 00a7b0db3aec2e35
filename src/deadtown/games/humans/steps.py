"""The steps of a game: set-up, then turn after turn (HU-3 to HU-11)."""

from deadtown.games.humans import effects, events
from deadtown.games.humans.abilities import offered
from deadtown.games.humans.capture import attempt, prey_of
from deadtown.games.humans.cards import BEFORE_MOVE, TURN_START, capture_deck, event_deck, wound_deck
from deadtown.games.humans.characters import CHARACTERS, FOLLOW_THE_BAND, GIMME_A_Z
from deadtown.games.humans.flight import lead_humans, movable
from deadtown.games.humans.movement import move_step, reckon_pool
from deadtown.games.humans.placing import choose_placement, place_dice, place_humans
from deadtown.games.humans.play import Play
from deadtown.games.humans.state import NOWHERE, ZOMBIES, Leader
from deadtown.games.humans.tiles import BOX, TOWN, TOWN_SQUARE
from deadtown.games.town import TileDrawn, TileRemoved, placements
from deadtown.kernel import NOTHING_TO_ASK, Decision, Option, Step

assert effects

KEEP: Option = ("keep",)
BANDED, BAND_STEPS = 3, 3
"""How many humans follow the Musician's band, and how far."""
SECOND_ZOMBIE = 2
"""The round in which everybody gets a second zombie, with five or six players (HU-3.5)."""


# Set-up


def set_up(play: Play) -> Step:
    """Town Square, tiles and decks; then the characters (HU-3)."""
    state, chance = play.state, play.chance
    state.first = state.active = chance.pick(len(state.players))
    state.layout = TOWN.opening(TOWN_SQUARE)
    state.leaders = [Leader(zombies=[NOWHERE] * ZOMBIES) for _ in state.players]
    play.tell(events.FirstPlayer, state.first)
    state.stack = [tile for tile in BOX if tile != TOWN_SQUARE]
    state.event_deck, state.wound_deck, state.capture_deck = event_deck(), wound_deck(), capture_deck()
    for pile in (state.stack, state.event_deck, state.wound_deck, state.capture_deck):
        chance.shuffle(pile)
    yield from NOTHING_TO_ASK
    if state.options.character_choice == "choose":
        return "choose_character"
    dealt = [*CHARACTERS]
    chance.shuffle(dealt)
    for seat in range(len(state.players)):
        take_character(play, seat, dealt[seat])
    return begin(play)


def choose_character(play: Play) -> Step:
    """In seat order from the first player each takes a free character (HU-3.1)."""
    state = play.state
    seat = next(seat for seat in play.clockwise(state.first) if not state.leaders[seat].character)
    taken = {leader.character for leader in state.leaders}
    options: list[Option] = [("choose", character) for character in CHARACTERS if character not in taken]
    choice = yield Decision(seat, "choose_character", options)
    take_character(play, seat, str(choice[1]))
    return "choose_character" if not all(leader.character for leader in state.leaders) else begin(play)


def take_character(play: Play, seat: int, character: str) -> None:
    """A character with its die tokens (HU-3.1)."""
    leader = play.state.leaders[seat]
    leader.character = character
    leader.dice = leader.sheet.do_over
    play.state.dice_supply -= leader.dice
    play.tell(events.CharacterTaken, seat, character)


def begin(play: Play) -> str:
    """A zombie on Town Square and three cards for everybody (HU-3.4, HU-3.6)."""
    for seat in play.clockwise(play.state.first):
        play.bring_zombie(seat, "HU-3.4")
        play.draw_events(seat)
    play.state.round = 1
    return "begin_turn"


# The turn


def begin_turn(play: Play) -> Step:
    """The card allowance is renewed, a second zombie may come, cards may be played (HU-4.1)."""
    state = play.state
    state.turns += 1
    state.phase = "tile"
    play.leader.may_play = True
    play.tell(events.TurnBegan, state.active, state.round)
    if state.for_many and state.round == SECOND_ZOMBIE:
        play.bring_zombie(state.active, "HU-3.5")
    yield from play.ask_all(TURN_START, play.state.active)
    return "tile"


def tile(play: Play) -> Step:
    """Draw a tile and lay it, if it fits anywhere (HU-5.1 to HU-5.4)."""
    state = play.state
    if not state.stack or play.open_city.closed:
        return "draw"
    state.drawn = state.stack.pop()
    play.tell(TileDrawn, state.active, state.drawn, "HU-5.1")
    where = placements(play.open_city, state.drawn)
    if not where:
        lost, state.drawn = state.drawn, ""
        state.removed += (lost,)
        play.tell(TileRemoved, lost, "HU-5.4")
        return "draw"
    yield from choose_placement(play, where)
    return "populate"


def populate(play: Play) -> Step:
    """Humans on the new tile (HU-5.5, HU-5.6)."""
    yield from place_humans(play)
    return "lay_dice"


def lay_dice(play: Play) -> Step:
    """Die tokens on it; then the map may be closed (HU-5.3, HU-5.6)."""
    yield from place_dice(play)
    if play.open_city.closed:
        play.tell(events.MapClosed, play.state.active)
    return "draw"


def draw(play: Play) -> Step:
    """Event cards up to three; then the abilities that come before movement (HU-6.1, section 17)."""
    state = play.state
    state.phase = "draw"
    play.draw_events(state.active)
    state.phase = "move"
    play.take_dice()
    if (yield from offered(play, state.active, GIMME_A_Z)):
        state.cheered = True
    if movable(play, BAND_STEPS) and (yield from offered(play, state.active, FOLLOW_THE_BAND)):
        yield from lead_humans(play, state.active, BANDED, BAND_STEPS, "HU-17.6")
    return "before_move"


def before_move(play: Play) -> Step:
    """The window in which movement may be changed; then it is fixed (HU-7.1)."""
    yield from play.ask_all(BEFORE_MOVE, play.state.active)
    reckon_pool(play)
    return "move"


def move(play: Play) -> Step:
    """One choice of the movement after the other (HU-7)."""
    if (yield from move_step(play)):
        return "move"
    state = play.state
    state.phase = "capture"
    state.left, state.stopped = 0, ()
    state.prey = prey_of(play)
    return "capture"


def capture(play: Play) -> Step:
    """One attempt after the other, in the order of the player's choice (HU-8.1)."""
    state = play.state
    where = [space for space, human in state.humans.items() if human in state.prey and space in play.leader.zombies]
    if not where:
        return "discard"
    space = where[0]
    if len(where) > 1:
        choice = yield Decision(state.active, "capture_order", play.options_on("attempt", sorted(where)))
        space = play.open_city.number[str(choice[1])]
    state.prey = tuple(human for human in state.prey if human != state.humans[space])
    yield from attempt(play, space)
    return "capture"


def discard(play: Play) -> Step:
    """The player may discard one card; then the turn ends (HU-11.1)."""
    state = play.state
    state.phase = "discard"
    hand = play.leader.hand
    if hand:
        options: list[Option] = [("discard", card) for card in sorted(set(hand))]
        choice = yield Decision(state.active, "discard_card", [*options, KEEP])
        if choice != KEEP:
            card = str(choice[1])
            hand.remove(card)
            state.event_discard.append(card)
            play.tell(events.Discarded, state.active, card)
    return play.end_turn()


STEPS = {
    step.__name__: step
    for step in (
        *(set_up, choose_character, begin_turn, tile, populate, lay_dice, draw),
        *(before_move, move, capture, discard),
    )
}
