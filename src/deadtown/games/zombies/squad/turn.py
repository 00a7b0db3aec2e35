"""The turn of Intervention Squad: the event die, combat, movement, and zombies that are led (IS-3)."""

from deadtown.games.town import Roll, shown, within
from deadtown.games.zombies import events
from deadtown.games.zombies.horde import open_leads
from deadtown.games.zombies.movement import walk_on
from deadtown.games.zombies.play import Play
from deadtown.games.zombies.squad import events as squad_events
from deadtown.games.zombies.squad.duel import offer_attack
from deadtown.games.zombies.squad.event_die import ROWS
from deadtown.games.zombies.state import NOBODY, NOWHERE
from deadtown.kernel import NOTHING_TO_ASK, Decision, Option, Step

SIDES = 10
"""Of the event die (IS-1.2)."""
ZOMBIES_FOR_A_STEP = 4
"""How many zombies in the collection make for one more step (IS-3.4)."""
END: Option = ("end",)


def roll_event(play: Play) -> Step:
    """Roll the event die and carry out its row (IS-3.2)."""
    state = play.state
    row = play.chance.pick(SIDES) + 1
    state.roll = Roll("event", state.active, (row,), total=row)
    play.tell(squad_events.EventRolled, state.active, row)
    lost = yield from ROWS[row - 1](play)
    return "end_squad" if lost else "combat"


def roll_squad(play: Play) -> Step:
    """The movement roll, which counts for the zombies too, also for who has died (IS-3.4, IS-3.5, IS-3.8)."""
    state, pawn = play.state, play.pawn
    state.phase = "move"
    bonus = pawn.kills // ZOMBIES_FOR_A_STEP
    die = play.d6("move", state.active, bonus)
    state.die = die + bonus
    halved, pawn.halved = pawn.halved, False
    allowance = (state.die // 2 if halved else state.die) + state.extra
    state.allowance = state.left = 0 if state.died else allowance
    state.asks_attack = True
    play.tell(events.MoveRolled, state.active, die, state.allowance, bonus)
    yield from NOTHING_TO_ASK
    return "walk_squad"


def walk_squad(play: Play) -> Step:
    """Attack whoever is here, then one step of the movement (IS-3.5, IS-6.1)."""
    state, pawn = play.state, play.pawn
    if state.died:
        return "begin_leading"
    if state.asks_attack:
        state.asks_attack = False
        attacked = state.attacked
        yield from offer_attack(play)
        if state.attacked != attacked:
            state.route = ()
    if state.left <= 0 or state.died:
        return "begin_leading"
    stood = pawn.space
    yield from walk_on(play)
    state.asks_attack = pawn.space != stood
    return "walk_squad"


def begin_leading(play: Play) -> Step:
    """As many zombies as the movement roll, each half as many spaces (IS-3.6)."""
    state = play.state
    state.phase = "zombies"
    state.left, state.route, state.goal = state.die, (), NOWHERE
    yield from NOTHING_TO_ASK
    return "choose_zombie"


def choose_zombie(play: Play) -> Step:
    """Name a zombie that shall move, or end the turn: nothing is obligatory (IS-3.7)."""
    state, city = play.state, play.city
    options = open_leads(city, state.zombies, state.waiting) if state.left > 0 else []
    if not options:
        return "end_squad"
    choice = yield Decision(state.active, "lead_zombie", [*options, END], {"left": state.left})
    if choice == END:
        return "end_squad"
    state.led = state.zombies[city.number[str(choice[1])]]
    return "lead_on"


def lead_on(play: Play) -> Step:
    """Lead the zombie to a space that it can reach without entering one with another zombie (IS-3.6, IS-3.7)."""
    state, city = play.state, play.city
    space = state.space_of(state.led)
    reach = within(city, space, (state.die + 1) // 2, state.zombies)
    to = reach[0]
    if len(reach) > 1:
        options: list[Option] = [("lead", city.names[target]) for target in reach]
        about: dict[str, str | int] = {"space": shown(city.names[space]), "reach": (state.die + 1) // 2}
        choice = yield Decision(state.active, "lead_to", options, about)
        to = city.number[str(choice[1])]
    state.moved.append(state.led)
    state.led = NOBODY
    state.left -= 1
    play.move_zombie(state.active, space, to)
    return "choose_zombie"


def end_squad(play: Play) -> Step:
    """The turn is over (IS-3.9)."""
    yield from NOTHING_TO_ASK
    return play.end_turn()


SQUAD_TURN = (roll_event, roll_squad, walk_squad, begin_leading, choose_zombie, lead_on, end_squad)
