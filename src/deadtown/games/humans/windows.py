"""The windows in which event cards are played: who is asked, and what each could do (HU-12)."""

from collections.abc import Callable, Iterator

from deadtown.games.humans import events
from deadtown.games.humans.cards import FRYING_PAN, KINDS, OPEN_TO, Card
from deadtown.games.humans.characters import OBJECTION
from deadtown.games.humans.play import Play
from deadtown.games.kit.windows import once_each_active_last
from deadtown.kernel import Answer, Decision, Option, Steps

OBJECT: Option = ("object",)
LET_BE: Option = ("let_be",)

Ways = Callable[[Play, int], Iterator[Option]]
"""What must be named when a seat plays a card now: each way to do so, and none when it would change nothing."""
Effect = Callable[..., Steps[None]]
"""What a card does, given who plays it and what was named."""

WAYS: dict[Card, Ways] = {}
EFFECTS: dict[Card, Effect] = {}
"""How each card is played."""
NAMING: dict[Card, Effect] = {}
"""What is still to be named when a card lies on the table, before anybody objects (HU-12.6)."""


class AskingPlay(Play):
    """Play with windows: each seat is asked once, the active one last (HU-12.4)."""

    def ask_all(self, kind: str, subject: int, goes_on: Callable[[], bool] | None = None) -> Steps[None]:
        """Open a window for all who may hold something for it; it closes when what it is about is over."""
        leaders = self.state.leaders
        asked = tuple(
            seat
            for seat, leader in enumerate(leaders)
            if leader.may_play and leader.hand and OPEN_TO[kind, seat == subject]
        )

        def plays(seat: int) -> list[Option]:
            return [*playable(self, kind, seat)]

        def can(seat: int) -> bool:
            return next(playable(self, kind, seat), None) is not None

        def carry_out(answer: Answer) -> Steps[None]:
            return resolve(self, answer)

        about: dict[str, str | int] = {"seat": subject}
        return once_each_active_last(kind, subject, asked, plays, carry_out, about, can, goes_on)


def playable(play: Play, kind: str, seat: int) -> Iterator[Option]:
    """All that a seat could play in a window."""
    state = play.state
    leader = state.leaders[seat]
    if not leader.may_play:
        return
    open_cards = OPEN_TO[kind, seat == state.active]
    before = ""
    for card in leader.hand:
        if card in open_cards and card != before:
            before = card
            for way in WAYS[card](play, seat):
                yield ("play", card, *way)


def resolve(play: Play, answer: Answer) -> Steps[None]:
    """A card is announced with its choices; the Lawyer may object; then it takes effect (HU-12.8, section 8)."""
    state, seat = play.state, answer.seat
    _, name, *named = answer.option
    card = str(name)
    leader = state.leaders[seat]
    state.plays += 1
    leader.hand.remove(card)
    leader.may_play = False
    state.resolving += (card,)
    tell_played(play, seat, card, tuple(named))
    if card in NAMING:
        yield from NAMING[card](play, seat, *named)
    cancelled = yield from objected(play, seat, card)
    if not cancelled:
        yield from EFFECTS[card](play, seat, *named)
    state.resolving = state.resolving[:-1]
    attempt = state.attempt
    if card == FRYING_PAN and not cancelled and attempt is not None and not attempt.hit:
        leader.hand.append(card)
        leader.hand.sort()
        play.tell(events.CardReturned, seat, card)
    else:
        state.event_discard.append(card)


def tell_played(play: Play, seat: int, card: Card, named: Option) -> None:
    aim = KINDS[card].aim
    if aim == "opponent":
        play.tell(events.CardPlayed, seat, card, int(named[0]), "")
    elif aim:
        play.tell(events.CardPlayed, seat, card, None, str(named[0]))
    else:
        play.tell(events.CardPlayed, seat, card, None, "")


def objected(play: Play, seat: int, card: Card) -> Steps[bool]:
    """Whether the Lawyer lets another player's card have no effect (HU-17.1)."""
    for lawyer, leader in enumerate(play.state.leaders):
        if lawyer != seat and leader.ability == OBJECTION:
            choice = yield Decision(lawyer, "objection", [OBJECT, LET_BE], {"seat": seat, "card": card})
            if choice == OBJECT:
                leader.used = True
                play.state.named = ()
                play.tell(events.Objected, lawyer, seat, card)
                return True
    return False
