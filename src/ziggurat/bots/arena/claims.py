"""What the bots must be able to do, as matches: the rows of the table in docs/bots.md."""

from dataclasses import dataclass

from ziggurat.bots.evaluation.evaluations import EVALUATIONS
from ziggurat.core.ways import LEVELS, Claim

GAMES = 400  # in a match that is played out


@dataclass(frozen=True, slots=True)
class GameClaim(Claim):
    """What is claimed of the bots of one game."""

    game: str = ""

    @property
    def command(self) -> str:
        """What anybody may type to see for himself."""
        seats = f" --seats {self.seats}" if self.seats != 2 else ""
        return f"ziggurat arena {self.game} {self.bot} {self.against} --games {GAMES}{seats}"


def of_game(game: str, claim: Claim) -> GameClaim:
    return GameClaim(claim.bot, claim.against, claim.share, claim.seats, game)


BELOW = tuple(zip(LEVELS[1:], LEVELS, strict=False))
CLAIMS = (
    *(
        of_game(game, claim)
        for game, evaluation in EVALUATIONS.items()
        for claim in evaluation.claims
    ),
    *(of_game(game, Claim(*pair, 0.70)) for game in EVALUATIONS for pair in BELOW),
)
