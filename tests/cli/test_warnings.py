"""At the terminal, too, an apprentice warns before it attacks."""

import numpy as np
import pytest

from ziggurat.bots.players.player import is_attack
from ziggurat.bots.players.warnings import heard
from ziggurat.cli.table import Table
from ziggurat.core.jit import PLAIN
from ziggurat.core.match import SECRET_BYTES, Match
from ziggurat.games import GAMES
from ziggurat.texts.letters import typeset


@pytest.mark.slow
@pytest.mark.skipif(PLAIN, reason="un-jitted a game takes minutes")
def test_apprentices_say_aloud_that_they_may_start_a_conflict(
    capsys: pytest.CaptureFixture[str],
) -> None:
    match = Match(GAMES["tigris"], 4, secret=bytes(SECRET_BYTES))
    table = Table(match, [], "apprentice", "fr", np.random.default_rng(1))
    table.let_bots_decide()
    said = capsys.readouterr().out
    warning = typeset("Attention : à mon prochain tour, je provoquerai peut-être un conflit.", "fr")
    assert said.count(f": {warning}") == len(table.warnings) > 0

    turns = [int(step.before.turn) for step in match.history]
    attacks = [
        (at, step.seat)
        for at, step in enumerate(match.history)
        if is_attack(match.game, step.before, step.action)
    ]
    assert attacks
    for at, seat in attacks:
        warned = [seq for seq, who in table.warnings if who == seat]
        assert heard(turns[: at + 1], seat, warned).in_time
