"""Several clients want the same thing at the same moment: exactly one gets it, and the others are told."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

from tests.web.clients import Guest, Talk

RACERS = 4
ROUNDS = 12

NewGuest = Callable[[str], Guest]


def test_of_two_answers_to_a_decision_exactly_one_stands(guest: NewGuest) -> None:
    ann = guest("Ann")
    table = ann.create("me me")
    with ExitStack() as stack, ThreadPoolExecutor(RACERS) as threads:
        talks = [stack.enter_context(ann.talk()) for _ in range(RACERS)]
        for round_ in range(ROUNDS):
            state = ann.look(table)
            number, options = state["seen"]["number"], state["seen"]["decision"]["options"]
            choices = [options[racer % len(options)] for racer in range(RACERS)]

            def answer(talk: Talk, choice: Any, number: int = number) -> dict[str, Any]:
                return talk.answer(talk.send("choose", table=table, number=number, choice=choice))

            answers = list(threads.map(answer, talks, choices))
            won = [choice for choice, told in zip(choices, answers, strict=True) if first(told)]
            assert len(won) == 1, answers
            for choice, told in zip(choices, answers, strict=True):
                if told["type"] == "error":
                    assert told["error"]["reason"] == "already-decided"
                    assert choice != won[0]
                elif not first(told):
                    assert told["again"]
                    assert choice == won[0]
            after = ann.look(table)
            assert after["seq"] == state["seq"] + 1, round_
            assert after["seen"]["number"] == number + 1


def first(told: dict[str, Any]) -> bool:
    """Whether an answer says that this was the one that was carried out."""
    return told["type"] == "done" and not told.get("again")


def test_of_many_who_want_the_last_seat_exactly_one_sits(guest: NewGuest) -> None:
    table = guest("Host").create("me open")
    others = [guest(f"Guest {number}") for number in range(RACERS)]

    def sit(other: Guest) -> int:
        return other.http.post(f"/tables/{table}/sit", json={}).status_code

    with ThreadPoolExecutor(RACERS) as threads:
        statuses = list(threads.map(sit, others))
    assert sorted(statuses) == [200] + [409] * (RACERS - 1)
    assert sum(other.look(table)["you"]["seats"] == [1] for other in others) == 1


def test_watchers_at_any_worker_hear_everything_once_and_in_order(guest: NewGuest) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    table = ann.create("me open")
    bob.do(table, "sit")
    with ExitStack() as stack:
        talks = [stack.enter_context(who.talk()) for who in (ann, bob, ann, bob)]
        for talk in talks:
            talk.ask("watch", table=table)
        start = talks[0].hear("state")["seq"]
        for _ in range(ROUNDS):
            state = ann.look(table)
            who = ann if state["info"]["deciding"] == 0 else bob
            who.do(table, "choose", number=state["info"]["number"], choice=1)
        last = start + ROUNDS
        for talk in talks:
            heard = [talk.hear("moved")["seq"] for _ in range(ROUNDS)]
            assert heard == list(range(start + 1, last + 1))
