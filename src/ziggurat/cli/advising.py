"""`hint` at the prompt: what a strong bot would do for the person who is asked, and why."""

from ziggurat.cli.insight import percent
from ziggurat.cli.table import Table
from ziggurat.core.text import Message


def advise(table: Table, rest: str) -> None:
    """The best moves, their chances and reasons, of the king or of another level.

    The same is said whenever it is asked here, and only worlds imagined for the seat that is
    asked are thought about, so nothing is given away.
    """
    match = table.match
    if match.over:
        table.show(table.tell(Message("game_is_over")))
        return
    from ziggurat.bots.advice.hints import hint
    from ziggurat.bots.players.levels import playing
    from ziggurat.core.explanations import book_of
    from ziggurat.core.ways import KING, LEVELS

    level = playing(rest.lower() or KING)
    if level not in LEVELS:
        table.show(table.say("no_level", level=rest, levels=", ".join(LEVELS)))
        return
    with table.busy(table.say("advising")):
        found = hint(match.game, match.state, table.seat, level)
    table.show(table.say("advice_for", seat=table.seat, level=level))
    book = book_of(match.game)
    for place, one in enumerate(found, start=1):
        chance = {"move": table.tongue.say(one.move), "percent": percent(one.chance)}
        reasons = [book.say(reason, table.language, table.names) for reason in one.reasons]
        table.show("  " + " ".join([table.say("advice", place=place, **chance), *reasons]))
