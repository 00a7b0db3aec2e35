"""Wounds: cards are drawn, one is kept, and a zombie may be lost (HU-9)."""

from deadtown.games.humans import events
from deadtown.games.humans.abilities import offered
from deadtown.games.humans.cards import HEAD_SHOT
from deadtown.games.humans.characters import HEAL_THYSELF
from deadtown.games.humans.play import Play
from deadtown.games.humans.state import NOBODY
from deadtown.kernel import Decision, Option, Steps


def wound(play: Play, seat: int, space: int, extra: int = 0) -> Steps[None]:
    """Somebody draws wound cards and keeps one (HU-9.1 to HU-9.3)."""
    state, leader = play.state, play.state.leaders[seat]
    state.wounded = seat
    state.wounds_drawn = play.draw_wounds(leader.sheet.wounds + extra)
    play.tell(events.WoundsDrawn, seat, state.wounds_drawn)
    if not state.wounds_drawn:
        kept = ""
    elif (yield from offered(play, seat, HEAL_THYSELF)):
        kept = ""
        heal(play, seat, "HU-17.3")
    else:
        kept = yield from keep(play, seat)
    if kept:
        rest = [*state.wounds_drawn]
        rest.remove(kept)
        state.wound_discard.extend(rest)
        play.tell(events.WoundKept, seat, kept)
    else:
        state.wound_discard.extend(state.wounds_drawn)
    state.wounded, state.wounds_drawn = NOBODY, ()
    if kept:
        suffer(play, seat, space, kept)


def keep(play: Play, seat: int) -> Steps[str]:
    """One of a kind that was drawn twice, else any of those that were drawn (HU-9.2)."""
    drawn = play.state.wounds_drawn
    kinds = sorted(set(drawn))
    options: list[Option] = [("keep_wound", kind) for kind in kinds if drawn.count(kind) > 1]
    options = options or [("keep_wound", kind) for kind in kinds]
    choice = options[0]
    if len(options) > 1:
        choice = yield Decision(seat, "keep_wound", options)
    return str(choice[1])


def suffer(play: Play, seat: int, space: int, kept: str) -> None:
    """What the card that was kept does: it lies in front, or costs the zombie and all wounds (HU-9.3 to HU-9.5)."""
    leader = play.state.leaders[seat]
    fatal = kept == HEAD_SHOT or kept in leader.wounds
    leader.wounds += (kept,)
    if fatal:
        play.lose_zombie(seat, space, "HU-9.5" if kept == HEAD_SHOT else "HU-9.4")
        heal(play, seat, "HU-9.5" if kept == HEAD_SHOT else "HU-9.4")


def heal(play: Play, seat: int, clause: str) -> None:
    """All wound cards in front of somebody are discarded."""
    leader = play.state.leaders[seat]
    if leader.wounds:
        play.state.wound_discard.extend(leader.wounds)
        leader.wounds = ()
        play.tell(events.WoundsHealed, seat, clause)
