"""Everything the platform can refuse.

* Refused              understood and declined; the message is for the person at the screen
  x Stale              the choice was made on an older position
  x NotYourTurn
  x IllegalAction      against the rules here; says why
  x GameIsOver
  x CannotUndo
  x Unreadable         no move is written like that
* Malformed            a file or a position that cannot be read: says where and why
  x Differs            a replay that plays out otherwise than it says
  x Forbidden          options that cannot be played together; says why
* Undone               a piece of work that cannot be done
"""

from typing import Any

from ziggurat.core.text import CORE, Message, english


class Refused(Exception):
    """The request was understood and declined; nothing has changed."""

    def __init__(self, key: str, **args: Any) -> None:
        self.message = Message(key, args)
        super().__init__(key)

    def __str__(self) -> str:
        return english(self.message)


class Stale(Refused):
    """Resend the view, blame nobody."""


class NotYourTurn(Refused):
    pass


class IllegalAction(Refused):
    pass


class GameIsOver(Refused):
    pass


class CannotUndo(Refused):
    pass


class Unreadable(Refused):
    pass


class Malformed(Exception):
    """A file, position or option that cannot be read: `place` says where, `reason` why.

    `message` is the reason for readers of any language, where somebody reads it on a screen.
    """

    def __init__(self, place: str, reason: str, message: Message | None = None) -> None:
        self.place, self.reason, self.message = place, reason, message
        super().__init__(f"{place}: {reason}" if place else reason)


def malformed(place: str, key: str, **args: Any) -> Malformed:
    """The same, said by a sentence that belongs to no game."""
    message = Message(key, args, inside=True)
    return Malformed(place, CORE.say(message, "en"), message)


class Differs(Malformed):
    """A digest written in a replay is not that of the position it came to."""


class Forbidden(Malformed):
    """Options that cannot be played together."""

    message: Message


class Undone(Exception):
    """A piece of work that cannot be done: it failed, or it costs every worker its life."""
