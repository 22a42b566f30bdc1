"""People at tables, for the load bench: they sit down over HTTP and play over sockets."""

import asyncio
import json
from random import Random
from time import perf_counter
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from load_server import Failed

HOST = "127.0.0.1"
AT_ONCE = 16  # tables that are set up at the same time


class Heard(msgspec.Struct):
    """What a client reads of any message; the rest is only weighed."""

    type: str
    id: str = ""
    seq: int = 0
    status: str = ""
    text: str = ""
    offers: list[dict[str, Any]] = []


read = msgspec.json.Decoder(Heard).decode


class Person:
    """Somebody with a socket at one table, and the last position he was shown."""

    def __init__(self, socket: ClientConnection, weights: list[int]) -> None:
        self.socket, self.weights = socket, weights
        self.shown = Heard("nothing", seq=-1)

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self) -> Heard:
        """The next message. Raises Failed for a refusal: nothing here is against the rules."""
        raw = await self.socket.recv(decode=False)
        heard = read(raw)
        if heard.type == "refusal":
            raise Failed(f"the server refused: {heard.text}")
        if heard.type == "update":
            self.shown = heard
            self.weights.append(len(raw))
        return heard

    async def see(self, seq: int) -> None:
        """Listen until so many events are shown."""
        while self.shown.seq < seq:
            await self.hear()

    async def ping(self) -> None:
        """Ask for a sign of life, and wait for it."""
        await self.say(type="ping", id="alive")
        while (await self.hear()).type != "pong":
            pass


class Table:
    """One game, and everybody at it; who is asked chooses any of the offers."""

    def __init__(self, people: list[Person], dice: Random) -> None:
        self.people, self.dice = people, dice

    @property
    def over(self) -> bool:
        return self.people[0].shown.status == "over"

    async def move(self) -> float:
        """Play one move; seconds until the last one at the table has seen it."""
        mover = next(person for person in self.people if person.shown.offers)
        seq, move = mover.shown.seq, composed(mover.shown.offers, self.dice)
        before = perf_counter()
        await mover.say(type="choose", id=str(seq), seq=seq, move=move)
        for person in self.people:
            await person.see(seq + 1)
        return perf_counter() - before

    async def leave(self) -> None:
        for person in self.people:
            await person.socket.close()


def composed(offers: list[dict[str, Any]], dice: Random) -> str:
    """One of the moves on offer, put together as a page does: the kind, then every argument."""
    offer = dict(dice.choice(offers))
    words = [offer.pop("kind"), *(said(value, dice) for value in offer.values())]
    return " ".join(word for word in words if word)


def said(argument: Any, dice: Random) -> str:
    """One word of an argument; of a set, one of its members alone."""
    if isinstance(argument, dict):
        argument = list(argument["each"])
    word: str = dice.choice(argument) if isinstance(argument, list) else argument
    return word


class Desk:
    """One HTTP connection, kept open, over which people are registered."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def post(self, path: str, body: dict[str, Any], token: str = "") -> Any:
        """The answer to a request. Raises Failed if it is not a yes."""
        data = json.dumps(body)
        bearer = f"Authorization: Bearer {token}\r\n" if token else ""
        head = f"POST {path} HTTP/1.1\r\nHost: {HOST}\r\nContent-Length: {len(data)}\r\n{bearer}"
        self.writer.write(f"{head}\r\n{data}".encode())
        status, *lines = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in lines if line)
        answer = await self.reader.readexactly(int(headers["content-length"]))
        if int(status.split()[1]) >= 300:
            raise Failed(f"the server declined {path}: {answer.decode()}")
        return json.loads(answer)

    async def seat(self, game: str, seats: int) -> tuple[str, list[str]]:
        """A new table with as many guests, and what each is known by."""
        guests = [await self.post("/api/guest", {"name": f"Ann {n}"}) for n in range(seats)]
        tokens = [guest["token"] for guest in guests]
        wish = {"game": game, "seats": seats, "public": False}
        table: str = (await self.post("/api/tables", wish, tokens[0]))["table"]
        for token in tokens[1:]:
            await self.post(f"/api/tables/{table}/join", {}, token)
        return table, tokens


async def open_table(port: int, game: str, seats: int, dice: Random, weights: list[int]) -> Table:
    """A table whose game has begun, everybody there."""
    reader, writer = await asyncio.open_connection(HOST, port)
    try:
        name, tokens = await Desk(reader, writer).seat(game, seats)
    finally:
        writer.close()
    people = [Person(await open_socket(port, token), weights) for token in tokens]
    for person in people:
        await person.say(type="hello", table=name)
        await person.see(0)
    return Table(people, dice)


async def open_socket(port: int, token: str) -> ClientConnection:
    """Plain frames and no pings of our own, so that the client costs little."""
    return await connect(
        f"ws://{HOST}:{port}/api/socket",
        additional_headers={"Authorization": f"Bearer {token}"},
        proxy=None,
        compression=None,
        ping_interval=None,
        max_size=None,
    )


async def open_tables(
    port: int, count: int, game: str, seats: int, seed: str, weights: list[int]
) -> list[Table]:
    """Many tables, set up a few at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> Table:
        async with gate:
            return await open_table(port, game, seats, Random(f"{seed} {number}"), weights)

    return list(await asyncio.gather(*(one(number) for number in range(count))))


async def floor_tables(port: int, count: int, seats: int, weights: list[int]) -> list[Table]:
    """Tables at a server that knows no game; one of them always asks the same person."""

    async def one(name: str) -> Table:
        people = [Person(await open_socket(port, ""), weights) for _ in range(seats)]
        for person in people:
            await person.say(type="hello", table=name)
            await person.see(0)
        return Table(people, Random(name))

    return [await one(f"{number}") for number in range(count)]


async def leave_all(tables: list[Table]) -> None:
    await asyncio.gather(*(table.leave() for table in tables))
