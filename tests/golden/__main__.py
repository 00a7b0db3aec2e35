"""Writes the golden games anew: those that exist from their own choices, missing ones with bots."""

from functools import partial
from random import Random

from deadtown.bots import find_bot
from deadtown.games import GAMES
from deadtown.kernel import Bot, Match, option_text
from tests.golden.transcript import FOLDER, Head, again, transcribe

HEADS = (
    Head("zombinion", ("Ada", "Bob"), {"combat_set": "first_game"}, "golden 2"),
    Head("zombinion", ("Ada", "Bob", "Cleo"), {"combat_set": "clash", "cleanup_top_choice": "true"}, "golden 3"),
    Head("zombinion", ("Ada", "Bob", "Cleo", "Dan"), {"combat_set": "life_or_death"}, "golden 4"),
)


def main() -> None:
    for head in HEADS:
        path = FOLDER / f"{head.game}-{len(head.players)}.txt"
        if path.exists():
            path.write_text(again(path.read_text()))
            continue
        path.write_text(transcribe(head, partial(choose, bots_of(head))))


def bots_of(head: Head) -> list[Bot]:
    names = ("hunter", "money", "random", "hunter")[: len(head.players)]
    return [find_bot(GAMES[head.game], name)(Random(place)) for place, name in enumerate(names)]


def choose(bots: list[Bot], match: Match) -> str:
    sight = match.sight()
    return option_text(bots[sight.seat].choose(sight))


if __name__ == "__main__":
    main()
