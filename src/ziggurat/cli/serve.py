"""`ziggurat serve`: tables for everybody, on one machine with nothing to set up, or on many."""

import argparse
import os
import signal
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ziggurat.cli.language import add_language
from ziggurat.cli.narrating import Narrator, remark
from ziggurat.core.errors import Malformed

if TYPE_CHECKING:
    import socket

HOST, PORT = "127.0.0.1", 8000
OWN_PROXY = "127.0.0.1"
LONGEST_PAUSE = 10.0

COUNTED = "PROMETHEUS_MULTIPROC_DIR"  # where several processes count together


def add(commands: Any) -> None:
    parser = commands.add_parser("serve", help="let people play over the network")
    parser.add_argument("--host", default=HOST, metavar="ADDRESS", help=f"({HOST})")
    parser.add_argument("--port", type=int, default=PORT, metavar="N", help=f"({PORT})")
    parser.add_argument(
        "--open",
        action="store_true",
        help="show it in the browser; where the port is taken, on another one",
    )
    add_database(parser)
    add_redis(parser)
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes (1)")
    parser.add_argument(
        "--threads", type=int, default=1, metavar="N", help="for bots, in each process (1)"
    )
    parser.add_argument(
        "--pause", type=float, default=0.6, metavar="SECONDS", help="a bot takes at least (0.6)"
    )
    parser.add_argument(
        "--limit",
        action="append",
        default=[],
        metavar="NAME=RATE",
        help="how often something may be asked for, as guest=30/minute or message=off",
    )
    parser.add_argument(
        "--address",
        default="",
        metavar="URL",
        help="what people type: its name is ours, and stands in mails",
    )
    parser.add_argument("--mail", default="", metavar="URL", help="smtp://HOST, to write to people")
    parser.add_argument("--sender", default="", metavar="ADDRESS", help="who writes these mails")
    parser.add_argument(
        "--private-webhooks",
        action="store_true",
        help="let people's webhooks point into this network",
    )
    parser.add_argument(
        "--proxies",
        default=OWN_PROXY,
        metavar="ADDRESSES",
        help=f"whose word on a caller's address is believed ({OWN_PROXY})",
    )
    add_language(parser)
    parser.set_defaults(run=run)


def add_database(parser: argparse.ArgumentParser) -> None:
    """Where games are kept; by default in a file of their own."""
    parser.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://…")


def add_redis(parser: argparse.ArgumentParser, required: bool = False) -> None:
    """Where servers and workers meet."""
    parser.add_argument(
        "--redis", metavar="URL", required=required, help="redis://…, to share tables"
    )


def database_of(args: argparse.Namespace) -> str:
    """Where games are kept; where there can be no place at home, among what is temporary."""
    if args.database:
        return str(args.database)
    try:
        folder = data_folder()
    except (OSError, RuntimeError):  # closed, or nobody knows where home is
        folder = temporary_folder()
        remark("serve_games_elsewhere", getattr(args, "language", "en"), found=folder)
    return f"sqlite:///{folder / 'ziggurat.sqlite'}"


def temporary_folder() -> Path:
    from ziggurat.compiled import places

    folder = places.temporary() / "games"
    folder.mkdir(exist_ok=True)
    return folder


def run(args: argparse.Namespace) -> int:
    """Serve until told to stop; what was acknowledged is stored."""
    from ziggurat.cli.warm import warm_up
    from ziggurat.compiled import places
    from ziggurat.compiled.readiness import all_ready
    from ziggurat.server.runtime.listener import address_of, listen
    from ziggurat.server.settings import TOLD

    refuse_impossible(args)
    listening = listen(args.host, args.port, or_another=args.open)
    os.environ[TOLD] = settings_of(args)
    keep_kernels_together(args.language)
    told = Narrator(address_of(listening, args.host), args.open, args.language)
    if os.name == "nt":  # where no process can be handed the socket of another
        warm_up(args.language)
    if args.workers == 1 and (all_ready() or places.is_plain() or os.name == "nt"):
        return serve_here(listening, args.proxies, told)
    return supervise(listening, args, told)


def refuse_impossible(args: argparse.Namespace) -> None:
    """What cannot be, whatever else is asked for. Raises Malformed."""
    if args.workers < 1 or args.threads < 0:
        raise Malformed("", "there is at least one process, and no fewer than 0 threads")
    if not 0 <= args.pause <= LONGEST_PAUSE:
        raise Malformed("--pause", f"is a number of seconds from 0 to {LONGEST_PAUSE:g}")
    if args.workers > 1 and not args.redis:
        raise Malformed("--workers", "several processes need --redis to hear of each other")


def keep_kernels_together(language: str) -> None:
    """All processes of a server keep kernels in one place, and it is said where that is odd."""
    from ziggurat.compiled import places

    if places.home() != places.wished_home():
        remark(
            "serve_kernels_elsewhere", language, wished=places.wished_home(), found=places.home()
        )
    os.environ["ZIGGURAT_CACHE"] = str(places.home().parent)


def serve_here(listening: "socket.socket", proxies: str, told: "Narrator") -> int:
    """All is compiled: this very process serves."""
    from ziggurat.server.runtime.server import get_ready, run

    get_ready()
    run(listening, proxies, told.serving, lambda game: None)
    return 0


def supervise(listening: "socket.socket", args: argparse.Namespace, told: "Narrator") -> int:
    """Other processes serve: several of them, or some that are compiled only later."""
    import asyncio
    import tempfile

    from ziggurat.server.runtime.supervisor import Failed, Supervisor

    with tempfile.TemporaryDirectory(prefix="ziggurat-metrics-") as folder:
        if args.workers > 1:
            os.environ[COUNTED] = folder
        try:
            number = asyncio.run(Supervisor(listening, args.workers, args.proxies, told).run())
        except Failed:
            return 1
    if number == signal.SIGINT:
        raise KeyboardInterrupt
    return 0


def settings_of(args: argparse.Namespace) -> str:
    """What the command line says, for every serving process. Raises Malformed."""
    import msgspec

    from ziggurat.server.bus import open_bus
    from ziggurat.server.notices import mail_settings
    from ziggurat.server.settings import Settings, limits_with
    from ziggurat.server.store import open_store

    settings = Settings(
        database=database_of(args),
        redis=args.redis,
        threads=args.threads,
        pause=args.pause,
        limits=limits_with(args.limit),
        address=args.address,
        mail=args.mail,
        sender=args.sender,
        private_webhooks=args.private_webhooks,
    )
    try:
        open_store(settings.database)
        open_bus(settings.redis)
        if settings.mail:
            mail_settings(settings.mail, settings.sender)
    except ValueError as error:
        raise Malformed("", str(error)) from None
    return msgspec.json.encode(settings).decode()


def data_folder() -> Path:
    """Where games are kept: beside other programs' data."""
    home = os.environ.get("XDG_DATA_HOME")
    folder = (Path(home) if home else Path.home() / ".local" / "share") / "ziggurat"
    folder.mkdir(parents=True, exist_ok=True)
    if not os.access(folder, os.W_OK):
        raise PermissionError(f"{folder} cannot be written")
    return folder
