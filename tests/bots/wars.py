"""A small war to think about: the king of seat 0 could meet the weaker one of seat 1."""

from games.tigris.boards import table
from games.tigris.script import say
from ziggurat.core.match import Match

TWO_KINGS = """
    .   t1  .
    k1  T   .
    .   M   .
    .   S   .
    .   .   .
    .   T   k0
    S   S   S
"""
BAG = {"black": 20, "red": 30, "blue": 20, "green": 15}
HANDS = {0: "black black red green red blue", 1: "red red red blue green green"}


def two_kings(settlements: int = BAG["black"]) -> Match:
    """Three settlements against one, and nobody has moved yet; so many more are in the bag."""
    points = {0: {"black": 3, "red": 2, "blue": 2}}
    return table(TWO_KINGS, at="H2", hands=HANDS, points=points, bag=BAG | {"black": settlements})


def war(settlements: int = BAG["black"]) -> Match:
    """A temple on I6 has joined the kingdoms: what does seat 0 add?"""
    match = two_kings(settlements)
    say(match, "0 tile red I6")
    return match
