"""Fights (section 6)."""

from deadtown.games.last_night import events
from deadtown.games.last_night.blasts import TNT, jolt_tnt
from deadtown.games.last_night.cards import Card
from deadtown.games.last_night.combining import TWO_DYNAMITE
from deadtown.games.last_night.explosions import explode_two_dynamite, use_up_two_dynamite
from deadtown.games.last_night.ground import NAMES
from deadtown.games.last_night.heroes import HOLY
from deadtown.games.last_night.infection import infect
from deadtown.games.last_night.items import lose_item
from deadtown.games.last_night.moments import FD, FR, FW
from deadtown.games.last_night.options import EXPERIENCE, HEROES, ZOMBIES
from deadtown.games.last_night.pending import Fight
from deadtown.games.last_night.pieces import FIRST_TURNED, NOWHERE
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.rolling import roll_of
from deadtown.games.last_night.state import Hero, State
from deadtown.games.last_night.windows import leads
from deadtown.games.last_night.wounds import kill_zombie, wound_hero, wound_zombie
from deadtown.kernel import Steps

HERO_DICE = 2
ZOMBIE_DICE = 1
ALONE = 3
"""Within which distance another hero spoils Lone Wolf."""
CROWD = 3
"""How many zombies in a space make a frenzy."""
SOBERED = 4
"""What a beaten hero must roll to be rid of Overconfidence."""
UNTOUCHED = 3
"""What heroes must roll beside a Bloated Body that is killed (Table G)."""
CLEAN = 2
"""What a hero must roll who has wounded a zombie with Blood Spray (Table G)."""
DEEPEST = 6
"""The highest die with which a Rusty Axe wounds once more (Table G)."""
TWO_DYNAMITE_HOLD = 2
"""What it must roll for two sticks of Dynamite that it carries as one not to explode (LN-9.20)."""


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
    abilities = fighter.sheet.abilities
    if "lone_wolf" in abilities and is_alone(state, fighter):
        dice += 1
    if "hot_headed" in abilities and not has_company(state, fighter):
        dice += 1
    if fighter.wounds and "nothing_left_to_lose" in abilities:
        dice += 1
    if EXPERIENCE in state.rules:
        dice += learnt_dice(state, hero)
    for zombie, weapon in state.armed.items():
        if weapon == "stench_of_death" and state.zombies[zombie] == fighter.space:
            dice -= 1
    return max(dice, 1)


def learnt_dice(state: State, hero: int) -> int:
    """The fight dice that upgrades give a hero: its own, and those of leaders near it (Table X)."""
    fighter = state.heroes[hero]
    dice = 0
    if "brawler" in fighter.upgrades:
        fights_now = state.fight is not None and state.fight.hero == hero
        dice += "brawler" in fighter.boosted or fighter.fights == int(fights_now)
    for other in state.heroes:
        if "leader" in other.upgrades and other is not fighter and other.space != NOWHERE:
            reach = 1 if "leader" in other.boosted else 0
            dice += state.ground.distance(other.space, fighter.space) <= reach
    return dice


def has_company(state: State, hero: Hero) -> bool:
    return any(other is not hero and other.space == hero.space for other in state.heroes)


def is_alone(state: State, hero: Hero) -> bool:
    return all(other is hero or state.ground.distance(other.space, hero.space) > ALONE for other in state.living())


def zombie_dice(state: State, zombie: int) -> int:
    """How many fight dice a zombie rolls (LN-6.3)."""
    dice = ZOMBIE_DICE + 2 * state.cornered
    if zombie >= FIRST_TURNED and any(kept.card == "living_nightmare" for kept in state.remaining):
        dice += 2
    if state.frenzy and state.zombies.count(state.zombies[zombie]) >= CROWD:
        dice += 1
    if zombie in state.ablaze:
        dice += 1
    dice += state.is_grave_dead(zombie, "ravenous")
    dice += state.armed.get(zombie) == "gw_machete"
    return dice


def fight(play: Play, hero: int, zombie: int) -> Steps[None]:
    """Declared, rolled, won: with all that may be played at each of these moments (LN-6.2)."""
    state = play.state
    fighter = state.heroes[hero]
    state.fight = fight = Fight(hero, zombie, fighter.space)
    fighter.fights += 1
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
        play.tell(events.FightWon, fighter.seat, fighter.person, play.ref(zombie), fight.winner, hurts(fight))
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


def hurts(fight: Fight) -> bool:
    """Whether doubles wound the zombie, if it is beaten: not where a card says otherwise (Scratch and Claw)."""
    return is_double(fight) and not fight.harmless


def kills_beaten(state: State, fight: Fight) -> bool:
    """Whether a beaten zombie is killed, doubles or not (LN-6.13); a Logging Axe that was used kills with any 6."""
    axe = "logging_axe" in fight.used and 6 in fight.hero_dice
    return fight.deadly or axe or "heros_rage" in state.heroes[fight.hero].on


def result(play: Play, fight: Fight) -> Steps[None]:
    """What comes of the fight for the one who has lost it (LN-6.9 to LN-6.13).

    A hero who is snatched away from the zombie takes no more wounds of the fight (LN-6.18).
    """
    state = play.state
    fighter = state.heroes[fight.hero]
    if fight.winner == HEROES:
        if kills_beaten(state, fight):
            yield from strike_dead(play, fight, "LN-6.13")
        elif hurts(fight):
            yield from strike(play, fight)
        return
    if "overconfidence" in fighter.on:
        (die,) = yield from roll_of(play, fight.hero, "overconfidence", SOBERED, "overconfidence")
        if die >= SOBERED:
            play.take_off(fighter, "overconfidence")
            play.tell(events.CardEnded, "overconfidence", fighter.person)
    if "chainsaw" in fight.used and "chainsaw" in fighter.items:
        yield from lose_item(play, fight.hero, "chainsaw")
    if TWO_DYNAMITE in fighter.taped:
        yield from jolt_two_dynamite(play, fight.hero)
    if TNT in fighter.items and not fight.over:
        yield from jolt_tnt(play, fight.hero)
    if fight.over:
        return
    deeper = state.armed.get(fight.zombie) == "rusty_axe" and max(fight.zombie_dice) == DEEPEST
    yield from wound_hero(play, fight.hero, fight.zombie, clause="LN-6.9")
    if deeper and not fight.over:
        yield from wound_hero(play, fight.hero, fight.zombie, clause="LN-7.3")


def strike(play: Play, fight: Fight) -> Steps[None]:
    """The zombie takes a wound in the fight; its blood may infect who fights it (LN-6.11, Table G)."""
    weapon = play.state.armed.get(fight.zombie, "")
    if not (yield from wound_zombie(play, fight.zombie, hero=fight.hero, clause="LN-6.11")):
        return
    if weapon == "blood_spray" and not play.state.heroes[fight.hero].dead:
        (die,) = yield from roll_of(play, fight.hero, "blood_spray", CLEAN, weapon)
        if die < CLEAN:
            yield from infect(play, fight.hero, fight.zombie)
    yield from avenge(play, fight, weapon)


def strike_dead(play: Play, fight: Fight, clause: str) -> Steps[None]:
    """The zombie is killed in the fight, wound points or not (LN-6.13, LN-6.14)."""
    weapon = play.state.armed.get(fight.zombie, "")
    if (yield from kill_zombie(play, fight.zombie, hero=fight.hero, clause=clause)):
        yield from avenge(play, fight, weapon)


def avenge(play: Play, fight: Fight, weapon: Card) -> Steps[None]:
    """A Bloated Body that was killed in a fight may hurt each hero in its space (Table G)."""
    state = play.state
    if weapon != "bloated_body" or state.zombies[fight.zombie] != NOWHERE:
        return
    for hero in state.heroes_on(fight.space):
        (die,) = yield from roll_of(play, hero, "bloated_body", UNTOUCHED, weapon)
        if die < UNTOUCHED and not state.heroes[hero].dead:
            yield from wound_hero(play, hero, fight.zombie, clause="LN-18.3")


def jolt_two_dynamite(play: Play, hero: int) -> Steps[None]:
    """Who loses a fight with two sticks taped together is blown up on a 1: nobody's deed (LN-9.20, LN-16.2)."""
    bearer = play.state.heroes[hero]
    (die,) = yield from roll_of(play, hero, "two_dynamite", TWO_DYNAMITE_HOLD, "dynamite")
    if die < TWO_DYNAMITE_HOLD:
        use_up_two_dynamite(play, bearer)
        yield from explode_two_dynamite(play, bearer.space)


# What is done to dice


def cleaves(play: Play, fight: Fight, dice: tuple[int, ...]) -> bool:
    """Whether dice that have just been rolled kill at once (LN-6.14)."""
    return "meat_cleaver" in play.state.heroes[fight.hero].items and 6 in dice


def cleave(play: Play, fight: Fight) -> Steps[None]:
    """The fight ends at once, and the zombie is killed."""
    fighter = play.state.heroes[fight.hero]
    play.tell(events.Cleaved, fighter.seat, fighter.person)
    fight.over = True
    yield from strike_dead(play, fight, "LN-6.14")


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


def reroll_zombie_dice(play: Play, card: str, values: tuple[int, ...] = ()) -> None:
    """Some dice of the zombie are rolled again, all of them unless some are told (LN-6.5)."""
    fight = play.state.fight
    assert fight is not None
    before = values or fight.zombie_dice
    kept = [*fight.zombie_dice]
    for value in before:
        kept.remove(value)
    dice = tuple(play.d6() for _ in before)
    fight.zombie_dice = (*kept, *dice)
    play.tell(events.DiceRerolled, ZOMBIES, card, before, dice)


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
