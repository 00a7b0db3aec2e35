"""Why a roll can't be answered like that, and why somebody can't be chosen, hindered or attacked."""

from deadtown.games.zombies.combat import NEEDED
from deadtown.games.zombies.state import LOST_TURN, WEAKENED, Pawn, State
from deadtown.kernel import Decision, Option, Refusal


def why_not_pay(state: State, decision: Decision, wish: Option) -> Refusal:
    missing, bullets = int(decision.about["missing"]), state.pawns[decision.seat].bullets
    return Refusal("ZB-6.3", "too-few-bullets", {"missing": missing, "bullets": bullets})


def why_not_bandage(state: State, decision: Decision, wish: Option) -> Refusal:
    return Refusal("ZB-6.3", "no-first-aid")


def why_not_die(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why nothing can be paid for a die of I Don't Think They're Dead (ZB-14.10)."""
    assert state.roll is not None
    dice = state.roll.dice
    if wish[1] not in (1, 2):
        return Refusal("ZB-14.10", "decide-dead-dice-response")
    if dice[int(wish[1]) - 1] >= NEEDED:
        return Refusal("ZB-14.10", "die-is-enough", {"die": wish[1]})
    return Refusal("ZB-14.10", "last-life" if wish[0] == "life" else "no-bullets")


# The event die


def why_not_opponent(state: State, decision: Decision, wish: Option) -> Refusal:
    """Oneself is no opponent (IS-4.1)."""
    return Refusal("IS-4.1", "choose-an-opponent")


def why_not_hinder(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why a row can't be turned against somebody (IS-4.8, IS-4.10, IS-4.11)."""
    verbs = {option[0] for option in decision.options}
    other = int(wish[1])
    if other == state.active:
        return Refusal("IS-4.1", "choose-an-opponent")
    if _pending(state.pawns[other], str(wish[0])) and verbs != {"take", "decline"}:
        return Refusal("IS-4.11", "hindered-already", {"seat": other})
    return Refusal("IS-3.2", "another-row", {"row": decision.about["row"]})


def _pending(pawn: Pawn, verb: str) -> bool:
    """Whether the same waits already for somebody."""
    if verb == "halve":
        return pawn.halved
    return (WEAKENED if verb == "weaken" else LOST_TURN) in pawn.pending


def why_not_take(state: State, decision: Decision, wish: Option) -> Refusal:
    """Rows 8 and 10 offer more than one thing; another row offers something else (IS-3.2)."""
    if wish[0] == "take":
        return Refusal("IS-3.2", "say-which", {"row": decision.about["row"]})
    return Refusal("IS-3.2", "another-row", {"row": decision.about["row"]})


def why_not_decline(state: State, decision: Decision, wish: Option) -> Refusal:
    return Refusal("IS-3.2", "must-be-carried-out")


def why_not_number(state: State, decision: Decision, wish: Option) -> Refusal:
    return Refusal("IS-4.5", "too-many-zombies", {"most": len(decision.options) - 1})


# Combat between players


def why_not_attack(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why nobody is attacked now, or not this player (IS-6.1, IS-6.2)."""
    if not state.options.squad or not state.options.is_pvp:
        return Refusal("ZB-6.7", "players-are-safe")
    other = int(wish[1])
    about: dict[str, str | int] = {"seat": other}
    if other == decision.seat:
        return Refusal("IS-6.1", "not-yourself")
    if decision.seat == state.active and other in state.attacked:
        return Refusal("IS-6.2", "attacked-already", about)
    if state.pawns[other].space != state.pawns[decision.seat].space:
        return Refusal("IS-6.1", "not-on-your-space", about)
    return Refusal("IS-6.1", "attack-while-moving", about)


def why_not_withdraw(state: State, decision: Decision, wish: Option) -> Refusal:
    return Refusal("IS-6.8", "exchange-first")
