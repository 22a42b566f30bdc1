"""A game at the terminal: people share the keyboard, bots take the other seats."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import numpy as np

from ziggurat.cli.choices import hint
from ziggurat.cli.console import console, show_lines
from ziggurat.cli.prompt import Prompt, next_words
from ziggurat.cli.words import DYNASTIES, TERMINAL, said
from ziggurat.core.errors import Malformed
from ziggurat.core.events import Event
from ziggurat.core.match import Match
from ziggurat.core.text import Message

if TYPE_CHECKING:
    from ziggurat.bots.warnings import Heard

FAINT, STRONG = "dim", "bold"


class Table:
    """What is played, who plays it, and how far each person has looked."""

    def __init__(
        self,
        match: Match,
        people: list[int],
        bot: str,
        language: str,
        dice: np.random.Generator,
    ) -> None:
        self.people, self.bot, self.language, self.dice = people, bot, language, dice
        self.prompt = Prompt(self.guesses)
        self.commands: list[str] = []  # completed beside the moves
        self.sit_down(match)

    def sit_down(self, match: Match) -> None:
        """Begin, or go on with, a match."""
        for seat in self.people:
            if seat not in range(match.seats):
                raise Malformed("--you", f"there is no seat {seat} among {match.seats}")
        self.match = match
        self.names = DYNASTIES[self.language][: match.seats]
        self.saved = match.seq  # decisions that are safe in a file
        self.looking: int | None = None  # the person whose hand was shown last
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
        return self.match.offers(self.seat)

    # Words.

    def say(self, key: str, **args: object) -> str:
        """A sentence of the terminal."""
        return said(TERMINAL, Message(key, args), self.language, self.names)

    def tell(self, message: Message) -> str:
        """A sentence of the game."""
        return said(self.match.game.book, message, self.language, self.names)

    def names_of(self, seats: list[int]) -> str:
        """Some names in a row: Lion, Bull and Urn."""
        *rest, last = [self.names[seat] for seat in seats]
        return self.say("and", some=", ".join(rest), last=last) if rest else last

    def show(self, line: str, style: str = "") -> None:
        show_lines([[(line, style)]])

    def guesses(self, line: str) -> list[str]:
        return next_words(line, self.offers, self.commands)

    # What happens.

    def decide(self, seat: int, move: str | int) -> None:
        """Play one decision and tell what came of it. Raises Refused."""
        step = self.match.choose(seat, self.match.seq, move)
        self.report(step.events)
        self.stale = True

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
            from ziggurat.bots import imagined
            from ziggurat.bots.warnings import choose_gently

            seat, game, known = match.asked, match.game, self.heard(match.asked)
            with self.thinking(seat):
                world = imagined(game, match.state, seat, self.dice)
                choice = choose_gently(self.bot, game, world, seat, self.dice, known.in_time)
            if choice.warns and not known.just_now:
                self.warn(seat)
            self.decide(seat, choice.action)

    def heard(self, seat: int) -> "Heard":
        """What a bot has warned of; a game from a file begins in peace."""
        from ziggurat.bots.warnings import heard

        lived = [*(step.before for step in self.match.history), self.match.state]
        turns = [int(position.turn) for position in lived]
        return heard(turns, seat, [seq for seq, who in self.warnings if who == seat])

    def warn(self, seat: int) -> None:
        from ziggurat.bots.warnings import CAREFUL, SAYINGS

        self.warnings.append((self.match.seq, seat))
        line = SAYINGS.say(Message(CAREFUL), self.language)
        self.show(f"  {self.say('says', seat=seat, line=line)}")

    @contextmanager
    def thinking(self, seat: int) -> Iterator[None]:
        """A sign of life, where there is a screen."""
        if not console().is_terminal:
            yield
            return
        with console().status(self.say("thinking", seat=seat)):
            yield

    # What is shown.

    def greet(self) -> None:
        match, bots = self.match, [s for s in range(self.match.seats) if s not in self.people]
        lines = [self.say("greeting", title=match.game.title, seats=match.seats)]
        lines.append(self.say("you_are", seats=self.names_of(self.people), count=len(self.people)))
        lines += [self.say("bot_plays", seat=seat, bot=self.bot) for seat in bots]
        self.show(" ".join(lines), STRONG)
        self.show(self.say("commitment", commitment=match.commitment), FAINT)
        if not match.over:
            self.show(self.say("how_to_play", example=match.game.actions.words(match.legal()[0])))

    def pass_the_keyboard(self) -> None:
        """Nobody sees another's hand: where people share a keyboard a curtain falls between."""
        seat = self.seat
        if self.looking not in (None, seat):
            console().clear()
            self.prompt.ask(self.say("curtain", seat=seat) + " ")
            console().clear()
            self.show(self.say("since"))
            self.report(self.happened(self.seen[seat]))
        self.looking = seat

    def draw(self) -> None:
        """The board as the person asked may see it."""
        show_lines([[], *self.match.game.draw(self.match.view(self.seat), self.tell)])

    def ask(self) -> str:
        """Show what is new, then read a line."""
        if self.stale:
            self.pass_the_keyboard()
            self.draw()
            question = self.tell(Message(f"ask_{self.match.game.prompt(self.match.state)}"))
            show_lines([[(question, STRONG), (f"  {hint(self.offers)} · ?", FAINT)]])
            self.stale = False
        self.seen[self.seat] = self.match.seq
        return self.prompt.ask(f"{self.names[self.seat]}> ")

    def finish(self) -> None:
        """The totals, the winners, and the secret that proves the shuffle."""
        match = self.match
        self.draw()
        if match.ending and match.ending[0] == "resign":
            self.show(self.say("resigned", seat=match.ending[1]))
        self.show(self.say("over"), STRONG)
        self.show(self.say("totals"))
        for seat, totals in self.standings():
            self.show(f"  {self.names[seat]:<8}" + "".join(f"{total:>4}" for total in totals))
        if winners := match.winners:
            line = self.say("winners", seats=self.names_of(winners), count=len(winners))
            self.show(line, STRONG)
        self.show(self.say("secret", secret=match.secret.hex()), FAINT)
        self.show(self.say("after_the_end"))
        self.finished = True

    def standings(self) -> list[tuple[int, list[int]]]:
        """Every seat with its totals, the best first: four in Tigris & Euphrates, else one."""
        game, state = self.match.game, self.match.state
        places, points = np.zeros((2, self.match.seats), np.int64)
        game.places(state, places)
        game.scores(state, points)
        final = game.facts(state).get("final") or {str(i): [int(n)] for i, n in enumerate(points)}
        return [(int(seat), final[str(seat)]) for seat in np.argsort(places, kind="stable")]
