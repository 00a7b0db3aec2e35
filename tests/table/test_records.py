"""Records of tables: taken along when a game is over, and made into tables again."""

import json
from typing import Any

import pytest
from msgspec.structs import replace

from deadtown.kernel import Match, SeatNote, Seeded, commitment
from deadtown.kernel.record import End, Pause, RecordError, Recording, read_lines, verify, write_lines
from deadtown.table.asking import Caller
from deadtown.table.commands import Agree, Bot, Choose, Close, Sit, Undo
from deadtown.table.denied import Denied
from deadtown.table.entries import write_entry
from deadtown.table.hub import Hub
from deadtown.table.making import make_from_record
from deadtown.table.settings import SeatPlan, Settings
from deadtown.table.story import record_lines
from tests.table.tables import (
    ME,
    OPEN,
    SHORT,
    ZOMBINION,
    Box,
    Gate,
    ann,
    bob,
    cleo,
    dan,
    duel_at,
    end_turns,
    frames_of,
    hub_at,
    in_loop,
    log_of,
    table_at,
    table_of,
    text_of,
)


async def denied(work: Any) -> Denied:
    with pytest.raises(Denied) as caught:
        await work
    return caught.value


async def played(hub: Hub, **settings: Any) -> str:
    """A game that is over, with something taken back in it."""
    table = await duel_at(hub, turn_cap=12)
    await hub.do(ann, table, Choose(0, "play bullet"))
    await hub.do(ann, table, Undo())
    await end_turns(hub, table, ann)
    await hub.do(ann, table, Undo())
    await hub.do(bob, table, Agree())
    await end_turns(hub, table, *[ann, bob] * 12)
    return table


async def broken_off(hub: Hub) -> str:
    """A game that was closed before its end."""
    table = await duel_at(hub)
    await end_turns(hub, table, ann, bob, ann)
    await hub.do(ann, table, Close())
    return table


# Taking along


@in_loop
async def test_a_finished_game_has_a_record_that_proves_itself(database: str) -> None:
    async with hub_at(database) as hub:
        table = await played(hub)
        lines = read_lines(await text_of(hub.record(None, table)))
        match = verify(ZOMBINION, lines)
        assert match.outcome == (await hub.look(None, table)).info.outcome
        assert isinstance(lines[-1], End)
        assert lines[-1].seed == (await hub.look(None, table)).info.seed


@in_loop
async def test_the_record_of_a_running_game_would_tell_everything_and_is_not_given(url: str) -> None:
    async with hub_at(url) as hub:
        table = await table_at(hub, ME, OPEN)
        for caller in (ann, bob, None):
            assert (await denied(hub.record(caller, table))).refusal.reason == "record-when-over"
        await hub.do(bob, table, Sit())
        for caller in (ann, bob, None):
            assert (await denied(hub.record(caller, table))).refusal.reason == "record-when-over"


@in_loop
async def test_a_table_that_was_closed_before_the_end_has_a_record_to_go_on_with(url: str) -> None:
    async with hub_at(url) as hub:
        lines = read_lines(await text_of(hub.record(dan, await broken_off(hub))))
        assert isinstance(lines[-1], Pause)
        assert verify(ZOMBINION, lines).number == 3


@in_loop
async def test_a_table_that_was_closed_before_the_start_has_none(url: str) -> None:
    async with hub_at(url) as hub:
        table = await table_at(hub, ME, OPEN)
        await hub.do(ann, table, Close())
        assert (await denied(hub.record(ann, table))).refusal.reason == "not-started"


@in_loop
async def test_a_game_that_goes_on_from_another_has_none_of_its_own(url: str) -> None:
    async with hub_at(url, Gate()) as hub:
        table = await hub.fork(ann, await played(hub), 3, None, "easy")
        await hub.do(ann, table, Close())
        assert (await denied(hub.record(ann, table))).refusal.reason == "no-record-of-a-fork"


@in_loop
async def test_a_record_says_who_sat_there_when_it_began(url: str) -> None:
    async with hub_at(url) as hub:
        table = await table_at(hub, ME, OPEN, OPEN, **SHORT)
        await hub.do(cleo, table, Sit(2))
        box = Box()
        await hub.watch(ann, table, box)
        await hub.do(ann, table, Bot(1, "easy"))
        await end_turns(hub, table, ann)
        await box.until(lambda message: message.get("number") == 2)
        await end_turns(hub, table, cleo)
        header = json.loads((await text_of(hub.record(None, table))).split("\n")[0])
        assert [(seat["name"], seat["player"]) for seat in header["seats"]] == [
            ("Ann", "person"),
            ("Random", "bot:random"),
            ("Cleo", "person"),
        ]


# Making tables of records


@in_loop
async def test_a_finished_game_comes_back_as_it_went(database: str) -> None:
    async with hub_at(database) as hub:
        source = await played(hub)
        text = await text_of(hub.record(None, source))
        table = await hub.import_record(cleo, text)
        here, there = (await hub.look(cleo, table)).info, (await hub.look(cleo, source)).info
        assert (here.phase, here.outcome, here.number) == ("over", there.outcome, there.number)
        assert (here.host, here.source, here.settings.visibility) == (cleo.player, "record", "link")
        assert [seat.name for seat in here.seats] == ["Ann", "Bob"]
        assert await text_of(hub.record(cleo, table)) == text
        assert len(await frames_of(hub.replay(cleo, table, 1))) == len(await frames_of(hub.replay(cleo, source, 1)))


@in_loop
async def test_a_game_that_was_broken_off_goes_on_where_it_was_with_luck_that_nobody_knows(url: str) -> None:
    """Two who go on from one record have different luck, and neither has what its seed tells."""
    async with hub_at(url) as hub:
        text = await text_of(hub.record(None, await broken_off(hub)))
        tables = [await hub.import_record(cleo, text) for _ in range(2)]
        before = verify(ZOMBINION, read_lines(text))
        went_on = [before.fork(), *[(await hub.table(table)).playing.fork() for table in tables]]
        assert {match.digest() for match in went_on} == {before.digest()}
        assert len({match.chance.order(20).__repr__() for match in went_on}) == 3
        infos = [(await hub.look(cleo, table)).info for table in tables]
        assert len({json.loads(text.split("\n")[0])["commitment"], *[info.commitment for info in infos]}) == 3
        info = infos[0]
        assert (info.phase, info.number, [seat.who for seat in info.seats]) == ("playing", 3, ["open", "open"])


@in_loop
async def test_a_game_that_went_on_has_a_record_that_proves_itself(url: str) -> None:
    """Also one that went on twice, and was played to its end."""
    async with hub_at(url) as hub:
        text = await text_of(hub.record(None, await broken_off(hub)))
        for _ in range(2):
            table = await hub.import_record(cleo, text)
            await hub.do(cleo, table, Sit(0))
            await hub.do(cleo, table, Sit(1))
            await end_turns(hub, table, *[cleo] * 4)
            await hub.do(cleo, table, Close())
            text = await text_of(hub.record(cleo, table))
        lines = read_lines(text)
        assert verify(ZOMBINION, lines).number == 11
        last = lines[-1]
        assert isinstance(last, Pause)
        other = text.replace(last.seed, last.seed[:-1] + ("0" if last.seed[-1] != "0" else "1"))
        with pytest.raises(RecordError):
            verify(ZOMBINION, read_lines(other))


@in_loop
async def test_a_table_that_went_on_is_the_same_when_it_is_loaded_again(url: str) -> None:
    async with hub_at(url) as hub:
        table = await hub.import_record(cleo, await text_of(hub.record(None, await broken_off(hub))))
        await hub.do(cleo, table, Sit(0))
        await hub.do(cleo, table, Sit(1))
        await end_turns(hub, table, *[cleo] * 6)
        digest = (await hub.table(table)).playing.digest()
        hub.live[table].forget()
        assert (await hub.table(table)).playing.digest() == digest


@in_loop
async def test_what_was_taken_back_before_a_game_was_saved_is_left_out(url: str) -> None:
    """Its luck is told by the record, and would come again."""
    async with hub_at(url) as hub:
        table = await duel_at(hub, Settings(undo="free"))
        await end_turns(hub, table, ann, bob)
        await hub.do(ann, table, Undo(to=0))
        await end_turns(hub, table, ann)
        await hub.do(ann, table, Close())
        text = await text_of(hub.record(None, table))
        assert '"undo"' in text
        again = await hub.import_record(cleo, text)
        assert (await hub.table(again)).playing.digest() == verify(ZOMBINION, read_lines(text)).digest()
        await hub.do(cleo, again, Close())
        assert '"undo"' not in await text_of(hub.record(cleo, again))


@in_loop
async def test_whoever_comes_is_told_that_somebody_may_know_all_that_was_hidden(url: str) -> None:
    async with hub_at(url) as hub:
        table = await hub.import_record(cleo, await text_of(hub.record(None, await broken_off(hub))))
        link = (await hub.links(cleo, table)).table
        for language, words in (("en", "may know all"), ("it", "può sapere tutto"), ("fr", "peut savoir tout")):
            lines = await log_of(hub.log(dan, table, language, link=link))
            assert "Cleo" in lines[-1].text
            assert words in lines[-1].text
        info = (await hub.look(dan, table, link)).info
        assert (info.source, info.phase) == ("record", "playing"), "by which the page tells before somebody sits down"


@in_loop
async def test_bots_of_a_record_play_on_if_they_are_known_here(url: str) -> None:
    async with hub_at(url, Gate()) as hub:
        table = await table_at(hub, ME, SeatPlan("bot", bot="easy"), SeatPlan("bot", bot="hard"))
        await hub.do(ann, table, Close())
        text = (await text_of(hub.record(ann, table))).replace("bot:hunter", "bot:genius")
        info = (await hub.look(ann, await hub.import_record(ann, text))).info
        assert [(seat.who, seat.bot) for seat in info.seats] == [("open", ""), ("bot", "random"), ("open", "")]


@in_loop
async def test_what_was_imported_survives_a_restart(url: str) -> None:
    async with hub_at(url) as hub:
        text = await text_of(hub.record(None, await played(hub)))
        unproved = text.replace(f'"seed":"{json.loads(text.splitlines()[-1])["seed"]}"', '"seed":null')
        tables = [await hub.import_record(ann, record) for record in (text, unproved)]
    async with hub_at(url) as hub:
        for table in tables:
            assert (await hub.look(ann, table)).info.phase == "over"
        assert await text_of(hub.record(ann, tables[0])) == text


@in_loop
async def test_a_record_without_a_seed_is_shown_but_not_gone_on_with(url: str) -> None:
    async with hub_at(url) as hub:
        text = await text_of(hub.record(None, await played(hub)))
        last = json.loads(text.splitlines()[-1])
        table = await hub.import_record(ann, text.replace(f'"seed":"{last["seed"]}"', '"seed":null'))
        info = (await hub.look(ann, table)).info
        assert (info.seed, info.commitment, info.outcome is not None) == (None, "", True)
        assert (await denied(hub.fork(ann, table, 3, None, "easy"))).refusal.reason == "no-seed-to-go-on"


# What can't be used


def record_of(somebody: Caller) -> str:
    """The record of a short game that somebody played against Bob."""
    table = table_of(somebody, bob, **SHORT)
    table.end_turns(somebody, bob)
    return write_lines(record_lines(table.table.state.id, table.bodies))


@pytest.fixture
def text() -> str:
    return record_of(ann)


def refused(text: str, caller: Caller = ann) -> Denied:
    with pytest.raises(Denied) as caught:
        make_from_record(caller, text, 1000.0)
    return caught.value


@pytest.mark.parametrize("junk", ["", "\n", "hello", "{}", "[]", '{"line":"end"}', "\ud800", "[" * 5000])
def test_what_is_no_record_is_denied(junk: str) -> None:
    problem = refused(junk)
    assert (problem.kind, problem.refusal.reason, problem.refusal.arguments["line"]) == ("bad", "bad-record", 1)


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ('"option":"end_hunt"', '"option":"take magazine"', 3),
        ('"option":"end_hunt"', '"option":"end"', 3),
        ('"number":2,"seat":1', '"number":2,"seat":0', 4),
        ('"rules":"2"', '"rules":"0"', 1),
        ('"format":2', '"format":3', 1),
        ('"format":2', '"format":1', 1),
        ('"turn_cap":1', '"turn_cap":2', 5),
        ('"turn_cap":1', '"turn_cap":"x"', 1),
        ('"winners":[0,1]', '"winners":[1]', 5),
        ('"commitment":"', '"commitment":"0', 5),
    ],
)
def test_a_record_that_breaks_the_rules_is_denied_with_the_line(text: str, old: str, new: str, line: int) -> None:
    assert old in text
    problem = refused(text.replace(old, new, 1))
    assert (problem.kind, problem.refusal.reason) == ("bad", "bad-record")
    assert problem.refusal.arguments["line"] == line
    assert problem.refusal.arguments["problem"]


@pytest.mark.parametrize("again", [123, 320, 400, 1000, 100_000])
def test_a_record_with_a_seed_that_is_too_long_is_denied(again: int) -> None:
    """However deep it is; and also where nothing could be added to it any more, so that the game could not go on."""
    seed = "a" + " until 0, then b" * again
    match = Match.start(ZOMBINION, ["Ann", "Bob"], chance=Seeded("b"), halts=True)
    recording = Recording(match, [SeatNote("Ann"), SeatNote("Bob")], {}, "b")
    recording.choose(1)
    header, *lines, pause = recording.pause()
    text = write_lines([replace(header, commitment=commitment(seed)), *lines, replace(pause, seed=seed)])
    problem = refused(text)
    assert (problem.refusal.reason, problem.refusal.arguments["line"]) == ("bad-record", 4)
    assert "a seed has 2000 characters at most" in str(problem.refusal.arguments["problem"])


@pytest.mark.parametrize("depth", [100, 900, 5000])
@pytest.mark.parametrize("old", ['"options":{', '"turn_cap":', '"chance":['])
def test_a_record_in_which_something_lies_deep_is_denied(text: str, old: str, depth: int) -> None:
    assert old in text
    deep = "[" * depth + "]" * depth
    new = {'"options":{': f'{old}"deep":{deep},', '"turn_cap":': f'{old}{deep},"no":'}.get(old, f"{old}{deep},")
    assert refused(text.replace(old, new, 1)).refusal.reason == "bad-record"


def test_an_old_record_is_told_anew(text: str) -> None:
    old = text.replace('"format":2', '"format":1').replace('"rules":"2"', '"rules":"1"')
    table = make_from_record(ann, old, 1000.0)
    bodies = [(told.row, write_entry(told.entry)) for told in table.take_fresh()]
    assert table.state.phase == "over"
    assert write_lines(record_lines(table.state.id, bodies)) == text


def test_a_record_that_stops_before_the_end_is_denied(text: str) -> None:
    for kept in (2, 3, 4):
        cut = "\n".join(text.splitlines()[:kept])
        assert refused(cut).refusal.reason == "unfinished-record"


def test_a_record_of_a_game_that_is_not_here_is_denied(text: str) -> None:
    problem = refused(text.replace('"game":"zombinion"', '"game":"chess"'))
    assert (problem.kind, problem.refusal.reason) == ("unknown", "no-such-game")


@pytest.mark.parametrize("name", ["x" * 25, " Ann", "A\ann", "  "])
def test_names_of_a_record_are_short_and_visible_like_all_others(name: str) -> None:
    problem = refused(record_of(Caller("a", name)))
    assert (problem.kind, problem.refusal.reason) == ("bad", "bad-name")


@in_loop
async def test_what_can_not_be_used_leaves_nothing_behind(url: str) -> None:
    async with hub_at(url) as hub:
        assert (await denied(hub.import_record(ann, "junk"))).kind == "bad"
        assert await hub.tables(ann, mine=True) == []
        assert hub.live == {}


@in_loop
async def test_there_is_an_end_to_importing(url: str) -> None:
    async with hub_at(url, most_tables=1) as hub:
        table = await broken_off(hub)
        text = await text_of(hub.record(None, table))
        await hub.import_record(ann, text)
        assert (await denied(hub.import_record(ann, text))).refusal.reason == "too-many-tables"


@in_loop
async def test_nobody_goes_back_to_before_a_game_was_saved(url: str) -> None:
    """Its luck is told by the record, and would come again."""
    async with hub_at(url) as hub:
        table = await hub.import_record(cleo, await text_of(hub.record(None, await broken_off(hub))))
        await hub.do(cleo, table, Sit(0))
        await hub.do(dan, table, Sit(1), (await hub.links(cleo, table)).table)
        for undo in (Undo(), Undo(to=0), Undo(to=2)):
            assert (await denied(hub.do(cleo, table, undo))).refusal.reason == "nothing-to-undo"
        await end_turns(hub, table, dan)
        assert (await hub.do(dan, table, Undo())).asked
        assert (await hub.look(cleo, table)).info.settings == Settings(visibility="link", forks=True)
