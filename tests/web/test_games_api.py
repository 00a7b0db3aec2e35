"""What the server tells of its games."""

from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from deadtown.games import GAMES
from deadtown.games.last_night.options import BASE_BOX
from deadtown.text import Speaker
from tests.web import patient


def get(server: str, path: str, status: int = 200, **asked: Any) -> Any:
    answer = patient.get(f"{server}/api/v1{path}", **asked)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_all_games_are_listed(server: str) -> None:
    listed = get(server, "/games")
    assert [game["name"] for game in listed] == list(GAMES)
    assert listed[0]["seats"] == [2, 3, 4]
    assert listed[0]["families"] == ["ZN"]
    assert listed[0]["roles"] == []


def test_unequal_sides_are_told_with_what_lets_the_first_seat_play_them(server: str) -> None:
    roles = get(server, "/games", params={"lang": "it"})[1]["roles"]
    assert [role["name"] for role in roles] == ["zombies", "humans"]
    assert roles[1]["options"] == {"first_seat": "humans"}
    assert roles[1]["title"] != get(server, "/games", params={"lang": "en"})[1]["roles"][1]["title"]


def test_a_game_tells_what_need_not_be_asked_again_in_a_turn(server: str) -> None:
    assert get(server, "/games/zombinion")["standing"] == {"react": ["pass"]}
    assert get(server, "/games/zombiaki")["standing"]["click"] == ["pass"]


def test_a_game_tells_what_is_asked_of_many_at_once(server: str) -> None:
    windows = {game["name"]: game["windows"] for game in get(server, "/games")}
    assert windows == {name: list(game.rules.windows) for name, game in GAMES.items()}
    assert windows["zombinion"] == ["react"]


def test_a_game_tells_what_a_table_needs_to_know(server: str) -> None:
    game = get(server, "/games/zombinion")
    assert game["rules"] == GAMES["zombinion"].version
    assert game["bots"][0] == "random"
    assert {bot for bots in game["levels"].values() for bot in bots} <= set(game["bots"])
    assert "hunt" in game["decisions"]
    [options] = game["options"]["$defs"].values()
    assert options["properties"]["turn_cap"]["default"] == 0


def test_options_are_told_with_what_their_values_need(server: str) -> None:
    [options] = get(server, "/games/last_night")["options"]["$defs"].values()
    assert options["properties"]["scenario"]["needs"]["burn_em_out"] == {"set_advanced": True}


def test_a_game_tells_how_even_it_is_by_what_is_chosen(server: str) -> None:
    game = GAMES["last_night"]
    assert game.figures.balance is not None
    told = get(server, "/games/last_night", params={"lang": "fr"})["balance"]
    assert told["option"] == "scenario"
    assert [one["bots"] for one in told["measured"]] == [one.bots for one in game.figures.balance.measured]
    assert told["measured"][0]["title"] == Speaker(game, "fr").say(game.figures.balance.measured[0].text)
    assert [(one["agreed"], one["agreed_title"]) for one in told["measured"]] == [
        ({}, "avec toutes les extensions"),
        (BASE_BOX, "avec le jeu de base"),
    ]
    scenarios = game.figures.balance.measured[0].sets
    assert list(told["measured"][0]["sets"]) == list(scenarios)
    for name, found in scenarios.items():
        shares = told["measured"][0]["sets"][name]
        assert shares["games"] == found.games
        assert shares["sides"] == [{"side": side, **found.percent(side)} for side in ("heroes", "zombies")]
        assert shares["rounds"] == [round(found.turns.total / found.games), found.turns.least, found.turns.most]
    assert get(server, "/games/zombinion")["balance"] is None


def test_a_game_tells_what_its_cards_are(server: str) -> None:
    catalogue = get(server, "/games/zombinion")["catalogue"]
    decoy = next(card for card in catalogue["cards"] if card["card"] == "decoy")
    assert decoy == {
        "card": "decoy",
        "line": "Action",
        "frame": "action",
        "basic": False,
        "cost": 2,
        "copies": 10,
        "shots": 0,
        "points": 0,
        "rulings": ["ZN-11.6.1", "ZN-11.6.2", "ZN-11.6.3", "ZN-7.9"],
    }
    assert len(catalogue["sets"]["clash"]) == catalogue["set_size"]


def test_rules_are_found_by_words_in_the_language_of_the_reader(server: str) -> None:
    italian = get(server, "/games/zombinion/rules", params={"lang": "it", "find": "carte"})
    assert italian["language"] == "it"
    assert italian["clauses"]
    assert all(clause["id"].startswith("ZN-") for clause in italian["clauses"])
    whole = get(server, "/games/zombinion/rules", headers={"Accept-Language": "fr-CH, en;q=0.5"})
    assert whole["language"] == "fr"
    assert len(whole["clauses"]) > len(italian["clauses"])


def test_words_that_no_clause_holds_find_nothing(server: str) -> None:
    assert get(server, "/games/zombinion/rules", params={"find": "xylophone"})["clauses"] == []


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_all_texts_of_a_game_are_one_fluent_file(server: str, language: str) -> None:
    answer = patient.get(f"{server}/api/v1/games/zombinion/texts/{language}")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(answer.text))
    assert bundle.has_message("refusal-game-over")
    assert bundle.has_message("card-magazine")


@pytest.mark.parametrize("document", ["zombinion/texts/en", "zombinion"])
def test_what_is_long_is_squeezed_for_those_who_can_read_that(server: str, document: str) -> None:
    address = f"{server}/api/v1/games/{document}"
    plain = patient.get(address, headers={"Accept-Encoding": "identity"})
    squeezed = patient.get(address, headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert squeezed.headers["content-encoding"] == "gzip"
    assert int(squeezed.headers["content-length"]) < len(plain.content) / 2
    assert squeezed.text == plain.text


def test_a_game_is_taught_in_the_language_of_the_reader(server: str) -> None:
    assert get(server, "/games")[0]["lesson"]
    lesson = get(server, "/games/zombinion/lesson", headers={"Accept-Language": "it"})
    assert (lesson["game"], lesson["title"]) == ("zombinion", "La tua prima caccia")
    assert lesson["players"][0] in lesson["steps"][0]["note"]
    first = next(step for step in lesson["steps"] if step["choice"])
    assert first["choice"] in first["frame"]["seen"]["decision"]["options"]
    assert get(server, "/games/zombinion/lesson", params={"lang": "fr"})["title"] == "Votre première chasse"


def test_further_lessons_are_listed_and_found_by_their_names(server: str) -> None:
    listed = {game["name"]: game["lessons"] for game in get(server, "/games", params={"lang": "fr"})}
    (mission,) = listed["zombies"]
    assert mission == {
        "name": "intervention_squad",
        "title": "Escouade d'intervention\u00a0: votre première mission",
    }
    assert listed["zombinion"] == []
    main = get(server, "/games/zombies/lesson", params={"lang": "fr"})
    assert (main["name"], main["further"]) == ("", [mission])
    lesson = get(server, "/games/zombies/lesson", params={"lang": "fr", "lesson": mission["name"]})
    assert (lesson["name"], lesson["title"], lesson["further"]) == (mission["name"], mission["title"], [])
    assert lesson["real_options"] == {"variant": "intervention_squad"}


@pytest.mark.parametrize("name", ["nothing", "../zombies/lesson", "intervention_squad.toml"])
def test_a_lesson_that_is_not_there_is_unknown(server: str, name: str) -> None:
    error = get(server, "/games/zombies/lesson", 404, params={"lesson": name})["error"]
    assert (error["kind"], error["reason"]) == ("unknown", "no-such-page")


@pytest.mark.parametrize("path", ["/games/chess", "/games/chess/lesson", "/games/chess/rules", "/games/chess/texts/en"])
def test_a_game_that_is_not_here_is_unknown(server: str, path: str) -> None:
    error = get(server, path, 404)["error"]
    assert (error["kind"], error["reason"], error["arguments"]) == ("unknown", "no-such-game", {"game": "chess"})


@pytest.mark.parametrize("path", ["/games/zombinion/texts/de", "/games/zombinion/rules?lang=de"])
def test_a_language_that_is_not_spoken_here_is_a_mistake(server: str, path: str) -> None:
    assert get(server, path, 400)["error"]["reason"] == "bad-request"


@pytest.mark.parametrize(
    ("asked", "language"),
    [
        ({"headers": {"Accept-Language": "it"}}, "it"),
        ({"headers": {"Accept-Language": "de, fr;q=0.9, en;q=0.8"}}, "fr"),
        ({"headers": {"Accept-Language": "en;q=0.1, it;q=0.9"}}, "it"),
        ({"headers": {"Accept-Language": "it;q=, xx, ;;, *;q=9"}}, "en"),
        ({"headers": {"Accept-Language": "it;q=nan"}}, "en"),
        ({"headers": {"Accept-Language": "it"}, "params": {"lang": "fr"}}, "fr"),
        ({"params": {"lang": "xx"}}, "en"),
        ({"headers": {"Accept-Language": b"\xff\xfe"}}, "en"),
    ],
)
def test_errors_are_worded_in_the_language_of_the_reader(server: str, asked: dict[str, Any], language: str) -> None:
    words = {"en": "There is nothing at this address.", "it": "", "fr": ""}
    texts = {
        known: patient.get(f"{server}/api/v1/nowhere", params={"lang": known}).json()["error"]["text"]
        for known in words
    }
    assert len(set(texts.values())) == 3
    assert texts["en"] == words["en"]
    assert get(server, "/nowhere", 404, **asked)["error"]["text"] == texts[language]
