"""How a game stood at some point, through the eyes of a seat or of somebody who looks on."""

from random import Random

from deadtown.bots.analysis.findings import Outlook
from deadtown.bots.analysis.judging import DIGITS, Z, by_seat
from deadtown.bots.search import follow
from deadtown.bots.search_playout import Playout
from deadtown.bots.search_settings import Settings
from deadtown.bots.search_tree import Edge, Node, Selection
from deadtown.kernel import Match, Seeded

ENOUGH = 8
"""How often an option must have been looked at for its value to stand for the options before it."""


def outlook(past: Match, eyes: int | None, playouts: int, seed: str, settings: Settings) -> Outlook:
    """How likely each seat is to win, for all that these eyes could know when the present step began.

    Each playout is one way to go on in a world that they imagine. What proves best is what counts in the end: options
    that were looked at and found to be bad would not be taken.
    """
    seed = f"{seed} {past.number} {eyes}"
    luck = Random(seed)
    playout = Playout(past.imagine_step(eyes, Seeded(seed)), settings, luck)
    selection = Selection(settings, playout.guide, playout.teams, luck)
    asked: dict[int, Node] = {}
    over = []
    for number in range(playouts):
        world = past.imagine_step(eyes, Seeded(f"{seed} {number}"))
        decision = world.decision
        if decision is None:
            over.append(playout.values(world))
            continue
        edge = selection.select(asked.setdefault(decision.seat, Node()), decision, world.state)
        selection.spread.add(follow(world, edge, selection, playout)[edge.team])
    values, looks = [*over], len(over)
    for node in asked.values():
        best = line_of(node)
        values += [[total / best.visits for total in best.totals]] * node.visits
        looks += best.visits
    margin = round(Z * selection.spread.deviation / looks**0.5, DIGITS)
    return Outlook(past.number, past.game.rules.turn(past.state), eyes, by_seat(values, playout.teams), margin)


def line_of(node: Node) -> Edge:
    """The last option of what would be played from there, as far as it was looked at often enough."""
    edge = node.best()
    assert edge is not None, "there was no playout"
    while edge.nodes:
        after = max(edge.nodes.values(), key=lambda one: one.visits)
        following = after.best()
        if following is None or following.visits < ENOUGH:
            break
        edge = following
    return edge


def at_the_end(match: Match, eyes: int | None) -> Outlook:
    """What came out, which everybody knows."""
    playout = Playout(match, Settings(), Random(0))
    return Outlook(
        match.number, match.game.rules.turn(match.state), eyes, by_seat([playout.values(match)], playout.teams), 0.0
    )
