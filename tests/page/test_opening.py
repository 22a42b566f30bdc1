"""A new table by hand: on one device, with a map of one's own, and found again on the home page."""

import json
import re

from playwright.sync_api import Page, expect

from games.china.charts import build, chart, put
from page.conftest import Visit

FOLD = {"desktop": {"width": 1440, "height": 900}, "phone": {"width": 360, "height": 740}}


def begin_on_one_device(page: Page, game: str) -> None:
    page.goto(f"/new?game={game}")
    page.get_by_role("radio", name="On one device").check()
    expect(page.get_by_role("checkbox", name="In the public list")).not_to_be_checked()
    page.get_by_role("button", name="Begin the game").click()


def test_those_at_one_device_have_names_a_board_and_their_games_first(visit: Visit) -> None:
    """The curtain hides a hand and not the board; whoever returns finds the table at once."""
    nobody = visit()
    page = nobody.visit("/new?game=babel")
    expect(page.get_by_label("Your name")).to_have_count(1)
    begin_on_one_device(page, "tigris")

    curtain = page.get_by_role("region", name=re.compile("Hand the device to"))
    expect(curtain).to_be_visible()
    names = page.get_by_role("region", name="Players").locator("b").all_inner_texts()
    assert len(set(names)) == len(names) > 1
    board, hand = page.locator(".boardbox").bounding_box(), curtain.bounding_box()
    assert board and hand and board["y"] + board["height"] <= hand["y"] + 1
    curtain.get_by_role("button").click()
    expect(curtain).to_have_count(0)

    for size in FOLD.values():
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.goto("/")
        own = page.get_by_role("listitem").filter(has_text=names[1]).first
        expect(own).to_be_in_viewport()
    ann = visit("Ann").visit("/")
    expect(ann.get_by_role("heading", name="Games to watch")).to_be_visible()
    expect(ann.get_by_text(names[1])).to_have_count(0)


def test_a_map_of_ones_own_is_checked_on_its_drawing_and_played_by_link(visit: Visit) -> None:
    document = build(chart("34") | {"id": "page", "title": {"en": "A page's map"}}, "S4-K2")
    ann, bob = visit("Ann"), visit("Bob")
    page = ann.visit("/new?game=china")
    expect(page.locator("input[name=option-map] + span svg")).to_have_count(3)
    page.locator("input[name=seats]").first.check()
    expect(page.get_by_role("radio", name="Border disputes")).to_be_disabled()
    expect(page.get_by_text("“Border disputes” is not for two players")).to_be_visible()

    page.get_by_text("Map of your own").click()
    bad = put(json.loads(json.dumps(document)), "spaces W1 x", 10)
    page.get_by_label("Or its text").fill(json.dumps(bad))
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_text("Space W1 lies outside its province wei.")).to_be_visible()
    expect(page.locator(".drawn .spot").first).to_be_visible()
    page.get_by_label("Or its text").fill(json.dumps(document))
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_text("“A page's map” is good, and is chosen.")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()

    bob.visit(page.get_by_role("textbox", name=re.compile("link")).input_value())
    bob.page.get_by_role("button", name="Sit down").click()
    roads = bob.page.locator("path.road").first
    expect(roads).to_have_attribute("d", re.compile("M"))
    assert (roads.get_attribute("d") or "").count("M") == len(document["roads"])


def test_the_lot_is_told_at_the_table_and_checked_after_the_end(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    page = ann.visit("/new?game=babel")
    page.get_by_role("checkbox", name=re.compile("^Draw lots for who begins")).check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Who begins is drawn by lot.")).to_be_visible()
    bob.visit(page.url)
    bob.page.get_by_role("button", name="Sit down").click()

    first = bob.page.get_by_role("region", name="Players").locator("b").first.inner_text()
    told = f"The lot fell on seat {['Ann', 'Bob'].index(first) + 1} of 2: {first} begins."
    for one in (ann, bob):
        expect(one.prompt.get_by_text(told, exact=True)).to_be_visible()
        expect(one.log).to_contain_text(told)
    page.get_by_role("tab", name="Help").click()
    seal = page.locator(".help code").inner_text()
    expect(page.locator(".help")).to_contain_text(told)

    assert ann.client
    table = page.url.rsplit("/", 1)[-1]
    ann.client.done("POST", f"/api/tables/{table}/resign", {"id": "enough"})
    page = bob.visit(f"/summary/{table}")
    card = page.get_by_role("region", name="The sealed shuffle")
    expect(card).to_contain_text(seal)
    card.get_by_role("button", name="Verify in this browser").click()
    expect(card).to_contain_text("Verified")
    expect(card).to_contain_text(f"they sat in this order: Ann, Bob. So {first} began.")
    expect(card).to_contain_text("ziggurat fair --lot")
