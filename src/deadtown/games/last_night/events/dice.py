"""Dice outside fights, and those who roll them again."""

from typing import Any

from deadtown.games.last_night.cards import ZOMBIE_CARDS
from deadtown.games.last_night.events.night import NightEvent, dice_text
from deadtown.games.last_night.grave_weapons import GRAVE_CARDS
from deadtown.games.last_night.survival_cards import HEROES_CARDS


class Rolled(NightEvent, frozen=True):
    """Dice outside fights, for all to see."""

    shows = True
    clauses = {
        "movement": "LN-5.4",
        "fire": "LN-11.2",
        "fire_phase": "LN-11.6",
        "spread": "LN-11.7",
        "break": "LN-6.16",
        "ammo": "LN-10.5",
        "shot": "LN-10.3",
        "explosion": "LN-12.4",
        "across_fire": "LN-9.17",
        "two_dynamite": "LN-9.19",
        "blast": "LN-9.19",
        "tape": "LN-9.8",
        "set_off": "LN-12.3",
        "building": "LN-13.1",
        "building_number": "LN-13.3",
        "betsy": "LN-9.21",
        "zombie_hero": "LN-7.18",
        "first_zombies": "LN-3.14",
        "arrivals": "LN-4.18",
        "shamble": "LN-4.15",
        "advance": "LN-4.15",
        "rotten": "LN-7.7",
        "overconfidence": "LN-8.2",
        "triage": "LN-7.6",
        "spirit": "LN-8.7",
        "hes_a_zombie": "LN-8.7",
        "grave_dead": "LN-18.16",
        "very_rotten": "LN-18.16",
        "carrier": "LN-18.16",
        "fresh": "LN-4.13",
        "barbed_wire": "LN-5.6",
        "bloated_body": "LN-18.3",
        "blood_spray": "LN-7.9",
        "burst": "LN-18.3",
        "iron_skin": "LN-7.2",
        "strong_will": "LN-8.7",
        "improvise": "LN-8.7",
        "cold_snap": "LN-8.2",
        "blackout": "LN-13.7",
        "pack_hunters": "LN-4.15",
        "barricade": "LN-14.4",
        "force_door": "LN-18.21",
        "line_is_dead": "LN-8.7",
        "infection": "LN-7.11",
        "despair": "LN-5.11",
        "adrenaline": "LN-5.6",
        "hard_hat": "LN-7.2",
        "radio": "LN-S12",
        "flames": "LN-10.4",
        "tnt": "LN-9.19",
        "vest": "LN-7.2",
        "keeps": "LN-9.5",
        "bag": "LN-9.5",
        "safe_house": "LN-4.15",
    }
    of_zombies = ("fire", "explosion", "blast", "burst")
    """What zombies may roll for as well as heroes."""
    wordings = (
        *(f"rolled-{what.replace('_', '-')}" for what in clauses),
        *(f"rolled-{what}-zombie" for what in of_zombies),
    )

    what: str
    dice: tuple[int, ...]
    need: int
    card: str
    """The card or the ability for which they are rolled, if there is one."""
    hero: str

    @property
    def words(self) -> str:
        if self.what in self.of_zombies and not self.hero:
            return f"rolled-{self.what}-zombie"
        return f"rolled-{self.what.replace('_', '-')}"

    @property
    def clause(self) -> str:
        return self.clauses[self.what]

    def arguments(self) -> dict[str, Any]:
        words: dict[str, Any] = {"dice": dice_text(self.dice), "count": len(self.dice)}
        if self.need:
            words["need"] = self.need
        if self.card in HEROES_CARDS or self.card in ZOMBIE_CARDS or self.card in GRAVE_CARDS:
            words["card"] = self.card
        if self.hero:
            words["hero"] = self.hero
        return words


class Rerolled(NightEvent, frozen=True):
    because = "LN-8.10"
    shows = True

    what: str
    before: tuple[int, ...]
    dice: tuple[int, ...]
    hero: str

    def arguments(self) -> dict[str, Any]:
        return {"before": dice_text(self.before), "dice": dice_text(self.dice), "hero": self.hero}
