"""Combat with zombies: roll, pay or bleed, until one of the two is gone (ZB-6, IS-5)."""

from collections.abc import Callable

from deadtown.games.zombies import events
from deadtown.games.zombies.cards import (
    CHAINSAW,
    FIRE_AXE,
    FIRST_AID_KIT,
    MOLOTOV,
    POST_COMBAT_ROLL,
    PRE_COMBAT_ROLL,
    SHOTGUN,
    Card,
)
from deadtown.games.zombies.play import Play
from deadtown.games.zombies.squad import events as squad_events
from deadtown.games.zombies.state import WEAKENED, Pawn, State
from deadtown.games.zombies.windows import building_of
from deadtown.kernel import NOTHING_TO_ASK, Decision, Option, Steps

NEEDED = 4
"""What a combat roll must reach (ZB-6.2)."""
PAY: Option = ("bullets",)
BANDAGE: Option = ("first_aid",)
BLEED: Option = ("lose_life",)
WEAPONS = {FIRE_AXE: 1, CHAINSAW: 2, MOLOTOV: 2, SHOTGUN: 1}
"""What each weapon adds (ZB-6.5)."""


def fight(play: Play, seat: int) -> Steps[bool]:
    """Fight the zombie on a pawn's space, until it is gone; whether there was a fight (ZB-6.1, ZB-6.4)."""
    state = play.state
    pawn = state.pawns[seat]
    zombie, deaths = state.zombies.get(pawn.space), pawn.deaths

    def goes_on() -> bool:
        # A card may have removed the zombie or the fighter; who dies on Town Square stays on the same space.
        return state.zombies.get(pawn.space) == zombie and pawn.deaths == deaths and not play.state.combat_rests()

    if zombie is None or not goes_on():
        return False
    state.fighting += (seat,)
    while goes_on():
        yield from exchange(play, seat, goes_on)
    state.fighting = state.fighting[:-1]
    return True


def exchange(play: Play, seat: int, goes_on: Callable[[], bool]) -> Steps[None]:
    """One combat roll and what comes of it (ZB-6.2, ZB-6.3)."""
    state = play.state
    pawn = state.pawns[seat]
    if state.options.squad:
        if pawn.sure:
            win_surely(play, seat)
            return
    else:
        yield from play.ask_all(PRE_COMBAT_ROLL, seat, goes_on)
        if not goes_on():
            return
    bonus, by = combat_bonus(state, seat)
    more, cards = play.helped(seat)
    bonus, by = bonus + more, (*by, *cards)
    if state.options.squad:
        use_attack_bonus(state, seat)
    yield from play.combat_roll(seat, bonus, NEEDED, by)
    if not state.options.squad:
        use_charge(play, seat)
        yield from play.ask_all(POST_COMBAT_ROLL, seat)
    assert state.roll is not None
    total = state.roll.total
    if total >= NEEDED:
        win(play, seat)
    else:
        yield from answer_lost_roll(play, seat, NEEDED - total)


def win(play: Play, seat: int) -> None:
    """The zombie goes to the collection; then the token on the space (ZB-6.9)."""
    play.kill(seat, play.state.pawns[seat].space)
    play.take_token(seat)


def win_surely(play: Play, seat: int) -> None:
    """The next combat is won without a roll (IS-4.10)."""
    play.state.pawns[seat].sure -= 1
    play.tell(squad_events.SureWin, seat)
    win(play, seat)


def answer_lost_roll(play: Play, seat: int, missing: int) -> Steps[None]:
    """Pay for what is missing, use a First Aid Kit, or lose a life (ZB-6.3)."""
    pawn = play.state.pawns[seat]
    options: list[Option] = []
    if pawn.bullets >= missing:
        options.append(PAY)
    if FIRST_AID_KIT in pawn.in_play:
        options.append(BANDAGE)
    options.append(BLEED)
    choice = BLEED
    if len(options) > 1:
        choice = yield Decision(seat, "combat_response", options, {"missing": missing})
    if choice == PAY:
        pawn.bullets -= missing
        play.tell(events.BulletsPaid, seat, missing, pawn.bullets)
        win(play, seat)
    elif choice == BANDAGE:
        play.lose_item(seat, FIRST_AID_KIT)
        play.tell(events.LifeSaved, seat)
    else:
        play.lose_life(seat, "combat")


def combat_bonus(state: State, seat: int) -> tuple[int, tuple[Card, ...]]:
    """What is added to the next combat roll, and the cards that it comes from."""
    if state.options.squad:
        return attack_bonus(state, seat), ()
    used = weapons(state, seat)
    return sum(WEAPONS[weapon] for weapon in used), used


def weapons(state: State, seat: int) -> tuple[Card, ...]:
    """The best weapon, and a Shotgun besides (ZB-6.5). Chainsaw and Molotov help in the own turn alone."""
    pawn = state.pawns[seat]
    best: tuple[Card, ...] = (FIRE_AXE,) if FIRE_AXE in pawn.in_play else ()
    if seat == state.active:
        if state.chainsaw:
            best = (CHAINSAW,)
        elif in_burning_building(state, pawn):
            best = (MOLOTOV,)
    return (*best, SHOTGUN) if SHOTGUN in pawn.in_play else best


def in_burning_building(state: State, pawn: Pawn) -> bool:
    """Whether a Molotov Cocktail helps where the pawn is (ZB-14.19): it stands in that tile's building."""
    return bool(state.molotovs) and building_of(state, pawn) in state.molotovs


def use_charge(play: Play, seat: int) -> None:
    """A Shotgun is good for three rolls (ZB-14.15)."""
    pawn = play.state.pawns[seat]
    if SHOTGUN in pawn.in_play:
        pawn.charges -= 1
        if not pawn.charges:
            play.lose_item(seat, SHOTGUN, "ZB-14.15")


def attack_bonus(state: State, seat: int) -> int:
    """Rows 9 and 8b of the event die: +1 on the next rolls, -1 for the turn (IS-4.8, IS-4.9)."""
    pawn = state.pawns[seat]
    return (pawn.stronger > 0) - (WEAKENED in pawn.under)


def use_attack_bonus(state: State, seat: int) -> None:
    """Each roll with +1 is used up (IS-4.9)."""
    pawn = state.pawns[seat]
    pawn.stronger = max(0, pawn.stronger - 1)


def arrive(play: Play, seat: int) -> Steps[bool]:
    """A pawn has entered a space: fight, or win, or take what lies there; whether anything came between (ZB-8.4)."""
    if play.state.pawns[seat].space in play.state.zombies and not play.state.combat_rests():
        return (yield from fight(play, seat))
    play.check_victory()
    yield from NOTHING_TO_ASK
    return play.take_token(seat)
