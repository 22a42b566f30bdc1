"""One bot of ten lines that plays in the arena, over HTTP and in PettingZoo.

It knows nothing but the words of the moves it may make, and they are the same everywhere.
"""

from itertools import product
from typing import Any

import numpy as np

from ziggurat.bots.bot import World
from ziggurat.core.game import Game

WISHES = ("treasure", "monument", "build", "power", "palace", "leader", "deploy", "migrate", "tile")


def best(moves: list[str], dice: np.random.Generator) -> str:
    """The kind of move wished for most; among those any."""

    def wish(move: str) -> int:
        kind = move.split()[0]
        return WISHES.index(kind) if kind in WISHES else len(WISHES)

    return min(moves, key=lambda move: (wish(move), dice.random()))


def choose(game: Game, world: World, seat: int, dice: np.random.Generator) -> int:
    """In the arena: `ziggurat arena babel --bot docs/examples/three_ways.py:choose random`."""
    moves = np.empty(game.actions.size, np.int64)
    words = [game.actions.words(int(n)) for n in moves[: game.legal(world, moves)]]
    return game.actions.number(best(words, dice))


def play_online(client: Any, game: str, dice: np.random.Generator) -> dict[str, Any]:
    """At a table of a server, against a bot of its own; `client` is one of httpx."""
    token = client.post("/api/guest", json={"name": "Ten Lines"}).json()["token"]
    client.headers["Authorization"] = f"Bearer {token}"
    wish = {"game": game, "seats": 2, "bots": 1, "level": "random"}
    table = f"/api/tables/{client.post('/api/tables', json=wish).json()['table']}"
    shown: dict[str, Any] = client.get(table).json()
    while shown["status"] == "live":
        if shown["asked"] == shown["seat"]:
            move = best([move for offer in shown["offers"] for move in said(offer)], dice)
            body = {"id": str(shown["seq"]), "seq": shown["seq"], "move": move}
            client.post(f"{table}/choose", json=body).raise_for_status()
        shown = client.get(f"{table}?wait={shown['seq']}").json()
    return shown


def said(offer: dict[str, Any]) -> list[str]:
    """The moves an offer stands for; of a set the first piece is enough for us."""
    kind, *rest = offer.items()
    words = []
    for _, word in rest:
        if isinstance(word, dict):
            words.append([next(piece for piece, n in word["each"].items() if n)])
        else:
            words.append(word if isinstance(word, list) else [word])
    return [" ".join(w for w in (kind[1], *way) if w) for way in product(*words)]


def play_in_zoo(zoo: Any, dice: np.random.Generator) -> None:
    """In PettingZoo, for every agent."""
    for _ in zoo.agent_iter():
        seen, _, over, cut, _ = zoo.last()
        action, known = None, zoo.unwrapped.study
        if not over and not cut:
            moves = {known.words(int(n)): int(n) for n in np.flatnonzero(seen["action_mask"])}
            action = moves[best(list(moves), dice)]
        zoo.step(action)
