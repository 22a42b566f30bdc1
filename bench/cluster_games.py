"""The games of bench/cluster.py, where any worker can import them."""

import time

from ziggurat.bots.arena.recording import Series, play_to_keep


def timed(piece: tuple[Series, int]) -> float:
    """Play a game; the CPU seconds of the worker it took."""
    began = time.process_time()
    play_to_keep(*piece)
    return time.process_time() - began
