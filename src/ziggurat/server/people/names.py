"""Names of people and chairs: what may be in one, as a pattern that server and clients read."""

from typing import Annotated

import msgspec

# The characters themselves, not escapes, so that every dialect of patterns reads the same.
SPACES = " \t\xa0\u1680\u2000-\u200a\u202f\u205f\u3000"
UNSEEN = (  # control and format characters: a name that shows nothing, or another one backwards
    "\x00-\x08\x0a-\x1f\x7f-\x9f\xad\u034f\u0600-\u0605\u061c\u06dd\u070f\u115f\u1160\u17b4\u17b5"
    "\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0"
    "\ufff0-\uffff\U000e0000-\U000e0fff"
)
Name = Annotated[
    str,
    msgspec.Meta(
        min_length=1,
        max_length=30,
        pattern=f"^[{SPACES}]*[^{SPACES}{UNSEEN}][^{UNSEEN}]*$",
        description="Something that can be seen; spaces around it and between words are tidied.",
        examples=["Ann"],
    ),
]


def tidy(name: str) -> str:
    """A name with one space between its words."""
    return " ".join(name.split())
