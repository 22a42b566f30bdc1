"""The description of what can be asked holds: a machine that reads it asks everything."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.core.parameters import ParameterLocation

from server.running import Client, Server, ask, serving
from sizes import sized
from ziggurat.server.http import ENDPOINTS
from ziggurat.server.http.openapi import document

pytestmark = pytest.mark.slow

# Who does these is another one afterwards, so that each time somebody new does them.
LAST_THINGS = ("/api/account", "/api/password", "/api/me/delete")
EXAMPLES = sized(8, soak=25)  # for each thing that can be asked, beside those at the edges

everything = schemathesis.openapi.from_dict(document(ENDPOINTS))
# That a body is too long is said by a status of its own, which is a refusal as good as others.
for check in (
    everything.config.checks.negative_data_rejection,
    everything.config.checks.positive_data_acceptance,
):
    check.expected_statuses = [*check.expected_statuses, "413"]


class Site:
    """A running server, a guest, and tables in every stage."""

    def __init__(self, server: Server) -> None:
        self.server, self.ann = server, Client(server, "Ann")
        waiting, live, over = (
            self.ann.create("babel", 2, bots=bots, level="random") for bots in (0, 1, 1)
        )
        self.ann.done("POST", f"/api/tables/{over}/resign", {"id": "1"})
        self.tables, self.settled = [waiting, live, over, "nowhere"], [over, "nowhere"]

    def put_at_a_table(self, case: Any) -> None:
        """Name a table there is, unless a bad name is what is tried."""
        name = case.path_parameters.get("table")
        if name and not case.meta.is_negative_at(ParameterLocation.PATH):
            waits = "wait" in (case.query or {})  # for news, if there is some to come
            known = self.settled if waits else self.tables
            case.path_parameters["table"] = known[len(name) % len(known)]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("openapi")
    with serving(f"sqlite:///{folder / 'games.sqlite'}", folder) as server:
        yield Site(server)


@everything.parametrize()
@settings(max_examples=EXAMPLES, derandomize=True, suppress_health_check=list(HealthCheck))
def test_whatever_is_asked_is_answered_as_described(case: Any, site: Site) -> None:
    """Every check there is: no status, no type and no field but those that are described."""
    site.put_at_a_table(case)
    asker = Client(site.server, "Bob") if case.path in LAST_THINGS else site.ann

    case.call_and_validate(
        base_url=site.server.url, headers={"Authorization": f"Bearer {asker.token}"}
    )


def test_nothing_surprised_the_server(site: Site) -> None:
    assert site.server.alive()
    assert not re.search("Traceback|exception|error", site.server.said(), re.IGNORECASE)


def test_everything_that_can_be_asked_is_described(site: Site) -> None:
    status, page = ask(site.server.url, "GET", "/api/openapi.json")

    described = {(path, method) for path, methods in page["paths"].items() for method in methods}
    assert (status, page["openapi"]) == (200, "3.1.0")
    assert described == {(endpoint.path, endpoint.method.lower()) for endpoint in ENDPOINTS}


def test_everything_has_a_name_of_its_own_and_says_what_it_does() -> None:
    asked = [how for path in document(ENDPOINTS)["paths"].values() for how in path.values()]

    assert len({how["operationId"] for how in asked}) == len(asked)
    assert all(how["summary"].endswith((".", "?")) for how in asked)
