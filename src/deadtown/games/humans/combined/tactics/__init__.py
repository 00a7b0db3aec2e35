"""A player's judgement in the combined game: what each option seems to be worth, at a look, without playing it out.

Both sides count as in their own game: shotgun guys in *life*, zombie players in *points*.
"""

from collections.abc import Callable, Mapping

from deadtown.games.humans.cards import DO_OVER_ANY, FRESH_MEAT
from deadtown.games.humans.combined.cards import WINDOWS
from deadtown.games.humans.combined.state import State
from deadtown.games.humans.combined.tactics import cards, fighting, hands, hunting, laying, strays, walking
from deadtown.games.humans.combined.tactics.scene import Scene
from deadtown.games.humans.combined.tactics.seeing import seen_in, seen_of
from deadtown.games.humans.combined.tactics.temper import BRAWLER, HUNTER, NOVICE, SPOILER, VETERAN, Temper
from deadtown.games.humans.combined.view import View
from deadtown.games.humans.steps import BAND_STEPS
from deadtown.games.humans.tactics import abilities, leading, placing, rolls
from deadtown.games.humans.tactics.ways import distances
from deadtown.games.kit.tactics import Question
from deadtown.games.zombies.state import NOBODY
from deadtown.games.zombies.tactics import combat
from deadtown.kernel import Option

__all__ = [
    "BRAWLER",
    "HUNTER",
    "NOVICE",
    "SPOILER",
    "VETERAN",
    "Question",
    "Scene",
    "Temper",
    "judged_in",
    "judged_of",
    "seen_in",
    "seen_of",
    "worth",
]


About = Mapping[str, str | int]
Judge = Callable[[Scene, list[Option], About, Temper], list[float]]
WINDOW_KINDS = frozenset(WINDOWS)


def judged_in(view: View, seat: int, question: Question, temper: Temper) -> list[float]:
    """What each option seems to be worth, by what a seat sees."""
    return worth(seen_in(view, seat), question, temper)


def judged_of(state: State, seat: int, question: Question, temper: Temper) -> list[float]:
    """The same in an imagined state."""
    return worth(seen_of(state, seat), question, temper)


def worth(scene: Scene, question: Question, temper: Temper) -> list[float]:
    """What each option seems to be worth to the seat that is asked."""
    kind, options, about = question.kind, question.options, question.about
    if kind in WINDOW_KINDS:
        return cards.playing(scene, options, kind, int(about["seat"]), temper)
    return JUDGES[kind](scene, options, about, temper)


Plain = Callable[[Scene, list[Option], Temper], list[float]]


def _plain(judge: Plain) -> Judge:
    return lambda scene, options, about, temper: judge(scene, options, temper)


def _horde(judge: Callable[..., list[float]]) -> Judge:
    """What the tactics of Humans!!! say."""
    return lambda scene, options, about, temper: judge(scene.hordes, options, temper.horde)


def _rolling_again(scene: Scene, options: list[Option], about: About, temper: Temper) -> list[float]:
    """Nothing is won by another roll when a shotgun guy flees, or when zombies of nobody move."""
    if about["what"] == "zombies" or (about["what"] == "flight" and scene.attacked != NOBODY):
        return [-float(option[0] == "reroll") for option in options]
    return rolls.rolling_again(scene.hordes, options, about, temper.horde)


def _ordering(scene: Scene, options: list[Option], about: About, temper: Temper) -> list[float]:
    """Humans who can't get away first, then shotgun guys, then the others."""
    attempts = [option for option in options if option[0] == "attempt"]
    judged = dict(zip(attempts, rolls.ordering(scene.hordes, attempts, temper.horde), strict=True))
    return [judged.get(option, 0.2) for option in options]


def _putting(scene: Scene, options: list[Option], about: About, temper: Temper) -> list[float]:
    """What a card puts: humans or zombies."""
    if FRESH_MEAT in scene.resolving:
        return placing.putting(scene.hordes, options, temper.horde)
    return strays.putting(scene, options, temper)


def _stepping(scene: Scene, options: list[Option], about: About, temper: Temper) -> list[float]:
    """Somebody's guy, or pawn, is led: a pawn as far from people as can be."""
    seat = int(about["seat"])
    if scene.players[seat].is_guy:
        return walking.walking(scene, options, seat, temper)
    hordes = scene.hordes
    guys = [player.space for player in scene.players if player.is_guy]
    ahead = distances(hordes.city, hordes.openings, tuple(sorted({*scene.humans, *guys})))
    return [float(ahead[hordes.city.number[str(option[1])]]) for option in options]


def _leading(scene: Scene, options: list[Option], about: About, temper: Temper) -> list[float]:
    return leading.choosing(scene.hordes, options, int(about.get("steps", BAND_STEPS)), temper.horde)


def _dead_dice(scene: Scene, options: list[Option], about: About, temper: Temper) -> list[float]:
    return combat.keeping_dead(scene.guys, options, (int(about["one"]), int(about["two"])), temper.guy)


def _first(verb: str) -> Judge:
    """What is always done."""
    return lambda scene, options, about, temper: [float(option[0] == verb) for option in options]


JUDGES: dict[str, Judge] = {
    "hx_start_pawns": _plain(laying.starting),
    "hx_draw_from": _plain(hands.drawing),
    "hx_draw_tile_from": _plain(laying.drawing),
    "hx_populate": _plain(laying.populating),
    "hx_fight_order": _plain(fighting.ordering),
    "hx_bullets": lambda scene, options, about, temper: fighting.paying(scene, options, int(about["missing"]), temper),
    "hx_counterattack": lambda scene, options, about, temper: hunting.striking_back(
        scene, options, int(about["seat"]), temper
    ),
    "hx_infect_pawn": _first("raise"),
    "hx_move_guy": lambda scene, options, about, temper: walking.led_away(scene, options, int(about["seat"]), temper),
    "hx_grenade_pawn": _first("pawn"),
    "move_pawn": _plain(hunting.moving),
    "move_step": lambda scene, options, about, temper: walking.walking(scene, options, int(about["seat"]), temper),
    "forced_step": _stepping,
    "move_zombie": _plain(strays.moving_zombies),
    "card_put": _putting,
    "card_lift": _plain(strays.leaving),
    "combat_response": lambda scene, options, about, temper: fighting.responding(
        scene, options, int(about["missing"]), temper
    ),
    "dead_dice_response": _dead_dice,
    "place_tile": _plain(laying.placing),
    "place_tile_zombies": _plain(strays.leaving),
    "place_tile_tokens": _plain(laying.laying_tokens),
    "place_humans": _horde(placing.putting),
    "place_die_tokens": _horde(placing.putting),
    "choose_character": lambda scene, options, about, temper: abilities.choosing(options),
    "ability": _horde(abilities.using),
    "objection": lambda scene, options, about, temper: cards.objecting(scene, options, about, temper),
    "do_over": _rolling_again,
    DO_OVER_ANY: _rolling_again,
    "capture_order": _ordering,
    "infect_or_eat": _horde(rolls.infecting),
    "keep_wound": _horde(rolls.keeping),
    "move_human": _horde(leading.fleeing),
    "lead_to": _horde(leading.fleeing),
    "lead_human": _leading,
    "discard_card": _plain(hands.discarding),
}
