"""What a Speaker makes of arguments, and what it refuses to say."""

import re

import pytest

from deadtown.complaint import Complaint
from deadtown.games.zombiaki import ZOMBIAKI
from deadtown.games.zombinion import ZOMBINION as GAME
from deadtown.games.zombinion import events as happened
from deadtown.kernel import BadSeats, Decision, Refusal
from deadtown.text import LANGUAGES, Speaker, TextError

PLAYERS = ("Anna", "Bruno", "Carla")


def speaker(language: str = "en") -> Speaker:
    return Speaker(GAME, language, PLAYERS)


def lines(*expected: str) -> list[tuple[str, str]]:
    """One expected line a language."""
    return list(zip(LANGUAGES, expected, strict=True))


@pytest.mark.parametrize(("language", "line"), lines("Anna plays Cunning.", "Anna gioca Furbizia.", "Anna joue Ruse."))
def test_an_event_names_the_player_and_the_card(language: str, line: str) -> None:
    assert speaker(language).event(happened.Played(0, "cunning")) == line


@pytest.mark.parametrize(
    ("language", "line"),
    lines(
        "Bruno discards Zombie ×2, Bullet.",
        "Bruno scarta Zombi ×2, Pallottola.",
        "Bruno défausse Zombie ×2, Balle.",
    ),
)
def test_several_cards_are_counted_in_the_order_in_which_they_appear(language: str, line: str) -> None:
    assert speaker(language).event(happened.DiscardedShown(1, ("zombie", "bullet", "zombie"))) == line


@pytest.mark.parametrize(
    ("language", "one", "three"),
    [
        ("en", "Carla wins.", "Anna, Bruno and Carla win together."),
        ("it", "Vince Carla.", "Vincono insieme Anna, Bruno e Carla."),
        ("fr", "Carla gagne.", "Anna, Bruno et Carla gagnent ensemble."),
    ],
)
def test_winners_are_named_together(language: str, one: str, three: str) -> None:
    assert speaker(language).event(happened.GameEnded("three_piles", (2,))).endswith(one)
    assert speaker(language).event(happened.GameEnded("three_piles", (0, 1, 2))).endswith(three)


@pytest.mark.parametrize(("language", "line"), lines("Seat 2 starts.", "Comincia Posto 2.", "Place 2 commence."))
def test_without_names_players_are_called_by_their_seats(language: str, line: str) -> None:
    assert Speaker(GAME, language).event(happened.StartPlayer(1, "ZN-2.2")) == line


def test_those_who_do_not_know_the_cards_are_told_how_many() -> None:
    drew = happened.Drew(0, 2, ("bullet", "zombie"))
    assert speaker().event(drew) == "Anna draws Bullet, Zombie."
    assert speaker().event(drew.seen_by(1)) == "Anna draws 2 cards."


def test_the_others_learn_who_decides_and_not_what_about() -> None:
    decision = Decision(1, "set_aside", [("keep",), ("set_aside",)], {"card": "cunning"})
    assert speaker().waiting(decision) == "Bruno is deciding."


def test_a_question_about_oneself_is_put_otherwise() -> None:
    mine = Decision(0, "recon_verdict", [], {"card": "zombie", "seat": 0})
    other = Decision(0, "recon_verdict", [], {"card": "zombie", "seat": 1})
    assert speaker().prompt(mine) == "You revealed Zombie: discard it or put it back on your deck?"
    assert speaker().prompt(other) == "Bruno revealed Zombie: discard it or put it back on their deck?"


def test_a_verb_with_and_without_a_card() -> None:
    assert speaker().option(("discard", "zombie")) == "Discard Zombie"
    assert speaker().option(("discard",)) == "Discard it"
    assert speaker().option(("take", "magazine")) == "Take Magazine"


@pytest.mark.parametrize(
    ("language", "line"),
    lines(
        "Magazine costs 6, and you have 3 shots. (ZN-5.3)",
        "La carta Caricatore costa 6, e tu hai 3 colpi. (ZN-5.3)",
        "La carte Chargeur coûte 6, et vous avez 3 tirs. (ZN-5.3)",
    ),
)
def test_a_refusal_ends_with_its_clause(language: str, line: str) -> None:
    refusal = Refusal("ZN-5.3", "too-dear", {"card": "magazine", "cost": 6, "shots": 3})
    assert speaker(language).refusal(refusal) == line


def test_a_refusal_without_a_clause_ends_with_its_sentence() -> None:
    assert speaker().refusal(Refusal("", "same-names")) == "Two players can't have the same name."


@pytest.mark.parametrize(
    ("language", "option", "refusal"),
    [
        ("en", "Discard “Freeze!”", "You have no “Freeze!” in your hand."),
        ("it", "Scarta «Gelo!»", "Non hai in mano «Gelo!»."),
        ("fr", "Défausser «\u00a0Gel\u00a0!\u00a0»", "Vous n'avez pas «\u00a0Gel\u00a0!\u00a0» en main."),
    ],
)
def test_a_name_that_would_end_a_sentence_is_quoted_in_it(language: str, option: str, refusal: str) -> None:
    loud = Speaker(ZOMBIAKI, language, PLAYERS[:2])
    assert loud.option(("discard", "freeze")) == option
    assert loud.refusal(Refusal("", "not-in-hand", {"card": "freeze"})) == refusal
    assert not set("“”«»") & set(loud.names("card", ["freeze", "freeze"]))


@pytest.mark.parametrize(
    ("language", "line"),
    lines(
        "This game is for 2 players, and there is 1.",
        "A questo gioco si gioca in 2, e c'è 1 solo giocatore.",
        "Ce jeu se joue à 2, et il y a 1 personne.",
    ),
)
def test_a_game_for_exactly_so_many_says_one_number(language: str, line: str) -> None:
    with pytest.raises(BadSeats) as caught:
        ZOMBIAKI.rules.start(ZOMBIAKI.rules.read_options({}), PLAYERS[:1])
    assert Speaker(ZOMBIAKI, language).refusal(caught.value.refusal) == line


def test_a_refused_name_that_nobody_knows_is_shown_as_given() -> None:
    refusal = Refusal("ZN-2.16", "not-a-combat-card", {"card": "flame_thrower"})
    assert speaker().refusal(refusal) == "“flame_thrower” is not a Combat card. (ZN-2.16)"


def test_a_refusal_repeats_only_the_beginning_of_something_endless() -> None:
    refusal = Refusal("", "unknown-option", {"option": "x" * 5000, "known": "turn_cap"})
    assert len(speaker().refusal(refusal)) < 300


def test_a_card_has_a_name_a_kind_line_and_a_text() -> None:
    italian = speaker("it")
    assert italian.name("card", "reload") == "Ricarica"
    assert italian.card_kind("reload") == "Azione"
    assert italian.card_text("reload").startswith("Cestina una carta Mirare dalla mano.")


def test_an_empty_list_is_said_too() -> None:
    assert [speaker(language).names("card", []) for language in LANGUAGES] == ["nothing", "niente", "rien"]
    assert speaker().together(()) == "nothing"


HUNT = [
    ("en", 1, 1, "1 Target and 1 shot left."),
    ("en", 2, 0, "2 Targets and 0 shots left."),
    ("it", 1, 1, "1 Obiettivo e 1 colpo."),
    ("it", 2, 0, "2 Obiettivi e 0 colpi."),
    ("fr", 1, 1, "1 cible et 1 tir."),
    ("fr", 2, 0, "2 cibles et 0 tir."),
    ("fr", 3, 2, "3 cibles et 2 tirs."),
]


@pytest.mark.parametrize(("language", "targets", "shots", "end"), HUNT)
def test_plural_forms_of_a_prompt(language: str, targets: int, shots: int, end: str) -> None:
    decision = Decision(0, "hunt", [], {"targets": targets, "shots": shots, "aim": 1})
    assert speaker(language).prompt(decision).endswith(end)


CARDS = [
    ("en", ["no cards", "1 card", "2 cards"]),
    ("it", ["nessuna carta", "1 carta", "2 carte"]),
    ("fr", ["aucune carte", "1 carte", "2 cartes"]),
]


@pytest.mark.parametrize(("language", "forms"), CARDS)
def test_plural_forms_of_a_counter(language: str, forms: list[str]) -> None:
    assert [speaker(language).say("counter-cards.count", count=count) for count in range(3)] == forms


def test_an_unknown_language_is_a_mistake_of_the_caller() -> None:
    with pytest.raises(Complaint, match="unknown language 'de': there are en, it, fr"):
        Speaker(GAME, "de")


def test_a_missing_text_is_an_error_and_never_a_raw_id() -> None:
    for message in ("nonsense", "card-bullet.nonsense", "card-nonsense", "kind-action.text"):
        with pytest.raises(TextError, match=re.escape(f"there is no text {message}")):
            speaker().say(message)


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(TextError, match="event-played: Unknown external: card"):
        speaker().say("event-played", seat=0)


def test_an_option_with_arguments_that_the_game_does_not_name_is_an_error() -> None:
    for option in [("done", "zombie"), ("take", "zombie", "bullet")]:
        with pytest.raises(TextError, match="does not name the arguments"):
            speaker().option(option)
    with pytest.raises(TextError, match=r"there is no text option-take\.alone"):
        speaker().option(("take",))
