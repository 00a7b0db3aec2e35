"""A table is what its log comes to: read from scratch, from a stored one and the rest, or kept while it grows."""

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from deadtown.table import commands, entries, story
from deadtown.table.asking import Caller, Request, carry_out
from deadtown.table.bot_turns import bot_due
from deadtown.table.commands import Choose, Command
from deadtown.table.denied import Denied
from deadtown.table.hub import Hub
from deadtown.table.messages import Views
from deadtown.table.settings import Clock as Times
from deadtown.table.settings import Settings, SitIn, Windows
from deadtown.table.table import Table
from deadtown.table.tabletop import Damaged, TooFarBack
from deadtown.table.telling import Viewer
from tests.table.siege import lay_siege
from tests.table.tables import (
    BOT,
    ME,
    OPEN,
    Clock,
    Follower,
    Played,
    ann,
    bob,
    cleo,
    dan,
    hub_at,
    in_loop,
    known_from,
    table_at,
    table_of,
)

PEOPLE = (ann, bob, cleo, dan)


def some_settings(luck: Random) -> Settings:
    return Settings(
        undo=luck.choice(["free", "consent", "consent", "none"]),
        clock=luck.choice([None, Times(bank=60, move=5)]),
        spectators=luck.random() < 0.8,
        chat=luck.random() < 0.9,
        sit_in=luck.choice([None, SitIn(after=5)]),
        windows=Windows(luck.choice(["none", "none", "least", "same"]), limit=luck.choice([None, 10])),
    )


def anything(luck: Random, table: Table) -> tuple[Caller, Command]:
    """Something that somebody asks: mostly what is due, often what is not, sometimes nonsense."""
    decision = table.match.decision if table.match is not None else None
    number = table.match.number if table.match is not None else 0
    caller = luck.choice(PEOPLE)
    waiting = table.state.waiting_for()
    for_a_seat = table.state.ask is not None and table.state.ask.matter == "seat"
    if waiting and luck.random() < (0.7 if for_a_seat else 0.4):
        caller = next(person for person in PEOPLE if person.player == waiting[0])
        return caller, luck.choice([commands.Agree(), commands.Agree(), *[commands.Decline()] * (not for_a_seat)])
    if table.match is not None and table.match.window is not None and luck.random() < 0.3:
        return luck.choice(PEOPLE), Choose(number, luck.choice(["pass", "reveal"]))
    if decision is not None and luck.random() < 0.6:
        player = table.state.seats[decision.seat].player
        caller = next((person for person in PEOPLE if person.player == player), caller)
        return caller, Choose(number, luck.randint(1, len(decision.options)))
    if table.state.phase == "open" and luck.random() < 0.2:
        return luck.choice([(caller, commands.Start(drop=True)), (ann, commands.Leave(luck.randint(1, 3)))])
    kept = [number for number, chair in enumerate(table.state.seats) if chair.kept]
    if kept and luck.random() < 0.2:
        newcomers = [person for person in PEOPLE if person.player not in table.state.held]
        caller = luck.choice([caller, *newcomers])
        return caller, commands.Sit(luck.choice(kept), ask=luck.random() < 0.8)
    seat = luck.choice([None, 0, 1, 2, 3])
    nonsense: list[int | str | list[str | int]] = [1, 2, 99, "end_hunt", "take b", "?", []]
    some: list[Command] = [
        *(commands.Sit(seat), commands.Sit(seat, "Eve"), commands.Sit(), commands.Leave(seat)),
        *(commands.Sit(seat, ask=True), commands.Sit(ask=True)),
        *(commands.Bot(luck.randint(0, 3), luck.choice(["easy", "hunter", "none"])), commands.Start()),
        Choose(max(0, number - luck.randint(-1, 2)), luck.choice(nonsense)),
        *(commands.Bot(luck.randint(0, 3)), commands.Bot(luck.randint(0, 3), "easy")),
        Choose(number, "end_hunt", seat),
        *(commands.Undo(), commands.Undo(), commands.Undo(luck.randint(0, number + 1))),
        *(commands.Pause(), commands.Pause(), commands.Pause(), commands.Resume(), commands.Rematch()),
        *(commands.Agree(), commands.Agree(), commands.Agree(), commands.Decline()),
        *(commands.Say("hello"), commands.Say("psst", luck.randint(0, 3)), commands.Why("take magazine")),
        commands.Mute(luck.choice(PEOPLE).player, luck.random() < 0.5, luck.random() < 0.3),
        commands.Arrange(seat, ask=luck.choice(["could", "always", "kinds"])),
        commands.Arrange(seat, kinds=luck.choice([[], ["react"], ["dance"]])),
        commands.Arrange(seat, rest=luck.choice(["react", "hunt"])),
        commands.Arrange(seat, again=True),
    ]
    if luck.random() < 0.03:
        return caller, commands.Close()
    return caller, luck.choice(some)


def by_itself(luck: Random, table: Table, now: float) -> None:
    """What happens without anybody asking: bots decide, time is up, people go away and come back."""
    match, due = table.match, bot_due(table)
    if match is None or match.decision is None or table.state.phase != "playing":
        return
    seat = table.state.seats[match.decision.seat]
    if match.window is not None:
        if due is not None:
            table.add(entries.Answered(now, due.seat, match.number, luck.choice(["reveal", "pass"])))
        elif luck.random() < 0.1 and seat.played_by_person and not table.state.paused:
            table.add(entries.SatIn(now, match.decision.seat, "random"))
    elif due is not None:
        table.choose(match.decision.seat, luck.randint(1, len(match.decision.options)), now, 0.0, "")
    elif seat.played_by_person and not table.state.paused and luck.random() < 0.1:
        what = luck.choice([entries.TimedOut(now, match.decision.seat, match.number, "money"), None])
        table.add(what or entries.SatIn(now, match.decision.seat, "random"))
    elif seat.played_by_person and luck.random() < 0.1:
        table.add(entries.Copied(now, match.decision.seat, seat.player))
    elif luck.random() < 0.02:
        table.add(entries.Continued(now, ann.player, ann.name))
    elif luck.random() < 0.02:
        table.add(entries.Restored(now, f"fresh {now}"))
    for number in range(len(table.state.seats)):
        if table.state.seats[number].who == "person" and table.state.seats[number].bot and luck.random() < 0.2:
            table.add(entries.CameBack(now, number))


def session(luck: Random) -> Iterator[Played]:
    """An evening at a table: gives it after every step."""
    seats = luck.choice(
        [(ann, None), (ann, bob), (ann, bob, cleo), (ann, ann, None), (ann, None, bob, None), (ann, "random", bob)]
    )
    seed, start = f"session {luck.random()}", luck.random() < 0.8
    if luck.random() < 0.4:
        besieged = luck.choice([(ann, bob), (ann, bob, cleo), (ann, bob, bob, "random"), (ann, None, bob)])
        holding = [seat for seat in range(1, 4) if luck.random() < 0.6]
        table = Played(lay_siege(*besieged, holding=holding, settings=some_settings(luck)))
    else:
        table = table_of(*seats, settings=some_settings(luck), start=start, seed=seed, turn_cap=luck.choice([3, 50]))
    yield table
    for _ in range(90):
        table.passes(luck.choice([0.0, 1.0, 20.0]))
        before = table.table.save()
        try:
            if luck.random() < 0.25:
                by_itself(luck, table.table, table.now)
                table.settle()
            else:
                table.do(*anything(luck, table.table))
        except Denied:
            assert table.table.save() == before
            assert not table.table.fresh
        yield table


def seen(table: Table) -> bytes:
    """What everybody sees."""
    eyes = [None, *range(len(table.state.seats))]
    return b"" if table.match is None else msgspec.json.encode([table.match.seen_by(seat) for seat in eyes])


def test_a_log_read_again_gives_the_same_table() -> None:
    happened: set[type] = set()
    for seed in range(20):
        for table in session(Random(f"two {seed}")):
            again = Table.read(table.table.state.id, None, table.bodies)
            assert again.save() == table.table.save(), f"seed {seed}"
            assert seen(again) == seen(table.table), f"seed {seed}"
        happened |= set(map(type, table.log))
    assert set(get_args(entries.AnyEntry)) - happened <= {entries.Rematched}


@pytest.mark.parametrize("seed", range(12))
def test_a_stored_table_and_the_rest_of_its_log_give_the_same_table(seed: int) -> None:
    luck, saved, compared = Random(f"stored {seed}"), (0, b""), 0
    for table in session(luck):
        if luck.random() < 0.1 or not saved[0]:
            saved = (len(table.bodies), table.table.save())
        try:
            again = Table.read(table.table.state.id, saved[1], table.bodies[saved[0] :])
        except TooFarBack:
            saved = (0, b"")
            continue
        assert again.save() == table.table.save()
        assert seen(again) == seen(table.table)
        compared += 1
    assert compared > 40


def test_a_table_that_forgot_its_past_says_when_that_is_needed() -> None:
    table = table_of(ann, ann)
    table.end_turns(*[ann] * 30)
    table.table.forget(5)
    with pytest.raises(TooFarBack):
        carry_out(Request(table.table, ann, table.now), commands.Undo(to=2))
    stored = table_of(ann, ann)
    stored.end_turns(*[ann] * 30)
    saved = stored.table.save()
    stored.do(ann, commands.Undo(to=2))
    with pytest.raises(TooFarBack):
        Table.read(stored.table.state.id, saved, stored.bodies[-1:])
    assert Table.read(stored.table.state.id, None, stored.bodies).playing.number == 2


def test_entries_are_told_when_they_are_read_as_when_they_happened() -> None:
    table = table_of(ann, bob)
    happened = []
    for number in range(6):
        seat = number % 2
        table.decide(seat, "end_hunt", (ann, bob)[seat].player)
        happened += table.table.fresh
        table._note()
    known = table.bodies[3][0]
    read = Table.read(table.table.state.id, None, table.bodies, known)
    assert read.fresh == [told for told in happened if told.row > known]
    assert Table.read(table.table.state.id, None, table.bodies).fresh == []


def test_what_was_chosen_is_not_searched_for_when_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of(ann, bob)
    table.end_turns(ann, bob)
    monkeypatch.setattr("deadtown.kernel.match.Match.read", None)
    assert Table.read(table.table.state.id, None, table.bodies).save() == table.table.save()


@pytest.mark.parametrize("place", [0, 1, -1, 99])
def test_what_was_chosen_is_found_where_its_number_is_missing_or_wrong(place: int) -> None:
    table = table_of(ann, bob)
    table.end_turns(ann)
    assert isinstance(table.last, entries.Chose)
    assert table.last.place > 1
    told = msgspec.structs.replace(table.last, place=place)
    bodies = [*table.bodies[:-1], (len(table.bodies), body(told))]
    assert Table.read(table.table.state.id, None, bodies).save() == table.table.save()


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_everything_that_happens_at_a_table_has_words(language: str) -> None:
    for seed in range(6):
        *_, table = session(Random(f"words {seed}"))
        for player in (ann.player, ""):
            lines = story.log_lines(table.table.state.id, table.bodies, Viewer(player, language), 0)
            assert all(line.text for line in lines)


# Damage


def body(entry: entries.AnyEntry) -> bytes:
    return entries.write_entry(entry)


@pytest.mark.parametrize(
    "bad",
    [
        b"",
        b"{}",
        b"\xff",
        b'{"entry":"said","at":1,"player":"\xff","name":"","text":""}',
        b'{"entry":"danced","at":1}',
        body(entries.Chose(0.0, 1, 1, "take magazine")),
        body(entries.Chose(0.0, 1, 1, "fly")),
        body(entries.Chose(0.0, 0, 1, "end_hunt")),
        body(entries.Chose(0.0, 1, 5, "end_hunt")),
        body(entries.Chose(0.0, 1, 1, "end_hunt", [3])),
        body(entries.WentBack(0.0, 9, "x")),
        body(entries.Agreed(0.0, "x")),
        body(entries.Sat(0.0, 9, "x", "X")),
    ],
)
def test_a_log_that_does_not_agree_with_itself_is_damaged(bad: bytes) -> None:
    table = table_of(ann, bob)
    table.end_turns(ann)
    with pytest.raises(Damaged):
        Table.read(table.table.state.id, None, [*table.bodies, (len(table.bodies) + 1, bad)])


def test_a_log_with_a_hole_or_without_a_beginning_is_damaged() -> None:
    table = table_of(ann, bob)
    table.do(ann, commands.Say("good luck"))
    table.end_turns(ann, bob)
    for bodies in (table.bodies[:2] + table.bodies[3:], table.bodies[1:], [(1, table.bodies[1][1])]):
        with pytest.raises(Damaged):
            Table.read(table.table.state.id, None, bodies)


def test_another_seed_is_noticed() -> None:
    table = table_of(ann, bob)
    created = msgspec.structs.replace(table.log[0], seed="another")
    assert isinstance(created, entries.Created)
    with pytest.raises(Damaged):
        Table.read(table.table.state.id, None, [(1, body(created)), *table.bodies[1:]])


# What is sent


async def evening(hub: Hub, luck: Random) -> int:
    """A random session at a hub; everybody's messages, put together, are the position as it is told afresh: also when
    positions are told by what has changed."""
    clock = hub.now
    assert isinstance(clock, Clock)
    seats = luck.choice([(ME, OPEN), (ME, OPEN, OPEN), (ME, ME, OPEN), (ME, BOT, OPEN)])
    table = await table_at(hub, *seats, settings=some_settings(luck), turn_cap=luck.choice([3, 50]))
    forms: list[Views] = ["whole", "changes", "moments"]
    callers = [caller for caller in (*PEOPLE, None) for _ in forms]
    followers = [Follower(caller.player if caller is not None else "") for caller in callers]
    watches = [
        await hub.watch(who, table, box, words="it", views=views)
        for who, box, views in zip(callers, followers, cycle(forms), strict=False)
    ]
    denied = 0
    for _ in range(70):
        clock.time += luck.choice([0.0, 1.0])
        caller, command = anything(luck, await hub.table(table))
        numbers = [box.seq for box in followers]
        try:
            await hub.do(caller, table, command)
        except Denied:
            denied += 1
            assert numbers == [box.seq for box in followers]
        for who, box in zip(callers, followers, strict=True):
            await compare(hub, table, who, box)
        if luck.random() < 0.1:
            place = luck.randrange(len(callers))
            await come_back(hub, table, callers[place], followers[place])
    for watch in watches:
        watch.close()
    return denied


async def compare(hub: Hub, table: str, who: Caller | None, box: Follower) -> None:
    try:
        state: Any = await hub.look(who, table, words="it")
    except Denied as denied:
        if denied.refusal.reason != "no-spectators":
            raise
        assert box.seq == (await hub.table(table)).state.seq
        return
    assert box.knows == known_from(state)


async def come_back(hub: Hub, table: str, who: Caller | None, box: Follower) -> None:
    """Come back after a while: what was missed is told without a gap."""
    late = Follower(box.player)
    late.seq = max(1, box.seq - 12)
    try:
        watch = await hub.watch(who, table, late, since=late.seq)
    except Denied as denied:
        if denied.refusal.reason != "no-spectators":
            raise
        return
    assert [message["seq"] for message in late.numbered][-1] == box.seq
    watch.close()


@pytest.mark.parametrize("seed", range(4))
@in_loop
async def test_messages_put_together_are_the_position_as_it_is_told_afresh(tmp_path: Path, seed: int) -> None:
    async with hub_at(str(tmp_path / "x.db"), now=Clock()) as hub:
        luck = Random(f"evening {seed}")
        denied = sum([await evening(hub, luck) for _ in range(3)])
        assert denied > 20
