"""Whom the host removes before the start: that one does not come back, by no link, and is told why."""

import json
from pathlib import Path

import pytest

from deadtown.table import entries
from deadtown.table.asking import Caller
from deadtown.table.commands import Leave, Say, Sit, Start
from deadtown.table.entries import read_entry
from deadtown.table.links import links_of
from deadtown.table.settings import Settings
from deadtown.table.table import Table
from tests.table.tables import ME, OPEN, Box, Played, ann, bob, cleo, dan, denied, hub_at, in_loop, table_at, table_of

BEHIND_LINKS = Settings(visibility="link")
eve = Caller("player-eve", "Eve")


def removed_bob(settings: Settings = BEHIND_LINKS) -> Played:
    table = table_of(ann, bob, None, cleo, settings=settings)
    table.do(ann, Leave(1))
    return table


def test_who_was_removed_does_not_sit_down_again() -> None:
    table = removed_bob(Settings())
    for command in (Sit(), Sit(1), Sit(2, ask=True)):
        table.denies(bob, command, "removed", "forbidden")
    table.do(bob, Say("why?"))
    assert table.do(dan, Sit(1)).seat == 1


def test_who_was_removed_does_not_come_in_by_any_link_at_a_table_behind_links() -> None:
    table = removed_bob()
    for link in ("", table.table_link(), table.seat_link(1), table.seat_link(2)):
        table.denies(bob, Say("hello"), "removed", "forbidden", link=link)


def test_somebody_is_removed_from_all_their_seats() -> None:
    table = table_of(ann, bob, bob, None)
    table.do(ann, Leave(2))
    assert [seat.who for seat in table.table.state.seats] == ["person", "open", "open", "open"]
    assert table.table.state.banned == [bob.player]
    assert table.do(ann, Leave(2)).again


def test_the_links_that_somebody_had_who_was_removed_are_made_anew() -> None:
    table = table_of(ann, bob, None, cleo, settings=BEHIND_LINKS)
    before = links_of(table.table.state)
    table.do(ann, Leave(1))
    after = links_of(table.table.state)
    assert after.table != before.table
    assert [old == new for old, new in zip(before.seats, after.seats, strict=True)] == [True, False, True, True]
    for link in (before.table, before.seats[1]):
        table.denies(dan, Sit(), "old-link", "forbidden", link=link)
    assert table.do(dan, Sit(), after.seats[1]).seat == 1
    table.do(ann, Leave(1))
    again = links_of(table.table.state)
    assert len({before.table, after.table, again.table, before.seats[1], after.seats[1], again.seats[1]}) == 6


def test_those_who_stay_need_no_new_link() -> None:
    table = table_of(ann, bob, None, cleo, settings=BEHIND_LINKS)
    old = table.table_link()
    table.do(ann, Leave(1))
    table.do(cleo, Say("still here"), old)
    table.do(ann, Say("me too"), old)
    table.denies(dan, Say("lost"), "bad-link", link="f" * 32)


def test_an_old_link_is_good_enough_for_a_table_that_is_open_to_all() -> None:
    table = table_of(ann, bob, None, cleo)
    links = [table.table_link(), table.seat_link(1)]
    table.do(ann, Leave(1))
    for link in links:
        table.do(dan, Say("hello"), link)


def test_links_stay_as_they_are_while_nobody_is_removed() -> None:
    table = table_of(ann, bob, "random", None, settings=BEHIND_LINKS)
    before = links_of(table.table.state)
    table.do(bob, Leave())
    table.do(ann, Leave(2))
    table.do(bob, Sit(2), before.table)
    table.do(ann, Leave(0))
    assert links_of(table.table.state) == before
    assert table.table.state.banned == []


def test_seats_that_close_up_keep_the_links_that_were_made_anew() -> None:
    table = table_of(ann, None, bob, cleo, settings=BEHIND_LINKS)
    table.do(ann, Leave(2))
    links = links_of(table.table.state)
    table.do(dan, Sit(), links.seats[2])
    table.do(ann, Start(drop=True))
    assert links_of(table.table.state).seats == [links.seats[0], *links.seats[2:]]
    table.denies(eve, Sit(), "no-free-seat", link=links.seats[1])


def test_a_log_of_a_host_who_cleared_a_seat_before_is_read_as_it_was() -> None:
    table = table_of(ann, bob, None)
    before = links_of(table.table.state)
    table.add(entries.Left(table.now, 1, bob.player))
    state = Table.read(table.table.state.id, None, table.bodies).state
    assert (state.banned, links_of(state)) == ([], before)


@pytest.mark.parametrize("language", ["en", "it", "fr"])
@in_loop
async def test_everybody_is_told_and_who_was_removed_hears_nothing_more(url: str, language: str) -> None:
    async with hub_at(url) as hub:
        table = await table_at(hub, ME, OPEN, OPEN, settings=BEHIND_LINKS)
        link = (await hub.links(ann, table)).table
        await hub.do(bob, table, Sit(), link)
        boxes = [Box(), Box(), Box(), Box()]
        watches = [
            await hub.watch(caller, table, box, link=link, words=language)
            for caller, box in zip((ann, bob, cleo), boxes, strict=False)
        ]
        following = await hub.follow(bob, boxes[3])
        await hub.do(ann, table, Leave(1))
        assert boxes[3].got[-1]["what"] == "removed"
        for box in boxes[:3]:
            told = box.last
            assert (told["what"], told["player"], told["info"]["seats"][1]["who"]) == ("removed", bob.player, "open")
            assert "Bob" in told["words"][0]
        await hub.do(ann, table, Say("he is gone"))
        assert [box.last["type"] for box in boxes[:3]] == ["said", "unheard", "said"]
        assert "he is gone" not in json.dumps(boxes[1].got)
        await boxes[2].until(lambda message: message["type"] == "presence")
        assert "presence" not in boxes[1].types
        for watch in watches:
            watch.close()
        following.close()
        for work in (
            hub.look(bob, table, link),
            hub.log(bob, table, "en", link=link),
            hub.watch(bob, table, Box(), link=(await hub.links(ann, table)).table),
        ):
            assert await denied(work) == "forbidden removed"
        assert await denied(hub.watch(None, table, Box(), link=link)) == "forbidden old-link"
        assert await hub.tables(bob, mine=True) == []


@in_loop
async def test_a_removal_outlives_the_server(tmp_path: Path) -> None:
    url = str(tmp_path / "x.db")
    async with hub_at(url) as hub:
        table = await table_at(hub, ME, OPEN, OPEN, settings=BEHIND_LINKS)
        await hub.do(bob, table, Sit(), (await hub.links(ann, table)).seats[1])
        await hub.do(ann, table, Leave(1))
        links = await hub.links(ann, table)
    async with hub_at(url) as hub:
        assert await hub.links(ann, table) == links
        assert await denied(hub.do(bob, table, Sit(), links.seats[1])) == "forbidden removed"
        last = read_entry((await hub.store.entries(table, 0))[-1][1])
        assert isinstance(last, entries.Removed)
