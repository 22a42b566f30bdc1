"""How many examples are tried, and at how many tables."""

import os

from hypothesis import HealthCheck, Phase, settings

from ziggurat.core.jit import PLAIN

QUICK = os.environ.get("ZIGGURAT_QUICK", "0") not in ("", "0")  # somebody waits
ONE_TABLE_IN = 7 if PLAIN or QUICK else 1


def examples(compiled: int, plain: int) -> settings:
    """So many examples, the same ones every day; fewer where a decision costs milliseconds."""
    most = max(2, plain // 2) if PLAIN else compiled
    if QUICK:
        most = max(2, most // 3)
    return settings(
        deadline=None,  # how long an example takes says how busy the machine is
        derandomize=True,
        max_examples=most,
        # One that fails is told as it is: a smaller seed makes no simpler game, and takes minutes.
        phases=(Phase.explicit, Phase.generate),
        suppress_health_check=[HealthCheck.too_slow],
    )
