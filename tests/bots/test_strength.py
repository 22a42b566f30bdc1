"""A small sample of every match in docs/bots.md; `make strength` plays them out."""

import pytest

from sizes import sized
from ziggurat.bots.arena.claims import CLAIMS, GameClaim
from ziggurat.bots.arena.matches import Contest, play_match
from ziggurat.bots.arena.rating import Tally
from ziggurat.core.jit import PLAIN
from ziggurat.games import GAMES
from ziggurat.pool import open_pool

DEALS = sized({"tigris": 2, "china": 2, "babel": 1}, soak=dict.fromkeys(GAMES, 4))
SIMULATIONS = sized(  # fewer than at a table
    {"tigris": 40, "china": 40, "babel": 1}, soak={"tigris": 300, "china": 100, "babel": 6}
)


@pytest.mark.skipif(PLAIN, reason="un-jitted a single game takes minutes")
@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: claim.command)
@pytest.mark.slow
def test_a_few_games_do_not_speak_against_the_better_bot(claim: GameClaim) -> None:
    """So few cannot show by how much it is better: that takes the whole match."""
    tally = Tally((claim.bot, claim.against))
    contest = Contest(claim.game, claim.seats, tally.bots, 7, SIMULATIONS[claim.game])
    for played in play_match(contest, DEALS[claim.game], open_pool("local")):
        tally.add(played)
    assert tally.between(0)[1] >= 1 / claim.seats
