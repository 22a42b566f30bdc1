"""Tables that people and bots share over the network."""

import sys


def import_structlog_alone() -> None:
    """The log is written without rich, which structlog would load for its tracebacks.

    Rich and its lexers take ten megabytes in every process, and no server draws a traceback.
    """
    if "rich" not in sys.modules and "structlog" not in sys.modules:
        sys.modules["rich"] = None  # type: ignore[assignment] # an import of it fails
        try:
            import structlog  # noqa: F401
        finally:
            del sys.modules["rich"]


import_structlog_alone()
