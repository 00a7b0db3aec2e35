"""Why a zombie can't move like that (LN-4.12 to LN-4.15)."""

from deadtown.games.last_night.ground import NUMBERS
from deadtown.games.last_night.refusing.looking import at, look
from deadtown.games.last_night.state import State
from deadtown.games.last_night.uses import WIELDED
from deadtown.games.last_night.zombies_moving import is_free, prey, steps_from
from deadtown.kernel import Decision, Option, Refusal, Window


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


def why_not_arm(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why a zombie can't get the Grave Weapon (LN-18.2, LN-18.3)."""
    play = look(state)
    zombie = play.refs(play.in_play()).get(str(wish[1]))
    if zombie is None:
        return Refusal("LN-18.2", "no-zombie-there")
    if zombie in state.armed:
        return Refusal("LN-18.3", "has-a-grave-weapon", {"card": state.armed[zombie]})
    return Refusal("LN-18.2", "too-near-a-hero")


def why_not_wield(state: State, window: Window, wish: Option) -> Refusal:
    """Why a Grave Weapon can't be used now (Table G, LN-18.6)."""
    weapon = str(wish[1])
    moment = next((kind for kind, found in WIELDED.items() if weapon in found), "")
    if not moment:
        return Refusal("LN-8.15", "no-window", {"card": weapon})
    if window.kind != moment:
        return Refusal("LN-8.15", "only-in-window", {"card": weapon, "window": moment})
    return Refusal("LN-1.9", "no-target", {"card": weapon})


def why_not_to(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why the zombie that moves can't step there, or not stay."""
    play = look(state)
    ref = str(decision.about.get("zombie", ""))
    zombie = play.refs(play.in_play()).get(ref)
    if zombie is None:
        return Refusal("LN-4.13", "no-zombie-there")
    space = state.zombies[zombie]
    goals = prey(state, space)
    if decision.kind == "move_zombie" and goals and (wish[0] == "stay" or NUMBERS[str(wish[1])] not in goals):
        return Refusal("LN-4.14", "hungry")
    if wish[0] == "stay":
        return Refusal("LN-4.13", "must-step")
    to = NUMBERS[str(wish[1])]
    if to not in state.ground.beside[space]:
        return at("LN-4.13", "zombie-not-adjacent", wish[1])
    if to == state.rubble:
        return at("LN-1.7", "rubble", wish[1])
    if to not in steps_from(state, space):
        return at("LN-1.7", "windows-blocked", wish[1])
    if any(wish[1] in option for option in decision.options):
        return at("LN-14.5", "other-way-across", wish[1])
    return at("LN-1.7", "not-nearer-to-a-hero", wish[1])
