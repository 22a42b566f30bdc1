"""The command `ziggurat`: one small file a command."""

import argparse
import importlib
import sys

from ziggurat.cli.console import complain
from ziggurat.core.errors import Differs, Malformed
from ziggurat.pool.pool import Undone

COMMANDS = (
    *("play", "check", "replay", "show", "fair", "bench", "fuzz", "signature", "map"),
    *("arena", "train", "export", "hint", "analyse"),
    *("serve", "worker", "admin", "verify", "backup", "restore", "protocol"),
)

FAILED, BAD_INPUT = 1, 2


def main(argv: list[str] | None = None) -> int:
    """Run one command; bad input gets one clear line and exit code 2."""
    args = parser().parse_args(argv)
    try:
        return int(args.run(args))
    except Malformed as error:
        complain(f"ziggurat: {error}")
        return FAILED if isinstance(error, Differs) else BAD_INPUT
    except Undone as error:
        complain(f"ziggurat: {error}")
        return FAILED
    except KeyboardInterrupt:
        complain("ziggurat: stopped")
        return 130
    except BrokenPipeError:
        sys.stderr.close()  # whoever read our answer has heard enough
        return 0


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="ziggurat", description="Play and study board games: Tigris & Euphrates, China, Babel."
    )
    commands = top.add_subparsers(title="commands", required=True, metavar="COMMAND")
    for name in COMMANDS:
        importlib.import_module(f"ziggurat.cli.{name}").add(commands)
    return top
