"""Why an ability, a die token, a wound or a character can't be had (HU-3, HU-9, HU-13, HU-14)."""

from deadtown.games.humans.abilities import closed_buildings
from deadtown.games.humans.characters import (
    CHARACTERS,
    FOLLOW_THE_BAND,
    GIMME_A_Z,
    HEAL_THYSELF,
    OBJECTION,
    PINFALL,
    UNDERMINE,
)
from deadtown.games.humans.refusing.looking import About, look, tile_number
from deadtown.games.humans.state import NOWHERE, State
from deadtown.games.town import kind_name
from deadtown.kernel import Decision, Option, Question, Refusal

OWNERS = {row.ability: row for row in CHARACTERS.values()}
MOMENTS = {
    OBJECTION: "ability-against-a-card",
    GIMME_A_Z: "ability-before-your-move",
    HEAL_THYSELF: "ability-with-wounds-drawn",
    PINFALL: "ability-before-your-capture",
    UNDERMINE: "ability-while-moving",
    FOLLOW_THE_BAND: "ability-before-your-move",
}
"""When each ability is used (HU-14.2)."""


def ability_of(wish: Option) -> str:
    """The ability that somebody wishes to use."""
    return {"object": OBJECTION, "undermine": UNDERMINE}.get(str(wish[0])) or str(wish[1])


def why_not_ability(state: State, question: Question, seat: int, wish: Option) -> Refusal:
    """Why an ability can't be used now (HU-14.1, section 17)."""
    ability = ability_of(wish)
    owner, leader = OWNERS[ability], state.leaders[seat]
    about: About = {"ability": ability}
    if leader.character != owner.character:
        return Refusal(owner.clause, "not-your-ability", {**about, "character": owner.character})
    if leader.used:
        return Refusal("HU-14.1", "ability-used", about)
    if question.kind == "objection":
        return Refusal(owner.clause, "decide-objection")
    if ability == UNDERMINE and question.kind == "move_step":
        return why_not_undermined(state, str(wish[1]) if wish[0] == "undermine" else "")
    return Refusal(owner.clause, MOMENTS[ability], about)


def why_not_undermined(state: State, name: str) -> Refusal:
    """Why nothing can be dug under a building (HU-17.5)."""
    about: About = {"ability": UNDERMINE}
    if not name:
        reason = "name-a-building-to-open" if closed_buildings(look(state)) else "no-building-to-open"
        return Refusal("HU-17.5", reason, about)
    about = {"tile": kind_name(name)}
    tile = tile_number(state, name)
    if tile == NOWHERE:
        return Refusal("HU-17.5", "tile-not-on-map", about)
    reason = "building-open" if state.open_city.rooms[tile] else "not-a-building"
    return Refusal("HU-17.5", reason, about)


def why_not_reroll(state: State, seat: int) -> Refusal:
    """Why no die is rolled again (HU-13.1)."""
    return Refusal("HU-13.1", "nothing-to-roll-again" if state.leaders[seat].dice else "no-die-token")


def why_not_wound(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why a wound can't be kept (HU-9.2)."""
    reason = "keep-a-double" if wish[1] in state.wounds_drawn else "wound-not-drawn"
    return Refusal("HU-9.2", reason, {"wound": wish[1]})


def why_not_character(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why a character can't be chosen (HU-3.1)."""
    seat = next(seat for seat, leader in enumerate(state.leaders) if leader.character == wish[1])
    return Refusal("HU-3.1", "character-taken", {"character": wish[1], "seat": seat})
