"""Why a shotgun guy can't go there, fight that or flee like that (HX-7, HX-9, HX-10)."""

from deadtown.games.humans.combined.refusing.looking import About, at, look, with_seat
from deadtown.games.humans.combined.state import State
from deadtown.games.humans.flight import ends_by_length
from deadtown.games.humans.refusing.people import cut_off
from deadtown.games.town import shown
from deadtown.games.zombies.refusing import spaces
from deadtown.kernel import Decision, Option, Refusal

AS_A_GUY = {
    "already-there": "guy-there-already",
    "step-instead": "guy-step-instead",
    "walk-instead": "guy-walk-instead",
    "not-connected": "guy-not-connected",
    "too-far": "guy-too-far",
}
"""What Zombies!!! says of a pawn and Humans!!! by the same name of a zombie."""


def why_not_step(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why a shotgun guy can't make this step, or can't walk that far (ZB-8.3, HX-7.6)."""
    if len(wish) > 2:
        return Refusal("ZB-8.3", "guy-from-his-space")
    refusal = spaces.why_not_step(state, decision, wish)
    clause = "HX-7.6" if refusal.reason == "wall-between" else refusal.clause
    return Refusal(clause, AS_A_GUY.get(refusal.reason, refusal.reason), refusal.arguments)


def why_not_forced(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why somebody can't be led there: a shotgun guy, or a horde zombie (ZB-11.11, HX-14.21)."""
    if state.is_guy(int(decision.about["seat"])):
        return why_not_step(state, decision, wish)
    if wish[0] == "walk" or len(wish) > 2:
        return Refusal("HX-14.21", "decide-forced-step")
    if state.open_city.number[str(wish[1])] in state.meetings:
        return at("HX-14.21", "not-onto-the-living", wish[1])
    return at("HX-14.21", "zombie-not-beside", wish[1])


def why_not_fight(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why somebody on the space is not to be fought next (HX-9.2)."""
    space = state.pawns[decision.seat].space
    name = state.open_city.names[space]
    if wish[0] == "fight_zombie":
        fed = space in state.zombies and state.combat_rests()
        return at("HX-14.3", "strays-are-fed", name) if fed else at("HX-9.2", "no-zombie", name)
    other = int(wish[1])
    if state.is_guy(other):
        return Refusal("HX-9.1", "same-side")
    reason = "fought-already" if space in state.leaders[other].zombies else "no-zombie-of-theirs"
    return with_seat("HX-9.2", reason, other, name)


def why_not_flee(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why a shotgun guy can't flee to a space (HX-10.5)."""
    attempt = state.attempt
    assert attempt is not None
    near, zombies = state.city.neighbours, look(state).zombie_spaces()
    name = str(wish[1])
    end = state.city.number[name]
    if end == attempt.space:
        return at("HX-10.5", "guy-must-go", name)
    if end in zombies:
        return at("HX-10.5", "zombie-there", name)
    if cut_off(near, attempt.space, end, attempt.flight, zombies):
        return at("HX-10.5", "zombies-in-his-way", name)
    by_length = ends_by_length(near, attempt.space, attempt.flight, zombies, ())
    about: About = {"space": shown(name), "left": max(length for length, found in enumerate(by_length, 1) if found)}
    return Refusal("HX-10.5", "guy-not-that-long", about)
