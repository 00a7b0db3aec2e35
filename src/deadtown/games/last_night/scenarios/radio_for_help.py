"""Radio for Help (LN-S12): the heroes repair the radio, and call."""

from deadtown.games.last_night import events
from deadtown.games.last_night.cards import ADVANCED, BASE, TIMBER_PEAK
from deadtown.games.last_night.options import HEROES
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.rolling import roll_of
from deadtown.games.last_night.scenarios.scenario import Scenario
from deadtown.games.last_night.scenarios.tokens import OUTER, carried, hand_in, move_out, put_on_board, take
from deadtown.games.last_night.state import State
from deadtown.kernel import Option, Steps

PARTS = 3
ANSWERED = 5
"""What must be rolled for somebody to hear the call; one less with fuel in the Generator House."""
BARRICADED = 2
"""How many walls of the Radio Studio may be barricaded at most."""
STUDIO = "radio_studio"
GENERATOR = "generator_house"
CALL: Option = ("call",)
POWER: Option = ("power",)


def lay_parts(play: Play) -> Steps[None]:
    """One on each of three outer boards that are drawn."""
    slots = [*OUTER]
    play.chance.shuffle(slots)
    for slot in slots[:PARTS]:
        yield from put_on_board(play, slot)


def is_in(play: Play, hero: int, name: str) -> bool:
    building = play.ground.building_at(play.state.heroes[hero].space)
    return building is not None and building.name == name


def take_or_install(play: Play, hero: int) -> None:
    """In the Radio Studio a hero installs all that it carries."""
    take(play, hero)
    if is_in(play, hero, STUDIO):
        hand_in(play, hero)


def at_the_radio(play: Play, hero: int) -> list[Option]:
    """Call for help, or put Gasoline into the generator."""
    state = play.state
    options = []
    if state.delivered >= PARTS and is_in(play, hero, STUDIO):
        options.append(CALL)
    if not state.powered and "gasoline" in state.heroes[hero].items and is_in(play, hero, GENERATOR):
        options.append(POWER)
    return options


def use_the_radio(play: Play, hero: int, action: Option) -> Steps[None]:
    state = play.state
    caller = state.heroes[hero]
    if action == POWER:
        yield from play.spend_item(caller, "gasoline")
        state.powered = True
        play.tell(events.GeneratorFuelled, caller.seat, caller.person)
        return
    need = ANSWERED - state.powered
    (die,) = yield from roll_of(play, hero, "radio", need)
    if die >= need:
        play.win(HEROES, "goal", RADIO_FOR_HELP.clause)


def is_open(state: State, run: int) -> bool:
    """No more than two walls of the Radio Studio may be barricaded."""
    studio = state.ground.named(STUDIO)
    if studio is None or state.ground.runs[run].building != studio.number:
        return True
    return len(state.ground.shells[studio.number] & state.barricades.keys()) < BARRICADED


def studio_destroyed(state: State) -> bool:
    studio = state.ground.named(STUDIO)
    return studio is not None and studio.number in state.destroyed


def tasks(state: State) -> dict[str, tuple[int, int]]:
    return {
        "parts_installed": (state.delivered, PARTS),
        "parts_carried": (carried(state), PARTS),
        "generator_fuelled": (int(state.powered), 1),
    }


RADIO_FOR_HELP = Scenario(
    name="radio_for_help",
    clause="LN-S12",
    sun=17,
    centre="c4",
    sets=frozenset({BASE, ADVANCED, TIMBER_PEAK}),
    search_items=frozenset({"gasoline"}),
    tokens=PARTS,
    prepare=lay_parts,
    barricadable=is_open,
    move_actions=at_the_radio,
    move_act=use_the_radio,
    move_ended=take_or_install,
    destroyed=move_out,
    doom=studio_destroyed,
    tasks=tasks,
)
