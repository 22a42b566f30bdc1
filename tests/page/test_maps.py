"""A map of China that somebody drew is played on a drawing of that map."""

from typing import Any

from playwright.sync_api import expect

from games.china.charts import build, chart
from page.conftest import Visit
from page.tables import lay
from server.running import Server


def table(visit: Visit, server: Server, document: dict[str, Any]) -> Any:
    ann, bob, carl = visit("Ann"), visit("Bob"), visit("Carl")
    return ann.sit(lay(server, "china", [ann, bob, carl], map=document)).page


def test_its_roads_alliances_and_places_are_drawn(visit: Visit, server: Server) -> None:
    document = build(chart("34") | {"id": "mine"}, "S4-K2")
    space = next(space for space in document["spaces"] if space["id"] == "W1")

    page = table(visit, server, document)

    lines = page.locator("path.road").get_attribute("d")
    assert lines.count("M") == len(document["roads"])
    assert f"{round(space['x'])} {round(space['y'])}" in lines
    numbers = page.locator(".map rect.mark + text")
    expect(numbers).to_have_count(len(document["alliances"]))
    expect(page.get_by_text("cannot be read")).to_have_count(0)


def test_without_a_drawing_its_provinces_lie_side_by_side(visit: Visit, server: Server) -> None:
    document = build(chart("34") | {"id": "undrawn"}, "S4-K2")
    document["provinces"][0]["dragon"] = {"x": "left", "y": 0}

    page = table(visit, server, document)

    expect(page.get_by_text("The drawing of this map cannot be read")).to_be_visible()
    assert page.locator("path.road").get_attribute("d").count("M") == len(document["roads"])
