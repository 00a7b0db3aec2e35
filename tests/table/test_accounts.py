"""Guests, sessions and tokens, on SQLite and on PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from deadtown.table import accounts as module
from deadtown.table.accounts import COOKIE_DAYS, KEPT_SECONDS, MOST_TOKENS, SEEN_EVERY, Accounts, Signed
from deadtown.table.denied import Denied
from deadtown.table.keeping.guests import set_ban
from deadtown.table.keeping.visit import Visit
from deadtown.table.store import Session, Store

pytestmark = pytest.mark.anyio

DAY = 24 * 60 * 60


class Clock:
    """A clock that a test turns."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def store(anyio_backend: object, database: str) -> AsyncIterator[Store]:
    opened = await Store.open(database)
    yield opened
    await opened.close()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def accounts(store: Store, clock: Clock) -> Accounts:
    return Accounts(store, clock)


@pytest.fixture
def elsewhere(store: Store, clock: Clock) -> Accounts:
    """The same accounts in another process."""
    return Accounts(store, clock)


async def test_a_guest_needs_a_name_only_and_is_found_by_the_token(accounts: Accounts) -> None:
    token, signed = await accounts.sign_in("  Anna   Maria ")
    assert signed.name == "Anna Maria"
    assert await accounts.find(token, "cookie") == signed


async def test_two_guests_of_the_same_name_are_two(accounts: Accounts) -> None:
    first, second = await accounts.sign_in("Anna"), await accounts.sign_in("Anna")
    assert first[0] != second[0]
    assert first[1].player != second[1].player


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\x00b", "tab\u200bbed", "\ud800"])
async def test_a_name_that_can_not_be_shown_is_denied(accounts: Accounts, name: str) -> None:
    with pytest.raises(Denied, match="bad-name"):
        await accounts.sign_in(name)


async def test_only_the_hash_of_a_token_is_stored(
    accounts: Accounts, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    added: list[Session] = []
    keep = store.add_session

    async def add(session: Session) -> None:
        added.append(session)
        await keep(session)

    monkeypatch.setattr(store, "add_session", add)
    token, signed = await accounts.sign_in("Anna")
    assert [session.token_hash for session in added] == [signed.session]
    assert token not in repr(added)
    assert token.encode() not in signed.session


async def test_another_server_knows_a_token_that_this_one_gave(accounts: Accounts, elsewhere: Accounts) -> None:
    token, signed = await accounts.sign_in("Anna")
    assert await elsewhere.find(token, "cookie") == signed


async def test_a_cookie_is_no_bearer_token_and_a_bearer_token_no_cookie(
    accounts: Accounts, elsewhere: Accounts
) -> None:
    cookie, _ = await accounts.sign_in("Anna")
    bearer, _ = await accounts.new_program("Robot")
    for known in (accounts, elsewhere):
        assert await known.find(cookie, "bearer") is None
        assert await known.find(bearer, "cookie") is None
        assert await known.find(bearer, "bearer") is not None


@pytest.mark.parametrize("token", ["", "x", "x" * 5000, "é\ud800", "\x00"])
async def test_nonsense_is_nobodys_token(accounts: Accounts, token: str) -> None:
    assert await accounts.find(token, "cookie") is None


async def test_who_signs_out_is_out(accounts: Accounts, elsewhere: Accounts) -> None:
    token, signed = await accounts.sign_in("Anna")
    await accounts.sign_out(signed)
    assert await accounts.find(token, "cookie") is None
    assert await accounts.still_signed(signed) is None
    assert await elsewhere.find(token, "cookie") is None


async def test_a_session_that_was_ended_elsewhere_is_believed_for_seconds_only(
    accounts: Accounts, elsewhere: Accounts, clock: Clock
) -> None:
    token, signed = await accounts.sign_in("Anna")
    await elsewhere.sign_out(signed)
    clock.time += KEPT_SECONDS
    assert await accounts.find(token, "cookie") is None


async def test_a_session_that_ends_while_it_is_read_is_not_believed_afterwards(
    accounts: Accounts, store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    token, signed = await accounts.sign_in("Anna")
    clock.time += KEPT_SECONDS
    read = store.find_session

    async def sign_out_meanwhile(hash: bytes) -> object:
        found = await read(hash)
        await accounts.sign_out(signed)
        return found

    with monkeypatch.context() as patch:
        patch.setattr(store, "find_session", sign_out_meanwhile)
        await accounts.find(token, "cookie")
    assert await accounts.find(token, "cookie") is None


async def test_a_known_session_is_not_read_again_at_once(
    accounts: Accounts, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    token, signed = await accounts.sign_in("Anna")

    async def fail(hash: bytes) -> None:
        raise AssertionError("the store was asked")

    monkeypatch.setattr(store, "find_session", fail)
    assert await accounts.find(token, "cookie") == signed


async def test_no_more_sessions_are_kept_in_memory_than_there_is_room_for(
    accounts: Accounts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_KEPT", 2)
    tokens = [(await accounts.sign_in(name))[0] for name in ("Anna", "Bruno", "Carla")]
    assert len(accounts._kept) == 2
    assert [(await _signed(accounts, token)).name for token in tokens] == ["Anna", "Bruno", "Carla"]
    assert len(accounts._kept) == 2


async def test_a_new_name_holds_in_all_sessions(accounts: Accounts) -> None:
    token, signed = await accounts.sign_in("Anna")
    other = await accounts.new_token(signed)
    assert (await accounts.rename(signed, "Anna II")).name == "Anna II"
    assert (await _signed(accounts, token)).name == "Anna II"
    assert (await _signed(accounts, other, "bearer")).name == "Anna II"


async def test_a_bad_new_name_changes_nothing(accounts: Accounts) -> None:
    token, signed = await accounts.sign_in("Anna")
    with pytest.raises(Denied, match="bad-name"):
        await accounts.rename(signed, "\n")
    assert await accounts.find(token, "cookie") == signed


async def test_a_cookie_is_forgotten_when_browsers_have_forgotten_it(accounts: Accounts, clock: Clock) -> None:
    cookie, signed = await accounts.sign_in("Anna")
    bearer = await accounts.new_token(signed)
    clock.time += COOKIE_DAYS * DAY + 1
    assert await accounts.find(cookie, "cookie") is None
    assert await accounts.find(bearer, "bearer") is not None


async def test_tokens_are_listed_without_themselves_and_can_be_ended_one_by_one(
    accounts: Accounts, clock: Clock
) -> None:
    _, signed = await accounts.sign_in("Anna")
    first = await accounts.new_token(signed, "laptop")
    clock.time += 1
    second = await accounts.new_token(signed, "phone")
    listed = await accounts.tokens(signed.player)
    assert [(token.label, token.created) for token in listed] == [("laptop", 1000.0), ("phone", 1001.0)]
    assert first not in repr(listed)
    await accounts.revoke(signed.player, listed[0].id)
    assert await accounts.find(first, "bearer") is None
    assert await accounts.find(second, "bearer") is not None
    assert [token.label for token in await accounts.tokens(signed.player)] == ["phone"]


async def test_nobody_can_end_the_token_of_somebody_else_nor_a_cookie(accounts: Accounts) -> None:
    cookie, anna = await accounts.sign_in("Anna")
    _, bruno = await accounts.sign_in("Bruno")
    bearer = await accounts.new_token(anna)
    [token] = await accounts.tokens(anna.player)
    for player, id in ((bruno.player, token.id), (anna.player, anna.session.hex()[:16]), (anna.player, "")):
        with pytest.raises(Denied, match="no-such-token"):
            await accounts.revoke(player, id)
    assert await accounts.find(bearer, "bearer") is not None
    assert await accounts.find(cookie, "cookie") is not None


async def test_tokens_are_not_handed_out_without_end(accounts: Accounts) -> None:
    _, signed = await accounts.sign_in("Anna")
    for _ in range(MOST_TOKENS):
        await accounts.new_token(signed)
    with pytest.raises(Denied, match="too-many-tokens"):
        await accounts.new_token(signed)


@pytest.mark.parametrize("label", ["x" * 61, "a\x00"])
async def test_a_label_that_can_not_be_shown_is_denied(accounts: Accounts, label: str) -> None:
    with pytest.raises(Denied, match="bad-label"):
        await accounts.new_program("Robot", label)


async def _signed(accounts: Accounts, token: str, kind: module.Kind = "cookie") -> Signed:
    signed = await accounts.find(token, kind)
    assert signed is not None
    return signed


async def test_a_banned_guest_is_told_so_and_their_connections_are_of_nobody(
    accounts: Accounts, store: Store, database: str
) -> None:
    token, signed = await accounts.sign_in("Anna")
    await ban_at(database, signed.player, 5.0)
    await forgotten(accounts, signed)
    with pytest.raises(Denied) as denied:
        await accounts.find(token, "cookie")
    assert (denied.value.kind, denied.value.refusal.reason) == ("forbidden", "banned")
    assert await accounts.still_signed(signed) is None
    await ban_at(database, signed.player, None)
    assert await accounts.find(token, "cookie") == signed


async def ban_at(database: str, player: str, since: float | None) -> None:
    def work() -> None:
        with Visit.to(database) as visit:
            set_ban(visit, player, since)

    await asyncio.to_thread(work)


async def forgotten(accounts: Accounts, signed: Signed) -> None:
    """Wait until a session that was changed elsewhere is not believed any more."""
    while signed.session in accounts._kept:
        await asyncio.sleep(0.01)


async def test_it_is_noted_now_and_then_that_somebody_is_here(accounts: Accounts, store: Store, clock: Clock) -> None:
    token, signed = await accounts.sign_in("Anna")

    async def seen() -> float | None:
        found = await store.find_session(signed.session)
        assert found is not None
        return found[1].seen

    assert await seen() == 1000.0
    clock.time += SEEN_EVERY - KEPT_SECONDS
    await accounts.find(token, "cookie")
    assert await seen() == 1000.0
    clock.time += 2 * KEPT_SECONDS
    await accounts.find(token, "cookie")
    assert await seen() == clock.time
