"""Why a zombie can't move like that (LN-4.12 to LN-4.15)."""

from deadtown.games.last_night.ground import NUMBERS
from deadtown.games.last_night.refusing.looking import at, look
from deadtown.games.last_night.state import State
from deadtown.games.last_night.zombies_moving import is_free, prey
from deadtown.kernel import Decision, Option, Refusal


def why_not_move(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why this zombie is not one that moves next."""
    play = look(state)
    ref = str(wish[1])
    there = [zombie for zombie in play.in_play() if play.ref(zombie) == ref]
    if not there:
        return Refusal("LN-4.12", "no-zombie-there")
    zombie = there[0]
    if state.owner(zombie) != decision.seat:
        return Refusal("LN-3.3", "not-your-zombie")
    if state.zombies[zombie] in state.hero_spaces():
        return Refusal("LN-4.14", "stays-with-hero")
    if all(other in state.moved for other in there):
        return Refusal("LN-4.12", "has-moved")
    assert not any(is_free(state, other) for other in there) or decision.kind != "order_zombies"
    return Refusal("LN-1.7", "may-not-move")


def why_not_done(state: State, decision: Decision, wish: Option) -> Refusal:
    return Refusal("LN-4.14", "hungry-first")


def why_not_to(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why the zombie that moves can't step there, or not stay."""
    play = look(state)
    ref = str(decision.about.get("zombie", ""))
    zombie = play.refs(play.in_play()).get(ref)
    if zombie is None:
        return Refusal("LN-4.13", "no-zombie-there")
    space = state.zombies[zombie]
    if decision.kind == "move_zombie" and prey(state, space):
        return Refusal("LN-4.14", "hungry")
    if wish[0] == "stay":
        return Refusal("LN-4.13", "must-step")
    to = NUMBERS[str(wish[1])]
    if to not in state.ground.beside[space]:
        return at("LN-4.13", "zombie-not-adjacent", wish[1])
    if to == state.rubble:
        return at("LN-1.7", "rubble", wish[1])
    return at("LN-1.7", "windows-blocked", wish[1])
