"""Every option has an id that never changes, or a place among the others; and nothing fails for want of a name."""

from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from shutil import copy
from typing import Any

import numpy as np
import pytest

from deadtown.complaint import Complaint
from deadtown.kernel import Game, Option
from deadtown.research.actions import Actions, actions_of, option_features
from deadtown.research.names import FILE, Naming, add_names, named_options, naming
from tests.research.cases import GAMES_ONCE, RESEARCHED, Case, case_name

PINNED = {
    "zombinion": (317, "e97d1a403ad1c70d"),
    "zombiaki": (480, "219561bfb326cb1b"),
    "zombies": (173, "96c1c2f98f59edfe"),
    "humans": (114, "73b3cc1bf5390284"),
    "combined": (313, "f9f1a98ec6c66190"),
    "last_night": (2258, "04d4371a99144996"),
}
"""A digest of so many first lines of each file: these ids are used by what others have learnt."""


@pytest.mark.parametrize("game", GAMES_ONCE, ids=lambda game: game.name)
def test_ids_never_change(game: Game[Any]) -> None:
    lines = (game.folder / FILE).read_text("utf-8").splitlines()
    count, digest = PINNED[game.name]
    assert blake2b("\n".join(lines[:count]).encode(), digest_size=8).hexdigest() == digest
    assert len({*lines}) == len(lines) <= naming(game).room


@pytest.mark.parametrize("game", GAMES_ONCE, ids=lambda game: game.name)
def test_what_is_named_may_be_named(game: Game[Any]) -> None:
    assert all(map(naming(game).has_name, named_options(game)))


@pytest.mark.parametrize("case", RESEARCHED, ids=case_name)
def test_every_option_has_an_id_of_its_own(case: Case) -> None:
    actions = actions_of(case.game)
    for match, _, luck in case.play(0):
        if luck.random() < 0.8:
            continue
        assert match.decision is not None
        options = match.decision.options
        ids = actions.ids(options)
        assert len({*ids}) == len(options)
        assert [actions.option(number, options) for number in ids] == options or max(ids) >= actions.room
        assert {actions.option(number, options) for number in ids} == {*options}
        mask = actions.mask(options)
        assert mask.shape == (actions.size,)
        assert sorted(ids) == np.flatnonzero(mask).tolist()


def test_what_is_no_option_now_is_refused() -> None:
    actions = actions_of(GAMES_ONCE[0])
    options: list[Option] = [("take", "bullet"), ("end_hunt",)]
    (legal, _) = actions.ids(options)
    for number in (legal + 1, actions.room, actions.more, actions.size, -1):
        with pytest.raises(Complaint, match=f"action {number} is not legal"):
            actions.option(number, options)


def test_more_options_than_slots_are_paged() -> None:
    actions = Actions(GAMES_ONCE[0], Naming(room=512, slots=4))
    options: list[Option] = [("end_hunt",), *(("unheard_of", number) for number in range(10))]
    met: list[Option | None] = []
    for page in range(3):
        ids = actions.ids(options, page)
        assert actions.more in ids
        assert np.flatnonzero(actions.mask(options, page)).tolist() == sorted(ids)
        met += [actions.option(number, options, page) for number in ids if number >= actions.room]
    assert met == [*options[1:5], None, *options[5:9], None, *options[9:], None]
    assert actions.ids(options, 3) == actions.ids(options, 0)
    assert actions.size == 517
    assert actions.more not in actions.ids(options[:5])


def test_names_are_added_below_and_leave_the_size(tmp_path: Path) -> None:
    game = replace(GAMES_ONCE[0], folder=tmp_path)
    copy(GAMES_ONCE[0].folder / FILE, tmp_path)
    before, known = Actions(game), named_options(game)
    assert add_names(game, {("zap", "bullet"), ("cut", 999), known[3]}) == 2
    after = Actions(game)
    assert after.named == (*known, ("cut", 999), ("zap", "bullet"))
    assert after.size == before.size
    assert add_names(game, {("cut", 999)}) == 0


def test_a_game_without_a_file_is_numbered_by_place(tmp_path: Path) -> None:
    actions = Actions(replace(GAMES_ONCE[0], folder=tmp_path))
    options: list[Option] = [("take", "bullet"), ("end_hunt",)]
    assert actions.ids(options) == [actions.room, actions.room + 1]


def test_features_tell_options_apart() -> None:
    options: list[Option] = [
        *(("walk", "e4n2"), ("walk", "w4n2"), ("put", "e4n2"), ("move", "brown_h8"), ("move", "brown_h9")),
        *(("move", "green_h8"), ("take", "zombie"), ("take", "magazine"), ("cut", 3), ("cut", 4), ("pass",)),
    ]
    rows = {option_features(option).tobytes() for option in options}
    assert len(rows) == len(options)
