"""How long people wait while many kings think, on a real server as it comes.

    python bench/kings.py [--game GAME] [--tables N] [--moves N]

A person and a king sit at each table; whoever is a person moves at once, so that nearly all
tables wait for their king nearly all the time. Shown: how long it takes until a person sees his
own move, and how long it takes from one decision to a king's next one. The pause that a bot makes
in any case, 0.6 seconds if nothing else is said, is part of the latter.
"""

import argparse
import asyncio
import sys
from random import Random
from statistics import quantiles
from time import perf_counter

from load_clients import HOST, Desk, Person, composed, open_socket
from load_server import Server, serving, yardstick_ms


class Waits:
    """What everybody waited for, and whether somebody shall still move."""

    def __init__(self, moves: int) -> None:
        self.moves = moves
        self.own: list[float] = []
        self.kings: list[float] = []

    @property
    def running(self) -> bool:
        return len(self.own) < self.moves


async def against_a_king(server: Server, game: str, dice: Random, waits: Waits) -> None:
    """Games of a person with a king, one after the other."""
    while waits.running:
        person = await seated(server.port, game)
        while waits.running and person.shown.status != "over":
            if person.shown.offers:
                waits.own.append(await moved(person, dice))
            else:
                waits.kings.append(await answered(person))
        await person.socket.close()


async def seated(port: int, game: str) -> Person:
    reader, writer = await asyncio.open_connection(HOST, port)
    desk = Desk(reader, writer)
    token = (await desk.post("/api/guest", {"name": "Ann"}))["token"]
    wish = {"game": game, "seats": 2, "bots": 1, "level": "king", "public": False}
    table = (await desk.post("/api/tables", wish, token))["table"]
    writer.close()
    person = Person(await open_socket(port, token), [])
    await person.say(type="hello", table=table)
    await person.see(0)
    return person


async def moved(person: Person, dice: Random) -> float:
    """Seconds until a person sees his own move."""
    seq, began = person.shown.seq, perf_counter()
    move = composed(person.shown.offers, dice)
    await person.say(type="choose", id=str(seq), seq=seq, move=move)
    await person.see(seq + 1)
    return perf_counter() - began


async def answered(person: Person) -> float:
    """Seconds until a king has decided."""
    seq, began = person.shown.seq, perf_counter()
    await person.see(seq + 1)
    return perf_counter() - began


async def play(server: Server, game: str, tables: int, moves: int) -> Waits:
    waits = Waits(moves)
    games = (against_a_king(server, game, Random(n), waits) for n in range(tables))
    await asyncio.gather(*games)
    return waits


def told(what: str, seconds: list[float]) -> str:
    cuts = quantiles(seconds, n=100)
    parts = f"p50 {cuts[49]:8.3f}  p99 {cuts[98]:8.3f}  most {max(seconds):8.3f} s"
    return f"{what:34} {len(seconds):6} times  {parts}\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="tigris")
    parser.add_argument("--tables", type=int, default=50, metavar="N")
    parser.add_argument("--moves", type=int, default=1000, metavar="N", help="of people")
    args = parser.parse_args()
    with serving() as server:
        waits = asyncio.run(play(server, args.game, args.tables, args.moves))
    sys.stdout.write(f"{args.game}, {args.tables} kings; yardstick {yardstick_ms():.1f} ms\n")
    sys.stdout.write(told("a person's own move is seen", waits.own))
    sys.stdout.write(told("a king decides, pause included", waits.kings))
    return 0


if __name__ == "__main__":
    sys.exit(main())
