"""What cards of both sets are worth in hand: which to keep, and from which deck to draw (HX-6.1, HX-6.9)."""

from collections.abc import Mapping
from typing import Final

from deadtown.games.humans import cards as humans
from deadtown.games.humans.combined.cards import is_humans_card
from deadtown.games.humans.combined.tactics.scene import Scene
from deadtown.games.humans.combined.tactics.temper import Temper
from deadtown.games.humans.tactics import cards as horde_cards
from deadtown.games.zombies import cards as zombies
from deadtown.games.zombies.tactics import cards as guy_cards
from deadtown.kernel import Option

Card = str

FOR_HORDES: Final[Mapping[Card, float]] = {
    zombies.ADRENALINE_RUSH: 0.5,
    zombies.ALTERNATE_FOOD_SOURCE: 0.02,
    zombies.BRAIN_CRAMP: 0.35,
    zombies.BUTTER_FINGERS: 0.15,
    zombies.CLAUSTROPHOBIA: 0.15,
    zombies.COULDNT_GET_ANY_WORSE: 0.2,
    zombies.DONT_THINK_THEYRE_DEAD: 0.4,
    zombies.FEAR: 0.5,
    zombies.HYSTERICAL_PARALYSIS: 0.55,
    zombies.SLIGHT_MISCALCULATION: 0.15,
    zombies.THIS_ISNT_SO_BAD: 0.2,
    zombies.UNTIED_SHOE: 0.3,
    zombies.WERE_SCREWED: 0.25,
    zombies.WHERE_DID_EVERYBODY_GO: 0.35,
    zombies.ZOMBIE_MASTER: 0.2,
}
"""What a card of Zombies!!! is worth in the hand of a zombie player; none that he may not play (HX-6.9)."""
IN_A_GUYS_HAND: Final[Mapping[Card, float]] = {
    humans.FRYING_PAN: 1.3,
    humans.BASEBALL_BAT: 1.6,
    humans.CROWBAR: 1.6,
    humans.FIRE_EXTINGUISHER: 1.6,
    humans.HUNTING_RIFLE: 1.7,
    humans.NAIL_GUN: 2.0,
    humans.SAWED_OFF: 2.0,
    humans.BIG_CHAINSAW: 2.6,
    humans.FRESH_MEAT: 0.0,
    humans.SECOND_WIND: 0.8,
    humans.RIGOR_MORTIS: 1.2,
    humans.BOARDED_UP: 0.4,
    humans.SLIPPERY_CUSTOMER: 1.3,
    humans.THIS_WAY: 0.7,
    humans.STAMPEDE: 0.8,
}
"""What a card of Humans!!! is worth in the hand of a shotgun guy; none that he may not play."""
AGAINST_HORDES: Final = frozenset(
    {*(card for card, kind in humans.KINDS.items() if kind.weapon), humans.SLIPPERY_CUSTOMER, humans.STICKY_FINGERS}
)
"""Cards that are of no use to a zombie player when there is no other one."""


def keeping(scene: Scene, card: Card) -> float:
    """What a card is worth in hand, as the own side counts."""
    if not scene.is_guy:
        return in_a_hordes_hand(card, any(player.zombies for player in scene.rivals))
    if is_humans_card(card):
        return IN_A_GUYS_HAND.get(card, 0.0)
    return guy_cards.keeping(scene.guys, card)


def in_a_hordes_hand(card: Card, others: bool) -> float:
    """The same for a zombie player, with or without other ones at the table."""
    if not is_humans_card(card):
        return FOR_HORDES.get(card, 0.0)
    return 0.0 if card in AGAINST_HORDES and not others else horde_cards.KEPT[card]


def discarding(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    """The worst card goes, if it is bad enough."""
    choosy = temper.guy.choosy if scene.is_guy else temper.horde.choosy
    return [choosy - keeping(scene, str(option[1])) if option[0] == "discard" else 0.0 for option in options]


def drawing(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    """From the deck whose cards are worth more to the own side (HX-6.1)."""
    if scene.is_guy:
        decks = {
            "humans": _mean([IN_A_GUYS_HAND.get(card, 0.0) for card in humans.event_deck()]),
            "zombies": _mean([0.6 * guy_cards.KEPT[card] for card in zombies.full_deck()]),
        }
    else:
        others = any(player.zombies for player in scene.rivals)
        decks = {
            "humans": _mean([in_a_hordes_hand(card, others) for card in humans.event_deck()]),
            "zombies": _mean([in_a_hordes_hand(card, others) for card in zombies.full_deck()]),
        }
    return [decks[str(option[1])] for option in options]


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)
