"""What events tell of cards, heroes, upgrades and abilities, for statistics: who comes to have them, who plays them."""

from collections.abc import Mapping

from deadtown.games.last_night.events import (
    CardPlayed,
    EventFound,
    GraveWeaponDrawn,
    HeroTaken,
    ItemFound,
    TacticFound,
    TakenFromDeck,
    TakenFromDiscard,
    TownsfolkSaved,
    UpgradeBoosted,
    UpgradeBought,
    UpgradeUsed,
    Used,
    ZombieCardDrawn,
    ZombieUpgradeBought,
    ZombieUpgradeUsed,
)
from deadtown.kernel import HAD, PLAYED, Event

THINGS: Mapping[type[Event], tuple[str, str]] = {
    **dict.fromkeys((ZombieCardDrawn, EventFound, TacticFound, ItemFound, TownsfolkSaved), (HAD, "card")),
    **dict.fromkeys((TakenFromDiscard, TakenFromDeck, GraveWeaponDrawn), (HAD, "card")),
    **dict.fromkeys((CardPlayed, Used), (PLAYED, "card")),
    HeroTaken: (HAD, "hero"),
    **dict.fromkeys((UpgradeBought, ZombieUpgradeBought), (HAD, "upgrade")),
    **dict.fromkeys((UpgradeUsed, UpgradeBoosted, ZombieUpgradeUsed), (PLAYED, "upgrade")),
}
