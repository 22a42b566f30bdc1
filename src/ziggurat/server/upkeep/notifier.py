"""People who are away hear that they are asked: by mail and webhook, once a question."""

import structlog

from ziggurat.server.notices import (
    Crowded,
    Notice,
    NotSent,
    Outbox,
    mail_settings,
    send_mail,
    send_webhook,
)
from ziggurat.server.play.updates import asked_of
from ziggurat.server.settings import Settings
from ziggurat.server.store import GameRow, UserRow
from ziggurat.server.tables.chairs import plays_by_itself
from ziggurat.server.tables.hub import Hub
from ziggurat.server.tables.table import Table
from ziggurat.server.telemetry.metrics import NOTICES
from ziggurat.server.upkeep.faults_apart import FaultsApart

GRACE = 60.0  # seconds in which one may come and look by oneself
MEMORY = 24 * 3600.0  # seconds; older questions are not told of after a restart
MOST_FAILURES = 5  # in a row, after which a webhook is left alone
log = structlog.get_logger()


class Notifier:
    """Finds the questions nobody looked at, and tells whom they are put to."""

    def __init__(self, hub: Hub, settings: Settings) -> None:
        self.hub, self.settings = hub, settings
        self.mail = mail_settings(settings.mail, settings.sender) if settings.mail else None
        self.faults = FaultsApart()
        self.outbox = Outbox()
        self.begin_at(hub.clock.now())

    def begin_at(self, now: float) -> None:
        self.seen = now - MEMORY  # questions put before are looked at already

    async def go_round(self) -> None:
        """Look at every question that has become old enough since the last round."""
        hub, until = self.hub, self.hub.clock.now() - GRACE
        for row in await hub.store.asked_between(self.seen, until):
            async with self.faults.kept_apart(row.id):
                if not await self.is_settled(row):
                    until = min(until, row.changed - 0.001)
        self.seen = max(self.seen, until)

    async def is_settled(self, row: GameRow) -> bool:
        """Whether a question needs no other look: its person was told, or need not be."""
        user = await self.reachable(row)
        if user is None:
            return True
        known = row.id in self.hub.tables
        table = await self.hub.table(row.id)
        if table is None or not known:
            return False  # people who watch through another server are heard of until next round
        await self.look_at(table, user)
        return True

    async def reachable(self, row: GameRow) -> UserRow | None:
        """The person who is asked, if he wants to be told."""
        chair = row.chairs[row.asked]
        if plays_by_itself(chair):
            return None
        user = await self.hub.store.user(chair.user)
        return user if user and self.ways(user) else None

    async def look_at(self, table: Table, user: UserRow) -> None:
        """Tell a person who is still asked and not there, unless he was told before."""
        seat = table.match.asked
        if not table.is_live or table.row.chairs[seat].user != user.id:
            return
        if table.audience.presence().present[seat]:
            return
        now, decision = self.hub.clock.now(), question_of(table, seat)
        if await self.hub.store.add_notice(table.row.id, user.id, decision, now):
            self.hub.run(self.tell(user, self.notice(table, user)))

    def ways(self, user: UserRow) -> list[str]:
        """How a user can be reached."""
        webhook = user.webhook and user.failures < MOST_FAILURES
        return [way for way, ok in (("mail", user.mail and self.mail), ("webhook", webhook)) if ok]

    def notice(self, table: Table, user: UserRow) -> Notice:
        match, address = table.match, self.settings.address.rstrip("/")
        return Notice(
            table=table.row.id,
            title=match.game.title,
            name=table.names[match.asked],
            language=user.language,
            question=asked_of(table, match.state, match.asked, user.language),
            link=f"{address}/table/{table.row.id}" if address else "",
        )

    async def tell(self, user: UserRow, notice: Notice) -> None:
        for way in self.ways(user):
            try:
                await self.outbox.send(user.id, self.send, way, user, notice)
            except Crowded as error:
                log.warning("notice_not_sent", way=way, user=user.id, why=str(error))
            except NotSent as error:
                log.warning("notice_not_sent", way=way, user=user.id, why=str(error))
                await self.count(way, user, failed=True)
            else:
                await self.count(way, user, failed=False)

    def send(self, way: str, user: UserRow, notice: Notice) -> None:
        if way == "mail":
            assert self.mail
            send_mail(self.mail, user.mail, notice)
        else:
            send_webhook(user.webhook, notice, allow_private=self.settings.private_webhooks)

    async def count(self, way: str, user: UserRow, failed: bool) -> None:
        """A webhook that fails again and again is left alone until its owner sets it anew."""
        NOTICES.labels(way, str(not failed).lower()).inc()
        failures = user.failures + 1 if failed else 0
        if way == "webhook" and failures != user.failures:
            await self.hub.store.change_user(user.id, {"failures": failures})


def question_of(table: Table, seat: int) -> int:
    """The number of the decision with which a seat began to be asked: its turn is one question."""
    history = table.match.history
    first = len(history)
    while first and history[first - 1].seat == seat:
        first -= 1
    return first
