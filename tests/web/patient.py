"""Requests that wait as long as a busy machine needs."""

from functools import partial

import httpx

from tests.web.clients import TIMEOUT

get = partial(httpx.get, timeout=TIMEOUT)
post = partial(httpx.post, timeout=TIMEOUT)
put = partial(httpx.put, timeout=TIMEOUT)
delete = partial(httpx.delete, timeout=TIMEOUT)
request = partial(httpx.request, timeout=TIMEOUT)
