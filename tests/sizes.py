"""How large a sample is: small for `make test`, smaller for `make quick`, whole for `make soak`."""

import os
from typing import TypeVar

from ziggurat.testing.sizes import QUICK

T = TypeVar("T")

__all__ = ["QUICK", "sized"]


def sized(small: T, *, soak: T) -> T:
    """The size of a sample. Whatever its size, the same is asserted of it."""
    return soak if os.environ.get("ZIGGURAT_SOAK", "0") not in ("", "0") else small
