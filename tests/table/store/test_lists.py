"""Lists of tables: the last changed first, filtered, in pages."""

import pytest

from deadtown.table.store import Store, Summary, Write
from tests.table.store.conftest import a_summary, lines

pytestmark = pytest.mark.anyio

TABLES = [
    (a_summary("t1", phase="open", visibility="public", host="ada", changed=10.0), ["ada"]),
    (a_summary("t2", phase="playing", visibility="public", host="bob", changed=30.0), ["ada", "bob"]),
    (a_summary("t3", phase="open", visibility="link", host="bob", changed=20.0), ["bob"]),
    (a_summary("t4", phase="over", visibility="public", host="bob", game="zombiaki", changed=40.0), ["bob", "eve"]),
    (a_summary("t5", phase="closed", visibility="public", host="ada", changed=50.0), []),
]


@pytest.fixture
async def house(store: Store) -> Store:
    """A store with some tables."""
    for summary, members in TABLES:
        await store.append(Write(summary.id, 1, lines(1), summary, members))
    return store


def ids(tables: list[Summary]) -> list[str]:
    return [table.id for table in tables]


async def test_a_summary_is_kept_as_it_is(house: Store) -> None:
    assert await house.tables(limit=1) == [TABLES[4][0]]


async def test_the_last_changed_comes_first(house: Store) -> None:
    assert ids(await house.tables(limit=9)) == ["t5", "t4", "t2", "t3", "t1"]


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ({"phase": {"open"}}, ["t3", "t1"]),
        ({"phase": {"open", "playing"}}, ["t2", "t3", "t1"]),
        ({"phase": set()}, []),
        ({"visibility": "link"}, ["t3"]),
        ({"game": "zombiaki"}, ["t4"]),
        ({"member": "ada"}, ["t2", "t1"]),
        ({"member": "nobody"}, []),
        ({"member": "bob", "phase": {"open", "playing"}, "visibility": "public"}, ["t2"]),
        ({"before": 30.0}, ["t3", "t1"]),
        ({"before": 10.0}, []),
    ],
)
async def test_tables_that_fit(house: Store, wanted: dict[str, object], found: list[str]) -> None:
    assert ids(await house.tables(limit=9, **wanted)) == found  # type: ignore[arg-type]


async def test_a_list_goes_on_where_the_last_one_ended(house: Store) -> None:
    seen: list[str] = []
    before = None
    while page := await house.tables(before=before, limit=2):
        assert len(page) <= 2
        seen += ids(page)
        before = page[-1].changed
    assert seen == ["t5", "t4", "t2", "t3", "t1"]


async def test_a_summary_is_updated(house: Store) -> None:
    changed = a_summary("t1", phase="over", visibility="link", host="eve", game="humans", changed=60.0, about=b"[]")
    await house.append(Write("t1", 2, lines(2), changed))
    assert await house.tables(limit=1) == [changed]
    assert len(await house.tables(limit=9)) == 5


async def test_members_are_replaced_and_stay_when_nothing_is_said_of_them(house: Store) -> None:
    await house.append(Write("t2", 2, lines(2), members=["bob", "eve", "eve"]))
    await house.append(Write("t2", 3, lines(3)))
    assert ids(await house.tables(member="ada", limit=9)) == ["t1"]
    assert ids(await house.tables(member="eve", limit=9)) == ["t4", "t2"]
    await house.append(Write("t2", 4, lines(4), members=[]))
    assert ids(await house.tables(member="eve", limit=9)) == ["t4"]


async def test_a_host_has_so_many_tables_that_are_neither_over_nor_closed(house: Store) -> None:
    assert [await house.count_tables(host) for host in ("ada", "bob", "eve")] == [1, 2, 0]
