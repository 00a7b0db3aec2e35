"""How Last Night on Earth speaks: everything told, asked, offered or refused has words, and answers are told apart."""

from functools import cache
from random import Random
from typing import Any

import pytest

from deadtown.games.last_night import events
from deadtown.games.last_night.game import LAST_NIGHT as GAME
from deadtown.games.last_night.options import Options
from deadtown.games.last_night.refusals import CLAUSES
from deadtown.games.last_night.scenarios import SCENARIOS
from deadtown.games.last_night.setting_up import opening
from deadtown.games.last_night.upgrades import HORDE
from deadtown.games.last_night.uses import WINDOWS
from deadtown.games.last_night.view import FLAGS
from deadtown.games.last_night.wording import wording
from deadtown.kernel import BadOptions, Decision, Event, Match, Option, Outcome, Refusal, Verdict, Window
from deadtown.text import LANGUAGES, Speaker
from tests.text.spoken import PLAYERS, check, english

SAMPLES: dict[str, Any] = {
    "seat": 0,
    "winners": (0, 2),
    "hero": "becky",
    "other": "sheriff_anderson",
    "card": "trip",
    "cards": ("trip", "heavy_rain"),
    "given": "keys",
    "taken": "",
    "ability": "lucky",
    "upgrade": "brawler",
    "grave": "carrier",
    "building": "barn",
    "face": "n",
    "next_building": "bank",
    "next_face": "e",
    "door": "lock",
    "scenario": "burn_em_out",
    "rolled": "movement",
    "fate": "wounded",
    "marker": "free_search",
    "survival_deck": "tactics",
    "space": "E4",
    "to": "E5",
    **dict.fromkeys(("dice", "before", "against"), "3, 5"),
    **dict.fromkeys(("count", "most", "left", "total", "need", "die", "sun", "limit", "deaths", "range", "zombies"), 2),
}
PLAYS = (
    (2, Options(scenario="escape_in_the_truck")),
    (3, Options(scenario="save_the_townsfolk", zombie_seats="two", choose_heroes=True)),
    (5, Options(scenario="burn_em_out", open_team_hands=False)),
    (4, Options(scenario="die_zombies_die", opt_survival_decks=True, opt_exploration=True)),
    (4, Options(scenario="defend_the_manor", opt_grave_dead=True, opt_grave_weapons=True)),
    (2, Options(scenario="die_zombies_die", experience="on")),
)
RARE: tuple[tuple[Option, str], ...] = (
    (("fuel",), "Fill the tank of the truck"),
    (("random_building",), "A random building"),
    (("charge", "dynamite"), "Place a charge here: discard Dynamite"),
    (("detonate",), "Blow up the town"),
    (("call",), "Call for help"),
    (("power",), "Put the Gasoline into the generator"),
    (("step", "sewer"), "Step to SEWER"),
    (("move", "green_sewer"), "Move the green zombie on SEWER"),
    (("die", 4), "Move by the 4"),
    (("heal", "sally"), "Heal a wound: Sally"),
    (("fight", "jake", "zombie_becky"), "Jake against the zombie hero: Becky"),
    (("fight", "jake", "green_e4"), "Jake against the green zombie on E4"),
    (("shoot", "revolver", "brown_e4"), "Fire Revolver at the brown zombie on E4"),
    (("blast", "pump_shotgun", "e4"), "Fire Pump Shotgun at all zombies on E4"),
    (("shoot_gas", "revolver", "e4"), "Fire Revolver at the gas on E4"),
    (("set_off", "torch", "e4"), "Set off the gas on E4 with Torch"),
    (("throw", "e4", "lit"), "Throw Dynamite to E4"),
    (("throw", "e4", "onto_fire"), "Throw Dynamite into the fire on E4"),
    (("throw", "e4", "across_fire"), "Throw Dynamite through fire to E4"),
    (("throw", "e4", "both"), "Throw both sticks of Dynamite to E4"),
    (("fire_both", "pump_shotgun+revolver"), "Fire both: Pump Shotgun + Revolver"),
    (("combine", "keys", "revolver"), "Tape Keys and Revolver together"),
    (("give", "keys+revolver", "billy"), "Give Keys + Revolver to Billy"),
    (("drop", "keys+revolver"), "Discard Keys + Revolver"),
    (("deliver", "billy"), "Deliver it to Billy"),
    (("survival_search", "tactics"), "Survival Search: Survival Tactics"),
    (("throw_tnt", "e4"), "Throw Case of TNT to E4"),
    (("under", "keys"), "Put Keys under the deck"),
    (("put_back", "keys"), "Put back Keys"),
    (("play", "survival_instinct", "unique_items", "billy"), "Play Survival Instinct: a Unique Item for Billy"),
    (("play", "survival_instinct", "tactics", "billy"), "Play Survival Instinct: a Survival Tactic for Billy"),
    (("play", "survival_instinct", "billy"), "Play Survival Instinct on Billy"),
    (("play", "second_chance", 2, 3), "Play Second Chance: the hero rolls 2, 3 again"),
    (("play", "second_chance", "fight", 2), "Play Second Chance: the hero rolls 2 again"),
    (("play", "regroup", "e4"), "Play Regroup on E4"),
    (("play", "safe_house", "barn"), "Play Safe House: Barn"),
    (("use", "lucky_coin", "jake", 2), "Jake: use Lucky Coin, roll 2 again"),
    (("use", "lucky_coin", "jake", "fight", "heroes", 2), "Jake: use Lucky Coin, the hero's 2 is rolled again"),
    (("use", "lucky_coin", "jake", "fight", "zombies", 2), "Jake: use Lucky Coin, the zombie's 2 is rolled again"),
    (("use", "bowie_knife", "jake", 3), "Jake: use Bowie Knife, +1 to the 3"),
    (("use", "old_diary", "jake", "heavy_rain"), "Jake: use Old Diary, cancel Heavy Rain"),
    (("use", "old_diary", "jake", "lights_out", "barn"), "Jake: use Old Diary, cancel Lights Out (Barn)"),
    (("use", "old_diary", "jake", "haunted", "billy"), "Jake: use Old Diary, cancel Haunted by the Past (Billy)"),
    (("use", "old_diary", "jake", "new_spawning_pit", "e4"), "Jake: use Old Diary, cancel New Spawning Pit (E4)"),
    (("use", "doctors_bag", "jake", "billy"), "Jake: use Doctor's Bag for Billy"),
    (("burn_down",), "Burn the Manor House down"),
    (("move", "red_e4"), "Move the red zombie on E4"),
    (("remove", "red_wounded_e4"), "Take off the wounded red zombie on E4"),
    (("fight", "jake", "green_sickle_e4"), "Jake against the green zombie with Sickle on E4"),
    (
        ("shoot", "revolver", "red_wounded_gw_machete_e4"),
        "Fire Revolver at the wounded red zombie with Machete on E4",
    ),
    (("play", "shamble", "rusty_axe_e4"), "Play Shamble on the zombie with Rusty Axe on E4"),
    (("play", "farmer_sty", "hold", "red_e4"), "Play Farmer Sty: the red zombie on E4 does not move"),
    (("arm", "brown_e4"), "Give it to the brown zombie on E4"),
    (("use", "blood_scent", "zombie", "red_e4"), "Use Blood Scent for the red zombie on E4"),
    (("use", "blood_scent", "zombie", "red_wounded_e4"), "Use Blood Scent for the wounded red zombie on E4"),
    (("use", "blood_scent", "zombie", "green_sickle_e4"), "Use Blood Scent for the green zombie with Sickle on E4"),
    (("arm", "zombie_jake"), "Give it to the zombie hero: Jake"),
    (("wield", "old_pitchfork", 1, 2), "Old Pitchfork: the zombie rolls 1, 2 again"),
    (("hand", "keys", "billy"), "Hand Keys to Billy"),
    (("swap", "keys", "torch", "billy"), "Give Billy Keys for Torch"),
    (("remove", "zombie_jake"), "Take off the zombie hero: Jake"),
    (("build", "church_n"), "Build a barricade: Church, north wall"),
    (("reinforce", "church_e"), "Reinforce the barricade: Church, east wall"),
    (("unbar", "b5"), "Remove a reinforcement at the door to B5"),
    (("force", "b5"), "Try to force the locked door to B5"),
    (("side", "b4-b5"), "Between B4 and B5"),
    (("across", "b5", "church_n"), "To B5, over the barricade: Church, north wall"),
    (
        ("across", "b5", "church_n", "gym_w"),
        "To B5, over two barricades: Church, north wall, then Gym, west wall",
    ),
    (("play", "loss_of_faith", "cancel", "becky"), "Play Loss of Faith: cancel Faith (Becky)"),
    (("play", "loss_of_faith", "reroll"), "Play Loss of Faith: the break check is rolled again"),
    (("play", "principal_gomez", "reroll"), "Play Principal Gomez: the zombie rolls all its dice again"),
    (("play", "jeb", "cancel", "lights_out", "bank"), "Play Jeb, grease monkey: cancel Lights Out (Bank)"),
    (("play", "at_last", "new_spawning_pit", "e4"), "Play “At Last…”: cancel New Spawning Pit (E4)"),
    (("play", "at_last", "heavy_rain"), "Play “At Last…”: cancel Heavy Rain"),
    (("play", "leave_it", "keys"), "Play “There's No Time, Leave It!”: remove Keys from the game"),
    (("play", "shamble", "e4"), "Play Shamble on the zombie on E4"),
    (("play", "bickering", "e4"), "Play Bickering on E4"),
    (("play", "farmer_sty", "hold", "zombie_jake"), "Play Farmer Sty: Jake, the zombie hero, does not move"),
    (("play", "mr_hyde", "raise", "zombies", 5), "Play Mr. Hyde, shop teacher: +1 to the zombie's 5"),
    (("play", "deputy_taylor", "cancel"), "Play Deputy Taylor: cancel the fight"),
    (("use", "fire_extinguisher", "billy", "cancel"), "Billy: use Fire Extinguisher to cancel the fight"),
    (("use", "fire_extinguisher", "billy", "douse", "e4"), "Billy: use Fire Extinguisher on the fire on E4"),
    (("use", "gasoline", "billy", "refuel"), "Billy: discard Gasoline to keep the Chainsaw"),
    (("use", "pitchfork", "billy", 1, 2), "Billy: use Pitchfork, roll 1, 2 again"),
    (("use", "lucky", "sally", "fight", 2), "Sally: use Lucky, roll 2 again"),
)
"""Answers that are seldom offered, and one of each kind in which zombies are named."""


@pytest.fixture(params=LANGUAGES)
def speaker(request: pytest.FixtureRequest) -> Speaker:
    return Speaker(GAME, request.param, PLAYERS)


@cache
def decisions() -> list[Decision]:
    """What is asked in some games played at random."""
    found = []
    for seats, options in PLAYS:
        match = Match.start(GAME, PLAYERS[:seats], options, seed="words", rewindable=False)
        luck = Random(1)
        while match.decision is not None:
            found.append(match.decision)
            match.choose(luck.choice(match.decision.options))
    return found


def test_the_sewer_has_a_name_in_every_language() -> None:
    words = [Speaker(GAME, language, PLAYERS).option(("walk", "sewer")) for language in LANGUAGES]
    assert [text.split()[-1] for text in words] == ["SEWER", "FOGNE", "ÉGOUTS"]
    moved = events.SewerMoved(0, "e5", "h8"), events.HeroMoved(0, "becky", "e5", "sewer", 2)
    told = [[Speaker(GAME, language, PLAYERS).event(event) for event in moved] for language in LANGUAGES]
    assert all(
        "E5" in first and name in second
        for (first, second), name in zip(told, ("SEWER", "FOGNE", "ÉGOUTS"), strict=True)
    )


@pytest.mark.parametrize("kind", events.EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_has_words(speaker: Speaker, kind: type[Event]) -> None:
    for text in kind.texts():
        check(speaker.say(f"event-{text}", **SAMPLES))


@pytest.mark.parametrize("kind", CLAUSES)
def test_every_question_has_words_and_says_what_comes_first(speaker: Speaker, kind: str) -> None:
    check(speaker.say(f"prompt-{kind.replace('_', '-')}", **SAMPLES))
    first = "window" if kind in WINDOWS else kind.replace("_", "-")
    check(speaker.say(f"refusal-decide-{first}"))


@pytest.mark.parametrize("kind", GAME.rules.windows)
def test_every_window_has_a_name_and_words(speaker: Speaker, kind: str) -> None:
    check(speaker.name("window-name", kind.replace("_", "-")))
    check(speaker.window(Window(kind, (0,), lambda seat: [], SAMPLES)))


@pytest.mark.parametrize("kind", WINDOWS)
def test_a_card_says_when_its_moment_is(speaker: Speaker, kind: str) -> None:
    about: dict[str, str | int] = {"card": "keys", "window": kind}
    words = speaker.refusal(Refusal("LN-8.15", "only-in-window", about))
    check(words)
    assert speaker.name("moment", kind) in words


def test_answers_to_a_question_are_told_apart(speaker: Speaker) -> None:
    for decision in decisions():
        check(speaker.prompt(decision))
        words = speaker.options(decision.options)
        assert len(set(words)) == len(words), words


@pytest.mark.parametrize(("option", "words"), RARE, ids=lambda part: " ".join(map(str, part)))
def test_rare_answers_have_words(option: Option, words: str) -> None:
    assert english(GAME).option(option) == words
    message, arguments = wording(option)
    for language in LANGUAGES[1:]:
        check(Speaker(GAME, language, PLAYERS).say(message, **arguments))


CHOOSING_A_ZOMBIE = (
    *(("move",), ("remove",), ("fight", "jake"), ("shoot", "revolver")),
    *(("play", "shamble"), ("play", "farmer_sty", "hold"), ("use", "blood_scent", HORDE)),
)
LOOKS = ("e4", "brown_e4", "green_e4", "red_e4", "red_wounded_e4", "sickle_e4", "red_wounded_sickle_e4", "zombie_sally")


@pytest.mark.parametrize("option", CHOOSING_A_ZOMBIE, ids=" ".join)
def test_zombies_are_told_apart_wherever_one_is_chosen(speaker: Speaker, option: tuple[str, ...]) -> None:
    words = [speaker.option((*option, zombie)) for zombie in LOOKS]
    assert len(set(words)) == len(LOOKS)
    for told in words:
        check(told)


@pytest.mark.parametrize(
    ("ending", "side", "scenarios"),
    [
        ("deaths", "zombies", (*SCENARIOS,)),
        ("deck", "zombies", (*SCENARIOS,)),
        ("dawn", "zombies", ("die_zombies_die",)),
        ("dawn", "heroes", ("defend_the_manor", "zombie_apocalypse", "hunker_down")),
        ("goal", "heroes", ("die_zombies_die", "burn_em_out", "save_the_townsfolk", "escape_in_the_truck")),
        ("goal", "heroes", ("plague_carriers", "burn_it_to_the_ground", "hunker_down", "learn_to_survive")),
        ("doom", "zombies", ("save_the_townsfolk", "defend_the_manor", "hunker_down")),
    ],
)
def test_every_ending_is_told(speaker: Speaker, ending: str, side: str, scenarios: tuple[str, ...]) -> None:
    check(speaker.name("ending", ending))
    for scenario in scenarios:
        state = opening(Options(), PLAYERS[:3])
        state.scenario = scenario
        winners = [seat for seat, own in enumerate(state.sides) if own == side]
        state.outcome = Outcome(winners, [0, 0, 0], ending)
        verdict = GAME.figures.verdict(state)
        assert isinstance(verdict, Verdict)
        for words in (
            speaker.verdict(verdict),
            speaker.event(events.Ended(tuple(winners), side, ending, scenario, verdict.clause)),
        ):
            check(words)
            assert speaker.together(winners) in words


def test_what_is_counted_or_holds_for_a_while_has_a_name(speaker: Speaker) -> None:
    match = Match.start(GAME, PLAYERS[:2], Options(), seed="words")
    while match.state.turn == "set_up":
        match.choose(1)
    for name in GAME.figures.course(match.state):
        check(speaker.name("course", name))
    for scenario in SCENARIOS.values():
        for task in scenario.tasks(match.state):
            check(speaker.name("task", task))
    for flag in FLAGS:
        check(speaker.name("effect", flag))
        check(speaker.say(f"effect-{flag}.text"))
    for roll in events.Rolled.clauses:
        check(speaker.name("roll", roll))
    check(speaker.say("reckoning-win"))


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (Options(zombie_seats="two"), "With 2 players there can't be so many zombie players: 2. (LN-3.1)"),
        (Options(sides="seat_by_seat"), "Say a side for every seat: there are 2. (LN-3.1)"),
        (Options(scenario="burn_em_out", set_advanced=False), "“Burn 'Em Out!” needs Advanced cards. (LN-S14)"),
        (
            Options(layout="chosen", board_nw="l1", board_se="l1"),
            "A board can lie in one corner only. (LN-3.6)",
        ),
    ],
)
def test_options_that_do_not_go_together_are_refused_in_words(options: Options, words: str) -> None:
    with pytest.raises(BadOptions) as caught:
        opening(options, PLAYERS[:2])
    refusal = caught.value.refusal
    assert english(GAME).refusal(refusal) == words
    for language in LANGUAGES[1:]:
        check(Speaker(GAME, language, PLAYERS).refusal(refusal))


def test_who_does_what_to_whom_is_told_by_name() -> None:
    say = english(GAME).event
    assert say(events.CardPlayed(1, "last_night", "", ("jake", "sally"))) == (
        "Bruno plays This Could Be Our Last Night on Earth on Jake and Sally."
    )
    assert say(events.CardPlayed(1, "shamble", "", ("zombie_jake",))) == "Bruno plays Shamble on the zombie hero: Jake."
    assert say(events.CardPlayed(1, "lights_out", "", ("bank",))) == "Bruno plays Lights Out: Bank."
    assert say(events.CardPlayed(1, "teen_angst", "", ("billy",))) == "Bruno plays Teen Angst on Billy."
    assert say(events.ItemGiven(0, "jake", "becky", "keys", "LN-5.14")) == "Jake gives Keys to Becky."
    assert say(events.HeroFled(0, "jake", "e4", "e5", "LN-11.15")) == "Jake flees from E4 to E5."


def test_dice_are_told_with_what_they_must_show_and_who_rolls_them() -> None:
    say = english(GAME).event
    assert say(events.Rolled("fire", (4,), 4, "", "jake")) == "Jake is in the fire and rolls 4 (wound: 4 or more)."
    assert say(events.Rolled("fire", (4,), 5, "", "")) == "A zombie is in the fire and rolls 4 (wound: 5 or more)."
    assert say(events.Rolled("explosion", (2,), 3, "", "")) == ("The explosion: a zombie rolls 2 (death: 3 or more).")
    assert say(events.Rolled("spirit", (3,), 3, "strength_of_spirit", "father_joseph")) == (
        "Father Joseph rolls 3 against the card (cancelled with 3 or more)."
    )
    assert say(events.DieChanged("zombies", "braaains", 5, 6)) == "A die of the zombie changes: 5 → 6."
    assert say(events.Wounded(0, "jake", 1, 3, "LN-6.9")) == "Jake takes a wound (1 of 3)."
