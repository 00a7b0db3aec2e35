"""Before the first step: which options may be played with, and what is taken over from the last game."""

from collections.abc import Sequence

from msgspec.structs import replace

from deadtown.games.zombinion.cards import COMBAT, KINDS, SET_SIZE, Card
from deadtown.games.zombinion.state import Hunter, Options, State
from deadtown.kernel import BadOptions, Outcome, Refusal


def opening(options: Options, players: Sequence[str]) -> State:
    if options.combat_set == "custom":
        check_custom_set(options.custom)
    for card in options.pile_counts:
        if card not in KINDS:
            raise BadOptions(Refusal("ZN-2.9", "no-such-card", {"typed": card}))
    if options.turn_cap < 0:
        raise BadOptions(Refusal("ZN-9.9", "bad-turn-cap", {"cap": options.turn_cap}))
    hunters = [Hunter(seat) for seat in range(len(players))]
    return State(step="set_up", players=tuple(players), hunters=hunters, options=options)


def check_custom_set(kinds: Sequence[Card]) -> None:
    """Exactly ten different Combat kinds (ZN-2.16)."""
    for card in kinds:
        if card not in COMBAT:
            raise BadOptions(Refusal("ZN-2.16", "not-a-combat-card", {"card": card}))
        if kinds.count(card) > 1:
            raise BadOptions(Refusal("ZN-2.16", "combat-card-twice", {"card": card}))
    if len(kinds) != SET_SIZE:
        raise BadOptions(Refusal("ZN-2.16", "custom-set-of-ten", {"count": len(kinds)}))


def rematch_options(options: Options, players: Sequence[str], outcome: Outcome) -> Options:
    """Who won decides who starts (ZN-2.3 to ZN-2.6)."""
    winners = tuple(players[seat] for seat in outcome.winners)
    return replace(options, start_player="rematch", last_winners=winners, last_players=tuple(players))
