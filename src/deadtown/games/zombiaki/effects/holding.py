"""What holds and shoves creatures, and Scram! (ZK-11.18 to ZK-11.23)."""

from msgspec.structs import replace

from deadtown.games.zombiaki import events
from deadtown.games.zombiaki.cards import FREEZE, NET, POWER, Card, kinds_as_listed
from deadtown.games.zombiaki.effects.undead import zombies
from deadtown.games.zombiaki.effects.ways import DOWN, alone
from deadtown.games.zombiaki.movement import may_step, may_step_back
from deadtown.games.zombiaki.play import Play, card
from deadtown.games.zombiaki.state import State
from deadtown.games.zombiaki.street import ADJACENT, IN_LANE, LANE, NUMBER, SIDEWAYS, SIZE, SPACES, names
from deadtown.kernel import NOTHING_TO_ASK, Option, Steps

FREEZE_LASTS = 2
"""A Freeze ends at the end of the next human phase, so it meets the end of two (ZK-11.19)."""


def _groups(state: State, card: Card) -> list[Option]:
    """Groups of zombies connected by adjacency, strengths of at most 6 in all (ZK-11.18)."""
    strength = {space: zombie.strength for space, zombie in zombies(state)}
    most = POWER[card]
    found: dict[frozenset[int], int] = {frozenset({space}): sum_ for space, sum_ in strength.items() if sum_ <= most}
    fresh = list(found.items())
    while fresh:
        group, sum_ = fresh.pop()
        for near in {to for space in group for to in ADJACENT[space] if to in strength and to not in group}:
            larger = group | {near}
            if sum_ + strength[near] <= most and larger not in found:
                found[larger] = sum_ + strength[near]
                fresh.append((larger, found[larger]))
    return [("play", card, *names(group)) for group in sorted(map(sorted, found))]


@card(NET, targets=_groups)
def net(play: Play, *spaces: str) -> Steps[None]:
    """Zombies that make no step of any kind until the next human phase (ZK-11.18)."""
    state = play.state
    state.nets += 1
    for space in spaces:
        place = NUMBER[space]
        creature = state.creatures[place]
        assert creature is not None
        state.creatures[place] = replace(creature, netted=True)
    play.tell(events.Netted, spaces)
    return NOTHING_TO_ASK


@card(FREEZE, targets=alone)
def freeze(play: Play) -> Steps[None]:
    """No creature makes any step until the end of the next human phase (ZK-11.19)."""
    play.state.freezes += (FREEZE_LASTS,)
    play.tell(events.Froze)
    return NOTHING_TO_ASK


def _slips(state: State, card: Card) -> list[Option]:
    return [
        ("play", card, SPACES[space], SPACES[to])
        for space in range(SIZE)
        if state.creatures[space] is not None
        for to in SIDEWAYS[space]
        if may_step(state, space, to)
    ]


@card("blood", targets=_slips)
def blood(play: Play, space: str, to: str) -> Steps[None]:
    """One creature makes one step sideways (ZK-11.20)."""
    return play.move(NUMBER[space], NUMBER[to], "blood")


def _can_fall_back(state: State, lane: int) -> bool:
    return any(state.creatures[space] is not None and may_step_back(state, space) for space in IN_LANE[lane])


@card(
    "searchlight",
    targets=lambda state, card: [way for lane, way in enumerate(DOWN[card]) if _can_fall_back(state, lane)],
)
def searchlight(play: Play, lane: str) -> Steps[None]:
    """All creatures of a lane step back (ZK-11.21)."""
    return play.fall_back("searchlight", (LANE[lane],), dogs=True)


@card(
    "get_back",
    targets=lambda state, card: alone(state, card) if any(_can_fall_back(state, lane) for lane in range(3)) else [],
)
def get_back(play: Play) -> Steps[None]:
    """All creatures on the street step back (ZK-11.22)."""
    return play.fall_back("get_back", dogs=True)


@card("scram", targets=lambda state, card: [("play", card, taken) for taken in kinds_as_listed(state.zombies.hand)])
def scram(play: Play, taken: Card) -> Steps[None]:
    """Z discards the card that H picks (ZK-11.23)."""
    state = play.state
    state.zombies.hand.remove(taken)
    state.zombies.discard.append(taken)
    play.tell(events.Snatched, state.human_seat, state.zombie_seat, taken, "scram")
    return NOTHING_TO_ASK
