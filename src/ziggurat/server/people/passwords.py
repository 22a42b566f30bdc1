"""Passwords: kept as slow hashes, and compared without holding anybody else up."""

import asyncio
import secrets
import unicodedata
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

AT_ONCE = 2  # hashes computed at a time: each takes 64 MB and most of a core


class Passwords:
    """Hashes with argon2id; whoever wants it cheaper, as tests do, brings a hasher of his own."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self.hasher = hasher or PasswordHasher()
        self.threads = ThreadPoolExecutor(AT_ONCE, "passwords")  # nobody else's work is before ours
        self.nobody = ""  # a hash that nobody's password has, once it is needed

    async def hashed(self, password: str) -> str:
        """What to keep of a password."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, self.hasher.hash, plain(password))

    async def fits(self, password: str, kept: str) -> bool:
        """Whether a password is the one that was kept.

        Where nothing was kept it takes as long to say no: nobody learns who is known here.
        """
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, self.compare, plain(password), kept)

    def compare(self, password: str, kept: str) -> bool:
        self.nobody = self.nobody or self.hasher.hash(secrets.token_hex())
        try:
            return self.hasher.verify(kept or self.nobody, password)
        except (VerificationError, InvalidHashError):
            return False

    def is_outdated(self, kept: str) -> bool:
        """Whether it was hashed more cheaply than we do it today."""
        return self.hasher.check_needs_rehash(kept)


def plain(password: str) -> str:
    """The same password from every keyboard: an é may be one character or two."""
    return unicodedata.normalize("NFKC", password)
