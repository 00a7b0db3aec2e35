"""Blow Up the Town! (LN-S11): the heroes place charges in buildings, and detonate them."""

from deadtown.games.last_night import events
from deadtown.games.last_night.cards import BASE, EXPLOSIVE, FIRE, TIMBER_PEAK
from deadtown.games.last_night.ground import Building
from deadtown.games.last_night.options import HEROES
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.scenarios.scenario import Scenario
from deadtown.games.last_night.state import Hero, State
from deadtown.games.last_night.survival_cards import HEROES_CARDS
from deadtown.kernel import Option, Steps

CHARGES = 4
ON_A_BOARD = 2
"""How many charges may be placed on a board at most."""
EXPLOSIVES = frozenset(card for card, row in HEROES_CARDS.items() if EXPLOSIVE in row.keywords)
DETONATE: Option = ("detonate",)


def takes_a_charge(state: State, building: Building) -> bool:
    """One in a building of an outer board, two on a board, four in all."""
    if building.slot == "centre" or building.number in state.charges or len(state.charges) >= CHARGES:
        return False
    on_board = [number for number in state.charges if state.ground.buildings[number].slot == building.slot]
    return len(on_board) < ON_A_BOARD


def has_fire(hero: Hero) -> bool:
    return any(FIRE in HEROES_CARDS[item].keywords for item in hero.items)


def with_charges(play: Play, hero: int) -> list[Option]:
    """Place a charge, or blow up the town when all are placed."""
    state = play.state
    bearer = state.heroes[hero]
    building = play.ground.building_at(bearer.space)
    if building is not None and takes_a_charge(state, building):
        return [("charge", item) for item in dict.fromkeys(bearer.items) if item in EXPLOSIVES]
    ready = len(state.charges) >= CHARGES and state.is_outdoors(bearer.space) and has_fire(bearer)
    return [DETONATE] if ready else []


def use_charges(play: Play, hero: int, action: Option) -> Steps[None]:
    if action == DETONATE:
        detonate(play, hero)
    else:
        yield from place_charge(play, hero, str(action[1]))


def place_charge(play: Play, hero: int, item: str) -> Steps[None]:
    state = play.state
    bearer = state.heroes[hero]
    building = play.ground.building_at(bearer.space)
    assert building is not None
    yield from play.spend_item(bearer, item)
    state.charges += (building.number,)
    play.tell(events.ChargePlaced, bearer.seat, bearer.person, building.name, len(state.charges))


def detonate(play: Play, hero: int) -> None:
    """Heroes in charged buildings are killed; if anybody lives, the heroes win, whoever has died (LN-17.5)."""
    state = play.state
    bearer = state.heroes[hero]
    play.tell(events.TownBlownUp, bearer.seat, bearer.person)
    inside = [place for place, one in enumerate(state.heroes) if not one.dead and _is_charged(state, one.space)]
    for place in inside:
        play.blow_up(place)
    play.win(HEROES, "goal", BLOW_UP_THE_TOWN.clause)


def _is_charged(state: State, space: int) -> bool:
    return state.ground.area[space] in state.charges


def tasks(state: State) -> dict[str, tuple[int, int]]:
    return {"charges_placed": (len(state.charges), CHARGES)}


BLOW_UP_THE_TOWN = Scenario(
    name="blow_up_the_town",
    clause="LN-S11",
    sun=17,
    centre="c3",
    sets=frozenset({BASE, TIMBER_PEAK}),
    search_items=EXPLOSIVES,
    move_actions=with_charges,
    move_act=use_charges,
    tasks=tasks,
)
