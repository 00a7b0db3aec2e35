"""Why a hunt was won: points, then fewer turns, then together (ZN-9.6 to ZN-9.8)."""

from deadtown.games.zombinion.state import State
from deadtown.kernel import Rung, Verdict


def verdict(state: State) -> Verdict | None:
    outcome = state.outcome
    if outcome is None:
        return None
    scores, turns = outcome.scores, [hunter.turns for hunter in state.hunters]
    seats = list(range(len(scores)))
    level = [seat for seat in seats if scores[seat] == max(scores)]
    best = [seat for seat in level if turns[seat] == min(turns[tied] for tied in level)]
    by_points, by_turns = len(level) == 1, len(level) > 1 and len(best) == 1
    ladder = [
        Rung("points", "ZN-9.6", seats, scores, level, by_points),
        Rung("turns", "ZN-9.7")
        if by_points
        else Rung("turns", "ZN-9.7", level, [turns[seat] for seat in level], best, by_turns),
        Rung("together", "ZN-9.8")
        if by_points or by_turns
        else Rung("together", "ZN-9.8", best, [], best, decides=True),
    ]
    score = scores[best[0]]
    about = {"winners": best, "score": score, "turns": turns[best[0]]}
    if by_points:
        following = max(scores[seat] for seat in seats if seat not in best)
        behind = [seat for seat in seats if scores[seat] == following]
        return Verdict("points", {**about, "owner": behind, "margin": score - following}, "ZN-9.6", ladder)
    if by_turns:
        return Verdict("turns", {**about, "owner": [seat for seat in level if seat not in best]}, "ZN-9.7", ladder)
    return Verdict("together", about, "ZN-9.8", ladder)
