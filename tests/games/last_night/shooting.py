"""Ranged Attacks in a line: somebody is about to shoot or throw."""

from typing import Any

from deadtown.games.last_night.events import DynamiteExploded
from deadtown.games.last_night.state import Hero
from tests.games.last_night.table import NightMatch, hero, table


def armed(items: str, *others: Hero, at: str = "f5", taped: Any = (), **more: Any) -> NightMatch:
    """Becky before her Ranged Attack."""
    return table("ranged_attack", hero(at=at, items=items, taped=taped), *others, active="becky", **more)


def exploded(match: NightMatch) -> list[str]:
    """Where dynamite went off."""
    return [event.space for event in match.told.of(DynamiteExploded)]
