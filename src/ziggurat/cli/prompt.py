"""Reading a line: with completion at a terminal, plainly from anything else."""

import sys
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from ziggurat.cli.spelling import PLAINLY, Tongue


class Prompt:
    """Asks for one line at a time; EOFError and KeyboardInterrupt mean the person leaves."""

    def __init__(self, guesses: Callable[[str], list[str]]) -> None:
        self.guesses = guesses  # what the word being typed may become, given the line so far
        self.session: Any = None

    def ask(self, question: str) -> str:
        if sys.stdin.isatty() and sys.stdout.isatty():
            return self.ask_with_completion(question)
        return ask_plainly(question)

    def ask_with_completion(self, question: str) -> str:
        if self.session is None:
            self.session = session_of(self.guesses)
        line: str = self.session.prompt(question)
        return line.strip()


def ask_plainly(question: str) -> str:
    """Read from a file or a pipe, and echo: the output then reads like the session it was."""
    sys.stdout.write(question)
    sys.stdout.flush()
    line = sys.stdin.readline()
    if not line:
        sys.stdout.write("\n")
        raise EOFError
    sys.stdout.write(line.rstrip("\n") + "\n")
    return line.replace("\0", "").strip()


def session_of(guesses: Callable[[str], list[str]]) -> Any:
    """A line editor with history; imported late, for nothing else needs it."""
    from prompt_toolkit import PromptSession
    from prompt_toolkit.completion import CompleteEvent, Completer, Completion
    from prompt_toolkit.document import Document
    from prompt_toolkit.shortcuts import CompleteStyle

    class NextWord(Completer):
        def get_completions(self, document: Document, event: CompleteEvent) -> Iterator[Completion]:
            line = document.text_before_cursor
            typed = len(line) - line.rfind(" ") - 1
            for word in guesses(line):
                yield Completion(word, start_position=-typed)

    return PromptSession(
        completer=NextWord(),
        complete_while_typing=False,
        complete_style=CompleteStyle.READLINE_LIKE,  # a menu would keep eight lines free for itself
    )


def next_words(
    line: str, moves: list[str], commands: list[str], tongue: Tongue = PLAINLY
) -> list[str]:
    """What the last word of a line may become: a word of a move, or a command.

    `?` and `why` are followed by a move. A word that others follow brings its space along. The
    words before may be in any language, what is offered is in the person's own.
    """
    words = line.split()
    if not words or line[-1].isspace():
        words.append("")
    known = [(move.split(), tongue.say(move).split()) for move in moves]
    if len(words) > 1 and words[0].lower() in ("?", "why"):
        words = words[1:]
    elif len(words) == 1:
        known += [(command.split(), command.split()) for command in commands]
    begins, place, found = cache(tongue.begins), len(words) - 1, dict[str, bool]()
    for move, shown in known:
        if len(move) > place and all(map(begins, move, words)):
            goes_on = len(move) > len(words)
            found[shown[place]] = goes_on and found.get(shown[place], True)
    return [word + " " if goes_on else word for word, goes_on in found.items()]
