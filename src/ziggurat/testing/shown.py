"""What the platform is told of a game beside its rules."""

from ziggurat.core.game import Game
from ziggurat.testing.check import at_moments, of_game
from ziggurat.testing.wandering import Moments


@at_moments()
def the_parts_of_a_score_are_named_and_every_seat_has_each(game: Game, moments: Moments) -> None:
    points = game.platform.points
    for state, _ in moments:
        parts = points.parts_of(state)
        for row in parts:
            told = f"a score has {len(row)} parts, and {len(points.parts)} names for them"
            assert len(row) == len(points.parts), told
        seats = int(state.seats) if points.parts else 0
        assert len(parts) == seats, f"{len(parts)} scores have parts, at a table of {seats}"


@of_game()
def what_the_platform_is_told_of_events_can_happen(game: Game) -> None:
    points, pile, kinds = game.platform.points, game.platform.pile, set(game.events.number)
    fights = points.conflicts
    named = {*points.reasons, *points.one_each, *fights.begun, *fights.settled, fights.support}
    if pile:
        named |= {pile.drawn, pile.anew, *pile.open}
        told = f"the pile {pile.field!r} is no field of the record"
        assert pile.field in (game.state.names or ()), told

    strange = named - {""} - kinds
    assert not strange, f"the platform is told of {strange}, and no such event is declared"
