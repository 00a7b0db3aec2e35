"""Players and their sessions."""

import pytest

from deadtown.table.store import Player, Raced, Session, Store

pytestmark = pytest.mark.anyio

ADA = Player("p1", "Ada", 100.25)
BOB = Player("p2", "Bòb 🧟", 200.5)


@pytest.fixture
async def house(store: Store) -> Store:
    """A store that knows two players."""
    await store.add_player(ADA)
    await store.add_player(BOB)
    return store


async def sign_in(house: Store, id: str) -> Player:
    """A player as a new session of theirs finds them."""
    await house.add_session(Session(id.encode(), id, "cookie", "", 1.0))
    found = await house.find_session(id.encode())
    assert found is not None
    return found[1]


@pytest.mark.parametrize("id", ["", "\0", "p1\0", "\ud800", "'; DROP TABLE players; --", "x" * 100_000])
async def test_whatever_is_looked_for_is_just_not_found(house: Store, id: str) -> None:
    assert await house.load(id) is None
    assert await house.tables(member=id, limit=9) == []
    assert await house.tables(game=id, limit=9) == []


async def test_a_player_is_renamed(house: Store) -> None:
    await house.rename_player("p1", "Adà")
    assert await sign_in(house, "p1") == Player("p1", "Adà", 100.25)
    assert await sign_in(house, "p2") == BOB


async def test_the_id_of_a_player_is_taken_once(house: Store) -> None:
    with pytest.raises(Raced):
        await house.add_player(Player("p1", "Eve", 1.0))
    assert await sign_in(house, "p1") == ADA


async def test_a_session_leads_to_its_player(house: Store) -> None:
    session = Session(b"\x00hash\xff", "p2", "bearer", "my bot", 5.5)
    await house.add_session(session)
    assert await house.find_session(b"\x00hash\xff") == (session, BOB)
    assert await house.find_session(b"other") is None


async def test_a_session_that_is_dropped_leads_nowhere(house: Store) -> None:
    for hash in (b"one", b"two"):
        await house.add_session(Session(hash, "p1", "cookie", "", 5.5))
    await house.drop_session(b"one")
    await house.drop_session(b"never was")
    assert await house.find_session(b"one") is None
    assert await house.find_session(b"two") is not None


async def test_sessions_of_a_player_are_listed_the_oldest_first(house: Store) -> None:
    new = Session(b"new", "p1", "bearer", "bot", 9.0)
    old = Session(b"old", "p1", "cookie", "", 3.0)
    for session in (new, old, Session(b"bob's", "p2", "cookie", "", 4.0)):
        await house.add_session(session)
    assert await house.sessions("p1") == [old, new]
    assert await house.sessions("p3") == []
