"""What reasons are made of. Each game tells in sentences what can be seen and felt in a move.

Seen is what the rules say would follow: points, wars, leaders sent home. Felt is what a network
goes by: features that differ between two positions, weighed in groups that change together.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from ziggurat.core.game import Game, Shown
from ziggurat.core.state import State
from ziggurat.core.text import ROOM, Message, Phrasebook, book

# To whom a sentence speaks of a move: to whoever may play it, or to somebody else.
YOU, OTHERS = 0, 1
GOOD, BAD = 1, -1


@dataclass(frozen=True, slots=True)
class Reason:
    """A sentence about a move. Of two on the same topic only the first is said."""

    topic: str
    message: Message
    private: bool = False  # tells what only its seat can know
    also: tuple[str, ...] = ()  # topics of which nothing more need be said


@dataclass(frozen=True, slots=True)
class Lookahead:
    """A move as its seat sees it beforehand."""

    world: State  # imagined: whatever is hidden there means nothing
    seat: int
    preview: Shown
    outcomes: list[tuple[float, State]]  # what may come of a fight, with chances, if known
    over: bool = False  # whether the game then ends


@dataclass(frozen=True, slots=True)
class Saying:
    """What is said when a feature is more than elsewhere, and when it is less, if anything.

    The sentence is told the value as a number people count, `now`, and the rival's seat. It
    speaks for a move or against it, never the wrong way round.
    """

    more: str = ""
    less: str = ""
    scale: float = 1.0  # from the feature to that number
    good: int = GOOD  # whether more of it is good for whoever moves

    def key(self, change: float, wanted: int) -> str:
        """The sentence for a change that is as good or bad as wanted, if there is one."""
        if change * self.good * wanted <= 0:
            return ""
        return self.more if change > 0 else self.less


@dataclass(frozen=True, slots=True)
class FeatureGroup:
    """Features that change together and are weighed together; the first that speaks is heard."""

    name: str
    features: dict[str, Saying]
    args: dict[str, int] = field(default_factory=dict)
    private: bool = False


@dataclass(frozen=True, slots=True)
class ExplanationTemplates:
    """How one game's bots give reasons."""

    seen: Callable[[Lookahead], list[Reason]]  # weightiest first
    feature_groups: tuple[FeatureGroup, ...] = ()  # a feature nobody knows is passed over


SILENT = Saying()
NO_EXPLANATIONS = ExplanationTemplates(lambda lookahead: [])
REASONS = "bots-"  # how the keys of their sentences begin in the catalogs


def book_of(game: Game) -> Phrasebook:
    """The sentences reasons are said in: those of all games, of this one, and its own words."""
    own = game.book.chapters[0].package
    return game.book | book(ROOM, REASONS) | book(own, REASONS)


def spoken_to(message: Message, voice: int) -> Message:
    """The same sentence, said to whoever may play the move or to others."""
    return Message(message.key, message.args | {"you": voice})
