"""Tables are made and joined; what a stranger may not do."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from server.running import unlimited


@pytest.mark.parametrize("name", ["map.json", "/etc/hostname", "../secret", ["34"]])
def test_a_stranger_may_not_name_a_file_of_this_machine(name: object, tmp_path: Path) -> None:
    (tmp_path / "map.json").write_text("{}")
    with TestClient(unlimited(tmp_path)) as client:
        client.post("/api/guest", json={"name": "Ann"})
        wish = {"game": "china", "seats": 3, "options": {"map": name}}
        answer = client.post("/api/tables", json=wish)

    assert answer.status_code == 409
    assert answer.json()["text"] == "Option map: is one of 34, 45, border here"


def test_a_table_begins_when_its_last_seat_is_taken(tmp_path: Path) -> None:
    with TestClient(unlimited(tmp_path)) as client:
        ann, bob = (guest(client, name) for name in ("Ann", "Bob"))
        wish = {"game": "china", "seats": 2}
        table = client.post("/api/tables", json=wish, headers=ann).json()
        place = f"/api/tables/{table['table']}"

        assert table["status"] == "open"
        assert client.post(f"{place}/join", headers=bob).json()["status"] == "live"
        shown = client.get(place, headers=bob).json()
        assert (shown["seat"], shown["asked"], shown["offers"]) == (1, 0, [])
        assert [seat["name"] for seat in shown["seats"]] == ["Ann", "Bob"]


def guest(client: TestClient, name: str) -> dict[str, str]:
    token = client.post("/api/guest", json={"name": name}).json()["token"]
    return {"Authorization": f"Bearer {token}"}
