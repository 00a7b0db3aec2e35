"""Metrics: everything counted is told, in a form that Prometheus reads, for all workers together."""

import asyncio
import time
from pathlib import Path

import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families

from deadtown.table.counts import PLAIN, SPREADS, Counts, Spread
from deadtown.web.metrics import DEAD, FOLDER, Note, Workers
from tests.web import patient
from tests.web.clients import Guest
from tests.web.servers import served, settings_of

Labels = tuple[tuple[str, str], ...]


def told(workers: Workers) -> dict[tuple[str, Labels], float]:
    """What the page of metrics says: each sample by its name and labels."""
    families = text_string_to_metric_families(workers.page().decode())
    return {(s.name, tuple(sorted(s.labels.items()))): s.value for family in families for s in family.samples}


def some_counts() -> Counts:
    """Counts in which every number is another."""
    counts = Counts()
    for value, name in enumerate(PLAIN, start=2):
        setattr(counts, name, value)
    for value, name in enumerate(SPREADS, start=2):
        for _ in range(value):
            getattr(counts, name).add(value)
    counts.deny("rate", "too-fast")
    counts.answer("GET", "/api/v1/tables/{table:str}", 200, 0.02)
    counts.watched += [("tables", lambda: 3), ("sockets", lambda: 4), ("sockets", lambda: 1)]
    return counts


def test_everything_that_is_counted_is_told() -> None:
    samples = told(Workers(some_counts()))
    plain = {name: value for (name, labels), value in samples.items() if not labels}
    for value in range(2, 2 + len(PLAIN)):
        assert value in [number for name, number in plain.items() if name.endswith("_total")]
    assert plain["deadtown_bot_thinking_seconds_sum"] == 4
    assert plain["deadtown_save_seconds_count"] == 3
    assert plain["deadtown_save_batch_size_sum"] == 16
    assert samples["deadtown_denied_total", (("kind", "rate"), ("reason", "too-fast"))] == 1
    assert samples["deadtown_live", (("what", "tables"),)] == 3
    assert samples["deadtown_live", (("what", "sockets"),)] == 5
    route = (("method", "GET"), ("route", "/api/v1/tables/{table:str}"), ("status", "200"))
    assert samples["deadtown_request_seconds_count", route] == 1
    assert samples["deadtown_request_seconds_bucket", (("le", "0.01"), *route)] == 0
    assert samples["deadtown_request_seconds_bucket", (("le", "0.025"), *route)] == 1
    assert plain["process_resident_memory_bytes"] > 0


def test_every_number_of_counts_is_added_up() -> None:
    fields = set(Counts.__struct_fields__) - {"denied", "requests", "live", "watched"}
    assert fields == {*PLAIN, *SPREADS}


def test_a_value_on_a_bound_counts_as_not_larger() -> None:
    spread = Spread.over((1.0, 2.0))
    for value in (0.5, 1.0, 1.5, 2.0, 9.0):
        spread.add(value)
    assert (spread.numbers, spread.total) == ([2, 2, 1], 14.0)


def test_any_worker_answers_for_all(tmp_path: Path) -> None:
    workers = [Workers(some_counts(), tmp_path, name) for name in ("first", "second", "third")]
    for worker in workers:
        worker.tell()
    alone = told(Workers(some_counts()))
    for worker in workers:
        together = told(worker)
        assert together
        for sample, value in together.items():
            assert value == pytest.approx(3 * alone[sample]), sample


def test_whoever_tells_less_than_another_has_told_would_be_wrong(tmp_path: Path) -> None:
    counts = Counts(decisions=1)
    first, second = Workers(counts, tmp_path, "first"), Workers(Counts(), tmp_path, "second")
    first.tell()
    counts.decisions = 5
    assert told(first)["deadtown_decisions_total", ()] == 5
    assert told(second)["deadtown_decisions_total", ()] == 5


def test_a_worker_tells_of_itself_what_is_true_now(tmp_path: Path) -> None:
    counts = Counts(decisions=1)
    Workers(counts, tmp_path).tell()
    counts.decisions = 5
    assert told(Workers(counts, tmp_path))["deadtown_decisions_total", ()] == 5


def test_what_a_dead_worker_counted_stays_but_nothing_of_it_is_alive(tmp_path: Path) -> None:
    old = Note(time.monotonic() - DEAD - 1, some_counts().look())
    (tmp_path / "dead.counts").write_bytes(msgspec.msgpack.encode(old))
    samples = told(Workers(Counts(decisions=10), tmp_path))
    assert samples["deadtown_decisions_total", ()] == 12
    assert ("deadtown_live", (("what", "tables"),)) not in samples


def test_workers_are_told_by_the_environment_where_to_meet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))

    async def tell_once() -> None:
        telling = asyncio.create_task(Workers.from_environment(Counts(decisions=7)).keep_telling())
        await asyncio.sleep(0)
        telling.cancel()

    asyncio.run(tell_once())
    assert told(Workers(Counts(), tmp_path, "another"))["deadtown_decisions_total", ()] == 7


def test_a_folder_that_is_gone_is_logged_and_tried_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def tell_nowhere() -> None:
        telling = asyncio.create_task(Workers(Counts(), tmp_path / "gone").keep_telling())
        await asyncio.sleep(0)
        assert not telling.done()
        telling.cancel()

    asyncio.run(tell_nowhere())
    assert caplog.messages == ["counts can't be shared"]


def test_a_server_tells_what_happened_on_it(tmp_path: Path) -> None:
    with served(settings_of(tmp_path)) as running:
        anna = Guest(running.url, "Anna")
        table = anna.create("me random")
        with anna.talk() as talk, anna.http.stream("GET", "/stream"):
            talk.ask("watch", table=table)
            number = anna.look(table)["seen"]["number"]
            talk.error("choose", table=table, number=number + 1, choice=1)
            answer = patient.get(f"{running.url}/metrics")
            anna.close()
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    families = text_string_to_metric_families(answer.text)
    plain = {s.name: s.value for family in families for s in family.samples if not s.labels}
    assert plain["deadtown_socket_connections_total"] == 1
    assert plain["deadtown_socket_messages_total"] == 2
    lines = answer.text.splitlines()
    assert 'deadtown_live{what="sockets"} 1.0' in lines
    assert 'deadtown_live{what="streams"} 1.0' in lines
    assert any(line.startswith('deadtown_denied_total{kind="conflict"') for line in lines)
    route = 'method="POST",route="/api/v1/tables",status="201"'
    assert f"deadtown_request_seconds_count{{{route}}} 1.0" in lines
    assert table not in answer.text
