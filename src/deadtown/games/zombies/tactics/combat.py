"""Fights: to pay or to bleed, and what to do about other players (ZB-6.3, ZB-14.10, IS-6)."""

from deadtown.games.zombies.state import BULLETS, LIFE
from deadtown.games.zombies.tactics.horde import weights_of
from deadtown.games.zombies.tactics.judgement import Judgement
from deadtown.games.zombies.tactics.landing import PLAIN
from deadtown.games.zombies.tactics.moving import wins
from deadtown.games.zombies.tactics.odds import STAKES, WIN, Odds, odds_of
from deadtown.games.zombies.tactics.scene import Person, Scene
from deadtown.games.zombies.tactics.temper import Temper
from deadtown.kernel import Option

A_KIT = 0.9
"""What a First Aid Kit is worth as long as it is kept."""
DEATH = 1.0
"""What is lost by having to begin at Town Square again."""


def responding(scene: Scene, options: list[Option], missing: int, temper: Temper) -> list[float]:
    """After a lost roll: bullets, a First Aid Kit, or a life (ZB-6.3)."""
    me = scene.me
    return answering(Judgement(scene, me, temper), wins(scene, me, me.space, 1), options, missing)


def answering(judgement: Judgement, won: bool, options: list[Option], missing: int) -> list[float]:
    """The same for a judgement that is known; the roll may be what the game is won by."""
    me = judgement.person
    odds, bonus, stake = judgement.odds, judgement.bonus, judgement.stake()
    if won:
        stake = len(STAKES) - 1
    found = []
    for option in options:
        if option[0] == "bullets":
            worth = WIN if won else odds.worth(me.life, me.bullets - missing, me.kills + 1)
            worth += STAKES[stake]
        elif option[0] == "first_aid":
            worth, alive = odds.fate(me.life, me.bullets, me.kills, bonus, 1, stake)
            worth += STAKES[stake] * alive - A_KIT
        else:
            worth, alive = odds.hurt(me.life, me.bullets, me.kills, bonus, 1, stake)
            worth += STAKES[stake] * alive
        found.append(worth)
    return found


def keeping_dead(scene: Scene, options: list[Option], dice: tuple[int, int], temper: Temper) -> list[float]:
    """Two dice that must both show 4: bullets for what is missing, if two zombies are worth it (ZB-14.10)."""
    me = scene.me
    odds = odds_of(temper, scene.goal, scene.options.squad)
    now = odds.worth(me.life, me.bullets, me.kills)
    lost = now - odds.worth(me.life, me.bullets, max(me.kills - 2, 0))
    missing = sum(max(4 - die, 0) for die in dice)
    found = []
    for option in options:
        if option[0] == "bullet" and missing <= me.bullets:
            found.append(lost - now + odds.worth(me.life, me.bullets - missing, me.kills))
        elif option[0] == "life" and missing > me.bullets and me.life > 2:
            found.append(lost / 2 - now + odds.worth(me.life - 1, me.bullets, me.kills))
        else:
            found.append(0.0 if option[0] == "accept" else -1.0)
    return found


# Between players


def loss_of_life(odds: Odds, person: Person) -> float:
    """What the next life is worth to somebody."""
    now = odds.worth(person.life, person.bullets, person.kills)
    if person.life > 1:
        return now - odds.worth(person.life - 1, person.bullets, person.kills)
    return DEATH + now - odds.worth(LIFE, BULLETS, person.kills // 2)


def attacking(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    """Attack whom a life would cost more than oneself (IS-6.1)."""
    weights = weights_of(scene, temper)
    odds = odds_of(PLAIN, scene.goal, scene.options.squad)
    mine = loss_of_life(odds, scene.me)
    return [
        weights[int(option[1])] * loss_of_life(odds, scene.people[int(option[1])]) - 0.8 * mine
        if option[0] == "attack"
        else 0.0
        for option in options
    ]


def stance(scene: Scene, options: list[Option], attacker: int, temper: Temper) -> list[float]:
    """To strike back costs a third of the attacker's life, to defend saves a ninth of one's own (IS-6.5, IS-6.6)."""
    weights = weights_of(scene, temper)
    odds = odds_of(PLAIN, scene.goal, scene.options.squad)
    mine, theirs = loss_of_life(odds, scene.me), loss_of_life(odds, scene.people[attacker])
    return [weights[attacker] * theirs / 3 if option[1] == "attack" else mine / 9 for option in options]


def withdrawing(scene: Scene, options: list[Option], attacker: int, temper: Temper) -> list[float]:
    """Go on only while the attacker has more to lose (IS-6.8)."""
    weights = weights_of(scene, temper)
    odds = odds_of(PLAIN, scene.goal, scene.options.squad)
    mine, theirs = loss_of_life(odds, scene.me), loss_of_life(odds, scene.people[attacker])
    return [weights[attacker] * theirs - 1.2 * mine if option[0] == "go_on" else 0.0 for option in options]
