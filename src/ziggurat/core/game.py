"""What the platform asks of a game: one record of names and functions, no base class."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any, Generic

import numpy as np

from ziggurat.core.actions import ActionSpace
from ziggurat.core.events import EventLog, EventSpace
from ziggurat.core.layout import Layout
from ziggurat.core.options import Options, Setting
from ziggurat.core.platform import NOTHING_MORE, Platform
from ziggurat.core.state import Array, Kind, game_of
from ziggurat.core.state import OffersT as Offers
from ziggurat.core.state import StateT as State
from ziggurat.core.text import Message, Phrasebook

Shown = Mapping[str, Any]  # a typed dict of the game's own: its `shapes` say what is in it
View = dict[str, Any]
Position = dict[str, Any]
Preview = dict[str, Any]
Span = tuple[str, str]  # some characters and their style
Say = Callable[[Message], str]  # puts a message into words


class Prose(list[Span]):
    """A line of a drawing that is words, not picture: it may be broken where a screen is narrow."""


SPECTATOR = -1  # the seat of somebody who only watches


def refuse_nothing(seats: int, options: Options) -> Message | None:
    """Every mix of options can be played by any number of seats."""
    return None


def always_asked(state: Any) -> bool:
    """Every question is asked in earnest."""
    return False


def not_written(state: Any) -> None:
    """No kernel writes it: it is to be encoded."""


def as_it_is(game: "Game", options: Options) -> "Game":
    """The words of the game are the same under all options."""
    return game


@dataclass(frozen=True, slots=True)
class Game(Generic[State, Offers]):
    name: str  # the folder, the URL and the replay header
    title: str
    version: int  # of the rules: raised whenever a legal game could play out differently
    seats: range
    options: tuple[Setting, ...]
    state: Kind
    offers: Kind  # a scratch record for `any_action`
    actions: ActionSpace
    events: EventSpace
    observation: Layout
    book: Phrasebook
    # The rules. All but `setup` are kernels.
    setup: Callable[[State, int, Options], None]
    deal: Callable[[State, EventLog], None]
    legal: Callable[[State, Array], int]  # fills a list of numbers, returns the count
    any_action: Callable[[State, Offers], int]  # one legal action, all equally likely
    apply: Callable[[State, int, EventLog], None]  # the action must be legal
    asked: Callable[[State], int]  # the seat that must decide, or -1 when over
    scores: Callable[[State, Array], None]
    places: Callable[[State, Array], None]  # 1 for each winner, and so on
    broken: Callable[[State], int]  # which of `invariants` does not hold, or -1
    invariants: tuple[str, ...]
    # What a seat, or a spectator, can know.
    imagine: Callable[[State, int, np.uint64], None]  # re-deals in place what a seat cannot know
    observe: Callable[[State, int, Array], None]
    public: Callable[[State], Shown]  # what everybody sees
    own: Callable[[State, int], Shown]  # what one seat sees besides
    preview: Callable[[State, int, int], Shown]  # what would follow an action
    explain: Callable[[State, int, int], Message | None]  # why a seat may not play an action
    # Positions in words and pictures.
    prompt: Callable[[State], str | None]
    read: Callable[[State, Position, bool], None]  # for real play, or for a scenario
    write: Callable[[State], Position]
    facts: Callable[[State], dict[str, Any]]  # what a scenario may expect
    draw: Callable[[View, Say], list[list[Span]]]  # for a terminal
    platform: Platform = NOTHING_MORE  # what is shown of it beside its rules
    # What is asked, in words for the seat that is asked: what is left to do, with what, why not.
    # It is told what is legal, which whoever asks knows already.
    asks: Callable[[State, Array], Message] | None = None
    # Whether all answers come to one position, whatever lies hidden: then nobody needs to be asked.
    moot: Callable[[State], bool] = always_asked
    # `public`, and `own` of every seat and then of a spectator, as JSON without the brackets around
    # it, where kernels write them.
    public_text: Callable[[State], bytes | None] = not_written
    own_texts: Callable[[State], list[bytes] | None] = not_written
    # Kinds of moves whose words only their own seat may know while the game lives.
    private: tuple[str, ...] = ()
    # What depends on the options chosen.
    refuses: Callable[[int, Options], Message | None] = refuse_nothing  # why not together
    fitted: Callable[["Game", Options], "Game"] = as_it_is  # in the words of its map
    board: Any = None  # what it is played on, if the options say so: kept as long as it is played
    # The same game by rules of before, for games that were begun under them.
    former: tuple["Game", ...] = ()

    def under(self, rules: int) -> "Game":
        """The game by the rules of a version; by those of today if that version is not here."""
        return next((game for game in self.former if game.version == rules), self)

    def question(self, state: State, seat: int, legal: Array | None = None) -> Message | None:
        """What is asked, as a seat is told; others than the one asked hear only of what kind.

        Whoever knows what is legal may say so, and it is not listed again.
        """
        prompt = self.prompt(state)
        if prompt is None:
            return None
        if self.asks is not None and seat == self.asked(state):
            return self.asks(state, self.listed(state) if legal is None else legal)
        return Message(f"ask_{prompt}")

    def listed(self, state: State) -> Array:
        """The numbers of every legal action, as the rules write them down."""
        moves = np.empty(self.actions.size, np.int64)
        return moves[: self.legal(state, moves)]

    def view(self, state: State, seat: int) -> View:
        """Everything a seat, or a spectator, may see."""
        return {**self.public(state), **self.own(state, seat)}


def by_name(*games: Game) -> dict[str, Game]:
    """Some games, each found by its name. Raises ValueError for two that could be mistaken.

    Kernels that serve all games tell them by their records: a copy that kept the record of its
    original would play in its place, without a word.
    """
    found: dict[str, Game] = {}
    for game in games:
        if game.name in found:
            raise ValueError(f"two games have the name {game.name!r}: give one of them another")
        owner = game_of(game.state)
        if owner != game.name:
            raise ValueError(
                f"the record of {game.name!r} is that of {owner!r}: "
                f"declare it as record({game.name!r}, …)"
            )
        found[game.name] = game
    return found


def mixes(game: Game, seats: int) -> list[Options]:
    """Every mix of options that so many seats may play, the first option changing fastest."""
    values = [option.values_at(seats) for option in reversed(game.options)]
    names = [option.name for option in game.options]
    found = [dict(zip(names, reversed(mix), strict=True)) for mix in product(*values)]
    return [options for options in found if game.refuses(seats, options) is None]
