"""Experience, and what is bought with it."""

from deadtown.games.last_night.events.night import NightEvent


class ExperienceGained(NightEvent, frozen=True):
    seat: int
    hero: str
    count: int
    total: int
    because_of: str


class ZombieExperienceGained(NightEvent, frozen=True):
    count: int
    total: int
    because_of: str


class UpgradeBought(NightEvent, frozen=True):
    because = "LN-16.6"
    shows = True

    seat: int
    hero: str
    upgrade: str
    count: int
    """What was paid for it."""


class UpgradePutUnder(NightEvent, frozen=True):
    because = "LN-16.8"
    shows = True

    seat: int
    hero: str
    upgrade: str


class UpgradeBoosted(NightEvent, frozen=True):
    seat: int
    hero: str
    upgrade: str
    count: int
    """What was paid for it; nothing for a second copy."""
    because_of: str


class ZombieUpgradeBought(NightEvent, frozen=True):
    because = "LN-16.9"
    shows = True

    seat: int
    upgrade: str
    count: int


class ZombieUpgradeUsed(NightEvent, frozen=True):
    because = "LN-16.9"

    seat: int
    upgrade: str


class UpgradeUsed(NightEvent, frozen=True):
    """A hero uses an upgrade, or it helps by itself."""

    because = "LN-16.6"

    seat: int
    hero: str
    upgrade: str
