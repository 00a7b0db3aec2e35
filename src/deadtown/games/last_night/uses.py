"""What may be used in which windows: modules under ``effects`` register it here."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Final, NamedTuple

from deadtown.games.last_night.cards import ZOMBIE_CARDS, Card
from deadtown.games.last_night.moments import (
    CP,
    DR,
    FD,
    FP,
    FR,
    FW,
    HA,
    HB,
    HD,
    HE,
    HR,
    HS,
    HX,
    IB,
    ID,
    KZ,
    RA,
    RR,
    SD,
    WH,
    WT,
    WZ,
    ZE,
    ZF,
    ZM,
    ZS,
)
from deadtown.games.last_night.options import HEROES, Side
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.survival_cards import HEROES_CARDS, TACTICS
from deadtown.kernel import Steps

ANY: Final = (ZS, ZM, ZF, ZE, HS, HA, HR, HX, HB, HE)
"""The windows of plays that may be made at any time (LN-8.12)."""
WINDOWS: Final = (*ANY, HD, SD, RA, RR, FD, FR, FW, WH, WT, WZ, KZ, IB, DR, ID, CP, FP)

Named = tuple[str | int, ...]
Ways = Callable[[Play, int], Iterable[Named]]
"""Each way to name what a use needs now: by the seat that plays the card, or the hero whose item or ability it is."""
Effect = Callable[..., Steps[None] | None]
"""What a use does; nothing is given back where nothing is asked."""


class Use(NamedTuple):
    """One way to use a card, an item or an ability."""

    thing: str
    mode: str
    windows: frozenset[str]
    ways: Ways
    effect: Effect
    naming: Callable[[Play, int, Named], Steps[Named]] | None = None
    """What is still to be named when it lies on the table, before anybody can cancel it."""


IN_PLACE: Final = "in_place_of_a_move_action"
"""No window: what is played or used as the Move Action of the active hero (LN-5.5)."""
CARD_USES: Final[dict[str, dict[Card, list[Use]]]] = {window: {} for window in (*WINDOWS, IN_PLACE)}
"""What may be played from a hand in each window."""
OPEN_USES: Final[dict[str, dict[str, list[Use]]]] = {window: {} for window in (*WINDOWS, IN_PLACE)}
"""The items and abilities that may be used in each window."""
WIELDED: Final[dict[str, dict[Card, Use]]] = {window: {} for window in WINDOWS}
"""The Grave Weapons that are used in each window, by the seat of their zombie."""
USES: Final[dict[tuple[str, str], Use]] = {}
"""All of them, by thing and mode."""
MODES: Final[dict[str, set[str]]] = {}
GAINED: Final[dict[Card, Effect]] = {}
"""What comes of it when a hero gets an item: given the hero."""
IMMEDIATE: Final[dict[Card, Effect]] = {}
"""What cards do that are played as soon as they are drawn: given the seat, and for hero cards who has drawn it."""
IMMEDIATE_NAMING: Final[dict[Card, Callable[[Play, int], Steps[Named | None]]]] = {}
"""What is named for some of them before anybody can cancel them; None where there is no target (LN-1.9)."""


def nothing_to_name(play: Play, by: int) -> Iterable[Named]:
    """A use for which nothing is named."""
    return ((),)


def plays(
    card: Card,
    *windows: str,
    mode: str = "",
    ways: Ways = nothing_to_name,
    naming: Callable[[Play, int, Named], Steps[Named]] | None = None,
) -> Callable[[Effect], Effect]:
    """A way to play a card from the hand."""
    assert card in HEROES_CARDS or card in ZOMBIE_CARDS, card
    return _registered(CARD_USES, card, windows, mode, ways, naming)


def uses(thing: str, *windows: str, mode: str = "", ways: Ways = nothing_to_name) -> Callable[[Effect], Effect]:
    """A way to use an item or an ability; the hero who has it is given in place of a seat."""
    return _registered(OPEN_USES, thing, windows, mode, ways, None)


def wields(weapon: Card, window: str, ways: Ways) -> Callable[[Effect], Effect]:
    """How a zombie seat uses a Grave Weapon."""

    def register(effect: Effect) -> Effect:
        WIELDED[window][weapon] = Use(weapon, "", frozenset({window}), ways, effect)
        return effect

    return register


def _registered(
    table: dict[str, dict[str, list[Use]]],
    thing: str,
    windows: Sequence[str],
    mode: str,
    ways: Ways,
    naming: Callable[[Play, int, Named], Steps[Named]] | None,
) -> Callable[[Effect], Effect]:
    def register(effect: Effect) -> Effect:
        use = Use(thing, mode, frozenset(windows), ways, effect, naming)
        for window in windows:
            table[window].setdefault(thing, []).append(use)
        USES[thing, mode] = use
        MODES.setdefault(thing, set()).add(mode)
        return effect

    return register


def immediate(
    card: Card, naming: Callable[[Play, int], Steps[Named | None]] | None = None
) -> Callable[[Effect], Effect]:
    """What a card does that is played as soon as it is drawn."""

    def register(effect: Effect) -> Effect:
        IMMEDIATE[card] = effect
        if naming is not None:
            IMMEDIATE_NAMING[card] = naming
        return effect

    return register


def when_gained(item: Card) -> Callable[[Effect], Effect]:
    """What comes of it when a hero gets an item."""

    def register(effect: Effect) -> Effect:
        GAINED[item] = effect
        return effect

    return register


@cache
def cards_for(kind: str, side: Side, sets: tuple[str, ...], tactics: bool = False) -> frozenset[Card]:
    """The cards of a side that are played in windows of a kind, of some sets, with Survival Tactics or without."""
    rows = HEROES_CARDS if side == HEROES else ZOMBIE_CARDS
    piles = (*sets, TACTICS) if tactics else sets
    return frozenset(
        card for card in CARD_USES[kind] if card in rows and not rows[card].copies.keys().isdisjoint(piles)
    )
