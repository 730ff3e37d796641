"""A bot from outside: python examples/outside_bot.py http://localhost:8765 TOKEN [TABLE [INVITATION]]"""

import json
import random
import sys
import time
import urllib.error
import urllib.request


def call(server, token, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{server}/api/v1{path}", data, {"Authorization": f"Bearer {token}"})
    with urllib.request.urlopen(request, timeout=90) as answer:
        return json.load(answer)


def choose(question):
    """Anything legal; `question["view"]` is all that your seat may know."""
    return random.choice(question["legal"])


def play(server, token, choose=choose, query="", more=lambda: True):
    """Answers every question at every table where the bot sits."""
    while more():
        try:
            if question := call(server, token, f"/bot/next{query}")["question"]:
                actions = {"ply": question["ply"], "actions": [choose(question)]}
                call(server, token, f"/tables/{question['table']}/actions", actions)
        except urllib.error.HTTPError as refused:
            if refused.code not in (409, 429, 503):  # moved on meanwhile, too fast, or restarting: ask again
                raise SystemExit(refused.read().decode()) from None
            time.sleep(1)


if __name__ == "__main__":
    server, token, *table = sys.argv[1:]
    if table:
        call(server, token, f"/tables/{table[0]}/join", {"link": table[1]} if table[1:] else {})
    play(server, token)
