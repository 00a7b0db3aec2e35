"""Combat cards that dig through the hunter's own deck."""

from deadtown.games.zombinion import events, knowledge
from deadtown.games.zombinion.cards import ACTIONS, AIM, Card
from deadtown.games.zombinion.play import Play, action
from deadtown.games.zombinion.state import Hunter
from deadtown.kernel import Decision, Steps


@action("hide")
def hide(play: Play, me: Hunter) -> Steps[None]:
    """Draw until 7 cards are in hand; Action cards may be set aside as they come (ZN-11.14.1 to ZN-11.14.6)."""
    while len(me.hand) < 7 and (me.deck or me.discard):
        yield from play.draw(me, 1)
        card = me.hand[-1]
        if card in ACTIONS:
            options = [("keep",), ("set_aside",)]
            choice = yield Decision(me.seat, "set_aside", [*options], {"card": card})
            if choice == ("set_aside",):
                me.hand.pop()
                knowledge.note_leaving(me, [card])
                me.aside += (card,)
                play.tell(events.SetAside, me.seat, card)
    aside, me.aside = me.aside, ()
    play.discard_shown(me, aside)


@action("radio")
def radio(play: Play, me: Hunter) -> Steps[None]:
    """Reveal 5 cards; the left neighbour picks one to discard, the rest goes to hand (ZN-11.17.1 to ZN-11.17.3)."""
    while len(me.revealed) < 5 and (yield from play.reveal(me)):
        pass
    if me.revealed:
        left = play.state.left_of(me)
        card = yield from play.ask_card(left, "radio_discard", "discard", me.revealed, seat=me.seat, zone="revealed")
        rest = list(me.revealed)
        rest.remove(card)
        me.revealed = ()
        play.discard_shown(me, [card])
        _revealed_to_hand(play, me, rest)


@action("one_in_the_chamber")
def one_in_the_chamber(play: Play, me: Hunter) -> Steps[None]:
    """Reveal cards until 2 Aim cards have come; they go to hand, the rest is discarded (ZN-11.26.1 to ZN-11.26.3)."""
    found: list[Card] = []
    while len(found) < 2 and (card := (yield from play.reveal(me))):
        if card in AIM:
            found.append(card)
    others = [card for card in me.revealed if card not in AIM]
    me.revealed = ()
    _revealed_to_hand(play, me, found)
    play.discard_shown(me, others)


def _revealed_to_hand(play: Play, me: Hunter, cards: list[Card]) -> None:
    if cards:
        me.hand += cards
        me.shown += tuple(cards)
        play.tell(events.ToHand, me.seat, tuple(cards))
