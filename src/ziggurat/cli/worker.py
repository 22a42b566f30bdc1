"""`ziggurat worker`: think for the bots of servers that share a Redis."""

import argparse
import asyncio
import signal
from typing import TYPE_CHECKING, Any

from ziggurat.cli.console import notes
from ziggurat.core.errors import Malformed

if TYPE_CHECKING:
    from ziggurat.server.bus import Bus


def add(commands: Any) -> None:
    parser = commands.add_parser("worker", help="let bots think here for servers elsewhere")
    parser.add_argument(
        "--redis", required=True, metavar="URL", help="the one the servers use: redis://…"
    )
    parser.add_argument("--threads", type=int, default=1, metavar="N", help="at once (1)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Think until told to stop; thoughts under way are finished."""
    from ziggurat.cli.warm import warm_up
    from ziggurat.server.bus import open_bus
    from ziggurat.server.telemetry import logs
    from ziggurat.server.thinking.warmup import warm_up_bots

    if args.threads < 1:
        raise Malformed("--threads", "must be at least 1")
    try:
        bus = open_bus(args.redis)
    except ValueError as error:
        raise Malformed("--redis", str(error)) from None
    warm_up()
    logs.begin()
    warm_up_bots()
    asyncio.run(work(bus, args.threads))
    return 0


async def work(bus: "Bus", threads: int) -> None:
    """Answer what comes over the bus, until a signal."""
    from ziggurat.server.thinking.worker import BotWorker

    told = asyncio.Event()
    for end in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(end, told.set)
    await bus.open()
    worker = BotWorker(bus, threads)
    worker.start()
    notes().print(f"Bots think here, {threads} at a time. Ctrl-C stops.")
    await told.wait()
    await worker.stop()
    await bus.close()
