"""Going on from a position of another game: as it was when that is over, as one imagines it while it goes on."""

from random import Random

import msgspec
import pytest

from deadtown.games import GAMES
from deadtown.kernel import Match, Seeded, Snapshot
from deadtown.table import entries
from deadtown.table.commands import Bot, Choose, Close, Leave, Sit, Undo
from deadtown.table.denied import Denied
from deadtown.table.hub import Hub
from deadtown.table.log_lines import what_of
from deadtown.table.making import lay
from deadtown.table.reading.task import Fork
from deadtown.table.reading.work import fork
from deadtown.table.settings import Settings
from tests.table.tables import (
    BOT,
    ME,
    OPEN,
    SHORT,
    Box,
    Gate,
    Played,
    ann,
    bob,
    cleo,
    dan,
    denied,
    duel_at,
    end_turns,
    frames_of,
    hub_at,
    in_loop,
    log_of,
    table_at,
)

COPIED = Settings(forks=True)
"""At these tables copies of the running game may be taken."""

# Of a finished game


@in_loop
async def test_anybody_goes_on_from_a_finished_game_against_bots(database: str) -> None:
    async with hub_at(database) as hub:
        source = await duel_at(hub, turn_cap=3)
        await end_turns(hub, source, *[ann, bob] * 3)
        fork = await hub.fork(dan, source, 2, 1, "hard")
        box = Box()
        await hub.watch(dan, fork, box)
        await box.until(lambda message: message.get("number") == 3 or message.get("info", {}).get("number") == 3)
        info = (await hub.look(dan, fork)).info
        assert [(seat.name, seat.bot) for seat in info.seats] == [("Ann", "hunter"), ("Dan", "")]
        assert (info.source, info.settings) == (source, Settings(visibility="link", undo="free", forks=True))
        assert (info.host, info.deciding) == (dan.player, 1)


@in_loop
async def test_the_position_is_the_one_that_was_with_the_luck_that_was(url: str) -> None:
    async with hub_at(url) as hub:
        source = await duel_at(hub, turn_cap=3)
        await end_turns(hub, source, *[ann, bob] * 3)
        fork = await hub.fork(ann, source, 4, None, "easy")
        then = [(await frames_of(hub.replay(ann, table, 0)))[place].seen for table, place in ((source, 4), (fork, 0))]
        assert then[0] is not None
        assert then[1] is not None
        assert (then[0].number, then[0].view.hunters[0].hand) == (then[1].number, then[1].view.hunters[0].hand)
        box = Box()
        await hub.watch(ann, fork, box)
        await end_turns(hub, fork, ann)
        await box.until(lambda message: message.get("info", {}).get("phase") == "over")
        assert box.last["info"]["outcome"]["scores"] == (await hub.look(None, source)).info.outcome.scores  # type: ignore[union-attr]


@in_loop
async def test_whoever_takes_no_seat_takes_the_one_that_decides(url: str) -> None:
    async with hub_at(url, Gate()) as hub:
        source = await duel_at(hub, **SHORT)
        await end_turns(hub, source, ann, bob)
        for at in (0, 1):
            fork = await hub.look(cleo, await hub.fork(cleo, source, at, None, "easy"))
            assert (fork.you.seats, fork.info.number) == ([at], at)


@in_loop
async def test_a_fork_goes_back_to_where_it_began_and_no_further(url: str) -> None:
    async with hub_at(url, Gate()) as hub:
        source = await duel_at(hub, turn_cap=3)
        await end_turns(hub, source, *[ann, bob] * 3)
        fork = await hub.fork(ann, source, 2, 0, "easy")
        await hub.do(ann, fork, Choose(2, "play bullet"))
        await hub.do(ann, fork, Undo(to=2))
        with pytest.raises(Denied, match="nothing-to-undo"):
            await hub.do(ann, fork, Undo(to=1))
        hub.live[fork].forget()
        assert (await hub.look(ann, fork)).info.number == 2


@in_loop
async def test_a_fork_may_be_forked(url: str) -> None:
    async with hub_at(url, Gate()) as hub:
        source = await duel_at(hub, turn_cap=3)
        await end_turns(hub, source, *[ann, bob] * 3)
        first = await hub.fork(ann, source, 2, 0, "easy")
        second = await hub.fork(ann, first, 2, 0, "easy")
        assert (await hub.look(ann, second)).info.number == 2
        assert await denied(hub.fork(ann, first, 1, 0, "easy")) == "bad no-such-position"


@in_loop
async def test_what_can_not_be_forked_is_denied(url: str) -> None:
    async with hub_at(url, Gate()) as hub:
        source = await duel_at(hub, **SHORT)
        await end_turns(hub, source, ann, bob)
        assert await denied(hub.fork(ann, source, 2, 0, "easy")) == "conflict game-over"
        assert await denied(hub.fork(ann, source, 3, 0, "easy")) == "bad no-such-position"
        assert await denied(hub.fork(ann, source, 0, 2, "easy")) == "bad no-such-seat"
        assert await denied(hub.fork(ann, source, 0, -1, "easy")) == "bad no-such-seat"
        assert await denied(hub.fork(ann, source, 0, 0, "genius")) == "bad no-such-bot"
        waiting = await table_at(hub, ME, OPEN)
        assert await denied(hub.fork(ann, waiting, 0, 0, "easy")) == "bad no-such-position"


# Of a running game


@in_loop
async def test_only_who_plays_goes_on_from_a_running_game_and_from_the_own_seat(url: str) -> None:
    async with hub_at(url, Gate()) as hub:
        source = await duel_at(hub, COPIED)
        await end_turns(hub, source, ann, bob)
        assert await denied(hub.fork(dan, source, 0, 0, "easy")) == "forbidden not-your-eyes"
        assert await denied(hub.fork(ann, source, 0, 1, "easy")) == "forbidden not-your-eyes"
        fork = await hub.look(ann, await hub.fork(ann, source, 2, 0, "easy"))
        assert (fork.you.seats, fork.info.number) == ([0], 2)
        closed = await duel_at(hub, COPIED)
        await hub.do(ann, closed, Close())
        assert await denied(hub.fork(dan, closed, 0, 0, "easy")) == "forbidden not-your-eyes"


@in_loop
async def test_the_fork_of_a_running_game_shows_what_the_seat_saw(url: str) -> None:
    async with hub_at(url, Gate()) as hub:
        source = await duel_at(hub, COPIED)
        await end_turns(hub, source, ann, bob)
        fork = await hub.fork(ann, source, 2, 0, "easy")
        here, there = [(await hub.look(ann, table)).seen for table in (source, fork)]
        assert here is not None
        assert there is not None
        assert here.decision == there.decision
        assert [hunter.hand for hunter in here.view.hunters] == [hunter.hand for hunter in there.view.hunters]
        seed = (await hub.table(source)).state.seed.encode()
        assert not any(seed in body for _, body in await hub.store.entries(fork, 0))


@in_loop
async def test_it_begins_with_the_last_own_decision_before_the_point(url: str) -> None:
    async with hub_at(url, Gate()) as hub:
        source = await duel_at(hub, COPIED)
        await end_turns(hub, source, ann)
        await hub.do(bob, source, Choose(1, "play bullet"))
        await hub.do(bob, source, Choose(2, "end_hunt"))
        fork = await hub.look(bob, await hub.fork(bob, source, 3, 1, "easy"))
        assert fork.info.number == 2
        assert await denied(hub.fork(bob, source, 0, 1, "easy")) == "conflict no-such-position"


def positions(luck: Random, count: int) -> list[Match]:
    """Positions of random games."""
    found: list[Match] = []
    while len(found) < count:
        match = Match.start(GAMES["zombinion"], ["Ann", "Bob", "Cleo"], seed=f"{luck.random()}")
        for _ in range(luck.randint(5, 120)):
            if match.decision is not None:
                match.choose(luck.choice(match.decision.options))
        if match.decision is not None:
            found.append(match)
    return found


def table_in(match: Match, seat: int, seed: str) -> Played:
    """A running game of Ann at a seat against others, in a given position."""
    chairs = [
        entries.SeatEntry(ann.player if number == seat else f"other-{number}", name)
        for number, name in enumerate(match.state.players)
    ]
    laid = lay(match.game, {}, chairs, COPIED, ann.player, 1000.0, seed=seed)
    laid.start(1000.0, msgspec.msgpack.encode(match.snapshot()))
    return Played(laid)


def test_nothing_hidden_of_a_running_game_can_be_learnt_from_its_fork() -> None:
    """Two games that a seat can't tell apart, forked with the same new luck, are forked into the same game."""
    luck, different = Random("forks"), 0
    for match in positions(luck, 40):
        assert match.decision is not None
        seat = match.decision.seat
        other = match.imagine_apart(seat, Seeded(f"another truth {luck.random()}"))
        if other is None:
            continue
        different += other.digest() != match.digest()
        told = []
        for truth, seed in ((match, "luck of one"), (other, "luck of the other")):
            source = table_in(truth, seat, seed)
            made = fork(source.table, Fork("", [], ann, truth.number, seat, "easy", 1000.0, "new luck"))
            created, started = (told.entry for told in made.fresh)
            assert isinstance(created, entries.Created)
            told.append((msgspec.structs.replace(created, secret="", source=""), started))
        assert told[0] == told[1]
    assert different > 10


def test_the_fork_of_a_finished_game_keeps_the_truth() -> None:
    """The same comparison can fail: what is over hides nothing."""
    match = positions(Random("finished"), 1)[0]
    assert match.decision is not None
    source = table_in(match, match.decision.seat, "some luck")
    source.table.state.phase = "over"
    made = fork(source.table, Fork("", [], ann, match.number, None, "easy", 1000.0, "some luck"))
    started = made.fresh[1].entry
    assert isinstance(started, entries.Started)
    snapshot = msgspec.msgpack.decode(started.position, type=Snapshot)
    assert snapshot.state == match.snapshot().state


@in_loop
async def test_a_fork_takes_a_table_of_its_host(url: str) -> None:
    async with hub_at(url, Gate(), most_tables=1) as hub:
        source = await duel_at(hub, COPIED)
        await end_turns(hub, source, ann, bob)
        assert await denied(hub.fork(ann, source, 2, 0, "easy")) == "rate too-many-tables"
        fork = await hub.fork(bob, source, 1, 1, "easy")
        assert (await hub.do(bob, fork, Sit())).again


# Where a copy of a running game would be an adviser


async def what_was_told(hub: Hub, table: str) -> list[str]:
    """The kinds of entries of a log."""
    return [what_of(entries.read_entry(body)) for _, body in await hub.store.entries(table, 0)]


@in_loop
async def test_nobody_takes_a_copy_of_a_running_game_where_that_was_not_agreed_on(url: str) -> None:
    async with hub_at(url, Gate()) as hub:
        for settings in (Settings(), Settings(forks=False), Settings(visibility="link", forks=False)):
            source = await duel_at(hub, settings, **SHORT)
            assert await denied(hub.fork(ann, source, 0, 0, "easy")) == "forbidden no-forks"
            assert not (await hub.look(ann, source)).you.forks
            await end_turns(hub, source, ann, bob)
            assert (await hub.look(ann, source)).you.forks
            await hub.fork(ann, source, 0, 0, "easy")
            assert "copied" not in await what_was_told(hub, source)


@pytest.mark.parametrize("settings", [COPIED, Settings(visibility="link"), Settings(visibility="link", forks=True)])
@in_loop
async def test_everybody_is_told_who_takes_a_copy_of_the_running_game(url: str, settings: Settings) -> None:
    async with hub_at(url, Gate()) as hub:
        source, box = await duel_at(hub, settings), Box()
        looks = [await hub.look(caller, source) for caller in (ann, bob)]
        assert [look.you.forks for look in looks] == [True, True]
        await hub.watch(bob, source, box, words="en")
        await hub.fork(ann, source, 0, 0, "easy")
        assert (box.last["what"], box.last["seat"], box.last["player"]) == ("copied", 0, ann.player)
        assert box.last["words"] == ["Ann takes a copy of the game to try things out."]
        lines = await log_of(hub.log(bob, source, "it"))
        assert lines[-1].text == "Ann prende una copia della partita per fare qualche prova."


@in_loop
async def test_what_a_table_says_of_copies_is_told_in_full(url: str) -> None:
    async with hub_at(url, Gate()) as hub:
        for given, expected in ((Settings(), False), (Settings(visibility="link"), True), (COPIED, True)):
            assert (await hub.look(ann, await duel_at(hub, given))).info.settings.forks is expected


@in_loop
async def test_who_plays_with_bots_alone_takes_copies_and_nobody_is_told(url: str) -> None:
    async with hub_at(url, Gate()) as hub:
        source = await table_at(hub, ME, ME, BOT)
        assert (await hub.look(ann, source)).you.forks
        assert not (await hub.look(bob, source)).you.forks
        number = (await hub.look(ann, source)).info.number
        await hub.fork(ann, source, number, (await hub.look(ann, source)).info.deciding, "easy")
        assert "copied" not in await what_was_told(hub, source)


@in_loop
async def test_who_has_played_with_somebody_who_left_is_not_alone(database: str) -> None:
    async with hub_at(database, Gate()) as hub:
        source = await duel_at(hub)
        await hub.do(bob, source, Leave())
        await hub.do(ann, source, Bot(1))
        assert await denied(hub.fork(ann, source, 0, 0, "easy")) == "forbidden no-forks"
    async with hub_at(database, Gate()) as hub:
        assert await denied(hub.fork(ann, source, 0, 0, "easy")) == "forbidden no-forks"
