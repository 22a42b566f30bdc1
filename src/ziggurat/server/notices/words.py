"""What somebody is told who is away from a table."""

import unicodedata
from typing import NamedTuple

import msgspec
from msgspec.structs import force_setattr

from ziggurat.core.text import Message, book
from ziggurat.server.text import language_of
from ziggurat.texts import ROOM

LONGEST = 400  # characters of one field: all of them together still fit where 2000 are allowed
UNSEEN = {"Cc", "Cf", "Cs"}  # control, direction and half characters, as Unicode calls them
JOINERS = "\u200c\u200d"  # unseen too, but parts of words and of emoji

NOTICES = book(ROOM, "notices-")


class NotSent(Exception):
    """A notice did not get through; the text says why, without passwords and secret addresses."""


class Notice(msgspec.Struct, frozen=True):
    """That somebody is asked something. Everything in it may be seen by anybody."""

    table: str
    title: str  # of the game
    name: str  # of the person who is asked
    language: str
    question: str  # the sentence the game asks
    link: str = ""  # the address of the table, if the server knows its own

    def __post_init__(self) -> None:
        for field in self.__struct_fields__:
            force_setattr(self, field, one_line(getattr(self, field)))


def one_line(text: str) -> str:
    """A text without what would break its line, turn its direction or be no text at all."""
    seen = (c for c in text if c.isspace() or c in JOINERS or unicodedata.category(c) not in UNSEEN)
    line = " ".join("".join(seen).split())
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"


def subject(notice: Notice) -> str:
    """The line above a mail, and the first of a message."""
    return say("subject", notice)


def body(notice: Notice) -> str:
    """The text of a mail."""
    there = say("go_there" if notice.link else "table", notice)
    parts = [say("waits", notice), notice.question, there, say("why", notice)]
    return "\n\n".join(part for part in parts if part) + "\n"


class Letter(NamedTuple):
    """A mail as it is read."""

    subject: str
    body: str


def letter(notice: Notice) -> Letter:
    return Letter(subject(notice), body(notice))


def confirmation(name: str, language: str, word: str, link: str) -> Letter:
    """The question whether an address is really that of the user who gave it."""
    args = {"name": one_line(name), "word": word, "link": link}
    keys = ("confirm", "confirm_link" if link else "confirm_word", "ignore")
    asked, *parts = (
        NOTICES.say(Message(key, args), language) for key in ("confirm_subject", *keys)
    )
    return Letter(asked, "\n\n".join(parts) + "\n")


def say(key: str, notice: Notice) -> str:
    message = Message(key, msgspec.structs.asdict(notice))
    return NOTICES.say(message, language_of(notice.language))
