"""How often somebody may ask, counted in memory or, for several servers, in Redis."""

import math
import time
from collections.abc import Callable, Mapping
from ipaddress import IPv6Address, ip_address

import structlog
from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import FixedWindowRateLimiter
from starlette.requests import HTTPConnection

from ziggurat.server.people.counts import Counts
from ziggurat.server.settings import OFF

PAUSE = 5.0  # seconds before we ask a Redis again that did not
log = structlog.get_logger()


def counts_in(redis: str | None) -> Counts:
    if redis is None:
        return Counts(MemoryStorage())
    # Here, so that a server that is alone need not load the rest.
    from ziggurat.server.people.redis_counts import in_redis

    return in_redis(redis)


class Limiter:
    """Counts by name and by whoever asks, in windows that begin with the first time.

    At the border of two windows somebody may ask twice as often for a moment. Counting every
    single time instead would cost a sweep over all who asked lately, with each request.
    """

    def __init__(self, rates: Mapping[str, str], redis: str | None = None) -> None:
        self.rates = {name: parse(rate) for name, rate in rates.items() if rate != OFF}
        self.counts = counts_in(redis)
        self.windows = FixedWindowRateLimiter(self.counts.storage)
        self.resting = -math.inf  # until then Redis is not asked

    async def allows(self, name: str, *identity: str) -> bool:
        """Count this time, and say whether it was not too often."""
        rate = self.rates.get(name)
        if rate is None or time.monotonic() < self.resting:
            return True
        try:
            allowed = await self.windows.hit(rate, name, *identity)
        except self.counts.away as error:
            self.let_rest(error)
            return True
        if self.resting > -math.inf:
            log.info("limits_hold_again")
            self.resting = -math.inf
        return allowed

    def let_rest(self, error: Exception) -> None:
        """Better no limits than no games; this is said once, until Redis answers again."""
        if self.resting == -math.inf:
            log.warning("limits_lifted", why=str(error))
        self.resting = time.monotonic() + PAUSE

    async def wait(self, name: str, *identity: str) -> int:
        """In how many seconds it is worth asking again."""
        rate = self.rates[name]
        try:
            stats = await self.windows.get_window_stats(rate, name, *identity)
        except self.counts.away:
            return rate.get_expiry()
        return max(1, math.ceil(stats.reset_time - time.time()))

    async def allows_line(self, user: str, table: str) -> bool:
        """Count a line of chat, for its sayer and for its table."""
        return await self.allows("say", user) and await self.allows("chat", table)

    def line(self) -> "Bucket":
        """The limit on the messages of one socket."""
        return bucket_of(self.rates.get("message"))

    async def open(self) -> None:
        """Nothing yet: a connection is made when it is needed."""

    async def close(self) -> None:
        if self.counts.let_go:
            await self.counts.let_go()


class Bucket:
    """A bucket that holds so many messages, and fills at a steady pace.

    The storage in memory of `limits` starts a thread to sweep up after nearly every message,
    0.4 ms each; this takes less than a thousandth of that.
    """

    def __init__(self, most: float, pace: float, now: Callable[[], float] = time.monotonic) -> None:
        self.most = self.left = most
        self.pace, self.now, self.at = pace, now, now()

    def allows(self) -> bool:
        """Count one message, and say whether it was not one too many."""
        now = self.now()
        self.left = min(self.most, self.left + (now - self.at) * self.pace)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


def bucket_of(rate: RateLimitItem | None, now: Callable[[], float] = time.monotonic) -> Bucket:
    return (
        Bucket(rate.amount, rate.amount / rate.get_expiry(), now) if rate else Bucket(math.inf, 0)
    )


def address_of(request: HTTPConnection) -> str:
    """Where a request comes from; of IPv6 the network, for each house has many addresses."""
    host = request.client.host if request.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(IPv6Address(int(address) >> 64 << 64))
    return host
