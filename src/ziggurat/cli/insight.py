"""What `hint` and `analyse` share: their sentences, chances in percent, the names of seats."""

from collections.abc import Iterable
from itertools import pairwise
from typing import TYPE_CHECKING

from ziggurat.core.text import Message, Phrasebook

if TYPE_CHECKING:
    from ziggurat.core.game import Game

# Said in the middle of sentences, so French has its article.
SEATS = {"en": "seat {}", "fr": "la place {}"}
BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60  # columns of a curve

INSIGHT = Phrasebook(
    {
        "hint_for": (
            "{title}, for {seat:seat}, as the {level} sees it:",
            "{title}, pour {seat:seat}, selon le niveau {level} :",
        ),
        "advice": ("{place}. {move}: {percent} %.", "{place}. {move} : {percent} %."),
        "analysed": (
            "{title}, {seats} players, {decisions} {decisions:decision|decisions}.",
            "{title}, {seats} joueurs, {decisions} {decisions:décision|décisions}.",
        ),
        "curves": (
            "Chance to win, from the deal to the end:",
            "Chances de gagner, de la donne à la fin :",
        ),
        "moments": ("Key moments:", "Moments clés :"),
        "no_moments": (
            "No single decision or draw moved the game much.",
            "Aucune décision ni aucune pioche n'a beaucoup compté à elle seule.",
        ),
        "blunder": (
            "{seat:seat}, {move}: a blunder, {percent} % where {best} left {most} %.",
            "{seat:seat}, {move} : une erreur, {percent} % là où {best} laissait {most} %.",
        ),
        "stroke": (
            "{seat:seat}, {move}: a stroke, {percent} % "
            "where anything else left {least} % at most.",
            "{seat:seat}, {move} : un coup fort, {percent} % "
            "là où tout autre laissait {least} % au plus.",
        ),
        "draw": (
            "The draw serves {seat:seat}: {percent} % more than could be expected.",
            "La pioche sert {seat:seat} : {percent} % de plus que ce qu'on attendait.",
        ),
        "deal": (
            "The deal serves {seat:seat}: {percent} % more than could be expected.",
            "La donne sert {seat:seat} : {percent} % de plus que ce qu'on attendait.",
        ),
        "luck": ("Luck of the draws: {seats}.", "Chance des pioches : {seats}."),
        "lost": (
            "Given away by a decision, on average: {seats}.",
            "Laissé échapper par décision, en moyenne : {seats}.",
        ),
        "no_such_seat": (
            "there is no seat {number} among {seats}.",
            "il n'y a pas de place {number} parmi {seats}.",
        ),
    }
)


def names(seats: int, language: str) -> list[str]:
    return [SEATS[language].format(seat) for seat in range(seats)]


def speak(message: Message, game: "Game", seats: int, language: str) -> str:
    """A sentence of these commands, or of the reasons of a game's bots."""
    from ziggurat.bots.reasons import book_of

    return (book_of(game) | INSIGHT).say(message, language, names(seats, language))


def aloud(reasons: Iterable[Message], game: "Game", seats: int, language: str) -> list[str]:
    """Reasons told to everybody, not to the seat whose move it was."""
    from ziggurat.bots.grounds import OTHERS, spoken_to

    return [speak(spoken_to(reason, OTHERS), game, seats, language) for reason in reasons]


def percent(chance: float) -> int:
    return round(100 * chance)


def signed(chance: float) -> str:
    """`+12 %`, as luck is told."""
    return f"{percent(chance):+d} %".replace("-", "−")


def curve(chances: list[float]) -> str:
    """A line of bars, each the mean of as many moments as fit into a column."""
    columns = min(WIDTH, len(chances))
    edges = [len(chances) * i // columns for i in range(columns + 1)]
    means = [sum(chances[a:b]) / (b - a) for a, b in pairwise(edges)]
    return "".join(BARS[min(int(mean * len(BARS)), len(BARS) - 1)] for mean in means)
