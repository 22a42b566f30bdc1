"""What a person may type that is no move: commands about the game, the files and the screen."""

from collections.abc import Callable
from os.path import expanduser
from pathlib import Path

from ziggurat.cli.advising import advise
from ziggurat.cli.asking import about, look, show_rows, why
from ziggurat.cli.choices import kinds_of
from ziggurat.cli.files import named, open_match
from ziggurat.cli.spelling import shortest
from ziggurat.cli.table import STRONG, Table
from ziggurat.cli.telling import draw, greet
from ziggurat.core.errors import Malformed, Refused
from ziggurat.core.notation import write_replay
from ziggurat.core.text import Message
from ziggurat.files import read_text
from ziggurat.games import GAMES

RECENT = 15  # sentences of the log


def undo(table: Table, rest: str) -> None:
    """Take one's last decision back, past answers that were nobody's choice."""
    match = table.match
    try:
        step = match.undo(table.seat, match.seq)
        while match.moot and match.why_no_undo(table.seat) is None:
            step = match.undo(table.seat, match.seq)
    except Refused as refusal:
        table.show(table.tell(refusal.message))
        return
    table.keep()
    move = table.tongue.say(table.match.game.actions.words(step.action))
    table.show(table.say("taken_back", move=move))
    table.saved = min(table.saved, table.match.seq)
    table.stale = True


def save(table: Table, rest: str) -> None:
    """Write the game to a file; one that is no saved game is never written over."""
    if not rest:
        table.show(table.say("needs_file", command="save"))
        return
    path = Path(expanduser(rest))
    try:
        if path.exists() and not path.read_bytes().startswith(b"ziggurat "):
            table.show(table.say("keeps_file", path=rest))
            return
        path.write_text(write_replay(table.match), encoding="utf-8")
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        table.show(table.say("cannot_write", path=rest, reason=reason))
        return
    table.saved = table.match.seq
    table.show(table.say("saved", path=rest))


def load(table: Table, rest: str) -> None:
    """Go on with a saved game; this one is left behind."""
    if not rest:
        table.show(table.say("needs_file", command="load"))
        return
    try:
        with named(rest):
            table.sit_down(open_match(read_text(expanduser(rest)), GAMES, real=True))
    except Malformed as error:
        table.show(table.say("cannot_read", reason=str(error).rstrip(".")))
        return
    table.show(table.say("loaded", decisions=table.match.seq))
    greet(table)


def log(table: Table, rest: str) -> None:
    """The last sentences."""
    lines = table.sentences(table.match.opening + table.happened())[-RECENT:]
    for line in lines or [table.say("nothing_yet")]:
        table.show(f"  {line}")


def board(table: Table, rest: str) -> None:
    draw(table)


def resign(table: Table, rest: str) -> None:
    try:
        table.match.resign(table.seat)
    except Refused as refusal:
        table.show(table.tell(refusal.message))
        return
    table.keep()


def explain_all(table: Table, rest: str) -> None:
    """The moves of the game and the commands of the terminal."""
    actions, book, say = table.match.game.actions, table.match.game.book, table.tongue.say
    if "goal" in book:
        table.show_long(table.tell(Message("goal")))
    moves = [(say(actions.words(n)), about(table, kind)) for kind, n in actions.base.items()]
    example = next(iter(table.offers), actions.words(0))
    short = shortest(example, actions, kinds_of(table.offers), table.tongue)
    table.show(table.say("help_moves", short=short, example=say(example)), STRONG)
    show_rows(table, [move for move in moves if move[1]])
    table.show(table.say("help_commands"), STRONG)
    words = {"kind": say(example.split()[0]), "example": say(example)}
    show_rows(table, [(usage(order), table.say(about_order(order), **words)) for order in ORDERS])


def leave(table: Table, rest: str) -> None:
    """The same as closing the input."""
    raise EOFError


ORDERS: dict[str, Callable[[Table, str], None]] = {
    "?": look,
    "why": why,
    "hint": advise,
    "undo": undo,
    "save": save,
    "load": load,
    "log": log,
    "board": board,
    "resign": resign,
    "help": explain_all,
    "quit": leave,
}
NEED_MORE = ("why", "save", "load")


def usage(order: str) -> str:
    """How an order is written: some need a move or a file after them."""
    return f"{order} …" if order in NEED_MORE else order


def about_order(order: str) -> str:
    """The key of what an order does."""
    return f"about_{'question_mark' if order == '?' else order}"
