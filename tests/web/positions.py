"""Positions of all games, as the page is told them: ``python -m tests.web.positions`` prints them as JSON."""

import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from deadtown.games import GAMES
from deadtown.kernel import Match

OPTIONS: dict[str, dict[str, Any]] = {
    "last_night": {
        "scenario": "burn_em_out",
        "barricades": "on",
        "opt_grave_dead": True,
        "opt_grave_weapons": True,
        "opt_survival_decks": True,
        "opt_exploration": True,
        "opt_doors": True,
        "experience": "on",
    },
}
"""What is agreed on so that there is much to be seen."""
POSITIONS = 20
APART = 17
"""Decisions between two positions: of each that is shown a different seat is asked."""


def positions(name: str) -> Iterator[dict[str, Any]]:
    """Positions of random games, as one of the seats or a spectator sees them."""
    game, luck, shown, seed = GAMES[name], Random(name), 0, 0
    while shown < POSITIONS:
        match = Match.start(game, ("Ada", "Bob"), game.rules.read_options(OPTIONS.get(name, {})), seed=f"{name} {seed}")
        seed += 1
        while match.decision is not None and shown < POSITIONS:
            if match.number % APART == 0:
                seat = (None, 0, 1)[shown % 3]
                asked = match.decision if match.decision.seat == seat else None
                yield {
                    "view": match.seen_by(seat).view,
                    "options": [] if asked is None else asked.options,
                    "kind": "" if asked is None else asked.kind,
                }
                shown += 1
            match.choose(luck.choice(match.decision.options))


if __name__ == "__main__":
    found = {name: {"catalogue": GAMES[name].words.catalogue(), "positions": list(positions(name))} for name in GAMES}
    sys.stdout.buffer.write(msgspec.json.encode(found))
