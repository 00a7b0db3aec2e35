"""What a game must draw to be played in the terminal."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from rich.console import RenderableType

from deadtown.kernel import Event, Match, Option
from deadtown.text import Speaker


class Picture(ABC):
    """Draws the views of one game, in one language. It is given what somebody may see, and nothing else."""

    things: ClassVar[Sequence[str]]
    """The slugs of all things that have a name and a text, such as cards."""
    thing: ClassVar[str]
    """The family of their names."""
    verbs: ClassVar[Sequence[str]]
    """Answers that are about no thing, such as ending a phase: one may type them when it is too early or too late."""
    told_by_scores: ClassVar[tuple[type[Event], ...]]
    """Events that the scores at the end tell better."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker

    @abstractmethod
    def table(self, view: Any, width: int) -> RenderableType:
        """Everything on the table."""

    @abstractmethod
    def brief(self, view: Any) -> RenderableType:
        """What changes from one decision of a turn to the next."""

    @abstractmethod
    def trash(self, view: Any) -> RenderableType:
        """What is out of the game."""

    @abstractmethod
    def beside(self, option: Option) -> str:
        """A remark beside an option, or nothing."""

    @abstractmethod
    def card(self, slug: str) -> RenderableType:
        """A thing with its text."""

    @abstractmethod
    def in_sight(self, view: Any) -> Sequence[str]:
        """The things that this game is played with."""

    @abstractmethod
    def heading(self, event: Event) -> bool:
        """Whether an event begins something, such as a turn."""

    @abstractmethod
    def scores(self, view: Any) -> RenderableType:
        """How the points of the end came about."""

    @abstractmethod
    def open_view(self, match: Match) -> Any:
        """The view of somebody who may see everything."""
