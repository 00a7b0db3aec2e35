"""Combat cards that add to the turn, change the hand, or play another card."""

from deadtown.games.zombinion import events, knowledge
from deadtown.games.zombinion.cards import ACTIONS, BULLET
from deadtown.games.zombinion.play import Play, action
from deadtown.games.zombinion.state import Hunter
from deadtown.kernel import Decision, Steps


@action("stick_together")
def stick_together(play: Play, me: Hunter) -> Steps[None]:
    """+2 Actions, +1 Target, +2 Shots (ZN-11.1.1)."""
    return play.plus(me, actions=2, targets=1, shots=2)


@action("barricade")
def barricade(play: Play, me: Hunter) -> Steps[None]:
    """+2 Cards (ZN-11.2.1). As a Reaction: Play.reaction_window."""
    return play.plus(me, cards=2)


@action("sidekick")
def sidekick(play: Play, me: Hunter) -> Steps[None]:
    """+1 Card, +1 Action, +1 Target, +1 Shot (ZN-11.3.1)."""
    return play.plus(me, cards=1, actions=1, targets=1, shots=1)


@action("courage")
def courage(play: Play, me: Hunter) -> Steps[None]:
    """+2 Cards, +1 Action (ZN-11.4.1)."""
    return play.plus(me, cards=2, actions=1)


@action("decoy")
def decoy(play: Play, me: Hunter) -> Steps[None]:
    """+1 Action; discard any number of cards, draw as many (ZN-11.6.1)."""
    yield from play.plus(me, actions=1)
    tossed = yield from play.pick_from_hand(me, "discard_any", least=0, most=len(me.hand))
    play.discard_together(me, tossed)
    yield from play.draw(me, len(tossed))


@action("shotgun")
def shotgun(play: Play, me: Hunter) -> Steps[None]:
    """+1 Target, +2 Shots (ZN-11.7.1)."""
    return play.plus(me, targets=1, shots=2)


@action("cunning")
def cunning(play: Play, me: Hunter) -> Steps[None]:
    """+3 Cards (ZN-11.9.1)."""
    return play.plus(me, cards=3)


@action("maverick")
def maverick(play: Play, me: Hunter) -> Steps[None]:
    """+1 Card, +2 Actions (ZN-11.11.1)."""
    return play.plus(me, cards=1, actions=2)


@action("molotov_cocktail")
def molotov_cocktail(play: Play, me: Hunter) -> Steps[None]:
    """+4 Cards, +1 Target; each other hunter draws a card (ZN-11.12.1)."""
    yield from play.plus(me, cards=4, targets=1)
    for other in play.state.from_left_of(me):
        yield from play.draw(other, 1)


@action("hollow_points")
def hollow_points(play: Play, me: Hunter) -> Steps[None]:
    """Trash a Bullet from hand: +3 Shots (ZN-11.16.1)."""
    if BULLET in me.hand:
        play.trash_from_hand(me, BULLET)
        yield from play.plus(me, shots=3)


@action("regroup")
def regroup(play: Play, me: Hunter) -> Steps[None]:
    """+2 Shots; the deck may be flipped onto the discard pile (ZN-11.18.1, ZN-11.18.2)."""
    yield from play.plus(me, shots=2)
    if me.deck:
        choice = yield Decision(me.seat, "flip_deck", [("flip",), ("leave",)], {"card": "regroup"})
        if choice == ("flip",):
            knowledge.note_flip(me)
            me.discard += reversed(me.deck)
            me.deck.clear()
            play.tell(events.Flipped, me.seat, me.discard[-1])


@action("sacrifice")
def sacrifice(play: Play, me: Hunter) -> Steps[None]:
    """Trash up to 4 cards from hand (ZN-11.22.1)."""
    lost = yield from play.pick_from_hand(me, "trash_up_to", least=0, most=4)
    knowledge.note_leaving(me, lost)
    play.trash(me, lost)


@action("tactics")
def tactics(play: Play, me: Hunter) -> Steps[None]:
    """Play an Action card from hand twice (ZN-11.25.1 to ZN-11.25.6)."""
    choices = [card for card in me.hand if card in ACTIONS]
    if choices:
        card = yield from play.ask_card(me, "double_action", "play", choices)
        play.put_in_play(me, card)
        play.tell(events.Played, me.seat, card)
        yield from play.carry_out(me, card)
        play.tell(events.PlayedAgain, me.seat, card)
        yield from play.carry_out(me, card)
