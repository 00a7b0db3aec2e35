"""Many want to answer the same decision at the same moment: one does, and the others are told."""

from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from deadtown.table import entries as log
from deadtown.table.entries import read_entry
from tests.web.clients import Guest, Message, Talk
from tests.web.fuzz import Town, attacked

EACH = 10
"""The sockets of each of two players."""
OUT_OF_TURN = {"not-your-decision", "not-understood"}


@pytest.fixture
def town(tmp_path: Path) -> Iterator[Town]:
    with attacked(tmp_path) as town:
        yield town


def send_all(luck: Random, calls: list[tuple[Talk, dict[str, Any]]]) -> list[Message]:
    """Send everything before anything is read; the answers in the order of the calls."""
    sent: dict[int, int] = {}
    for place in luck.sample(range(len(calls)), len(calls)):
        talk, call = calls[place]
        sent[place] = talk.send(**call)
    return [talk.answer(sent[place]) for place, (talk, _) in enumerate(calls)]


@pytest.mark.parametrize("same", [True, False], ids=["with-one-answer", "with-different-answers"])
def test_twenty_sockets_race_for_each_decision_of_a_game(town: Town, same: bool) -> None:
    luck = Random("race")
    info = town.mend()["info"]
    with ExitStack() as held:
        talks = [(guest, held.enter_context(guest.talk())) for guest in town.players for _ in range(EACH)]
        while info["phase"] == "playing":
            number, decider = info["number"], town.asked()
            if info["deciding"] is None:  # A window: races for it are run elsewhere.
                decider.do(town.table, "choose", number=number, choice="pass")
                info = town.state()["info"]
                continue
            count = len(decider.look(town.table)["seen"]["decision"]["options"])
            choices = [1 if same else 1 + place % count for place in range(len(talks))]
            call = {"do": "choose", "table": town.table, "number": number}
            calls = [(talk, {**call, "choice": choice}) for (_, talk), choice in zip(talks, choices, strict=True)]
            answers = send_all(luck, calls)
            check_race(decider, [guest for guest, _ in talks], choices, answers)
            town.seen.update(outcome_of(answer) for answer in answers)
            info = town.state()["info"]
    chosen = [entry for entry in map(read_entry, town.log()) if isinstance(entry, log.Chose | log.Passed)]
    assert [entry.number for entry in chosen] == list(range(info["number"]))
    assert len(chosen) > 5
    town.troubles.check()


def check_race(decider: Guest, guests: list[Guest], choices: list[int], answers: list[Message]) -> None:
    """Exactly one was first; whoever wanted the same is told that it was done, everybody else that it was not."""
    first = [place for place, answer in enumerate(answers) if outcome_of(answer) == "done"]
    assert len(first) == 1
    assert guests[first[0]] is decider
    chosen, seq = choices[first[0]], answers[first[0]]["seq"]
    for place, answer in enumerate(answers):
        if place in first:
            continue
        if guests[place] is decider and choices[place] == chosen:
            assert outcome_of(answer) == "again"
            assert answer["seq"] == seq
        else:
            assert outcome_of(answer) in {"already-decided"} | (set() if guests[place] is decider else OUT_OF_TURN)


def outcome_of(answer: Message) -> str:
    if answer["type"] == "error":
        return str(answer["error"]["reason"])
    return "again" if answer.get("again") else "done"


def test_only_one_gets_a_seat_that_many_want(town: Town) -> None:
    luck, taken = Random("seat"), Counter[str]()
    rivals = [town.bruno, town.eve]
    with ExitStack() as held:
        talks = [(guest, held.enter_context(guest.talk())) for guest in rivals for _ in range(EACH)]
        for _ in range(5):
            table = town.anna.create("me open")
            answers = send_all(luck, [(talk, {"do": "sit", "table": table}) for _, talk in talks])
            (first,) = (place for place, answer in enumerate(answers) if outcome_of(answer) == "done")
            winner = talks[first][0]
            for place, (guest, _) in enumerate(talks):
                if place != first:
                    expected = {"again"} if guest is winner else {"seat-taken", "no-free-seat"}
                    assert outcome_of(answers[place]) in expected
            assert town.anna.look(table)["info"]["seats"][1]["player"] == winner.player
            taken[winner.name] += 1
    assert taken.total() == 5
    town.troubles.check()


@pytest.mark.parametrize("choice", [1, "end_hunt", ["end_hunt"]])
def test_an_answer_out_of_turn_is_told_so(town: Town, choice: Any) -> None:
    info = town.mend()["info"]
    other = town.players[1 - info["deciding"]]
    error = other.error(f"/tables/{town.table}/choose", {"number": info["number"], "choice": choice}, 422)
    assert (error["reason"], error["clause"]) == ("not-your-decision", "ZN-3.1")
