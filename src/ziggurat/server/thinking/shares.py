"""How long a bot may think when others wait: a fair share of the time within which all answer.

Everybody who waits has the same right to the time until the oldest job is overdue, and shares it
among his own jobs. Less than a quarter of what a level needs is not worth it: then a level plays
that takes no time to speak of, and is named.
"""

from fractions import Fraction

from ziggurat.bots.players.levels import player_of, quick
from ziggurat.server.bus import OVERDUE, QueuedJob
from ziggurat.server.thinking.jobs import NO_TIME, Job

# What a person can be told: "for two thirds of its time".
SHARES = tuple(map(Fraction, ("3/4", "2/3", "1/2", "1/3", "1/4")))
WHOLE = ""


def cost_of(game: str, level: str) -> float:
    """Seconds that a level may think; none, where it takes no time to speak of."""
    player = player_of(game, level)
    return player.budget.seconds if player.takes_time else 0.0


def share_of(job: Job, queued: QueuedJob) -> str:
    """How much of its time a job gets, as a fraction in words; nothing says all of it."""
    if not cost_of(job.game, job.level) or quick(job.level) == job.level:
        return WHOLE
    left = max(0.0, OVERDUE - queued.waited) * queued.threads / max(1, queued.askers)
    if left >= queued.owed:
        return WHOLE
    fitting = (share for share in SHARES if share * Fraction(queued.owed) <= left)
    return str(next(fitting, NO_TIME))
