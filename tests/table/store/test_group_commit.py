"""Many writes share one transaction, and one that fails takes no other with it."""

import asyncio

import pytest
from sqlalchemy.exc import IntegrityError

from deadtown.table.store import Player, Raced, Session, Snapshot, Store, Stored, Write
from tests.table.store.conftest import a_summary, a_write, lines, numbered

pytestmark = pytest.mark.anyio


async def test_writes_that_wait_share_a_transaction(store: Store) -> None:
    before = store.commits
    await asyncio.gather(*(store.append(a_write(f"t{number}")) for number in range(300)))
    # The first may be on its way before the others are queued.
    assert 1 <= store.commits - before <= 4
    for number in (0, 150, 299):
        assert await store.load(f"t{number}") == Stored(None, numbered(1, 1))


async def test_a_write_alone_is_not_kept_waiting_for_company(store: Store) -> None:
    before = store.commits
    for number in range(1, 6):
        await store.append(a_write(first=number))
    assert store.commits - before == 5


async def test_a_racing_write_does_not_hurt_the_others(store: Store) -> None:
    await store.append(a_write("t5", count=2))
    before = store.commits
    writes = [a_write(f"t{number}") for number in range(50)]
    outcomes = await asyncio.gather(*map(store.append, writes), return_exceptions=True)
    assert [number for number, outcome in enumerate(outcomes) if outcome is not None] == [5]
    assert isinstance(outcomes[5], Raced)
    assert store.commits - before <= 4
    for number in range(50):
        assert await store.load(f"t{number}") == Stored(None, numbered(1, 2 if number == 5 else 1))


async def test_a_write_that_is_nonsense_does_not_hurt_the_others(store: Store) -> None:
    """A bug of the caller is the caller's: neither raced, nor a reason to say that storage is down."""
    nonsense = Write("t5", 1, [None])  # type: ignore[list-item]
    writes = [a_write(f"t{number}") for number in range(5)] + [nonsense]
    outcomes = await asyncio.gather(*map(store.append, writes), return_exceptions=True)
    assert outcomes[:5] == [None] * 5
    assert isinstance(outcomes[5], IntegrityError)
    with pytest.raises(IntegrityError):
        await store.add_session(Session(b"hash", "nobody", "cookie", "", 1.0))
    await store.check()


async def test_writes_to_one_table_that_share_a_transaction_are_kept_in_order(store: Store) -> None:
    writes = [
        Write(
            "t1",
            number,
            lines(number),
            a_summary(changed=float(number)),
            [f"p{number}"],
            Snapshot(number, b"%d" % number),
        )
        for number in range(1, 30)
    ]
    await asyncio.gather(*map(store.append, writes))
    assert await store.load("t1", whole=True) == Stored(None, numbered(1, 29))
    assert await store.load("t1") == Stored(Snapshot(29, b"29"), [])
    assert await store.tables(member="p29", limit=9) == [a_summary(changed=29.0)]
    assert await store.tables(member="p28", limit=9) == []


async def test_players_and_sessions_share_the_transactions_of_logs(store: Store) -> None:
    before = store.commits
    people = (store.add_player(Player(f"p{number}", "Ada", 1.0)) for number in range(100))
    await asyncio.gather(*people, *(store.append(a_write(f"t{number}")) for number in range(100)))
    assert store.commits - before <= 4
