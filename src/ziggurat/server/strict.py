"""What clients send is strict: nothing but what is known."""

import msgspec


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """A message, or a part of one, whose every field is ours."""
