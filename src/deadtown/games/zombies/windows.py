"""The windows in which cards are played and items used: who is asked, and what each could do (ZB-11)."""

from collections.abc import Callable, Iterator

from deadtown.games.kit.windows import again_after_each_play
from deadtown.games.zombies import events
from deadtown.games.zombies.cards import (
    CHARGES,
    ITEMS,
    KINDS,
    LOTS_OF_AMMO,
    POST_COMBAT_ROLL,
    SHOTGUN,
    USABLE,
    USED_IN,
    Card,
    open_cards,
)
from deadtown.games.zombies.play import CLOCKWISE, TILE_SPACES, Play
from deadtown.games.zombies.state import Pawn, State
from deadtown.kernel import NOTHING_TO_ASK, Answer, Option, Steps


class Moment:
    """A window, and the player in whose turn or for whose roll it is open."""

    __slots__ = ("first", "goes_on", "kind", "play", "subject")

    def __init__(self, play: Play, kind: str, subject: int, goes_on: Callable[[], bool] | None = None) -> None:
        self.play = play
        self.kind = kind
        self.subject = subject
        self.goes_on = goes_on
        self.first: tuple[int, ...] = ()
        """Who is asked when it opens, until that is known to all."""

    def asked(self) -> tuple[int, ...]:
        """Who is asked, the active seat first (ZB-11.4); nobody when what the window is about is over."""
        if self.first:
            seats, self.first = self.first, ()
            return seats
        if self.goes_on is not None and not self.goes_on():
            return ()
        asked = combat_candidates if self.kind == POST_COMBAT_ROLL else card_holders
        return asked(self.play.state, self.subject)

    def plays(self, seat: int) -> list[Option]:
        return [*plays(self, seat)]

    def could(self, seat: int) -> bool:
        """Whether there is anything among the plays of a seat, at a look."""
        play = self.play
        pawn = play.state.pawns[seat]
        if pawn.may_play:
            playable = self.playable(seat)
            for card in pawn.hand:
                if card not in playable:
                    continue
                if card in ITEMS:
                    if card not in pawn.in_play:
                        return True
                else:
                    for _ in WAYS[card](play, seat, self):
                        return True
        return bool(pawn.in_play) and next(uses(self, seat), None) is not None

    def playable(self, seat: int) -> frozenset[Card]:
        """The cards that a seat may play here and now; an item needs its place (ZB-11.3, ZB-11.6)."""
        state = self.play.state
        city = state.city
        building = city.building[state.pawns[seat].space]
        return open_cards(self.kind, seat == self.subject, city.tiles[building].kind if building >= 0 else "")

    def carry_out(self, answer: Answer) -> Steps[None]:
        return resolve(self, answer)


Ways = Callable[[Play, int, Moment], Iterator[Option]]
"""What must be named when a seat plays a card now: each way to do so, and none when it can't be played."""
Effect = Callable[..., Steps[None]]
"""What a card does, given who plays it, the moment and what was named."""

WAYS: dict[Card, Ways] = {}
EFFECTS: dict[Card, Effect] = {}
"""How each card is played, or each item used."""

UNAIMED: tuple[Option, ...] = ((),)


class AskingPlay(Play):
    """Play with windows: the active seat first, and again after each play, until all pass (ZB-11.4)."""

    def ask_all(self, kind: str, subject: int, goes_on: Callable[[], bool] | None = None) -> Steps[None]:
        """Open a window. It closes at once when what it is about is over."""
        moment = Moment(self, kind, subject, goes_on)
        moment.first = moment.asked()
        if not moment.first:
            return NOTHING_TO_ASK
        about: dict[str, str | int] = {"seat": subject}
        return again_after_each_play(kind, moment.asked, moment.plays, moment.carry_out, about, moment.could)


def card_holders(state: State, subject: int) -> tuple[int, ...]:
    """Those who, as everybody knows, may hold something to play, or have something to use."""
    asked, pawns = [], state.pawns
    for seat in CLOCKWISE[len(pawns)][state.active]:
        pawn = pawns[seat]
        if (pawn.may_play and pawn.hand) or (pawn.in_play and not USABLE.isdisjoint(pawn.in_play)):
            asked.append(seat)
    return tuple(asked)


def combat_candidates(state: State, subject: int) -> tuple[int, ...]:
    """After a combat roll only the fighter may play a card; ammunition may be opened by anybody (ZB-11.3)."""
    asked, pawns = [], state.pawns
    for seat in CLOCKWISE[len(pawns)][state.active]:
        pawn = pawns[seat]
        if (seat == subject and pawn.may_play and pawn.hand) or LOTS_OF_AMMO in pawn.in_play:
            asked.append(seat)
    return tuple(asked)


def plays(moment: Moment, seat: int) -> Iterator[Option]:
    """All that a seat could do in a window."""
    play = moment.play
    state = play.state
    pawn = state.pawns[seat]
    if pawn.may_play:
        playable = moment.playable(seat)
        before = ""
        for card in pawn.hand:
            if card not in playable or card == before:
                continue
            before = card
            if card in ITEMS:
                # Only one of each may be in play (ZB-11.6).
                if card not in pawn.in_play:
                    yield ("play", card)
            else:
                for way in WAYS[card](play, seat, moment):
                    yield ("play", card, *way)
    if pawn.in_play:
        yield from uses(moment, seat)


def uses(moment: Moment, seat: int) -> Iterator[Option]:
    """The items that a seat could use in a window (ZB-11.7)."""
    play = moment.play
    state = play.state
    usable = USED_IN[moment.kind]
    for card in state.pawns[seat].in_play:
        if card in usable and (seat == state.active or not KINDS[card].own_turn):
            for _ in WAYS[card](play, seat, moment):
                yield ("use", card)


def building_of(state: State, pawn: Pawn) -> int:
    """The number of the tile in whose building a pawn stands, or NOWHERE."""
    return state.city.building[pawn.space]


def tile_of(pawn: Pawn) -> int:
    """The number of the tile on which a pawn stands."""
    return pawn.space // TILE_SPACES


def resolve(moment: Moment, answer: Answer) -> Steps[None]:
    """Carry out what somebody plays or uses (ZB-11.5, ZB-11.7)."""
    play, seat = moment.play, answer.seat
    state = play.state
    pawn = state.pawns[seat]
    verb, name, *named = answer.option
    card = str(name)
    state.plays += 1
    if verb == "use":
        play.lose_item(seat, card)
        play.tell(events.ItemUsed, seat, card)
        yield from EFFECTS[card](play, seat, moment)
        return
    pawn.hand.remove(card)
    pawn.may_play = False
    if KINDS[card].item:
        pawn.in_play += (card,)
        if card == SHOTGUN:
            pawn.charges = CHARGES
        play.tell(events.ItemLaid, seat, card)
        return
    state.discard.append(card)
    tell_played(play, seat, card, tuple(named))
    yield from EFFECTS[card](play, seat, moment, *named)


def tell_played(play: Play, seat: int, card: Card, named: Option) -> None:
    aim = KINDS[card].aim
    if aim == "opponent":
        play.tell(events.CardPlayed, seat, card, int(named[0]), "")
    elif aim == "building":
        play.tell(events.CardPlayed, seat, card, None, str(named[0]))
    else:
        play.tell(events.CardPlayed, seat, card, None, "")
