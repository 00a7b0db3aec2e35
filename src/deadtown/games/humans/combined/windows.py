"""The windows of the combined game: cards of both sets, each seat asked once, the active one last (HX-6.3)."""

from collections.abc import Iterator

from deadtown.games.humans.cards import FRESH_MEAT, KINDS
from deadtown.games.humans.combined import events
from deadtown.games.humans.combined.cards import ANYTIME, is_humans_card, open_cards
from deadtown.games.humans.combined.play import Play
from deadtown.games.humans.windows import EFFECTS, NAMING, WAYS, objected
from deadtown.games.zombies import cards as zombies
from deadtown.games.zombies.cards import CHARGES, ITEMS, SHOTGUN, USABLE, USED_IN
from deadtown.games.zombies.events import ItemLaid, ItemUsed
from deadtown.games.zombies.state import NOWHERE
from deadtown.games.zombies.windows import EFFECTS as ZOMBIES_EFFECTS
from deadtown.games.zombies.windows import WAYS as ZOMBIES_WAYS
from deadtown.games.zombies.windows import Effect, Moment, Ways
from deadtown.kernel import Answer, Option, Steps

OWN_WAYS: dict[str, Ways] = {}
OWN_EFFECTS: dict[str, Effect] = {}
"""How cards are played that are played otherwise than in their own game (HX-13, HX-14)."""


class TableMoment(Moment):
    """A window of the combined game, and the player in whose turn or for whose roll it is open."""

    play: Play

    def plays(self, seat: int) -> list[Option]:
        return [*plays(self, seat)]

    def could(self, seat: int) -> bool:
        return next(plays(self, seat), None) is not None

    def carry_out(self, answer: Answer) -> Steps[None]:
        return resolve(self, answer)


def might_act(moment: TableMoment, seat: int) -> bool:
    """Whether a seat, as everybody knows, may hold something to play in a window, or has something to use there."""
    pawn = moment.play.state.pawns[seat]
    return (pawn.may_play and bool(pawn.hand) and bool(open_to(moment, seat))) or bool([*uses(moment, seat)])


def usable_in(play: Play, kind: str) -> frozenset[str]:
    """The items that can be used in a window (HX-6.4)."""
    if kind in USED_IN and (play.state.is_guy(play.state.active) or kind not in ANYTIME):
        return USED_IN[kind]
    return USABLE if kind in ANYTIME else frozenset()


def plays(moment: TableMoment, seat: int) -> Iterator[Option]:
    """All that a seat could do in a window."""
    play = moment.play
    state = play.state
    pawn = state.pawns[seat]
    if pawn.may_play:
        open_now = open_to(moment, seat)
        before = ""
        for card in pawn.hand:
            if card in open_now and card != before:
                before = card
                for way in ways(moment, seat, card):
                    yield ("play", card, *way)
    for item in uses(moment, seat):
        for _ in (OWN_WAYS.get(item) or ZOMBIES_WAYS[item])(play, seat, moment):
            yield ("use", item)


def uses(moment: TableMoment, seat: int) -> Iterator[str]:
    """The items of a seat that are used in such a window."""
    state = moment.play.state
    usable = usable_in(moment.play, moment.kind)
    for item in state.pawns[seat].in_play:
        if item in usable and (seat == state.active or not zombies.KINDS[item].own_turn):
            yield item


def open_to(moment: TableMoment, seat: int) -> frozenset[str]:
    """The cards that a seat may play here and now."""
    state = moment.play.state
    space = state.pawns[seat].space
    building = state.open_city.building[space] if space != NOWHERE else NOWHERE
    kind = state.open_city.tiles[building].kind if building >= 0 else ""
    return open_cards(moment.kind, seat == moment.subject, state.sides[seat], state.sides[state.active], kind)


def ways(moment: TableMoment, seat: int, card: str) -> Iterator[Option]:
    """What must be named when a seat plays a card: each way to do so."""
    play = moment.play
    if card in OWN_WAYS:
        yield from OWN_WAYS[card](play, seat, moment)
    elif card in ITEMS:
        # Only one of each may be in play (ZB-11.6).
        if card not in play.state.pawns[seat].in_play:
            yield ()
    elif is_humans_card(card):
        if KINDS[card].weapon and moment.kind == zombies.PRE_COMBAT_ROLL:
            # What adds nothing to the roll would change nothing (HU-12.7).
            if KINDS[card].bonus:
                yield ()
        else:
            yield from WAYS[card](play, seat)
    else:
        yield from ZOMBIES_WAYS[card](play, seat, moment)


def resolve(moment: TableMoment, answer: Answer) -> Steps[None]:
    """A card is announced, the Lawyer may object, and it takes effect; or an item is used (HX-6.1, HX-6.2)."""
    play, seat = moment.play, answer.seat
    state = play.state
    pawn = state.pawns[seat]
    verb, name, *named = answer.option
    card = str(name)
    state.plays += 1
    if verb == "use":
        play.lose_item(seat, card)
        play.tell(ItemUsed, seat, card)
        yield from (OWN_EFFECTS.get(card) or ZOMBIES_EFFECTS[card])(play, seat, moment)
        play.check_victory()
        return
    pawn.hand.remove(card)
    pawn.may_play = False
    state.resolving += (card,)
    tell_played(play, seat, card, tuple(named))
    if card in NAMING and card == FRESH_MEAT:
        yield from NAMING[card](play, seat, *named)
    laid = False
    if not (yield from objected(play, seat, card)):
        laid = card in ITEMS
        yield from take_effect(moment, seat, card, tuple(named))
    state.resolving = state.resolving[:-1]
    if laid:
        pawn.in_play += (card,)
    else:
        play.toss(card)
    play.check_victory()


def take_effect(moment: TableMoment, seat: int, card: str, named: Option) -> Steps[None]:
    play = moment.play
    state = play.state
    if card in ITEMS:
        if card == SHOTGUN:
            state.pawns[seat].charges = CHARGES
        play.tell(ItemLaid, seat, card)
    elif card in OWN_EFFECTS:
        yield from OWN_EFFECTS[card](play, seat, moment, *named)
    elif not is_humans_card(card):
        yield from ZOMBIES_EFFECTS[card](play, seat, moment, *named)
    elif KINDS[card].weapon and moment.kind == zombies.PRE_COMBAT_ROLL:
        state.armed += ((seat, card),)
        play.tell(events.Armed, seat, card)
    else:
        yield from EFFECTS[card](play, seat, *named)


def tell_played(play: Play, seat: int, card: str, named: Option) -> None:
    aim = KINDS[card].aim if is_humans_card(card) else zombies.KINDS[card].aim
    if card in ITEMS:
        return
    if aim == "opponent":
        play.tell(events.CardPlayed, seat, card, int(named[0]), "")
    elif aim:
        play.tell(events.CardPlayed, seat, card, None, str(named[0]))
    else:
        play.tell(events.CardPlayed, seat, card, None, "")
