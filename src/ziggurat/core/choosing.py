"""What may be chosen for a game, by so many, beside what is chosen already; and why not."""

from itertools import product
from typing import Any

from ziggurat.core.game import Game
from ziggurat.core.options import Option, Options
from ziggurat.core.text import Message


def refusal(game: Game, seats: int, options: Options) -> Message | None:
    """Why so many cannot play with these options; nothing if they can."""
    for option in game.options:
        if isinstance(option, Option) and options[option.name] not in option.values_at(seats):
            return Message(option.otherwise)
    return game.refuses(seats, options)


def refused_values(game: Game, seats: int, options: Options) -> list[tuple[str, Any, Message]]:
    """Every value that could not be put in the place of what is chosen, and why."""
    tried = [
        (option.name, value, refusal(game, seats, options | {option.name: value}))
        for option in game.options
        for value in option.values
        if value != options[option.name]
    ]
    return [(name, value, why) for name, value, why in tried if why]


def nearest(game: Game, seats: int, wished: Options) -> Options:
    """What so many can play that differs least from a wish; where it must differ, as usual."""
    usual = {option.name: option.default_at(seats) for option in game.options}
    values = [
        tuple(dict.fromkeys((wished[o.name], usual[o.name], *o.values_at(seats))))
        for o in game.options
    ]
    found = [dict(zip(usual, mix, strict=True)) for mix in product(*values)]
    return min(
        (options for options in found if refusal(game, seats, options) is None),
        key=lambda options: sum(
            (options[name] != wished[name]) * (1.0 + 0.1 * (options[name] != usual[name]))
            for name in options
        ),
    )
