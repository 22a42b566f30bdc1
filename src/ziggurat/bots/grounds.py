"""What reasons are made of. Each game tells in sentences what can be seen and felt in a move.

Seen is what the rules say would follow: points, wars, leaders sent home. Felt is what a mind
goes by: features that differ between two positions, weighed in groups that change together.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from ziggurat.core.game import Game, Preview
from ziggurat.core.state import State
from ziggurat.core.text import Message, Phrasebook, Table

# To whom a sentence speaks of a move: to who may play it, or to somebody else.
YOU, OTHERS = 0, 1
GOOD, BAD = 1, -1
WORDS: dict[str, tuple[Table, Table]] = {
    "your": (("your", "the"), ("votre", "le")),
    "your_f": (("your", "the"), ("votre", "la")),
    "your_many": (("your", "the"), ("vos", "les")),
    "of_your": (("of your", "of the"), ("de votre", "du")),
}
SENTENCES = {
    "game_ends": ("Ends the game.", "Termine la partie."),
    "best_found": ("Nothing better was found.", "Rien de mieux n'a été trouvé."),
    "as_good": ("Almost as good as the first.", "Presque aussi bon que le premier."),
    "less_good": ("Leaves less, all in all.", "Laisse moins de chances, tout compte fait."),
}


@dataclass(frozen=True, slots=True)
class Reason:
    """A sentence about a move. Of two on the same matter only the first is said."""

    matter: str
    message: Message
    private: bool = False  # tells what only its seat can know
    also: tuple[str, ...] = ()  # matters of which nothing more need be said


@dataclass(frozen=True, slots=True)
class Sight:
    """A move as its seat sees it beforehand."""

    world: State  # imagined: whatever is hidden there means nothing
    seat: int
    preview: Preview
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
    good: int = GOOD  # whether more of it is good for who moves

    def key(self, change: float, wanted: int) -> str:
        """The sentence for a change that is as good or bad as wanted, if there is one."""
        if change * self.good * wanted <= 0:
            return ""
        return self.more if change > 0 else self.less


@dataclass(frozen=True, slots=True)
class Matter:
    """Features that change together and are weighed together; the first that speaks is heard."""

    name: str
    features: dict[str, Saying]
    args: dict[str, int] = field(default_factory=dict)
    private: bool = False


@dataclass(frozen=True, slots=True)
class Grounds:
    """How one game's bots give reasons."""

    sentences: dict[str, tuple[str, str]]
    seen: Callable[[Sight], list[Reason]]  # weightiest first
    matters: tuple[Matter, ...] = ()  # a feature nobody knows is passed over

    def book(self, game: Game) -> Phrasebook:
        """The game's own words, and these sentences made of them."""
        return game.book | Phrasebook(SENTENCES | self.sentences, WORDS)


SILENT = Saying()


def spoken_to(message: Message, voice: int) -> Message:
    """The same sentence, said to who may play the move or to others."""
    return Message(message.key, message.args | {"you": voice})
