"""Who is there: a signed name for a user, in a cookie or in a header."""

import secrets
import time

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from ziggurat.server.passwords import Passwords
from ziggurat.server.store import Store, UserRow

COOKIE = "ziggurat"
ID_BYTES = 12
DAY = 24 * 3600
YEAR = 365 * DAY


class Sessions:
    """Signs and reads the tokens of one server; its key is kept in the store.

    A token holds a user's id and epoch, and is good until the epoch changes. It does not grow
    old by itself: a guest has nothing else to come back with.
    """

    def __init__(self, store: Store, passwords: Passwords | None = None) -> None:
        self.store, self.passwords = store, passwords or Passwords()
        self.signer: URLSafeSerializer | None = None

    async def open(self) -> None:
        key = await self.store.setting("session key", secrets.token_bytes(32))
        self.signer = URLSafeSerializer(key, salt="session")
        self.words = URLSafeTimedSerializer(key, salt="mail")

    async def add(self, name: str, password: str = "") -> UserRow:
        """A new guest or, with the hash of a password, an account. Raises Taken."""
        id = secrets.token_urlsafe(ID_BYTES)
        user = UserRow(id, name, not password, password, time.time())
        await self.store.add_user(user)
        return user

    def token(self, user: UserRow) -> str:
        """What a user is known by from now on."""
        assert self.signer
        return str(self.signer.dumps([user.id, user.epoch]))

    def claim(self, request: HTTPConnection) -> tuple[str, int] | None:
        """The id and the epoch that we signed once; whether they are still good, `user` knows."""
        scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
        token = bearer.strip() if scheme.lower() == "bearer" else request.cookies.get(COOKIE, "")
        assert self.signer
        try:
            found = self.signer.loads(token)
        except BadData:
            return None
        match found:
            case [str(id), int(epoch)]:
                return id, epoch
        return None  # signed by an older server

    async def user(self, request: HTTPConnection) -> UserRow | None:
        """Who asks, if it is somebody we know."""
        claim = self.claim(request)
        user = await self.store.user(claim[0]) if claim else None
        return user if user and claim and user.epoch == claim[1] else None

    def word_for(self, user: UserRow, mail: str) -> str:
        """What only who reads the mails of this address can know."""
        return str(self.words.dumps([user.id, mail]))

    def mail_of(self, user: UserRow, word: str) -> str:
        """The address that a word is for; nothing, if it is old, another's or none of ours."""
        try:
            found = self.words.loads(word, max_age=DAY)
        except BadData:
            return ""
        return str(found[1]) if found[0] == user.id else ""

    def remember(self, response: Response, request: HTTPConnection, user: UserRow) -> None:
        """Let the browser send the token with every request, and show it to no script."""
        response.set_cookie(
            COOKIE,
            self.token(user),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )

    def forget(self, response: Response) -> None:
        """Let the browser drop the token."""
        response.delete_cookie(COOKIE, httponly=True, samesite="lax")
