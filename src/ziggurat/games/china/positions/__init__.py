"""Positions in words: read, write, and what a scenario may expect of them."""

from ziggurat.games.china.positions.facts import facts, prompt
from ziggurat.games.china.positions.reading import read
from ziggurat.games.china.positions.writing import write

__all__ = ["facts", "prompt", "read", "write"]
