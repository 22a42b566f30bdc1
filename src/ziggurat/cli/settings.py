"""The options and levels of the games, as the help of `ziggurat play` lists them."""

from ziggurat.bots.players.levels import levels_of
from ziggurat.bots.players.strength import strength_of
from ziggurat.core.game import Game
from ziggurat.core.options import Document, Setting
from ziggurat.games import GAMES


def options_of_games(name: str | None = None) -> str:
    """The options of a game, or of all: their values, and in brackets what is usual."""
    some = [GAMES[name]] if name in GAMES else list(GAMES.values())
    lines = ["options of the games, given as --option NAME=VALUE:"]
    for game in some:
        few, most = game.seats[0], game.seats[-1]
        seats = f"{few} to {most}" if most > few else f"{few}"
        lines.append(f"  {game.name}: {game.title}, {seats} seats")
        lines += [f"    {line_of(option, game)}" for option in game.options]
        lines += [f"    {found}" for found in [elo_of(game.name)] if found]
    return "\n".join(lines)


def elo_of(game: str) -> str:
    """`Elo for two, random play at 0: apprentice 560, scribe 870`, of the levels that have it."""
    known = ((level, strength_of(game, level)) for level in levels_of(game))
    told = [f"{level} {found.elo}" for level, found in known if found]
    return f"Elo for two, random play at 0: {', '.join(told)}" if told else ""


def line_of(option: Setting, game: Game) -> str:
    """`map=34, map=45 or map=border, or map=FILE (34; with 5 seats 45)`."""
    values = [f"{option.name}={written(value)}" for value in option.values]
    if isinstance(option, Document):
        values.append(f"{option.name}=FILE")
    *rest, last = values
    return f"{', '.join(rest)} or {last} ({usual(option, game)})"


def usual(option: Setting, game: Game) -> str:
    """The default, and for how many seats there is another."""
    found = {seats: written(option.default_at(seats)) for seats in game.seats}
    first = found[game.seats[0]]
    others = [f"with {seats} seats {value}" for seats, value in found.items() if value != first]
    return "; ".join([first, *others])


def written(value: bool | str) -> str:
    """A value as it is typed."""
    return str(value).lower() if isinstance(value, bool) else value
