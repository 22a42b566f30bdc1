"""A finished game as a bot sees it: everybody's chance after each decision, and what moved it."""

from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any, Literal

import msgspec

from ziggurat.bots.advice.analysis import (
    AnalysedDecision,
    Effort,
    Report,
    TurningPoint,
    analyse,
    report,
)
from ziggurat.core.explanations import OTHERS, spoken_to
from ziggurat.core.match import Match
from ziggurat.core.notation import read_replay, write_replay
from ziggurat.core.options import NamedDocument, Setting, handed_on
from ziggurat.games import GAMES
from ziggurat.server.advice.hints import spoken
from ziggurat.server.advice.summary import decisions_that_stand
from ziggurat.server.tables.hub import Hub
from ziggurat.server.tables.table import Table
from ziggurat.server.thinking.progress import ThoughtStep, tell
from ziggurat.server.thinking.thought_cache import KeptThought

# About three seconds for a long game: one look ahead at each decision, and fewer worlds and
# draws than the command line has time for.
EFFORT = Effort(simulations=0, worlds=2, rolls=4)


class Standing(msgspec.Struct):
    """Each seat's chance to win after `seq` events, once a turn; together they are one."""

    seq: int
    chances: list[float]


class KeyMoment(msgspec.Struct):
    """What moved the game: a `blunder`, a `stroke`, or what a `draw` or the `deal` gave a seat.

    `size` is what it cost or gained. A decision has its move and the best that was found, with
    the chance each left, and the reasons for the best; the `next` is the best of all others.
    """

    seq: int
    kind: Literal["blunder", "stroke", "draw", "deal"]
    seat: int
    size: float
    move: str = ""
    chance: float = 0.0
    best: str = ""
    best_chance: float = 0.0
    next_chance: float = 0.0
    reasons: list[str] = []


class Analysis(msgspec.Struct):
    """How a game went. By seat: what draws added to the chance, what decisions gave away."""

    table: str
    game: str
    standings: list[Standing]
    moments: list[KeyMoment]  # in the order of the game
    luck: list[float]  # in all
    lost: list[float]  # on average


class AnalysisStep(msgspec.Struct):
    """How far an analysis is, in positions; with the last step comes what was found."""

    done: int
    of: int
    found: Analysis | None = None


def begin_analysis(hub: Hub, table: Table, who: str) -> KeptThought[Report]:
    """Made once. The game must be over. Raises TooManyThoughts."""
    return hub.analysing.begin(who, table.row.id, analysed, *played(table.match))


async def analysis_of(hub: Hub, table: Table, language: str, who: str) -> Analysis:
    """All at once, in any language. Raises TooManyThoughts."""
    return told(table, await begin_analysis(hub, table, who).found(), language)


async def analysis_steps(
    thought: KeptThought[Report], table: Table, language: str
) -> AsyncIterator[AnalysisStep]:
    """The same as it is made: from none of its positions to all, while others may come first."""
    of = positions_in(table.match)
    now = thought.step or ThoughtStep(0, of)
    yield AnalysisStep(*now)
    async for step in thought.steps(now):
        yield AnalysisStep(*step)
    yield AnalysisStep(of, of, told(table, await thought.found(), language))


def told(table: Table, found: Report, language: str) -> Analysis:
    events = [0, *(made.event.seq for made in decisions_that_stand(table)), table.seq]

    def seq_of(entry: AnalysedDecision) -> int:
        """Decisions are counted without those taken back; events with them."""
        return events[entry.number]

    return Analysis(
        table=table.row.id,
        game=table.match.game.name,
        standings=[
            Standing(seq_of(entry), rounded(entry.chances))
            for entry in once_a_turn(found.decisions, table.match)
        ],
        moments=[key_moment(table, one, seq_of(one.decision), language) for one in found.moments],
        luck=rounded(found.luck),
        lost=rounded(found.lost),
    )


def once_a_turn(decisions: Sequence[AnalysedDecision], match: Match) -> list[AnalysedDecision]:
    """Where a turn was over, with the deal and the end.

    Between the actions of a turn a chance rises and falls with what is still to come: a curve of
    every question would be nothing but teeth.
    """
    turns = [int(state["turns"]) for state in (*(s.before for s in match.history), match.state)]
    ends = {n for n in range(1, len(turns)) if turns[n] != turns[n - 1]}
    ends |= {decisions[0].number, decisions[-1].number}  # somebody may have given up after that
    return [entry for entry in decisions if entry.number in ends]


def played(match: Match) -> tuple[str, dict[str, Any]]:
    """A game for another process: its replay, and the documents that it names."""
    return write_replay(match), handed_on(match.game.options, match.options)


def analysed(replay: str, documents: dict[str, Any]) -> Report:
    def opened(options: tuple[Setting, ...], given: Mapping[str, Any]) -> Mapping[str, Any]:
        brought = {name: NamedDocument(given[name], text) for name, text in documents.items()}
        return {**given, **brought}

    match, decisions = read_replay(replay, GAMES, opened=opened), list[AnalysedDecision]()
    of = positions_in(match)
    for decision in analyse(match, EFFORT):
        decisions.append(decision)
        tell(min(len(decisions), of), of)
    return report(decisions)


def positions_in(match: Match) -> int:
    """The one after the deal, and one after each decision."""
    return match.seq + 1


def key_moment(table: Table, found: TurningPoint, seq: int, language: str) -> KeyMoment:
    entry, size = found.decision, round(found.size, 4)
    if found.kind == "draw" or entry.choice is None:
        return KeyMoment(seq, found.kind if entry.number else "deal", found.seat, size)
    choice = entry.choice
    return KeyMoment(
        seq=seq,
        kind=found.kind,
        seat=found.seat,
        size=size,
        move=choice.move,
        chance=round(choice.chance, 4),
        best=choice.best,
        best_chance=round(choice.best_chance, 4),
        next_chance=round(choice.next_chance, 4),
        reasons=spoken(table, (spoken_to(one, OTHERS) for one in choice.reasons), language),
    )


def rounded(chances: tuple[float, ...]) -> list[float]:
    return [round(chance, 4) for chance in chances]
