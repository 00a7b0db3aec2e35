"""Combat between players: attack or defence, exchange by exchange (IS-6)."""

from deadtown.games.zombies.combat import attack_bonus, fight, use_attack_bonus
from deadtown.games.zombies.play import Play
from deadtown.games.zombies.squad import events as squad_events
from deadtown.kernel import Decision, Option, Steps

HIT = 5
"""What an attack, or a defence, must reach (IS-6.4, IS-6.5)."""
NO_ATTACK: Option = ("no_attack",)
WITHDRAW: Option = ("withdraw",)
GO_ON: Option = ("go_on",)
STANCES: list[Option] = [("stance", "attack"), ("stance", "defence")]


def offer_attack(play: Play) -> Steps[None]:
    """The active player may attack those on the same space, one after the other, each once a turn (IS-6.1, IS-6.2)."""
    state, seat = play.state, play.state.active
    pawn = play.pawn
    if not state.options.is_pvp:
        return
    deaths = pawn.deaths
    while pawn.deaths == deaths:
        rivals = [
            other
            for other in play.others(seat)
            if state.pawns[other].space == pawn.space and other not in state.attacked
        ]
        if not rivals:
            return
        yield from fight(play, seat)
        if pawn.deaths != deaths:
            return
        options: list[Option] = [("attack", other) for other in rivals]
        choice = yield Decision(seat, "pvp_attack", [*options, NO_ATTACK])
        if choice == NO_ATTACK:
            return
        yield from duel(play, seat, int(choice[1]))


def duel(play: Play, attacker: int, attacked: int) -> Steps[None]:
    """Exchanges until the attacked player withdraws or one of the two dies (IS-6.3, IS-6.8)."""
    state = play.state
    state.attacked += (attacked,)
    pawns = state.pawns[attacker], state.pawns[attacked]
    deaths = [pawn.deaths for pawn in pawns]
    play.tell(squad_events.Attacked, attacker, attacked)
    while True:
        rolls = {"need": HIT, "bonus": attack_bonus(state, attacked), "against": attack_bonus(state, attacker)}
        stance = yield Decision(attacked, "pvp_stance", STANCES, {"seat": attacker, **rolls})
        play.tell(squad_events.StanceTaken, attacked, str(stance[1]))
        exchange(play, attacker, attacked, counters=stance[1] == "attack")
        if [pawn.deaths for pawn in pawns] != deaths:
            return
        choice = yield Decision(attacked, "pvp_withdraw", [WITHDRAW, GO_ON], {"seat": attacker})
        if choice == WITHDRAW:
            play.tell(squad_events.Withdrew, attacked)
            return


def exchange(play: Play, attacker: int, attacked: int, *, counters: bool) -> None:
    """A hit costs a life, unless it is held off; who does not defend strikes back (IS-6.4 to IS-6.6)."""
    pawn = play.state.pawns[attacked]
    deaths = pawn.deaths
    if strikes(play, attacker) and (counters or not holds_off(play, attacked)):
        play.lose_life(attacked, "duel")
    if counters and pawn.deaths == deaths and strikes(play, attacked):
        play.lose_life(attacker, "duel")


def strikes(play: Play, seat: int) -> bool:
    """Roll an attack (IS-6.4)."""
    bonus = attack_bonus(play.state, seat)
    use_attack_bonus(play.state, seat)
    die = play.d6("attack", seat, bonus, HIT)
    hit = die + bonus >= HIT
    play.tell(squad_events.AttackRolled, seat, die, bonus, hit)
    return hit


def holds_off(play: Play, seat: int) -> bool:
    """Roll a defence, which nothing changes (IS-6.5)."""
    die = play.d6("defence", seat, 0, HIT)
    play.tell(squad_events.DefenceRolled, seat, die, die >= HIT)
    return die >= HIT
