"""The vocabulary of the rules: draw, reveal, gain, trash, discard, play a card."""

from collections.abc import Callable, Collection, Iterable
from functools import lru_cache
from itertools import compress

from deadtown import kernel
from deadtown.games.kit.windows import once_each
from deadtown.games.zombinion import events, knowledge
from deadtown.games.zombinion.cards import ATTACKS, BARRICADE, COST, KINDS, Card, kinds_in
from deadtown.games.zombinion.state import Hunter, State
from deadtown.kernel import NOTHING_TO_ASK, Answer, Decision, Option, Steps

TAKE: dict[Card, Option] = {card: ("take", card) for card in KINDS}
DONE: Option = ("done",)
REVEAL: Option = ("reveal",)

DEAREST = max(COST.values())
Takes = tuple[Option, ...]


@lru_cache(maxsize=1024)
def takes_by_cost(piles: tuple[Card, ...]) -> tuple[Takes, ...]:
    """What can be taken from some piles at a cost of 0, of 1 at most, and so on up to the dearest card."""
    return tuple(tuple(TAKE[card] for card in piles if COST[card] <= most) for most in range(DEAREST + 1))


class Play(kernel.Play[State]):
    """One game being played."""

    _takes: tuple[Takes, ...] | None = None

    # Asking

    def ask(self, me: Hunter, kind: str, options: list[Option], **about: str | int) -> Steps[Option]:
        """A compulsory choice: with one legal answer it is carried out without asking (ZN-4.12)."""
        if len(options) == 1:
            return options[0]
        return (yield Decision(me.seat, kind, options, about))

    def ask_card(self, me: Hunter, kind: str, verb: str, cards: Iterable[Card], **about: str | int) -> Steps[Card]:
        """A compulsory choice of one kind among some cards."""
        option = yield from self.ask(me, kind, [(verb, card) for card in kinds_in(cards)], **about)
        return str(option[1])

    def pick_from_hand(self, me: Hunter, kind: str, *, least: int, most: int) -> Steps[list[Card]]:
        """Pick hand cards one after another; they leave the hand together, in the order picked."""
        while len(me.picked) < most and me.hand:
            options: list[Option] = [("pick", card) for card in kinds_in(me.hand)]
            if len(me.picked) >= least:
                options.append(DONE)
            choice = yield from self.ask(me, kind, options, picked=len(me.picked), least=least, most=most)
            if choice == DONE:
                break
            me.hand.remove(str(choice[1]))
            me.picked += (str(choice[1]),)
        picked, me.picked = list(me.picked), ()
        return picked

    # The deck

    def draw(self, me: Hunter, count: int) -> Steps[None]:
        """Cards move from the deck to the hand, as many as there are (ZN-7.1 to ZN-7.3)."""
        if count:
            count -= self._draw_from_deck(me, count)
        if not count or not me.discard:
            return NOTHING_TO_ASK
        if self.state.options.offer_cut:
            return self._draw_with_cut(me, count)
        self._turn_discards_into_deck(me)
        self._draw_from_deck(me, count)
        return NOTHING_TO_ASK

    def _draw_from_deck(self, me: Hunter, count: int) -> int:
        """Draw what the deck has, and tell how many that was."""
        drawn = me.deck[: -count - 1 : -1]
        if not drawn:
            return 0
        del me.deck[-count:]
        me.hand.extend(drawn)
        if me.deck_seen:
            knowledge.note_draw(me, drawn)
        if self.listener is not None:
            self.tell(events.Drew, me.seat, len(drawn), tuple(drawn))
        return len(drawn)

    def _draw_with_cut(self, me: Hunter, count: int) -> Steps[None]:
        yield from self.shuffle(me)
        self._draw_from_deck(me, count)

    def reveal(self, me: Hunter) -> Steps[Card | None]:
        """Show the top card of a deck, shuffling first if it is empty (ZN-7.2, ZN-7.3, ZN-7.15)."""
        if not me.deck:
            if not me.discard:
                return None
            yield from self.shuffle(me)
        card = me.deck.pop()
        if me.deck_seen:
            me.deck_seen -= 1
        me.revealed += (card,)
        self.tell(events.Revealed, me.seat, (card,))
        return card

    def shuffle(self, me: Hunter) -> Steps[None]:
        """The whole discard pile becomes the deck; the left neighbour may be offered a cut (ZN-7.2, ZN-7.7)."""
        self._turn_discards_into_deck(me)
        return self._offer_cut(me) if self.state.options.offer_cut else NOTHING_TO_ASK

    def _turn_discards_into_deck(self, me: Hunter) -> None:
        assert not me.deck
        knowledge.note_shuffle(me)
        me.deck, me.discard = me.discard, me.deck
        self.chance.shuffle(me.deck)
        self.tell(events.Shuffled, me.seat)

    def _offer_cut(self, me: Hunter) -> Steps[None]:
        left = self.state.left_of(me)
        cuts: list[Option] = [("cut", size) for size in range(len(me.deck))]
        choice = yield from self.ask(left, "cut", cuts, seat=me.seat)
        size = int(choice[1])
        if size:
            me.deck = me.deck[-size:] + me.deck[:-size]
            self.tell(events.Cut, left.seat, me.seat, size)

    def put_on_deck(self, me: Hunter, card: Card) -> None:
        """A card that everybody has seen goes on top of the deck; nothing is shuffled (ZN-7.6)."""
        me.deck.append(card)
        me.deck_seen += 1

    # The discard pile and the Trash

    def discard_together(self, me: Hunter, cards: list[Card]) -> None:
        """Cards that left the hand go to the discard pile; only the last one shows (ZN-7.8, ZN-7.9)."""
        if cards:
            knowledge.note_covered(me, len(cards) - 1)
            me.discard.extend(cards)
            self.tell(events.Discarded, me.seat, len(cards), cards[-1], tuple(cards))

    def discard_shown(self, me: Hunter, cards: Iterable[Card]) -> None:
        """Cards that everybody has seen go to the discard pile in their order."""
        cards = tuple(cards)
        if cards:
            me.discard.extend(cards)
            self.tell(events.DiscardedShown, me.seat, cards)

    def trash_from_hand(self, me: Hunter, card: Card) -> None:
        me.hand.remove(card)
        knowledge.note_leaving(me, [card])
        self.trash(me, [card])

    def trash(self, me: Hunter, cards: list[Card]) -> None:
        """Cards go to the Trash, for everybody to see (ZN-7.11)."""
        if cards:
            self.state.trash.extend(cards)
            self.tell(events.Trashed, me.seat, tuple(cards))

    # The Supply

    def takes(self, most: int) -> Takes:
        """The cards on offer at that cost or less. The piles are looked through anew only when one runs out."""
        if self._takes is None:
            supply = self.state.supply
            self._takes = takes_by_cost(tuple(compress(supply, supply.values())))
        return self._takes[most if most < DEAREST else DEAREST]

    def affordable(self, most: int) -> list[Card]:
        """The piles that are not empty and cost at most so much."""
        return [str(option[1]) for option in self.takes(most)]

    def take_from_supply(self, card: Card) -> None:
        supply = self.state.supply
        supply[card] -= 1
        if not supply[card]:
            self._takes = None

    def gain(self, me: Hunter, card: Card, to: str = "discard") -> None:
        """A card comes from the Supply, if there is one (ZN-7.12, ZN-7.14)."""
        if not self.state.supply.get(card):
            self.tell(events.NoGain, me.seat)
            return
        self.take_from_supply(card)
        if to == "discard":
            me.discard.append(card)
        elif to == "deck":
            self.put_on_deck(me, card)
        else:
            me.hand.append(card)
            me.shown += (card,)
        self.tell(events.Gained, me.seat, card, to)

    def gain_costing(
        self, me: Hunter, most: int, among: Collection[Card] | None = None, to: str = "discard"
    ) -> Steps[None]:
        """Gain a card costing at most so much: compulsory when such a pile exists (ZN-7.13, ZN-7.14)."""
        piles = [card for card in self.affordable(most) if among is None or card in among]
        if not piles:
            self.tell(events.NoGain, me.seat)
            return
        card = yield from self.ask_card(me, "gain_one", "gain", piles, most=most, to=to)
        self.gain(me, card, to)

    # Playing cards

    def plus(self, me: Hunter, cards: int = 0, actions: int = 0, targets: int = 0, shots: int = 0) -> Steps[None]:
        """The "+" instructions (ZN-4.6 to ZN-4.9)."""
        drawing = self.draw(me, cards)
        if drawing is not NOTHING_TO_ASK:
            return self._plus_after(drawing, actions, targets, shots)
        self._count(actions, targets, shots)
        return NOTHING_TO_ASK

    def _plus_after(self, drawing: Steps[None], actions: int, targets: int, shots: int) -> Steps[None]:
        yield from drawing
        self._count(actions, targets, shots)

    def _count(self, actions: int, targets: int, shots: int) -> None:
        state = self.state
        state.actions += actions
        state.targets += targets
        state.shots += shots

    def put_in_play(self, me: Hunter, card: Card) -> None:
        me.hand.remove(card)
        knowledge.note_leaving(me, [card])
        me.in_play.append(card)

    def carry_out(self, me: Hunter, card: Card) -> Steps[None]:
        """The instructions of a card in play, from top to bottom (ZN-4.2, ZN-4.4)."""
        state = self.state
        outer = state.resolving
        state.resolving = (*outer, card)
        if card in ATTACKS:
            victims = yield from self.reaction_window(me, card)
            yield from ATTACK_EFFECTS[card](self, me, victims)
        else:
            yield from EFFECTS[card](self, me)
        state.resolving = outer

    def reaction_window(self, me: Hunter, attack: Card) -> Steps[list[Hunter]]:
        """The other hunters may reveal a Barricade, each once; returns those who are not protected (ZN-8.2).

        Everybody knows who owns one and holds cards, so these are asked, whether they have it in hand or not.
        """
        hunters = self.state.hunters
        victims = self.state.from_left_of(me)
        asked = tuple(other.seat for other in victims if other.hand and other.owns(BARRICADE))
        if asked:

            def reveal(answer: Answer) -> Steps[None]:
                other = hunters[answer.seat]
                if BARRICADE not in other.shown:
                    other.shown += (BARRICADE,)
                    knowledge.forget_old_hand(other)
                self.tell(events.Reacted, other.seat, BARRICADE, attack)
                victims.remove(other)
                return NOTHING_TO_ASK

            def can_reveal(seat: int) -> bool:
                return BARRICADE in hunters[seat].hand

            def plays(seat: int) -> tuple[Option, ...]:
                return (REVEAL,) if can_reveal(seat) else ()

            yield from once_each("react", asked, plays, reveal, {"card": attack}, can_reveal)
        return victims


Effect = Callable[[Play, Hunter], Steps[None]]
AttackEffect = Callable[[Play, Hunter, list[Hunter]], Steps[None]]

EFFECTS: dict[Card, Effect] = {}
ATTACK_EFFECTS: dict[Card, AttackEffect] = {}


def action(card: Card) -> Callable[[Effect], Effect]:
    """Marks what an Action card does."""

    def mark(effect: Effect) -> Effect:
        EFFECTS[card] = effect
        return effect

    return mark


def attack(card: Card) -> Callable[[AttackEffect], AttackEffect]:
    """Marks what an Attack does to the hunters who are not protected."""

    def mark(effect: AttackEffect) -> AttackEffect:
        ATTACK_EFFECTS[card] = effect
        return effect

    return mark
