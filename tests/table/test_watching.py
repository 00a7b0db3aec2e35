"""Watching a table: the position first, then whatever happens, and what was missed when somebody comes back."""

import json
from pathlib import Path
from typing import Any

import pytest

from deadtown.table.asking import Caller
from deadtown.table.commands import Agree, Choose, Leave, Mute, Say, Sit, Start, Undo
from deadtown.table.denied import Denied
from deadtown.table.hub import Hub
from deadtown.table.settings import Settings
from tests.table.tables import (
    ME,
    OPEN,
    SHORT,
    Box,
    ann,
    bob,
    cleo,
    dan,
    duel_at,
    end_turns,
    hub_at,
    in_loop,
    known_from,
    table_at,
    watching,
)


async def reason(hub: Hub, caller: Caller | None, table: str, **how: Any) -> str:
    with pytest.raises(Denied) as caught:
        await hub.watch(caller, table, Box(), **how)
    return caught.value.refusal.reason


@in_loop
async def test_everybody_is_told_what_they_may_know_and_no_more(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub)
        boxes = [await watching(hub, caller, table) for caller in (ann, bob, None)]
        await end_turns(hub, table, ann)
        hers, his, anybodys = (box.last for box in boxes)
        assert [message["seen"]["eyes"] for message in (hers, his, anybodys)] == [0, 1, None]
        drew = [next(event for event in message["events"] if event["type"] == "Drew") for message in (hers, his)]
        assert len(drew[0]["cards"]) == 5
        assert drew[1]["cards"] is None
        assert [seat["hand"] is None for seat in his["seen"]["view"]["hunters"]] == [True, False]
        assert [seat["hand"] for seat in anybodys["seen"]["view"]["hunters"]] == [None, None]
        assert "decision" in his["seen"]
        assert his["seen"]["decision"]["options"]
        assert hers["seen"]["decision"] is None
        assert anybodys["seen"]["decision"] is None


@in_loop
async def test_whoever_wants_words_is_told_in_words(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub)
        box = await watching(hub, bob, table, words="it")
        await end_turns(hub, table, ann)
        assert "Ann passa alla Pulizia" in box.last["words"][0]
        decision = box.last["seen"]["decision"]
        assert decision["prompt"]
        assert len(decision["texts"]) == len(decision["options"])
        plain = await watching(hub, ann, table)
        assert "prompt" not in (plain.last["seen"]["decision"] or {})


@in_loop
async def test_each_line_of_words_comes_with_the_clause_behind_it(url: str) -> None:
    async with hub_at(url) as hub:
        table = await table_at(hub, ME, OPEN)
        box, plain = await watching(hub, ann, table, words="en"), await watching(hub, ann, table)
        await hub.do(bob, table, Sit())
        await end_turns(hub, table, ann)
        started, moved = box.numbered[-2:]
        assert dict(zip(started["words"], started["clauses"], strict=True)).items() >= {
            ("The game begins.", ""),
            ("Ann starts.", "ZN-2.2"),
        }
        assert len(moved["clauses"]) == len(moved["words"])
        assert moved["clauses"][0] == "ZN-6.1"
        assert all("clauses" not in message for message in plain.got)


@in_loop
async def test_somebody_at_several_seats_sees_through_the_one_that_decides(url: str) -> None:
    async with hub_at(url) as hub:
        table = await table_at(hub, ME, ME)
        box = await watching(hub, ann, table)
        assert box.seen["eyes"] == 0
        await end_turns(hub, table, ann)
        assert box.seen["eyes"] == 1
        assert box.seen["decision"]["seat"] == 1


@in_loop
async def test_the_end_of_a_game_is_told_with_its_last_decision(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub, **SHORT)
        box = await watching(hub, None, table)
        await end_turns(hub, table, ann)
        assert "info" not in box.last
        await end_turns(hub, table, bob)
        assert (box.last["type"], box.last["info"]["phase"]) == ("moved", "over")
        assert box.last["info"]["seed"]


@in_loop
async def test_a_question_that_a_choice_withdraws_is_withdrawn_for_the_watchers(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub)
        box = await watching(hub, None, table)
        await end_turns(hub, table, ann)
        await hub.do(ann, table, Undo())
        assert box.info["ask"]["waiting"] == [bob.player]
        await hub.do(bob, table, Choose(1, "play bullet"))
        assert (box.last["type"], box.info["ask"]) == ("moved", None)


@in_loop
async def test_seats_that_are_dropped_are_told_to_who_watches_and_to_who_was_away(url: str) -> None:
    async with hub_at(url) as hub:
        table = await table_at(hub, ME, OPEN, OPEN, OPEN)
        hers = await watching(hub, ann, table, words="en")
        since = hers.seq
        await hub.do(bob, table, Sit(seat=3))
        await hub.do(bob, table, Leave())
        await hub.do(cleo, table, Sit(seat=2))
        await hub.do(cleo, table, Start(drop=True))
        assert [(told["what"], told["words"][0]) for told in hers.numbered[-2:]] == [
            ("dropped", "The empty seats are taken away."),
            ("started", "The game begins."),
        ]
        assert [seat["name"] for seat in hers.info["seats"]] == ["Ann", "Cleo"]
        assert hers.knows == known_from(await hub.look(ann, table, words="en"))
        back = await watching(hub, cleo, table, words="en", since=since)
        assert [told.get("what") for told in back.numbered] == ["sat", "left", "sat", "dropped", "started", None]
        assert back.seen["eyes"] == 1


# What was missed


@in_loop
async def test_whoever_comes_back_is_told_what_happened_since_and_then_the_position(database: str) -> None:
    async with hub_at(database) as hub:
        table = await duel_at(hub)
        box = await watching(hub, ann, table)
        await end_turns(hub, table, ann, bob, ann)
        back = await watching(hub, ann, table, since=4)
        assert [(message["type"], message["seq"]) for message in back.numbered] == [
            ("moved", 5),
            ("moved", 6),
            ("state", 6),
        ]
        assert [message["events"] for message in back.numbered[:2]] == [
            message["events"] for message in box.numbered[2:]
        ]
        assert back.knows == box.knows


@in_loop
async def test_what_is_no_longer_at_hand_is_told_from_the_whole_log(database: str) -> None:
    async with hub_at(database) as hub:
        table = await duel_at(hub)
        box = await watching(hub, bob, table, words="fr")
        await hub.do(ann, table, Say("psst", to=1))
        await end_turns(hub, table, ann, bob)
        recent = await watching(hub, bob, table, since=3, words="fr")
        hub.live[table].put_away()
        whole = await watching(hub, bob, table, since=3, words="fr")
        assert whole.numbered == recent.numbered
        assert [message["seq"] for message in whole.numbered] == [4, 5, 6, 6]
        told = [message.get("words") for message in box.numbered[1:]]
        assert [message.get("words") for message in whole.numbered[:-1]] == told


@in_loop
async def test_from_the_very_beginning_everything_is_told(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub)
        box = await watching(hub, None, table, since=0)
        assert [message.get("what") for message in box.got] == ["created", "sat", "started", None]


@pytest.mark.parametrize("since", [None, 3, 99])
@in_loop
async def test_whoever_missed_nothing_is_told_the_position(tmp_path: Path, since: int | None) -> None:
    async with hub_at(str(tmp_path / "x.db")) as hub:
        table = await duel_at(hub)
        box = await watching(hub, ann, table, since=since)
        assert box.types == ["state"]
        assert box.got[0]["you"] == {"player": ann.player, "seats": [0], "host": True}


@in_loop
async def test_whoever_comes_to_a_seat_is_not_told_what_was_said_to_who_had_it(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub)
        await hub.do(ann, table, Say("my secret", to=1))
        await hub.do(bob, table, Leave())
        await hub.do(cleo, table, Sit(ask=True))
        await hub.do(ann, table, Agree())
        await hub.do(bob, table, Agree())
        for _ in range(2):
            box = await watching(hub, cleo, table, since=3)
            assert box.got[0] == {"type": "unheard", "table": table, "seq": 4}
            assert "my secret" not in json.dumps(box.got)
            hub.live[table].put_away()


# What is not for everybody


@in_loop
async def test_what_is_not_for_somebodys_ears_is_only_numbered(url: str) -> None:
    async with hub_at(url) as hub:
        table = await table_at(hub, ME, OPEN, OPEN)
        await hub.do(bob, table, Sit())
        await hub.do(cleo, table, Sit())
        boxes = [await watching(hub, caller, table) for caller in (ann, bob, cleo, dan, None)]
        await hub.do(ann, table, Say("psst", to=1))
        assert [box.last["type"] for box in boxes] == ["said", "said", "unheard", "unheard", "unheard"]
        await hub.do(cleo, table, Mute(dan.player))
        assert [box.last["type"] for box in boxes] == ["unheard", "unheard", "changed", "unheard", "unheard"]
        await hub.do(dan, table, Say("hello"))
        assert [box.last["type"] for box in boxes] == ["said", "said", "unheard", "said", "said"]
        assert boxes[0].last["text"] == "hello"


@in_loop
async def test_a_table_without_room_for_spectators_shows_them_nothing_of_a_running_game(url: str) -> None:
    async with hub_at(url) as hub:
        table = await table_at(hub, ME, OPEN, settings=Settings(spectators=False), **SHORT)
        early = await watching(hub, dan, table)
        await hub.do(bob, table, Sit())
        await end_turns(hub, table, ann)
        assert early.types == ["state", "unheard", "unheard", "unheard"]
        for caller in (dan, None):
            assert await reason(hub, caller, table) == "no-spectators"
            for look in (hub.look(caller, table), hub.log(caller, table, "en"), hub.replay(caller, table, None)):
                with pytest.raises(Denied, match="no-spectators"):
                    await look
        await end_turns(hub, table, bob)
        assert early.last["info"]["phase"] == "over"
        assert early.knows == known_from(await hub.look(dan, table))


@in_loop
async def test_the_host_of_a_table_without_room_for_spectators_may_look(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub, Settings(spectators=False))
        await hub.do(ann, table, Leave())
        assert (await watching(hub, ann, table)).seen["eyes"] is None


@in_loop
async def test_there_is_room_for_so_many_spectators_only(url: str) -> None:
    async with hub_at(url, most_spectators=2) as hub:
        table = await duel_at(hub)
        first = await hub.watch(None, table, Box())
        await hub.watch(dan, table, Box())
        assert await reason(hub, None, table) == "too-many-spectators"
        await watching(hub, bob, table)
        first.close()
        await watching(hub, cleo, table)


@in_loop
async def test_a_table_behind_a_link_is_watched_by_those_who_have_it(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub, Settings(visibility="link"))
        assert await reason(hub, dan, table) == "needs-link"
        assert await reason(hub, None, table, link="x") == "bad-link"
        assert await reason(hub, ann, "nowhere") == "no-such-table"
        links = await hub.links(ann, table)
        await watching(hub, dan, table, link=links.table)
        await watching(hub, None, table, link=links.seats[1])
        await watching(hub, bob, table)


@in_loop
async def test_whoever_stops_watching_is_told_nothing_more(url: str) -> None:
    async with hub_at(url) as hub:
        table, box = await duel_at(hub), Box()
        watch = await hub.watch(ann, table, box)
        watch.close()
        watch.close()
        await end_turns(hub, table, ann)
        assert box.types == ["state"]


# Who is here


@in_loop
async def test_it_is_told_who_is_here(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub)
        box = Box()
        await hub.watch(ann, table, box)
        told = await box.until(lambda message: message["type"] == "presence")
        assert told == {"type": "presence", "table": table, "here": [ann.player], "watching": 0}
        visits = [await hub.watch(who, table, Box()) for who in (bob, bob, dan, None)]
        here = sorted([ann.player, bob.player, dan.player])
        await box.until(lambda message: message.get("here") == here and message["watching"] == 2)
        info = (await hub.look(None, table)).info
        assert ([seat.here for seat in info.seats], info.watching) == ([True, True], 2)
        visits[0].close()
        visits[2].close()
        await box.until(lambda message: message.get("here") == sorted([ann.player, bob.player]))
        visits[1].close()
        visits[3].close()
        await box.until(lambda message: message.get("here") == [ann.player] and message["watching"] == 0)


@in_loop
async def test_who_is_here_is_told_rightly_of_a_table_that_was_put_away(url: str) -> None:
    async with hub_at(url) as hub:
        table, box = await duel_at(hub), Box()
        await hub.watch(ann, table, box)
        hub.live[table].put_away()
        await hub.watch(None, table, Box())
        hub.live[table].put_away()
        hub.live[table].watchers.announce()
        await box.until(lambda message: message.get("here") == [ann.player] and message["watching"] == 1)


@in_loop
async def test_consent_is_asked_and_given_over_the_wire(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub)
        box = await watching(hub, bob, table)
        await end_turns(hub, table, ann)
        assert (await hub.do(ann, table, Undo())).asked
        assert (box.last["what"], box.last["player"]) == ("asked", ann.player)
        assert box.info["ask"] == {
            "matter": "undo",
            "player": ann.player,
            "number": 0,
            "agreed": [],
            "waiting": [bob.player],
            "name": "Ann",
        }
        await hub.do(bob, table, Agree())
        assert [message.get("what") for message in box.numbered[-2:]] == ["agreed", "wentback"]
        assert (box.info["ask"], box.seen["number"]) == (None, 0)
