"""The steps of a game: set-up, then zombie phases and human phases in turn (sections 3 and 4)."""

from msgspec.structs import replace

from deadtown.games.zombiaki import effects, events
from deadtown.games.zombiaki.cards import (
    BARRIER,
    DAWN,
    FREEZE,
    HUMANS,
    NAPALM,
    NET,
    NOT_SO_FAST,
    REACTIONS,
    ZOMBIES,
    full_deck,
    kinds_as_listed,
)
from deadtown.games.zombiaki.effects.obstacles import roll_barrels
from deadtown.games.zombiaki.effects.undead import give_order, orders, zombies
from deadtown.games.zombiaki.movement import may_step
from deadtown.games.zombiaki.play import PASS, TARGETS, Play
from deadtown.games.zombiaki.state import Phase, Stage, State
from deadtown.games.zombiaki.street import ADJACENT, FIRST_ROW, NUMBER, SIZE, SPACES, WIDTH, name
from deadtown.kernel import NOTHING_TO_ASK, Decision, Option, Step, Steps

assert effects

DONE: Option = ("done",)
END: Option = ("end",)
HAND_SIZE = 4
DOG_STEPS = 3
NOBODY = -1


def set_up(play: Play) -> Step:
    """Settle the sides, shuffle the decks, put Dawn under the zombies' (ZK-3.1 to ZK-3.4)."""
    state = play.state
    first = state.options.first_seat
    if first == "random":
        first = (ZOMBIES, HUMANS)[play.chance.pick(2)]
    state.zombie_seat = 0 if first == ZOMBIES else 1
    play.tell(events.SidesSettled, state.zombie_seat, state.human_seat)
    for side in (ZOMBIES, HUMANS):
        deck = full_deck(side, state.options.deck_counts)
        play.chance.shuffle(deck)
        state.side(side).deck = deck
    state.zombies.deck.insert(0, DAWN)
    yield from NOTHING_TO_ASK
    return "zombies_move"


# The zombie phase


def zombies_move(play: Play) -> Step:
    """Dogs, the hold window, then the step that no zombie can refuse (ZK-4.2)."""
    state = play.state
    clear_marks(state)
    state.rounds += 1
    begin_phase(play, ZOMBIES, "movement")
    yield from move_dogs(play)
    yield from hold_back(play)
    yield from advance(play)
    return "" if state.outcome else "zombies_draw"


def begin_phase(play: Play, phase: Phase, stage: Stage) -> None:
    state = play.state
    state.phase, state.stage = phase, stage
    state.phases += 1
    state.cards_played = 0
    play.tell(events.PhaseBegan, state.seat_of(phase), phase, state.rounds)


def clear_marks(state: State) -> None:
    """Special steps, merging, holding and the boss order are of one phase (ZK-4.3)."""
    state.order_given = False
    creatures = state.creatures
    for space, creature in enumerate(creatures):
        if creature is not None and (creature.stepped or creature.merged or creature.held):
            creatures[space] = replace(creature, stepped=False, merged=False, held=False)


def move_dogs(play: Play) -> Steps[None]:
    """Each dog makes up to 3 steps, one dog after another (ZK-5.5)."""
    state = play.state
    waiting = {creature.number for creature in state.creatures if creature is not None and creature.dog}
    walking, left = NOBODY, 0
    while waiting:
        spaces = {creature.number: space for space, creature in enumerate(state.creatures) if creature and creature.dog}
        ways: list[Option] = [
            ("step", SPACES[space], SPACES[to])
            for number, space in spaces.items()
            if number in waiting
            for to in ADJACENT[space]
            if may_step(state, space, to)
        ]
        if not ways:
            return
        if walking not in waiting or walking not in spaces:
            walking, left = NOBODY, 0
        about: dict[str, str | int] = {"dog": SPACES[spaces[walking]] if left else "none", "left": left}
        choice = yield Decision(state.zombie_seat, "dog_step", [*ways, DONE], about)
        if choice == DONE:
            return
        space, to = NUMBER[str(choice[1])], NUMBER[str(choice[2])]
        dog = state.creatures[space]
        assert dog is not None
        if dog.number != walking:
            waiting.discard(walking)
            walking, left = dog.number, DOG_STEPS
        yield from play.move(space, to, "dog")
        yield from play.settle()
        left -= 1
        if not left:
            waiting.discard(walking)


def hold_back(play: Play) -> Steps[None]:
    """Not So Fast may hold zombies back, a copy each (ZK-5.6)."""
    state = play.state
    hand = state.zombies.hand
    while NOT_SO_FAST in hand:
        ways: list[Option] = [("hold", SPACES[space]) for space, zombie in zombies(state) if not zombie.held]
        if not ways:
            return
        choice = yield Decision(state.zombie_seat, "hold", [*ways, PASS])
        if choice == PASS:
            return
        space = NUMBER[str(choice[1])]
        creature = state.creatures[space]
        assert creature is not None
        state.creatures[space] = replace(creature, held=True)
        hand.remove(NOT_SO_FAST)
        state.zombies.discard.append(NOT_SO_FAST)
        play.tell(events.Held, state.zombie_seat, SPACES[space])


def advance(play: Play) -> Steps[None]:
    """Every zombie must step forward if it may: positions first, effects after (ZK-5.7 to ZK-5.9)."""
    state = play.state
    creatures = state.creatures
    moves: list[tuple[int, str, str]] = []
    arrived: list[int] = []
    for space in range(SIZE):
        creature = creatures[space]
        if creature is None or creature.dog or creature.held or not may_step(state, space, space - WIDTH):
            continue
        if space < WIDTH:
            if moves:
                play.tell(events.Advanced, tuple(moves))
            play.cross(space)
            return
        to = space - WIDTH
        creatures[space], creatures[to] = None, creature
        moves.append((creature.number, SPACES[space], SPACES[to]))
        arrived.append(to)
    if moves:
        play.tell(events.Advanced, tuple(moves))
        yield from play.all_enter(arrived)
        yield from play.settle()


def zombies_draw(play: Play) -> Step:
    """Up to 4 cards, and one of them goes; Dawn ends the game (ZK-4.4 to ZK-4.6)."""
    state = play.state
    state.stage = "draw"
    cards = state.zombies
    while len(cards.hand) < HAND_SIZE:
        if play.draw(ZOMBIES, cards) == DAWN:
            play.end(state.human_seat, "dawn")
            return ""
    yield from discard_one(play, ZOMBIES)
    return "zombies_play"


def discard_one(play: Play, side: str) -> Steps[None]:
    """One of the four cards must go (ZK-4.6, ZK-4.12)."""
    state = play.state
    state.stage = "discard"
    cards, seat = state.side(side), state.seat_of(side)
    options: list[Option] = [("discard", card) for card in kinds_as_listed(cards.hand)]
    choice = options[0] if len(options) == 1 else (yield Decision(seat, "discard", options, {"side": side}))
    card = str(choice[1])
    cards.hand.remove(card)
    cards.discard.append(card)
    play.tell(events.Discarded, seat, side, card)


def ways_to_play(state: State, side: str) -> list[Option]:
    """Every playable card of a hand, with each legal target (ZK-4.15, ZK-4.16)."""
    ways: list[Option] = []
    for card in kinds_as_listed(state.side(side).hand):
        if card not in REACTIONS:
            ways += TARGETS[card](state, card)
    return ways


def zombies_play(play: Play) -> Step:
    """Play a card, give the order of a boss, or end the phase (ZK-4.7)."""
    state = play.state
    state.stage = "play"
    ways = play.once(ways_to_play, state, ZOMBIES) + play.once(orders, state)
    if not ways:
        return "humans_begin"
    choice = yield Decision(state.zombie_seat, "play", [*ways, END], {"side": ZOMBIES, "left": 0})
    if choice == END:
        return "humans_begin"
    if choice[0] == "order":
        yield from give_order(play, str(choice[1]), str(choice[2]))
    else:
        yield from play.play_card(ZOMBIES, choice)
    return "" if state.outcome else "zombies_play"


# The human phase


def humans_begin(play: Play) -> Step:
    """What has lasted long enough goes, barrels roll, cards are drawn, one of four is discarded (ZK-4.9 to 4.12)."""
    state = play.state
    begin_phase(play, HUMANS, "clearing")
    expire(play)
    state.stage = "barrels"
    yield from roll_barrels(play)
    state.stage = "draw"
    cards = state.humans
    while len(cards.hand) < HAND_SIZE and cards.deck:
        play.draw(HUMANS, cards)
    if len(cards.hand) == HAND_SIZE:
        yield from discard_one(play, HUMANS)
    return "humans_play"


def expire(play: Play) -> None:
    """Nets, barriers and fires are removed (ZK-4.9)."""
    state = play.state
    creatures, objects, burning = state.creatures, state.objects, state.burning
    if state.nets:
        freed = [space for space, creature in enumerate(creatures) if creature is not None and creature.netted]
        for space in freed:
            creature = creatures[space]
            assert creature is not None
            creatures[space] = replace(creature, netted=False)
        state.humans.discard.extend([NET] * state.nets)
        state.nets = 0
        play.tell(events.Expired, NET, tuple(map(name, freed)))
    opened = [space for space in range(FIRST_ROW, SIZE) if objects[space] == BARRIER]
    if opened:
        for space in opened:
            play.lift(space)
        play.tell(events.Expired, BARRIER, tuple(map(name, opened)))
    if True in burning:
        out = [space for space in range(SIZE) if burning[space]]
        state.burning = [False] * SIZE
        state.humans.discard.extend([NAPALM] * len(out))
        play.tell(events.Expired, NAPALM, tuple(map(name, out)))


def humans_play(play: Play) -> Step:
    """Play a card, or end the phase; under Terror one card is all (ZK-4.13)."""
    state = play.state
    state.stage = "play"
    ways = [] if state.terror and state.cards_played else play.once(ways_to_play, state, HUMANS)
    if not ways:
        return end_human_phase(play)
    about: dict[str, str | int] = {"side": HUMANS, "left": int(state.terror)}
    choice = yield Decision(state.human_seat, "play", [*ways, END], about)
    if choice == END:
        return end_human_phase(play)
    yield from play.play_card(HUMANS, choice)
    return "humans_play"


def end_human_phase(play: Play) -> str:
    """Terror ends, Freeze counts down (ZK-4.14)."""
    state = play.state
    if state.terror:
        state.terror = False
        play.tell(events.TerrorEnded)
    if state.freezes:
        left = tuple(count - 1 for count in state.freezes)
        state.freezes = tuple(count for count in left if count)
        state.humans.discard.extend([FREEZE] * left.count(0))
        if not state.freezes:
            play.tell(events.Thawed)
    return "zombies_move"


STEPS = {
    "set_up": set_up,
    "zombies_move": zombies_move,
    "zombies_draw": zombies_draw,
    "zombies_play": zombies_play,
    "humans_begin": humans_begin,
    "humans_play": humans_play,
}
