"""Writes the golden games anew: those that exist from their own choices, missing ones with bots."""

from collections.abc import Sequence
from functools import partial
from random import Random

from deadtown.bots import find_bot
from deadtown.games import GAMES
from deadtown.kernel import Bot, Match, option_text
from tests.golden.transcript import FOLDER, Head, again, transcribe

OTHER_READINGS = {
    "first_seat": "humans",
    "dog_entry": "rows_1_to_3",
    "click_scope": "guns_and_grenade",
    "pit_under_creature": "true",
}

HUNTERS = ("hunter", "money", "random", "hunter")

GAMES_PLAYED = {
    "zombinion-2": (Head("zombinion", ("Ada", "Bob"), {"combat_set": "first_game"}, "golden 2"), HUNTERS),
    "zombinion-3": (
        Head("zombinion", ("Ada", "Bob", "Cleo"), {"combat_set": "clash", "cleanup_top_choice": "true"}, "golden 3"),
        HUNTERS,
    ),
    "zombinion-4": (
        Head("zombinion", ("Ada", "Bob", "Cleo", "Dan"), {"combat_set": "life_or_death"}, "golden 4"),
        HUNTERS,
    ),
    "zombiaki-crossed": (Head("zombiaki", ("Ada", "Bob"), {}, "golden 67"), ("instinct", "instinct")),
    "zombiaki-dawn": (Head("zombiaki", ("Ada", "Bob"), {}, "golden 5"), ("instinct", "instinct")),
    "zombiaki-options": (Head("zombiaki", ("Ada", "Bob"), OTHER_READINGS, "golden 78"), ("instinct", "random")),
}
"""What each golden game is played with, and the bots that chose when it was written first."""


def main() -> None:
    for name, (head, bots) in GAMES_PLAYED.items():
        path = FOLDER / f"{name}.txt"
        if path.exists():
            path.write_text(again(path.read_text()))
            continue
        path.write_text(transcribe(head, partial(choose, seated(head, bots))))


def seated(head: Head, bots: Sequence[str]) -> list[Bot]:
    return [find_bot(GAMES[head.game], name)(Random(place)) for place, name in enumerate(bots[: len(head.players)])]


def choose(bots: list[Bot], match: Match) -> str:
    sight = match.sight()
    return option_text(bots[sight.seat].choose(sight))


if __name__ == "__main__":
    main()
