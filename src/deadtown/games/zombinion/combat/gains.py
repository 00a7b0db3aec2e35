"""Combat cards that gain cards from the Supply."""

from deadtown.games.zombinion.cards import AIM, COST
from deadtown.games.zombinion.play import Play, action
from deadtown.games.zombinion.state import Hunter
from deadtown.kernel import Steps


@action("weapons_cache")
def weapons_cache(play: Play, me: Hunter) -> Steps[None]:
    """Trash this card; gain a card costing at most 5; neither needs the other (ZN-11.5.1, ZN-11.5.2)."""
    if "weapons_cache" in me.in_play:
        me.in_play.remove("weapons_cache")
        play.trash(me, ["weapons_cache"])
    yield from play.gain_costing(me, 5)


@action("ammo_box")
def ammo_box(play: Play, me: Hunter) -> Steps[None]:
    """Gain a card costing at most 4 (ZN-11.13.1)."""
    yield from play.gain_costing(me, 4)


@action("reload")
def reload(play: Play, me: Hunter) -> Steps[None]:
    """Trash an Aim card from hand; gain one costing at most 3 more, into the hand (ZN-11.19.1)."""
    choices = [card for card in me.hand if card in AIM]
    if choices:
        card = yield from play.ask_card(me, "trash_one", "trash", choices)
        play.trash_from_hand(me, card)
        yield from play.gain_costing(me, COST[card] + 3, among=AIM, to="hand")


@action("restock")
def restock(play: Play, me: Hunter) -> Steps[None]:
    """Trash a card from hand; gain one costing at most 2 more (ZN-11.21.1, ZN-11.21.2)."""
    if me.hand:
        card = yield from play.ask_card(me, "trash_one", "trash", me.hand)
        play.trash_from_hand(me, card)
        yield from play.gain_costing(me, COST[card] + 2)
