"""Requests that wait as long as a busy machine needs."""

import time
from functools import partial

import httpx

from tests.web.clients import PLAIN, TIMEOUT

get = partial(httpx.get, timeout=TIMEOUT, verify=PLAIN)
post = partial(httpx.post, timeout=TIMEOUT, verify=PLAIN)
put = partial(httpx.put, timeout=TIMEOUT, verify=PLAIN)
delete = partial(httpx.delete, timeout=TIMEOUT, verify=PLAIN)
request = partial(httpx.request, timeout=TIMEOUT, verify=PLAIN)


def wait_for_health(url: str, status: int) -> None:
    """Wait until a server says that it is well, or that it is not: what it found out it tells for a while."""
    deadline = time.monotonic() + TIMEOUT
    while get(f"{url}/health").status_code != status:
        assert time.monotonic() < deadline, f"its health is never told by {status}"
        time.sleep(0.05)
