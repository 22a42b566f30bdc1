"""The session at the terminal: ask, obey, ask again, until somebody leaves."""

from ziggurat.cli.asking import list_words, spelled
from ziggurat.cli.orders import ORDERS, usage
from ziggurat.cli.table import Table
from ziggurat.cli.telling import ask, finish, greet, part
from ziggurat.core.errors import Refused, Unreadable


def play(table: Table) -> int:
    """Play until the person leaves; leaving is never an error."""
    table.commands = [usage(order) for order in ORDERS]
    try:
        greet(table)
        while True:
            table.let_bots_decide()
            obey(table, question(table))
    except (EOFError, KeyboardInterrupt):
        part(table)
    return 0


def question(table: Table) -> str:
    """The next line; once the game is over its end is told first."""
    if not table.match.over:
        return ask(table)
    if not table.finished:
        finish(table)
    return table.prompt.ask("> ")


def obey(table: Table, line: str) -> None:
    """One line: nothing, a command, or a move."""
    first, _, rest = line.partition(" ")
    if line.startswith("?"):
        first, rest = "?", line[1:]
    if first.lower() in ORDERS:
        ORDERS[first.lower()](table, rest.strip())
    elif line:
        play_move(table, line)


def play_move(table: Table, line: str) -> None:
    """A move is played; one begun is helped along; anything else gets one sentence."""
    move = spelled(table, line)
    try:
        table.decide(table.seat, move)
    except Unreadable as refusal:
        list_words(table, move, refusal.message)
    except Refused as refusal:
        table.show(table.tell(refusal.message))
