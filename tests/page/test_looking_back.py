"""A game is looked at again: step by step, from a link, by other eyes."""

import re

from playwright.sync_api import expect

from page.conftest import Visit
from page.positions import WAR
from page.scenes import finished
from page.tables import lay, play
from server.running import Server

MOVES = ["leader blue J7", "tile black E5", "leader green J5", "pass"]
FARMER = re.compile("^J7, land, farmer of Ann")


def test_a_link_to_a_move_shows_it_and_one_steps_on_from_there(
    visit: Visit, server: Server
) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = lay(server, "tigris", [ann, bob], position=WAR)
    play(table, [ann, bob], MOVES)

    page = bob.sit(table, "?ply=0").page
    bar = page.get_by_role("region", name="Replay")
    expect(bar).to_contain_text("move 0 of 4")
    expect(page.get_by_role("gridcell", name=FARMER)).to_have_count(0)

    bar.get_by_role("button", name="One move on").click()
    expect(page.get_by_role("gridcell", name=FARMER)).to_be_visible()
    expect(page).to_have_url(re.compile(r"\?ply=1$"))

    page.reload()
    expect(bar).to_contain_text("move 1 of 4")
    expect(page.get_by_role("gridcell", name=FARMER)).to_be_visible()

    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("gridcell", name=FARMER)).to_have_count(0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(bar).to_contain_text("move 2 of 4")

    page.keyboard.press("End")
    expect(bar).to_have_count(0)
    expect(page).to_have_url(re.compile(f"/table/{table}$"))


def test_the_summary_is_reached_from_the_table_its_menu_and_the_list(
    visit: Visit, server: Server
) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = lay(server, "tigris", [ann, bob], position=WAR)
    play(table, [ann, bob], MOVES)
    page = ann.sit(table).page
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").click()
    expect(page.locator("section.end")).to_be_visible()

    summary = f"/summary/{table}"
    expect(ann.prompt.get_by_role("link", name="Summary")).to_have_attribute("href", summary)
    page.get_by_role("button", name="Table menu").click()
    link = page.get_by_role("dialog").get_by_role("link", name="Summary")
    expect(link).to_have_attribute("href", summary)
    ann.visit("/")
    finished = page.locator("section", has=page.get_by_role("heading", name="Finished games"))
    finished.locator(f"a[href='{summary}']").click()
    expect(page).to_have_url(re.compile(f"{summary}$"))


def test_a_link_to_the_last_move_of_a_game_shows_how_it_ended(visit: Visit, server: Server) -> None:
    ann, table, last = finished(visit, server, "tigris")
    end = ann.page.locator("section.end")

    ann.sit(table, f"?ply={last - 1}")
    expect(ann.page.get_by_role("region", name="Replay")).to_contain_text(f"move {last - 1} of")
    expect(end).to_have_count(0)

    ann.page.get_by_role("button", name="One move on").click()
    expect(end).to_be_visible()
    ann.page.reload()
    expect(end).to_be_visible()
    end.get_by_role("button", name="Close").click()
    expect(end).to_have_count(0)


def test_after_the_end_one_looks_through_the_eyes_of_the_other(
    visit: Visit, server: Server
) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = lay(server, "tigris", [ann, bob], position=WAR)
    play(table, [ann, bob], MOVES)
    page = ann.sit(table).page
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").click()
    expect(page.locator("section.end")).to_contain_text("The game ended by resignation")

    page.get_by_role("button", name="Replay").first.click()
    bar = page.get_by_role("region", name="Replay")
    bar.get_by_role("button", name="Pause").click()
    bar.get_by_role("button", name="To the start").click()
    expect(page.get_by_role("button", name="Settlement, 4 in hand").first).to_be_visible()
    bar.get_by_role("button", name="Seen by Bob").click()
    expect(page.get_by_role("button", name="Settlement, 3 in hand").first).to_be_visible()
    bar.get_by_role("button", name="Seen by the audience").click()
    expect(page.get_by_role("button", name=re.compile("in hand$"))).to_have_count(0)
