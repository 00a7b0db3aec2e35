"""Everything that Zombinion tells, asks, offers and refuses has words in every language."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest

import deadtown.kernel
from deadtown.games.zombinion import ZOMBINION as GAME
from deadtown.games.zombinion.cards import BASIC, COMBAT, KINDS, SETS
from deadtown.games.zombinion.events import EVENTS
from deadtown.games.zombinion.refusals import VERBS
from deadtown.games.zombinion.state import CombatSet, Options, Phase
from deadtown.kernel import BadOptions, Decision, Event, Match, Option, Refusal
from deadtown.text import LANGUAGES, Speaker

PLAYERS = ("Anna", "Bruno", "Carla", "Dario")

SAMPLES: dict[str, Any] = {
    "seat": 0,
    "owner": 1,
    "winners": (0, 2),
    "card": "magazine",
    "cards": ("zombie", "bullet", "zombie"),
    "top": "decoy",
    "attack": "recon",
    "set": "clash",
    "count": 2,
    "shots": 3,
    "turn": 4,
    "turns": 14,
    "score": -1,
    "rule": "ZN-2.2",
    "ending": "three_piles",
    "to": "hand",
    "option": "turns",
    "known": "custom",
    "near": "custom",
    "value": "costum",
    "expected": "number",
    "problem": "Expected `int`.",
    "least": 2,
    "most": 4,
    "cost": 6,
    "cap": -1,
    "typed": "zombi",
}

REASONS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("game-over", "same-names"), ()),
    "not-your-decision": ("seat",),
    "unknown-option": ("option", "known"),
    "unknown-option-near": ("option", "near"),
    "unknown-value": ("option", "value", "known"),
    "unknown-value-near": ("option", "value", "near"),
    "bad-option": ("problem",),
    "option-of-another-kind": ("option", "expected", "value"),
    "option-too-large": ("option", "most"),
    "option-too-many": ("option", "most"),
    "option-too-small": ("option", "least"),
    **dict.fromkeys(("bad-seats", "bad-seats-exactly"), ("count", "least", "most")),
    "bad-turn-cap": ("cap",),
    "no-such-card": ("typed",),
    "combat-card-twice": ("card",),
    "custom-set-of-ten": ("count",),
    **dict.fromkeys(("not-in-hand", "victory-not-played", "action-phase-over", "infection-not-played"), ("card",)),
    **dict.fromkeys(("aim-in-hunt", "aim-before-take", "not-in-supply", "take-in-hunt", "pile-empty"), ("card",)),
    **dict.fromkeys(("gain-aim-only", "trash-aim-only", "not-a-combat-card"), ("card",)),
    "too-dear": ("card", "cost", "shots"),
    "gain-too-dear": ("card", "cost", "most"),
    **dict.fromkeys((f"decide-{kind.replace('_', '-')}" for kind in GAME.rules.decisions), ()),
}
"""Why something is refused, with the arguments that come along."""


@pytest.fixture(params=LANGUAGES)
def speaker(request: pytest.FixtureRequest) -> Speaker:
    return Speaker(GAME, request.param, PLAYERS)


def samples(*names: str) -> dict[str, Any]:
    return {name: SAMPLES[name] for name in names}


def check(words: str) -> None:
    """Words for people: nothing raw, nothing left open."""
    assert words == words.strip()
    assert words
    assert not set("_{}$") & set(words), words


@pytest.mark.parametrize("kind", EVENTS)
def test_every_event_has_words(speaker: Speaker, kind: type[Event]) -> None:
    for text in kind.texts():
        check(speaker.say(f"event-{text}", **samples(*kind.__struct_fields__)))


def test_every_reason_in_the_code_is_known_here() -> None:
    """So that a new reason can't be without words."""
    folders = [GAME.folder, Path(deadtown.kernel.__file__).parent]
    found = {reason for folder in folders for reason in reasons_in(folder)}
    assert found <= set(REASONS)
    assert {reason for reason in REASONS if not reason.startswith("decide-")} <= found


def reasons_in(folder: Path) -> Iterator[str]:
    """The reasons of all refusals made in the code of a folder, but for those made from the kind of decision."""
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                reason = node.args[1]
                if isinstance(reason, ast.Constant):
                    yield str(reason.value)
                else:
                    assert isinstance(reason, ast.JoinedStr)


@pytest.mark.parametrize("reason", REASONS)
def test_every_refusal_has_words(speaker: Speaker, reason: str) -> None:
    words = speaker.refusal(Refusal("ZN-4.1", reason, samples(*REASONS[reason])))
    check(words)
    assert words.endswith(" (ZN-4.1)")


@pytest.mark.parametrize("verb", sorted(VERBS))
def test_every_verb_has_words(speaker: Speaker, verb: str) -> None:
    argument = GAME.words.option_arguments.get(verb)
    check(speaker.option((verb,) if argument is None else (verb, SAMPLES[argument])))


@pytest.mark.parametrize("card", KINDS)
def test_every_card_has_a_name_a_kind_line_and_a_text(speaker: Speaker, card: str) -> None:
    check(speaker.name("card", card))
    assert speaker.card_kind(card) == speaker.name("kind", KINDS[card].line.lower())
    assert speaker.card_text(card).endswith(".")


def test_every_option_of_the_game_has_a_name_and_help(speaker: Speaker) -> None:
    for field in msgspec.structs.fields(Options):
        check(speaker.name("setting", field.name))
        check(speaker.say(f"setting-{field.name}.help"))
    for value in get_args(CombatSet):
        check(speaker.name("set", value))
        check(speaker.say(f"set-{value}.help"))
    for value in ("random", "rematch"):
        check(speaker.name("setting-start_player", value))
        check(speaker.say(f"setting-start_player-{value}.help"))


def test_the_table_has_words(speaker: Speaker) -> None:
    families = {
        "phase": get_args(Phase),
        "zone": ("supply", "trash", "deck", "hand", "discard", "in_play", "aside", "revealed", "picked", "collection"),
        "counter": ("actions", "targets", "shots", "cards", "turns", "points", "cost", "score"),
        "ending": ("many_more_zombies", "three_piles", "turn_cap"),
        "family": ("aim", "victory", "infection", "combat"),
        "game": ("title", "blurb"),
    }
    for family, slugs in families.items():
        for slug in slugs:
            check(speaker.name(family, slug))


def table_rows(speaker: Speaker) -> dict[str, list[str]]:
    """The rows of all tables of the rulebook, by what stands first in them."""
    text = (GAME.folder / "rulebook" / f"{speaker.language}.md").read_text(encoding="utf-8")
    rows: dict[str, list[str]] = {}
    for line in text.splitlines():
        if line.startswith("|"):
            first, *rest = (cell.strip() for cell in line.strip("|").split("|"))
            rows.setdefault(first, rest)
    return rows


def test_cards_are_called_as_in_the_rulebook(speaker: Speaker) -> None:
    rows = table_rows(speaker)
    for card in BASIC:
        kind, cost = rows[speaker.name("card", card)][:2]
        assert (kind, int(cost)) == (speaker.card_kind(card), KINDS[card].cost)
    for card in COMBAT:
        cost, kind, copies = rows[speaker.name("card", card)][:3]
        assert (kind, int(cost), int(copies)) == (speaker.card_kind(card), KINDS[card].cost, KINDS[card].copies)


def test_sets_are_called_as_in_the_rulebook(speaker: Speaker) -> None:
    rows = table_rows(speaker)
    for name, cards in SETS.items():
        assert set(rows[speaker.name("set", name)][0].split(", ")) == {speaker.name("card", card) for card in cards}


def test_options_are_called_as_in_the_rulebook(speaker: Speaker) -> None:
    headings = {name.strip("*") for name in table_rows(speaker)}
    for option in ("combat_set", "start_player", "offer_cut", "cleanup_top_choice", "turn_cap"):
        assert speaker.name("setting", option) in headings


PLAYS: list[tuple[int, dict[str, Any]]] = [
    (2, {"combat_set": "ask", "offer_cut": True, "cleanup_top_choice": True, "turn_cap": 12}),
    (3, {"combat_set": "clash"}),
    (4, {"combat_set": "first_game"}),
    (2, {"combat_set": "shoot_em_up"}),
    (3, {"combat_set": "custom", "custom": [*SETS["clash"][:5], "survivors", "radio", "recon", "reload", "tactics"]}),
]


class Heard(msgspec.Struct):
    """What a few games brought up, each thing once."""

    decisions: list[Decision] = []
    events: list[Event] = []
    refusals: list[Refusal] = []


@cache
def heard() -> Heard:
    """A few games of players who choose at random, but shoot first and like Combat cards and big zombies."""
    found = Heard()
    for players, options in PLAYS:
        for seed in range(4):
            events: list[Event] = []
            settings = GAME.rules.read_options(options)
            match = Match.start(
                GAME, PLAYERS[:players], settings, seed=f"{seed}", rewindable=False, listener=events.append
            )
            luck = Random(seed)
            while match.decision is not None:
                found.decisions.append(match.decision)
                found.refusals += refused(match)
                match.choose(choice(match.decision, luck))
            found.events += (event.seen_by(seat) or event for event in events for seat in (None, *range(players)))
    for field in found.__struct_fields__:
        setattr(found, field, list({repr(thing): thing for thing in getattr(found, field)}.values()))
    return found


def refused(match: Match) -> Iterator[Refusal]:
    """What every seat would be told that tried everything in sight."""
    for seat in range(len(match.state.hunters)):
        for wish in GAME.words.wishes(match.state, seat):
            refusal = match.why_not(seat, wish)
            if refusal is not None:
                yield refusal


def choice(decision: Decision, luck: Random) -> Option:
    options = decision.options
    if ("play_all_aim",) in options:
        return ("play_all_aim",)
    if decision.kind == "play_action":
        return luck.choice(options[:-1])
    if decision.kind == "choose_combat_set":
        return ("set", "custom")
    liked = [option for option in options if option[-1] in COMBAT or option[-1] == "many_more_zombies"]
    return luck.choice(liked or options)


RARE = {"no-gain", "cleaned-up-nothing", "ended-many-more-zombies", "ended-three-piles", "ended-turn-cap"}


def test_these_games_bring_up_every_decision_and_nearly_every_event() -> None:
    assert {decision.kind for decision in heard().decisions} == set(GAME.rules.decisions)
    texts = {text for kind in GAME.rules.events for text in kind.texts()}
    assert texts - {event.words for event in heard().events} <= RARE


def test_whatever_happens_in_a_game_has_words(speaker: Speaker) -> None:
    for event in heard().events:
        check(speaker.event(event))


def test_whatever_is_asked_in_a_game_has_words(speaker: Speaker) -> None:
    for decision in heard().decisions:
        check(speaker.prompt(decision))
        check(speaker.waiting(decision))
        words = [speaker.option(option) for option in decision.options]
        assert len(set(words)) == len(words), words
        for option in words:
            check(option)


def test_whatever_is_refused_in_a_game_has_words(speaker: Speaker) -> None:
    for refusal in heard().refusals:
        check(speaker.refusal(refusal))


@pytest.mark.parametrize(
    ("options", "players"),
    [
        ({"turns": 3}, 2),
        ({"turn_cap": "many"}, 2),
        ({"turn_cap": -1}, 2),
        ({"combat_set": "custom", "custom": ["decoy"]}, 2),
        ({"combat_set": "custom", "custom": ["flamethrower"] * 10}, 2),
        ({}, 1),
    ],
)
def test_bad_options_are_refused_in_words(speaker: Speaker, options: dict[str, Any], players: int) -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.rules.start(GAME.rules.read_options(options), PLAYERS[:players])
    assert speaker.refusal(caught.value.refusal)
