"""Questions about moves: what can be done, where, what would follow, and why not."""

from collections.abc import Sequence

from rich.text import Text

from ziggurat.cli.choices import counted, in_brief, is_set, kinds_of
from ziggurat.cli.console import NARROWEST, console, folded
from ziggurat.cli.spelling import spell_out
from ziggurat.cli.table import FAINT, Table
from ziggurat.core.errors import Unreadable
from ziggurat.core.text import Message


def look(table: Table, rest: str) -> None:
    """What can be done now; where; and what would follow, or why not."""
    if not rest:
        list_choices(table)
        return
    move = spelled(table, rest)
    try:
        why = table.match.explain(table.seat, move)
    except Unreadable as refusal:
        list_words(table, move, refusal.message)
        return
    if why:
        table.show(table.tell(why))
    else:
        foresee(table, move)


def spelled(table: Table, line: str) -> str:
    return spell_out(line, table.match.game.actions, kinds_of(table.offers), table.tongue)


def list_choices(table: Table) -> None:
    """One line for each kind of move: an example, what it does, and what it is done with."""
    moves, actions = table.offers, table.match.game.actions
    if not moves:
        table.show(table.tell(Message("game_is_over")))
        return
    say, rows = table.tongue.say, []
    for kind in kinds_of(moves):
        some = [say(move) for move in moves if move.split()[0] == kind]
        brief = "" if is_set(actions, kind) else in_brief(some, say(kind))
        rows.append((some[0], about(table, kind), brief))
    table.show(table.say("you_may"))
    show_rows(table, rows)
    kind, example = say(moves[0].split()[0]), say(moves[0])
    table.show(table.say("how_to_ask", kind=kind, example=example), FAINT)


def about(table: Table, kind: str) -> str:
    """What a kind of move does, if the game has a word for it."""
    key = f"about_{kind.replace(' ', '-')}"
    return table.tell(Message(key)) if key in table.match.game.book else ""


def show_rows(table: Table, rows: Sequence[tuple[str, ...]]) -> None:
    """Columns as wide as they must be; where the screen is narrower, the first and the rest."""
    widths = [max(map(len, column)) + 2 for column in zip(*rows, strict=True)]
    if console().is_terminal and sum(widths) > console().width:
        for first, *rest in rows:
            show_row(first, "  ".join(cell for cell in rest if cell), widths[0])
        return
    for row in rows:
        cells = (f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True))
        console().print(Text("  " + "".join(cells).rstrip()))


def show_row(first: str, rest: str, wide: int) -> None:
    """One row of two columns, the second one broken between words."""
    screen = console()
    indent = 2 + min(wide, screen.width // 2)
    if len(first) + 4 > indent:
        for line in folded(Text(f"  {first}"), screen.width):
            screen.print(line)
        first = ""
    lines = Text(rest).wrap(screen, max(screen.width - indent, NARROWEST))
    for number, line in enumerate(lines):
        line.rstrip()
        lead = f"  {first}" if number == 0 else ""
        screen.print(Text(f"{lead:<{indent}}") + line)


def list_words(table: Table, beginning: str, otherwise: Message) -> None:
    """How a move that was begun may go on; if it cannot, a sentence."""
    shown = table.tongue.say(beginning)
    found = counted([table.tongue.say(move) for move in table.offers], shown)
    if not found:
        table.show(table.tell(otherwise))
        return
    table.show(f"{shown} …")
    table.show_long(", ".join(found) if "(" in found[0] else " ".join(found), "  ")


def foresee(table: Table, move: str) -> None:
    """What would follow a legal move, in sentences."""
    preview = table.match.preview(table.seat, move)
    actions = table.match.game.actions
    say = table.tongue.say
    table.show(table.say("would_follow", move=say(actions.words(actions.number(move)))))
    for event in preview["events"]:
        args = {name: value for name, value in event.items() if name != "kind"}
        table.show("  " + table.tell(Message(event["kind"], args)))
    if preview.get("wars"):
        table.show("  " + table.say("then_war", wars=", ".join(map(say, preview["wars"]))))
    if preview.get("builds"):
        table.show("  " + table.say("then_build", builds=", ".join(map(say, preview["builds"]))))


def why(table: Table, rest: str) -> None:
    """Why a move is not allowed."""
    if not rest:
        example = table.tongue.say(next(iter(table.offers), "…"))
        table.show(table.say("needs_move", example=example))
        return
    move = spelled(table, rest)
    try:
        reason = table.match.explain(table.seat, move)
    except Unreadable as refusal:
        reason = refusal.message
    table.show(table.tell(reason) if reason else table.say("allowed", move=table.tongue.say(move)))
