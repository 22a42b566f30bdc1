"""The same screens in every language, on desktop and phone, by day and by night, to be looked at.

    PYTHONPATH=tests python tests/page/write_gallery.py FOLDER [SCREEN …]

One server and one browser; every game is laid out once, and the same person looks at it in every
way. The pictures are too many to be kept in the repository.
"""

import sys
import tempfile
from itertools import product
from pathlib import Path

from page.browsing import Visitor, browsing
from page.positions import WAR
from page.tables import lay, play
from page.write_screens import DICE, MIDDLE, Studio, come_in_as
from server.running import serving
from ziggurat.games import GAMES
from ziggurat.texts import LANGUAGES

PLACES = {"home": "/", "new": "/new", "learn": "/learn", "settings": "/settings", "about": "/about"}
LOOKS = tuple(product(LANGUAGES, (False, True), ("light", "dark")))
QUALITY = 80


def laid_out(studio: Studio, owner: Visitor, other: Visitor) -> dict[str, str]:
    """Where every screen is: games in the middle, a war, games at their end."""
    places = dict(PLACES)
    for game in GAMES:
        places[f"{game}-rules"] = f"/learn/{game}"
        places[f"{game}-lesson"] = f"/learn/{game}/lesson"
        places[game] = "/table/" + studio.table(game, [owner, other], MIDDLE[game])
        ended = studio.table(game, [owner, other])
        places[f"{game}-end"] = f"/table/{ended}"
        places[f"{game}-summary"] = f"/summary/{ended}"
        places[f"{game}-replay"] = f"/table/{ended}?ply=60"
    war = lay(studio.server, "tigris", [owner, other], dice=DICE, position=WAR)
    play(war, [owner, other], ["tile red I6"])
    return places | {"conflict": f"/table/{war}"}


def take(one: Visitor, place: str, file: Path) -> None:
    """A picture, when nothing is loaded any more."""
    one.visit(place)
    one.page.wait_for_load_state("networkidle")
    one.page.evaluate("() => document.fonts.ready.then(() => undefined)")
    one.page.screenshot(path=file, type="jpeg", quality=QUALITY, animations="disabled")


def main(folder: str, *only: str) -> None:
    Path(folder).mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory(prefix="ziggurat-gallery-") as place,
        serving(f"sqlite:///{place}/games.sqlite", Path(place)) as server,
        browsing() as browser,
    ):
        take_all(Studio(server, browser), Path(folder), only)


def take_all(studio: Studio, folder: Path, only: tuple[str, ...]) -> None:
    """All these screens in all looks; all there are, if none is named."""
    owner, other = studio.people(2)
    places = laid_out(studio, owner, other)
    for language, phone, scheme in LOOKS:
        one = studio.person(owner.name, language=language, phone=phone, scheme=scheme)
        come_in_as(owner, one)
        look = f"{language}-{'phone' if phone else 'desk'}-{scheme}"
        for screen in only or places:
            take(one, places[screen], folder / f"{screen}-{look}.jpg")
        one.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
