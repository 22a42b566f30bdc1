"""A notice as a mail, over the mail server that the settings name."""

import re
import smtplib
import ssl
from contextlib import closing, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid, parseaddr
from urllib.parse import SplitResult, unquote, urlsplit

from ziggurat.server.notices.words import Letter, Notice, NotSent, letter, one_line

PORTS = {"smtp": 25, "smtp+starttls": 587, "smtps": 465}
TIMEOUT = 10.0  # seconds for each answer of the mail server
LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
ATOM = r"[A-Za-z0-9!#$&'*+/=?^_~-]+"
ADDRESS = re.compile(rf"{ATOM}(?:\.{ATOM})*@(?:{LABEL}\.)+{LABEL}")


@dataclass(frozen=True, slots=True)
class MailSettings:
    """The mail server, how to speak to it, and who our mails are from."""

    scheme: str  # a key of PORTS: in the clear, encrypted after a while, encrypted at once
    host: str
    port: int
    sender: Address
    user: str = ""
    password: str = field(default="", repr=False)


def mail_settings(url: str, sender: str) -> MailSettings:
    """Settings from `smtp://user:password@host:25` and `Ziggurat <games@club.example>`.

    `smtp+starttls` and `smtps` encrypt, and then insist on a valid certificate. Raises
    ValueError, in whose text there is no part of the URL: a password may be anywhere in it.
    """
    name, address = parseaddr(sender)
    if not (sender.isprintable() and is_address(address)):
        raise ValueError(f"“{one_line(sender)}” is no address to send mail from")
    try:
        parts = urlsplit(url)
        port = parts.port
        host = (parts.hostname or "").encode("idna").decode()
    except ValueError:
        raise ValueError("the URL of the mail server cannot be read") from None
    if parts.scheme not in PORTS:
        raise ValueError(f"the URL of the mail server begins with none of {', '.join(PORTS)}")
    if not host or parts.path.strip("/") or parts.query or parts.fragment:
        raise ValueError("the URL of the mail server is more, or less, than a server")
    user, password = credentials(parts)
    from_whom = Address(one_line(name), addr_spec=address)
    port = port or PORTS[parts.scheme]
    return MailSettings(parts.scheme, host, port, from_whom, user, password)


def credentials(parts: SplitResult) -> tuple[str, str]:
    """User and password, of characters that can be sent to a mail server."""
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    if not (user + password).isascii():
        raise ValueError("user and password of the mail server must be ASCII")
    return user, password


def is_address(text: str) -> bool:
    """Whether a mail can be sent there: name@domain.tld, as nearly all people have it."""
    return len(text) <= 254 and text.find("@") <= 64 and ADDRESS.fullmatch(text) is not None


def send_mail(
    settings: MailSettings, address: str, notice: Notice, timeout: float = TIMEOUT
) -> None:
    """Give a notice to the mail server, and wait until it is accepted. Raises NotSent."""
    send_letter(settings, address, letter(notice), timeout)


def send_letter(
    settings: MailSettings, address: str, words: Letter, timeout: float = TIMEOUT
) -> None:
    """Give any mail to the mail server, and wait until it is accepted. Raises NotSent."""
    if not is_address(address):
        raise NotSent("this is not an address for mail")
    mail = written(settings.sender, address, words)
    try:
        with closing(connected(settings, timeout)) as server:
            if settings.user:
                server.login(settings.user, settings.password)
            server.send_message(mail, settings.sender.addr_spec, [address])
            with suppress(OSError):  # the mail is accepted, however they part
                server.quit()
    except OSError as error:  # those of smtplib are among them
        # The chain ends here: a log that shows variables would show the password in it.
        raise NotSent(f"the mail server {settings.host} {reason(error)}") from None


def written(sender: Address, address: str, words: Letter) -> EmailMessage:
    """A mail that tells other machines not to answer it."""
    mail = EmailMessage()
    mail["From"] = sender
    mail["To"] = Address(addr_spec=address)
    mail["Subject"] = words.subject
    mail["Date"] = format_datetime(datetime.now(UTC))
    mail["Message-ID"] = make_msgid(domain=sender.domain)
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content(words.body, cte="quoted-printable")
    return mail


def connected(settings: MailSettings, timeout: float) -> smtplib.SMTP:
    """A server that has been greeted, and is who it says if the line is encrypted."""
    # We greet with the domain of the sender: to ask for our own name may take long.
    place, us = (settings.host, settings.port), settings.sender.domain
    if settings.scheme == "smtps":
        context = ssl.create_default_context()
        return smtplib.SMTP_SSL(*place, us, timeout=timeout, context=context)
    server = smtplib.SMTP(*place, us, timeout=timeout)
    if settings.scheme == "smtp+starttls":
        try:
            server.starttls(context=ssl.create_default_context())
        except OSError:
            server.close()
            raise
    return server


def reason(error: OSError) -> str:
    """What went wrong with the mail server, as the end of a sentence."""
    if isinstance(error, smtplib.SMTPAuthenticationError):
        return f"does not take our user and password ({error.smtp_code})"
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        ((code, text),) = error.recipients.values()
        return refusal(code, text)
    if isinstance(error, smtplib.SMTPResponseException):
        return refusal(error.smtp_code, error.smtp_error)
    return one_line(f"cannot be used: {error}")


def refusal(code: int, text: bytes | str) -> str:
    said = text if isinstance(text, str) else text.decode("utf-8", "replace")
    return one_line(f"refuses: {code} {said}")
