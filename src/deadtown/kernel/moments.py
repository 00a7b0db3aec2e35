"""What happens, event by event, with what each has changed for somebody who looks on."""

from collections.abc import Iterable, Mapping

import msgspec

from deadtown.kernel.changes import Change, Plain, changes_between, plain
from deadtown.kernel.event import Event
from deadtown.kernel.match import Match


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something happened, and this is what changed with it for one pair of eyes."""

    event: Event | None = None
    """None: nothing is told, and yet the view changes, as when a phase ends of which all has been told."""
    changes: list[Change] = []


def changes_of(moments: Iterable[Moment]) -> list[Change]:
    """All that has changed, one moment after another."""
    return [change for moment in moments for change in moment.changes]


class Onlooker:
    """A pair of eyes (None: a spectator's) that follows a match, from moment to moment or from decision to decision.

    What they may not know of is no moment of its own: what it changed for them comes with the next that they may know,
    or else the number of moments would tell.
    """

    def __init__(self, match: Match, eyes: int | None, closely: bool = True) -> None:
        """They begin with the position as it stands."""
        self.match = match
        self.eyes = eyes
        self.closely = closely
        self.view: Plain = plain(match.view(eyes))
        self.moments: list[Moment] = []

    def hear(self, event: Event) -> None:
        """Something has happened: it is told after it was done."""
        if not self.closely:
            return
        seen = event.seen_by(self.eyes)
        if seen is not None:
            self.moments.append(Moment(seen, self._changes()))

    def finish(self) -> list[Moment]:
        """All moments since the last time, with what changed after the last event."""
        changes = self._changes()
        if changes:
            self.moments.append(Moment(None, changes))
        moments, self.moments = self.moments, []
        return moments

    def _changes(self) -> list[Change]:
        before, self.view = self.view, plain(self.match.view(self.eyes))
        return changes_between(before, self.view) if before != self.view else []


class Onlookers:
    """All eyes for which somebody wants to know what changes."""

    def __init__(self) -> None:
        self._eyes: dict[int | None, Onlooker] = {}

    def want(self, match: Match | None, wanted: Mapping[int | None, bool]) -> None:
        """From now on follow the match with these eyes, and each closely or not."""
        if match is None or not wanted:
            self._eyes = {}
            return
        known = self._eyes
        self._eyes = {eyes: known.get(eyes) or Onlooker(match, eyes) for eyes in wanted}
        for eyes, closely in wanted.items():
            self._eyes[eyes].closely = closely

    def forget(self) -> None:
        """The position is another one, to which no event has led."""
        self._eyes = {}

    def __bool__(self) -> bool:
        return bool(self._eyes)

    def hear(self, event: Event) -> None:
        for onlooker in self._eyes.values():
            onlooker.hear(event)

    def finish(self) -> dict[int | None, list[Moment]]:
        """What has changed for each."""
        if not self._eyes:
            return {}
        return {eyes: onlooker.finish() for eyes, onlooker in self._eyes.items()}
