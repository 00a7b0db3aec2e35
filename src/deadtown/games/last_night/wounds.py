"""Wounds, death and zombie heroes (section 7)."""

from collections.abc import Iterable

from deadtown.games.last_night import events
from deadtown.games.last_night.experience import gain, gain_for_zombies, learn_from_kill, lose_upgrades
from deadtown.games.last_night.fitting import CARRIER
from deadtown.games.last_night.ground import NAMES
from deadtown.games.last_night.moments import KZ, WH, WT, WZ
from deadtown.games.last_night.options import HEROES, ZOMBIES
from deadtown.games.last_night.pending import Hurt, Played, Wound
from deadtown.games.last_night.pieces import FIRST_TURNED, NO_BUILDING, NOBODY, NOWHERE, RED
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.rolling import roll_of
from deadtown.games.last_night.scenarios import SCENARIOS, check_goals
from deadtown.games.last_night.scenarios.tokens import TOKEN
from deadtown.games.last_night.state import Hero, Turned
from deadtown.games.last_night.windows import may_be_cancelled
from deadtown.kernel import Steps

TOO_ROTTEN = 4
"""What a very rotten zombie must roll to ignore a wound (LN-18.16)."""
BURST = 4
"""What the die must show for who is beside an explosive zombie that is killed (Table G)."""
CARRIED = 5
"""What a carrier must roll for a hero whom it has wounded to turn (LN-18.16)."""
FESTERS = 2
"""Up to which number the die of an infected hero means one more wound (LN-7.11)."""


def wound_hero(
    play: Play,
    hero: int,
    zombie: int = NOBODY,
    preventable: bool = True,
    clause: str = "",
    *,
    festers: bool = True,
    explosive: bool = False,
) -> Steps[bool]:
    """One wound: it may be prevented, or turns the hero; then it is marked (LN-7.2). Whether it was taken.

    ``festers`` says whether an infected hero rolls for one more (LN-7.11), ``explosive`` whether who dies of it is
    killed by an explosive (LN-7.16).
    """
    state = play.state
    victim, before = state.heroes[hero], state.wound
    state.wound = wound = Wound(hero, zombie, explosive=explosive)
    if preventable:
        yield from play.ask_all(WH, HEROES, lambda: not wound.prevented, only=HEROES)
    if wound.prevented:
        state.wound = before
        return False
    seat = state.owner(zombie) if zombie != NOBODY else NOBODY
    if "feel_strange" in victim.on:
        play.tell(events.Turns, victim.seat, victim.person, "LN-7.14")
        learn_from_wound(play, zombie)
        state.wound = before
        kill_hero(play, hero, seat=seat)
        check_goals(play)
        return True
    victim.wounds += 1
    wound.taken = True
    play.tell(events.Wounded, victim.seat, victim.person, victim.wounds, victim.points, clause or "LN-7.2")
    learn_from_wound(play, zombie)
    if victim.wounds >= victim.points:
        state.wound = before
        kill_hero(play, hero, explosive, seat)
        check_goals(play)
        return True
    if zombie != NOBODY and state.is_grave_dead(zombie, CARRIER):
        yield from carry(play, hero, zombie)
    if victim.infected and festers and not victim.dead:
        yield from fester(play, hero)
    if zombie != NOBODY and not victim.dead:
        yield from play.ask_all(WT, ZOMBIES, lambda: not victim.dead, only=ZOMBIES)
    state.wound = before
    return True


def learn_from_wound(play: Play, zombie: int) -> None:
    """The zombie side learns by a wound that one of them has inflicted itself (LN-16.1, LN-16.2)."""
    if zombie != NOBODY:
        gain_for_zombies(play, 1)


def carry(play: Play, hero: int, zombie: int) -> Steps[None]:
    """A carrier has wounded a hero, who turns on 5+; that is cancelled like a zombie card (LN-18.16, R-35, R-47)."""
    state = play.state
    victim, seat = state.heroes[hero], state.owner(zombie)
    played = Played(seat, CARRIER, named=(victim.person,), kept=True)
    state.stack.append(played)
    play.tell(events.Carries, seat, victim.person)
    yield from may_be_cancelled(play, played)
    state.stack.pop()
    if played.cancelled or victim.dead:
        return
    if play.roll("carrier", need=CARRIED, card=CARRIER, person=victim.person)[0] >= CARRIED:
        yield from turn_hero(play, hero, zombie, "LN-18.16")


def fester(play: Play, hero: int) -> Steps[None]:
    """A wound of an infected hero: on 1 or 2 it takes one more, for which there is no roll (LN-7.11)."""
    (die,) = yield from roll_of(play, hero, "infection", FESTERS)
    if die <= FESTERS:
        yield from wound_hero(play, hero, clause="LN-7.11", festers=False)


def is_rescued(play: Play, hero: int) -> Steps[bool]:
    """The window in which something may save a hero who is about to be killed, whatever wounds it has (LN-7.4)."""
    state = play.state
    before = state.wound
    state.wound = wound = Wound(hero, killing=True)
    yield from play.ask_all(WH, HEROES, lambda: not wound.prevented, only=HEROES)
    state.wound = before
    return wound.prevented


def turn_hero(play: Play, hero: int, zombie: int = NOBODY, clause: str = "LN-7.13") -> Steps[bool]:
    """A hero becomes a zombie hero at once, unless something saves it (LN-7.4, LN-7.13). Whether it has."""
    state = play.state
    victim = state.heroes[hero]
    if (yield from is_rescued(play, hero)):
        return False
    play.tell(events.Turns, victim.seat, victim.person, clause)
    kill_hero(play, hero, seat=state.owner(zombie) if zombie != NOBODY else NOBODY)
    check_goals(play)
    return True


def kill_hero(play: Play, hero: int, explosive: bool = False, seat: int = NOBODY) -> None:
    """A hero dies: all that it has is discarded, and it turns unless an explosive killed it (LN-7.15 to LN-7.20).

    Whether that ends the game is looked at when all deaths of an effect are done (R-42).
    """
    state = play.state
    victim = state.heroes[hero]
    space, points = victim.space, victim.points
    drop_everything(play, victim)
    victim.space, victim.dead = NOWHERE, True
    state.hero_deaths += 1
    play.tell(events.HeroDied, victim.seat, victim.person, NAMES[space], state.hero_deaths, goal(play), explosive)
    if not explosive:
        owner = seat if seat != NOBODY else state.lead_zombie
        state.turned.append(Turned(victim.person, owner, points, fresh=state.turn == "zombies"))
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
    """Items and cards on a hero that dies go to their piles; townsfolk that it has saved are lost, and tokens that it
    carries stay where it was (LN-7.15, LN-S3)."""
    state = play.state
    for card in (*victim.items, *victim.on):
        play.discard(card)
    state.hero_out += victim.saved
    victim.items = victim.on = victim.saved = ()
    victim.taped = ()
    if victim.carried:
        state.tokens += (victim.space,) * victim.carried
        token = TOKEN[state.scenario]
        play.tell(events.TokensDropped, token, victim.seat, victim.person, NAMES[victim.space], victim.carried)
        victim.carried = 0
    victim.bound, victim.extra, victim.infected = NO_BUILDING, 0, 0
    lose_upgrades(state, victim)


def wound_zombie(
    play: Play, zombie: int, gun: str = "", hero: int = NOBODY, clause: str = "LN-7.5", explosive: bool = False
) -> Steps[bool]:
    """One wound to a zombie; without wound points left it is removed (LN-7.5). Whether the wound was taken.

    The hero who has inflicted it, if one has, learns by it (LN-16.1).
    """
    state = play.state
    if state.points_left(zombie) < 2:
        return (yield from _kill(play, Hurt(zombie, explosive=explosive), gun, hero, clause))
    if (yield from is_spared(play, Hurt(zombie, explosive=explosive))):
        return False
    if zombie >= FIRST_TURNED:
        turned = state.turned[zombie - FIRST_TURNED]
        turned.wounds -= 1
        play.tell(events.ZombieHeroWounded, turned.seat, turned.person, turned.wounds)
    else:
        state.wounded += (zombie,)
        play.tell(events.GraveDeadWounded, zombie, NAMES[state.zombies[zombie]])
    gain(play, hero, 1)
    return True


def kill_zombie(
    play: Play, zombie: int, gun: str = "", hero: int = NOBODY, clause: str = "LN-7.7", explosive: bool = False
) -> Steps[bool]:
    """A zombie is killed, unless none can be killed now; a gun may be lost by it (LN-7.7, LN-7.8). Whether it was."""
    return (yield from _kill(play, Hurt(zombie, killing=True, explosive=explosive), gun, hero, clause))


def _kill(play: Play, hurt: Hurt, gun: str, hero: int, clause: str) -> Steps[bool]:
    state = play.state
    where = state.zombies[hurt.zombie]
    bursts = state.armed.get(hurt.zombie) == "explosive_zombie"
    if is_held(play, hurt.zombie) or (yield from is_spared(play, hurt)):
        return False
    mark_killed(play, hurt.zombie, clause)
    learn_from_kill(play, hero)
    check_goals(play)
    if gun and hero != NOBODY:
        state.shooter, state.gun = hero, gun
        yield from play.ask_all(KZ, ZOMBIES, lambda: bool(state.gun), only=ZOMBIES)
        state.shooter, state.gun = NOBODY, ""
    if bursts:
        yield from burst(play, where)
    return True


def kill_together(
    play: Play, zombies: Iterable[int], clause: str, explosive: bool = False, by: int = NOBODY
) -> Steps[list[int]]:
    """Zombies die of one effect: those that are not spared, all together (R-42). Where an explosive one has died.

    The hero who has brought it about, if one has, learns by each of them (LN-16.2).
    """
    state = play.state
    dead = [*zombies]
    for zombie in (*dead,):
        if is_held(play, zombie) or (yield from is_spared(play, Hurt(zombie, True, explosive))):
            dead.remove(zombie)
    bursting = [state.zombies[zombie] for zombie in dead if state.armed.get(zombie) == "explosive_zombie"]
    for zombie in dead:
        mark_killed(play, zombie, clause)
        gain(play, by, 1)
    return bursting


def is_held(play: Play, zombie: int) -> bool:
    """Whether no zombie can be killed now (Rotten Bodies)."""
    state = play.state
    if state.rotten:
        play.tell(events.ZombieHeld, zombie, NAMES[state.zombies[zombie]])
    return state.rotten


def is_spared(play: Play, hurt: Hurt) -> Steps[bool]:
    """The window in which a zombie may ignore a wound or its killing; who is very rotten rolls for it (LN-7.5, R-45).

    Whoever is spared in a fight has fought all the same.
    """
    state = play.state
    if not hurt.explosive and state.is_grave_dead(hurt.zombie, "very_rotten"):
        hurt.spared = play.roll("very_rotten", need=TOO_ROTTEN)[0] >= TOO_ROTTEN
    before, state.hurt = state.hurt, hurt
    yield from play.ask_all(WZ, ZOMBIES, lambda: not hurt.spared, only=ZOMBIES)
    state.hurt = before
    if hurt.spared:
        play.tell(events.ZombieSpared, hurt.zombie, NAMES[state.zombies[hurt.zombie]])
    return hurt.spared


def mark_killed(play: Play, zombie: int, clause: str) -> None:
    """Off the map and counted (LN-17.7); a Grave Dead leaves the game (LN-7.8)."""
    state = play.state
    space = NAMES[state.zombies[zombie]]
    state.zombies[zombie] = NOWHERE
    state.zombie_deaths += 1
    turned = state.turned[zombie - FIRST_TURNED].person if zombie >= FIRST_TURNED else ""
    play.tell(events.ZombieKilled, zombie, space, turned, state.zombie_deaths, clause)
    if zombie in RED and not state.red_is_normal:
        state.red_dead += (zombie,)
    play.disarm(zombie)
    if state.fight is not None and state.fight.zombie == zombie:
        state.fight.over = True


def burst(play: Play, space: int) -> Steps[None]:
    """An explosive zombie has been killed: all others in its space roll, heroes are wounded, zombies die (Table G)."""
    state = play.state
    doomed = [
        zombie for zombie in state.zombies_on(space) if play.roll("burst", 1, BURST, "explosive_zombie")[0] >= BURST
    ]
    hit: list[int] = []
    for hero in state.heroes_on(space):
        (die,) = yield from roll_of(play, hero, "burst", BURST, "explosive_zombie")
        if die >= BURST:
            hit.append(hero)
    yield from kill_together(play, doomed, "LN-18.3", explosive=True)
    check_goals(play)
    for hero in hit:
        if not state.heroes[hero].dead:
            yield from wound_hero(play, hero, explosive=True, clause="LN-18.3")
