"""Zombinion as the platform sees it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

from msgspec.structs import replace

from deadtown.games.zombinion import clauses, knowledge, refusals
from deadtown.games.zombinion.bots import BOTS
from deadtown.games.zombinion.cards import COMBAT, SET_SIZE, Card
from deadtown.games.zombinion.catalogue import Catalogue, catalogue
from deadtown.games.zombinion.events import EVENTS
from deadtown.games.zombinion.guide import ZombinionGuide
from deadtown.games.zombinion.play import DECLINE, Play
from deadtown.games.zombinion.scoring import reckon
from deadtown.games.zombinion.state import FEWEST_HUNTERS, MOST_HUNTERS, Hunter, Options, State
from deadtown.games.zombinion.steps import STEPS
from deadtown.games.zombinion.view import View, view
from deadtown.kernel import BadOptions, Chance, Decision, Event, Game, Option, Outcome, ReckoningLine, Refusal


class Zombinion(Game[State]):
    """A zombie hunt with a deck that grows: 2 to 4 hunters."""

    name = "zombinion"
    rules = "1"
    prefix = "ZN"
    complete = True
    seats = range(FEWEST_HUNTERS, MOST_HUNTERS + 1)
    folder = Path(__file__).parent
    options_type = Options
    state_type = State
    play_type = Play
    events = EVENTS
    steps = STEPS
    decisions = tuple(refusals.CLAUSES)
    named = {"card": "card", "cards": "card", "top": "card", "attack": "card", "set": "set"}
    bots = BOTS
    levels = {"easy": "random", "normal": "money", "hard": "hunter"}
    guide = ZombinionGuide()
    private_talk = True
    """The rules bind what is shown (section 10), not what is said."""
    option_arguments = {
        **dict.fromkeys(("play", "take", "gain", "trash", "discard", "pick", "put_back", "top"), "card"),
        "set": "set",
        "cut": "count",
    }
    standing = {"react": DECLINE}
    simulation_options = {"turn_cap": 100}
    taking = {"hunt": "take", "gain_one": "gain", "scavenge_keep": "pick"}

    def start(self, options: Options, players: Sequence[str]) -> State:
        self.check_seats(players)
        if options.combat_set == "custom":
            check_custom_set(options.custom)
        if options.turn_cap < 0:
            raise BadOptions(Refusal("ZN-9.9", "bad-turn-cap", {"cap": options.turn_cap}))
        hunters = [Hunter(seat) for seat in range(len(players))]
        return State(step="set_up", players=tuple(players), hunters=hunters, options=options)

    def seats_in(self, state: State) -> int:
        return len(state.hunters)

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def catalogue(self) -> Catalogue:
        return catalogue()

    def holds(self, clause: str, options: Options, view: View | None) -> bool:
        return clauses.holds(clause, options, view)

    def imagine(self, state: State, seat: int | None, chance: Chance) -> None:
        knowledge.imagine(state, seat, chance)

    def memory(self, state: State, seat: int) -> list[Counter[Card]]:
        return knowledge.memory(state)

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    def turn(self, state: State) -> int:
        """Turns are taken one after another (ZN-3.1)."""
        return sum(hunter.turns for hunter in state.hunters) + (state.phase != "set_up")

    def tally(self, state: State) -> dict[str, list[int]]:
        """Turns taken, place in turn order and cards owned (ZN-3.1, ZN-3.6)."""
        turns = [hunter.turns for hunter in state.hunters]
        begun_before = sum(turns) - (state.outcome is not None)
        starter = state.active - begun_before
        return {
            "turns": turns,
            "order": [(seat - starter) % len(turns) + 1 for seat in range(len(turns))],
            "cards": [sum(1 for _ in hunter.owned()) for hunter in state.hunters],
        }

    def reckoning(self, state: State, seat: int) -> list[ReckoningLine]:
        return reckon(state.hunters[seat].owned())

    def course(self, state: State) -> dict[str, list[int]]:
        """Points and cards owned, from the deal on."""
        if state.phase == "set_up":
            return {}
        return {
            "points": [hunter.score() for hunter in state.hunters],
            "cards": [len(hunter.owned()) for hunter in state.hunters],
        }

    def shows(self, state: State, answered: Decision, told: Iterable[Event], asked: Decision | None) -> bool:
        """Out of turn, what comes next tells of other hands: who can react, who has a choice, which phase goes on."""
        if super().shows(state, answered, told, asked):
            return True
        out_of_turn = answered.seat != state.active
        return out_of_turn and (answered.kind == "react" or asked is None or asked.seat != answered.seat)

    def rematch_options(self, options: Options, players: Sequence[str], outcome: Outcome) -> Options:
        """Who won decides who starts (ZN-2.3 to ZN-2.6)."""
        winners = tuple(players[seat] for seat in outcome.winners)
        return replace(options, start_player="rematch", last_winners=winners, last_players=tuple(players))

    def why_not(self, state: State, decision: Decision | None, seat: int, wish: Option) -> Refusal | None:
        return refusals.why_not(state, decision, seat, wish)

    def wishes(self, state: State, seat: int) -> Iterable[Option]:
        return refusals.wishes(state, seat)

    def components(self, state: State) -> Counter[str]:
        cards = Counter(state.supply)
        cards.update(state.trash)
        for hunter in state.hunters:
            cards.update(hunter.owned())
        return +cards


def check_custom_set(kinds: Sequence[Card]) -> None:
    """Exactly ten different Combat kinds (ZN-2.16)."""
    for card in kinds:
        if card not in COMBAT:
            raise BadOptions(Refusal("ZN-2.16", "not-a-combat-card", {"card": card}))
        if kinds.count(card) > 1:
            raise BadOptions(Refusal("ZN-2.16", "combat-card-twice", {"card": card}))
    if len(kinds) != SET_SIZE:
        raise BadOptions(Refusal("ZN-2.16", "custom-set-of-ten", {"count": len(kinds)}))
