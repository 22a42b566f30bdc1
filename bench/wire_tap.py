"""A line between a browser and a server on which every byte that comes back is counted."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

CHUNK = 65_536


class Tap:
    """What has come from the server through this line so far, headers and sockets included."""

    def __init__(self, target: int) -> None:
        self.target, self.port, self.bytes = target, 0, 0

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        back, forth = await asyncio.open_connection("127.0.0.1", self.target)
        ways = (self.pass_on(reader, forth, counts=False), self.pass_on(back, writer, counts=True))
        await asyncio.gather(*ways)

    async def pass_on(
        self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, counts: bool
    ) -> None:
        """Until one of them hangs up."""
        with suppress(ConnectionError):
            while part := await source.read(CHUNK):
                self.bytes += len(part) * counts
                sink.write(part)
                await sink.drain()
        sink.close()


@contextmanager
def tapped(target: int) -> Iterator[Tap]:
    """A tap before a server on this machine, on a port of its own, until the end of the block."""
    tap, loop = Tap(target), asyncio.new_event_loop()
    server = loop.run_until_complete(asyncio.start_server(tap.connect, "127.0.0.1", 0))
    tap.port = server.sockets[0].getsockname()[1]
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    try:
        yield tap
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        server.close()
