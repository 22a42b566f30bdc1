"""A game at the terminal: people share the keyboard, bots take the other seats."""

import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import numpy as np
from rich.text import Text

from ziggurat.cli.console import console, show_words
from ziggurat.cli.prompt import Prompt, next_words
from ziggurat.cli.spelling import Tongue
from ziggurat.cli.unfinished import Keeper
from ziggurat.cli.words import TERMINAL, dynasties
from ziggurat.core.errors import Malformed
from ziggurat.core.events import Event
from ziggurat.core.lexicon import lexicon
from ziggurat.core.match import Match
from ziggurat.core.text import Message

if TYPE_CHECKING:
    from ziggurat.bots.players.warnings import Heard

FAINT, STRONG = "dim", "bold"
BOOK_WIDTH = 76


class Table:
    """What is played, who plays it, and how far each person has looked."""

    def __init__(
        self,
        match: Match,
        people: list[int],
        bot: str,
        language: str,
        dice: np.random.Generator,
        keeper: Keeper | None = None,
    ) -> None:
        self.people, self.bot, self.language, self.dice = people, bot, language, dice
        self.prompt = Prompt(self.guesses)
        self.commands: list[str] = []  # completed beside the moves
        self.sit_down(match, keeper)

    def sit_down(self, match: Match, keeper: Keeper | None = None) -> None:
        """Begin, or go on with, a match."""
        for seat in self.people:
            if seat not in range(match.seats):
                raise Malformed("--you", f"there is no seat {seat} among {match.seats}")
        self.match, self.keeper = match, keeper or Keeper()
        self.names = dynasties(match.seats, self.language)
        self.tongue = Tongue(lexicon(match.game.book, self.language))
        self.saved = match.seq  # decisions that are safe in a file the person named
        # The person whose hand was shown last; where several go on, nobody knows who that was.
        self.looking: int | None = -1 if match.seq and len(self.people) > 1 else None
        self.seen = dict.fromkeys(self.people, match.seq)  # decisions each person knows of
        self.stale = True  # the board must be drawn before the next question
        self.finished = False
        self.warnings: list[tuple[int, int]] = []  # after how many decisions, and by which seat

    @property
    def seat(self) -> int:
        """Whose eyes we look through: the person asked, or the first one once it is over."""
        return self.people[0] if self.match.over else self.match.asked

    @property
    def offers(self) -> list[str]:
        """What may be decided now, in the notation."""
        return self.match.offers(self.seat)

    # Words.

    def say(self, key: str, **args: object) -> str:
        """A sentence of the terminal."""
        return TERMINAL.say(Message(key, args), self.language, self.names)

    def tell(self, message: Message) -> str:
        """A sentence of the game; a move in it is said in the person's words."""
        args = message.args
        if "move" in args:
            args = {**args, "move": self.tongue.say(args["move"])}
        message = Message(message.key, args)
        return self.match.game.book.say(message, self.language, self.names)

    def names_of(self, seats: list[int]) -> str:
        """Some names in a row: Lion, Bull and Urn."""
        *rest, last = [self.names[seat] for seat in seats]
        return self.say("and", some=", ".join(rest), last=last) if rest else last

    def show(self, line: str, style: str = "") -> None:
        show_words(Text(line, style))

    def show_long(self, text: str, indent: str = "") -> None:
        """Many words: elsewhere than at a terminal they are lines of a book's width."""
        width = 1000 * BOOK_WIDTH if console().is_terminal else BOOK_WIDTH
        for line in textwrap.wrap(text, width):
            self.show(indent + line)

    def guesses(self, line: str) -> list[str]:
        return next_words(line, self.offers, self.commands, self.tongue)

    # What happens.

    def decide(self, seat: int, move: str | int) -> None:
        """Play one decision, keep it, and tell what came of it. Raises Refused.

        Nobody is asked afterwards what makes no difference.
        """
        match = self.match
        since = match.seq
        match.choose(seat, since, move)
        while match.moot:
            match.choose(match.asked, match.seq, match.legal()[0])
        self.keep()
        self.report(self.happened(since))
        self.stale = True

    def keep(self) -> None:
        """Let its file say how the game stands; what hinders that is told once."""
        trouble = self.keeper.keep(self.match, self.people, self.bot)
        if trouble:
            self.show(self.say("not_kept", reason=trouble))

    def report(self, events: list[Event]) -> None:
        for line in self.sentences(events):
            self.show(f"  {line}")

    def sentences(self, events: list[Event]) -> list[str]:
        return [self.tell(Message(event.kind, dict(event.args))) for event in events]

    def happened(self, since: int = 0) -> list[Event]:
        """Everything that came of the decisions from one on."""
        return [event for step in self.match.history[since:] for event in step.events]

    def let_bots_decide(self) -> None:
        """Until a person is asked, or the game is over."""
        match = self.match
        while not match.over and match.asked not in self.people:
            from ziggurat.bots import any_word, imagined
            from ziggurat.bots.players.levels import playing
            from ziggurat.bots.players.warnings import choose_gently

            seat, game, known = match.asked, match.game, self.heard(match.asked)
            level = playing(self.bot)
            with self.busy(self.say("thinking", seat=seat)):
                world = imagined(game, match.state, seat, any_word(self.dice))
                choice = choose_gently(level, game, world, seat, self.dice, known.in_time)
            if choice.warns and not known.just_now:
                self.warn(seat)
            self.decide(seat, choice.action)

    def heard(self, seat: int) -> "Heard":
        """What a bot has warned of; a game from a file begins in peace."""
        from ziggurat.bots.players.warnings import heard

        lived = [*(step.before for step in self.match.history), self.match.state]
        turns = [int(position.turn) for position in lived]
        return heard(turns, seat, [seq for seq, who in self.warnings if who == seat])

    def warn(self, seat: int) -> None:
        from ziggurat.bots.players.warnings import CAREFUL, SAYINGS

        self.warnings.append((self.match.seq, seat))
        line = SAYINGS.say(Message(CAREFUL), self.language)
        self.show(f"  {self.say('says', seat=seat, line=line)}")

    @contextmanager
    def busy(self, sign: str) -> Iterator[None]:
        """A sign of life while somebody thinks, where there is a screen."""
        if not console().is_terminal:
            yield
            return
        with console().status(sign):
            yield
