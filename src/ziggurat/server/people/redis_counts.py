"""Counts that several servers share, in Redis."""

from limits.aio.storage import RedisStorage
from redis.asyncio import ConnectionPool
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from ziggurat.server.people.counts import Counts

PATIENCE = 0.5  # seconds for Redis to answer


def in_redis(url: str) -> Counts:
    """Counts over connections that give up soon: those who ask are waiting."""
    pool = ConnectionPool.from_url(
        url,
        socket_timeout=PATIENCE,
        socket_connect_timeout=PATIENCE,
        retry=Retry(NoBackoff(), 0),
    )
    storage = RedisStorage(
        f"async+{url}",
        implementation="redispy",
        key_prefix="ziggurat:limits",
        connection_pool=pool,  # type: ignore[arg-type]  # handed on to Redis as it is
    )
    return Counts(storage, (RedisError, OSError), pool.disconnect)
