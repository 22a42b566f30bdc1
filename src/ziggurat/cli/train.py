"""`ziggurat train GAME`: the weights of a game's bots from self-play."""

import argparse
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import Any

from ziggurat.cli.console import complain, say
from ziggurat.cli.pooling import add_pool, pool_of
from ziggurat.core.errors import Malformed

REPORTS = 500  # games between two lines


def add(commands: Any) -> None:
    parser = commands.add_parser("train", help="learn a game's judgement by self-play")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", type=int, default=2, metavar="N")
    parser.add_argument("--games", type=int, metavar="N", help="in all, instead of the recipe's")
    parser.add_argument(
        "--from-nothing", action="store_true", help="from zeros, not from the weights set by hand"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--out", type=Path, metavar="FILE.npz", help="weights; default GAMEn.npz")
    parser.add_argument("--every", type=int, default=REPORTS, metavar="N", help="games a report")
    parser.add_argument(
        "--round", type=int, metavar="N", help="games played by the same weights, for a pool"
    )
    add_pool(parser, "local")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Train through the recipe of this game and number of seats; take it up where it stopped."""
    import numpy as np

    from ziggurat.bots.checkpoints import read_course, write_course, write_weights
    from ziggurat.bots.course import begin
    from ziggurat.bots.judgements import JUDGEMENTS
    from ziggurat.bots.mind import weights_of
    from ziggurat.bots.minds import NET, weights
    from ziggurat.bots.recipes import recipe, shortened
    from ziggurat.bots.training import train

    check(args)
    judge, way = JUDGEMENTS[args.game], recipe(args.game, args.seats)
    base = weights(args.game, way.base, NET) if way.base and not args.from_nothing else None
    stages = way.stages if args.games is None else shortened(way.stages, args.games)
    if args.round is not None:
        stages = tuple(replace(stage, round=args.round) for stage in stages)
    out = args.out or Path(f"{args.game}{args.seats}.npz")
    half = out.with_suffix(".course.npz")
    course = begin(judge, args.seats, args.seed, base)
    if args.from_nothing:
        course = replace(course, weights=weights_of(np.zeros(len(judge.features))))
    if half.exists():
        course = replace(read_course(half, judge), base=base)
        complain(f"going on at stage {course.stage + 1}, game {course.game}")
    began = monotonic()
    with pool_of(args) as pool:
        for at in train(course, stages, args.every, lambda c: write_course(half, c), pool):
            complain(
                f"stage {at.stage + 1} of {len(stages)}, game {at.game} of {at.games}, "
                f"loss {at.loss:.4f}, {100 * at.score:.0f} % of {at.met} games won against the "
                f"weights before, {monotonic() - began:.0f} s"
            )
    write_weights(out, course, 0.0 if args.from_nothing else way.lean)
    say(f"the weights are in {out}")
    return 0


def check(args: argparse.Namespace) -> None:
    from ziggurat.bots.judgements import JUDGEMENTS

    if args.game not in JUDGEMENTS:
        raise Malformed(args.game, f"there is no such game (there are: {', '.join(JUDGEMENTS)})")
    if args.seats not in JUDGEMENTS[args.game].game.seats:
        raise Malformed("--seats", f"{JUDGEMENTS[args.game].game.title} is not for {args.seats}")
    for name in ("games", "every", "round"):
        if getattr(args, name) is not None and getattr(args, name) < 1:
            raise Malformed(f"--{name}", "must be at least 1")
