"""What clients send: what has a default may be left out, and most of it is strict."""

import msgspec


class Sent(msgspec.Struct):
    """What a client says. What a server says has all its fields, whether they have a default."""


class Strict(Sent, forbid_unknown_fields=True):
    """A message, or a part of one, whose every field is ours."""
