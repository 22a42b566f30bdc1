"""What a person at the terminal is shown: the greeting, the board, the question, the end."""

import numpy as np

from ziggurat.bots.players.levels import playing
from ziggurat.cli.choices import hint
from ziggurat.cli.console import console, show_lines
from ziggurat.cli.table import FAINT, STRONG, Table
from ziggurat.core import jit
from ziggurat.core.game import Prose


def greet(table: Table) -> None:
    match, people = table.match, table.people
    bots = [seat for seat in range(match.seats) if seat not in people]
    lines = [table.say("greeting", title=match.game.title, seats=match.seats)]
    lines.append(table.say("you_are", seats=table.names_of(people), count=len(people)))
    lines += [table.say("bot_plays", seat=seat, bot=playing(table.bot)) for seat in bots]
    table.show(" ".join(lines), STRONG)
    if jit.PLAIN:
        table.show(table.say("getting_ready"), FAINT)
    table.show(table.say("commitment", commitment=match.commitment), FAINT)
    if not match.over:
        example = table.tongue.say(match.game.actions.words(match.legal()[0]))
        table.show(table.say("how_to_play", example=example))


def pass_the_keyboard(table: Table) -> None:
    """Nobody sees another's hand: where people share a keyboard a curtain falls between."""
    seat = table.seat
    if table.looking not in (None, seat):
        console().clear()
        table.show(table.say("curtain", seat=seat))
        table.prompt.ask("> ")
        console().clear()
        news = table.happened(table.seen[seat])
        if news:
            table.show(table.say("since"))
            table.report(news)
    table.looking = seat


def draw(table: Table) -> None:
    """The board as the person asked may see it."""
    show_lines([[], *table.match.game.draw(table.match.view(table.seat), table.tell)])


def ask(table: Table) -> str:
    """Show what is new, then read a line."""
    if table.stale:
        pass_the_keyboard(table)
        draw(table)
        asks = table.match.game.question(table.match.state, table.seat)
        question = table.tell(asks) if asks else ""
        moves = hint([table.tongue.say(move) for move in table.offers])
        show_lines([Prose([(question, STRONG), (f"  {moves} · ?", FAINT)])])
        table.stale = False
    table.seen[table.seat] = table.match.seq
    return table.prompt.ask(f"{table.names[table.seat]}> ")


def finish(table: Table) -> None:
    """The totals, the winners, and the secret that proves the shuffle."""
    match = table.match
    draw(table)
    if match.ending and match.ending[0] == "resign":
        table.show(table.say("resigned", seat=match.ending[1]))
    table.show(table.say("over"), STRONG)
    table.show(table.say("totals"))
    for seat, totals in standings(table):
        table.show(f"  {table.names[seat]:<8}" + "".join(f"{total:>4}" for total in totals))
    if winners := match.winners:
        line = table.say("winners", seats=table.names_of(winners), count=len(winners))
        table.show(line, STRONG)
    table.show(table.say("secret", secret=match.secret.hex()), FAINT)
    table.show(table.say("after_the_end"))
    table.finished = True


def standings(table: Table) -> list[tuple[int, list[int]]]:
    """Every seat with its totals, the best first; some games have several totals."""
    game, state = table.match.game, table.match.state
    places, points = np.zeros((2, table.match.seats), np.int64)
    game.places(state, places)
    game.scores(state, points)
    final = game.facts(state).get("final") or {str(i): [int(n)] for i, n in enumerate(points)}
    return [(int(seat), final[str(seat)]) for seat in np.argsort(places, kind="stable")]


def part(table: Table) -> None:
    """The last words: whether the game is kept, where, and how to go on with it."""
    table.keep()
    if table.keeper.path:
        table.show(table.say("kept", path=table.keeper.path))
    elif table.match.over or table.saved == table.match.seq:
        table.show(table.say("goodbye"))
    else:
        table.show(table.say("not_saved"))
