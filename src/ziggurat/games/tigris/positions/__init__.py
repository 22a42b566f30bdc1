"""Positions in words: read, write, and what a scenario may expect of them."""

from ziggurat.games.tigris.positions.facts import facts, prompt
from ziggurat.games.tigris.positions.reading import read
from ziggurat.games.tigris.positions.writing import write

__all__ = ["facts", "prompt", "read", "write"]
