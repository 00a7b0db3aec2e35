"""The scenarios: what a game is about, and how each side wins it (Table S). Each has a file of its own."""

from typing import Final

from deadtown.games.last_night.options import AGREED_BY, EXPLORATION, FREE_SEARCH, HEROES, ZOMBIES, Options, Side
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.scenarios.blow_up_the_town import BLOW_UP_THE_TOWN
from deadtown.games.last_night.scenarios.burn_em_out import BURN_EM_OUT
from deadtown.games.last_night.scenarios.burn_it_to_the_ground import BURN_IT_TO_THE_GROUND
from deadtown.games.last_night.scenarios.defend_the_manor import DEFEND_THE_MANOR
from deadtown.games.last_night.scenarios.die_zombies_die import DIE_ZOMBIES_DIE
from deadtown.games.last_night.scenarios.escape_in_the_truck import ESCAPE_IN_THE_TRUCK
from deadtown.games.last_night.scenarios.hunker_down import HUNKER_DOWN
from deadtown.games.last_night.scenarios.learn_to_survive import LEARN_TO_SURVIVE
from deadtown.games.last_night.scenarios.plague_carriers import PLAGUE_CARRIERS
from deadtown.games.last_night.scenarios.radio_for_help import RADIO_FOR_HELP
from deadtown.games.last_night.scenarios.save_the_townsfolk import SAVE_THE_TOWNSFOLK
from deadtown.games.last_night.scenarios.scenario import Scenario
from deadtown.games.last_night.scenarios.supply_run import SUPPLY_RUN
from deadtown.games.last_night.scenarios.zombie_apocalypse import ZOMBIE_APOCALYPSE
from deadtown.games.last_night.state import State
from deadtown.kernel import Refusal

SCENARIOS: Final[dict[str, Scenario]] = {
    scenario.name: scenario
    for scenario in (
        DIE_ZOMBIES_DIE,
        BURN_EM_OUT,
        SAVE_THE_TOWNSFOLK,
        ESCAPE_IN_THE_TRUCK,
        DEFEND_THE_MANOR,
        ZOMBIE_APOCALYPSE,
        PLAGUE_CARRIERS,
        BURN_IT_TO_THE_GROUND,
        HUNKER_DOWN,
        SUPPLY_RUN,
        BLOW_UP_THE_TOWN,
        RADIO_FOR_HELP,
        LEARN_TO_SURVIVE,
    )
}
"""All of them, in the order of the table."""


def scenarios_for(options: Options) -> list[Scenario]:
    """Those that can be played with what was agreed on (LN-S14)."""
    return [scenario for scenario in SCENARIOS.values() if unplayable(scenario, options) is None]


def rules_of(scenario: Scenario, options: Options) -> frozenset[str]:
    """The rules of Part V that are played in a scenario."""
    return (options.rules | scenario.forces) - scenario.forbids


def unplayable(scenario: Scenario, options: Options) -> Refusal | None:
    """Why a scenario can't be played with what was agreed on; nothing if it can."""
    for missing in sorted(scenario.sets - options.sets):
        return Refusal("LN-S14", "needs-set", {"scenario": scenario.name, "set": missing})
    for rule in sorted(options.rules & scenario.forbids):
        return Refusal(scenario.clause, "forbidden-by-scenario", {"scenario": scenario.name, "rule": AGREED_BY[rule]})
    for rule in sorted(options.declined & scenario.forces):
        return Refusal(scenario.clause, "forced-by-scenario", {"scenario": scenario.name, "rule": AGREED_BY[rule]})
    if {EXPLORATION, FREE_SEARCH} <= rules_of(scenario, options):
        return Refusal("LN-18.18", "same-markers")
    return None


def scenario_of(state: State) -> Scenario:
    return SCENARIOS[state.scenario]


def check_goals(play: Play) -> None:
    """Whoever has reached the own goal wins; if both have, the side whose turn it is (LN-17.2, LN-17.3, LN-17.5)."""
    state = play.state
    scenario = scenario_of(state)
    reached: dict[Side, tuple[str, str]] = {}
    if state.hero_deaths >= scenario.deaths:
        reached[ZOMBIES] = "deaths", "LN-17.3"
    elif scenario.doom(state):
        reached[ZOMBIES] = "doom", scenario.clause
    if scenario.goal(state):
        reached[HEROES] = "goal", scenario.clause
    if reached:
        winner = state.active_side if len(reached) > 1 else next(iter(reached))
        play.win(winner, *reached[winner])


def check_step_end(play: Play) -> None:
    """What is looked at when a step of a turn ends (LN-S5)."""
    scenario = scenario_of(play.state)
    if scenario.doom_at_step_end(play.state):
        play.win(ZOMBIES, "doom", scenario.clause)


def check_hero_turn_end(play: Play) -> None:
    """What is looked at when a hero turn ends (LN-S4)."""
    scenario = scenario_of(play.state)
    if scenario.goal_at_turn_end(play.state):
        play.win(HEROES, "goal", scenario.clause)
