"""Games that were saved in the middle of a window, and what of it is taken back."""

from functools import cache
from random import Random

from deadtown.kernel import Match
from deadtown.kernel.record import Recording, SeatNote, write_lines
from deadtown.table.commands import Arrange, Sit, Undo
from deadtown.table.hub import Hub
from deadtown.table.windows import open_window
from tests.table.tables import ZOMBINION, ann, hub_at, in_loop

PLAYERS = ("Ann", "Bob")


@cache
def attacked() -> tuple[str, int]:
    """A game saved where somebody may reveal a Barricade, and who."""
    options = ZOMBINION.rules.read_options({"combat_set": "random"})
    for game in range(200):
        seed = f"attacked {game}"
        match = Match.start(ZOMBINION, PLAYERS, options, seed=seed)
        recording, luck = Recording(match, [SeatNote(name) for name in PLAYERS], options, seed), Random(game)
        while (decision := match.decision) is not None and match.number < 300:
            if match.window is not None:
                return write_lines(recording.pause()), decision.seat
            busy = [option for option in decision.options if not str(option[0]).startswith("end")]
            recording.choose(luck.choice(busy or decision.options))
    raise AssertionError("nobody is attacked")


async def saved_at(hub: Hub) -> tuple[str, int]:
    record, seat = attacked()
    return await hub.import_record(ann, record), seat


@in_loop
async def test_a_window_of_a_saved_game_waits_until_somebody_sits_down(url: str) -> None:
    async with hub_at(url) as hub:
        table, seat = await saved_at(hub)
        assert open_window(await hub.table(table)) is not None
        await hub.do(ann, table, Sit(seat=seat))
        assert open_window(await hub.table(table)) is not None


@in_loop
async def test_the_chair_of_who_is_asked_passes_when_only_others_have_sat_down(url: str) -> None:
    async with hub_at(url) as hub:
        table, seat = await saved_at(hub)
        await hub.do(ann, table, Sit(seat=1 - seat))
        assert open_window(await hub.table(table)) is None


@in_loop
async def test_who_takes_something_back_is_asked_again(url: str) -> None:
    async with hub_at(url) as hub:
        table, seat = await saved_at(hub)
        await hub.do(ann, table, Sit(seat=seat))
        number = (await hub.table(table)).playing.number
        await hub.do(ann, table, Arrange(rest="react"))
        assert open_window(await hub.table(table)) is None
        await hub.do(ann, table, Undo(to=number))
        found = await hub.table(table)
        assert open_window(found) is not None
        assert found.state.seats[seat].standing.rest == {}
