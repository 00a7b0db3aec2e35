"""What the form of the options knows: what goes together, and what is seldom changed (Part V)."""

from typing import Any

import msgspec
import pytest

from deadtown.games.last_night.cards import BASE
from deadtown.games.last_night.options import AGREED_BY, EXPERIENCE, EXPLORATION, FREE_SEARCH, GRAVE_DEAD, Options
from deadtown.games.last_night.scenarios import SCENARIOS, unplayable
from deadtown.games.last_night.terms import OF_BOARDS, OF_SCENARIOS, TERMS, needing, settling
from deadtown.kernel import BadOptions, Refusal
from deadtown.text import Speaker
from tests.clauses import clause
from tests.games.last_night.table import GAME

IN_SIGHT = {
    *("scenario", "zombie_seats", "sides", "seats"),
    *("set_advanced", "set_growing_hunger", "set_survival_of_the_fittest", "set_timber_peak"),
}
NO_SETS = {name: False for name in IN_SIGHT if name.startswith("set_")}
SCHEMA: dict[str, dict[str, Any]] = GAME.rules.options_schema["$defs"]["Options"]["properties"]


def refused(**given: Any) -> Refusal | None:
    """Why two can't play so; nothing if they can."""
    try:
        GAME.rules.start(GAME.rules.read_options(given), ("Ada", "Bob"))
    except BadOptions as bad:
        return bad.refusal
    return None


@clause("LN-S14")
@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_can_be_played_with_what_it_needs_and_settles_and_not_without(name: str) -> None:
    needs, settles = OF_SCENARIOS[name]
    agreed = {**NO_SETS, **needs, **settles, "scenario": name}
    assert refused(**agreed) is None
    for option in needs:
        refusal = refused(**{**agreed, option: False})
        assert refusal is not None
        assert (refusal.clause, refusal.reason) == ("LN-S14", "needs-set")


@clause("LN-S14")
def test_the_base_game_is_needed_by_all_and_so_by_none() -> None:
    assert OF_SCENARIOS["die_zombies_die"].needs == {}
    assert needing({BASE, "advanced", "timber_peak"}) == {"set_advanced": True, "set_timber_peak": True}


@clause("LN-3.6")
@pytest.mark.parametrize("board", OF_BOARDS)
def test_a_board_can_be_chosen_with_its_set_alone(board: str) -> None:
    agreed = {**NO_SETS, "layout": "chosen", "board_nw": board}
    needs = OF_BOARDS[board].needs
    assert refused(**{**agreed, **needs}) is None
    refusal = refused(**agreed)
    assert (refusal is None) == (not needs)
    assert refusal is None or (refusal.clause, refusal.reason) == ("LN-3.6", "board-of-set")


@pytest.mark.parametrize("rule", AGREED_BY)
def test_each_rule_is_settled_by_the_option_by_which_it_is_agreed_on(rule: str) -> None:
    assert rule in msgspec.convert(settling({rule}, True), Options).rules
    assert rule not in msgspec.convert({"set_timber_peak": True} | settling({rule}, False), Options).rules


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_what_a_scenario_settles_and_does_not_go_with_another_rule_is_refused_in_words(language: str) -> None:
    speaker = Speaker(GAME, language)
    fire = msgspec.structs.replace(
        SCENARIOS["die_zombies_die"], forces=frozenset({EXPERIENCE, FREE_SEARCH}), forbids=frozenset({GRAVE_DEAD})
    )
    for options, clause_id, names in (
        (Options(experience="off"), "LN-S1", ("scenario-die_zombies_die", "setting-experience")),
        (Options(opt_grave_dead=True), "LN-S1", ("scenario-die_zombies_die", "setting-opt_grave_dead")),
        (Options(opt_exploration=True), "LN-18.18", ("setting-opt_exploration", "setting-opt_free_search")),
    ):
        refusal = unplayable(fire, options)
        assert refusal is not None
        assert refusal.clause == clause_id
        assert all(speaker.say(name) in speaker.refusal(refusal) for name in names)


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_a_set_that_is_missing_is_named(language: str) -> None:
    speaker = Speaker(GAME, language)
    scenario = refused(scenario="burn_em_out", set_advanced=False)
    board = refused(**NO_SETS, layout="chosen", board_nw="l7")
    assert scenario is not None
    assert board is not None
    assert speaker.say("set-advanced") in speaker.refusal(scenario)
    assert speaker.say("set-growing_hunger") in speaker.refusal(board)
    assert speaker.say("quarter-l7") in speaker.refusal(board)


@clause("LN-18.18")
def test_exploration_and_free_search_exclude_each_other_in_the_form_as_in_the_game() -> None:
    assert SCHEMA[AGREED_BY[EXPLORATION]]["not_with"] == {AGREED_BY[FREE_SEARCH]: True}
    refusal = refused(opt_exploration=True, opt_free_search=True)
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("LN-18.18", "same-markers")


def test_scenario_sets_and_sides_are_in_sight_and_all_else_is_folded_away() -> None:
    assert {name for name, field in SCHEMA.items() if not field.get("folded")} == IN_SIGHT


def test_the_schema_tells_the_terms_of_each_value() -> None:
    for option, terms in TERMS.items():
        assert {*terms} <= {*SCHEMA[option]["enum"]}
        assert SCHEMA[option]["needs"] == {value: one.needs for value, one in terms.items() if one.needs}
        assert SCHEMA[option]["settles"] == {value: one.settles for value, one in terms.items() if one.settles}
    named = {name for field in SCHEMA.values() for asked in field.get("needs", {}).values() for name in asked}
    assert named <= {*SCHEMA}
