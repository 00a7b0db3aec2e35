"""Guests, sessions and tokens, on SQLite and on PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Awaitable

import pytest

from deadtown.table import accounts as module
from deadtown.table.accounts import COOKIE_DAYS, KEPT_SECONDS, MOST_TOKENS, SEEN_EVERY, Accounts, Signed
from deadtown.table.denied import Denied
from deadtown.table.keeping.guests import set_ban
from deadtown.table.keeping.visit import Visit
from deadtown.table.store import Session, SessionsChanged, StorageDown, Store
from tests.postgres import Cluster
from tests.table.store.test_notes import CUT

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
    return Accounts(store, clock, clock)


@pytest.fixture
def elsewhere(store: Store, clock: Clock) -> Accounts:
    """The same accounts in another process."""
    return Accounts(store, clock, clock)


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

    async def add(session: Session, under: bytes = b"") -> bool:
        added.append(session)
        return await keep(session, under)

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
    assert await accounts.ask([signed.session]) == {}
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


async def test_what_is_held_open_is_told_of_all_that_changes(accounts: Accounts) -> None:
    told: list[SessionsChanged] = []
    accounts.listen(told.append)
    _, signed = await accounts.sign_in("Anna")
    await accounts.new_token(signed)
    [token] = await accounts.tokens(signed.player)
    assert told == []
    await accounts.rename(signed, "Anna II")
    await accounts.revoke(signed.player, token.id)
    await accounts.sign_out(signed)
    await accounts.sign_out_everywhere(signed.player)
    accounts.forget()
    assert [(changed.player, changed.ended == b"") for changed in told] == [
        (signed.player, True),
        (signed.player, False),
        (signed.player, False),
        (signed.player, True),
        ("", True),
    ]
    assert told[2].ended == signed.session


async def test_when_it_is_not_known_whether_a_session_was_ended_it_is_asked_about(
    accounts: Accounts, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    token, signed = await accounts.sign_in("Anna")
    told: list[SessionsChanged] = []
    accounts.listen(told.append)
    drop = store.drop_session

    async def lose_the_answer(hash: bytes) -> None:
        await drop(hash)
        raise StorageDown("the connection was lost")

    monkeypatch.setattr(store, "drop_session", lose_the_answer)
    with pytest.raises(StorageDown):
        await accounts.sign_out(signed)
    assert told == [SessionsChanged(signed.player)]
    assert await accounts.find(token, "cookie") is None


async def test_all_sessions_of_a_player_are_ended_at_once(accounts: Accounts) -> None:
    cookie, anna = await accounts.sign_in("Anna")
    bearer = await accounts.new_token(anna)
    other, _ = await accounts.sign_in("Bruno")
    await accounts.sign_out_everywhere(anna.player)
    assert await accounts.find(cookie, "cookie") is None
    assert await accounts.find(bearer, "bearer") is None
    assert await accounts.find(other, "cookie") is not None


async def test_sessions_that_were_ended_in_the_database_are_forgotten_when_told_so(
    accounts: Accounts, store: Store
) -> None:
    tokens = [await accounts.sign_in(name) for name in ("Anna", "Bruno")]
    for _, signed in tokens:
        await store.drop_session(signed.session)
    accounts.forget(tokens[0][1].player)
    assert [await accounts.find(token, "cookie") for token, _ in tokens] == [None, tokens[1][1]]
    accounts.forget()
    assert [await accounts.find(token, "cookie") for token, _ in tokens] == [None, None]


async def test_a_session_that_was_ended_gives_no_new_tokens(accounts: Accounts, store: Store) -> None:
    _, signed = await accounts.sign_in("Anna")
    await accounts.sign_out(signed)
    with pytest.raises(Denied, match="sign-in"):
        await accounts.new_token(signed)
    assert await store.sessions(signed.player) == []


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


# Two servers of one database


@pytest.fixture
async def there(anyio_backend: object, postgresql_url: str, clock: Clock) -> AsyncIterator[Accounts]:
    opened = await Store.open(postgresql_url)
    yield Accounts(opened, clock)
    await opened.close()


@pytest.fixture
async def here(anyio_backend: object, postgresql_url: str, clock: Clock) -> AsyncIterator[Accounts]:
    opened = await Store.open(postgresql_url)
    yield Accounts(opened, clock)
    await opened.close()


async def heard_by(accounts: Accounts, work: Awaitable[object]) -> SessionsChanged:
    """What accounts hear of something that is done elsewhere."""
    heard: asyncio.Future[SessionsChanged] = asyncio.get_running_loop().create_future()
    accounts.listen(heard.set_result)
    await work
    return await asyncio.wait_for(heard, 60.0)


async def test_what_one_server_ends_the_other_forgets_at_once(here: Accounts, there: Accounts) -> None:
    token, signed = await here.sign_in("Anna")
    assert await there.find(token, "cookie") == signed
    assert await heard_by(there, here.sign_out(signed)) == SessionsChanged(signed.player, signed.session)
    assert await there.find(token, "cookie") is None


async def test_what_one_server_ends_of_a_player_the_other_forgets_at_once(here: Accounts, there: Accounts) -> None:
    token, signed = await here.sign_in("Anna")
    bearer = await there.new_token(signed)
    assert await heard_by(there, here.sign_out_everywhere(signed.player)) == SessionsChanged(signed.player)
    assert await there.find(token, "cookie") is None
    assert await there.find(bearer, "bearer") is None


async def test_a_new_name_is_known_to_the_other_server_at_once(here: Accounts, there: Accounts) -> None:
    token, signed = await here.sign_in("Anna")
    await there.find(token, "cookie")
    assert await heard_by(there, here.rename(signed, "Anna II")) == SessionsChanged(signed.player)
    assert (await _signed(there, token)).name == "Anna II"


async def test_whoever_has_missed_notes_asks_about_everybody(
    here: Accounts, there: Accounts, postgresql_url: str, cluster: Cluster
) -> None:
    token, _ = await here.sign_in("Anna")
    await there.find(token, "cookie")
    cut = CUT.format(postgresql_url.rpartition("/")[2])
    assert await heard_by(there, asyncio.to_thread(cluster.execute, cut)) == SessionsChanged()


async def test_no_token_is_made_behind_the_back_of_whoever_ends_all_sessions(here: Accounts, there: Accounts) -> None:
    for _ in range(10):
        _, signed = await here.sign_in("Anna")
        await asyncio.gather(
            *(there.new_token(signed) for _ in range(5)),
            here.sign_out_everywhere(signed.player),
            *(there.new_token(signed) for _ in range(5)),
            return_exceptions=True,
        )
        assert await here.tokens(signed.player) == []


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
    assert await accounts.ask({signed.session}) == {}
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
