"""The command `ziggurat`: one small file a command, of which only the chosen one is loaded."""

import argparse
import importlib
import sys
from collections.abc import Collection

from ziggurat import __version__
from ziggurat.cli.console import complain
from ziggurat.compiled.readiness import games
from ziggurat.core.errors import Differs, Malformed, Undone

# What stands in the list of commands; each says the same of itself, and a test holds them to it.
COMMANDS = {
    "play": "play in the terminal",
    "check": "play scenario files and compare",
    "replay": "verify a recorded game",
    "show": "draw a position",
    "fair": "check the shuffle of a finished game",
    "bench": "measure the speed of the rules",
    "fuzz": "look for positions where the rules go wrong",
    "signature": "one hash over a thousand seeded games",
    "map": "check the maps that people drew",
    "arena": "let bots play each other and rate them",
    "train": "learn a game's evaluation by self-play",
    "export": "write games as Parquet, with a schema and a card",
    "hint": "what to do in a position, and why",
    "analyse": "what turned a finished game",
    "serve": "let people play over the network",
    "worker": "let bots think here for servers elsewhere",
    "compile": "compile all rules and bots now",
    "admin": "accounts and tables of a server",
    "verify": "replay every stored game",
    "backup": "copy all games of a server to a file",
    "restore": "bring back the games of a backup",
    "protocol": "describe the messages of the server",
    "completion": "let your shell complete what you type",
}

FAILED, BAD_INPUT = 1, 2


def main(argv: list[str] | None = None) -> int:
    """Run one command; bad input gets one clear line and exit code 2."""
    words = sys.argv[1:] if argv is None else argv
    args = parser(chosen(words)).parse_args(words)
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


def chosen(words: list[str]) -> list[str]:
    """The command of a line: its first word that is no option, for no option before it has one."""
    return [word for word in words if not word.startswith("-")][:1]


def parser(loaded: Collection[str] = tuple(COMMANDS)) -> argparse.ArgumentParser:
    """What may be typed. Commands that are not to be loaded are named and no more."""
    known = ", ".join(games())
    top = argparse.ArgumentParser(
        prog="ziggurat", description=f"Play and study board games: {known}."
    )
    top.add_argument("--version", action="version", version=f"ziggurat {__version__}")
    commands = top.add_subparsers(title="commands", required=True, metavar="COMMAND")
    for name, summary in COMMANDS.items():
        if name in loaded:
            importlib.import_module(f"ziggurat.cli.{name}").add(commands)
        else:
            commands.add_parser(name, help=summary)
    return top
