"""What the bots must be able to do, as matches: the rows of the table in docs/bots.md."""

from dataclasses import dataclass

from ziggurat.bots.levels import KING, LEVELS, VIZIER

GAMES = 400  # in a match that is played out


@dataclass(frozen=True, slots=True)
class Claim:
    """A bot wins at least such a share of the seats it takes against others."""

    game: str
    bot: str
    against: str
    share: float
    seats: int = 2

    @property
    def command(self) -> str:
        """What anybody may type to see for himself."""
        seats = f" --seats {self.seats}" if self.seats != 2 else ""
        return f"ziggurat arena {self.game} {self.bot} {self.against} --games {GAMES}{seats}"


ONE_PLY = Claim("tigris", "learned", "hand", 0.95)
BELOW = tuple(zip(LEVELS[1:], LEVELS, strict=False))
CLAIMS = (
    ONE_PLY,
    Claim("tigris", KING, "learned", 0.75),
    Claim("tigris", KING, VIZIER, 0.35, seats=4),
    Claim("babel", KING, "plan-96-hand", 0.80),
    Claim("china", KING, "hand", 0.90),
    Claim("china", KING, "hand", 0.90, seats=3),
    *(
        Claim(game, better, worse, 0.70)
        for game in ("tigris", "china", "babel")
        for better, worse in BELOW
    ),
)
