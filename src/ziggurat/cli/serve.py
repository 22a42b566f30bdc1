"""`ziggurat serve`: tables for everybody, on one machine with nothing to set up."""

import argparse
import os
from pathlib import Path
from typing import Any

from ziggurat.cli.console import notes

HOST, PORT = "127.0.0.1", 8000


def add(commands: Any) -> None:
    parser = commands.add_parser("serve", help="let people play over the network")
    parser.add_argument("--host", default=HOST, metavar="ADDRESS", help=f"({HOST})")
    parser.add_argument("--port", type=int, default=PORT, metavar="N", help=f"({PORT})")
    add_database(parser)
    parser.add_argument("--threads", type=int, default=1, metavar="N", help="for bots (1)")
    parser.set_defaults(run=run)


def add_database(parser: argparse.ArgumentParser) -> None:
    """Where games are kept; by default in a file of their own."""
    parser.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://…")


def database_of(args: argparse.Namespace) -> str:
    return args.database or f"sqlite:///{data_folder() / 'ziggurat.sqlite'}"


def run(args: argparse.Namespace) -> int:
    """Serve until told to stop; what was acknowledged is stored."""
    import uvicorn

    from ziggurat.cli.warm import compile_all, is_ready
    from ziggurat.games import GAMES
    from ziggurat.server.app import build
    from ziggurat.server.settings import Settings

    cold = [game for game in GAMES.values() if not is_ready(game)]
    if cold:
        notes().print("Compiling the rules for this machine, about a minute, once…")
    for game in cold:
        compile_all(game)
    app = build(Settings(database_of(args), threads=args.threads))
    uvicorn.run(
        app,
        host=args.host,
        port=args.port,
        ws="websockets-sansio",
        ws_max_size=16_384,
        log_level="warning",
        server_header=False,
    )
    return 0


def data_folder() -> Path:
    """Where games are kept: beside other programs' data."""
    home = os.environ.get("XDG_DATA_HOME")
    folder = (Path(home) if home else Path.home() / ".local" / "share") / "ziggurat"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
