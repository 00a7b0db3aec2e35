"""A seat is sent only what it may know.

Redraw everything that a seat can't know, and every byte that it is sent stays the same: where a window is open, also in
worlds in which somebody else can step in there, or nobody.
"""

from collections import Counter
from collections.abc import Collection
from contextlib import suppress

import msgspec

from deadtown.kernel import ChoiceError, Decision, Event, Match, Onlooker, Option, Seeded
from tests.kit.cases import Case
from tests.kit.playing import Here, Judge
from tests.kit.sent import everybody, sent, somebody, told
from tests.kit.worlds import Answered, piles

DECISIONS_SKIPPED = 0.7
WINDOWS_ALIKE = 20
"""After so many windows of a kind, a quiet one is looked at half as often as the first."""


class WhatASeatCannotKnowDoesNotChangeWhatItIsSent(Judge):
    """At some decisions for everybody; at windows, which are many, for a few of all who look on."""

    share = 3

    def __init__(self, case: Case) -> None:
        super().__init__(case)
        self.redrawn = 0

    def begin(self, match: Match, seed: int) -> None:
        self.met: Counter[str] = Counter()

    def look(self, here: Here) -> None:
        match, players = here.match, self.case.players
        if not here.opens:
            return
        if self.luck.random() < (0.8 if match.window is None else _window_skipped(match, here.entry, self.met)):
            return
        for seat in everybody(players) if match.window is None else somebody(players, self.luck):
            twin = here.imagined(seat)
            if twin.digest() != here.digest:
                self.redrawn += 1
                assert sent(twin, seat) == here.sent(seat), f"{here}, seat {seat}"

    def sum_up(self, games: int) -> None:
        assert not self.case.game.eyes.hides or self.redrawn > 10 * games


class EventsTellNothingThatStaysHidden(Judge):
    """One answer in two worlds that a seat can't tell apart after it: the same events and moments, to the byte, and the
    same bytes of the position.

    There is nothing to compare where a shuffle hides again what the answer has shown, and where the rules ask another
    single seat in one of the worlds: that a seat decides is public. A window is no such exception: where the worlds are
    the same but for a window in one of them, it was opened because of what is hidden.

    Every answer in a window is compared, and of the rest some: decisions are many, and so are windows which nobody
    steps into, a dozen a turn in some games and one like another. Each is compared for a few of all who look on.
    """

    share = 3

    def __init__(self, case: Case) -> None:
        super().__init__(case)
        self.compared = 0
        """How many pairs of worlds: those that are the same tell nothing."""

    def begin(self, match: Match, seed: int) -> None:
        self.met: Counter[str] = Counter()

    def look(self, here: Here) -> None:
        match, entry = here.match, here.entry
        if not here.opens:
            return
        skipped = DECISIONS_SKIPPED if match.window is None else _window_skipped(match, entry, self.met)
        if self.luck.random() < skipped:
            return
        answered, seats = Answered(match, entry), somebody(self.case.players, self.luck)
        after = match.fork()
        seen_here = {seat: Onlooker(after, seat) for seat in seats}
        heard_here = _answer(after, entry, seen_here.values())
        shuffled = after.chance.position != match.chance.position
        for seat in seats:
            found = answered.other_world(seat, Seeded(f"other world {self.luck.random()}"))
            if found is None:
                continue
            there, expected = found
            if there.digest() == here.digest:
                continue
            onlookers = [] if shuffled else [Onlooker(there, seat)]
            heard_there = _answer(there, entry, onlookers)
            where = f"{here}, seat {seat}"
            if shuffled or piles(there.state) != expected or _another_decides(after, there, match):
                parted = (after.window is None) != (there.window is None)
                assert not parted or not _a_window_parts(match, entry, (there, heard_there), seat), where
                continue
            (seen_there,) = onlookers
            assert told(heard_there, seat) == told(heard_here, seat), where
            assert msgspec.json.encode(seen_there.finish()) == msgspec.json.encode(seen_here[seat].finish()), where
            assert sent(there, seat) == sent(after, seat), where
            self.compared += 1

    def sum_up(self, games: int) -> None:
        assert not self.case.game.eyes.hides or self.compared > 5 * games


def _window_skipped(match: Match, entry: Option, met: Counter[str]) -> float:
    """How likely a window is passed over: never when somebody steps in, else the likelier the more of its kind were
    met in the game."""
    assert match.window is not None
    met[match.window.kind] += 1
    return 0 if entry else 1 - WINDOWS_ALIKE / 2 / (WINDOWS_ALIKE + met[match.window.kind])


def _answer(match: Match, entry: Option, onlookers: Collection[Onlooker] = ()) -> list[Event]:
    """What is told, and seen, when an answer is given. A world that lacks the component it names stops there."""
    heard: list[Event] = []

    def hear(event: Event) -> None:
        heard.append(event)
        for onlooker in onlookers:
            onlooker.hear(event)

    match.listen(hear)
    with suppress(ValueError, ChoiceError):
        match.follow(entry)
    return heard


def _another_decides(here: Match, there: Match, before: Match) -> bool:
    """Whether the worlds part because somebody else decides alone in one of them and not in the other."""
    one, other = here.question, there.question
    if isinstance(one, Decision) and isinstance(other, Decision):
        return (one.seat, one.kind) != (other.seat, other.kind)
    alone = next((question for question in (one, other) if isinstance(question, Decision)), None)
    return alone is not None and alone.seat not in before.asked_seats


World = tuple[Match, list[Event]]
"""A match, and what was told there; it goes on listening."""


def _a_window_parts(before: Match, entry: Option, other: World, seat: int | None) -> bool:
    """A window is open in one world alone: whether the worlds are the same to the seat when all pass there."""
    match = before.fork()
    one = match, _answer(match, entry)
    for match, _ in (one, other):
        while match.window is not None:
            match.close()
    return _story(one, seat) == _story(other, seat)


def _story(world: World, seat: int | None) -> tuple[bytes, bytes]:
    """What a seat has heard and sees, but not how many questions there were."""
    match, heard = world
    return told(heard, seat), msgspec.json.encode(msgspec.structs.replace(match.seen_by(seat), number=0))
