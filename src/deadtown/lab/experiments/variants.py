"""Plans that are compared: what they share, and what differs. They have the same seeds, seats and luck."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from deadtown.complaint import Complaint
from deadtown.kernel import Game
from deadtown.lab.names import Names
from deadtown.lab.options import chosen_set, complete, unusual, write_value
from deadtown.lab.plan import MOST_DECISIONS, NOTHING, Plan, make_plan


class Shared(NamedTuple):
    """What all plans share, but for what a variant says otherwise."""

    game: Game[Any]
    bots: Sequence[str]
    games: int
    seed: str
    options: Mapping[str, Any] = NOTHING
    rotation: bool = True
    longest: int = MOST_DECISIONS


class Variant(NamedTuple):
    """What is different in one of the plans."""

    label: str
    """How it is told apart; empty where nothing is different."""
    options: Mapping[str, Any] = NOTHING
    bots: Sequence[str] = ()
    """Who plays instead; nobody where they are the same."""


def plans_of(shared: Shared, variants: Sequence[Variant]) -> list[Plan]:
    """A plan for each, in which the same games share their luck: whole groups of them."""
    plans = [_plan(shared, variant) for variant in variants]
    seats = {plan.seats for plan in plans}
    if len(seats) > 1:
        raise Complaint(f"all must have as many players, not {' and '.join(map(str, sorted(seats)))}")
    together = max(plan.group_size for plan in plans)
    games = -(-shared.games // together) * together
    return [
        msgspec.structs.replace(plan, games=games, sharing=0 if plan.group_size == together else together)
        for plan in plans
    ]


def _plan(shared: Shared, variant: Variant) -> Plan:
    try:
        return make_plan(
            shared.game.name,
            variant.bots or shared.bots,
            shared.games,
            shared.seed,
            {**shared.options, **variant.options},
            rotation=shared.rotation,
            longest=shared.longest,
        )
    except Complaint as complaint:
        where = f"{variant.label}: " if variant.label else ""
        raise Complaint(f"{where}{complaint}") from None


def variant_of(
    game: Game[Any], given: Mapping[str, Any], set_name: str | None = None, bots: Sequence[str] = ()
) -> Variant:
    """What differs, told by what was asked for: not by what goes with it."""
    options = complete(game, dict(given), set_name)
    told = [*given]
    if set_name is not None and game.rules.sets is not None:
        told.append(game.rules.sets.option)
    return Variant(label_of({name: options[name] for name in told}, bots), options, bots)


def label_of(options: Mapping[str, Any], bots: Sequence[str] = ()) -> str:
    """How a variant is told apart: as it would be written on the command line."""
    told = [f"{name}={write_value(value)}" for name, value in options.items()]
    return "; ".join([*told, *([f"bots={','.join(bots)}"] if bots else [])])


def settings_of(plans: Sequence[Plan], names: Names) -> list[str]:
    """What all plans have in common of what is to be told of their options."""
    game = names.game
    first, *others = [chosen_set(game, plan.options) | unusual(game, plan.options) for plan in plans]
    both = {name: value for name, value in first.items() if all(other.get(name) == value for other in others)}
    return [names.setting(name, value) for name, value in both.items()]


def facts_of(plans: Sequence[Plan], names: Names, games: str) -> str:
    """What was played, whatever differs."""
    plan = plans[0]
    seats = [] if plan.rotation else ["no rotation"]
    return ", ".join([names.game.name, *settings_of(plans, names), *seats, games, f"seed {plan.seed}"])
