"""Why not? Every card in hand and every pile answers with the clause that forbids it."""

import re
from collections.abc import Callable
from typing import Literal

import pytest

from deadtown.games.zombinion.cards import AIM, COST, KINDS
from deadtown.games.zombinion.state import Hunter
from deadtown.kernel import Decision, Refusal, Unreadable, option_text
from tests.clauses import clause
from tests.games.matches import refusal, stroll
from tests.games.zombinion.table import GAME, TableMatch, cards, hunter, start, table

Answer = tuple[str, str, dict[str, str | int]] | None

RULEBOOK = (GAME.folder / "rulebook" / "en.md").read_text(encoding="utf-8")
CLAUSES = set(re.findall(r"\*\*(ZN-[\d.]+)\*\*", RULEBOOK))

LIFE_OR_DEATH = cards(
    "bullet, rounds, magazine, zombie, many_zombies, many_more_zombies, infection, decoy, sacrifice, ammo_box, "
    "maverick, shotgun, scavenger, survivors, weapons_cache, courage, zombie_swarm"
)


def why_not(match: TableMatch, seat: int = 0) -> dict[str, Answer]:
    """What every card in hand and every pile of the Supply answers; None where the wish is granted."""
    answers: dict[str, Answer] = {}
    for wish in GAME.words.wishes(match.state, seat):
        refused = match.why_not(seat, wish)
        answers[option_text(wish)] = None if refused is None else told(refused)
        if refused is None:
            assert match.decision is not None
            assert wish in match.decision.options
        else:
            assert refusal(match, wish, seat) == refused
    return answers


def told(refused: Refusal) -> tuple[str, str, dict[str, str | int]]:
    return refused.clause, refused.reason, refused.arguments


def about(card: str, **more: int) -> dict[str, str | int]:
    return {"card": card, **more}


def test_every_card_in_hand_and_every_pile_can_be_asked_about() -> None:
    match = table(hunter(hand="bullet x2, zombie, decoy, bullet"), hunter(hand="rounds"))
    wishes = [option_text(wish) for wish in GAME.words.wishes(match.state, 0)]
    assert wishes[:3] == ["play bullet", "play zombie", "play decoy"]
    assert wishes[3:] == [f"take {card}" for card in match.state.supply]
    assert option_text(next(iter(GAME.words.wishes(match.state, 1)))) == "play rounds"


@clause("ZN-1.6", "ZN-3.2", "ZN-5.1")
def test_in_the_action_phase() -> None:
    hand = "decoy, bullet, rounds, zombie, many_more_zombies, survivors, infection"
    match = table(hunter(hand=hand), hunter(), combat="life_or_death", shots=8)
    assert why_not(match) == {
        "play decoy": None,
        "play bullet": ("ZN-5.1", "aim-in-hunt", about("bullet")),
        "play rounds": ("ZN-5.1", "aim-in-hunt", about("rounds")),
        "play zombie": ("ZN-1.6", "victory-not-played", about("zombie")),
        "play many_more_zombies": ("ZN-1.6", "victory-not-played", about("many_more_zombies")),
        "play survivors": ("ZN-11.24.1", "victory-not-played", about("survivors")),
        "play infection": ("ZN-1.6", "infection-not-played", about("infection")),
        **{f"take {card}": ("ZN-3.2", "take-in-hunt", about(card)) for card in LIFE_OR_DEATH},
    }


@clause("ZN-4.10", "ZN-5.3")
def test_in_the_hunt_phase_before_a_take() -> None:
    hand = "decoy, barricade, magazine, zombie, infection, survivors"
    match = table(hunter(hand=hand), hunter(), step="hunt", combat="life_or_death", shots=4, supply={"shotgun": 0})
    too_dear = {"magazine": 6, "many_zombies": 5, "many_more_zombies": 8, "courage": 5, "zombie_swarm": 5}
    assert why_not(match) == {
        "play decoy": ("ZN-4.10", "action-phase-over", about("decoy")),
        "play barricade": ("ZN-4.10", "action-phase-over", about("barricade")),
        "play magazine": None,
        "play zombie": ("ZN-1.6", "victory-not-played", about("zombie")),
        "play infection": ("ZN-1.6", "infection-not-played", about("infection")),
        "play survivors": ("ZN-11.24.1", "victory-not-played", about("survivors")),
        **{f"take {card}": None for card in LIFE_OR_DEATH},
        **{f"take {card}": ("ZN-5.3", "too-dear", about(card, cost=cost, shots=4)) for card, cost in too_dear.items()},
        "take shotgun": ("ZN-5.3", "pile-empty", about("shotgun")),
    }


@clause("ZN-5.2", "ZN-5.3")
def test_in_the_hunt_phase_after_a_take() -> None:
    match = table(
        hunter(hand="bullet, decoy, zombie"), hunter(), step="hunt", combat="life_or_death", shots=5, targets=3
    )
    match.choose("take rounds")
    free = ("bullet", "infection", "zombie", "decoy", "sacrifice")
    assert why_not(match) == {
        "play bullet": ("ZN-5.2", "aim-before-take", about("bullet")),
        "play decoy": ("ZN-4.10", "action-phase-over", about("decoy")),
        "play zombie": ("ZN-1.6", "victory-not-played", about("zombie")),
        **{f"take {card}": ("ZN-5.3", "too-dear", about(card, cost=COST[card], shots=2)) for card in LIFE_OR_DEATH},
        **{f"take {card}": None for card in free},
    }


@clause("ZN-5.1", "ZN-5.2")
def test_playing_all_aim_cards_at_once_is_refused_for_the_same_reasons_as_one() -> None:
    match = table(hunter(hand="shotgun, zombie, bullet"), hunter(), shots=2)
    assert told(refusal(match, "play_all_aim")) == ("ZN-5.1", "aim-in-hunt", about("bullet"))
    match.choose("play shotgun", "take decoy")
    assert told(refusal(match, "play_all_aim")) == ("ZN-5.2", "aim-before-take", about("bullet"))
    match = table(hunter(hand="zombie"), hunter())
    assert told(refusal(match, "play_all_aim")) == ("ZN-5.3", "decide-hunt", {})


@clause("ZN-5.3")
def test_an_empty_pile_is_called_empty_also_when_it_is_too_dear() -> None:
    match = table(hunter(), hunter(), supply={"reload": 0})
    assert told(refusal(match, "take reload")) == ("ZN-5.3", "pile-empty", about("reload"))


@clause("ZN-2.12")
@pytest.mark.parametrize("step", ["action", "hunt"])
def test_a_kind_that_is_not_in_the_supply(step: Literal["action", "hunt"]) -> None:
    match = table(hunter(hand="shotgun"), hunter(), step=step, shots=8)
    assert told(refusal(match, "take radio")) == ("ZN-2.12", "not-in-supply", about("radio"))
    match = table(hunter(hand="ammo_box"), hunter())
    match.choose("play ammo_box")
    assert told(refusal(match, "gain radio")) == ("ZN-2.12", "not-in-supply", about("radio"))


@clause("ZN-4.1", "ZN-5.1")
def test_a_card_that_is_not_in_hand() -> None:
    match = table(hunter(hand="shotgun", deck="decoy, bullet"), hunter())
    assert told(refusal(match, "play decoy")) == ("ZN-4.1", "not-in-hand", about("decoy"))
    match.choose("end_actions")
    assert told(refusal(match, "play bullet")) == ("ZN-5.1", "not-in-hand", about("bullet"))


@clause("ZN-3.1")
def test_when_another_decides_everything_answers_whose_decision_it_is() -> None:
    match = table(hunter(hand="higher_ground, bullet"), hunter(hand="zombie"))
    assert set(map(str, why_not(match, 1).values())) == {str(("ZN-3.1", "not-your-decision", {"seat": 0}))}


@clause("ZN-8.2")
def test_while_an_attack_may_be_reacted_to_that_is_told_and_not_who_can() -> None:
    match = table(hunter(hand="higher_ground, bullet"), hunter(hand="barricade, zombie"))
    match.choose("play higher_ground")
    assert match.asked == (1, "react")
    for seat in (0, 1):
        assert set(map(str, why_not(match, seat).values())) == {str(("ZN-8.2", "decide-react", {}))}


@clause("ZN-9.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_when_the_game_is_over_everything_answers_so(seat: int) -> None:
    match = table(
        hunter(hand="decoy", deck="bullet"), hunter(hand="decoy"), step="hunt", supply={"many_more_zombies": 0}
    )
    match.choose("end_hunt")
    answers = why_not(match, seat)
    assert len(answers) > 17
    assert set(map(str, answers.values())) == {str(("ZN-9.1", "game-over", {}))}
    assert refusal(match, "end_hunt").clause == "ZN-9.1"


@clause("ZN-7.13")
def test_when_a_card_is_to_be_gained() -> None:
    match = table(hunter(hand="ammo_box, bullet, sidekick"), hunter(), shots=8, supply={"decoy": 0})
    match.choose("play ammo_box")
    for card, cost in {"sidekick": 5, "magazine": 6, "many_more_zombies": 8}.items():
        limit = ("ZN-7.13", "gain-too-dear", about(card, cost=cost, most=4))
        assert told(refusal(match, f"gain {card}")) == limit
        assert why_not(match)[f"take {card}"] == limit
    assert told(refusal(match, "gain decoy")) == ("ZN-7.13", "pile-empty", about("decoy"))
    gain_first: Answer = ("ZN-7.13", "decide-gain-one", {})
    assert why_not(match)["take bullet"] == gain_first
    assert why_not(match)["take cunning"] == gain_first
    assert why_not(match)["play bullet"] == gain_first
    assert why_not(match)["play sidekick"] == gain_first
    assert told(refusal(match, "done")) == gain_first


@clause("ZN-7.13")
@pytest.mark.parametrize(
    ("hand", "script", "most"),
    [
        ("ammo_box", ["play ammo_box"], 4),
        ("weapons_cache", ["play weapons_cache"], 5),
        ("restock, bullet", ["play restock"], 2),
        ("restock, magazine, decoy", ["play restock", "trash decoy"], 4),
        ("reload, bullet", ["play reload"], 3),
    ],
)
def test_the_limit_of_a_gain_is_told(hand: str, script: list[str], most: int) -> None:
    match = table(hunter(hand=hand), hunter())
    match.choose(*script)
    refused = refusal(match, "gain many_more_zombies")
    assert told(refused) == ("ZN-7.13", "gain-too-dear", about("many_more_zombies", cost=8, most=most))


@clause("ZN-7.13")
def test_reload_gains_aim_cards_only() -> None:
    match = table(hunter(hand="reload, rounds"), hunter(), supply={"bullet": 0})
    match.choose("play reload")
    assert match.texts == ["gain rounds", "gain magazine"]
    answers = why_not(match)
    for card in ("zombie", "many_zombies", "infection", "decoy", "sidekick"):
        assert answers[f"take {card}"] == ("ZN-11.19.1", "gain-aim-only", about(card))
    assert answers["take rounds"] == ("ZN-7.13", "decide-gain-one", {})
    assert answers["take bullet"] == ("ZN-7.13", "pile-empty", about("bullet"))


def test_reload_trashes_aim_cards_only() -> None:
    match = table(hunter(hand="reload, bullet, rounds, zombie, decoy"), hunter())
    match.choose("play reload")
    assert match.asked == (0, "trash_one")
    trash_first: Answer = ("ZN-11.19.1", "decide-trash-one", {})
    answers = why_not(match)
    assert answers["play zombie"] == ("ZN-11.19.1", "trash-aim-only", about("zombie"))
    assert answers["play decoy"] == ("ZN-11.19.1", "trash-aim-only", about("decoy"))
    assert answers["play bullet"] == trash_first
    assert {str(answers[f"take {card}"]) for card in match.state.supply} == {str(trash_first)}
    assert told(refusal(match, "trash zombie")) == ("ZN-11.19.1", "trash-aim-only", about("zombie"))
    assert told(refusal(match, "trash magazine")) == ("ZN-4.5", "not-in-hand", about("magazine"))
    assert told(refusal(match, "done")) == trash_first


@clause("ZN-4.5")
def test_restock_trashes_any_hand_card_but_not_itself() -> None:
    match = table(hunter(hand="restock, bullet, zombie"), hunter())
    match.choose("play restock")
    assert told(refusal(match, "trash restock")) == ("ZN-4.5", "not-in-hand", about("restock"))
    trash_first: Answer = ("ZN-11.21.1", "decide-trash-one", {})
    assert set(map(str, why_not(match).values())) == {str(trash_first)}
    assert told(refusal(match, "done")) == trash_first


OTHER_DECISIONS: list[tuple[str, str, Callable[[], TableMatch]]] = [
    ("discard_any", "ZN-11.6.1", lambda: played("decoy, bullet, zombie")),
    ("trash_up_to", "ZN-11.22.1", lambda: played("sacrifice, bullet, zombie")),
    ("double_action", "ZN-11.25.1", lambda: played("tactics, decoy, cunning")),
    ("flip_deck", "ZN-11.18.1", lambda: played("regroup, bullet", deck="zombie")),
    ("set_aside", "ZN-11.14.3", lambda: played("hide, bullet", deck="decoy")),
    ("recon_verdict", "ZN-11.20.2", lambda: played("recon, bullet", deck="zombie, rounds")),
    ("scavenge_trash", "ZN-11.10.2", lambda: played("scavenger, bullet", theirs=hunter(deck="bullet, rounds"))),
    ("scavenge_keep", "ZN-11.10.4", lambda: played("scavenger, bullet", theirs=hunter(deck="bullet x2"))),
    ("react", "ZN-8.2", lambda: played("recon", theirs=hunter(hand="barricade, bullet"))),
    ("discard_down", "ZN-11.15.1", lambda: played("higher_ground", theirs=hunter(hand="bullet x3, zombie"))),
    ("put_back_victory", "ZN-11.8.2", lambda: played("quick_escape", theirs=hunter(hand="many_zombies, zombie"))),
    ("radio_discard", "ZN-11.17.2", lambda: played("radio", deck="bullet, zombie", theirs=hunter(hand="bullet"))),
    ("cut", "ZN-7.7", lambda: played("cunning", discard="bullet, zombie", theirs=hunter(hand="bullet"), cut=True)),
    ("cleanup_top", "ZN-6.5", lambda: ended(table(hunter(hand="bullet, zombie"), hunter(), cleanup_top_choice=True))),
    ("choose_combat_set", "ZN-2.15", lambda: start(2, combat_set="ask")),
]


def played(hand: str, deck: str = "", discard: str = "", theirs: Hunter | None = None, cut: bool = False) -> TableMatch:
    """A match in which the first card of the hand has just been played."""
    match = table(hunter(hand=hand, deck=deck, discard=discard), theirs or hunter(), offer_cut=cut)
    match.choose(f"play {cards(hand)[0]}")
    return match


def ended(match: TableMatch) -> TableMatch:
    match.choose("end_hunt")
    return match


@pytest.mark.parametrize(("kind", "named", "position"), OTHER_DECISIONS)
def test_while_something_else_is_to_be_decided(kind: str, named: str, position: Callable[[], TableMatch]) -> None:
    match = position()
    seat = match.asked[0]
    assert match.asked[1] == kind
    wishes = [option_text(wish) for wish in GAME.words.wishes(match.state, seat)] or ["take bullet", "play bullet"]
    reason = f"decide-{kind.replace('_', '-')}"
    for wish in {*wishes, "end_hunt", "end_actions"} - set(match.texts):
        assert told(refusal(match, wish, seat)) == (named, reason, {})


@pytest.mark.parametrize("wish", ["take everything", "play cellar", "dance", "", "bullet"])
def test_what_makes_no_sense_is_not_understood(wish: str) -> None:
    match = table(hunter(hand="bullet"), hunter())
    before = match.digest()
    assert match.why_not(0, wish) is None
    with pytest.raises(Unreadable):
        match.choose(wish)
    assert match.digest() == before


def holds(match: TableMatch, decision: Decision, seat: int, refused: Refusal) -> bool:
    """Whether the reason told is true."""
    card = str(refused.arguments.get("card", ""))
    state, mine = match.state, decision.seat == seat
    reloading = state.resolving[-1:] == ("reload",)
    truth: dict[str, bool] = {
        "not-your-decision": not mine and refused.arguments == {"seat": decision.seat},
        "take-in-hunt": decision.kind == "play_action",
        "aim-in-hunt": decision.kind == "play_action" and card in AIM,
        "aim-before-take": decision.kind == "hunt" and state.took and card in AIM,
        "action-phase-over": decision.kind == "hunt" and card in KINDS and "Action" in KINDS[card].line,
        "victory-not-played": card in KINDS and KINDS[card].line == "Victory",
        "infection-not-played": card == "infection",
        "pile-empty": card in state.supply and state.supply[card] == 0,
        "too-dear": refused.arguments == about(card, cost=COST.get(card, 0), shots=state.shots)
        and COST.get(card, 0) > state.shots,
        "gain-too-dear": COST.get(card, 0) > int(decision.about.get("most", 99)),
        "gain-aim-only": reloading and decision.kind == "gain_one" and card not in AIM,
        "trash-aim-only": reloading and decision.kind == "trash_one" and card not in AIM,
        "not-in-hand": decision.kind == "trash_one" and card not in state.hunters[seat].hand,
        f"decide-{decision.kind.replace('_', '-')}": mine and not card,
    }
    return truth.get(refused.reason, False)


@pytest.mark.parametrize("combat_set", ["first_game", "shoot_em_up", "clash", "life_or_death", "infested_city"])
def test_in_a_whole_game_every_refusal_names_a_clause_and_a_reason_that_is_true(combat_set: str) -> None:
    match = start(3, seed="why", combat_set=combat_set, turn_cap=10)
    for _ in stroll(match, 9):
        decision = match.decision
        for seat in range(3):
            for wish in GAME.words.wishes(match.state, seat):
                refused = match.why_not(seat, wish)
                if refused is None:
                    assert decision is not None
                    assert decision.seat == seat
                    assert wish in decision.options
                    continue
                assert refused.clause in CLAUSES
                assert decision is None or holds(match, decision, seat, refused), (decision, wish, refused)
