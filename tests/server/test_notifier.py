"""Who is away hears that he is asked: once a question, and not if he is looking."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from server.hubs import ANN, BOB, House, StandingClock, open_house
from server.mailing import Mailbox, mail_server
from server.posting import Web, web_server
from ziggurat.server.store import UserRow
from ziggurat.server.tables.audience import Watcher
from ziggurat.server.tables.table import Table
from ziggurat.server.upkeep.notifier import GRACE, MOST_FAILURES

WAIT = GRACE + 1


async def asked(house: House, table: Table) -> None:
    """Time for one to come by oneself, and then for the server to look twice."""
    await house.pass_by(WAIT)
    for _ in range(2):
        await house.go_round()


def test_a_question_is_told_once_by_webhook_and_mail(tmp_path: Path) -> None:
    box = Mailbox()

    async def story(url: str, mail: str, posts: list[object]) -> None:
        settings: dict[str, Any] = {
            "mail": mail,
            "sender": "tables@club.example",
            "address": "https://club.example/",
            "private_webhooks": True,
        }
        async with open_house(f"sqlite:///{tmp_path}/g.sqlite", **settings) as house:
            bob = replace(BOB, webhook=url, mail="bob@home.example", language="fr")
            await house.hub.store.add_user(ANN)
            await house.hub.store.add_user(bob)
            table = await house.table(ANN, bob)
            await asked(house, table)
            assert posts == []  # Ann, who is asked, left no address

            await house.choose(table, ANN, "pass")
            assert table.match.asked == 1
            await house.pass_by(GRACE - 1)
            await house.go_round()
            assert posts == []  # he may still come by himself
            await house.pass_by(2)
            for _ in range(3):
                await house.go_round()
            assert len(posts) == len(box.mails) == 1

            await house.choose(table, bob, "leader black H7")  # his turn is one question
            await asked(house, table)
            assert len(posts) == len(box.mails) == 1

    with web_server() as site, mail_server(box) as port:
        posts: list[object] = site.posts  # type: ignore[assignment]
        url = f"http://127.0.0.1:{site.server_port}/hook"
        asyncio.run(story(url, f"smtp://127.0.0.1:{port}", posts))
    mail = box.mails[0]
    assert "bob@home.example" in mail["To"] and "Bob" in mail["Subject"]
    assert "https://club.example/table/" in mail.get_content()


@pytest.mark.slow
def test_who_is_looking_is_not_told(tmp_path: Path) -> None:
    async def story(site: Web, url: str) -> None:
        clock = StandingClock()
        database = f"sqlite:///{tmp_path}/g.sqlite"
        async with open_house(database, clock, private_webhooks=True) as house:
            ann = replace(ANN, webhook=url)
            await house.hub.store.add_user(ann)
            table = await house.table(ann, BOB)
            with house.hub.watched(table, Watcher(0, "en", 0)):
                await asked(house, table)
            assert site.posts == []
        async with open_house(database, clock, private_webhooks=True) as house:
            await asked(house, table)  # after a restart nobody is looking
            assert len(site.posts) == 1
        async with open_house(database, clock, private_webhooks=True) as house:
            await asked(house, table)  # and what was told is not told again
            assert len(site.posts) == 1

    with web_server() as site:
        asyncio.run(story(site, f"http://127.0.0.1:{site.server_port}/"))


def test_a_webhook_that_always_fails_is_left_alone(tmp_path: Path) -> None:
    async def story(site: Web, url: str) -> UserRow:
        database = f"sqlite:///{tmp_path}/g.sqlite"
        async with open_house(database, private_webhooks=True) as house:
            ann = replace(ANN, webhook=url)
            await house.hub.store.add_user(ann)
            for _ in range(MOST_FAILURES + 2):
                await asked(house, await house.table(ann, BOB))
            kept = await house.hub.store.user(ann.id)
            assert kept
            return kept

    with web_server(500) as site:
        kept = asyncio.run(story(site, f"http://127.0.0.1:{site.server_port}/"))
    assert kept.failures == len(site.posts) == MOST_FAILURES


def test_a_webhook_does_not_reach_into_our_own_network(tmp_path: Path) -> None:
    async def story(site: Web, url: str) -> None:
        async with open_house(f"sqlite:///{tmp_path}/g.sqlite") as house:
            ann = replace(ANN, webhook=url)
            await house.hub.store.add_user(ann)
            await asked(house, await house.table(ann, BOB))
            kept = await house.hub.store.user(ann.id)
            assert (site.posts, kept and kept.failures) == ([], 1)

    with web_server() as site:
        asyncio.run(story(site, f"http://127.0.0.1:{site.server_port}/"))
