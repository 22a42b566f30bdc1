"""Questions about moves: what can be done, where, what would follow, and why not."""

import textwrap
from collections.abc import Sequence

from ziggurat.cli.choices import counted, in_brief, kinds_of, spell_out
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
    return spell_out(line, table.match.game.actions, kinds_of(table.offers))


def list_choices(table: Table) -> None:
    """One line for each kind of move: an example, what it does, and what it is done with."""
    moves, actions = table.offers, table.match.game.actions
    if not moves:
        table.show(table.tell(Message("game_is_over")))
        return
    rows = []
    for kind in kinds_of(moves):
        example = next(move for move in moves if move.split()[0] == kind)
        rows.append((example, about(table, kind), in_brief(moves, kind, actions)))
    table.show(table.say("you_may"))
    show_rows(table, rows)
    table.show(table.say("how_to_ask", kind=moves[0].split()[0], example=moves[0]), FAINT)


def about(table: Table, kind: str) -> str:
    """What a kind of move does, if the game has a word for it."""
    known = f"about_{kind}" in table.match.game.book.sentences
    return table.tell(Message(f"about_{kind}")) if known else ""


def show_rows(table: Table, rows: Sequence[tuple[str, ...]]) -> None:
    """Columns as wide as they must be."""
    widths = [max(map(len, column)) + 2 for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True))
        table.show("  " + "".join(cells).rstrip())


def list_words(table: Table, beginning: str, otherwise: Message) -> None:
    """How a move that was begun may go on; if it cannot, a sentence."""
    found = counted(table.offers, beginning)
    if not found:
        table.show(table.tell(otherwise))
        return
    wrapped = textwrap.wrap(", ".join(found) if "(" in found[0] else " ".join(found), 76)
    table.show(f"{beginning} …")
    for line in wrapped:
        table.show(f"  {line}")


def foresee(table: Table, move: str) -> None:
    """What would follow a legal move, in sentences."""
    preview = table.match.preview(table.seat, move)
    actions = table.match.game.actions
    table.show(table.say("would_follow", move=actions.words(actions.number(move))))
    for event in preview["events"]:
        args = {name: value for name, value in event.items() if name != "kind"}
        table.show("  " + table.tell(Message(event["kind"], args)))
    if preview.get("wars"):
        table.show("  " + table.say("then_war", wars=", ".join(preview["wars"])))
    if preview.get("builds"):
        table.show("  " + table.say("then_build", builds=", ".join(preview["builds"])))


def why(table: Table, rest: str) -> None:
    """Why a move is not allowed."""
    if not rest:
        table.show(table.say("needs_move", example=next(iter(table.offers), "…")))
        return
    move = spelled(table, rest)
    try:
        reason = table.match.explain(table.seat, move)
    except Unreadable as refusal:
        reason = refusal.message
    table.show(table.tell(reason) if reason else table.say("allowed", move=move))
