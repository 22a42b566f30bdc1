"""Somebody without a mouse: what is done from the lobby on is done by keys alone."""

from playwright.sync_api import Locator, Page, expect

FAR = 150  # presses of a key to get anywhere on a page
IS_FOCUSED = "(one) => one === document.activeElement"


def go_to(control: Locator, key: str = "Tab") -> None:
    """Press a key until this is what has the focus."""
    expect(control).to_be_attached()
    for _ in range(FAR):
        if control.evaluate(IS_FOCUSED):
            return
        control.page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {control}")


def press(control: Locator) -> None:
    go_to(control)
    control.page.keyboard.press("Enter")


def choose(page: Page, group: str, name: str) -> None:
    """One of several: Tab leads to the one that is chosen, arrows to the others."""
    radios = page.get_by_role("radiogroup", name=group).or_(page.get_by_role("group", name=group))
    go_to(radios.locator("input:checked"))
    go_to(radios.get_by_role("radio", name=name, exact=True), "ArrowRight")
    expect(radios.get_by_role("radio", name=name, exact=True)).to_be_checked()


def begin_against_bots(page: Page, game: str, seats: int, name: str) -> None:
    """From the home page to a table where all others are bots of the gentlest level."""
    page.goto("/")
    press(page.get_by_role("navigation").get_by_role("link", name="New table"))
    expect(page.get_by_role("heading", name="Open a table")).to_be_visible()
    choose(page, "Game", game)
    choose(page, "Seats", str(seats))
    choose(page, "With whom", "Bots")
    go_to(page.get_by_role("textbox", name="Your name"))
    page.keyboard.press("Control+a")
    page.keyboard.type(name)
    for seat in range(2, seats + 1):
        level = page.get_by_role("combobox", name=f"Level of the bot at seat {seat}")
        go_to(level)
        page.keyboard.type("Apprentice")
        expect(level.locator("option:checked")).to_contain_text("Apprentice")
    press(page.get_by_role("button", name="Begin the game"))
