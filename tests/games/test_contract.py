"""What every game must keep, whatever its rules: `ziggurat.testing`, for all of ours."""

import pytest

from games.wander import CHOICES
from ziggurat.games import GAMES
from ziggurat.testing import checks
from ziggurat.testing.check import Check

CHECKS = [check for name, game in GAMES.items() for check in checks(game, CHOICES.get(name))]
MARKED = [
    pytest.param(check, id=str(check), marks=[pytest.mark.slow] if check.slow else [])
    for check in CHECKS
]


@pytest.mark.parametrize("check", MARKED)
def test_contract(check: Check) -> None:
    check()
