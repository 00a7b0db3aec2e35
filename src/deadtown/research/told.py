"""A match in words: what happened since one looked last, and what is asked."""

from typing import Any

from deadtown.kernel import Event, Game, Match
from deadtown.research.setting import NAMES
from deadtown.text import Speaker


class Teller:
    """Hears what happens in a match, and tells it in words as a seat may know it."""

    def __init__(self, game: Game[Any], players: int) -> None:
        self._speaker = Speaker(game, "en", NAMES[:players])
        self._heard: list[Event] = []

    def hear(self, event: Event) -> None:
        self._heard.append(event)

    def tell(self, match: Match) -> str:
        """What happened since this was asked last, and what the deciding seat is asked: as that seat may know it."""
        decision, speaker = match.decision, self._speaker
        seat = None if decision is None else decision.seat
        known = [event.seen_by(seat) for event in self._heard]
        lines = [speaker.event(event) for event in known if event is not None]
        self._heard.clear()
        if decision is not None:
            lines.append(speaker.prompt(decision))
            lines += (f"  {speaker.option(option)}" for option in decision.options)
        return "\n".join(lines)
