"""Text grows with the size the browser is told; every style of a drawing has a color."""

import re
from functools import partial
from pathlib import Path

import pytest

from games.wander import every_game, moments
from ziggurat.core.game import SPECTATOR, Game

SOURCES = Path(__file__).parents[2] / "web" / "src"
PLAIN = SOURCES / "games" / "plain"
IN_PIXELS = re.compile(r"^\s*(?:font|font-size|--t-\w+): [^;(]*\dpx", re.MULTILINE)
WITHOUT_COLOR = {"bold", "dim", "italic"}
ON_A_GROUND = {"black", "white"}  # each ground says which of these can be read on it


def listed(name: str) -> set[str]:
    """The words of a list in styles.ts."""
    found = re.search(rf"const {name} = \[(.*?)\];", (PLAIN / "styles.ts").read_text(), re.DOTALL)
    assert found
    return set(re.findall(r'"(\w+)"', found[1]))


def styles_of(game: Game) -> set[str]:
    """All in which positions of a game are drawn, for a player and for a spectator."""
    found = set()
    for state, options in moments(game.name):
        fitted = game.fitted(game, options)
        for seat in (SPECTATOR, 0):
            drawn = fitted.draw(fitted.view(state, seat), partial(fitted.book.say, language="en"))
            found |= {style for line in drawn for _, style in line}
    return found


@pytest.mark.slow
@every_game
def test_every_style_of_a_drawing_has_its_class(game: Game) -> None:
    styles = styles_of(game)

    assert len(styles) > 5
    for style in styles:
        front, _, ground = style.partition(" on ")
        assert ground in {"", *listed("GROUNDS")}, style
        inks = set(front.split()) - WITHOUT_COLOR - (ON_A_GROUND if ground else set())
        assert inks <= listed("INKS"), style


def test_every_class_has_its_color() -> None:
    css = (PLAIN / "drawing.css").read_text()
    for name in listed("GROUNDS"):
        assert f".on-{name} " in css or f".on-{name}:" in css, name
    for name in listed("INKS"):
        assert re.search(rf"\.ink-{name}\b", css), name


def test_text_grows_with_the_size_that_the_browser_is_told() -> None:
    """Pixels are for text inside a drawing, where they are units of the drawing."""
    files = [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.css")]
    assert len(files) > 100
    fixed = [
        str(file.relative_to(SOURCES))
        for file in files
        if IN_PIXELS.search(file.read_text()) and "<text" not in file.read_text()
    ]
    assert fixed == []
