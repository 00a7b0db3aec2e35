"""What fights cost: the odds of a roll, and when to pay, to bleed or to keep away (ZB-6.2, ZB-6.3, IS-5)."""

from functools import lru_cache

from deadtown.games.zombies.combat import NEEDED
from deadtown.games.zombies.state import BULLETS, LIFE
from deadtown.games.zombies.tactics.temper import Temper

OF_LIFE = (0.0, 1.6, 2.6, 3.4, 4.0, 4.5)
"""What it is worth to have so much life; the last one most."""
MORE_LIFE = 0.35
OF_BULLETS = (0.0, 0.5, 1.0, 1.5, 1.9, 2.3, 2.6)
MORE_BULLETS = 0.25
WIN = 60.0
"""What it is worth to win."""
NEARLY = 6
"""With how few zombies missing each of them counts for more."""
MOST_FIGHTS = 5
"""More fights in a row are not thought through."""
STAKES = (0.0, 2.0, 5.0, 10.0, 20.0)
"""What else may be lost by dying, roughly."""

Fate = tuple[float, float]
"""What somebody can expect to be worth after fights, and how likely it is to live through them."""


class Odds:
    """What fights come to for somebody of a temper, in one of the games."""

    def __init__(self, temper: Temper, goal: int, *, squad: bool) -> None:
        self.temper = temper
        self.goal = goal
        self.squad = squad
        self._fates: dict[tuple[int, ...], Fate] = {}

    def worth(self, life: int, bullets: int, kills: int) -> float:
        """What it is worth to have all this."""
        more = life - len(OF_LIFE) + 1
        strength = OF_LIFE[life] if more <= 0 else OF_LIFE[-1] + MORE_LIFE * more
        more = bullets - len(OF_BULLETS) + 1
        strength += OF_BULLETS[bullets] if more <= 0 else OF_BULLETS[-1] + MORE_BULLETS * more
        return self.temper.care * strength + self._collection(kills)

    def _collection(self, kills: int) -> float:
        if self.squad:
            return self.temper.sample * min(kills, self.goal) + 0.15 * max(kills - self.goal, 0)
        nearly = max(kills - self.goal + NEARLY, 0)
        return self.temper.kill * kills + 0.2 * nearly * nearly + (WIN if kills >= self.goal else 0.0)

    def fate(self, life: int, bullets: int, kills: int, bonus: int, fights: int, stake: int = 0) -> Fate:
        """What comes of so many fights one after the other, with a stake (by its number) that death would lose."""
        if not fights:
            return self.worth(life, bullets, kills), 1.0
        key = (life, bullets, kills, bonus, fights, stake)
        found = self._fates.get(key)
        if found is None:
            found = self._fates[key] = self._rolled(life, bullets, kills, bonus, fights, stake)
        return found

    def _rolled(self, life: int, bullets: int, kills: int, bonus: int, fights: int, stake: int) -> Fate:
        """The mean of six dice, each answered as well as possible."""
        won = self.fate(life, bullets, kills + 1, bonus, fights - 1, stake)
        hurt = self.hurt(life, bullets, kills, bonus, fights, stake)
        worth = alive = 0.0
        for die in range(1, 7):
            missing = NEEDED - die - bonus
            fate = won
            if missing > 0:
                fate = hurt
                if bullets >= missing:
                    paid = self.fate(life, bullets - missing, kills + 1, bonus, fights - 1, stake)
                    fate = max(paid, hurt, key=lambda one: one[0] + STAKES[stake] * one[1])
            worth += fate[0]
            alive += fate[1]
        return worth / 6, alive / 6

    def hurt(self, life: int, bullets: int, kills: int, bonus: int, fights: int, stake: int) -> Fate:
        """What comes of losing a life in the first of so many fights."""
        if life > 1:
            return self.fate(life - 1, bullets, kills, bonus, fights, stake)
        return self.worth(LIFE, BULLETS, kills // 2), 0.0

    def price(self, life: int, bullets: int, kills: int, bonus: int, stake: int = 1) -> float:
        """What a fight costs; below 0 where it is rather a gain."""
        worth, alive = self.fate(life, bullets, kills, bonus, 1, stake)
        return self.worth(life, bullets, kills) - worth + STAKES[stake] * (1 - alive)


@lru_cache(maxsize=64)
def odds_of(temper: Temper, goal: int, squad: bool) -> Odds:
    """The odds for a temper, found again with all that was worked out."""
    return Odds(temper, goal, squad=squad)


def stake_of(loss: float) -> int:
    """The number of the stake that is nearest to a loss."""
    return min(range(len(STAKES)), key=lambda number: abs(STAKES[number] - loss))
