"""A real mail server on loopback, and the box its mails end up in."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, Envelope, LoginPassword

from server.services import free_port


@dataclass
class Mailbox:
    """Takes mail for everybody but `nobody@…`; the password is `opensesame`."""

    mails: list[EmailMessage] = field(default_factory=list)
    envelopes: list[Envelope] = field(default_factory=list)
    users: list[str] = field(default_factory=list)

    async def handle_RCPT(
        self, server: Any, session: Any, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if address.startswith("nobody@"):
            return "550 there is nobody"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=policy.default)
        self.mails.append(mail)
        self.envelopes.append(envelope)
        return "250 OK"

    async def handle_QUIT(self, server: Any, session: Any, envelope: Envelope) -> str:
        server.transport.abort()  # after a mail was taken, no reason to complain
        return "221 bye"

    def authenticate(self, server: Any, session: Any, envelope: Any, how: str, who: Any) -> Any:
        assert isinstance(who, LoginPassword)
        self.users.append(who.login.decode())
        return AuthResult(success=who.password == b"opensesame", handled=False)


@contextmanager
def mail_server(box: Mailbox, **settings: Any) -> Iterator[int]:
    """A mail server until the end of the block; yields its port."""
    port = free_port()
    server = Controller(box, "127.0.0.1", port, server_hostname="mail.example", **settings)
    server.start()
    try:
        yield port
    finally:
        server.stop()
