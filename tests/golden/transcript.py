"""A game as text: a head of settings, then choices (``> Ada: take magazine``) and what they brought."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from deadtown.games import GAMES
from deadtown.kernel import Event, Match, option_text
from deadtown.text import Speaker

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Head:
    """What a golden game is played with."""

    game: str
    players: tuple[str, ...]
    options: dict[str, str]
    seed: str

    def text(self) -> str:
        told = "".join(f" {name}={value}" for name, value in self.options.items())
        return f"{self.game}: {', '.join(self.players)}\noptions:{told}\nseed: {self.seed}\n"

    @classmethod
    def read(cls, text: str) -> "Head":
        first, second, third, *_ = text.splitlines()
        game, _, players = first.partition(": ")
        options = dict(part.split("=", 1) for part in second.partition(":")[2].split())
        return cls(game, tuple(players.split(", ")), options, third.partition(": ")[2])


def transcribe(head: Head, choose: Callable[[Match], str]) -> str:
    """Plays a game, and writes down each choice and what it brought."""
    game = GAMES[head.game]
    speaker = Speaker(game, "en", head.players)
    lines: list[str] = []

    def tell(event: Event) -> None:
        clause = f" [{event.clause}]" if event.clause else ""
        lines.append(f"  {speaker.event(event)}{clause}")

    options: Any = game.rules.read_options(head.options)
    match = Match.start(game, head.players, options, seed=head.seed, listener=tell)
    while match.decision is not None:
        wish = choose(match)
        option = match.read(wish)
        lines.append(f"> {head.players[match.decision.seat]}: {option_text(option)}")
        match.choose(option)
    return head.text() + "\n" + "\n".join(lines) + "\n"


def choices(text: str) -> list[str]:
    """The choices of a transcript, in their order."""
    return [line.partition(": ")[2] for line in text.splitlines() if line.startswith("> ")]


def again(text: str) -> str:
    """The same game, transcribed anew from its own choices."""
    left = iter(choices(text))
    return transcribe(Head.read(text), lambda match: next(left))
