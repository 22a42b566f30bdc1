"""One request as far as it is understood, and the ways to answer it."""

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from ziggurat.core.text import Message
from ziggurat.server.people.limits import Limiter
from ziggurat.server.people.passwords import Passwords
from ziggurat.server.people.sessions import RecognizedUser, Sessions
from ziggurat.server.people.sign_outs import SignOuts
from ziggurat.server.store import UserRow
from ziggurat.server.tables.hub import Hub
from ziggurat.server.tables.table import Table
from ziggurat.server.text import SERVER, in_words, language_of, preferred
from ziggurat.server.wire.messages import Refusal
from ziggurat.server.wire.strict import Sent

IN_LINES = "application/x-ndjson"  # the type of an answer that comes line by line


class Query(Sent):
    """What may stand behind the question mark of every address."""

    language: str = ""


class No(Exception):
    """A request that is declined, with its status and, perhaps, a sentence of its own."""

    def __init__(self, status: int, key: str, text: str = "", **args: Any) -> None:
        self.status, self.message, self.text = status, Message(key, args), text
        self.headers: dict[str, str] = {}
        super().__init__(key)


@dataclass(slots=True)
class Call:
    """A request; who asks, at which table, with which query and body is filled in as it is read."""

    request: Request
    signed_in: RecognizedUser | None = None
    query: Any = field(default_factory=Query)
    body: Any = None
    table: Any = None
    who: str = ""  # by whom it is counted: a user, or an address

    @property
    def hub(self) -> Hub:
        hub: Hub = self.request.app.state.hub
        return hub

    @property
    def sessions(self) -> Sessions:
        sessions: Sessions = self.request.app.state.sessions
        return sessions

    @property
    def sign_outs(self) -> SignOuts:
        sign_outs: SignOuts = self.request.app.state.sign_outs
        return sign_outs

    @property
    def passwords(self) -> Passwords:
        return self.sessions.passwords

    @property
    def user(self) -> UserRow | None:
        """Who asks, if that is somebody we know."""
        return self.signed_in.user if self.signed_in else None

    @property
    def known(self) -> UserRow:
        """Who asks. Raises No if that is nobody we know."""
        if self.user is None:
            raise No(401, "who_are_you")
        return self.user

    @property
    def language(self) -> str:
        """The language that is asked for in the address, or else by the browser."""
        wish = self.request.query_params.get("language")
        return (
            language_of(wish)
            if wish
            else preferred(self.request.headers.get("accept-language", ""))
        )

    async def count(self, limit: str, *identity: str) -> None:
        """One more time; too often raises No."""
        limiter: Limiter = self.request.app.state.limiter
        if not await limiter.allows(limit, *identity):
            raise too_early("too_often", await limiter.wait(limit, *identity))


def too_early(key: str, seconds: int) -> No:
    """A refusal that says when to come back, to people and to programs."""
    no = No(429, key, seconds=seconds)
    no.headers["Retry-After"] = str(seconds)
    return no


def reply(value: Any, status: int = 200) -> Response:
    if value is None:
        return Response(status_code=status)
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def reply_in_lines(values: AsyncIterator[Any]) -> Response:
    """A line of JSON for each value, as they come: nobody on the way may wait for more of them."""
    lines = (msgspec.json.encode(value) + b"\n" async for value in values)
    return StreamingResponse(lines, media_type=IN_LINES, headers={"X-Accel-Buffering": "no"})


def refusal(call: Call, no: No) -> Response:
    """Why not, in the language of the one who asks."""
    table: Table | None = call.table
    if table is not None:
        said = in_words(table.match.game.book, no.message, call.language, table.names)
    else:
        said = SERVER.say(no.message, call.language)
    answer = reply(Refusal("", no.message.key, no.text or said, 0), no.status)
    if no.status == 401:
        no.headers["WWW-Authenticate"] = "Bearer"
    answer.headers.update(no.headers)
    return answer
