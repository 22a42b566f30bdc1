"""In every phase of every game: what can be done is in view, in reach, and said to everybody."""

import pytest
from playwright.sync_api import ViewportSize

from page.conftest import Visit
from page.phases import phases, stages
from page.players import CHOICES
from page.reaching import out_of_view, scrolls, too_small
from server.running import Server
from ziggurat.games import GAMES

SCREENS: list[ViewportSize] = [
    {"width": width, "height": height}
    for width, height in (
        *((320, 568), (360, 640), (390, 844), (640, 360), (680, 900), (768, 1024)),
        *((844, 390), (1024, 768), (1280, 800), (1920, 1080)),
    )
]
PHONES = 3  # the first of them
PHONE = 700  # pixels: whatever is narrower shows one room at a time, and no page to scroll


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_decision_has_its_phase(game: str) -> None:
    assert {kind for phase in phases(game) for kind in phase.kinds} == set(
        GAMES[game].actions.families
    )


@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_done_is_in_view_and_large_enough(
    visit: Visit, server: Server, game: str
) -> None:
    """On every screen without scrolling; by a finger on a phone."""
    ann, bob = visit("Ann", phone=True, confirmation="always"), visit("Bob")
    wrong = []
    for phase in phases(game):
        ann.page.set_viewport_size(SCREENS[1])
        ann.sit(phase.lay(server, ann, bob))
        for stage in stages(ann, game):
            for n, screen in enumerate(SCREENS):
                ann.page.set_viewport_size(screen)
                choices = CHOICES[game] if stage == "asked" else ()
                found = out_of_view(ann.page, choices)
                found += too_small(ann.page) if n < PHONES else []
                found += scrolls(ann.page) if screen["width"] < PHONE else []
                size = f"{screen['width']} × {screen['height']}"
                wrong += [f"{phase.name}, {stage}, {size}: {one}" for one in found]
            ann.page.set_viewport_size(SCREENS[1])

    assert wrong == [], "\n".join(wrong)
