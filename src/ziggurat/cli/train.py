"""`ziggurat train GAME`: the weights of a game's bots from self-play."""

import argparse
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from ziggurat.cli.console import complain, say
from ziggurat.cli.curve import Curve
from ziggurat.cli.pooling import add_pool, pool_of
from ziggurat.core.errors import Malformed

if TYPE_CHECKING:
    from ziggurat.bots.training.training_state import TrainingState
    from ziggurat.core.recipes import Stage

REPORTS = 500  # games between two lines


def add(commands: Any) -> None:
    parser = commands.add_parser("train", help="learn a game's evaluation by self-play")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", type=int, default=2, metavar="N")
    parser.add_argument("--games", type=int, metavar="N", help="in all, instead of the recipe's")
    parser.add_argument(
        "--from-nothing", action="store_true", help="from zeros, not from the weights set by hand"
    )
    parser.add_argument(
        "--policy", action="store_true", help="the policy alone, beside the weights that are there"
    )
    parser.add_argument(
        "--go-on", action="store_true", help="the last stage of the net, from the weights there"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--out", type=Path, metavar="FILE.npz", help="weights; default GAMEn.npz")
    parser.add_argument("--every", type=int, default=REPORTS, metavar="N", help="games a report")
    parser.add_argument(
        "--round", type=int, metavar="N", help="games played by the same weights, for a pool"
    )
    parser.add_argument(
        "--measure", type=int, default=0, metavar="N", help="games against each of a panel a report"
    )
    add_pool(parser, "local")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Train through the recipe of this game and number of seats; take it up where it stopped."""
    from ziggurat.bots.training.checkpoints import (
        read_checkpoint,
        write_checkpoint,
        write_policy,
        write_weights,
    )
    from ziggurat.bots.training.recipes import recipe
    from ziggurat.bots.training.train import train

    check(args)
    out = args.out or Path(f"{args.game}{args.seats}.npz")
    half = out.with_suffix(".course.npz")
    state, stages = first_state(args)
    if half.exists():
        state = replace(read_checkpoint(half, state.evaluation), base=state.base)
        complain(f"going on at stage {state.stage + 1}, game {state.game}")
    began, curve = monotonic(), Curve(out.with_suffix(".jsonl"), state, args.measure)
    with pool_of(args) as pool:
        for at in train(state, stages, args.every, lambda c: write_checkpoint(half, c), pool):
            complain(
                f"stage {at.stage + 1} of {len(stages)}, game {at.game} of {at.games}, "
                f"loss {at.loss:.4f}, {100 * at.score:.0f} % of {at.met} games won against the "
                f"weights before, {monotonic() - began:.0f} s"
            )
            noted = curve.note(state, at)
            if "elo" in noted:
                complain(f"Elo {noted['elo']:+.0f} against the panel")
    if not args.policy:
        write_weights(out, state, 0.0 if args.from_nothing else recipe(args.game, args.seats).lean)
        say(f"the weights are in {out}")
    if state.policy:
        beside = out.with_name(f"{out.stem}-policy.npz")
        write_policy(beside, state)
        say(f"the policy is in {beside}")
    return 0


def first_state(args: argparse.Namespace) -> tuple["TrainingState", tuple["Stage", ...]]:
    """Where a training begins, and the stages it goes through."""
    import numpy as np

    from ziggurat.bots.evaluation.evaluations import EVALUATIONS
    from ziggurat.bots.evaluation.network import initial_weights
    from ziggurat.bots.evaluation.weights import policy_weights, weights
    from ziggurat.bots.training.recipes import recipe, shortened
    from ziggurat.bots.training.training_state import begin, finished, with_policy
    from ziggurat.core.ways import LINEAR, NET

    game, seats, evaluation = args.game, args.seats, EVALUATIONS[args.game]
    way = recipe(game, seats)
    stages = way.stages if args.games is None else shortened(way.stages, args.games)
    if args.round is not None:
        stages = tuple(replace(stage, round=args.round) for stage in stages)
    if args.from_nothing:
        zeros = initial_weights(evaluation, np.zeros(len(evaluation.features)))
        return replace(begin(evaluation, seats, args.seed), weights=zeros), stages
    base = weights(game, way.base, NET) if way.base else None
    state = begin(evaluation, seats, args.seed, base)
    if args.policy:
        stages = tuple(stage for stage in stages if stage.simulations and not stage.rate)
        return finished(state, weights(game, seats, NET)), stages
    if args.go_on:
        stages = tuple(stage for stage in stages if stage.rate and stage.hidden)[-1:]
        state = finished(state, weights(game, seats, NET))
        state = replace(state, plain=weights(game, seats, LINEAR)[0])
    known = seats if args.go_on else way.base
    return with_policy(state, policy_weights(game, known, NET)) if known else state, stages


def check(args: argparse.Namespace) -> None:
    from ziggurat.bots.evaluation.evaluations import EVALUATIONS
    from ziggurat.core.beginning import game_named
    from ziggurat.games import GAMES

    game = game_named(args.game, GAMES)
    if args.game not in EVALUATIONS:
        raise Malformed(args.game, "this game has no features to learn an evaluation of")
    if args.policy and not EVALUATIONS[args.game].notices:
        raise Malformed("--policy", "this game has no notices to learn a policy from")
    if args.seats not in game.seats:
        raise Malformed("--seats", f"{game.title} is not for {args.seats}")
    for name in ("games", "every", "round"):
        if getattr(args, name) is not None and getattr(args, name) < 1:
            raise Malformed(f"--{name}", "must be at least 1")
