"""Every scenario of the repository holds."""

import json
from pathlib import Path

import pytest

from ziggurat.core.reading import load_json
from ziggurat.core.scenarios import check_document
from ziggurat.games import GAMES
from ziggurat.games.tigris import data

HERE = Path(__file__).parent
FILES = sorted((HERE / "scenarios").glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_scenario_holds(path: Path) -> None:
    outcomes = list(check_document(load_json(path.read_text()), GAMES))

    assert outcomes
    assert [(o.name, o.failure, o.malformed) for o in outcomes if o.failure or o.malformed] == []


def test_the_map_of_tigris_is_the_printed_one() -> None:
    board = json.loads((HERE / "data" / "tigris_board.json").read_text())

    assert list(data.MAP) == board["grid"]
    assert sum(data.TILES) == board["tiles"]["total"]
    names = {"red": "red_temple", "blue": "blue_farm", "black": "black_settlement"}
    names["green"] = "green_market"
    for color, name in enumerate(data.COLORS):
        assert data.TILES[color] == board["tiles"][names[name]]
        assert data.BAG[color] == board["tiles"]["in_bag_at_start"][name]
    pairs = {frozenset(pair) for pair in board["monuments"]}
    assert {frozenset(name.split("-")) for name in data.MONUMENT_NAMES} == pairs
