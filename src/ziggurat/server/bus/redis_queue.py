"""The same queue in Redis, for all servers and workers; each step is one script.

A bell wakes one worker for each job. It carries nothing: should whoever heard it die, the next one
who looks finds the job all the same.
"""

import asyncio
from typing import Any

from redis.asyncio import Redis

from ziggurat.server.bus.job_queue import OVERDUE, QueuedJob, micros

THINKERS = 5.0  # seconds for which whoever took a job, or looked for one, counts
NAMES = ("turns", "times", "bodies", "metas", "last", "owed", "bell", "number", "thinkers")
OFFER = """
local turns, times, bodies, metas, last, owed, bell, number = unpack(KEYS)
local body, who, cost, most = unpack(ARGV)
if redis.call('ZCARD', turns) >= tonumber(most) then return 0 end
local first, clock = redis.call('ZRANGE', turns, 0, 0, 'WITHSCORES'), redis.call('TIME')
if #first == 0 then redis.call('DEL', last) end
local now = tonumber(first[2] or 0)
local turn = math.max(now, tonumber(redis.call('HGET', last, who) or now - 1) + 1)
local id = string.format('%016d', redis.call('INCR', number))
redis.call('HSET', last, who, turn)
redis.call('ZADD', turns, turn, id)
redis.call('ZADD', times, clock[1] + clock[2] / 1e6, id)
redis.call('HSET', bodies, id, body)
redis.call('HSET', metas, id, cost .. ' ' .. who)
if tonumber(cost) > 0 then redis.call('HINCRBY', owed, who, cost) end
redis.call('RPUSH', bell, '')
return 1
"""
TAKE = """
local turns, times, bodies, metas, last, owed, bell, number, thinkers = unpack(KEYS)
local me, threads, overdue, life = unpack(ARGV)
local clock = redis.call('TIME')
local now = clock[1] + clock[2] / 1e6
redis.call('ZADD', thinkers, now + life, threads .. ' ' .. me)
redis.call('ZREMRANGEBYSCORE', thinkers, '-inf', now)
local oldest = redis.call('ZRANGE', times, 0, 0, 'WITHSCORES')
if #oldest == 0 then return false end
local id, since = oldest[1], tonumber(oldest[2])
if now - since < tonumber(overdue) then
    id = redis.call('ZRANGE', turns, 0, 0)[1]
    since = tonumber(redis.call('ZSCORE', times, id))
end
local body = redis.call('HGET', bodies, id)
local cost, who = redis.call('HGET', metas, id):match('^(%d+) (.*)$')
local askers, mine = redis.call('HLEN', owed), redis.call('HGET', owed, who) or '0'
if tonumber(cost) > 0 and redis.call('HINCRBY', owed, who, -cost) <= 0 then
    redis.call('HDEL', owed, who)
end
redis.call('ZREM', turns, id)
redis.call('ZREM', times, id)
redis.call('HDEL', bodies, id)
redis.call('HDEL', metas, id)
redis.call('LPOP', bell)
local all = 0
for _, thinker in ipairs(redis.call('ZRANGE', thinkers, 0, -1)) do
    all = all + tonumber(thinker:match('^%d+'))
end
return {body, tostring(now - since), askers, mine, all}
"""


class RedisQueue:
    """The queue as one process sees it. Raises what AWAY names."""

    def __init__(self, client: Redis, waiting: Redis, prefix: str, me: str) -> None:
        self.client, self.waiting, self.me = client, waiting, me
        self.keys = [f"{prefix}queue:{name}" for name in NAMES]

    async def offer(self, body: bytes, who: str, cost: float, most: int) -> bool:
        """Whether the job is in the queue; more than so many are not."""
        args = body, who, micros(cost), most
        return bool(await self.client.eval(OFFER, len(self.keys), *self.keys, *args))

    async def take(self, seconds: float, threads: int) -> QueuedJob | None:
        """The next job, or nothing after so long."""
        if found := await self.next(threads):
            return found
        async with asyncio.timeout(seconds + THINKERS):
            await self.waiting.blpop([self.keys[NAMES.index("bell")]], max(seconds, 0.001))
        return await self.next(threads)

    async def next(self, threads: int) -> QueuedJob | None:
        args = self.me, threads, OVERDUE, THINKERS
        found: Any = await self.client.eval(TAKE, len(self.keys), *self.keys, *args)
        if not found:
            return None
        body, waited, askers, owed, all_threads = found
        return QueuedJob(body, float(waited), askers, int(owed) / 1e6, all_threads)
