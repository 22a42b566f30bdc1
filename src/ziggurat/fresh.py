"""Matches that nobody can foresee: their secret comes from the operating system, not from rules."""

import secrets
from collections.abc import Mapping
from typing import Any

from ziggurat.core import match
from ziggurat.core.game import Game, Position
from ziggurat.core.match import SECRET_BYTES


def new_secret() -> bytes:
    """What all chance of one match follows from."""
    return secrets.token_bytes(SECRET_BYTES)


class Match(match.Match):
    """A match as `import ziggurat` offers it: without a secret it gets a new one."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Any] | None = None,
        secret: bytes | None = None,
        position: Position | None = None,
        real: bool = True,
    ) -> None:
        known = new_secret() if secret is None else secret
        super().__init__(game, seats, options, known, position, real)
