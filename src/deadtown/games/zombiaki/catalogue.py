"""What there is in the box, for whoever draws and explains the cards without knowing the rules."""

import msgspec

from deadtown.games.kit.catalogue import PieceInfo
from deadtown.games.zombiaki.cards import BITTEN, DECKS, SHIELD, STRENGTH, Card, Group, Measure
from deadtown.games.zombiaki.state import STAGES, Stage
from deadtown.games.zombiaki.street import SPACES


class CardInfo(msgspec.Struct, frozen=True):
    """A kind of card: what is printed on it, and the clauses about it."""

    card: Card
    side: str
    group: Group
    copies: int
    lasting: bool
    power: int
    """The number on it, as dots."""
    measure: Measure
    """What that number means."""
    strength: int
    """What it adds to a zombie that it belongs to."""
    figure: str
    """What the creature looks like whose first card it is: a shield that was bitten is a zombie (ZK-10.9)."""
    aimed: bool
    unordered: bool
    """Whether it makes no difference which of its targets is named first."""
    rulings: tuple[str, ...]
    """What it does first."""


class Catalogue(msgspec.Struct, frozen=True):
    """All kinds of card, the zombies' first, the spaces of the street in street order, and how phases go on."""

    cards: tuple[CardInfo, ...]
    pieces: tuple[PieceInfo, ...]
    spaces: tuple[str, ...]
    stages: dict[str, tuple[Stage, ...]]
    """The stages of each side's phase, in their order."""


CATALOGUE = Catalogue(
    tuple(
        CardInfo(
            card=kind.card,
            side=side,
            group=kind.group,
            copies=kind.copies,
            lasting=kind.lasting,
            power=kind.number,
            measure=kind.measure,
            strength=STRENGTH.get(kind.card, 0),
            figure=BITTEN if kind.card == SHIELD else kind.card,
            aimed=kind.aimed,
            unordered=kind.unordered,
            rulings=kind.rulings,
        )
        for side, deck in DECKS.items()
        for kind in deck
    ),
    (
        PieceInfo("zombie", ("ZK-7.1", "ZK-7.3", "ZK-5.7", "ZK-5.2", "ZK-5.14")),
        PieceInfo("fire", ("ZK-6.6", "ZK-6.7")),
    ),
    SPACES,
    STAGES,
)
