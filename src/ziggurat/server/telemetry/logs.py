"""The server's log: one line an event, for people at a terminal and for machines elsewhere.

Names of tables, seats and numbers go into it; hands, seeds, tokens and passwords never do.
"""

import logging
import sys
from typing import Any

import structlog

# Where an error happened is told; the values there may be a hand.
NO_VALUES = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
SECRET = ("secret", "token", "password", "seed", "hand", "world", "cookie")  # in no line


def begin(as_json: bool | None = None) -> None:
    """Let everything be written to standard error, as JSON unless somebody is looking."""
    if as_json is None:
        as_json = not sys.stderr.isatty()
    plain = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    last: Any = structlog.processors.JSONRenderer() if as_json else plain
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        *([structlog.processors.ExceptionRenderer(NO_VALUES)] if as_json else []),
        without_secrets,
    ]
    structlog.configure(
        processors=[*shared, last],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
    )
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last],
        )
    )
    logging.basicConfig(handlers=[lines], level=logging.WARNING, force=True)


def without_secrets(logger: Any, name: str, event: Any) -> Any:
    """Should somebody log what must not be, its name is all that is written."""
    return {key: "…" if key in SECRET else value for key, value in event.items()}
