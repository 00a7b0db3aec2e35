"""Where things and players stand in a sentence, so that nobody has to guess it from the words."""

import pytest

from deadtown.games import GAMES
from deadtown.games.zombinion.events import Aimed, Reacted, TurnBegan
from deadtown.kernel import Event
from deadtown.text import LANGUAGES, Marker, Speaker

ZOMBINION = GAMES["zombinion"]
PLAYERS = ("Bullet", "Zoë \N{ZOMBIE}", "Carla")


def shown(text: str, start: int, end: int) -> str:
    """A part of a text, counted as browsers count."""
    return text.encode("utf-16-le")[2 * start : 2 * end].decode("utf-16-le")


def meant(event: Event, language: str = "en") -> list[tuple[str, str, str | int]]:
    text, marks = Marker(ZOMBINION, language, PLAYERS).sentence(event)
    return [(shown(text, start, end), family, name) for start, end, family, name in marks]


def test_players_and_cards_are_marked_in_the_order_of_the_words() -> None:
    assert meant(Reacted(1, "barricade", "higher_ground")) == [
        ("Zoë \N{ZOMBIE}", "seat", 1),
        ("Barricade", "card", "barricade"),
        ("Higher Ground", "card", "higher_ground"),
    ]


def test_each_card_of_a_list_is_marked_without_its_number() -> None:
    assert meant(Aimed(2, ("bullet", "rounds", "bullet"), 4))[1:] == [
        ("Bullet", "card", "bullet"),
        ("Rounds", "card", "rounds"),
    ]


def test_a_player_who_is_called_like_a_card_is_a_player() -> None:
    assert meant(Aimed(0, ("bullet",), 1)) == [("Bullet", "seat", 0), ("Bullet", "card", "bullet")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "event", [Reacted(1, "barricade", "higher_ground"), Aimed(0, ("bullet",) * 3, 3), TurnBegan(1, 2)]
)
def test_the_words_are_those_of_a_speaker(event: Event, language: str) -> None:
    text = Marker(ZOMBINION, language, PLAYERS).sentence(event).text
    assert text == Speaker(ZOMBINION, language, PLAYERS).event(event)
