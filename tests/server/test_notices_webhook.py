"""Notices by webhook: what is posted, to whom never, and on whom we do not wait."""

import socket
from pathlib import Path

import pytest
from msgspec.structs import replace

from server.posting import INJECTED, NAME, NOTICE, Web, club, named, speaking, web_server
from ziggurat.server.notices import Notice, NotSent, is_webhook, send_webhook
from ziggurat.server.notices.outbound import is_public

LONG = Notice("t", "g" * 999, "w" * 999, "fr", "q" * 999, "l" * 999)
PUBLIC = "93.184.216.34"


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that were called; nobody is at home."""
    addresses: list[str] = []

    def call(self: socket.socket, address: tuple[str, int]) -> None:
        addresses.append(address[0])
        raise ConnectionRefusedError("nobody is at home")

    monkeypatch.setattr(socket.socket, "connect", call)
    return addresses


def url_of(server: Web, path: str = "", host: str = "127.0.0.1", scheme: str = "http") -> str:
    return f"{scheme}://{host}:{server.server_port}{path}"


def send(url: str, notice: Notice = NOTICE) -> None:
    send_webhook(url, notice, allow_private=True)


def test_a_notice_is_posted_for_people_and_for_programs() -> None:
    with web_server() as server, named("127.0.0.1"):
        send(url_of(server, "/hook/?key=1&b=%20#part", NAME))

    (post,) = server.posts
    text = "Tigris & Euphrates: it is for Zoë to decide\n"
    text += "How many temples do you add?\nhttps://z.example/t7"
    assert post.body == {
        "text": text,
        "content": text,
        "table": "t7",
        "game": "Tigris & Euphrates",
        "question": "How many temples do you add?",
        "link": "https://z.example/t7",
    }
    assert post.path == "/hook/?key=1&b=%20"
    assert post.headers["Host"] == f"{NAME}:{server.server_port}"
    assert post.headers["Content-Type"] == "application/json"


def test_a_name_calls_nobody_and_leads_nowhere() -> None:
    with web_server() as server:
        send(
            url_of(server), replace(NOTICE, name="@all <!here> [x](y)", link="https://a.example/@")
        )
        send(url_of(server), replace(NOTICE, name=INJECTED, question="", link=""))
        send(url_of(server), LONG)

    calm, clean, long = (post.body["content"] for post in server.posts)
    assert "for ＠all ‹!here› ［x］(y) to" in calm
    assert calm.endswith("\nhttps://a.example/@")
    assert "\n" not in clean
    assert len(long) < 2000
    assert server.posts[0].path == "/"


@pytest.mark.parametrize("status", [200, 201, 299])
def test_a_status_of_success_is_one(status: int) -> None:
    with web_server(status) as server:
        send(url_of(server))
    assert len(server.posts) == 1


@pytest.mark.parametrize("status", [304, 400, 401, 404, 429, 500])
def test_another_status_is_told_but_not_the_secret_in_the_path(status: int) -> None:
    with web_server(status) as server, pytest.raises(NotSent) as refusal:
        send(url_of(server, "/swordfish"))
    assert str(refusal.value) == f"127.0.0.1 answers {status}"
    assert len(server.posts) == 1


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_no_redirect_is_followed(status: int) -> None:
    with web_server() as other, web_server(status, Location=url_of(other)) as server:
        with pytest.raises(NotSent, match=f"answers {status}"):
            send(url_of(server))
        assert len(server.posts) == 1
        assert other.posts == []


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "127.1",
        "2130706433",
        "0x7f000001",
        "0.0.0.0",
        "10.1.2.3",
        "192.168.0.1",
        "100.64.0.1",
        "169.254.169.254",
        "255.255.255.255",
        "localhost",
        "[::1]",
        "[::]",
        "[::ffff:127.0.0.1]",
        "[::ffff:93.184.216.34]",
        "[64:ff9b::10.0.0.1]",
        "[2002:7f00:1::]",
        "[fe80::1]",
        "[fd00::1]",
    ],
)
def test_a_private_address_is_not_called(host: str, called: list[str]) -> None:
    for scheme in ("http", "https"):
        with pytest.raises(NotSent, match="not on the public internet"):
            send_webhook(f"{scheme}://{host}:8080/", NOTICE)
    assert called == []


def test_a_real_server_on_a_private_address_hears_nothing() -> None:
    with socket.create_server(("127.0.0.1", 0)) as ear:
        port = ear.getsockname()[1]
        with pytest.raises(NotSent, match="public"):
            send_webhook(f"http://localhost:{port}/", NOTICE)
        ear.setblocking(False)
        with pytest.raises(BlockingIOError):
            ear.accept()


@pytest.mark.parametrize("answer", ["127.0.0.1", f"{PUBLIC} 10.0.0.1", f"10.0.0.1 {PUBLIC}"])
def test_a_name_with_one_private_address_is_not_called(answer: str, called: list[str]) -> None:
    with named(answer), pytest.raises(NotSent, match="public"):
        send_webhook(f"https://{NAME}/", NOTICE)
    assert called == []


def test_the_address_that_was_checked_is_called(called: list[str]) -> None:
    with named(f"{PUBLIC} 8.8.8.8", "127.0.0.1"), pytest.raises(NotSent, match="nobody is at home"):
        send_webhook(f"https://{NAME}/", NOTICE)
    assert called == [PUBLIC, "8.8.8.8"]


def test_the_second_address_is_called_if_the_first_is_dead() -> None:
    with web_server() as server, named("::1 127.0.0.1"):
        send(url_of(server, host=NAME))
    assert len(server.posts) == 1


@pytest.mark.parametrize(
    ("address", "public"),
    [
        (PUBLIC, True),
        ("8.8.8.8", True),
        ("2606:2800:220:1::1", True),
        ("224.0.0.1", False),
        ("192.0.0.192", False),
        ("168.63.129.16", False),
        ("240.0.0.1", False),
        ("ff0e::1", False),
        ("fec0::1", False),
        ("::ffff:8.8.8.8", False),
        ("64:ff9b::8.8.8.8", False),
        ("2001:0:4136:e378:8000:63bf:3fff:fdd2", False),
        ("2001:db8::1", False),
        ("fe80::1%1", False),
    ],
)
def test_public_is_what_the_internet_can_reach(address: str, public: bool) -> None:
    assert is_public(address) is public


def test_an_encrypted_call_asks_for_the_name_and_believes_its_certificate(tmp_path: Path) -> None:
    with club(tmp_path) as tls, web_server(context=tls) as server:
        send(url_of(server, "/hook", NAME, "https"))

        assert [post.path for post in server.posts] == ["/hook"]
        assert server.names == [NAME]
        with pytest.raises(NotSent, match="certificate"):
            send(url_of(server, "/hook", "127.0.0.1", "https"))  # it has another name
    assert len(server.posts) == 1


def test_a_stranger_who_claims_the_name_hears_nothing(tmp_path: Path) -> None:
    with (
        club(tmp_path, trusted=False) as tls,
        web_server(context=tls) as server,
        pytest.raises(NotSent, match="certificate"),
    ):
        send(url_of(server, "/hook", NAME, "https"))
    assert server.posts == []


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_a_server_that_is_silent_is_left(scheme: str) -> None:
    with speaking(b"") as port, pytest.raises(NotSent, match="timed out"):
        send_webhook(f"{scheme}://127.0.0.1:{port}/", NOTICE, allow_private=True, timeout=0.05)


def test_a_server_that_drips_is_left() -> None:
    with (
        speaking(b"HTTP/1.1 200 OK\r\n\r\n", pause=0.02) as port,
        pytest.raises(NotSent, match="timed out"),
    ):
        send_webhook(f"http://127.0.0.1:{port}/", NOTICE, allow_private=True, timeout=0.1)


def test_a_server_is_believed_before_it_has_said_all() -> None:
    with speaking(b"HTTP/1.1 200 OK\r\nContent-Length: 99999999\r\n\r\n...") as port:
        send(f"http://127.0.0.1:{port}/")


def test_what_is_no_web_server_is_told() -> None:
    with speaking(b"220 mail.example\r\n") as port, pytest.raises(NotSent, match="speak HTTP"):
        send(f"http://127.0.0.1:{port}/")
    with socket.create_server(("127.0.0.1", 0)) as ear:
        port = ear.getsockname()[1]
    with pytest.raises(NotSent, match="refused"):
        send(f"http://127.0.0.1:{port}/")


def test_a_host_that_does_not_exist_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*asked: object, **options: object) -> None:
        raise socket.gaierror("unknown")

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    with pytest.raises(NotSent, match=f"there is no {NAME}"):
        send(f"http://{NAME}/")


@pytest.mark.parametrize(
    "url",
    [
        "http://a.example",
        "https://hooks.a-b.example:8443/x/y?z=%20#f",
        "HTTPS://A_B.example/",
        "http://[2606:2800::1]:80/",
        "http://10.0.0.1/",  # it looks like one, though it is not called
        "https://a.example/" + "x" * 1982,
    ],
)
def test_a_webhook_is_known_by_its_looks(url: str) -> None:
    assert is_webhook(url)


@pytest.mark.parametrize(
    "url",
    [
        "",
        "a.example",
        "ftp://a.example/",
        "file:///etc/passwd",
        "http://",
        "http:///x",
        "http://ann@a.example/",
        "http://ann:swordfish@a.example/",
        "http://@a.example/",
        "http://a.example:0/",
        "http://a.example:65536/",
        "http://a.example:x/",
        "http://a.example./",
        "http://a..example/",
        "http://" + "a" * 64 + ".example/",
        "http://" + "a." * 130 + "example/",
        "http://a.example\\@b.example/",
        "http://a.example/ HTTP/1.1",
        "http://a.example/\r\nX-Evil: 1",
        "http://a.exa\tmple/",
        "http://zoë.example/",
        "http://a.example/é",
        "http://[::1/",
        "http://[fe80::1%25eth0]/",
        "http://[v1.a]/",
        "https://a.example/" + "x" * 1983,
    ],
)
def test_what_is_no_webhook_is_not_called(url: str, called: list[str]) -> None:
    assert not is_webhook(url)
    with pytest.raises(NotSent, match="not an address for a webhook"):
        send(url)
    assert called == []
