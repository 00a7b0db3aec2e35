"""What happens at a table can be said whatever is played there: the words of a game do not stand in the way."""

from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from deadtown.games import GAMES
from deadtown.kernel import Standing
from deadtown.table import entries
from deadtown.table.entries import AnyEntry, SeatEntry
from deadtown.table.log_lines import word_entry
from deadtown.table.making import lay, plain
from deadtown.table.settings import Settings
from deadtown.text import LANGUAGES, Speaker

UNSAID = (entries.Chose, entries.Passed, entries.Answered, entries.Arranged, entries.Muted, entries.Said)
"""What is told by its events, in other words, or not at all."""
VALUES: dict[Any, Any] = {
    int: 1,
    str: "ann",
    float: 0.0,
    dict[str, Any]: {},
    Standing: Standing(),
    Settings: Settings(),
}
MATTERS = get_args(entries.Matter)


def sayable(kind: type[AnyEntry]) -> Iterator[AnyEntry]:
    """Entries of a kind: as short as they may be, and with everything told."""
    fields = msgspec.structs.fields(kind)
    needed = {field.name: VALUES.get(field.type, []) for field in fields if field.required}
    texts = {field.name: "Ann" for field in fields if field.type is str}
    for matter in MATTERS if kind is entries.Asked else ("",):
        given = {"matter": matter} if matter else {}
        yield kind(**needed | given)
        yield kind(**needed | texts | given)


@pytest.mark.parametrize("name", GAMES)
def test_whatever_happens_at_a_table_can_be_said_in_every_game(name: str) -> None:
    game = GAMES[name]
    seats = [SeatEntry("ann", "Ann"), SeatEntry("", "Bot", game.players.levels["easy"][0])]
    state = lay(game, plain(game.rules.options_type()), seats, Settings(), "ann", 0.0, seed="words").state
    said = 0
    for language in LANGUAGES:
        speaker = Speaker(game, language, ("Ann", "Bot"))
        for kind in get_args(AnyEntry):
            if kind not in UNSAID:
                said += sum(bool(word_entry(state, entry, speaker)) for entry in sayable(kind))
    assert said > 100
