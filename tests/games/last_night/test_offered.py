"""The page knows every shape of option that the game offers: each has words, and the page's tests put it together."""

from deadtown.games.last_night.game import LAST_NIGHT
from deadtown.games.last_night.refusals import ALONE
from deadtown.games.last_night.scenarios import SCENARIOS
from deadtown.games.last_night.wording import wording
from deadtown.text import LANGUAGES, Speaker
from tests.games.last_night.offered import games, shape_of, written

AGAIN = "write them anew: python -m tests.games.last_night.offered"


def test_the_page_knows_every_shape_of_option() -> None:
    known = {shape_of(option) for _, option in written()}
    met = {shape_of(option) for _, option in games(2 * len(SCENARIOS))}
    assert met <= known, f"{sorted(met - known)}: {AGAIN}"
    assert {(verb,) for verb in ALONE} <= known, AGAIN


def test_what_the_page_knows_is_offered_at_decisions_of_the_game_and_has_words() -> None:
    speakers = [Speaker(LAST_NIGHT, language) for language in LANGUAGES]
    for kind, option in written():
        assert kind in LAST_NIGHT.rules.decisions, kind
        for speaker in speakers:
            assert speaker.option(option), option
        assert wording(option)[0].startswith("option-"), option
