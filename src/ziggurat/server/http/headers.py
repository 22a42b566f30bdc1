"""What browsers are told with every answer."""

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

# No script and no style but from our own files: what a player writes cannot become a program.
POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
ALWAYS = {"X-Content-Type-Options": "nosniff"}
# What holds for a document and all that it loads; its parts need not say it again, each time.
OF_DOCUMENTS = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
# An answer to a program is no document: opened like one, it may do nothing at all.
OF_ANSWERS = {"Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'"}
PARTS = (".js", ".css", ".json", ".woff2")
STAY_SECURE = "max-age=31536000"  # a year


class SecurityHeaders:
    """An application whose every HTTP answer carries these headers; sockets pass untouched."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                add_headers(MutableHeaders(scope=message), scope)
            await send(message)

        await self.app(scope, receive, send_with_headers)


def add_headers(headers: MutableHeaders, scope: Scope) -> None:
    """What an answer says itself stays as it is."""
    path: str = scope["path"]
    for name, value in {**ALWAYS, **fitting(path)}.items():
        headers.setdefault(name, value)
    if path.startswith("/api"):
        headers.setdefault("Cache-Control", "no-store")
    if scope["scheme"] == "https":
        headers.setdefault("Strict-Transport-Security", STAY_SECURE)


def fitting(path: str) -> dict[str, str]:
    """What is told of a document, of a part of one, or of an answer to a program."""
    if path.startswith("/assets/") and path.endswith(PARTS):
        return {}
    return OF_ANSWERS if path.startswith("/api/") else OF_DOCUMENTS
