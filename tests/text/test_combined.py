"""How the combined game speaks, in its own words and in those of both games: always of whose zombie is meant."""

import re

import pytest

from deadtown.games.humans.combined import COMBINED as GAME
from deadtown.games.humans.combined.catalogue import CATALOGUE
from deadtown.games.humans.combined.events import (
    Armed,
    CameBack,
    Drew,
    GuyAttacked,
    GuyCaught,
    GuyFled,
    PawnBeaten,
    Rolled,
    SideTaken,
)
from deadtown.games.humans.combined.refusals import CLAUSES
from deadtown.games.humans.combined.state import GUY, ZOMBIE
from deadtown.games.humans.events import ZombieLost, ZombieStepped
from deadtown.games.zombies.events import Killed, ZombieMoved
from deadtown.kernel import Decision, Outcome
from deadtown.text import LANGUAGES, Rulebook, Speaker
from tests.games.humans.combined.table import guy, horde, table
from tests.text.spoken import COMBINED_TOWN as TOWN
from tests.text.spoken import PLAYERS, check, decisions, english


@pytest.fixture(params=LANGUAGES)
def speaker(request: pytest.FixtureRequest) -> Speaker:
    return Speaker(GAME, request.param, PLAYERS)


def test_what_is_counted_has_a_name(speaker: Speaker) -> None:
    state = table("zombies", "", guy("n1"), horde("s1", meals=1)).state
    state.pawns[0].kills = 4
    for name in GAME.figures.course(state):
        check(speaker.name("course", name))
    for seat in (0, 1):
        for line in GAME.figures.reckoning(state, seat):
            check(speaker.say(line.what))
    state.outcome = Outcome([0], [4, 2], "rounds")
    verdict = GAME.figures.verdict(state)
    assert verdict is not None
    for rung in verdict.ladder:
        check(speaker.name("rung", rung.what))


@pytest.mark.parametrize("what", ["combat", "move", "zombies"])
def test_a_roll_that_may_be_rolled_again_is_called_by_its_name(speaker: Speaker, what: str) -> None:
    """HX-4.4, HX-8.2: also the dice that Humans!!! does not know."""
    about: dict[str, str | int] = {"seat": 0, "what": what, "total": 5, "need": 0}
    for kind in ("do_over", "do_over_any"):
        asked = Decision(1, kind, [("reroll",)], about)
        assert speaker.prompt(asked).startswith(speaker.name("roll", what))


def test_all_that_is_in_the_boxes_is_named_and_explained(speaker: Speaker) -> None:
    for card in CATALOGUE.cards:
        for part in ("kind", "text", "when", "flavour"):
            check(speaker.say(f"card-{card.card}.{part}"))
    for tile in CATALOGUE.tiles:
        check(speaker.name("tile", tile.kind))
        check(speaker.say(f"tile-{tile.kind}.text"))
    for piece in ("pawn", "horde", "stray", "human"):
        assert piece in {info.piece for info in CATALOGUE.pieces}
        check(speaker.name("piece", piece))
        check(speaker.say(f"piece-{piece}.text"))


def test_buildings_have_names_of_their_own(speaker: Speaker) -> None:
    """Both games have a Hospital and a Hardware Store."""
    names = [speaker.name("tile", tile.kind) for tile in CATALOGUE.tiles if tile.barricade]
    assert len(set(names)) == len(names) == 12 + 9


BORROWED = frozenset(
    {
        *("card-boarded_up", "card-fire_axe", "kind-character", "number-movement", "prompt-choose-character"),
        *("event-stays", "verdict-helipad"),
        *("window-pre-combat-roll", "prompt-pre-combat-roll", "window-post-combat-roll", "prompt-post-combat-roll"),
    }
)
"""Words of the two games with a zombie of no matter whose, or plainly one's own."""


def test_no_borrowed_word_leaves_open_whose_zombie_is_meant() -> None:
    """HX-1.2: strays, zombies of a horde and those of a collection are told apart."""
    speaker = english(GAME)
    asked = {decision.kind.replace("_", "-") for decision in decisions(TOWN)} | {
        kind.replace("_", "-") for kind in CLAUSES
    }
    used = {f"event-{text}" for kind in GAME.rules.events for text in kind.texts()}
    used |= {
        f"{family}-{kind}" for kind in asked for family in ("prompt", "window") if speaker.knows(f"{family}-{kind}")
    }
    used |= {f"verdict-{ending}" for ending in ("helipad", "collection", "points", "rounds")}
    said = {message: speaker.say(message, **TOWN.samples, own="no") for message in used}
    said |= {f"card-{info.card}": speaker.card_text(info.card) for info in CATALOGUE.cards}
    said |= {f"tile-{info.kind}": speaker.say(f"tile-{info.kind}.text") for info in CATALOGUE.tiles}
    plain = re.compile(r"(?<!horde )(?<!stray )\bzombies?\b(?! of (?:Anna|Bruno|the horde|yours|the collection))")
    own = (GAME.folder / "text" / "en.ftl").read_text(encoding="utf-8")
    vague = {message for message, words in said.items() if plain.search(words) and f"\n{message} =" not in own}
    assert vague <= BORROWED, vague - BORROWED


def test_whose_a_zombie_is_is_told_in_the_log() -> None:
    say = english(GAME).event
    assert say(ZombieStepped(1, 1, "n2", "n3")) == "Bruno moves a horde zombie from N2 to N3."
    assert say(ZombieMoved(1, 7, "n2", "n3", False)) == "Bruno moves a stray zombie from N2 to N3."
    assert say(Killed(0, "n3", 2)) == "Anna kills the stray zombie on N3 and holds 2 zombies."
    assert say(PawnBeaten(0, 1, 3, 5)) == "A success against Bruno: Anna takes 3 stray zombies and holds 5 zombies."
    assert say(ZombieLost(1, 2, "n3", "HU-9.4", True)) == (
        "Bruno loses the last horde zombie, on N3: it is off the map until the next turn."
    )
    assert say(CameBack(1, "centre", ZOMBIE)) == "The last zombie of Bruno is back, on the centre of Town Square."


def test_sides_and_decks_are_told_by_their_names() -> None:
    say = english(GAME).event
    assert say(SideTaken(0, GUY)) == "Anna is a shotgun guy."
    assert say(SideTaken(1, ZOMBIE)) == "Bruno is a zombie player."
    assert say(Drew(0, "humans")) == "Anna draws an event card of Humans!!!"
    assert say(Drew(0, "zombies", ("fear",))) == "Anna draws Fear."
    assert say(Armed(0, "crowbar")) == "Crowbar helps Anna in the next combat roll."


def test_attacks_on_a_shotgun_guy_are_told_from_both_ends() -> None:
    say = english(GAME).event
    assert say(GuyAttacked(1, 0, "n3")) == "Bruno attacks Anna on N3."
    assert say(GuyAttacked(1, 0, "n3", True)) == "Bruno strikes back at Anna on N3."
    assert say(GuyCaught(1, 0, True, 2)) == (
        "Bruno eats Anna, who loses a life, is off the map until the next turn, and has 2 life then."
    )
    assert say(GuyFled(2, 0, "n3", "n4", "toy_store")) == (
        "Anna flees from N3 to N4 (Toy Store): Carla has said where to."
    )


@pytest.mark.parametrize("what", Rolled.clauses)
def test_every_roll_has_a_clause(what: str) -> None:
    """HX-8.2: also the one for the zombies of nobody."""
    assert Rolled(0, what, 3, 0, 0).clause in Rulebook.load(GAME).clauses


def test_ways_and_uses_are_worded_by_whose_they_are() -> None:
    say = english(GAME).option
    assert say(("step", "n2")) == say(("walk", "n2")) == "Go to N2"
    assert say(("step", "n2", "n3")) == "Your zombie: N2 → N3"
    assert say(("zombie", "n2", "n3")) == "Stray zombie: N2 → N3"
    assert say(("use", "grenade")) == "Use Grenade"
    assert say(("use", "pinfall")) == "Use Pinfall"
    assert say(("play", "bad_sense_of_direction", 1, "n3")) == "Play Bad Sense of Direction against Bruno: zombie on N3"


def test_roads_of_the_two_games_are_told_apart(speaker: Speaker) -> None:
    one, other = ("play", "fresh_meat", "hu_road_t_3"), ("play", "fresh_meat", "road_t_3")
    assert speaker.option(one) != speaker.option(other)
    assert english(GAME).option(one) == "Play Fresh Meat: T junction no. 3 (Humans!!!)"
