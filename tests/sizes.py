"""How large a sample is: small while somebody waits for it, whole for `make soak`."""

import os
from typing import TypeVar

T = TypeVar("T")


def sized(small: T, *, soak: T) -> T:
    """The size of a sample. Whatever its size, the same is asserted of it."""
    return soak if os.environ.get("ZIGGURAT_SOAK", "0") not in ("", "0") else small
