"""What a back end is to a pool: some workers at desks, each doing its pieces one by one."""

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Ready:
    """A new worker sits down and can be handed pieces."""

    desk: int
    sources: str  # one name for the code it runs


@dataclass(frozen=True, slots=True)
class Done:
    """A worker is through with the oldest piece it had."""

    desk: int
    outcome: bytes


@dataclass(frozen=True, slots=True)
class Gone:
    """A worker is lost, and whatever it had not finished."""

    desk: int
    why: str


Report = Ready | Done | Gone


class Crew(Protocol):
    size: int  # desks

    def hire(self, desk: int) -> None:
        """Put a fresh worker at a desk; it will report when it is ready."""

    def hand(self, desk: int, piece: bytes) -> None:
        """Add a piece to those of a worker; nothing happens if it is lost meanwhile."""

    def wait(self) -> list[Report]:
        """What happened since, at least one report unless it took long."""

    def close(self) -> None:
        """Send everybody home, at once."""
