"""The rooms of the server: each has an order of its own that is checked."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "ziggurat" / "server"
# What still knows games by name stands flat until it does not; the rest is what all rooms may need.
FLAT = {"__init__", "extras", "settings", "text"}


def test_every_room_has_a_contract_that_names_all_its_files() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    strict = {
        container
        for contract in contracts
        if contract["type"] == "layers" and contract.get("exhaustive")
        for container in contract["containers"]
    }

    rooms = {f"ziggurat.server.{path.parent.name}" for path in SERVER.glob("*/__init__.py")}

    assert rooms | {"ziggurat.server"} <= strict
    assert not settings["tool"]["importlinter"].get("exclude_type_checking_imports")


def test_nothing_new_lies_outside_the_rooms() -> None:
    assert {path.stem for path in SERVER.glob("*.py")} <= FLAT
