"""Why a card of either set can't be played, used or discarded (HX-6, HX-13, HX-14)."""

from collections.abc import Callable

from deadtown.games.humans import cards as humans
from deadtown.games.humans.combined.cards import FOR_GUYS, FOR_ZOMBIES, WINDOWS, is_humans_card, open_cards
from deadtown.games.humans.combined.refusing import targets
from deadtown.games.humans.combined.refusing.looking import About, look
from deadtown.games.humans.combined.state import State
from deadtown.games.humans.combined.tiles import TAKEN_OUT
from deadtown.games.humans.combined.windows import usable_in
from deadtown.games.humans.play import TILE_SPACES
from deadtown.games.humans.refusing.cards import AIMED
from deadtown.games.humans.refusing.cards import CHANGES_NOTHING as HUMANS_CHANGES_NOTHING
from deadtown.games.humans.refusing.cards import MOMENTS as HUMANS_MOMENTS
from deadtown.games.humans.refusing.cards import NOTHING as HUMANS_NOTHING
from deadtown.games.humans.state import NOWHERE
from deadtown.games.humans.tiles import BOX as HUMAN_BOX
from deadtown.games.zombies import cards as zombies
from deadtown.games.zombies.refusing.cards import CHANGES_NOTHING, MOMENTS
from deadtown.games.zombies.refusing.cards import NOTHING as ZOMBIES_NOTHING
from deadtown.kernel import Option, Refusal, Window

NOT_ASKED = Refusal("HX-6.3", "not-asked-now")
GUYS_MOMENTS = {humans.FRESH_MEAT: "only-before-your-roll", humans.SECOND_WIND: "only-after-your-roll"}
"""When a shotgun guy plays what zombie players play before their movement (HX-6.5)."""
GUYS_CLAUSES = {
    **dict.fromkeys(zombies.ITEMS, "HX-6.9"),
    zombies.BAD_SENSE_OF_DIRECTION: "HX-14.4",
    zombies.KEYS: "HX-13.4",
    zombies.MUCH_NEEDED_REST: "HX-13.4",
}
"""What keeps zombie players from playing a card."""


def why_not_card(state: State, window: Window | None, seat: int, wish: Option) -> Refusal:
    """Why a card can't be played, used or discarded now."""
    verb, card = str(wish[0]), str(wish[1])
    if window is not None and wish in window.plays(seat):
        return NOT_ASKED
    if window is not None and window.kind not in WINDOWS:
        window = None
    if verb == "discard":
        return _why_not_discard(state, seat, card)
    if verb == "use":
        return _why_not_use(state, window, seat, card)
    return _why_not_play(state, window, seat, card, wish[2:])


def _why_not_discard(state: State, seat: int, card: str) -> Refusal:
    """Cards are discarded in the last step only (HU-11.1, ZB-10.1)."""
    clause = "ZB-10.1" if state.is_guy(seat) else "HU-11.1"
    reason = "discard-at-the-end" if card in state.pawns[seat].hand else "not-in-hand"
    return Refusal(clause, reason, {"card": card})


def _not_in_a_window(state: State, card: str) -> Refusal:
    """Each side's turn has its windows (HX-6.4, HX-6.5)."""
    return Refusal("HX-6.5" if state.is_guy(state.active) else "HX-6.4", "not-in-a-window", {"card": card})


# Cards from hand


def _why_not_play(state: State, window: Window | None, seat: int, card: str, named: Option) -> Refusal:
    about: About = {"card": card}
    of_humans = is_humans_card(card)
    if card not in state.pawns[seat].hand:
        return Refusal("HU-12.1" if of_humans else "ZB-11.5", "not-in-hand", about)
    refusal = _why_not_by(state, seat, card)
    if refusal is not None:
        return refusal
    if not state.pawns[seat].may_play:
        return Refusal("HX-6.2", "one-card-a-round", about)
    if window is None:
        return _not_in_a_window(state, card)
    refusal = _why_not_now(state, window, seat, card)
    if refusal is not None:
        return refusal
    aim = humans.KINDS[card].aim if of_humans else zombies.KINDS[card].aim
    if named and not aim:
        return Refusal("HU-12.6" if of_humans else CHANGES_NOTHING, "aimed-at-nothing", about)
    return (_why_not_humans if of_humans else _why_not_zombies)(state, window, seat, card, named)


def _why_not_by(state: State, seat: int, card: str) -> Refusal | None:
    """Some cards are for one side only (HX-6.9, HX-13.8)."""
    guy = state.is_guy(seat)
    if card in FOR_GUYS and not guy:
        return Refusal(GUYS_CLAUSES[card], "only-for-guys", {"card": card})
    return Refusal("HX-13.8", "only-for-hordes", {"card": card}) if card in FOR_ZOMBIES and guy else None


def _why_not_now(state: State, window: Window, seat: int, card: str) -> Refusal | None:
    """Why a window is not the moment of a card, if it is not; where an item is played is another matter."""
    own = window.about["seat"] == seat
    places = zombies.KINDS[card].places if card in zombies.ITEMS else ()
    place = places[0] if places else ""
    if card in open_cards(window.kind, own, state.sides[seat], state.sides[state.active], place):
        return None
    return (_moment_of_humans if is_humans_card(card) else _moment_of_zombies)(state, window, seat, card)


def _moment_of_humans(state: State, window: Window, seat: int, card: str) -> Refusal:
    """When a card of Humans!!! is played (HX-6.5, HX-6.7, HX-6.8)."""
    about: About = {"card": card}
    kind, guy = humans.KINDS[card], state.is_guy(seat)
    own, others = Refusal("HU-12.6", "only-in-your-turn", about), Refusal("HU-12.6", "not-in-your-turn", about)
    if kind.window == window.kind:
        return own if kind.whose == "own" else others
    if window.kind == zombies.POST_MOVE_ROLL and card in (humans.SECOND_WIND, humans.RIGOR_MORTIS):
        return own if card == humans.SECOND_WIND else others
    if window.kind == zombies.PRE_MOVE_ROLL and card == humans.FRESH_MEAT:
        return own
    if kind.weapon:
        reason = "weapon-for-yourself" if guy else HUMANS_MOMENTS[kind.window, kind.whose]
        return Refusal("HX-6.7" if guy else "HX-6.8", reason, about)
    if guy and card in GUYS_MOMENTS:
        return Refusal("HX-6.5", GUYS_MOMENTS[card], about)
    return Refusal(kind.clause, HUMANS_MOMENTS[kind.window, kind.whose], about)


def _moment_of_zombies(state: State, window: Window, seat: int, card: str) -> Refusal:
    """When a card of Zombies!!! is played (HX-6.4)."""
    about: About = {"card": card}
    kind = zombies.KINDS[card]
    if card == zombies.ADRENALINE_RUSH and not state.is_guy(seat):
        return Refusal("HX-14.1", "only-before-your-move", about)
    moment = MOMENTS.get(kind.played)
    return Refusal(kind.clause, moment, about) if moment else _not_in_this(window, card)


def _not_in_this(window: Window, card: str) -> Refusal:
    """What can be done at any time can't be in the windows of a breach and of an attempt (HX-6.4)."""
    if window.kind == zombies.POST_COMBAT_ROLL:
        return Refusal("ZB-11.3", "not-after-a-combat-roll", {"card": card})
    return Refusal("HX-6.4", "not-in-this-window", {"card": card})


def _why_not_humans(state: State, window: Window, seat: int, card: str, named: Option) -> Refusal:
    """Why a card of Humans!!! would change nothing, or not like that."""
    aim = humans.KINDS[card].aim
    if card == humans.FRESH_MEAT:
        return targets.why_not_on(state, seat, card, named)
    if aim:
        return AIMED[aim](state, seat, card, named)
    if card not in HUMANS_NOTHING:
        # What is left are a weapon without a bonus, and cards for a movement that nothing changes.
        weapon = humans.KINDS[card].weapon
        return Refusal(HUMANS_CHANGES_NOTHING, "adds-nothing" if weapon else "movement-stays", {"card": card})
    clause = humans.KINDS[card].clause if card == humans.THIS_WAY else HUMANS_CHANGES_NOTHING
    return Refusal(clause, HUMANS_NOTHING[card](state, seat), {"card": card})


def _why_not_zombies(state: State, window: Window, seat: int, card: str, named: Option) -> Refusal:
    """Why a card of Zombies!!! would change nothing, or not like that."""
    kind = zombies.KINDS[card]
    if kind.item:
        return _why_not_laid(state, seat, card)
    if kind.aim == "opponent":
        return targets.why_not_at(state, window, seat, card, named)
    if kind.aim == "building":
        return targets.why_not_in(state, card, named)
    return _changes_nothing(state, window, seat, card)


def _why_not_laid(state: State, seat: int, card: str) -> Refusal:
    """An item needs its place in either set, and only one of each may be in play (ZB-11.6, HX-6.10)."""
    if card in state.pawns[seat].in_play:
        return Refusal("ZB-11.6", "one-of-each", {"card": card})
    places = [place for place in zombies.KINDS[card].places if place not in TAKEN_OUT]
    places += [f"hu_{place}" for place in places if f"hu_{place}" in HUMAN_BOX]
    if len(places) > 1:
        return Refusal("HX-6.10", "not-in-the-places", {"card": card, "tile": places[0], "other": places[1]})
    return Refusal("ZB-11.6", "not-in-the-place", {"card": card, "tile": places[0]})


# Items in play, and cards that name nothing


def _why_not_use(state: State, window: Window | None, seat: int, card: str) -> Refusal:
    about: About = {"card": card}
    kind = zombies.KINDS[card]
    if card not in state.pawns[seat].in_play:
        return Refusal("ZB-11.7", "not-in-play", about)
    if card == zombies.FIRST_AID_KIT:
        return Refusal("ZB-6.3", "only-in-combat", about)
    if card not in zombies.USABLE:
        return Refusal(kind.clause, "works-by-itself", about)
    if window is None:
        return _not_in_a_window(state, card)
    if kind.own_turn and seat != state.active:
        return Refusal(kind.clause, "use-in-your-turn", about)
    if card not in usable_in(look(state), window.kind):
        return _not_in_this(window, card)
    return _changes_nothing(state, window, seat, card)


def _changes_nothing(state: State, window: Window, seat: int, card: str) -> Refusal:
    """Why a card that could be played now would do nothing (ZB-11.10)."""
    find = NOTHING.get(card)
    reason = find(state, window, seat) if find is not None else "already-in-force"
    return Refusal(CHANGES_NOTHING, reason, {"card": card})


def _throw(state: State, window: Window, seat: int) -> str:
    """Why there is nothing for a Grenade (HX-13.5)."""
    space = state.pawns[seat].space
    if space == NOWHERE:
        return "you-are-off-the-map"
    rooms = state.open_city.rooms[space // TILE_SPACES]
    if not rooms:
        return "no-building-here"
    return "no-zombies-inside" if state.zombies.keys().isdisjoint(rooms) else "zombies-are-fed"


def _rush(state: State, window: Window, seat: int) -> str:
    """Why Adrenaline Rush does nothing more (HX-14.1)."""
    return ZOMBIES_NOTHING[zombies.ADRENALINE_RUSH](state, window, seat) if state.is_guy(seat) else "already-in-force"


NOTHING: dict[str, Callable[[State, Window, int], str]] = {
    **ZOMBIES_NOTHING,
    zombies.ADRENALINE_RUSH: _rush,
    zombies.GRENADE: _throw,
}
"""Why each would do nothing; the others are in force already."""
