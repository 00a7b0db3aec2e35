"""The Zombie Turn: sun, cards, movement, fights, new zombies, fire (section 4)."""

from deadtown.games.last_night import events
from deadtown.games.last_night.cards import ZOMBIE_CARDS
from deadtown.games.last_night.explosions import set_off_gas
from deadtown.games.last_night.fights import fight
from deadtown.games.last_night.fire import burn_zombie, fire_phase, flip_fires
from deadtown.games.last_night.ground import NAMES
from deadtown.games.last_night.moments import ZE, ZF, ZM, ZS
from deadtown.games.last_night.options import HEROES, ZOMBIES
from deadtown.games.last_night.pieces import FIRST_TURNED, NOBODY, NOWHERE
from deadtown.games.last_night.placing import place_one
from deadtown.games.last_night.play import DONE, Play
from deadtown.games.last_night.scenarios import check_step_end, scenario_of
from deadtown.games.last_night.state import State
from deadtown.games.last_night.windows import play_immediately
from deadtown.games.last_night.zombies_moving import is_free, movable, move_zombie, scented
from deadtown.kernel import Decision, Option, Step, Steps

NONE: Option = ("none",)


def hand_limit(state: State) -> int:
    """Four cards for one zombie seat, two for each of two (LN-4.5)."""
    return 4 if len(state.zombie_seats) == 1 else 2


def seats_in_order(state: State) -> tuple[int, ...]:
    """The zombie seats, the lead one first (LN-4.12)."""
    return state.zombie_order


# 1, Sun


def sun(play: Play) -> Step:
    """The sun goes down by one; when it would leave the track the game ends (LN-4.3, LN-4.4)."""
    state = play.state
    first = state.turn == "set_up"
    state.turn, state.phase = ZOMBIES, "sun"
    state.turns += 1
    state.cornered = state.distrust = state.rotten = False
    state.sealed = ()
    if state.rubble != NOWHERE:
        play.tell(events.RubbleGone, NAMES[state.rubble])
        state.rubble = NOWHERE
    if not first:
        state.sun -= 1
        if state.sun < 1:
            scenario = scenario_of(state)
            play.win(HEROES if scenario.goal_at_dawn(state) else scenario.dawn, "dawn", "LN-4.4")
    play.tell(events.ZombieTurnBegan, state.lead_zombie, state.sun)
    check_step_end(play)
    state.to_act = seats_in_order(state)
    yield from play.settle()
    return (yield from draw(play))


# 2, Draw


def draw(play: Play) -> Step:
    """A seat discards down to its limit, may discard one card, and draws up to the limit (LN-4.6)."""
    state = play.state
    state.phase = "draw"
    if not state.to_act:
        check_step_end(play)
        return (yield from new_zombies(play))
    seat = state.to_act[0]
    hand, limit = state.hands[seat], hand_limit(state)
    while len(hand) > limit:
        choice = yield from play.choose(seat, "discard_to_limit", discards(hand), limit=limit)
        discard(play, seat, str(choice[1]))
    if hand:
        choice = yield Decision(seat, "discard_one", [*discards(hand), NONE])
        if choice != NONE:
            discard(play, seat, str(choice[1]))
    state.to_draw = limit - len(hand)
    return (yield from draw_card(play))


def discards(hand: list[str]) -> list[Option]:
    return [("discard", card) for card in dict.fromkeys(hand)]


def discard(play: Play, seat: int, card: str) -> None:
    play.leave_hand(seat, card)
    play.state.zombie_discard.append(card)
    play.tell(events.Discarded, seat, card)


def draw_card(play: Play) -> Step:
    """One card after the other; some are played as soon as they are drawn (LN-4.7)."""
    state = play.state
    if state.to_draw <= 0:
        state.to_act = state.to_act[1:]
        return "draw"
    state.to_draw -= 1
    yield from draw_zombie_card(play, state.to_act[0])
    yield from play.settle()
    return "draw_card"


def draw_zombie_card(play: Play, seat: int) -> Steps[None]:
    """The top card of the zombie deck, which is made anew from its discard pile (LN-4.7, LN-4.8)."""
    state = play.state
    if not state.zombie_deck:
        if not state.zombie_discard:
            return
        state.zombie_deck, state.zombie_discard = state.zombie_discard, []
        play.chance.shuffle(state.zombie_deck)
        play.tell(events.ZombieDeckShuffled)
    card = state.zombie_deck.pop()
    if ZOMBIE_CARDS[card].immediate:
        yield from play_immediately(play, seat, card)
        return
    play.into_hand(seat, card)
    knowing = state.zombie_seats if state.options.open_team_hands else (seat,)
    play.tell(events.ZombieCardDrawn, seat, card, knowing)


# 3, New Zombies


def new_zombies(play: Play) -> Step:
    """New zombies come if more is rolled than there are in play (LN-4.9 to LN-4.11)."""
    state = play.state
    state.phase = "new_zombies"
    succeeded = []
    for seat in seats_in_order(state):
        in_play = state.in_play_of(seat)
        dice = tuple(play.d6() for _ in range(2 if len(state.zombie_seats) == 1 else 1))
        more = state.horde_upgrades.count("endless_dead")
        come = scenario_of(state).always_more or sum(dice) + more > in_play
        if come:
            succeeded.append(seat)
        play.tell(events.NewZombies, seat, dice, in_play, come, more)
    state.succeeded = tuple(succeeded)
    check_step_end(play)
    yield from play.settle()
    return (yield from zombies_start(play))


# 4, Move


def zombies_start(play: Play) -> Step:
    """The start of the zombie turn, when the nightmare goes on and cards are played (LN-4.12)."""
    state = play.state
    state.phase = "move"
    if any(kept.card == "living_nightmare" for kept in state.remaining):
        lose_hero_cards(play, 1, "living_nightmare")
        yield from play.settle()
    yield from play.ask_all(ZS, ZOMBIES)
    state.to_act = seats_in_order(state)
    return "order_zombies"


def lose_hero_cards(play: Play, count: int, card: str) -> None:
    """Cards from the top of the hero deck are discarded, face up."""
    state = play.state
    lost = tuple(play.draw_top() for _ in range(min(count, len(state.hero_deck))))
    state.hero_discard.extend(lost)
    play.tell(events.HeroCardsDiscarded, lost, card)


def order_zombies(play: Play) -> Step:
    """Which zombie moves next; hungry ones have to (LN-4.12, LN-4.14)."""
    state = play.state
    if not state.to_act:
        return (yield from zombies_moved(play))
    seat = state.to_act[0]
    movers, options = play.once(movers_of, play, seat)
    choice = (yield from play.choose(seat, "order_zombies", options)) if movers else DONE
    if choice == DONE:
        state.to_act = state.to_act[1:]
        return (yield from order_zombies(play))
    state.mover = movers[str(choice[1])]
    return (yield from zombie_moves(play))


def movers_of(play: Play, seat: int) -> tuple[dict[str, int], list[Option]]:
    """The zombies that a seat can still move, by what they are called, and its options with them."""
    state = play.state
    movers = play.refs(movable(state, seat))
    options: list[Option] = [("move", ref) for ref in movers]
    if scented(state).isdisjoint(state.zombies[zombie] for zombie in movers.values()):
        options.append(DONE)
    return movers, options


def zombie_moves(play: Play) -> Step:
    """Cards may be played before a zombie moves; then it does, if it still can (LN-4.13 to LN-4.15)."""
    state = play.state
    yield from play.ask_all(ZM, ZOMBIES)
    zombie = state.mover
    if is_free(state, zombie) and state.zombies[zombie] not in state.hero_spaces():
        yield from move_zombie(play, zombie, stride(play, zombie), optional=True)
        state.moved += (zombie,)
    state.mover = NOBODY
    yield from play.settle()
    return "order_zombies"


def stride(play: Play, zombie: int) -> int:
    """How many steps a zombie may make: one, or D3 (LN-4.13, LN-7.18, LN-18.16, Table G); in a charge two at least."""
    state = play.state
    if zombie >= FIRST_TURNED:
        return (play.roll("zombie_hero")[0] + 1) // 2
    steps = 2 if state.lurching else 1
    if state.armed.get(zombie) == "recently_dead" or state.is_grave_dead(zombie, "freshly_dead"):
        return max((play.roll("fresh")[0] + 1) // 2, steps)
    return steps


def zombies_moved(play: Play) -> Step:
    """After the last move cards may be played once more; who has not moved burns where it is (LN-11.4)."""
    state = play.state
    yield from play.ask_all(ZM, ZOMBIES)
    for zombie in [zombie for zombie in play.in_play() if zombie not in state.moved]:
        fresh = zombie >= FIRST_TURNED and state.turned[zombie - FIRST_TURNED].fresh
        if state.zombies[zombie] in state.fires and not fresh:
            yield from burn_zombie(play, zombie)
    state.moved = ()
    check_step_end(play)
    state.fought, state.loads = (), {}
    return "zombie_fights"


# 5, Fight


def zombie_fights(play: Play) -> Step:
    """One space after the other, one fight after the other, as the heroes choose; each zombie fights once (LN-4.21)."""
    state = play.state
    state.phase = "fight"
    yield from play.ask_all(ZF, ZOMBIES)
    spaces = [space for space in sorted(state.hero_spaces()) if waiting_on(state, space)]
    if not spaces:
        state.fought, state.loads, state.fighting = (), {}, NOWHERE
        check_step_end(play)
        return (yield from new_arrivals(play))
    if state.fighting not in spaces:
        seat = play.lead_hero(hero for space in spaces for hero in state.heroes_on(space))
        state.fighting = yield from play.choose_space(seat, "order_fights", spaces)
    pairs = open_fights(play, state.fighting)
    options: list[Option] = [("fight", play.person(hero), ref) for hero, ref in pairs]
    seat = play.lead_hero(state.heroes_on(state.fighting))
    choice = yield from play.choose(seat, "order_fights", options)
    hero, ref = state.number_of(str(choice[1])), str(choice[2])
    zombie = pairs[hero, ref]
    state.fought += (zombie,)
    state.loads[hero] = state.loads.get(hero, 0) + 1
    yield from fight(play, hero, zombie)
    yield from play.settle()
    return "zombie_fights"


def waiting_on(state: State, space: int) -> list[int]:
    """The zombies of a space that have still to fight: not those who have risen in this turn (LN-4.23)."""
    return [
        zombie
        for zombie in state.zombies_on(space)
        if zombie not in state.fought and not (zombie >= FIRST_TURNED and state.turned[zombie - FIRST_TURNED].fresh)
    ]


def open_fights(play: Play, space: int) -> dict[tuple[int, str], int]:
    """The fights that may come next: shared so that no hero fights two more than another (LN-4.22)."""
    state = play.state
    zombies = waiting_on(state, space)
    loads = {hero: state.loads.get(hero, 0) for hero in state.heroes_on(space)}
    share, over = divmod(sum(loads.values()) + len(zombies), len(loads))
    above = sum(load > share for load in loads.values())
    found: dict[tuple[int, str], int] = {}
    for hero, load in loads.items():
        if load < share or (load == share and above < over):
            found.update({(hero, ref): zombie for ref, zombie in play.refs(zombies).items()})
    return found


# 6, Place


def new_arrivals(play: Play) -> Step:
    """How many new zombies come, to those whose roll has succeeded (LN-4.18)."""
    state = play.state
    state.phase = "place"
    state.arriving = {}
    for seat in state.succeeded:
        die = play.roll("arrivals")[0]
        state.arriving[seat] = die if len(state.zombie_seats) == 1 else (die + 1) // 2
    state.succeeded, state.received = (), {}
    yield from play.settle()
    return (yield from place_zombies(play))


def place_zombies(play: Play) -> Step:
    """One zombie after the other onto the pits, evenly (LN-4.18)."""
    if (yield from place_one(play)):
        return "place_zombies"
    check_step_end(play)
    state = play.state
    state.burning = tuple(space for space, burning in state.fires.items() if burning)
    return (yield from fires(play))


# 7, Fire


def fires(play: Play) -> Step:
    """One fire after the other (LN-4.24, LN-11.6)."""
    state = play.state
    state.phase = "fire"
    if state.fires and (yield from fire_phase(play)):
        yield from set_off_gas(play)
        yield from play.settle()
        return "fires"
    check_step_end(play)
    return (yield from zombies_end(play))


def zombies_end(play: Play) -> Step:
    """The end of the zombie turn: cards, then what held for this turn is over (LN-4.25)."""
    state = play.state
    state.phase = "end"
    yield from play.ask_all(ZE, ZOMBIES)
    end_turn(play)
    return "heroes_start"


def end_turn(play: Play) -> None:
    """What holds for a turn of either side ends with it; new fires begin to burn (LN-1.5, LN-11.13)."""
    state = play.state
    state.held = state.broken = state.safe = ()
    state.claws = state.clawing_again = 0
    state.blocked = state.windows_open = state.betsy_fresh = state.hurried = state.frenzy = False
    state.lurching = state.burning_dead = False
    state.ablaze, state.horde_used = (), ()
    for hero in state.heroes:
        hero.extra = hero.fights = 0
        hero.used = ()
        hero.lucky = hero.popular = hero.idle = False
    for turned in state.turned:
        turned.fresh = False
    flip_fires(play)
    check_step_end(play)


STEPS = {
    step.__name__: step
    for step in (
        *(sun, draw, draw_card, new_zombies, zombies_start, order_zombies, zombie_moves, zombies_moved),
        *(zombie_fights, new_arrivals, place_zombies, fires, zombies_end),
    )
}
