"""A war in Tigris & Euphrates, seen from both sides."""

from playwright.sync_api import expect

from page.conftest import Visit
from page.positions import WAR
from page.tables import lay
from server.running import Server


def test_two_kings_fight_and_both_send_support(visit: Visit, server: Server) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = lay(server, "tigris", [ann, bob], position=WAR)
    ann.sit(table), bob.sit(table)

    ann.page.get_by_role("button", name="Temple, 2 in hand").first.click()
    place = ann.page.get_by_role("gridcell", name="I6, land, can be chosen, starts a conflict")
    place.click()

    war = ann.page.get_by_role("heading", name="War of the kings")
    expect(war).to_be_visible()
    expect(bob.page.get_by_text("Waiting for Ann to send support.")).to_be_visible()
    ann.page.get_by_role("button", name="none", exact=True).click()
    for _ in range(3):
        ann.page.get_by_role("button", name="One tile more").click()
    ann.page.get_by_role("button", name="Send 3").click()

    expect(bob.page.get_by_role("heading", name="War of the kings")).to_be_visible()
    expect(ann.page.get_by_text("Waiting for Bob to send support.")).to_be_visible()
    bob.page.get_by_role("button", name="none", exact=True).click()
    bob.page.get_by_role("button", name="One tile more").click()
    bob.page.get_by_role("button", name="Send 1").click()

    for one in (ann, bob):
        expect(one.page.get_by_role("gridcell", name="H5, land")).not_to_have_accessible_name(
            "king of Bob"
        )
        expect(one.log).to_contain_text("Ann wins")
    expect(ann.prompt).to_contain_text("You:")


def test_a_place_that_is_not_lit_says_why(visit: Visit, server: Server) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    ann.sit(lay(server, "tigris", [ann, bob], position=WAR))

    ann.page.get_by_role("button", name="Priest, not on the map").click()
    ann.page.get_by_role("gridcell", name="A6,").click()

    said = ann.page.get_by_role("status").filter(has_text="A leader must stand beside a temple.")
    expect(said).to_be_visible()
