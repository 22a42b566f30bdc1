"""Write `docs/research/layout.md` anew from the games themselves; `make layout` runs it."""

from collections.abc import Iterator
from pathlib import Path

from ziggurat.games import GAMES
from ziggurat.research.study import Study, study

PAGE = Path(__file__).parents[2] / "docs" / "research" / "layout.md"
HEAD = """\
# The layout of observations and actions

This page is made from the games by `make layout`. The version of a layout is raised whenever a number comes to
mean another thing; `tests/research/test_layout.py` keeps a digest of all names, in order. A layout is the same
for every number of seats and all options: they are part of what is seen.

An observation is one vector of `float32`: the planes first, each a board, then the numbers. Only what its seat
can know is in it: dealing anew what it cannot know changes nothing (tested at every number of seats, with every
mix of options). Seats are counted from the observer: 0 is himself, 1 sits to his left. No number is below 0 or
above 1024. `study(game).observation.start` has the place of every name, `split(vector)` all of them by name.

A choice is one number. `study(game).words(n)` says it as the game's notation does; the numbers of a kind stand
together, in the order of the words of its arguments. With `unrolled=True` a decision on a set (the tiles of a
swap, the cards of a payment) is taken piece by piece: first its head, such as `swap`, then one piece after the
other in their order, then `enough`. What was chosen so far is in the numbers `chosen` and `taken`, for its own
seat only. Babel has no such sets: it gains nothing by it.
"""


def page() -> str:
    return "\n".join([HEAD, *(line for name in GAMES for line in chapter(name))])


def chapter(name: str) -> Iterator[str]:
    """The sizes of one game, its planes, numbers and actions."""
    known, small = study(name), study(name, unrolled=True)
    layout = known.observation
    rest = layout.size - len(layout.planes) * layout.plane_size
    yield f"## {known.game.title}, version {known.version}\n"
    yield (
        f"{known.size} actions, {small.size} unrolled. {layout.size} numbers in an observation, "
        f"{small.observation.size} unrolled:\n{len(layout.planes)} planes of "
        f"{layout.board[0]} × {layout.board[1]}, then {rest} others.\n"
    )
    yield "Planes: " + ", ".join(f"`{plane}`" for plane in layout.planes) + ".\n"
    yield from ("| numbers | from | how many |", "|---|---:|---:|")
    for word, count in small.observation.numbers.items():
        yield f"| `{word}` | {small.observation.start[word]} | {count} |"
    yield ""
    yield from actions_of(known)


def actions_of(known: Study) -> Iterator[str]:
    actions = known.game.actions
    yield from ("| actions | from | arguments |", "|---|---:|---|")
    for kind, arguments in actions.families.items():
        sizes = ", ".join(f"{name} ({len(words.words)})" for name, words in arguments.items())
        yield f"| `{kind}` | {actions.base[kind]} | {sizes} |"
    yield ""


if __name__ == "__main__":
    PAGE.write_text(page())
