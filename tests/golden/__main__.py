"""Writes the golden games anew: those that exist from their own choices, missing ones with bots."""

from random import Random

from deadtown.bots import find_bot
from deadtown.games import GAMES
from deadtown.kernel import Match, option_text
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
        names = ("hunter", "money", "random", "hunter")
        bots = [
            find_bot(GAMES[head.game], name)(Random(place)) for place, name in enumerate(names[: len(head.players)])
        ]

        def choose(match: Match, bots: list[object] = bots) -> str:  # type: ignore[assignment]
            assert match.decision is not None
            return option_text(bots[match.decision.seat].choose(match.sight()))  # type: ignore[attr-defined]

        path.write_text(transcribe(head, choose))


if __name__ == "__main__":
    main()
