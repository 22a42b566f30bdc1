"""A game's state is one numpy record: named fields, fixed size, copied in nanoseconds.

Every whole number in it is an int64. Compiled code computes in 64 bits whatever a field's
width and plain numpy scalars do not, so narrow fields would play two different games; they
would also have every kernel compiled once for each width it meets. Only long lists of small
numbers may be bytes, and are then read through one function that widens them.
"""

from collections.abc import Collection, Iterable
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Protocol, cast

import numpy as np
import numpy.typing as npt

from ziggurat.core.fields import with_fields
from ziggurat.core.jit import PLAIN

State = Any  # of whatever works with any game and reads more of it than `AnyState` has
Kind = np.dtype[Any]
Array = npt.NDArray[Any]


class Record(Protocol):
    """What every record has beside its fields, which stand in the `records.py` of its folder."""

    @property
    def dtype(self) -> Kind: ...
    def item(self) -> Any: ...
    def tobytes(self) -> bytes: ...
    def __getitem__(self, field: str) -> Any: ...
    def __setitem__(self, field: str, value: Any) -> None: ...


class AnyState(Record, Protocol):
    """What the state of every game has."""

    dice: np.uint64
    seats: int
    option: npt.NDArray[np.int64]
    turn: int
    turns: int
    prompt: int
    asked: int
    ended: int


if TYPE_CHECKING:  # Python itself knows no defaults of type variables before 3.13
    from typing_extensions import TypeVar

    # `Game` alone is a game of any records, `Match` alone a match whose state is that of any game.
    StateT = TypeVar("StateT", bound=AnyState, default=Any)
    OffersT = TypeVar("OffersT", bound=Record, default=Any)
    HeldT = TypeVar("HeldT", bound=AnyState, default=AnyState, covariant=True)
else:
    from typing import TypeVar

    StateT, OffersT = TypeVar("StateT"), TypeVar("OffersT")
    HeldT = TypeVar("HeldT", covariant=True)

R = TypeVar("R", bound=Record)

NUMBER = np.int64
WORD = np.uint64  # of bits: sets of cells, dice
TITLE = "state of "  # before the name of a game: no field is called so


def constant(value: int) -> int:
    """A number to be passed to kernels: numba compiles a callee anew for each plain literal."""
    return cast(int, NUMBER(value))  # to type checkers it is Python's own, as in records


def constants(count: int) -> Iterable[int]:
    """The numbers 0, 1, 2 … to be passed to kernels, for names unpacked from them."""
    return np.arange(count)


def record(game: str = "", /, **fields: Any) -> Kind:
    """Declare a record type: `record("senet", turn=NUMBER, hand=(NUMBER, (4, 4)))`.

    The name of the game is the title of the first field. It takes no room, but numpy and numba
    both tell records by it, so two games with the same fields are still two games.
    """
    taken = set(dir(np.record)) & set(fields)
    if taken:
        raise ValueError(f"numpy keeps these names for itself: {', '.join(sorted(taken))}")
    columns: list[tuple[Any, ...]] = [
        (name, *(spec if isinstance(spec, tuple) else (spec,))) for name, spec in fields.items()
    ]
    if game:
        first, *spec = columns[0]
        columns[0] = ((TITLE + game, first), *spec)
    scalar = with_fields(tuple(fields)) if PLAIN else np.record
    return np.dtype((scalar, np.dtype(columns)))


def game_of(kind: Kind) -> str:
    """The name of the game a record type was declared for, or nothing."""
    title = next((str(spec[2]) for spec in (kind.fields or {}).values() if len(spec) > 2), "")
    return title.removeprefix(TITLE)


def blank(kind: Kind) -> Any:
    """A record of zeros, whose type only its kind knows."""
    return np.zeros(1, kind)[0]


def copy(state: R) -> R:
    """A second state with the same values, sharing nothing with the first."""
    second: R = np.array([state], state.dtype)[0]
    return second


def places_of(kind: Kind) -> dict[str, int]:
    """Where the fields of a record begin among its `whole_numbers`."""
    return {name: spec[1] // NUMBER().itemsize for name, spec in (kind.fields or {}).items()}


def whole_numbers(state: Record) -> memoryview:
    """All fields one after the other, for who reads some of them; words of bits are signed there.

    To read a field so takes a twentieth of what numpy takes for it.
    """
    return memoryview(state.tobytes()).cast("q")


def plain(state: Record, unread: Collection[str] = ()) -> Any:
    """The same fields as Python's own numbers and lists, for everything above the rules.

    Each field of a record takes microseconds to read; this takes a few for all of them.
    Long lists that nobody will look at may be left unread.
    """
    fields = zip(state.dtype.names or (), state.item(), strict=True)
    return SimpleNamespace(
        **{
            name: value.tolist() if isinstance(value, np.ndarray) else value
            for name, value in fields
            if name not in unread
        }
    )
