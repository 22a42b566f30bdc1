"""The layout of an observation: named planes over the board, then named numbers."""

from typing import Any

import numpy as np

from ziggurat.core.slots import T, slots_of
from ziggurat.core.state import Array


class Layout:
    """`Layout((11, 16), ("river", …), {"hand": 4, …})`: where each name stands in the tensor."""

    def __init__(
        self, board: tuple[int, int], planes: tuple[str, ...], numbers: dict[str, int]
    ) -> None:
        self.board, self.planes, self.numbers = board, planes, numbers
        self.plane_size = board[0] * board[1]
        self.start: dict[str, int] = {}
        self.size = 0
        for name in planes:
            self.start[name] = self.size
            self.size += self.plane_size
        for name, count in numbers.items():
            self.start[name] = self.size
            self.size += count

    def at(self, kind: type[T]) -> T:
        """A named tuple of planes or numbers of this layout, with the place of every field."""
        firsts = [next(iter(found.meanings)) for found in slots_of(kind)]
        return kind(*(self.start[name] for name in firsts))  # type: ignore[arg-type]  # named

    def blank(self) -> Array:
        """A tensor to be filled by `observe`."""
        return np.zeros(self.size, np.float32)

    def split(self, tensor: Array) -> dict[str, Any]:
        """The same tensor by name: planes as boards, numbers as rows. Nothing is copied."""
        named: dict[str, Any] = {}
        for name in self.planes:
            start = self.start[name]
            named[name] = tensor[start : start + self.plane_size].reshape(self.board)
        for name, count in self.numbers.items():
            named[name] = tensor[self.start[name] : self.start[name] + count]
        return named
