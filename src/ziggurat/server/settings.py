"""How a server is set up: everything its command line can say."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ziggurat.core.errors import Malformed

# How often something may be asked for: by one address, one user or one line.
LIMITS: Mapping[str, str] = {
    "guest": "30/minute",  # new guests and accounts, by address
    "login": "10/minute",  # by address, and by name
    "create": "30/minute",  # new tables, by user
    "analyse": "20/minute",  # analyses of finished games, by user or address
    "advise": "60/minute",  # hints, and reasons for moves, by user or address
    "ask": "50/second",  # requests, by user or address
    "message": "30/second",  # messages on one socket
    "say": "30/minute",  # lines of chat, by user
    "chat": "120/minute",  # lines of chat at one table
}
OFF = "off"
TOLD = "ZIGGURAT_SETTINGS"  # how each serving process hears what the command line said
RATE = re.compile(r"[1-9][0-9]*/(second|minute|hour|day)")
NO_LIMITS: Mapping[str, str] = dict.fromkeys(LIMITS, OFF)


@dataclass(frozen=True, slots=True)
class Settings:
    """One server of perhaps several that share a database."""

    database: str
    redis: str | None = None
    threads: int = 1  # in which bots think here; none, if workers do
    pause: float = 0.0  # seconds a bot takes at least, so that people can follow
    limits: Mapping[str, str] = field(default_factory=lambda: LIMITS)
    address: str = ""  # what people type to come here: for links in mails, and a name of ours
    mail: str = ""  # smtp://…, or nothing: no mail is sent
    sender: str = ""  # who writes these mails
    private_webhooks: bool = False  # whether webhooks may point into our own network


def limits_with(wishes: Sequence[str]) -> Mapping[str, str]:
    """The limits, but for those said to be others, as `guest=5/minute`. Raises Malformed."""
    limits = dict(LIMITS)
    for wish in wishes:
        name, _, rate = wish.partition("=")
        if name not in LIMITS:
            raise Malformed("--limit", f"is for one of {', '.join(LIMITS)}, not {name!r}")
        if rate != OFF and not RATE.fullmatch(rate):
            raise Malformed("--limit", f"{rate!r} is no rate such as 30/minute, nor {OFF!r}")
        limits[name] = rate
    return limits
