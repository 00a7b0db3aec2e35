"""Cards for combat: weapons that are used up, bullets, and peace for a while."""

from deadtown.games.zombies import events
from deadtown.games.zombies.cards import ALTERNATE_FOOD_SOURCE, CHAINSAW, GRENADE, LOTS_OF_AMMO, MOLOTOV
from deadtown.games.zombies.effects.cards import card, whenever
from deadtown.games.zombies.play import Play
from deadtown.games.zombies.state import NOWHERE
from deadtown.games.zombies.windows import Moment, building_of, tile_of
from deadtown.kernel import NOTHING_TO_ASK, Steps

BOX_OF_BULLETS = 3


@card(CHAINSAW, whenever(lambda play, seat, moment: not play.state.chainsaw))
def chainsaw(play: Play, seat: int, moment: Moment) -> Steps[None]:
    """+2 on all combat rolls for the rest of the turn (ZB-14.7)."""
    play.state.chainsaw = True
    return NOTHING_TO_ASK


def in_a_cold_building(play: Play, seat: int, moment: Moment) -> bool:
    building = building_of(play.state, play.state.pawns[seat])
    return building != NOWHERE and building not in play.state.molotovs


@card(MOLOTOV, whenever(in_a_cold_building))
def molotov_cocktail(play: Play, seat: int, moment: Moment) -> Steps[None]:
    """+2 on combat rolls in this building for the rest of the turn (ZB-14.19)."""
    state = play.state
    state.molotovs += (building_of(state, state.pawns[seat]),)
    return NOTHING_TO_ASK


def zombies_inside(play: Play, seat: int) -> list[int]:
    """The spaces with a zombie in the building of a pawn's tile."""
    state = play.state
    rooms = play.city.rooms[tile_of(state.pawns[seat])]
    return [space for space in rooms if space in state.zombies]


@card(GRENADE, whenever(lambda play, seat, moment: not play.state.combat_rests() and bool(zombies_inside(play, seat))))
def grenade(play: Play, seat: int, moment: Moment) -> Steps[None]:
    """All zombies in the building of the tile; then a life is lost, and what lay under them is taken (ZB-14.14)."""
    pawn = play.state.pawns[seat]
    deaths, killed = pawn.deaths, zombies_inside(play, seat)
    for space in killed:
        play.kill(seat, space)
    play.lose_life(seat, "grenade")
    if pawn.deaths == deaths and pawn.space in killed:
        play.take_token(seat)
    return NOTHING_TO_ASK


@card(LOTS_OF_AMMO, whenever(lambda play, seat, moment: True))
def lots_of_ammo(play: Play, seat: int, moment: Moment) -> Steps[None]:
    """Gain 3 bullets (ZB-14.18)."""
    play.state.pawns[seat].bullets += BOX_OF_BULLETS
    play.tell(events.Gained, seat, 0, BOX_OF_BULLETS, "ZB-14.18")
    return NOTHING_TO_ASK


@card(
    ALTERNATE_FOOD_SOURCE,
    whenever(lambda play, seat, moment: ALTERNATE_FOOD_SOURCE not in play.state.pawns[seat].pending),
)
def alternate_food_source(play: Play, seat: int, moment: Moment) -> Steps[None]:
    """No combat with zombies until the end of one's next turn (ZB-14.3)."""
    play.lay_under(seat, ALTERNATE_FOOD_SOURCE)
    play.tell(events.FoodFound, seat)
    return NOTHING_TO_ASK
