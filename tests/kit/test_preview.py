"""Looking ahead changes nothing, tells nothing hidden, and is worded like what happens."""

import msgspec
import pytest

from deadtown.kernel import Event, Seeded, preview
from deadtown.text import LANGUAGES, Speaker
from tests.kit.cases import CASES, NAMES, Case, case_name

EVERY = 7
"""Every so many positions all options are looked at."""


@pytest.mark.parametrize("case", CASES, ids=case_name)
def test_previews_change_nothing_and_depend_on_nothing_hidden(case: Case) -> None:
    for match, _, luck in case.play(1):
        if match.number % EVERY:
            continue
        decision = match.decision
        assert decision is not None
        before = match.digest()
        imagined = match.imagine(decision.seat, Seeded(f"other {luck.random()}"))
        for option in decision.options:
            told = preview(match, option)
            assert msgspec.json.encode(told) == msgspec.json.encode(preview(imagined, option)), option
        assert match.digest() == before


@pytest.mark.parametrize("case", CASES, ids=case_name)
def test_previews_are_told_in_words(case: Case) -> None:
    """What was told before is not told again: it would be in the same words."""
    speakers = [Speaker(case.game, language, NAMES[: case.players]) for language in LANGUAGES]
    events: dict[bytes, Event] = {}
    for match, option, _ in case.play(2):
        events |= {msgspec.msgpack.encode(event): event for event in preview(match, option).events}
    for event in events.values():
        assert all(speaker.event(event) for speaker in speakers), event


@pytest.mark.parametrize("case", CASES, ids=case_name)
def test_standing_answers_are_legal_wherever_their_kind_is_asked(case: Case) -> None:
    assert case.game.players.standing.keys() <= set(case.game.rules.decisions)
    for match, _, _ in case.play(3):
        decision = match.decision
        assert decision is not None
        if decision.kind in case.game.players.standing:
            assert case.game.players.standing[decision.kind] in decision.options


@pytest.mark.parametrize("case", CASES, ids=case_name)
def test_turns_are_counted_upwards(case: Case) -> None:
    last = 0
    for match, _, _ in case.play(4):
        turn = case.game.rules.turn(match.state)
        assert turn >= last
        last = turn


@pytest.mark.parametrize("case", CASES, ids=case_name)
def test_roles_are_settled_when_the_first_decision_is_asked_and_stay(case: Case) -> None:
    game = case.game
    seats = range(case.players)
    roles = [game.sides.role(case.start(5).state, seat) for seat in seats]
    assert set(roles) <= ({*game.sides.roles} if game.sides.roles else {""})
    assert [game.sides.role(case.played(5).state, seat) for seat in seats] == roles
    for language in LANGUAGES:
        speaker = Speaker(game, language)
        assert all(speaker.name("role", role) for role in game.sides.roles)


@pytest.mark.parametrize("case", CASES, ids=case_name)
def test_with_the_options_of_a_role_the_first_seat_plays_it(case: Case) -> None:
    game = case.game
    assert game.sides.role_options.keys() <= set(game.sides.roles)
    for role, options in game.sides.role_options.items():
        begun = game.rules.start(game.rules.read_options({**case.options, **options}), NAMES[: case.players])
        assert game.sides.role(begun, 0) == role
