"""`ziggurat export FOLDER`: games as a dataset, from files, from a server or from self-play."""

import argparse
import asyncio
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ziggurat.cli.console import complain, progress, say
from ziggurat.cli.files import named, options_for, read_match
from ziggurat.cli.pooling import add_pool, pool_of
from ziggurat.cli.serve import add_database
from ziggurat.cli.stored import store_of
from ziggurat.core.errors import Malformed
from ziggurat.files import read_text

if TYPE_CHECKING:
    from ziggurat.bots.arena.recording import Series
    from ziggurat.research.writing import Writer

SIGNED = 1000  # games in a signature of the rules, as `ziggurat signature` plays them


def add(commands: Any) -> None:
    parser = commands.add_parser("export", help="write games as Parquet, with a schema and a card")
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument("--replays", nargs="+", metavar="FILE", help="recorded games")
    source.add_argument("--stored", action="store_true", help="finished games of a server")
    source.add_argument("--self-play", type=int, metavar="N", help="so many games of bots")
    parser.add_argument("--game", default="", metavar="GAME", help="only this one; for self-play")
    add_database(parser)
    parser.add_argument("--bots", nargs="+", default=[], metavar="BOT", help="as in the arena")
    parser.add_argument("--seats", type=int, default=2, metavar="K")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument("--time", type=float, metavar="MS", help="of thought, for bots that search")
    limit.add_argument("--sims", type=int, metavar="N", help="simulations, for bots that search")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--observations", action="store_true", help="what each seat knew as well")
    parser.add_argument("--signed", type=int, default=SIGNED, help=argparse.SUPPRESS)
    add_pool(parser, "processes")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the dataset; say what is in it, and what was left out."""
    new_dataset = needs_research()
    if args.game:
        check_game(args.game)
    made = made_by(args)
    with new_dataset(args.folder, made, args.observations, args.signed) as dataset:
        if args.self_play is not None:
            add_self_play(args, dataset)
        elif args.stored:
            asyncio.run(add_stored(args, dataset))
        else:
            add_files(args, dataset)
        if not dataset.games:
            raise Malformed("", "there is no finished game to export")
    say(f"{args.folder}: {dataset.games} games, {dataset.decisions} decisions")
    return 0


def needs_research() -> Any:
    try:
        from ziggurat.research.writing import new_dataset
    except ImportError:
        reason = "pyarrow is not installed: pip install 'ziggurat[research]'"
        raise Malformed("export", reason) from None
    return new_dataset


def check_game(name: str) -> None:
    from ziggurat.core.beginning import game_named
    from ziggurat.games import GAMES

    game_named(name, GAMES)


def made_by(args: argparse.Namespace) -> str:
    """The command that makes the same games again; where they were played does not matter."""
    from ziggurat.research.rows import short

    words = ["ziggurat", "export", args.folder.name]
    if args.replays:
        words += ["--replays", *map(short, args.replays)]
    elif args.stored:
        words += ["--stored"]
    else:
        words += ["--self-play", args.self_play, "--bots", *map(short, args.bots)]
        words += ["--seats", args.seats, "--seed", args.seed]
        words += [word for option in args.option for word in ("--option", option)]
        for name, value in (("--time", args.time), ("--sims", args.sims)):
            words += [] if value is None else [name, value]
    words += ["--game", args.game] if args.game else []
    words += ["--observations"] if args.observations else []
    return shlex.join(map(str, words))


def add_files(args: argparse.Namespace, dataset: "Writer") -> None:
    from ziggurat.games import GAMES
    from ziggurat.research.rows import UNKNOWN, rows_of

    for file in args.replays:
        with named(file):
            match = read_match(read_text(file), GAMES)
        if not match.over:
            complain(f"{file}: left out, the game is not over")
        elif args.game in ("", match.game.name):
            dataset.add(rows_of(match, "file", [UNKNOWN] * match.seats, args.observations))


async def add_stored(args: argparse.Namespace, dataset: "Writer") -> None:
    from ziggurat.research.rows import rows_of
    from ziggurat.server.admin.export import LeftOut, finished

    left_out = LeftOut()
    async with store_of(args) as store:
        async for match, players in finished(store, args.game, left_out):
            dataset.add(rows_of(match, "stored", players, args.observations))
    if left_out.closed:
        complain(f"left out, for their record is not shared: {left_out.closed}")
    if left_out.old:
        complain(f"left out, for the rules of today play them otherwise: {left_out.old}")


def add_self_play(args: argparse.Namespace, dataset: "Writer") -> None:
    from ziggurat.research.rows import SelfPlay, self_play_rows

    series = series_of(args)
    pieces = (SelfPlay(series, number, args.observations) for number in range(args.self_play))
    with pool_of(args) as pool, progress(args.game, args.self_play) as bar:
        for rows in pool.run(self_play_rows, pieces, "game"):
            dataset.add(rows)
            bar.add(1)


def series_of(args: argparse.Namespace) -> "Series":
    """What is to be played. Raises Malformed before anything is."""
    from ziggurat.bots.arena.entrants import entrant
    from ziggurat.bots.arena.matches import Contest
    from ziggurat.bots.arena.recording import Series
    from ziggurat.core.beginning import begin
    from ziggurat.games import GAMES

    if not args.game:
        raise Malformed("--game", "self-play needs the name of a game")
    if args.self_play < 1:
        raise Malformed("--self-play", "must be at least 1")
    if not 1 <= len(args.bots) <= args.seats:
        raise Malformed("--bots", f"name at least one bot, and at most {args.seats}")
    seconds = None if args.time is None else args.time / 1000
    options = options_for(GAMES[args.game], args.option)
    begin(GAMES[args.game], args.seats, options)  # says what cannot be
    for name in args.bots:
        entrant(args.game, name, args.sims, seconds)
    contest = Contest(args.game, args.seats, tuple(args.bots), args.seed, args.sims, seconds)
    return Series(contest, options)
