"""What happens comes with what it has changed: view before and changes give the view after, at every moment."""

from functools import partial

import msgspec

from deadtown.kernel import Event, Match, Onlooker
from deadtown.kernel.changes import Plain, plain, with_changes
from tests.kit.cases import Case
from tests.kit.sent import everybody

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


def tell_all(looking: list[Looking], event: Event) -> None:
    for one in looking:
        one.hear(event)


def test_every_view_follows_from_the_one_before_it(case: Case, seeds: range) -> None:
    """As it is sent, for every seat and for spectators; what an event has changed comes with it, not after it.

    A pair of them looks on at each game, the next pair at the next: nobody is left out.
    """
    moments = 0
    for seed in seeds[: max(1, len(seeds) // 4)]:
        playing = case.stations(seed)
        match, *_ = next(playing)
        everyone = everybody(case.players)
        looking = [Looking(match, everyone[place % len(everyone)]) for place in (2 * seed, 2 * seed + 1)]
        match.listen(partial(tell_all, looking))
        over = False
        while not over:
            over = next(playing, None) is None
            moments += sum(one.compare(f"seed {seed}, {match.number}, {one.eyes}") for one in looking)
    assert moments > 100
