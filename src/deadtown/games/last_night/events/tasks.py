"""What heroes do for what the scenario is about: supplies, radio parts and charges."""

from deadtown.games.last_night.events.night import NightEvent

CLAUSES = {"supply": "LN-S10", "radio_part": "LN-S12"}
"""Where each kind of token is told of."""


def both(deed: str) -> tuple[str, str]:
    """The texts of something that is done with tokens of either kind."""
    return f"supply-{deed}", f"radio-part-{deed}"


class TokenEvent(NightEvent, frozen=True):
    """Something that is done with tokens: which, says the kind of token."""

    token: str

    @property
    def words(self) -> str:
        return self.wordings[[*CLAUSES].index(self.token)]

    @property
    def clause(self) -> str:
        return CLAUSES[self.token]


class TokenPlaced(TokenEvent, frozen=True):
    wordings = both("placed")

    space: str
    building: str


class TokensTaken(TokenEvent, frozen=True):
    wordings = both("taken")

    seat: int
    hero: str
    count: int


class TokensDelivered(TokenEvent, frozen=True):
    wordings = both("delivered")

    seat: int
    hero: str
    count: int
    total: int
    """How many there are now."""


class TokensDropped(TokenEvent, frozen=True):
    wordings = both("dropped")

    seat: int
    hero: str
    space: str
    count: int

    @property
    def clause(self) -> str:
        return "LN-7.15"


class GeneratorFuelled(NightEvent, frozen=True):
    because = "LN-S12"
    card = "gasoline"

    seat: int
    hero: str


class ChargePlaced(NightEvent, frozen=True):
    because = "LN-S11"

    seat: int
    hero: str
    building: str
    count: int


class TownBlownUp(NightEvent, frozen=True):
    because = "LN-S11"

    seat: int
    hero: str
