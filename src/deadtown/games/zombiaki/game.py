"""Zombiaki! as the platform sees it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

from msgspec.structs import replace

from deadtown.games.zombiaki import clauses, refusals
from deadtown.games.zombiaki.bots import BOTS, FORMER
from deadtown.games.zombiaki.cards import DAWN, FREEZE, HUMANS, INSTANT, KINDS, NAPALM, NET, SIDES, ZOMBIES
from deadtown.games.zombiaki.catalogue import CATALOGUE, Catalogue
from deadtown.games.zombiaki.events import EVENTS
from deadtown.games.zombiaki.guide import ZombiakiGuide
from deadtown.games.zombiaki.movement import foremost_row
from deadtown.games.zombiaki.play import Play
from deadtown.games.zombiaki.preview import preview
from deadtown.games.zombiaki.state import Options, State
from deadtown.games.zombiaki.steps import STEPS
from deadtown.games.zombiaki.street import ROWS
from deadtown.games.zombiaki.view import View, view
from deadtown.games.zombiaki.wording import wording
from deadtown.kernel import (
    BadOptions,
    Chance,
    Decision,
    Event,
    Game,
    Option,
    Outcome,
    ReckoningLine,
    Refusal,
    Wording,
)

OTHER = {ZOMBIES: HUMANS, HUMANS: ZOMBIES}
"""The side against which each plays."""


class Zombiaki(Game[State]):
    """A night on a street of three lanes: zombies against humans."""

    name = "zombiaki"
    rules = "1"
    prefix = "ZK"
    complete = True
    seats = range(2, 3)
    folder = Path(__file__).parent
    options_type = Options
    state_type = State
    play_type = Play
    events = EVENTS
    steps = STEPS
    decisions = tuple(refusals.CLAUSES)
    named = {"card": "card", "by": "card", "taken": "card", "side": "role", "at": "place"}
    bots = BOTS
    former_bots = FORMER
    guide = ZombiakiGuide()
    levels = {"easy": "random", "normal": "instinct", "hard": "search"}
    roles = SIDES
    role_options = {ZOMBIES: {"first_seat": ZOMBIES}, HUMANS: {"first_seat": HUMANS}}
    standing = {"click": ("pass",), "hold": ("pass",), "dog_step": ("done",)}
    private_talk = True

    def start(self, options: Options, players: Sequence[str]) -> State:
        self.check_seats(players)
        for card in options.deck_counts:
            if card not in KINDS:
                raise BadOptions(Refusal("ZK-2.1", "no-such-card", {"typed": card}))
        if options.deck_counts.get(DAWN, 1) != 1:
            raise BadOptions(Refusal("ZK-3.2", "one-dawn"))
        return State(step="set_up", players=tuple(players), options=options)

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def catalogue(self) -> Catalogue:
        return CATALOGUE

    def holds(self, clause: str, options: Options, view: View | None) -> bool:
        return clauses.holds(clause, options)

    def role(self, state: State, seat: int) -> str:
        """Before the set-up it is as the option says, unless that leaves it to chance (ZK-3.1)."""
        if state.phase != "set_up":
            return (ZOMBIES, HUMANS)[seat != state.zombie_seat]
        first = state.options.first_seat
        return "" if first == "random" else first if seat == 0 else OTHER[first]

    def turn(self, state: State) -> int:
        return state.phases

    def imagine(self, state: State, seat: int | None, chance: Chance) -> None:
        """Nobody knows the order of the decks, but that Dawn is last (ZK-18.2)."""
        for side in (state.zombies, state.humans):
            side.deck.sort()
        chance.shuffle(state.humans.deck)
        deck = state.zombies.deck
        if DAWN in deck:
            deck.remove(DAWN)
            chance.shuffle(deck)
            deck.insert(0, DAWN)

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    def preview(self, state: State, option: Option) -> list[Event] | None:
        return preview(state, option)

    def wording(self, option: Option) -> Wording:
        return wording(option)

    def tally(self, state: State) -> dict[str, list[int]]:
        """Phases of each side, who goes first, and cards left."""
        turns = [0, 0]
        turns[state.zombie_seat] = (state.phases + 1) // 2
        turns[state.human_seat] = state.phases // 2
        order = [1 if seat == state.zombie_seat else 2 for seat in range(2)]
        return {"turns": turns, "order": order, "cards": self._by_seat(state, self._decks(state))}

    def reckoning(self, state: State, seat: int) -> list[ReckoningLine]:
        outcome = state.outcome
        if outcome is None or seat not in outcome.winners:
            return []
        return [ReckoningLine(f"reckoning-{outcome.ending}", 1, 1, 1)]

    def course(self, state: State) -> dict[str, list[int]]:
        """Cards left, what each side has on the street, and the rows that the zombies have and have not gained."""
        if state.phase == "set_up":
            return {}
        reach = foremost_row(state)
        undead = sum(creature is not None for creature in state.creatures)
        obstacles = sum(map(bool, state.objects))
        return {
            "deck": self._by_seat(state, self._decks(state)),
            "street": self._by_seat(state, (undead, obstacles)),
            "reach": self._by_seat(state, (reach, ROWS - reach)),
        }

    def _decks(self, state: State) -> tuple[int, int]:
        return len(state.zombies.deck), len(state.humans.deck)

    def _by_seat(self, state: State, figures: tuple[int, int]) -> list[int]:
        """The figures of zombies and humans, in the order of the seats."""
        return list(figures if state.zombie_seat == 0 else figures[::-1])

    def rematch_options(self, options: Options, players: Sequence[str], outcome: Outcome) -> Options:
        """In another game the sides change places (ZK-3.1)."""
        return replace(options, first_seat=OTHER.get(options.first_seat, "random"))

    def why_not(self, state: State, decision: Decision | None, seat: int, wish: Option) -> Refusal | None:
        return refusals.why_not(state, decision, seat, wish)

    def wishes(self, state: State, seat: int) -> Iterable[Option]:
        return refusals.wishes(state, seat)

    def components(self, state: State) -> Counter[str]:
        if state.phase == "set_up":
            counts = {card: state.options.deck_counts.get(card, kind.copies) for card, kind in KINDS.items()}
            return +Counter(counts)
        cards = Counter(filter(None, state.objects))
        cards.update([state.resolving] if state.resolving in INSTANT else [])
        for side in (state.zombies, state.humans):
            for pile in (side.hand, side.deck, side.discard):
                cards.update(pile)
        for creature in filter(None, state.creatures):
            cards.update(creature.all_cards())
        cards.update({NET: state.nets, FREEZE: len(state.freezes), NAPALM: state.burning.count(True)})
        return +cards
