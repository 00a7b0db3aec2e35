"""What the table saw is on the public record, and nothing else (ZN-10.10)."""

import pytest

from deadtown.games.zombinion import events
from deadtown.kernel import Event
from tests.clauses import clause
from tests.games.matches import stroll
from tests.games.zombinion.table import TableMatch, hunter, start, table


def record(match: TableMatch, seat: int | None = None) -> list[Event | None]:
    return [event.seen_by(seat) for event in match.told]


@clause("ZN-10.10")
def test_the_record_holds_what_the_table_saw() -> None:
    match = table(
        hunter(hand="decoy, restock, cunning, bullet, zombie, rounds", deck="zombie x2, infection"),
        hunter(deck="bullet x5"),
        actions=2,
    )
    match.choose("play decoy", "pick bullet", "pick zombie", "done")
    match.choose("play restock", "trash cunning", "gain shotgun")
    match.choose("play rounds", "take decoy")
    expected = [
        events.Played(0, "decoy"),
        events.Discarded(0, 2, "zombie", None),
        events.Drew(0, 2, None),
        events.Played(0, "restock"),
        events.Trashed(0, ("cunning",)),
        events.Gained(0, "shotgun", "discard"),
        events.Aimed(0, ("rounds",), 2),
        events.Took(0, "decoy"),
        events.CleanedUp(0, "zombie"),
        events.Drew(0, 1, None),
        events.Shuffled(0),
        events.Drew(0, 4, None),
        events.TurnBegan(1, 1),
    ]
    assert record(match) == expected
    assert record(match, 1) == expected


@clause("ZN-10.10")
def test_the_record_holds_what_was_revealed() -> None:
    match = table(hunter(hand="scavenger"), hunter(hand="barricade"), hunter(deck="rounds, zombie"))
    match.choose("play scavenger", "reveal", "pick rounds")
    assert record(match)[:7] == [
        events.Played(0, "scavenger"),
        events.Reacted(1, "barricade", "scavenger"),
        events.Revealed(2, ("rounds",)),
        events.Revealed(2, ("zombie",)),
        events.Trashed(2, ("rounds",)),
        events.DiscardedShown(2, ("zombie",)),
        events.Gained(0, "rounds", "discard"),
    ]


@clause("ZN-10.10")
@pytest.mark.parametrize("seat", [1, None])
def test_the_record_never_holds_a_card_drawn(seat: int | None) -> None:
    records = []
    for deck in ("magazine, zombie, rounds", "infection, bullet, bullet"):
        match = table(hunter(hand="cunning", deck=deck), hunter())
        match.choose("play cunning")
        records.append(record(match, seat))
        assert record(match, 0)[-1] == events.Drew(0, 3, tuple(deck.split(", ")))
    assert records[0] == records[1]


@clause("ZN-10.10")
@pytest.mark.parametrize("seat", [1, None])
def test_the_record_never_holds_a_covered_discard(seat: int | None) -> None:
    records = []
    for covered in ("magazine", "infection"):
        match = table(hunter(hand=f"decoy, {covered}, zombie", deck="bullet x2"), hunter())
        match.choose("play decoy", f"pick {covered}", "pick zombie")
        records.append(record(match, seat))
    assert records[0] == records[1]


@clause("ZN-10.10")
@pytest.mark.parametrize("seat", [1, None])
def test_the_record_never_holds_a_card_discarded_unseen_at_clean_up(seat: int | None) -> None:
    records = []
    for covered in ("magazine", "infection"):
        match = table(hunter(hand=f"{covered}, zombie", deck="bullet x5"), hunter())
        match.choose("end_hunt")
        records.append(record(match, seat))
    assert records[0] == records[1]
    assert records[0][0] == events.CleanedUp(0, "zombie")


@clause("ZN-10.10")
def test_in_a_whole_game_nobody_but_the_owner_is_told_a_card_drawn_or_covered() -> None:
    match = start(3, seed="record", combat_set="infested_city", turn_cap=12)
    for _ in stroll(match, 2):
        pass
    hidden = [event for event in match.told if isinstance(event, events.Drew | events.Discarded)]
    assert len(hidden) > 20
    for event in hidden:
        for seat in (0, 1, 2, None):
            told = event.seen_by(seat)
            assert isinstance(told, events.Drew | events.Discarded)
            assert told.count == event.count
            assert told.cards == (event.cards if seat == event.seat else None)
