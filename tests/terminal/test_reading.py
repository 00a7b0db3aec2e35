"""What somebody meant by what they typed."""

import pytest

from deadtown.kernel import Ambiguous, Match, Option, Refused, Unreadable
from deadtown.terminal.reading import Reader
from deadtown.terminal.tables.zombinion import ZombinionPicture
from deadtown.text import Speaker
from deadtown.text.naming import find, plain
from tests.games.zombinion.table import GAME, NAMES, hunter, table

NAMED = {
    "zombie": ["take zombie"],
    "many": ["take many zombies"],
    "more": ["take many more zombies"],
    "ammo": ["take ammo box", "prendi munizioni"],
    "depot": ["prendre dépôt d'armes"],
}


@pytest.mark.parametrize(
    ("wish", "found"),
    [
        ("take zombie", ["zombie"]),
        ("TAKE Zombie!", []),
        ("ta zom", ["zombie"]),
        ("take many zombies", ["many"]),
        ("take many", ["many", "more"]),
        ("take more", ["more"]),
        ("take zombies", ["many", "more"]),
        ("ammo", ["ammo"]),
        ("PRENDI mun", ["ammo"]),
        ("prendre depot", ["depot"]),
        ("depot d’armes", ["depot"]),
        ("zombie take", []),
        ("", []),
        ("   ", []),
        ("cake", []),
    ],
)
def test_exact_names_come_first_then_beginnings_then_parts(wish: str, found: list[str]) -> None:
    assert find(wish, NAMED) == found


PLACES = {
    "short": ["play gasoline a3 1 b3 1", "play gasoline: A3 1, B3 1"],
    "long": ["play gasoline a3 1 b3 1 b2 1 a2 1", "play gasoline: A3 1, B3 1, B2 1, A2 1"],
    "zombie": ["play zombie_2 a1", "play zombie 2 on A1"],
}


@pytest.mark.parametrize(
    ("wish", "found"),
    [
        ("play gas a3 1 b3 1", ["short"]),
        ("gasoline a3 1 b3 1 b2 1 a2 1", ["long"]),
        ("play gasoline a3 1 b3 1 b2 1", []),
        ("gasoline a3 b2 a2", []),
        ("gasoline", []),
        ("zombie a1", ["zombie"]),
        ("play zombie", []),
    ],
)
def test_no_place_and_no_amount_is_added_to_a_wish(wish: str, found: list[str]) -> None:
    assert find(wish, PLACES) == found


def test_signs_and_accents_do_not_matter() -> None:
    assert plain("  Dépôt d'Armes_(2) ") == "depot d armes 2"


def read(lang: str, match: Match, wish: str) -> Option:
    """What the deciding seat means by what it types."""
    reader = Reader(Speaker(GAME, lang, NAMES[:2]), ZombinionPicture.things, ZombinionPicture.verbs)
    assert match.decision is not None
    return reader.option(match, match.decision, wish)


def test_options_by_number_record_form_and_screen_form() -> None:
    match = table(hunter("decoy, sidekick, bullet"), hunter())
    for wish in ("1", "play decoy", "Gioca Esca", "gio es", "esca"):
        assert read("it", match, wish) == ("play", "decoy")
    assert read("it", match, "termina") == ("end_actions",)
    with pytest.raises(Ambiguous):
        read("it", match, "gioca")


def test_what_two_verbs_call_the_same_means_the_one_that_fits_now() -> None:
    """Taking and gaining are one word in Italian and French."""
    match = table(hunter("ammo_box, bullet"), hunter())
    match.choose("play ammo_box")
    assert read("it", match, "prendi esca") == ("gain", "decoy")
    with pytest.raises(Refused) as refused:
        read("fr", match, "prendre chargeur")
    assert refused.value.refusal.reason == "gain-too-dear"


def test_refused_wishes_keep_their_reason() -> None:
    match = table(hunter("bullet, zombie"), hunter())
    with pytest.raises(Refused) as refused:
        read("fr", match, "jouer zombie")
    assert refused.value.refusal.reason == "victory-not-played"
    with pytest.raises(Refused) as refused:
        read("en", match, "play cunning")
    assert refused.value.refusal.reason == "not-in-hand"
    match = table(hunter("decoy, bullet"), hunter())
    with pytest.raises(Refused):
        read("it", match, "gioca tutte")


@pytest.mark.parametrize("wish", ["hello", "99", "take dragon", "x" * 10_000, "9" * 10_000, "take " + "7" * 10_000])
def test_the_rest_is_unreadable(wish: str) -> None:
    with pytest.raises(Unreadable):
        read("en", table(hunter("bullet"), hunter()), wish)
