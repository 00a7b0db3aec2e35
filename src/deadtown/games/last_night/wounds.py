"""Wounds, death and zombie heroes (section 7)."""

from deadtown.games.last_night import events
from deadtown.games.last_night.ground import NAMES
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.scenarios import SCENARIOS, check_goals
from deadtown.games.last_night.state import (
    FIRST_TURNED,
    HEROES,
    NO_BUILDING,
    NOBODY,
    NOWHERE,
    ZOMBIES,
    Hero,
    Turned,
    Wound,
)
from deadtown.games.last_night.windows import KZ, WH, WT
from deadtown.kernel import Steps


def wound_hero(play: Play, hero: int, zombie: int = NOBODY, preventable: bool = True, clause: str = "") -> Steps[bool]:
    """One wound: it may be prevented, or turns the hero; then it is marked (LN-7.2). Whether it was taken."""
    state = play.state
    victim, before = state.heroes[hero], state.wound
    state.wound = wound = Wound(hero, zombie)
    if preventable:
        yield from play.ask_all(WH, HEROES, lambda: not wound.prevented, only=HEROES)
    if wound.prevented:
        state.wound = before
        return False
    seat = state.owner(zombie) if zombie != NOBODY else NOBODY
    if "feel_strange" in victim.on:
        play.tell(events.Turns, victim.seat, victim.person)
        state.wound = before
        kill_hero(play, hero, seat=seat)
        check_goals(play)
        return True
    victim.wounds += 1
    wound.taken = True
    play.tell(events.Wounded, victim.seat, victim.person, victim.wounds, victim.sheet.wounds, clause or "LN-7.2")
    if victim.wounds >= victim.sheet.wounds:
        state.wound = before
        kill_hero(play, hero, seat=seat)
        check_goals(play)
        return True
    if zombie != NOBODY:
        yield from play.ask_all(WT, ZOMBIES, lambda: not victim.dead and "feel_strange" not in victim.on, only=ZOMBIES)
    state.wound = before
    return True


def kill_hero(play: Play, hero: int, explosive: bool = False, seat: int = NOBODY) -> None:
    """A hero dies: all that it has is discarded, and it turns unless an explosive killed it (LN-7.15 to LN-7.20).

    Whether that ends the game is looked at when all deaths of an effect are done (R-42).
    """
    state = play.state
    victim = state.heroes[hero]
    space = victim.space
    drop_everything(play, victim)
    victim.space, victim.dead = NOWHERE, True
    state.hero_deaths += 1
    play.tell(events.HeroDied, victim.seat, victim.person, NAMES[space], state.hero_deaths, goal(play), explosive)
    if not explosive:
        owner = seat if seat != NOBODY else state.lead_zombie
        state.turned.append(Turned(victim.person, owner, victim.sheet.wounds, fresh=state.turn == "zombies"))
        state.zombies.append(space)
        play.tell(events.ZombieHeroRose, owner, victim.person, NAMES[space])
    if state.fight is not None and state.fight.hero == hero:
        state.fight.over = True
    if not victim.found:
        state.fallen += (victim.seat,)


def goal(play: Play) -> int:
    """How many heroes the zombies must kill (LN-17.3)."""
    return SCENARIOS[play.state.scenario].deaths


def drop_everything(play: Play, victim: Hero) -> None:
    """Items and cards on a hero that dies go to their piles; townsfolk that it has saved are lost (LN-7.15, LN-S3)."""
    state = play.state
    for card in (*victim.items, *victim.on):
        play.discard(card)
    state.hero_out += victim.saved
    victim.items = victim.on = victim.saved = ()
    victim.bound, victim.extra = NO_BUILDING, 0


def wound_zombie(play: Play, zombie: int, gun: str = "", hero: int = NOBODY, clause: str = "LN-7.5") -> Steps[bool]:
    """One wound to a zombie; without wound points left it is removed (LN-7.5). Whether it was killed."""
    state = play.state
    if zombie >= FIRST_TURNED:
        turned = state.turned[zombie - FIRST_TURNED]
        if turned.wounds > 1:
            turned.wounds -= 1
            play.tell(events.ZombieHeroWounded, turned.seat, turned.person, turned.wounds)
            return False
    return (yield from kill_zombie(play, zombie, gun, hero, clause))


def kill_zombie(play: Play, zombie: int, gun: str = "", hero: int = NOBODY, clause: str = "LN-7.7") -> Steps[bool]:
    """A zombie is killed, unless none can be killed now; a gun may be lost by it (LN-7.7, LN-7.8)."""
    if not mark_killed(play, zombie, clause):
        return False
    check_goals(play)
    if gun and hero != NOBODY:
        state = play.state
        state.shooter, state.gun = hero, gun
        yield from play.ask_all(KZ, ZOMBIES, lambda: bool(state.gun), only=ZOMBIES)
        state.shooter, state.gun = NOBODY, ""
    return True


def mark_killed(play: Play, zombie: int, clause: str) -> bool:
    """Off the map and counted (LN-17.7); nothing happens while no zombie can be killed."""
    state = play.state
    space = NAMES[state.zombies[zombie]]
    if state.rotten:
        play.tell(events.ZombieHeld, zombie, space)
        return False
    state.zombies[zombie] = NOWHERE
    state.zombie_deaths += 1
    turned = state.turned[zombie - FIRST_TURNED].person if zombie >= FIRST_TURNED else ""
    play.tell(events.ZombieKilled, zombie, space, turned, state.zombie_deaths, clause)
    if state.fight is not None and state.fight.zombie == zombie:
        state.fight.over = True
    return True
