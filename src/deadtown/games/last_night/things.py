"""What events tell of cards, heroes, upgrades and abilities, for statistics: who comes to have them, who plays them."""

from collections.abc import Mapping

from deadtown.games.last_night.events import (
    CardPlayed,
    Cleaved,
    DynamiteThrown,
    EventFound,
    GeneratorFuelled,
    GraveWeaponDrawn,
    HeroTaken,
    ItemFound,
    MolotovThrown,
    ShotFired,
    TacticFound,
    TakenFromDeck,
    TakenFromDiscard,
    TankFilled,
    TntThrown,
    TownsfolkSaved,
    UpgradeBoosted,
    UpgradeBought,
    UpgradeUsed,
    Used,
    Wielded,
    ZombieCardDrawn,
    ZombieUpgradeBought,
    ZombieUpgradeUsed,
)
from deadtown.kernel import HAD, PLAYED, Event

THINGS: Mapping[type[Event], tuple[str, str]] = {
    **dict.fromkeys((ZombieCardDrawn, EventFound, TacticFound, ItemFound, TownsfolkSaved), (HAD, "card")),
    **dict.fromkeys((TakenFromDiscard, TakenFromDeck, GraveWeaponDrawn), (HAD, "card")),
    **dict.fromkeys((CardPlayed, Used, Wielded, ShotFired), (PLAYED, "card")),
    **dict.fromkeys(
        (DynamiteThrown, MolotovThrown, TntThrown, Cleaved, TankFilled, GeneratorFuelled), (PLAYED, "card")
    ),
    HeroTaken: (HAD, "hero"),
    **dict.fromkeys((UpgradeBought, ZombieUpgradeBought), (HAD, "upgrade")),
    **dict.fromkeys((UpgradeUsed, UpgradeBoosted, ZombieUpgradeUsed), (PLAYED, "upgrade")),
}

USING = frozenset({"light", "set_off", "charge"})
"""What is done with an item that no event names: a space set on fire, gas set off, a charge placed."""
