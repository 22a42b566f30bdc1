"""Positions in words: read, write, and what a scenario may expect of them."""

from ziggurat.games.babel.positions.facts import facts, prompt
from ziggurat.games.babel.positions.reading import read
from ziggurat.games.babel.positions.writing import write

__all__ = ["facts", "prompt", "read", "write"]
