"""Political play: talk that binds nobody (IS-10)."""

from typing import Any

import pytest

from deadtown.games.zombies import ZOMBIES, events
from deadtown.games.zombies.squad import events as squad_events
from deadtown.kernel import Match, Seeded, Talk
from deadtown.table.about import EMPTY_ROOM, info_of
from deadtown.table.commands import Say
from deadtown.table.telling import hears
from deadtown.text.bundle import LANGUAGES, load_bundle
from tests.clauses import clause
from tests.games.matches import Told, played_out
from tests.games.zombies.table import GAME, pawn, squad
from tests.table.tables import Played, ann, bob, cleo, table_of


def at_table(**options: Any) -> Played:
    """Ann, Bob and Cleo play Intervention Squad."""
    return table_of(ann, bob, cleo, game=ZOMBIES, **{"variant": "intervention_squad", **options})


@clause("IS-10.1")
def test_talk_changes_nothing_at_the_table() -> None:
    table = at_table()
    assert table.table.match is not None
    before, asked = table.table.match.digest(), table.decision
    table.do(ann, Say("I shall never attack you", to=1))
    table.do(bob, Say("then I shall never choose you"))
    assert (table.table.match.digest(), table.decision) == (before, asked)


@clause("IS-10.1", "IS-1.5")
def test_everybody_is_free_to_choose_anybody() -> None:
    match = squad("roll_event", "", pawn(), pawn("e1"), pawn("n1"), dice=[10])
    assert {"strike 1", "strike 2"} <= set(match.texts)
    match = squad("roll_squad", "", pawn(), pawn(), pawn(), dice=[1])
    assert {"attack 1", "attack 2"} <= set(match.texts)


@clause("IS-10.2")
def test_two_may_talk_in_private_and_all_in_public() -> None:
    table = at_table()
    table.do(ann, Say("let us gang up on Cleo", to=1))
    said = table.last
    people = (ann, bob, cleo)
    assert [hears(table.table.state, said, one.player) for one in people] == [True, True, False]
    table.do(ann, Say("good luck to you all"))
    assert all(hears(table.table.state, table.last, one.player) for one in people)
    assert info_of(table.table, EMPTY_ROOM).talk.private


@clause("IS-10.2")
def test_without_private_chat_all_is_said_in_public() -> None:
    table = at_table(is_private_chat=False)
    table.denies(ann, Say("psst", to=1), "no-private-talk", "forbidden")
    table.do(ann, Say("good luck to you all"))
    assert not info_of(table.table, EMPTY_ROOM).talk.private


@clause("IS-10.2")
def test_the_choice_is_one_of_the_variant_alone() -> None:
    table = at_table(variant="base", is_private_chat=False)
    table.do(ann, Say("psst", to=1))
    assert info_of(table.table, EMPTY_ROOM).talk == Talk()


@clause("IS-10.2")
@pytest.mark.parametrize("seed", range(5))
def test_nothing_is_ever_handed_over(seed: int) -> None:
    """What everybody owns at the end follows from what they found, killed, paid and lost."""
    told = Told()
    options = GAME.rules.read_options(
        {"variant": "intervention_squad", "is_survivors": bool(seed % 2), "max_rounds": 9}
    )
    state = GAME.rules.start(options, ("Ada", "Bob", "Cleo"))
    match = played_out(Match(GAME, state, Seeded(f"gifts {seed}"), listener=told.append), seed)
    owned = [[3, 3, 0] for _ in range(3)]
    for event in told:
        match event:
            case squad_events.Looted(seat, _, life, bullets) | squad_events.Visited(seat, _, life, bullets):
                owned[seat][0] += life
                owned[seat][1] += bullets
            case events.Killed(seat):
                owned[seat][2] += 1
            case events.BulletsPaid(seat, count):
                owned[seat][1] -= count
            case events.LifeLost(seat):
                owned[seat][0] -= 1
            case events.Died(seat, lost):
                owned[seat] = [3, 3, owned[seat][2] - lost]
    assert owned == [[one.life, one.bullets, one.kills] for one in match.state.pawns]
    assert sum(len(told.of(kind)) for kind in (events.Killed, events.LifeLost, squad_events.Looted)) > 5


@clause("IS-10.3")
def test_all_are_cautioned_where_they_talk() -> None:
    caution = info_of(at_table().table, EMPTY_ROOM).talk.caution
    assert caution == "talk-caution"
    for language in LANGUAGES:
        assert load_bundle(language, *ZOMBIES.folders).has_message(caution)
