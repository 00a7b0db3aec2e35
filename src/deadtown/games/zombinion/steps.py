"""The steps of a game: set-up, then each turn's Action, Hunt and Clean-up phases."""

from functools import lru_cache
from itertools import combinations

from deadtown.games.zombinion import combat, events, knowledge
from deadtown.games.zombinion.cards import (
    ACTIONS,
    AIM,
    COMBAT,
    COST,
    KINDS,
    MANY_MORE_ZOMBIES,
    SET_SIZE,
    SETS,
    SHOTS,
    STARTING_CARDS,
    Card,
    kinds_in,
    pile_size,
    supply_order,
)
from deadtown.games.zombinion.play import Play
from deadtown.games.zombinion.state import Hunter
from deadtown.kernel import Decision, Option, Outcome, Step, Steps

assert combat

END_ACTIONS: Option = ("end_actions",)
END_HUNT: Option = ("end_hunt",)
PLAY_ALL_AIM: Option = ("play_all_aim",)
PLAY: dict[Card, Option] = {card: ("play", card) for card in KINDS}
WAYS_TO_AIM: dict[frozenset[Card], tuple[Option, ...]] = {
    frozenset(held): (*(PLAY[card] for card in held), PLAY_ALL_AIM)
    for count in range(1, len(SHOTS) + 1)
    for held in combinations(SHOTS, count)
}
"""How Aim cards can be played, by the kinds of them in hand (ZN-5.1)."""

OPENER = 0
"""The seat that opened the table (ZN-2.15)."""


def set_up(play: Play) -> Step:
    """Lay out the Supply, find the start player, deal (ZN-2.1 to ZN-2.18)."""
    state = play.state
    chosen, kinds = yield from choose_combat_set(play)
    agreed = state.options.pile_counts
    usual = full_supply(kinds, len(state.hunters))
    state.supply = {card: agreed.get(card, count) for card, count in usual.items()}
    play.tell(events.SetChosen, chosen, tuple(state.supply)[-SET_SIZE:])

    starter, rule = start_player(play)
    play.tell(events.StartPlayer, starter, rule)
    for hunter in state.hunters:
        hunter.deck = list(STARTING_CARDS)
    for hunter in (state.hunters[starter], *state.from_left_of(state.hunters[starter])):
        hunter.discard, hunter.deck = hunter.deck, hunter.discard
        yield from play.shuffle(hunter)
        yield from play.draw(hunter, 5)
    return begin_turn(play, state.hunters[starter])


@lru_cache(maxsize=64)
def full_supply(kinds: tuple[Card, ...], players: int) -> dict[Card, int]:
    """The piles as they lie before the game, each with its count (ZN-2.9, ZN-2.13)."""
    return {card: pile_size(card, players) for card in supply_order(kinds)}


def choose_combat_set(play: Play) -> Steps[tuple[str, tuple[Card, ...]]]:
    """A named set, a custom list or ten markers drawn at random (ZN-2.14 to ZN-2.17)."""
    options = play.state.options
    chosen: str = options.combat_set
    kinds = options.custom
    if chosen == "ask":
        answers: list[Option] = [("set", name) for name in (*SETS, "random", "custom")]
        answer = yield Decision(OPENER, "choose_combat_set", answers)
        chosen = str(answer[1])
        if chosen == "custom":
            kinds = yield from choose_custom_set()
    if chosen == "random":
        kinds = tuple(COMBAT[place] for place in play.chance.order(len(COMBAT))[:SET_SIZE])
    elif chosen != "custom":
        kinds = SETS[chosen]
    return chosen, kinds


def choose_custom_set() -> Steps[tuple[Card, ...]]:
    kinds: tuple[Card, ...] = ()
    while len(kinds) < SET_SIZE:
        options: list[Option] = [("pick", card) for card in COMBAT if card not in kinds]
        about: dict[str, str | int] = {"picked": len(kinds), "least": SET_SIZE, "most": SET_SIZE, "zone": "box"}
        choice = yield Decision(OPENER, "choose_custom_set", options, about)
        kinds += (str(choice[1]),)
    return kinds


def start_player(play: Play) -> tuple[int, str]:
    """Who starts, and the clause that says so (ZN-2.2 to ZN-2.7)."""
    players, options = play.state.players, play.state.options
    if options.start_player == "random" or not options.last_winners:
        return play.chance.pick(len(players)), "ZN-2.2"
    winners = options.last_winners
    if len(winners) == 1 and winners[0] in players:
        return (players.index(winners[0]) + 1) % len(players), "ZN-2.3"
    lost = [name for name in options.last_players if name not in winners]
    candidates = [players.index(name) for name in lost if name in players]
    if len(winners) > 1 and candidates:
        return candidates[play.chance.pick(len(candidates))], "ZN-2.4"
    return play.chance.pick(len(players)), "ZN-2.5" if len(winners) > 1 and not lost else "ZN-2.6"


def begin_turn(play: Play, me: Hunter) -> str:
    """1 Action, 1 Target, 0 Shots (ZN-3.3)."""
    state = play.state
    state.active = me.seat
    state.actions = state.targets = 1
    state.shots = 0
    state.took = False
    step = next_phase(play, me)
    if play.listener is not None:
        play.tell(events.TurnBegan, me.seat, me.turns + 1)
    return step


def next_phase(play: Play, me: Hunter) -> str:
    """The Action phase lasts while an Action can be played (ZN-4.10)."""
    if play.state.actions and not ACTIONS.isdisjoint(me.hand):
        play.state.phase = "action"
        return "action"
    return begin_hunt(play)


def begin_hunt(play: Play) -> str:
    """The Action phase is over, and there is no way back (ZN-3.2)."""
    play.state.phase = "hunt"
    return "hunt"


def action_phase(play: Play) -> Step:
    """Play one Action card, or end the phase (ZN-4.1, ZN-4.2, ZN-4.10)."""
    state = play.state
    me = state.turn
    options = [PLAY[card] for card in kinds_in(me.hand) if card in ACTIONS]
    choice = yield Decision(me.seat, "play_action", [*options, END_ACTIONS], {"actions": state.actions})
    if choice == END_ACTIONS:
        return begin_hunt(play)
    card = str(choice[1])
    state.actions -= 1
    play.put_in_play(me, card)
    play.tell(events.Played, me.seat, card)
    yield from play.carry_out(me, card)
    return next_phase(play, me)


def hunt_phase(play: Play) -> Step:
    """Play Aim cards, take a card, or end the phase (ZN-5.1 to ZN-5.9)."""
    state = play.state
    me = state.turn
    shots = state.shots
    aims = () if state.took else WAYS_TO_AIM.get(AIM.intersection(me.hand), ())
    about: dict[str, str | int] = {"targets": state.targets, "shots": shots, "aim": 1 if aims else 0}
    choice = yield Decision(me.seat, "hunt", [*aims, *play.takes(shots), END_HUNT], about)
    verb = choice[0]
    if verb == "take":
        take(play, me, str(choice[1]))
    elif verb == "play":
        aim(play, me, [str(choice[1])])
    elif verb == "play_all_aim":
        aim(play, me, [card for card in me.hand if card in AIM])
    if verb == "end_hunt" or not state.targets:
        return (yield from clean_up_phase(play, me))
    return "hunt"


def aim(play: Play, me: Hunter, cards: list[Card]) -> None:
    """Aim cards go into play and give their shots (ZN-5.1)."""
    shots = play.state.shots
    for card in cards:
        me.hand.remove(card)
        shots += SHOTS[card]
    me.in_play.extend(cards)
    play.state.shots = shots
    knowledge.note_leaving(me, cards)
    if play.listener is not None:
        play.tell(events.Aimed, me.seat, tuple(cards), shots)


def take(play: Play, me: Hunter, card: Card) -> None:
    """Pay a card with Shots and a Target; it goes to the discard pile (ZN-5.3)."""
    state = play.state
    state.shots -= COST[card]
    state.targets -= 1
    state.took = True
    play.take_from_supply(card)
    me.discard.append(card)
    if play.listener is not None:
        play.tell(events.Took, me.seat, card)


def clean_up_phase(play: Play, me: Hunter) -> Step:
    """Discard play area and hand, draw 5, and see whether the game ends (ZN-6.1 to ZN-6.7)."""
    state = play.state
    state.phase = "clean_up"
    if state.options.cleanup_top_choice and len(kinds_in(me.hand)) > 1:
        top = yield from play.ask_card(me, "cleanup_top", "top", me.hand)
        me.hand.remove(top)
        me.hand.append(top)
    me.discard.extend(me.in_play)
    me.in_play.clear()
    if me.hand:
        knowledge.note_covered(me, len(me.hand) - 1)
        me.discard.extend(me.hand)
        me.hand.clear()
    if play.listener is not None:
        play.tell(events.CleanedUp, me.seat, me.discard[-1] if me.discard else None)
    yield from play.draw(me, 5)

    me.turns += 1
    ending = how_it_ends(play)
    if ending:
        score(play, ending)
        return ""
    return begin_turn(play, state.left_of(me))


def how_it_ends(play: Play) -> str:
    """What ends the game after this turn, if anything (ZN-9.1, ZN-9.2, ZN-9.9)."""
    state = play.state
    a_pile_is_empty = not all(state.supply.values())
    if a_pile_is_empty:
        if not state.supply[MANY_MORE_ZOMBIES]:
            return "many_more_zombies"
        if state.empty_piles() >= 3:
            return "three_piles"
    cap = state.options.turn_cap
    if cap and state.turn.turns >= cap and all(hunter.turns >= cap for hunter in state.hunters):
        return "turn_cap"
    return ""


def score(play: Play, ending: str) -> None:
    """The highest score wins; of equals those with the fewest turns (ZN-9.4 to ZN-9.8)."""
    hunters = play.state.hunters
    scores = [hunter.score() for hunter in hunters]
    ranks = [(points, -hunter.turns) for points, hunter in zip(scores, hunters, strict=True)]
    winners = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
    play.state.outcome = Outcome(winners, scores, ending)
    play.state.phase = "over"
    play.tell(events.GameEnded, ending, tuple(winners))
    for hunter, points in zip(hunters, scores, strict=True):
        play.tell(events.Scored, hunter.seat, points, hunter.turns, tuple(hunter.owned()))


STEPS = {
    "set_up": set_up,
    "action": action_phase,
    "hunt": hunt_phase,
}
