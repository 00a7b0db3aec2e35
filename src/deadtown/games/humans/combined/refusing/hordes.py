"""Why a zombie player can't do that: horde zombies, attacks and abilities (HX-4, HX-7, HX-10)."""

from deadtown.games.humans.characters import UNDERMINE
from deadtown.games.humans.combined.refusing.looking import at
from deadtown.games.humans.combined.state import State
from deadtown.games.humans.combined.tiles import OUTER
from deadtown.games.humans.refusing import horde, leaders
from deadtown.games.humans.state import NOWHERE
from deadtown.kernel import Decision, Option, Question, Refusal

BARRED = frozenset({"barricaded", "barricade-in-the-way"})
"""Why Humans!!! says that nobody gets into a building."""


def why_not_start(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why a horde can't start on a space (HX-4.2)."""
    building = state.open_city.building
    first, tile = state.leaders[decision.seat].zombies[0], building[state.open_city.number[str(wish[1])]]
    elsewhere = first >= 0 and tile in OUTER
    return at("HX-4.2", "both-in-one-building" if elsewhere else "not-in-an-outer-building", wish[1])


def why_not_step(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why a horde zombie can't make this step, or can't walk that far (HU-7, HX-14.8)."""
    refusal = horde.why_not_step(state, decision, wish)
    if state.shut_out and refusal.reason in BARRED:
        city = state.open_city
        if city.building[city.number[str(wish[2])]] >= 0:
            return at("HX-14.8", "hordes-stay-outside", wish[2])
    return refusal


def why_not_breach(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why no horde zombie on a space can break in (HU-7.7, HX-14.8)."""
    if state.shut_out:
        return at("HX-14.8", "hordes-stay-outside", wish[1])
    return horde.why_not_breach(state, decision, wish)


def why_not_attack(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why a shotgun guy is not attacked now (HX-9.8, HX-10.1)."""
    other = int(wish[1])
    if not state.is_guy(other):
        return Refusal("HX-9.1", "same-side")
    space, zombies = state.pawns[other].space, state.leaders[decision.seat].zombies
    if space == NOWHERE:
        return Refusal("HX-11.2", "guy-off-the-map", {"seat": other})
    if space not in zombies:
        return Refusal("HX-10.1", "no-zombie-with-him", {"seat": other})
    if decision.kind == "move_pawn" and any(zombies[number] == space for number in state.stopped):
        return Refusal("HX-10.1", "attack-after-moving", {"seat": other})
    return Refusal("HX-9.8", "not-come-to-him", {"seat": other})


def why_not_hit(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why a Grenade does not hit a zombie on a space (HX-13.5)."""
    mine = state.open_city.number[str(wish[1])] in state.leaders[decision.seat].zombies
    return at("HX-13.5", "not-in-that-building" if mine else "no-zombie-of-yours", wish[1])


def why_not_ability(state: State, question: Question, seat: int, wish: Option) -> Refusal:
    """Why an ability can't be used now (HU-14.1, section 17 of Humans!!!)."""
    if state.is_guy(seat):
        return Refusal("HX-1.2", "guys-have-no-ability", {"ability": leaders.ability_of(wish)})
    refusal = leaders.why_not_ability(state, question, seat, wish)
    if question.kind == "move_pawn" and refusal.reason == leaders.MOMENTS[UNDERMINE]:
        return leaders.why_not_undermined(state, str(wish[1]) if wish[0] == "undermine" else "")
    return refusal
