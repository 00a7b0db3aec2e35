"""Roles can be chosen: with its options the first seat plays each."""

import pytest

from tests.kit.cases import CASES, NAMES, Case, case_name


@pytest.mark.parametrize("case", CASES, ids=case_name)
def test_with_the_options_of_a_role_the_first_seat_plays_it(case: Case) -> None:
    game = case.game
    assert game.sides.role_options.keys() <= set(game.sides.roles)
    for role, options in game.sides.role_options.items():
        begun = game.rules.start(game.rules.read_options({**case.options, **options}), NAMES[: case.players])
        assert game.sides.role(begun, 0) == role
