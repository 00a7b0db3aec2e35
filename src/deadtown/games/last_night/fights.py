"""Fights (section 6)."""

from deadtown.games.last_night import events
from deadtown.games.last_night.blasts import TNT, jolt_tnt
from deadtown.games.last_night.ground import NAMES, distance
from deadtown.games.last_night.heroes import HOLY
from deadtown.games.last_night.items import lose_item
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.rolling import roll_of
from deadtown.games.last_night.state import FIRST_TURNED, HEROES, ZOMBIES, Fight, Hero, State
from deadtown.games.last_night.windows import FD, FR, FW, leads
from deadtown.games.last_night.wounds import kill_zombie, wound_hero, wound_zombie
from deadtown.kernel import Steps

HERO_DICE = 2
ZOMBIE_DICE = 1
ALONE = 3
"""Within which distance another hero spoils Lone Wolf."""
SOBERED = 4
"""What a beaten hero must roll to be rid of Overconfidence."""


def hero_dice(state: State, hero: int, more: int = 0) -> int:
    """How many fight dice a hero rolls, with those that it has more in this fight (LN-6.3)."""
    fighter = state.heroes[hero]
    dice = HERO_DICE + fighter.extra + more
    for card in fighter.on:
        if card in ("faith", "heroic_resolve", "heros_rage"):
            dice += 1
        elif card == "cant_be_happening" or (card == "teen_angst" and has_company(state, fighter)):
            dice -= 1
    if "holy_relic" in fighter.items and HOLY in fighter.sheet.keywords:
        dice += 1
    if "lone_wolf" in fighter.sheet.abilities and is_alone(state, fighter):
        dice += 1
    return max(dice, 1)


def has_company(state: State, hero: Hero) -> bool:
    return any(other is not hero and other.space == hero.space for other in state.heroes)


def is_alone(state: State, hero: Hero) -> bool:
    return all(other is hero or distance(other.space, hero.space) > ALONE for other in state.living())


def zombie_dice(state: State, zombie: int) -> int:
    """How many fight dice a zombie rolls (LN-6.3)."""
    dice = ZOMBIE_DICE + 2 * state.cornered
    if zombie >= FIRST_TURNED and any(kept.card == "living_nightmare" for kept in state.remaining):
        dice += 2
    return dice


def fight(play: Play, hero: int, zombie: int) -> Steps[None]:
    """Declared, rolled, won: with all that may be played at each of these moments (LN-6.2)."""
    state = play.state
    fighter = state.heroes[hero]
    state.fight = fight = Fight(hero, zombie, fighter.space)
    play.tell(events.FightBegan, fighter.seat, fighter.person, play.ref(zombie), NAMES[fighter.space])
    yield from play.ask_all(FD, ZOMBIES, lambda: not fight.over)
    if not fight.over:
        roll_fight(play, fight)
    if not fight.over and cleaves(play, fight, fight.hero_dice):
        yield from cleave(play, fight)
    if not fight.over:
        yield from play.ask_all(FR, HEROES, lambda: not fight.over)
    if not fight.over:
        fight.winner = leads(play.state)
        play.tell(events.FightWon, fighter.seat, fighter.person, play.ref(zombie), fight.winner, is_double(fight))
        yield from play.ask_all(FW, fight.winner, lambda: not fight.over)
    if not fight.over:
        yield from result(play, fight)
    state.fight = None


def roll_fight(play: Play, fight: Fight) -> None:
    state = play.state
    pool = hero_dice(state, fight.hero, fight.more)
    fight.hero_dice = tuple(play.d6() for _ in range(pool))
    fight.zombie_dice = tuple(play.d6() for _ in range(zombie_dice(state, fight.zombie)))
    fighter = state.heroes[fight.hero]
    play.tell(events.FightRolled, fighter.seat, fighter.person, fight.hero_dice, fight.zombie_dice)


def is_double(fight: Fight) -> bool:
    """Whether two dice of the hero show the same (LN-6.11)."""
    return len({*fight.hero_dice}) < len(fight.hero_dice)


def kills_beaten(state: State, fight: Fight) -> bool:
    """Whether a beaten zombie is killed, doubles or not (LN-6.13)."""
    return fight.deadly or "heros_rage" in state.heroes[fight.hero].on


def result(play: Play, fight: Fight) -> Steps[None]:
    """What comes of the fight for the one who has lost it (LN-6.9 to LN-6.13)."""
    state = play.state
    fighter = state.heroes[fight.hero]
    if fight.winner == HEROES:
        if kills_beaten(state, fight):
            yield from kill_zombie(play, fight.zombie, clause="LN-6.13")
        elif is_double(fight):
            yield from wound_zombie(play, fight.zombie, clause="LN-6.11")
        return
    if "overconfidence" in fighter.on:
        (die,) = yield from roll_of(play, fight.hero, "overconfidence", SOBERED, "overconfidence")
        if die >= SOBERED:
            play.take_off(fighter, "overconfidence")
            play.tell(events.CardEnded, "overconfidence", fighter.person)
    if "chainsaw" in fight.used and "chainsaw" in fighter.items:
        yield from lose_item(play, fight.hero, "chainsaw")
    if TNT in fighter.items:
        yield from jolt_tnt(play, fight.hero)
    if not fighter.dead:
        yield from wound_hero(play, fight.hero, fight.zombie, clause="LN-6.9")


# What is done to dice


def cleaves(play: Play, fight: Fight, dice: tuple[int, ...]) -> bool:
    """Whether dice that have just been rolled kill at once (LN-6.14)."""
    return "meat_cleaver" in play.state.heroes[fight.hero].items and 6 in dice


def cleave(play: Play, fight: Fight) -> Steps[None]:
    """The fight ends at once, and the zombie is killed."""
    fighter = play.state.heroes[fight.hero]
    play.tell(events.Cleaved, fighter.seat, fighter.person)
    fight.over = True
    yield from kill_zombie(play, fight.zombie, clause="LN-6.14")


def add_hero_die(play: Play, card: str) -> Steps[None]:
    """An extra die of the hero is rolled and added at once (LN-6.5)."""
    fight = play.state.fight
    assert fight is not None
    die = play.d6()
    fight.hero_dice += (die,)
    play.tell(events.DiceAdded, HEROES, card, (die,))
    if cleaves(play, fight, (die,)):
        yield from cleave(play, fight)


def add_zombie_dice(play: Play, card: str, count: int) -> None:
    fight = play.state.fight
    assert fight is not None
    dice = tuple(play.d6() for _ in range(count))
    fight.zombie_dice += dice
    play.tell(events.DiceAdded, ZOMBIES, card, dice)


def reroll_hero_dice(play: Play, card: str, values: tuple[int, ...]) -> Steps[None]:
    """Some dice of the hero are rolled again (LN-6.5)."""
    fight = play.state.fight
    assert fight is not None
    kept = [*fight.hero_dice]
    for value in values:
        kept.remove(value)
    dice = tuple(play.d6() for _ in values)
    fight.hero_dice = (*kept, *dice)
    play.tell(events.DiceRerolled, HEROES, card, values, dice)
    if cleaves(play, fight, dice):
        yield from cleave(play, fight)


def reroll_zombie_dice(play: Play, card: str) -> None:
    fight = play.state.fight
    assert fight is not None
    before = fight.zombie_dice
    fight.zombie_dice = tuple(play.d6() for _ in before)
    play.tell(events.DiceRerolled, ZOMBIES, card, before, fight.zombie_dice)


def reroll_zombie_die(play: Play, card: str, value: int) -> None:
    """One die of the zombie is rolled again (LN-6.5)."""
    fight = play.state.fight
    assert fight is not None
    dice = [*fight.zombie_dice]
    place = dice.index(value)
    dice[place] = play.d6()
    fight.zombie_dice = tuple(dice)
    play.tell(events.DiceRerolled, ZOMBIES, card, (value,), (dice[place],))


def change_die(play: Play, card: str, side: str, value: int, by: int) -> None:
    """One die counts for more or less (LN-6.5)."""
    fight = play.state.fight
    assert fight is not None
    dice = [*(fight.hero_dice if side == HEROES else fight.zombie_dice)]
    dice[dice.index(value)] = value + by
    if side == HEROES:
        fight.hero_dice = tuple(dice)
    else:
        fight.zombie_dice = tuple(dice)
    play.tell(events.DieChanged, side, card, value, value + by)


def cancel_fight(play: Play, card: str) -> None:
    """It ends without result (LN-6.17)."""
    fight = play.state.fight
    assert fight is not None
    fight.over = True
    play.tell(events.FightCancelled, play.person(fight.hero), card)
