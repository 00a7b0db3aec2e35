"""Looking ahead changes nothing, tells nothing hidden, and is worded like what happens."""

import msgspec

from deadtown.kernel import Event, preview
from deadtown.text import LANGUAGES, Speaker
from tests.kit.cases import NAMES, Case
from tests.kit.playing import Here, Judge

EVERY = 7
"""Every so many positions all options are looked at."""


class PreviewsChangeNothingAndDependOnNothingHidden(Judge):
    share = 12

    def look(self, here: Here) -> None:
        match, decision = here.match, here.match.decision
        if decision is None or match.number % EVERY:
            return
        imagined = here.imagined(decision.seat)
        for option in decision.options:
            told = preview(match, option)
            assert msgspec.json.encode(told) == msgspec.json.encode(preview(imagined, option)), f"{here}: {option}"
        assert match.digest() == here.digest, here


class PreviewsAreToldInWords(Judge):
    """What was told before is not told again: it would be in the same words."""

    share = 12

    def __init__(self, case: Case) -> None:
        super().__init__(case)
        self.events: dict[bytes, Event] = {}

    def look(self, here: Here) -> None:
        if here.match.decision is not None:
            events = preview(here.match, here.option).events
            self.events |= {msgspec.msgpack.encode(event): event for event in events}

    def sum_up(self, games: int) -> None:
        names = NAMES[: self.case.players]
        speakers = [Speaker(self.case.game, language, names) for language in LANGUAGES]
        for event in self.events.values():
            assert all(speaker.event(event) for speaker in speakers), event


class StandingAnswersAreLegalWhereverTheirKindIsAsked(Judge):
    share = 12

    def look(self, here: Here) -> None:
        decision, standing = here.match.decision, self.case.game.players.standing
        assert standing.keys() <= set(self.case.game.rules.decisions)
        if decision is not None and decision.kind in standing:
            assert standing[decision.kind] in decision.options, here
