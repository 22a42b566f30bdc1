"""The short way to a client: what it writes is what any client reads, and it knows when to wait."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import Frame, Opcode

from server.services import free_port
from ziggurat.server.frames import Frames, Wire, head, wire_of

Serve = Callable[[Any, Any, Wire], Awaitable[None]]  # what is done with an open socket


@asynccontextmanager
async def served(serve: Serve, **client: Any) -> AsyncIterator[ClientConnection]:
    """A client of a server that does this with whoever comes."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            await serve(receive, send, wire_of(scope))

    port = free_port()
    config = uvicorn.Config(
        app, port=port, ws=Frames, lifespan="off", log_config=None, timeout_graceful_shutdown=5
    )
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0)
    try:
        async with connect(f"ws://127.0.0.1:{port}", proxy=None, **client) as socket:
            yield socket
    finally:
        server.should_exit = True
        await running


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_a_head_says_how_much_follows(size: int) -> None:
    text = b"x" * size

    assert head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("compression", [None, "deflate"])
def test_texts_arrive_as_they_were_written(compression: str | None) -> None:
    texts = ["", "one", "☥" * 100, "x" * 100_000]

    async def serve(receive: Any, send: Any, wire: Wire) -> None:
        assert wire.is_free()
        wire.write(*(text.encode() for text in texts))
        await send({"type": "websocket.send", "text": "the ordinary way"})
        wire.write(b"the end")
        await receive()

    async def story() -> list[Any]:
        async with served(serve, compression=compression, max_size=None) as client:
            return [await client.recv() for _ in range(len(texts) + 2)]

    assert asyncio.run(story()) == [*texts, "the ordinary way", "the end"]


def test_a_wire_is_free_until_its_client_lags_behind() -> None:
    async def story() -> None:
        written = asyncio.Queue[int]()

        async def serve(receive: Any, send: Any, wire: Wire) -> None:
            await receive()
            count = 0
            while wire.is_free():
                wire.write(b"x" * 100_000)
                count += 1
            written.put_nowait(count)
            await send({"type": "websocket.send", "text": "the ordinary way waits"})
            written.put_nowait(int(wire.is_free()))
            await receive()

        async with served(serve, compression=None, max_size=None) as client:
            await client.send("here I am")
            for _ in range(await written.get()):
                assert len(await client.recv()) == 100_000
            assert await client.recv() == "the ordinary way waits"
            assert await written.get() == 1

    asyncio.run(story())


def test_a_wire_is_not_free_once_its_client_has_gone() -> None:
    async def story() -> bool:
        end: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        async def serve(receive: Any, send: Any, wire: Wire) -> None:
            while (await receive())["type"] != "websocket.disconnect":
                pass
            end.set_result(wire.is_free())

        async with served(serve) as client:
            await client.close()
            return await end

    assert asyncio.run(story()) is False


def test_what_is_no_socket_is_refused_as_ever() -> None:
    async def story() -> bytes:
        async with served(lambda receive, send, wire: receive()) as client:
            reader, writer = await asyncio.open_connection(*client.remote_address[:2])
            ask = "GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"
            writer.write(ask.encode())
            said = await reader.readline()
            writer.close()
            return said

    assert b" 400 " in asyncio.run(story())


def test_a_server_without_the_short_way_is_known_by_a_wire_that_is_never_free() -> None:
    wire = wire_of({"type": "websocket"})

    assert not wire.is_free()
    with pytest.raises(NotImplementedError):
        wire.write(b"")
