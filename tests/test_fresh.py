"""What `import ziggurat` offers to whoever only wants to play."""

import ziggurat
from ziggurat import GAMES, Match
from ziggurat.core import match as rules

TIGRIS = GAMES["tigris"]


def test_every_match_has_a_secret_of_its_own_unless_it_is_given() -> None:
    one, two = Match(TIGRIS, 2), Match(TIGRIS, 2)

    assert len(one.secret) == 32
    assert one.secret != two.secret
    assert one.commitment != two.commitment
    assert Match(TIGRIS, 2, secret=bytes(32)).secret == bytes(32)


def test_a_match_without_a_secret_is_played_and_kept_like_any_other() -> None:
    match = Match(TIGRIS, seats=3)
    match.choose(0, 0, "pass")

    again = ziggurat.read_replay(ziggurat.write_replay(match), GAMES)

    assert isinstance(match, rules.Match)
    assert again.state.tobytes() == match.state.tobytes()
