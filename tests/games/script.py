"""Play a match in words, whatever the game, and hear what happened."""

import pytest

from ziggurat.core.errors import Refused
from ziggurat.core.match import Match
from ziggurat.core.text import Message

NAMES = ["Ann", "Bob", "Cy", "Dee", "Eve"]


def say(match: Match, *lines: str) -> list[str]:
    """Play lines such as `0 tile red I6`; return the sentences of the log."""
    log = []
    for line in lines:
        seat, move = read(line)
        step = match.choose(seat, match.seq, move)
        log += [sentence(match, Message(event.kind, event.args)) for event in step.events]
    return log


def refused(match: Match, line: str) -> str:
    """See that a line is refused and changes nothing; return the sentence of the refusal."""
    seat, move = read(line)
    before, decisions = match.state.tobytes(), match.seq
    with pytest.raises(Refused) as refusal:
        match.choose(seat, decisions, move)
    assert match.state.tobytes() == before
    assert match.seq == decisions
    return sentence(match, refusal.value.message)


def read(line: str) -> tuple[int, str]:
    seat, _, move = line.partition(" ")
    return int(seat), move


def sentence(match: Match, message: Message) -> str:
    return match.game.book.say(message, "en", NAMES)
