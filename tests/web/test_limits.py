"""Limits: how often, how many, how large."""

import pytest

from deadtown.table.denied import Denied
from deadtown.web.limits import (
    MESSAGE_BYTES,
    MOST_AT_ONCE,
    RATES,
    RECORD_BYTES,
    USUAL,
    Limiter,
    address_of,
    most_bytes,
)


class Clock:
    """Time that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def spend_all(limiter: Limiter, action: str, who: str = "anna") -> int:
    """How often an action is granted at one moment."""
    for number in range(10_000):
        try:
            limiter.spend(action, who)
        except Denied:
            return number
    raise AssertionError("there is no limit")


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.mark.parametrize("action", [*RATES, "anything else"])
def test_a_burst_is_granted_and_then_one_after_another_as_the_bucket_fills(clock: Clock, action: str) -> None:
    limiter = Limiter(clock=clock)
    rate = RATES.get(action, USUAL)
    assert spend_all(limiter, action) == rate.burst
    clock.now += 0.9 / rate.each_second
    assert spend_all(limiter, action) == 0
    clock.now += 0.2 / rate.each_second
    assert spend_all(limiter, action) == 1
    clock.now += 10 * rate.burst / rate.each_second
    assert spend_all(limiter, action) == rate.burst


def test_whoever_is_too_fast_is_told_how_long_to_wait(clock: Clock) -> None:
    limiter = Limiter(clock=clock)
    spend_all(limiter, "create")
    with pytest.raises(Denied) as denied:
        limiter.spend("create", "anna")
    assert (denied.value.kind, denied.value.refusal.reason) == ("rate", "too-fast")
    seconds = denied.value.refusal.arguments["seconds"]
    assert isinstance(seconds, int)
    clock.now += seconds
    limiter.spend("create", "anna")


def test_what_is_given_back_can_be_spent_again(clock: Clock) -> None:
    limiter = Limiter(clock=clock)
    limiter.spend("choose", "anna")
    limiter.give_back("choose", "anna")
    assert spend_all(limiter, "choose") == RATES.get("choose", USUAL).burst
    limiter.give_back("choose", "anna")
    assert spend_all(limiter, "choose") == 1
    unlimited = Limiter(factor=0)
    unlimited.spend("choose", "anna")
    unlimited.give_back("choose", "anna")
    assert len(unlimited) == 0


def test_what_is_denied_costs_nothing(clock: Clock) -> None:
    limiter = Limiter(clock=clock)
    spend_all(limiter, "say")
    for _ in range(100):
        with pytest.raises(Denied):
            limiter.spend("say", "anna")
    clock.now += 1 / RATES["say"].each_second
    limiter.spend("say", "anna")


def test_actions_and_people_have_buckets_of_their_own(clock: Clock) -> None:
    limiter = Limiter(clock=clock)
    spend_all(limiter, "say")
    limiter.spend("say", "bruno")
    limiter.spend("choose", "anna")


def test_a_factor_makes_limits_wider_and_zero_removes_them(clock: Clock) -> None:
    assert spend_all(Limiter(3, clock), "say") == 3 * RATES["say"].burst
    assert spend_all(Limiter(0.001, clock), "say") == 1
    limiter = Limiter(0, clock)
    for _ in range(1000):
        limiter.spend("say", "anna")
        limiter.hold("sockets of a player", "anna")
    assert len(limiter) == 0


def test_memory_is_bounded_and_the_ones_longest_silent_are_forgotten(clock: Clock) -> None:
    limiter = Limiter(clock=clock, most_buckets=3)
    for _ in range(RATES["say"].burst - 1):
        limiter.spend("say", "anna")
    limiter.spend("say", "bruno")
    limiter.spend("say", "carla")
    limiter.spend("say", "anna")
    limiter.spend("say", "dario")
    assert spend_all(limiter, "say", "anna") == 0
    for number in range(100):
        limiter.spend("say", f"visitor {number}")
    assert len(limiter) == 3


@pytest.mark.parametrize("what", MOST_AT_ONCE)
def test_only_so_many_are_held_at_once(what: str) -> None:
    limiter = Limiter()
    for _ in range(MOST_AT_ONCE[what]):
        limiter.hold(what, "anna")
    with pytest.raises(Denied) as denied:
        limiter.hold(what, "anna")
    assert (denied.value.kind, denied.value.refusal.reason) == ("rate", "too-many")
    assert denied.value.refusal.arguments == {"most": MOST_AT_ONCE[what]}
    limiter.hold(what, "bruno")
    limiter.let_go(what, "anna")
    limiter.hold(what, "anna")


def test_what_is_let_go_must_have_been_held() -> None:
    with pytest.raises(AssertionError):
        Limiter().let_go("sockets of a player", "anna")


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_is_counted_and_with_ipv6_a_home(host: str, counted: str) -> None:
    assert address_of((host, 1234)) == counted
    assert address_of(None) == ""


def test_only_records_may_be_large() -> None:
    assert most_bytes("/api/v1/records") == RECORD_BYTES
    assert most_bytes("/api/v1/tables") == MESSAGE_BYTES
