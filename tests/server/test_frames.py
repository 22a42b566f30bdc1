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
from ziggurat.server.sockets.frames import FastPath, Frames, fast_path_of, head, is_whole

Serve = Callable[[Any, Any, FastPath], Awaitable[None]]  # what is done with an open socket


@asynccontextmanager
async def served(serve: Serve, **client: Any) -> AsyncIterator[ClientConnection]:
    """A client of a server that does this with whoever comes."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            await serve(receive, send, fast_path_of(scope))

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


@pytest.mark.slow
@pytest.mark.parametrize("compression", [None, "deflate"])
def test_texts_arrive_as_they_were_written(compression: str | None) -> None:
    texts = ["", "one", "☥" * 100, "x" * 100_000]

    async def serve(receive: Any, send: Any, fast_path: FastPath) -> None:
        assert fast_path.is_free()
        fast_path.write(*(text.encode() for text in texts))
        await send({"type": "websocket.send", "text": "the ordinary way"})
        fast_path.write(b"the end")
        await receive()

    async def story() -> list[Any]:
        async with served(serve, compression=compression, max_size=None) as client:
            return [await client.recv() for _ in range(len(texts) + 2)]

    assert asyncio.run(story()) == [*texts, "the ordinary way", "the end"]


@pytest.mark.slow
def test_a_wire_is_free_until_its_client_lags_behind() -> None:
    async def story() -> None:
        written = asyncio.Queue[int]()

        async def serve(receive: Any, send: Any, fast_path: FastPath) -> None:
            await receive()
            count = 0
            while fast_path.is_free():
                fast_path.write(b"x" * 100_000)
                count += 1
            written.put_nowait(count)
            await send({"type": "websocket.send", "text": "the ordinary way waits"})
            written.put_nowait(int(fast_path.is_free()))
            await receive()

        async with served(serve, compression=None, max_size=None) as client:
            await client.send("here I am")
            for _ in range(await written.get()):
                assert len(await client.recv()) == 100_000
            assert await client.recv() == "the ordinary way waits"
            assert await written.get() == 1

    asyncio.run(story())


@pytest.mark.slow
def test_a_wire_is_not_free_once_its_client_has_gone() -> None:
    async def story() -> bool:
        end: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        async def serve(receive: Any, send: Any, fast_path: FastPath) -> None:
            while (await receive())["type"] != "websocket.disconnect":
                pass
            end.set_result(fast_path.is_free())

        async with served(serve) as client:
            await client.close()
            return await end

    assert asyncio.run(story()) is False


@pytest.mark.slow
def test_what_is_no_socket_is_refused_as_ever() -> None:
    async def story() -> bytes:
        async with served(lambda receive, send, fast_path: receive()) as client:
            reader, writer = await asyncio.open_connection(*client.remote_address[:2])
            ask = "GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"
            writer.write(ask.encode())
            said = await reader.readline()
            writer.close()
            return said

    assert b" 400 " in asyncio.run(story())


def test_a_server_without_the_short_way_is_known_by_a_wire_that_is_never_free() -> None:
    fast_path = fast_path_of({"type": "websocket"})

    assert not fast_path.is_free()
    with pytest.raises(NotImplementedError):
        fast_path.write(b"")


@pytest.mark.slow
@pytest.mark.parametrize("compression", [None, "deflate"])
def test_what_a_client_says_is_heard_however_it_is_cut(compression: str | None) -> None:
    """In one packet or several, in several frames, short and long, with pings between them."""
    said = ["", "one", "☥" * 40, "x" * 126, "y" * 9000]

    async def serve(receive: Any, send: Any, fast_path: FastPath) -> None:
        while (message := await receive())["type"] == "websocket.receive":
            fast_path.write(message["text"].encode())

    async def play() -> list[str]:
        async with served(serve, compression=compression) as socket:
            for text in said:
                await socket.send(text)
            await socket.ping()
            await socket.send(["in ", "three ", "frames"])
            await socket.send("and one more")
            return [str(await socket.recv()) for _ in range(len(said) + 2)]

    assert asyncio.run(play()) == [*said, "in three frames", "and one more"]


@pytest.mark.slow
def test_the_rest_of_a_frame_is_no_frame_though_it_looks_like_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    heard: list[Any] = []
    packets: list[bytes] = []
    received = Frames.data_received

    def noted(frames: Frames, data: bytes) -> None:
        received(frames, data)
        if data.startswith(b"\x82"):
            packets.append(data)

    monkeypatch.setattr(Frames, "data_received", noted)

    async def serve(receive: Any, send: Any, fast_path: FastPath) -> None:
        while (message := await receive())["type"] == "websocket.receive":
            heard.append(message.get("text") or message["bytes"])
            fast_path.write(b"heard")

    async def play() -> None:
        inner = Frame(Opcode.TEXT, b"inside").serialize(mask=True)
        begin = bytes((0x82, 0x80 | 1 + len(inner), 0, 0, 0, 0)) + b"x"  # masked by zeros
        async with served(serve, compression=None) as socket:
            socket.transport.write(begin)
            while not packets:  # until the server has it, so that the rest comes by itself
                await asyncio.sleep(0)
            socket.transport.write(inner)
            await socket.recv()
        assert heard == [b"x" + inner]

    asyncio.run(play())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535])
def test_a_frame_is_whole_with_its_last_byte_and_not_before(size: int) -> None:
    frame = Frame(Opcode.TEXT, b"x" * size).serialize(mask=True)

    assert is_whole(frame)
    assert not is_whole(frame[:-1])
    assert not is_whole(frame + b"x")
    assert not is_whole(Frame(Opcode.TEXT, b"x", fin=False).serialize(mask=True))
    assert not is_whole(Frame(Opcode.TEXT, b"x" * size).serialize(mask=False))
