"""Why something can't be done now, and which clause says so."""

from collections.abc import Callable, Iterator

from deadtown.games.zombinion.cards import ACTIONS, AIM, COMBAT, COST, KINDS, VICTORY, Card, kinds_in
from deadtown.games.zombinion.state import Hunter, State
from deadtown.kernel import Decision, Option, Question, Refusal, Window

VERBS = frozenset(
    {
        *("play", "play_all_aim", "end_actions", "take", "end_hunt", "reveal", "pass", "pick", "done"),
        *("trash", "gain", "keep", "set_aside", "flip", "leave", "put_back", "discard", "cut", "top", "set"),
    }
)


def wishes(state: State, seat: int) -> Iterator[Option]:
    """Every card in hand and every pile: what a person would click."""
    for card in kinds_in(state.hunters[seat].hand):
        yield ("play", card)
    for card in state.supply:
        yield ("take", card)


def why_not(state: State, decision: Question | None, seat: int, wish: Option) -> Refusal | None:
    if not wish or wish[0] not in VERBS:
        return None
    if decision is None:
        return Refusal("ZN-9.1", "game-over")
    card = str(wish[1]) if len(wish) > 1 else ""
    if wish[0] in CARD_VERBS and card not in KINDS:
        return None
    if isinstance(decision, Window):
        return _decide(state, decision)
    if decision.seat != seat:
        return Refusal("ZN-3.1", "not-your-decision", {"seat": decision.seat})
    me = state.hunters[seat]
    verb = str(wish[0])
    if verb == "play_all_aim":
        verb, card = "play", next(filter(AIM.__contains__, me.hand), "")
    explain = EXPLAIN.get((decision.kind, verb))
    if explain is None or not card:
        return _decide(state, decision)
    return explain(state, decision, me, card)


def _decide(state: State, decision: Question) -> Refusal:
    """Something else is to be decided now."""
    clause = "ZN-11.19.1" if _reloading(state, decision) else CLAUSES[decision.kind]
    return Refusal(clause, f"decide-{decision.kind.replace('_', '-')}")


def _reloading(state: State, decision: Question) -> bool:
    return decision.kind == "trash_one" and state.resolving[-1] == "reload"


def _why_not_play(state: State, decision: Decision, me: Hunter, card: Card) -> Refusal:
    about: dict[str, str | int] = {"card": card}
    if card not in me.hand:
        return Refusal("ZN-5.1" if card in AIM else "ZN-4.1", "not-in-hand", about)
    if card in VICTORY:
        return Refusal(KINDS[card].clause if card in COMBAT else "ZN-1.6", "victory-not-played", about)
    if card in ACTIONS:
        return Refusal("ZN-4.10", "action-phase-over", about)
    if card not in AIM:
        return Refusal("ZN-1.6", "infection-not-played", about)
    if decision.kind == "play_action":
        return Refusal("ZN-5.1", "aim-in-hunt", about)
    return Refusal("ZN-5.2", "aim-before-take", about)


def _why_not_take(state: State, decision: Decision, me: Hunter, card: Card) -> Refusal:
    about: dict[str, str | int] = {"card": card}
    if card not in state.supply:
        return Refusal("ZN-2.12", "not-in-supply", about)
    if decision.kind == "play_action":
        return Refusal("ZN-3.2", "take-in-hunt", about)
    if not state.supply[card]:
        return Refusal("ZN-5.3", "pile-empty", about)
    return Refusal("ZN-5.3", "too-dear", {**about, "cost": COST[card], "shots": state.shots})


def _why_not_gain(state: State, decision: Decision, me: Hunter, card: Card) -> Refusal:
    about: dict[str, str | int] = {"card": card}
    if ("gain", card) in decision.options:
        return _decide(state, decision)
    if card not in state.supply:
        return Refusal("ZN-2.12", "not-in-supply", about)
    if not state.supply[card]:
        return Refusal("ZN-7.13", "pile-empty", about)
    most = int(decision.about["most"])
    if COST[card] > most:
        return Refusal("ZN-7.13", "gain-too-dear", {**about, "cost": COST[card], "most": most})
    return Refusal("ZN-11.19.1", "gain-aim-only", about)


def _why_not_trash(state: State, decision: Decision, me: Hunter, card: Card) -> Refusal:
    about: dict[str, str | int] = {"card": card}
    if ("trash", card) in decision.options:
        return _decide(state, decision)
    if card not in me.hand:
        return Refusal("ZN-4.5", "not-in-hand", about)
    return Refusal("ZN-11.19.1", "trash-aim-only", about)


Explain = Callable[[State, Decision, Hunter, Card], Refusal]

EXPLAIN: dict[tuple[str, str], Explain] = {
    ("play_action", "play"): _why_not_play,
    ("play_action", "take"): _why_not_take,
    ("hunt", "play"): _why_not_play,
    ("hunt", "take"): _why_not_take,
    ("gain_one", "gain"): _why_not_gain,
    ("gain_one", "take"): _why_not_gain,
    ("trash_one", "trash"): _why_not_trash,
    ("trash_one", "play"): _why_not_trash,
}
"""Where a wish fits the question nearly enough to be explained: by the kind of decision and the verb of the wish."""

CARD_VERBS = frozenset({"play", "take", "pick", "gain", "trash"})

CLAUSES = {
    "choose_combat_set": "ZN-2.15",
    "choose_custom_set": "ZN-2.16",
    "play_action": "ZN-4.1",
    "hunt": "ZN-5.3",
    "react": "ZN-8.2",
    "discard_any": "ZN-11.6.1",
    "discard_down": "ZN-11.15.1",
    "trash_up_to": "ZN-11.22.1",
    "trash_one": "ZN-11.21.1",
    "gain_one": "ZN-7.13",
    "set_aside": "ZN-11.14.3",
    "flip_deck": "ZN-11.18.1",
    "put_back_victory": "ZN-11.8.2",
    "scavenge_trash": "ZN-11.10.2",
    "scavenge_keep": "ZN-11.10.4",
    "recon_verdict": "ZN-11.20.2",
    "radio_discard": "ZN-11.17.2",
    "double_action": "ZN-11.25.1",
    "cut": "ZN-7.7",
    "cleanup_top": "ZN-6.5",
}
"""The kinds of decision, each with the clause that asks for it."""
