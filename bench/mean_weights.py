"""The mean of several weights that were trained from the same ones: steadier than any of them.

    python bench/mean_weights.py GAME OUT.npz IN.npz IN.npz … [--lean 0.3]

The odds of such nets err in different directions, and their mean less. With --lean it then leans
on the weights set by hand, as `ziggurat train` does where a recipe asks for it.
"""

import argparse
from dataclasses import replace
from pathlib import Path

import numpy as np

from ziggurat.bots.evaluation.evaluations import EVALUATIONS
from ziggurat.bots.evaluation.weights import read_weights
from ziggurat.bots.training.checkpoints import write_weights
from ziggurat.bots.training.training_state import begin, finished
from ziggurat.core.ways import LINEAR, NET


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(EVALUATIONS))
    parser.add_argument("out", type=Path)
    parser.add_argument("weights", type=Path, nargs="+")
    parser.add_argument("--lean", type=float, default=0.0, metavar="PART", help="(0)")
    args = parser.parse_args()
    read = [read_weights(path, args.game, NET) for path in args.weights]
    mean = [np.mean(arrays, axis=0) for arrays in zip(*read, strict=True)]
    plain = read_weights(args.weights[0], args.game, LINEAR)[0]
    state = finished(begin(EVALUATIONS[args.game], 2, seed=0), mean)
    write_weights(args.out, replace(state, plain=plain), args.lean)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
