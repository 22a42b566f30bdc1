"""What the person at the terminal is told while a server starts and gets ready."""

from ziggurat.cli.console import complain
from ziggurat.cli.showing import show
from ziggurat.cli.words import put


def remark(key: str, language: str, **args: object) -> None:
    """A line beside the answers; whoever serves for long loads nothing to write it."""
    complain(put(key, language, **args))


class Narrator:
    """Tells how far a server has come, in the language of whoever started it."""

    def __init__(self, address: str, opens: bool, language: str) -> None:
        self.address, self.opens, self.language = address, opens, language

    def serving(self) -> None:
        remark("serve_at", self.language, address=self.address)
        if self.opens:
            show(self.address)

    def compiled(self, games: int, of: int) -> None:
        remark("serve_getting_ready", self.language, games=games, of=of)

    def ready(self) -> None:
        remark("serve_ready", self.language)

    def cannot_compile(self, game: str) -> None:
        remark("serve_cannot_compile", self.language, game=game)
