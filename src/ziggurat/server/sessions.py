"""Who is there: a signed name for a user, in a cookie or in a header."""

import secrets
import time

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection

from ziggurat.server.store import Store, UserRow

COOKIE = "ziggurat"
ID_BYTES = 12


class Sessions:
    """Signs and reads the tokens of one server; its key is kept in the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.signer: URLSafeSerializer | None = None

    async def open(self) -> None:
        key = await self.store.setting("session key", secrets.token_bytes(32))
        self.signer = URLSafeSerializer(key, salt="session")

    async def guest(self, name: str) -> tuple[UserRow, str]:
        """A new guest, and the token to be known by."""
        user = UserRow(secrets.token_urlsafe(ID_BYTES), name, True, "", time.time())
        await self.store.add_user(user)
        assert self.signer
        return user, str(self.signer.dumps(user.id))

    async def user(self, request: HTTPConnection) -> UserRow | None:
        """Who asks, if it is somebody we know."""
        bearer = request.headers.get("authorization", "").removeprefix("Bearer ")
        token = bearer or request.cookies.get(COOKIE, "")
        assert self.signer
        try:
            id = self.signer.loads(token)
        except BadSignature:
            return None
        return await self.store.user(str(id))
