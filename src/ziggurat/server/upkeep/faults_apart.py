"""Faults that stay where they are: whatever fails at one table or duty, the others go on."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog

from ziggurat.server.store import Unreachable
from ziggurat.server.tables.unplayable import Unplayable
from ziggurat.server.telemetry.faults import fault
from ziggurat.server.telemetry.metrics import TENDING_FAILURES

log = structlog.get_logger()


class FaultsApart:
    """Each fault is counted whenever it happens, and logged once until it is another or mended."""

    def __init__(self) -> None:
        self.known: dict[str, str] = {}  # by table or duty

    @asynccontextmanager
    async def kept_apart(self, what: str) -> AsyncIterator[None]:
        """Something that may fail for itself alone. Raises Unreachable, which concerns all."""
        try:
            yield
        except Unplayable:
            return  # which was told of when it was set aside
        except Unreachable:
            raise  # without its store a server need not go on
        except Exception as error:
            TENDING_FAILURES.inc()
            found = fault(error)
            if self.known.get(what) != found:
                self.known[what] = found
                log.error("tending_failed", what=what, fault=found, exc_info=True)
        else:
            self.known.pop(what, None)
