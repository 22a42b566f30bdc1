"""Who is there: a signed name for a session of a user, in a cookie or in a header."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from ziggurat.server.people.passwords import Passwords
from ziggurat.server.store import SessionProof, SessionRow, Store, UserRow

COOKIE = "ziggurat"
ID_BYTES = 12
DAY = 24 * 3600
LIFE = 90 * DAY  # of a session that nobody uses
GUEST_LIFE = 365 * DAY  # a guest has nothing else to come back with


@dataclass(frozen=True, slots=True)
class TokenClaim:
    """What a token says that we signed once; whether it is still good, the store knows."""

    user: str
    epoch: int
    session: str  # nothing in a token from before there were sessions
    by_cookie: bool

    @property
    def signed_in(self) -> SessionProof:
        """What the store must still know, should it be asked."""
        return SessionProof(self.user, self.epoch, self.session)


@dataclass(frozen=True, slots=True)
class RecognizedUser:
    """Somebody whose token is good, and whether it is time for his browser to get it anew."""

    user: UserRow
    claim: TokenClaim
    is_renewed: bool


def life_of(user: UserRow) -> int:
    """For how many seconds a session lives that is not used."""
    return GUEST_LIFE if user.guest else LIFE


class Sessions:
    """Signs and reads the tokens of one server; its key is kept in the store.

    A token names a user, his epoch and a session. It is good until the epoch changes, the session
    is signed out, or nobody uses it for a season; a guest has a year, and all the time in the
    world as long as he sits at a live table.
    """

    def __init__(
        self,
        store: Store,
        passwords: Passwords | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.store, self.passwords, self.now = store, passwords or Passwords(), now
        self.signer: URLSafeSerializer | None = None
        self.since = 0.0  # when sessions came to this store: older tokens count from then

    async def open(self) -> None:
        key = await self.store.setting("session key", secrets.token_bytes(32))
        self.signer = URLSafeSerializer(key, salt="session")
        self.words = URLSafeTimedSerializer(key, salt="mail")
        self.since = float(await self.store.setting("sessions since", str(self.now()).encode()))

    async def add(self, name: str, password: str = "") -> UserRow:
        """A new guest or, with the hash of a password, an account. Raises Taken."""
        id = secrets.token_urlsafe(ID_BYTES)
        user = UserRow(id, name, not password, password, self.now())
        await self.store.add_user(user)
        return user

    # A session's life.

    async def begin(self, user: UserRow) -> str:
        """What a user is known by from now on, in one browser or program."""
        id, now = secrets.token_urlsafe(ID_BYTES), self.now()
        await self.store.add_session(SessionRow(id, user.id, now, now))
        return self.token(TokenClaim(user.id, user.epoch, id, by_cookie=True))

    async def end(self, claim: TokenClaim) -> None:
        """Sign out; a token that names no session can only be voided with all of its user's."""
        if claim.session:
            await self.store.end_session(claim.session)
            return
        known = await self.check(claim)
        if known:
            await self.store.change_user(claim.user, {"epoch": known.user.epoch + 1})

    async def check(self, claim: TokenClaim) -> RecognizedUser | None:
        """Whose claim it is, if it is still good; to use a session keeps it alive."""
        found = await self.store.signed_in(claim.user, claim.session)
        if found is None:
            return None
        user, seen = found
        seen = seen if claim.session else self.since
        if user.epoch != claim.epoch or seen is None or await self.is_too_old(user, seen):
            return None
        is_renewed = self.now() - seen > DAY
        if is_renewed and claim.session:
            await self.store.touch_session(claim.session, self.now())
        return RecognizedUser(user, claim, is_renewed or not claim.session)

    async def is_too_old(self, user: UserRow, seen: float) -> bool:
        """A guest who sits at a live table could not come back there in any other way."""
        if self.now() - seen <= life_of(user):
            return False
        return not (user.guest and await self.store.games("live", user.id, limit=1))

    # Tokens.

    def token(self, claim: TokenClaim) -> str:
        assert self.signer
        return str(self.signer.dumps([claim.user, claim.epoch, claim.session]))

    def claim(self, request: HTTPConnection) -> TokenClaim | None:
        """What we signed once, if this is it."""
        scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
        by_cookie = scheme.lower() != "bearer"
        token = request.cookies.get(COOKIE, "") if by_cookie else bearer.strip()
        assert self.signer
        try:
            found = self.signer.loads(token)
        except BadData:
            return None
        match found:
            case [str(user), int(epoch), str(session)] if session:
                return TokenClaim(user, epoch, session, by_cookie)
            case [str(user), int(epoch)]:
                return TokenClaim(user, epoch, "", by_cookie)
        return None  # signed by an older server

    async def known(self, request: HTTPConnection) -> RecognizedUser | None:
        """Who asks, if it is somebody we know."""
        claim = self.claim(request)
        return await self.check(claim) if claim else None

    # Words in mails.

    def word_for(self, user: UserRow, mail: str) -> str:
        """What only a reader of the mails to this address can know."""
        return str(self.words.dumps([user.id, mail]))

    def mail_of(self, user: UserRow, word: str) -> str:
        """The address that a word is for; nothing, if it is old, another's or none of ours."""
        try:
            found = self.words.loads(word, max_age=DAY)
        except BadData:
            return ""
        return str(found[1]) if found[0] == user.id else ""

    # Cookies.

    async def renew(
        self, response: Response, request: HTTPConnection, known: RecognizedUser
    ) -> None:
        """Let the browser keep its cookie for as long as the session lives."""
        if known.is_renewed and known.claim.by_cookie:
            claim, user = known.claim, known.user
            token = self.token(claim) if claim.session else await self.begin(user)
            self.remember(response, request, user, token)

    def remember(
        self, response: Response, request: HTTPConnection, user: UserRow, token: str
    ) -> None:
        """Let the browser send the token with every request, and show it to no script."""
        response.set_cookie(
            COOKIE,
            token,
            max_age=life_of(user),
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )

    def forget(self, response: Response) -> None:
        """Let the browser drop the token."""
        response.delete_cookie(COOKIE, httponly=True, samesite="lax")
