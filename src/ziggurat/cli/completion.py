"""`ziggurat completion SHELL`: a script with which a shell completes our commands.

The script knows everything by itself: a shell that started Python at every press of Tab would be
slow to answer.
"""

import argparse
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from ziggurat.cli.console import say
from ziggurat.compiled.readiness import games

SHELLS = ("bash", "zsh", "fish")
# What may stand where the help has such a word; a test holds these names to those there are.
KNOWN = {
    "GAME": tuple(games()),
    "BOT": ("apprentice", "scribe", "vizier", "king", "random"),
}
PATHS = ("FILE", "FOLDER")  # how a word begins that stands for a path


class Value(NamedTuple):
    """What may be typed somewhere: one of some words, a path, or what nobody can guess."""

    words: tuple[str, ...] = ()
    is_path: bool = False
    many: bool = False  # whether more may follow


class CommandOption(NamedTuple):
    flags: tuple[str, ...]
    about: str
    value: Value | None  # none: it is a switch


class Place(NamedTuple):
    """What may be typed after some commands."""

    path: str  # such as " admin end"
    options: list[CommandOption]
    value: Value
    below: Mapping[str, str]  # the commands that may come next, and what they do


def add(commands: Any) -> None:
    parser = commands.add_parser("completion", help="let your shell complete what you type")
    parser.add_argument("shell", choices=SHELLS, help="whose script is printed")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ziggurat.cli import parser
    from ziggurat.cli.shells import script

    say(script(args.shell, list(places(parser()))))
    return 0


def places(parser: argparse.ArgumentParser, path: str = "") -> Iterator[Place]:
    """Every place of a tree of commands, what comes first before what follows."""
    options: list[CommandOption] = []
    values: list[Value] = []
    below: dict[str, str] = {}
    further: dict[str, argparse.ArgumentParser] = {}
    for action in parser._actions:  # argparse has no other way to say what it was told
        if action.help == argparse.SUPPRESS:
            continue
        if isinstance(action, argparse._SubParsersAction):
            below = {part.dest: part.help or "" for part in action._choices_actions}
            further = dict(action.choices)
        elif action.option_strings:
            switch = action.nargs == 0
            value = None if switch else value_of(action)
            options.append(CommandOption(tuple(action.option_strings), action.help or "", value))
        else:
            values.append(value_of(action))
    words = tuple(word for value in values for word in value.words)
    yield Place(path, options, Value(words, any(value.is_path for value in values)), below)
    for name, part in further.items():
        yield from places(part, f"{path} {name}")


def value_of(action: argparse.Action) -> Value:
    name = action.metavar if isinstance(action.metavar, str) else ""
    words = tuple(map(str, action.choices)) if action.choices else KNOWN.get(name, ())
    return Value(words, name.startswith(PATHS), action.nargs in ("+", "*"))
