"""A shotgun guy attacks pawns: each of them once, and every zombie of nobody, on the space that he enters (HX-9)."""

from collections import Counter

from deadtown.games.humans.combined import events
from deadtown.games.humans.combined.play import Play
from deadtown.games.humans.wounds import wound
from deadtown.games.zombies.cards import POST_COMBAT_ROLL, PRE_COMBAT_ROLL
from deadtown.games.zombies.combat import NEEDED, PAY, combat_bonus, fight, use_charge
from deadtown.games.zombies.events import BulletsPaid
from deadtown.kernel import Decision, Option, Steps

FIGHT_ZOMBIE: Option = ("fight_zombie",)
FAIL: Option = ("fail",)
WOUNDED, ELIMINATED = 1, 3
"""The trophies for a pawn that was wounded, and for one that was eliminated (HX-9.4)."""


def brawl(play: Play, seat: int) -> Steps[bool]:
    """All fights on a space that a shotgun guy has entered; whether there was anything (HX-9.2)."""
    state = play.state
    pawn = state.pawns[seat]
    play.forget_guy(seat)
    play.check_victory()
    deaths, space = pawn.deaths, pawn.space
    waiting = Counter(owner for owner, _ in play.pawns_on(space))
    zombie = state.zombies.get(space)
    stray = zombie is not None and not state.combat_rests()
    fought = bool(waiting) or stray
    state.brawling += (seat,)
    state.beaten = tuple(other for other in state.beaten if other != seat)
    while waiting or stray:
        choice = yield from next_fight(seat, waiting, stray)
        if choice == FIGHT_ZOMBIE:
            stray = False
            yield from fight(play, seat)
        else:
            owner = int(choice[1])
            waiting[owner] -= 1
            yield from fight_pawn(play, seat, owner)
        if pawn.deaths != deaths or pawn.space != space:
            break
        # Cards that were played meanwhile may have taken somebody away.
        waiting &= Counter(owner for owner, _ in play.pawns_on(space))
        stray = stray and state.zombies.get(space) == zombie and not state.combat_rests()
    state.brawling = state.brawling[:-1]
    if seat in state.beaten and seat == state.active:
        state.left, state.route = 0, ()
    # A zombie that was taken away, and not killed, keeps him from the token until he comes again (ZB-8.6).
    free = pawn.deaths == deaths and pawn.space == space and zombie not in state.zombies.values()
    found = free and play.take_token(seat)
    return fought or found


def next_fight(seat: int, waiting: Counter[int], stray: bool) -> Steps[Option]:
    """Whom he fights next, in an order of his choice (HX-9.2)."""
    options: list[Option] = [("fight_pawn", owner) for owner in sorted(waiting)]
    options += [FIGHT_ZOMBIE] * stray
    if len(options) == 1:
        return options[0]
    return (yield Decision(seat, "hx_fight_order", options))


def fight_pawn(play: Play, seat: int, owner: int) -> Steps[None]:
    """One attack on a pawn: 4 or more wounds its owner (HX-9.3 to HX-9.5)."""
    state = play.state
    pawn, leader = state.pawns[seat], state.leaders[owner]
    space, deaths = pawn.space, pawn.deaths

    def goes_on() -> bool:
        return pawn.space == space and pawn.deaths == deaths and space in leader.zombies

    state.fighting += (seat,)
    state.duels += ((len(state.fighting), owner),)
    play.tell(events.PawnFought, seat, owner, play.name(space))
    yield from play.ask_all(PRE_COMBAT_ROLL, seat, goes_on)
    if goes_on():
        total = yield from attack_roll(play, seat)
        if total < NEEDED <= total + pawn.bullets:
            choice = yield Decision(seat, "hx_bullets", [PAY, FAIL], {"missing": NEEDED - total})
            if choice == PAY:
                pawn.bullets -= NEEDED - total
                play.tell(BulletsPaid, seat, NEEDED - total, pawn.bullets)
                total = NEEDED
        if total >= NEEDED:
            before = leader.zombies.count(space)
            yield from wound(play, owner, space)
            eliminated = leader.zombies.count(space) < before
            play.win_trophies(seat, owner, ELIMINATED if eliminated else WOUNDED)
        else:
            state.beaten += (seat,)
            there = [(owner, one, seat, state.turns) for whose, one in play.pawns_on(space) if whose == owner]
            state.grudges = tuple(dict.fromkeys((*state.grudges, *there)))
            play.tell(events.AttackFailed, seat, owner)
    state.fighting, state.duels = state.fighting[:-1], state.duels[:-1]


def attack_roll(play: Play, seat: int) -> Steps[int]:
    """A combat roll with all that helps, and what it comes to after its window (HX-9.3)."""
    state = play.state
    bonus, by = combat_bonus(state, seat)
    more, cards = play.helped(seat)
    bonus, by = bonus + more, (*by, *cards)
    yield from play.combat_roll(seat, bonus, NEEDED, by)
    use_charge(play, seat)
    yield from play.ask_all(POST_COMBAT_ROLL, seat)
    assert state.roll is not None
    return state.roll.total
