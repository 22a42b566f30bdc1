"""Write docs/protocol.md and the types of the page anew: `make protocol`."""

from pathlib import Path

from ziggurat.server.describing import tables, typescript

ROOT = Path(__file__).parents[2]
PAGE, TYPES = ROOT / "docs" / "protocol.md", ROOT / "web" / "src" / "wire" / "protocol.ts"
MADE = "These tables are made from the server's own structs by `make protocol`.\n\n"


def page() -> str:
    """What people wrote, and then the tables."""
    written = PAGE.read_text(encoding="utf-8")
    return written[: written.index(MADE) + len(MADE)] + tables()


def main() -> None:
    PAGE.write_text(page(), encoding="utf-8")
    TYPES.parent.mkdir(parents=True, exist_ok=True)
    TYPES.write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main()
