"""How an option is worded: the name of a text and its arguments."""

from deadtown.games.last_night.events import BUILDINGS, WALLS, shown, wall_words
from deadtown.games.last_night.heroes import PEOPLE
from deadtown.games.last_night.refs import Ref, read_ref
from deadtown.games.last_night.upgrades import HERO_UPGRADES, HORDE
from deadtown.games.last_night.uses import MODES
from deadtown.kernel import Option, Wording

NAMED = {
    **dict.fromkeys(("hero", "activate", "heal", "deliver"), "hero"),
    **dict.fromkeys(("discard", "drop", "fire_both", "pick_up", "keep", "pick", "take_discard", "take_deck"), "card"),
    **dict.fromkeys(("charge", "under", "put_back"), "card"),
    "survival_search": "survival_deck",
    "building": "building",
    "die": "die",
}
"""Verbs that name one thing, and what kind of thing that is."""
PLACES = frozenset({"space", "step", "walk", "to", "unbar", "force", "throw_tnt"})
"""Verbs that name one space."""
DEEDS = {
    ("shamble", ""): "move",
    ("at_last", ""): "cancel",
    ("leave_it", ""): "remove",
    ("break_through", "break"): "",
    ("break_through", "step"): "move",
    ("loss_of_faith", "reroll"): "check",
    ("hes_a_zombie", "stop"): "try",
    ("line_is_dead", ""): "try",
    ("fighting_instincts", ""): "own",
    ("knocked_away", ""): "knock",
    ("dragged_away", ""): "drag",
    ("kitchen_knife", ""): "raise",
    ("flashlight", ""): "stop",
    ("lucky", "fight"): "",
    ("lucky_coin", "fight"): "reroll",
    ("second_chance", "fight"): "",
    ("old_diary", ""): "cancel",
    ("bowie_knife", ""): "raise",
    ("survival_instinct", "unique_items"): "unique",
    ("hardened_luck", "fight"): "",
    ("improvise", "stop"): "try",
    ("blood_scent", ""): "move",
    ("steady_aim", ""): "raise",
    **dict.fromkeys((("mr_hyde", "cancel"), ("deputy_taylor", "cancel"), ("fire_extinguisher", "cancel")), "fight"),
    ("coach_miller", "cancel"): "fight",
}
"""What is done with some things, where that is not told by their mode."""


def wording(option: Option) -> Wording:
    """Texts are named after the verb, and where something is played or used after what else is named."""
    verb, *values = option
    message = f"option-{str(verb).replace('_', '-')}"
    if verb in ("play", "use"):
        return _use(option)
    if verb in ("buy", "boost"):
        return _purchase(option)
    if verb in NAMED:
        return message, {NAMED[str(verb)]: values[0]}
    if verb in PLACES:
        return message, {"space": shown(str(values[0]))}
    if verb == "pick_up_at":
        return f"{message}-{str(values[0]).replace('_', '-')}", {}
    if verb in ("build", "reinforce"):
        return message, {**wall_words(str(values[0]))}
    if verb == "across":
        return _across(message, *map(str, values))
    if verb == "side":
        start, to = str(values[0]).split("-")
        return message, {"space": shown(start), "to": shown(to)}
    if verb in ("move", "remove", "arm"):
        return _at(message, str(values[0]))
    if verb == "fight":
        text, arguments = _at(message, str(values[1]))
        return text, {**arguments, "hero": values[0]}
    if verb == "shoot":
        text, arguments = _at(message, str(values[1]))
        return text, {**arguments, "card": values[0]}
    if verb == "wield":
        return message, {"card": values[0], "dice": ", ".join(map(str, values[1:]))}
    if verb in ("blast", "shoot_gas", "light", "set_off", "hurl"):
        return message, {"card": values[0], "space": shown(str(values[1]))}
    if verb == "combine":
        return message, {"given": values[0], "taken": values[1]}
    if verb == "throw":
        return f"{message}-{str(values[1]).replace('_', '-')}", {"space": shown(str(values[0]))}
    if verb in ("give", "take", "hand"):
        return message, {"card": values[0], "hero": values[1]}
    if verb == "swap":
        return message, {"given": values[0], "taken": values[1], "hero": values[2]}
    return message, {}


def _purchase(option: Option) -> Wording:
    """An upgrade from a deck, for the zombies or for a hero; or the Boost of one."""
    verb, what, *whose = option
    if verb == "boost":
        return "option-boost", {"upgrade": what, "hero": whose[0], "price": HERO_UPGRADES[str(what)].boost}
    return ("option-buy", {"deck": what, "hero": whose[0]}) if whose else ("option-buy-zombies", {})


def _across(message: str, space: str, wall: str, other: str = "") -> Wording:
    """A step over one barricade, or over two one after the other."""
    arguments: dict[str, str | int] = {"space": shown(space), **wall_words(wall)}
    if not other:
        return message, arguments
    building, face = wall_words(other).values()
    return f"{message}-two", {**arguments, "next_building": building, "next_face": face}


def _at(message: str, ref: str) -> Wording:
    """A zombie by its space, by its colour where that matters, by what it has; and zombie heroes by name."""
    zombie = read_ref(ref)
    if zombie is None:
        return f"{message}-zombie-hero", {"other": ref.removeprefix("zombie_")}
    kind, words = _looks(zombie)
    return (f"{message}-{kind}" if kind else message), words


def _looks(zombie: Ref) -> tuple[str, dict[str, str | int]]:
    """How a zombie on a space is told from others, and how texts call that."""
    words: dict[str, str | int] = {"space": shown(zombie.space)}
    if zombie.weapon:
        return "armed", {
            **words,
            "weapon": zombie.weapon,
            "looks": "wounded" if zombie.wounded else zombie.colour or "plain",
        }
    return ("wounded" if zombie.wounded else zombie.colour), words


def _use(option: Option) -> Wording:
    """A card that is played, or an item or ability that is used: with its mode, and what is named."""
    verb, thing, *values = option
    arguments: dict[str, str | int] = {}
    if verb == "use" and (owner := values.pop(0)) != HORDE:
        arguments["hero"] = owner
    mode = str(values.pop(0)) if values and values[0] in MODES[str(thing)] else ""
    deed = DEEDS.get((str(thing), mode), mode)
    kind = _kind_of_use(str(thing), str(arguments.get("hero", ""))) if verb == "use" else "play"
    arguments[{"ability": "ability", "upgrade": "upgrade", "horde": "upgrade"}.get(kind, "card")] = thing
    message = f"option-{kind}{deed and f'-{deed}'}"
    if not values:
        return message, arguments
    named, value = _named(values)
    return f"{message}-{named}", {**arguments, **value}


def _kind_of_use(thing: str, hero: str) -> str:
    """Whether an item, an ability or an upgrade of a hero is used, or what the zombies have learnt."""
    if not hero:
        return "horde"
    if thing in PEOPLE[hero].abilities:
        return "ability"
    return "upgrade" if thing in HERO_UPGRADES else "use"


def _named(values: list[str | int]) -> tuple[str, dict[str, str | int]]:
    """What is named with a use, and how texts call that."""
    words = [str(value) for value in values]
    last = words[-1]
    if all(isinstance(value, int) for value in values):
        return "dice", {"dice": ", ".join(words)}
    if words[0] in ("heroes", "zombies"):
        return f"{words[0]}-die", {"die": last}
    if len(words) == 2 and all(word in PEOPLE for word in words):
        return "couple", {"other": words[0], "partner": words[1]}
    kind, value = _thing(last)
    if len(words) == 2:
        return f"card-{kind}", {"kept": words[0], **value}
    return kind, value


def _thing(word: str) -> tuple[str, dict[str, str | int]]:
    if word in PEOPLE:
        return "hero", {"other": word}
    if word in BUILDINGS:
        return "building", {"building": word}
    if word in WALLS:
        return "wall", {**wall_words(word)}
    zombie = read_ref(word)
    if zombie is not None:
        kind, words = _looks(zombie)
        return (f"{kind}-zombie" if kind else "space"), words
    if word.startswith("zombie_"):
        return "zombie-hero", {"other": word.removeprefix("zombie_")}
    return "kept", {"kept": word}
