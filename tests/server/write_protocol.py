"""Write docs/protocol.md and the types of the page anew: `make protocol`."""

from pathlib import Path

from ziggurat.games import GAMES
from ziggurat.server.http import ENDPOINTS
from ziggurat.server.http.description import tables, typescript, view_types

ROOT = Path(__file__).parents[2]
PAGE, WEB = ROOT / "docs" / "protocol.md", ROOT / "web" / "src"
MADE = "These tables are made from the server's own structs by `make protocol`.\n\n"


def page() -> str:
    """What people wrote, and then the tables."""
    written = PAGE.read_text(encoding="utf-8")
    return written[: written.index(MADE) + len(MADE)] + tables(ENDPOINTS)


def files() -> dict[Path, str]:
    """Everything that is made; a game for which the page has no folder needs no types there."""
    found = {PAGE: page(), WEB / "wire" / "protocol.ts": typescript(ENDPOINTS)}
    for game in GAMES.values():
        folder = WEB / "games" / game.name
        if folder.is_dir():
            found[folder / "view.generated.ts"] = view_types(game)
    return found


def main() -> None:
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
