"""Why something can't be done now, and which clause says so."""

from collections.abc import Callable, Iterator

from deadtown.games.last_night.cards import BARRICADES, ZOMBIE_CARDS
from deadtown.games.last_night.combining import cards_of
from deadtown.games.last_night.events import BUILDINGS, WALLS
from deadtown.games.last_night.experience import BUY_FOR_ZOMBIES
from deadtown.games.last_night.grave_weapons import GRAVE_CARDS
from deadtown.games.last_night.ground import NAMES, NUMBERS
from deadtown.games.last_night.heroes import PEOPLE
from deadtown.games.last_night.options import EXPERIENCE, HEROES, SURVIVAL_DECKS
from deadtown.games.last_night.refs import read_ref
from deadtown.games.last_night.refusing import heroes, zombies
from deadtown.games.last_night.refusing.cards import NOT_ASKED, why_not_play, why_not_use
from deadtown.games.last_night.refusing.learning import why_not_buy
from deadtown.games.last_night.refusing.looking import look
from deadtown.games.last_night.special_pick_ups import SPECIAL
from deadtown.games.last_night.state import Hero, State
from deadtown.games.last_night.survival_cards import HEROES_CARDS, TACTICS, UNIQUE
from deadtown.games.last_night.upgrades import HERO_DECKS, HERO_UPGRADES, HORDE, ZOMBIE_UPGRADES
from deadtown.games.last_night.uses import OPEN_USES, WINDOWS
from deadtown.kernel import PASS, Decision, Option, Question, Refusal, Window

CLAUSES = {
    **dict.fromkeys(WINDOWS, "LN-8.9"),
    "choose_hero": "LN-3.8",
    "start_space": "LN-3.9",
    "new_hero_space": "LN-7.21",
    "choose_building": "LN-13.1",
    "place_sewer_entrance": "LN-15.2",
    "move_sewer_entrance": "LN-15.1",
    "token_space": "LN-S10",
    "discard_to_limit": "LN-4.6",
    "discard_one": "LN-4.6",
    "order_zombies": "LN-4.12",
    "move_zombie": "LN-4.13",
    "advance": "LN-4.13",
    "place_zombie": "LN-4.18",
    "place_grave_dead": "LN-18.14",
    "swap_grave_dead": "LN-18.14",
    "swap_grave_weapon": "LN-18.1",
    "give_grave_weapon": "LN-18.2",
    "take_zombie": "LN-4.16",
    "order_fights": "LN-4.21",
    "fire_order": "LN-11.6",
    "fire_direction": "LN-11.7",
    "fire_remove": "LN-11.11",
    "douse_fire": "LN-8.7",
    "claim_activation": "LN-5.1",
    "activate": "LN-5.1",
    "choose_move_die": "LN-5.4",
    "move_action": "LN-5.5",
    "hero_step": "LN-5.6",
    "blitz": "LN-5.7",
    "keep_card": "LN-5.9",
    "just_what_i_needed": "LN-5.10",
    "pick_cards": "LN-8.7",
    "bring_back": "LN-13.15",
    "pick_copies": "LN-8.7",
    "overflow": "LN-9.2",
    "combine": "LN-9.6",
    "betsy_errand": "LN-9.22",
    "exchange": "LN-5.14",
    "trade_answer": "LN-5.14",
    "take_wound": "LN-8.9",
    "ranged_attack": "LN-5.16",
    "aim_gun": "LN-9.12",
    "fight_next": "LN-5.17",
    "choose_victim": "LN-1.13",
    "surprise": "LN-4.7",
    "evacuate": "LN-11.15",
    "push_zombie": "LN-1.14",
    "move_models": "LN-1.14",
    "marker_space": "LN-8.7",
    "build_for_wound": "LN-14.3",
    "build_more": "LN-14.2",
    "claw_again": "LN-14.4",
    "place_door_marker": "LN-18.20",
    "use_marker": "LN-5.13",
    "free_search": "LN-18.11",
    "put_under": "LN-8.7",
    "put_back": "LN-8.7",
    "divert": "LN-8.7",
}
"""The kinds of decision, each with the clause that asks for it."""

ALONE = frozenset(
    {
        *("pass", "done", "none", "yes", "no", "accept", "refuse", "search", "rest", "stop", "stay", "fuel"),
        *("hold_fire", "random_building", "draw", "burn_down", "pour", "explode", "call", "power", "detonate"),
    }
)
"""Verbs that name nothing."""
CARDS = HEROES_CARDS.keys() | ZOMBIE_CARDS.keys()
PLACES = frozenset({"space", "step", "walk", "to", "unbar", "force", "throw_tnt"})
THINGS = {
    **dict.fromkeys(("hero", "activate", "heal", "deliver"), frozenset(PEOPLE)),
    **dict.fromkeys(("discard", "pick_up", "keep", "pick", "take_discard", "take_deck", "charge"), frozenset(CARDS)),
    **dict.fromkeys(("under", "put_back"), frozenset(CARDS)),
    "survival_search": frozenset({UNIQUE, TACTICS}),
    "building": BUILDINGS,
    **dict.fromkeys(("build", "reinforce"), WALLS),
    "pick_up_at": frozenset(SPECIAL),
    "die": frozenset(range(1, 7)),
}
"""Verbs that name one thing, and what that may be."""
AIMED = frozenset({"shoot", "blast", "shoot_gas", "light", "set_off", "hurl"})
"""Verbs that name an item and what it is aimed at."""


def is_usable(thing: str | int) -> bool:
    """Whether something is an item or an ability that is used in windows."""
    return any(thing in found for found in OPEN_USES.values())


def wishes(state: State, seat: int) -> Iterator[Option]:
    """Every card in hand, what the own heroes carry and could do, and the own zombies: what a person would click."""
    if not state.layout or not state.heroes:
        return
    for card in dict.fromkeys(state.hands[seat]):
        yield ("play", card)
    if state.sides[seat] == HEROES:
        yield from _hero_wishes(state, seat)
        return
    yield from (("use", upgrade, HORDE) for upgrade in dict.fromkeys(state.horde_upgrades) if is_usable(upgrade))
    if EXPERIENCE in state.rules:
        yield BUY_FOR_ZOMBIES
    play = look(state)
    own = [zombie for zombie in play.in_play() if state.owner(zombie) == seat]
    for ref in play.refs(own):
        yield ("move", ref)
    yield ("done",)


def _hero_wishes(state: State, seat: int) -> Iterator[Option]:
    for hero in state.living():
        if hero.seat != seat:
            continue
        for item in dict.fromkeys(hero.items):
            if is_usable(item):
                yield ("use", item, hero.person)
        if EXPERIENCE in state.rules:
            yield from _learning_wishes(hero)
        yield ("activate", hero.person)
    if state.active >= 0 and state.heroes[state.active].seat == seat:
        space = state.heroes[state.active].space
        if space >= 0:
            yield from (("step", NAMES[to]) for to in state.ground.beside[space])
        yield ("search",)
        if BARRICADES in state.rules and space >= 0:
            for run in sorted(state.ground.touched[space] & state.ground.wall_names.keys()):
                yield ("reinforce" if run in state.barricades else "build", state.ground.wall_names[run])
        if SURVIVAL_DECKS in state.rules:
            yield from (("survival_search", deck) for deck in (UNIQUE, TACTICS))


def _learning_wishes(hero: Hero) -> Iterator[Option]:
    """What somebody would click who wants to learn, or to use what has been learnt."""
    yield from (("buy", deck, hero.person) for deck in HERO_DECKS)
    for upgrade in dict.fromkeys(hero.upgrades):
        yield ("boost", upgrade, hero.person)
        if is_usable(upgrade):
            yield ("use", upgrade, hero.person)


def why_not(state: State, question: Question | None, seat: int, wish: Option) -> Refusal | None:
    if not wish or not _makes_sense(state, wish):
        return None
    verb = str(wish[0])
    if question is None:
        return Refusal("LN-17.2", "game-over")
    window = question if isinstance(question, Window) else None
    if verb == "play":
        return _unless_others(question, seat) or why_not_play(state, window, seat, wish)
    if verb == "use":
        return _unless_others(question, seat) or why_not_use(state, window, seat, wish)
    if verb in ("buy", "boost"):
        return _unless_others(question, seat) or why_not_buy(state, window, seat, wish)
    if verb == "wield" and window is not None and wish not in window.plays(seat):
        return zombies.why_not_wield(state, window, wish)
    if window is not None:
        return NOT_ASKED if wish == PASS or wish in window.plays(seat) else _first(window)
    assert isinstance(question, Decision)
    explain = EXPLAIN.get((question.kind, verb)) if question.seat == seat else None
    if explain is not None:
        return explain(state, question, wish)
    return _unless_others(question, seat) or _first(question)


def _unless_others(question: Question, seat: int) -> Refusal | None:
    """Somebody else is asked, and all know it: not in a window."""
    if isinstance(question, Decision) and question.seat != seat:
        return Refusal("LN-8.10", "not-your-decision", {"seat": question.seat})
    return None


def _first(question: Question) -> Refusal:
    """Something else is asked first."""
    kind = "window" if question.kind in WINDOWS else question.kind
    return Refusal(CLAUSES[question.kind], f"decide-{kind.replace('_', '-')}")


def _is_thing(name: str) -> bool:
    """Whether somebody may want to use what is called so: an item or an upgrade that works by itself, too."""
    return is_usable(name) or name in HEROES_CARDS or name in HERO_UPGRADES or name in ZOMBIE_UPGRADES


def _makes_sense(state: State, wish: Option) -> bool:
    """Whether there is such a verb, and what it names can exist."""
    verb, *values = wish
    words = [str(value) for value in values]
    if verb == "play":
        return bool(values) and values[0] in CARDS
    if verb == "use":
        return len(values) > 1 and _is_thing(words[0]) and (values[1] in PEOPLE or values[1] == HORDE)
    if verb == "buy":
        return values == [HORDE] or (len(values) == 2 and values[0] in HERO_DECKS and values[1] in PEOPLE)
    if verb == "boost":
        return len(values) == 2 and values[0] in HERO_UPGRADES and values[1] in PEOPLE
    if verb in PLACES:
        return len(values) == 1 and values[0] in NUMBERS
    if verb in ("drop", "fire_both"):
        return len(values) == 1 and _is_item(words[0])
    if verb == "combine":
        return len(values) == 2 and {*words} <= HEROES_CARDS.keys()
    if verb == "across":
        return 2 <= len(values) <= 3 and words[0] in NUMBERS and WALLS.issuperset(words[1:])
    if verb == "side":
        return len(values) == 1 and _is_side(words[0])
    if verb in THINGS:
        return len(values) == 1 and values[0] in THINGS[str(verb)]
    if verb == "wield":
        return bool(values) and values[0] in GRAVE_CARDS
    if verb in ("move", "remove", "arm"):
        return len(values) == 1 and _is_zombie(words[0])
    if verb == "fight":
        return len(values) == 2 and values[0] in PEOPLE and _is_zombie(words[1])
    if verb in AIMED:
        return len(values) == 2 and values[0] in HEROES_CARDS and _is_zombie(words[1])
    if verb == "throw":
        return len(values) == 2 and values[0] in NUMBERS and values[1] in ("lit", "onto_fire", "across_fire", "both")
    if verb in ("give", "take", "hand"):
        return len(values) == 2 and _is_item(words[0]) and values[1] in PEOPLE
    if verb == "swap":
        return len(values) == 3 and _is_item(words[0]) and _is_item(words[1]) and values[2] in PEOPLE
    return verb in ALONE and not values


def _is_item(thing: str) -> bool:
    """Whether an item could be called like that, be it combined or not."""
    cards = cards_of(thing)
    return len(cards) <= 2 and {*cards} <= HEROES_CARDS.keys()


def _is_zombie(ref: str) -> bool:
    """Whether a zombie, or a space, could be called like that."""
    if read_ref(ref) is not None:
        return True
    return ref.removeprefix("zombie_") in PEOPLE and ref.startswith("zombie_")


def _is_side(name: str) -> bool:
    """Whether a side could be called like that."""
    one, _, other = name.partition("-")
    return one in NUMBERS and other in NUMBERS


Explanation = Callable[[State, Decision, Option], Refusal]

EXPLAIN: dict[tuple[str, str], Explanation] = {
    ("move_action", "step"): heroes.why_not_step,
    ("move_action", "walk"): heroes.why_not_step,
    ("hero_step", "step"): heroes.why_not_step,
    ("hero_step", "walk"): heroes.why_not_step,
    ("move_action", "search"): heroes.why_not_search,
    ("hero_step", "search"): heroes.why_not_search,
    ("move_action", "pick_up"): heroes.why_not_search,
    ("move_action", "pick_up_at"): heroes.why_not_search,
    ("move_action", "build"): heroes.why_not_build,
    ("move_action", "reinforce"): heroes.why_not_build,
    ("hero_step", "build"): heroes.why_not_build,
    ("hero_step", "reinforce"): heroes.why_not_build,
    ("build_for_wound", "build"): heroes.why_not_build,
    ("build_for_wound", "reinforce"): heroes.why_not_build,
    ("move_action", "unbar"): heroes.why_not_unbar,
    ("hero_step", "unbar"): heroes.why_not_unbar,
    ("move_action", "force"): heroes.why_not_force,
    ("hero_step", "force"): heroes.why_not_force,
    ("move_action", "survival_search"): heroes.why_not_search,
    ("hero_step", "survival_search"): heroes.why_not_search,
    ("ranged_attack", "shoot"): heroes.why_not_shoot,
    ("ranged_attack", "blast"): heroes.why_not_shoot,
    ("ranged_attack", "shoot_gas"): heroes.why_not_shoot,
    ("aim_gun", "shoot"): heroes.why_not_shoot,
    ("aim_gun", "blast"): heroes.why_not_shoot,
    ("order_zombies", "move"): zombies.why_not_move,
    ("order_zombies", "done"): zombies.why_not_done,
    ("move_zombie", "to"): zombies.why_not_to,
    ("move_zombie", "across"): zombies.why_not_to,
    ("move_zombie", "stay"): zombies.why_not_to,
    ("give_grave_weapon", "arm"): zombies.why_not_arm,
    ("move_action", "burn_down"): heroes.why_not_burn_down,
}
"""Why a wish of a kind that is asked for can't be had."""
