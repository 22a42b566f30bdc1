"""The phases of a game: a position for everything that may be asked there, found by playing."""

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from page.browsing import Visitor
from page.players import Player
from page.tables import lay, secret_of
from server.running import Server
from ziggurat.core.match import Match
from ziggurat.games import GAMES

# With what else may be played, so that all of it is asked.
OPTIONS: Mapping[str, Mapping[str, Any]] = {
    "tigris": {"ziggurat": True},
    "china": {"fortifications": True, "bonus": True},
    "babel": {},
}
PLAYED = 12  # games, in which everything is asked that can be
PRESSES = 2  # lead from a question to a proposal, where moves are always confirmed


@dataclass(frozen=True)
class Phase:
    """A position in which a prompt, or a kind of decision in it, is met for the first time."""

    game: str
    prompt: str
    kinds: frozenset[str]
    asked: int
    position: Any

    @property
    def name(self) -> str:
        return f"{self.game}, {self.prompt}: {', '.join(sorted(self.kinds))}"

    def lay(self, server: Server, one: Visitor, other: Visitor) -> str:
        """A table in this phase at which the first of two is asked."""
        people = [one, other] if self.asked == 0 else [other, one]
        options = OPTIONS[self.game]
        return lay(server, self.game, people, position=self.position, **options)


def phases(game: str) -> Iterator[Phase]:
    """One for each kind of decision that can be made at each prompt, in the order they come up."""
    rules, seen = GAMES[game], set[tuple[str, str]]()
    for dice in range(PLAYED):
        rng = random.Random(dice)
        match = Match(rules, 2, OPTIONS[game], secret_of(dice))
        while not match.over:
            prompt, legal = str(rules.prompt(match.state)), match.legal()
            kinds = {(prompt, rules.actions.kind_of[number]) for number in legal}
            if not kinds <= seen:
                new = frozenset(kind for _, kind in kinds - seen)
                yield Phase(game, prompt, new, match.asked, rules.write(match.state))
                seen |= kinds
            match.choose(match.asked, match.seq, rng.choice(legal))


def stages(one: Visitor, game: str) -> Iterator[str]:
    """The question, and what is shown while a move is put together; it is never made."""
    player = Player(one, game)
    yield "asked"
    for n in range(PRESSES):
        if one.prompt.locator(".acts .pri").count() or one.page.locator(".panel footer").count():
            return
        player.press()
        yield f"pressed {n + 1}"
