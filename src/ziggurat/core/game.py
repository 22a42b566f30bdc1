"""What the platform asks of a game: one record of names and functions, no base class."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from typing import Any

from ziggurat.core.actions import ActionSpace
from ziggurat.core.events import EventLog, EventSpace
from ziggurat.core.layout import Layout
from ziggurat.core.lexicon import Lexicon
from ziggurat.core.options import Options, Setting
from ziggurat.core.state import Array, Kind, State
from ziggurat.core.text import Message, Phrasebook

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


def as_it_is(game: "Game", options: Options) -> "Game":
    """The words of the game are the same under all options."""
    return game


@dataclass(frozen=True, slots=True)
class Game:
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
    french: Lexicon  # the words of moves, for people
    # The rules. All but `setup` are kernels.
    setup: Callable[[State, int, Options], None]
    deal: Callable[[State, EventLog], None]
    legal: Callable[[State, Array], int]  # fills a list of numbers, returns the count
    any_action: Callable[[State, State], int]  # one legal action, all equally likely
    apply: Callable[[State, int, EventLog], None]  # the action must be legal
    asked: Callable[[State], int]  # the seat that must decide, or -1 when over
    scores: Callable[[State, Array], None]
    places: Callable[[State, Array], None]  # 1 for each winner, and so on
    broken: Callable[[State], int]  # which of `invariants` does not hold, or -1
    invariants: tuple[str, ...]
    # What a seat, or a spectator, can know.
    imagine: Callable[[State, int, Any], None]  # re-deals in place what a seat cannot know
    observe: Callable[[State, int, Array], None]
    public: Callable[[State], View]  # what everybody sees
    own: Callable[[State, int], View]  # what one seat sees besides
    preview: Callable[[State, int, int], Preview]  # what would follow an action
    explain: Callable[[State, int, int], Message | None]  # why a seat may not play an action
    # Positions in words and pictures.
    prompt: Callable[[State], str | None]
    read: Callable[[State, Position, bool], None]  # for real play, or for a scenario
    write: Callable[[State], Position]
    facts: Callable[[State], dict[str, Any]]  # what a scenario may expect
    draw: Callable[[View, Say], list[list[Span]]]  # for a terminal
    # Kinds of moves whose words only their own seat may know while the game lives.
    private: tuple[str, ...] = ()
    # What depends on the options chosen.
    refuses: Callable[[int, Options], Message | None] = refuse_nothing  # why not together
    fitted: Callable[["Game", Options], "Game"] = as_it_is  # in the words of its map

    def view(self, state: State, seat: int) -> View:
        """Everything a seat, or a spectator, may see."""
        return {**self.public(state), **self.own(state, seat)}


def mixes(game: Game, seats: int) -> list[Options]:
    """Every mix of options that so many seats may play, the first option changing fastest."""
    values = [option.values for option in reversed(game.options)]
    names = [option.name for option in game.options]
    found = [dict(zip(names, reversed(mix), strict=True)) for mix in product(*values)]
    return [options for options in found if game.refuses(seats, options) is None]
