"""Telling somebody who is away that a table waits for him: by mail, or by a webhook."""

from ziggurat.server.notices.mail import (
    MailSettings,
    is_address,
    mail_settings,
    send_letter,
    send_mail,
)
from ziggurat.server.notices.outbox import Crowded, Outbox
from ziggurat.server.notices.webhook import is_webhook, send_webhook
from ziggurat.server.notices.words import Notice, NotSent, confirmation

__all__ = [
    "Crowded",
    "MailSettings",
    "NotSent",
    "Notice",
    "Outbox",
    "confirmation",
    "is_address",
    "is_webhook",
    "mail_settings",
    "send_letter",
    "send_mail",
    "send_webhook",
]
