"""What is sent says what is seen: as a whole, and where it is told as what an event has changed."""

import msgspec

from deadtown.kernel import Event, Match, Onlooker
from deadtown.kernel.changes import Plain, plain, with_changes
from tests.kit.cases import Case
from tests.kit.playing import Here, Judge
from tests.kit.sent import everybody, somebody

wire = msgspec.json.Encoder(order="sorted").encode
"""As it is sent; in which order names come means nothing."""


class Looking:
    """A pair of eyes that is told moments, beside the views that they should come to."""

    def __init__(self, match: Match, eyes: int | None) -> None:
        self.match = match
        self.eyes = eyes
        self.onlooker = Onlooker(match, eyes)
        self.known: Plain = self.onlooker.view
        self.views: list[Plain] = []
        """After each event that these eyes may know of."""

    def hear(self, event: Event) -> None:
        self.onlooker.hear(event)
        if event.seen_by(self.eyes) is not None:
            self.views.append(plain(self.match.view(self.eyes)))

    def compare(self, where: str) -> int:
        """Follow the moments since the last time, as they are sent. How many there were."""
        moments = msgspec.json.decode(wire(self.onlooker.finish()))
        told = [moment for moment in moments if "event" in moment]
        views, self.views = [*self.views, plain(self.match.view(self.eyes))], []
        assert len(told) == len(views) - 1, where
        assert moments[: len(told)] == told, where
        for moment, view in zip(moments, views, strict=False):
            self.known = with_changes(self.known, moment.get("changes", []))
            assert wire(self.known) == wire(view), f"{where}: {moment}"
        if len(moments) < len(views):
            assert wire(self.known) == wire(views[-1]), where
        return len(moments)


class EveryViewFollowsFromTheOneBeforeIt(Judge):
    """As it is sent, for every seat and for spectators; what an event has changed comes with it, not after it.

    A pair of them looks on at each game, the next pair at the next: nobody is left out.
    """

    share = 4

    def __init__(self, case: Case) -> None:
        super().__init__(case)
        self.moments = 0

    def begin(self, match: Match, seed: int) -> None:
        everyone = everybody(self.case.players)
        self.looking = [Looking(match, everyone[place % len(everyone)]) for place in (2 * seed, 2 * seed + 1)]

    def hear(self, event: Event) -> None:
        for one in self.looking:
            one.hear(event)

    def look(self, here: Here) -> None:
        if here.opens and here.match.number:
            self._compare(str(here))

    def end(self, match: Match, seed: int) -> None:
        self._compare(f"seed {seed}, the end")

    def _compare(self, where: str) -> None:
        self.moments += sum(one.compare(f"{where}, {one.eyes}") for one in self.looking)

    def sum_up(self, games: int) -> None:
        assert self.moments > 100


class AViewAsItIsSentIsTheView(Judge):
    """Parts of it may be kept encoded."""

    share = 4

    def look(self, here: Here) -> None:
        if here.opens and self.case.game.eyes.sent is not None:
            for seat in somebody(self.case.players, self.luck):
                as_sent, seen = here.match.seen_by(seat, sent=True), here.match.seen_by(seat)
                assert msgspec.json.encode(as_sent) == msgspec.json.encode(seen), f"{here}, seat {seat}"
