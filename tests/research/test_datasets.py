"""Datasets: what was played can be read in one line, and played again to the same scores."""

from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from ziggurat.bots.arena.matches import Contest
from ziggurat.bots.arena.recording import Series, play_to_keep
from ziggurat.bots.random_play.signature import signature
from ziggurat.core.errors import Malformed
from ziggurat.core.jit import PLAIN
from ziggurat.core.match import Match
from ziggurat.core.notation import digest, read_replay
from ziggurat.core.state import copy
from ziggurat.games import GAMES
from ziggurat.research.columns import DECISIONS, OBSERVATION
from ziggurat.research.columns import GAMES as COLUMNS
from ziggurat.research.datasets import Dataset, matches, read
from ziggurat.research.rows import SelfPlay, rows_of, self_play_rows
from ziggurat.research.writing import new_dataset

GOLDEN = Path(__file__).parents[1] / "golden"
SIGNED = 1 if PLAIN else 20
MANY = 1 if PLAIN else 3  # games of each
SERIES = [
    Series(Contest("tigris", 3, ("random",), seed=2), {"english": True}),
    Series(Contest("china", 4, ("random",), seed=2), {"map": "border"}),
    Series(Contest("babel", 2, ("random",), seed=2)),
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A few random games of every kind, and one that was given up."""
    path = tmp_path_factory.mktemp("data") / "games"
    with new_dataset(path, "by hand", True, SIGNED) as dataset:
        for series in SERIES:
            for number in range(MANY):
                dataset.add(self_play_rows(SelfPlay(series, number, True)))
        dataset.add(rows_of(given_up(), "file", ["unknown", "unknown"], True))
        dataset.add(rows_of(of_before(), "file", ["unknown", "unknown"], True))
    return path


def given_up() -> Match:
    match = Match(GAMES["babel"], 2, secret=bytes(32))
    for _ in range(4):
        match.choose(match.asked, match.seq, match.legal()[0])
    match.resign(1)
    return match


def of_before() -> Match:
    """A game by rules that no new one is begun under."""
    return read_replay((GOLDEN / "china_rules1_two_bonus.replay").read_text(), GAMES)


@pytest.fixture(scope="module")
def dataset(folder: Path) -> Dataset:
    return read(folder)


def test_the_moves_played_again_give_the_same_scores(dataset: Dataset) -> None:
    rows = dataset.games.to_pylist()
    assert len(rows) == 3 * MANY + 2
    assert [row["rules"] for row in rows] == [*[1] * MANY, *[2] * MANY, *[1] * MANY, 1, 1]
    for row, match in zip(rows, matches(dataset), strict=True):
        scores = np.zeros(row["seats"], np.int64)
        match.game.scores(match.state, scores)
        assert scores.tolist() == row["scores"]
        assert match.winners == row["winners"]
        assert digest(match.game, match.state) == row["digest"]
        assert match.over


@pytest.mark.slow
def test_every_decision_was_legal_and_is_told_in_words_and_numbers(dataset: Dataset) -> None:
    replayed = [(match, step) for match in matches(dataset) for step in match.history]
    for row, (match, step) in zip(dataset.decisions.to_pylist(), replayed, strict=True):
        assert row["action"] in row["legal"]
        assert match.game.actions.number(row["move"]) == row["action"] == step.action
        assert row["seat"] == step.seat


def test_an_observation_is_what_the_seat_knew(dataset: Dataset) -> None:
    replayed = [(match, step) for match in matches(dataset) for step in match.history]
    seen = dataset.decisions.column("observation")
    for found, (match, step) in list(zip(seen, replayed, strict=True))[::17]:
        imagined = copy(step.before)
        match.game.imagine(imagined, step.seat, np.uint64(7))  # what is hidden is another's
        same = match.game.observation.blank()
        match.game.observe(imagined, step.seat, same)
        assert np.array_equal(found.as_py(), same)


def test_a_game_given_up_says_so(dataset: Dataset) -> None:
    row = dataset.games.to_pylist()[-2]
    assert (row["ending"], row["winners"], row["decisions"]) == ("resign 1", [0], 4)


def test_one_line_of_anybodys_library_reads_it(folder: Path) -> None:
    games = pq.read_table(folder / "games.parquet")
    assert games.schema.names == [column.name for column in COLUMNS]
    assert all(games.schema.field(c.name).metadata[b"meaning"] for c in COLUMNS)
    decisions = pq.read_table(folder / "decisions.parquet")
    assert decisions.schema.names == [column.name for column in (*DECISIONS, OBSERVATION)]
    assert decisions.num_rows == sum(games.column("decisions").to_pylist())


def test_both_files_say_by_which_rules_and_in_which_layout(dataset: Dataset) -> None:
    assert set(dataset.about) == set(GAMES)
    for name, about in dataset.about.items():
        game = GAMES[name]
        assert about["rules"] == game.version
        assert about["signature"] == signature(game, SIGNED, lambda done: None)
        assert about["actions"] == {"size": game.actions.size, "first": game.actions.base}
        assert about["observation"]["size"] == game.observation.size


def test_the_card_is_made_from_the_data(folder: Path, dataset: Dataset) -> None:
    card = (folder / "README.md").read_text()
    assert f"{3 * MANY + 2} finished games, {dataset.decisions.num_rows} decisions" in card
    assert f"| tigris | 3 | self-play | {MANY} |" in card
    assert f"| china | random | {4 * MANY} | {MANY} |" in card  # every game has one winner's share
    assert dataset.about["babel"]["signature"] in card
    for column in (*COLUMNS, *DECISIONS, OBSERVATION):
        assert f"| `{column.name}` | {column.type} | {column.meaning} |" in card


def test_the_same_series_plays_the_same_games() -> None:
    one, two = (play_to_keep(SERIES[2], 0) for _ in range(2))
    assert [step.action for step in one.history] == [step.action for step in two.history]
    other = play_to_keep(SERIES[2], 1)
    assert other.secret != one.secret


def test_a_game_that_is_not_over_is_nobodys_to_export() -> None:
    with pytest.raises(Malformed, match="not over"):
        rows_of(Match(GAMES["babel"], 2, secret=bytes(32)), "file", ["unknown", "unknown"])


def test_a_dataset_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError), new_dataset(tmp_path / "games", "", False, 1) as dataset:
        dataset.add(rows_of(given_up(), "file", ["unknown", "unknown"]))
        raise ZeroDivisionError
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_is_not_written_over(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match="is there already"), new_dataset(tmp_path, "", False, 1):
        pass


def test_what_is_no_dataset_is_refused_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match="is no dataset"):
        read(tmp_path)
    for name in ("games", "decisions"):
        pq.write_table(pa.table({"id": [1]}), tmp_path / f"{name}.parquet")
    with pytest.raises(Malformed, match="is no dataset of format 1"):
        read(tmp_path)
