"""What bots are called: names of the time and place of their game, the same in every language."""

from collections.abc import Sequence

from msgspec.structs import replace

from ziggurat.server.store import Chair

# More than there are seats, so that a bot never has the name of somebody at the table.
NAMES = {
    "tigris": ("Sargon", "Kubaba", "Shulgi", "Puabi", "Enkidu", "Lugalanda", "Amat", "Ur-Nammu"),
    "babel": ("Hammurabi", "Amytis", "Adapa", "Zakutu", "Samsu"),
    "china": ("Sun Bin", "Xi Shi", "Qu Yuan", "Bao Si", "Mozi", "Li Si", "Shang Yang", "Zhuangzi"),
}


def with_names(chairs: Sequence[Chair], game: str) -> list[Chair]:
    """Every bot that has no name gets the one of its seat, or else the next that is free."""
    named = list(chairs)
    for seat, chair in enumerate(chairs):
        if chair.kind == "bot" and not chair.name:
            taken = {other.name for other in named}
            wheel = NAMES[game][seat:] + NAMES[game][:seat]
            named[seat] = replace(chair, name=next(name for name in wheel if name not in taken))
    return named
