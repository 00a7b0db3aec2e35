"""Why a human can't be captured, or not be moved like that (HU-8, HU-10)."""

from collections.abc import Container

from deadtown.games.humans.cards import STAMPEDE
from deadtown.games.humans.effects import STAMPEDE_STEPS
from deadtown.games.humans.flight import ends_by_length, is_free
from deadtown.games.humans.refusing.looking import at, look
from deadtown.games.humans.state import State
from deadtown.games.humans.steps import BAND_STEPS
from deadtown.games.town import CENTRE, Neighbours, reach, shown
from deadtown.kernel import Decision, Option, Refusal


def why_not_attempt(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why nobody on a space is to be captured (HU-8.1, HU-8.2)."""
    space = state.open_city.number[str(wish[1])]
    if space not in state.humans:
        return at("HU-8.1", "no-human", wish[1])
    if space not in state.leaders[state.active].zombies:
        return at("HU-8.1", "no-zombie-of-yours", wish[1])
    if decision.kind != "capture_order":
        return at("HU-7.6", "capture-after-moving", wish[1])
    return at("HU-8.2", "not-captured-this-turn", wish[1])


def why_not_flee(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why a human can't flee to a space (HU-10.3, HU-10.4)."""
    attempt = state.attempt
    assert attempt is not None
    city, zombies = state.open_city, look(state).zombie_spaces()
    refusal = _why_not_end(state, attempt.space, str(wish[1]), attempt.flight)
    if refusal is not None:
        return refusal
    by_length = ends_by_length(city.neighbours, attempt.space, attempt.flight, zombies, state.humans)
    longest = max(length for length, found in enumerate(by_length, 1) if found)
    return Refusal("HU-10.4", "not-that-long", {"space": shown(str(wish[1])), "left": longest})


def why_not_human(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why a human can't be moved (HU-16.17, HU-17.6)."""
    clause, steps = _leading(state)
    space = state.open_city.number[str(wish[1])]
    if space not in state.humans:
        return at(clause, "no-human", wish[1])
    if is_free(look(state), space, steps):
        return at(clause, "human-moved-already", wish[1])
    return at("HU-10.3", "human-hemmed-in", wish[1])


def why_not_to(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why a human can't be moved to a space (HU-10.3)."""
    clause, steps = _leading(state)
    start = str(decision.about["space"]).lower()
    space = state.open_city.number[CENTRE if start == shown(CENTRE).lower() else start]
    refusal = _why_not_end(state, space, str(wish[1]), steps)
    return refusal or Refusal(clause, "human-too-far", {"space": shown(str(wish[1])), "left": steps})


def _why_not_end(state: State, start: int, name: str, steps: int) -> Refusal | None:
    """Why no route of up to so many steps ends on a space, other than by its length (HU-10.3)."""
    city, zombies = state.open_city, look(state).zombie_spaces()
    end = city.number[name]
    if end == start:
        return at("HU-10.3", "human-must-go", name)
    if end in zombies:
        return at("HU-10.3", "zombie-there", name)
    if end in state.humans:
        return at("HU-10.3", "human-there", name)
    if cut_off(city.neighbours, start, end, steps, zombies):
        return at("HU-10.3", "zombies-in-the-way", name)
    return None


def cut_off(neighbours: Neighbours, start: int, end: int, steps: int, zombies: Container[int]) -> bool:
    """Whether only zombies in the way keep somebody from a space."""
    around = [() if space in zombies and space != start else near for space, near in enumerate(neighbours)]
    return end not in reach(around, start, steps, ()) and end in reach(neighbours, start, steps, ())


def _leading(state: State) -> tuple[str, int]:
    """What lets somebody move humans, and how far."""
    return ("HU-16.17", STAMPEDE_STEPS) if STAMPEDE in state.resolving else ("HU-17.6", BAND_STEPS)
