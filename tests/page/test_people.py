"""People at a table: who is signed out comes back, and who talks too much is not heard."""

from playwright.sync_api import Locator, Page, expect

from page.browsing import Visitor
from page.conftest import Visit
from page.players import Player
from page.tables import lay
from server.running import Server

OLD, NEW = "seven gates of Ur", "eight gates of Ur"


def test_who_is_signed_out_elsewhere_signs_in_and_plays_on(visit: Visit, server: Server) -> None:
    ann, bob = visit("Ninlil"), visit("Bob")
    assert ann.client
    account = {"name": "Ninlil", "password": OLD}
    ann.client.token = ann.client.done("POST", "/api/account", account)["token"]
    page = ann.sit(lay(server, "babel", [ann, bob])).page

    ann.client.done("POST", "/api/password", {"old": OLD, "new": NEW})  # on another device

    expect(page.get_by_role("alert")).to_contain_text("You are signed out")
    expect(page.get_by_text("Connection lost. Trying again…")).to_have_count(0)
    page.get_by_label("Name", exact=True).fill("Ninlil")
    page.get_by_label("Password", exact=True).fill(NEW)
    page.get_by_role("button", name="Sign in", exact=True).click()
    expect(ann.prompt).to_contain_text("You:")
    Player(ann, "babel").press()
    ann.forgive("401")  # it asked whether it is still known


def chat_of(one: Visitor, table: str) -> tuple[Page, Locator]:
    """The chat at a table."""
    page = one.sit(table).page
    page.get_by_role("tab", name="Chat").click()
    return page, page.get_by_role("log", name="Chat")


def say(page: Page, words: str) -> None:
    page.get_by_label("Say something").fill(words)
    page.get_by_role("button", name="Send").click()


def test_an_owner_says_who_may_speak_and_everybody_whom_he_hears(
    visit: Visit, server: Server
) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = lay(server, "babel", [ann, bob])  # it is Ann's
    hers, her_chat = chat_of(ann, table)
    his, his_chat = chat_of(bob, table)
    say(his, "Well met")
    say(hers, "Who asked you?")
    expect(his_chat).to_contain_text("Who asked you?")
    expect(his.get_by_label("Who may speak")).to_have_count(0)

    hers.get_by_role("button", name="Do not let Bob speak at this table").click()
    expect(hers.get_by_text("Bob may not speak here.")).to_be_visible()
    silenced = "The person who opened this table does not let you speak here."
    expect(his.get_by_text(silenced)).to_be_visible()
    expect(his.get_by_label("Say something")).to_have_count(0)
    hers.get_by_role("button", name="Let Bob speak again").click()
    expect(his.get_by_label("Say something")).to_be_visible()

    hers.get_by_label("Who may speak").select_option("nobody")
    for page in (hers, his):
        expect(page.get_by_text("There is no chat at this table.")).to_be_visible()
    hers.get_by_label("Who may speak").select_option("players")
    say(his, "Thank you")
    expect(her_chat).to_contain_text("Thank you")

    his.get_by_role("button", name="Mute Ann").click()
    expect(his_chat).not_to_contain_text("Who asked you?")
    _, his_chat = chat_of(bob, table)  # for good, and not for as long as a page is open
    expect(his_chat).to_contain_text("Ann is muted.")
    expect(his_chat).to_contain_text("Thank you")
    expect(his_chat).not_to_contain_text("Who asked you?")
    his.get_by_role("button", name="Read Ann again").click()
    expect(his_chat).to_contain_text("Who asked you?")
