"""Notices to those who are away: what is said, and that it gets through by mail."""

import socket
from datetime import timedelta
from email.utils import parsedate_to_datetime
from pathlib import Path

import pytest
from msgspec.structs import replace

from server.mailing import Mailbox, mail_server
from server.posting import INJECTED, NAME, NOTICE, club, speaking
from ziggurat.server.notices import Notice, NotSent, is_address, mail_settings, send_mail
from ziggurat.server.notices.words import body, subject
from ziggurat.texts.letters import typeset

FROM = "Ziggurat ☥ <games@club.example>"


def send(url: str, address: str = "zoe@home.example", notice: Notice = NOTICE) -> None:
    send_mail(mail_settings(url, FROM), address, notice)


def test_a_notice_is_said_in_the_language_of_who_is_asked() -> None:
    assert subject(NOTICE) == "Tigris & Euphrates: it is for Zoë to decide"
    assert body(NOTICE).split("\n\n") == [
        "The game of Tigris & Euphrates waits for you, Zoë.",
        "How many temples do you add?",
        "Go to the table: https://z.example/t7",
        "You asked to be told. Nobody reads answers to this message.\n",
    ]
    french = replace(NOTICE, language="fr", link="", question="")
    assert subject(french) == typeset("Tigris & Euphrates : c'est à Zoë de décider", "fr")
    assert body(french).split("\n\n") == [
        "La partie de Tigris & Euphrates vous attend, Zoë.",
        "C’est la table t7.",
        "Vous avez demandé à être prévenu. Personne ne lit les réponses à ce message.\n",
    ]
    assert subject(replace(NOTICE, language="tlh")) == subject(NOTICE)
    assert subject(replace(NOTICE, name="{link}")).endswith("for {link} to decide")


def test_every_part_of_a_notice_is_one_clean_line() -> None:
    assert Notice("t", "g", INJECTED, "en", " a\t\tb\n").name == "Zoë Bcc: eve@evil.example Buy now"
    assert Notice("t", "g", "\ud800", "en", " a\t\tb\n").question == "a b"
    assert Notice("t", "g", "👩\u200d🚀", "en", "").name == "👩\u200d🚀"
    long = Notice("t", "g", "x" * 401, "en", "y" * 400)
    assert long.name == "x" * 399 + "…"
    assert long.question == "y" * 400


def test_a_mail_arrives_whole() -> None:
    box = Mailbox()
    with mail_server(box) as port:
        send(f"smtp://127.0.0.1:{port}")

    (mail,), (envelope,) = box.mails, box.envelopes
    assert mail["Subject"] == subject(NOTICE)
    assert mail["From"] == FROM
    assert mail["To"] == "zoe@home.example"
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["Message-ID"].endswith("@club.example>")
    assert parsedate_to_datetime(mail["Date"]).utcoffset() == timedelta(0)
    assert mail.get_content_type() == "text/plain"
    assert mail.get_content().replace("\r\n", "\n") == body(NOTICE)
    assert envelope.mail_from == "games@club.example"
    assert envelope.rcpt_tos == ["zoe@home.example"]
    assert isinstance(envelope.content, bytes)
    assert envelope.content.isascii()  # any mail server can pass that on


def test_names_write_no_headers() -> None:
    box = Mailbox()
    with mail_server(box) as port:
        send(f"smtp://127.0.0.1:{port}", notice=replace(NOTICE, name=INJECTED, title=INJECTED))

    (mail,), (envelope,) = box.mails, box.envelopes
    assert "Bcc" not in mail
    assert mail["Subject"].count("Bcc: eve@evil.example Buy now") == 2
    assert envelope.rcpt_tos == ["zoe@home.example"]


@pytest.mark.parametrize(
    "address",
    ["ann@club.example", "a.b+c_d@a-b.c.example", "x@xn--mnchen-3ya.example", "o'neil@a.example"],
)
def test_an_address_is_known_by_its_looks(address: str) -> None:
    assert is_address(address)


@pytest.mark.parametrize(
    "address",
    [
        "",
        "ann",
        "ann@",
        "@club.example",
        "ann@localhost",
        "ann@club..example",
        "ann@-club.example",
        ".ann@club.example",
        "ann@bob@club.example",
        "Ann <ann@club.example>",
        "ann@club.example, bob@club.example",
        "ann@club.example\r\nBcc: eve@evil.example",
        "ann@club.example\n",
        "zoë@club.example",
        "ann@[127.0.0.1]",
        "a" * 65 + "@club.example",
        "ann@" + "a." * 130 + "example",
    ],
)
def test_to_what_is_no_address_nothing_is_sent(address: str) -> None:
    box = Mailbox()
    assert not is_address(address)
    with mail_server(box) as port, pytest.raises(NotSent, match="not an address"):
        send(f"smtp://127.0.0.1:{port}", address)
    assert box.envelopes == []


def test_a_mail_goes_encrypted_and_with_a_password(tmp_path: Path) -> None:
    box = Mailbox()
    strict = {"require_starttls": True, "auth_required": True}
    lax = {"authenticator": box.authenticate, "auth_require_tls": False}
    with club(tmp_path) as tls:
        with mail_server(box, authenticator=box.authenticate, tls_context=tls, **strict) as port:
            send(f"smtp+starttls://ann%40club:opensesame@{NAME}:{port}")
        with mail_server(box, ssl_context=tls, **lax) as port:
            send(f"smtps://bob:opensesame@{NAME}:{port}")
        with mail_server(box, **lax) as port:
            send(f"smtp://cid:opensesame@{NAME}:{port}")

    assert box.users == ["ann@club", "bob", "cid"]
    assert [mail["Subject"] for mail in box.mails] == [subject(NOTICE)] * 3


def test_a_wrong_password_is_not_repeated(tmp_path: Path) -> None:
    box = Mailbox()
    with (
        club(tmp_path) as tls,
        mail_server(box, authenticator=box.authenticate, tls_context=tls) as port,
        pytest.raises(NotSent) as refusal,
    ):
        send(f"smtp+starttls://ann:swordfish@{NAME}:{port}")

    assert str(refusal.value) == f"the mail server {NAME} does not take our user and password (535)"
    assert refusal.value.__cause__ is None  # it would carry the password to logs
    assert refusal.value.__suppress_context__
    assert box.users[0] == "ann"
    assert box.mails == []


@pytest.mark.parametrize(
    ("scheme", "how"), [("smtps", "ssl_context"), ("smtp+starttls", "tls_context")]
)
def test_a_stranger_who_claims_the_name_gets_no_mail(scheme: str, how: str, tmp_path: Path) -> None:
    box = Mailbox()
    with (
        club(tmp_path, trusted=False) as tls,
        mail_server(box, **{how: tls}) as port,
        pytest.raises(NotSent, match="certificate"),
    ):
        send(f"{scheme}://{NAME}:{port}")
    assert box.envelopes == []


def test_a_server_that_cannot_encrypt_or_let_us_in_gets_no_mail() -> None:
    box = Mailbox()
    with mail_server(box) as port:
        with pytest.raises(NotSent, match="STARTTLS"):
            send(f"smtp+starttls://127.0.0.1:{port}")
        with pytest.raises(NotSent, match="AUTH"):
            send(f"smtp://ann:opensesame@127.0.0.1:{port}")
    assert box.envelopes == []


def test_a_refused_recipient_is_told() -> None:
    with mail_server(Mailbox()) as port, pytest.raises(NotSent, match=r"550 there is nobody$"):
        send(f"smtp://127.0.0.1:{port}", "nobody@home.example")


@pytest.mark.parametrize("said", [b"", b"220 hello\r\n"])
def test_a_mail_server_that_falls_silent_is_left(said: bytes) -> None:
    with speaking(said) as port, pytest.raises(NotSent, match="cannot be used"):
        settings = mail_settings(f"smtp://127.0.0.1:{port}", FROM)
        send_mail(settings, "zoe@home.example", NOTICE, timeout=0.05)


def test_a_mail_server_that_is_not_there_or_no_mail_server_is_told() -> None:
    with socket.create_server(("127.0.0.1", 0)) as ear:
        port = ear.getsockname()[1]
    with pytest.raises(NotSent, match="refused"):
        send(f"smtp://127.0.0.1:{port}")
    with speaking(b"554 go away\r\n") as port, pytest.raises(NotSent, match="refuses: 554 go away"):
        send(f"smtp://127.0.0.1:{port}")


def test_settings_are_read_from_a_url() -> None:
    settings = mail_settings("smtps://ann%40club:open%2Fsesame@mail.example", FROM)

    assert (settings.host, settings.port) == ("mail.example", 465)
    assert (settings.user, settings.password) == ("ann@club", "open/sesame")
    assert str(settings.sender) == FROM
    assert "sesame" not in repr(settings)
    assert mail_settings("smtp://[::1]", "a@b.example").host == "::1"
    assert mail_settings("smtp://mail.example", FROM).port == 25
    assert mail_settings("smtp+starttls://mail.example/", FROM).port == 587


@pytest.mark.parametrize(
    "url",
    [
        "",
        "mail.example",
        "http://ann:swordfish@mail.example",
        "smtp://ann:swordfish@",
        "smtp://ann:sword/fish@mail.example",
        "smtp://ann:swordfish@mail.example:no",
        "smtp://ann:swordfish@mail.example/inbox",
        "smtp://ann:swordfish@mail..example",
        "smtp://ann:swordfish%C3%A9@mail.example",
        "smtp://[ann:swordfish@mail.example",
    ],
)
def test_a_url_that_is_no_mail_server_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(ValueError, match="mail server") as refusal:
        mail_settings(url, FROM)
    assert "fish" not in str(refusal.value)


@pytest.mark.parametrize("sender", ["", "Ziggurat", "a@b.example\r\nBcc: eve@evil.example"])
def test_mail_is_sent_from_an_address(sender: str) -> None:
    with pytest.raises(ValueError, match="no address"):
        mail_settings("smtp://mail.example", sender)
