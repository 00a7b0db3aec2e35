"""A bot for the tables of Deadtown, in plain Python. It speaks the protocol of docs/protocol.md.

python examples/bot.py http://127.0.0.1:8670                    plays against a bot of the house
python examples/bot.py 'http://127.0.0.1:8670/t/TABLE#SECRET'   sits down at the table of a link
"""

import http.client
import json
import random
import sys
import time
import urllib.request

WISHES = ["play_all_aim", "take many_more_zombies", "take magazine", "take many_zombies", "take rounds", "end_hunt"]
PLAN = {"game": "zombinion", "seats": [{"who": "open"}, {"who": "bot"}]}


def ask(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{server}/api/v1{path}", data, headers)
    return urllib.request.urlopen(request, timeout=20)  # A stream is never silent for longer than 6 seconds.


def choose(options):
    texts = [" ".join(map(str, option)) for option in options]
    return next((wish for wish in WISHES if wish in texts), random.choice(texts))


address, _, secret = sys.argv[1].partition("#")
server, _, table = address.rstrip("/").partition("/t/")
headers = {"Content-Type": "application/json", "Deadtown-Link": secret}
headers["Authorization"] = "Bearer " + json.load(ask("/tokens", {"name": "Snippet"}))["token"]
table = table or json.load(ask("/tables", PLAN))["table"]
ask(f"/tables/{table}/sit", {}).close()

last, info = 0, {"phase": "open"}
while info["phase"] in ("open", "playing"):
    try:
        for line in ask(f"/tables/{table}/stream?since={last}"):
            message = json.loads(line) if line.strip() else {}
            last, info, seen = message.get("seq", last), message.get("info", info), message.get("seen")
            if info["phase"] in ("over", "closed"):
                break
            if seen and seen["decision"]:
                answer = {"number": seen["number"], "choice": choose(seen["decision"]["options"])}
                ask(f"/tables/{table}/choose", answer).close()
    except (OSError, http.client.HTTPException) as error:
        told = json.load(error)["error"] if 400 <= getattr(error, "code", 0) < 500 else {"kind": "storage"}
        if told["kind"] not in ("conflict", "rate", "storage"):
            sys.exit(told["text"])
        time.sleep(1)  # Then come back: what was missed is told, and to answer twice does no harm.
print(json.dumps(info["outcome"]))
