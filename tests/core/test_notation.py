"""Replays: written, read back, and refused at the first wrong line."""

import json

import pytest

from games.wander import wander
from ziggurat.core.errors import Malformed
from ziggurat.core.match import Match
from ziggurat.core.notation import CHECK_EVERY, digest, read_replay, write_replay
from ziggurat.games import GAMES

TIGRIS = GAMES["tigris"]
HEADER = f"""ziggurat 1
game tigris
rules 1
seats 2
seed {"00" * 32}
"""
MOVES = """0 leader black C2
0 leader red A2
1 pass
"""


def short() -> Match:
    return read_replay(HEADER + MOVES, GAMES)


def refusal(text: str) -> str:
    with pytest.raises(Malformed) as error:
        read_replay(text, GAMES)
    return str(error.value)


def test_a_replay_is_played_out() -> None:
    match = short()

    assert match.seq == 3
    assert match.asked == 0
    assert [step.seat for step in match.history] == [0, 0, 1]


def test_a_written_replay_has_its_header_its_moves_and_a_digest() -> None:
    match = short()

    assert write_replay(match) == HEADER + MOVES + f"= {digest(TIGRIS, match.state)}\n"


@pytest.mark.parametrize("secret", [bytes(32), b"\xff" * 32, b"\n#" * 16, bytes(range(32))])
def test_every_secret_that_a_match_takes_is_read_back(secret: bytes) -> None:
    match = Match(TIGRIS, 2, secret=secret)
    match.choose(0, 0, "pass")

    again = read_replay(write_replay(match), GAMES)

    assert again.secret == secret
    assert again.state.tobytes() == match.state.tobytes()


def test_a_live_game_keeps_its_secret() -> None:
    text = write_replay(short(), with_secret=False)

    assert "seed" not in text
    assert refusal(text) == "header: the line 'seed' is missing"


def test_only_options_that_differ_from_their_defaults_are_written() -> None:
    match = Match(TIGRIS, 2, {"english": True, "ziggurat": False}, bytes(32))

    assert [line for line in write_replay(match).splitlines() if line.startswith("option")] == [
        "option english true"
    ]
    assert read_replay(write_replay(match), GAMES).options == match.options


def test_digests_are_written_on_the_way() -> None:
    match = wander(TIGRIS, 1, 2 * CHECK_EVERY + 3)
    lines = write_replay(match).splitlines()

    assert [line[0] for line in lines].count("=") == 3
    assert lines[lines.index(f"= {digest(TIGRIS, match.history[CHECK_EVERY].before)}") + 1] == (
        f"{match.history[CHECK_EVERY].seat} "
        f"{TIGRIS.actions.words(match.history[CHECK_EVERY].action)}"
    )


def test_a_digest_is_of_the_position_in_words() -> None:
    match, again = short(), short()
    again.state.dice += 1  # no part of a position

    assert digest(TIGRIS, match.state) == digest(TIGRIS, again.state)
    assert len(digest(TIGRIS, match.state)) == 8
    assert digest(TIGRIS, match.state) != digest(TIGRIS, match.history[0].before)


def test_a_given_position_is_written_and_read() -> None:
    position = {"tiles": {"red": ["I5"]}, "hands": {"0": {"red": 1}}, "bag": 5}
    match = Match(TIGRIS, 2, secret=bytes(32), position=position)
    match.choose(0, 0, "leader black H5")

    text = write_replay(match)

    assert f"position {json.dumps(position)}\n" in text
    assert read_replay(text, GAMES).state.tobytes() == match.state.tobytes()


@pytest.mark.parametrize("end", ["1 resign", "0 resign", "abandon"])
def test_an_end_is_written_and_read(end: str) -> None:
    match = read_replay(HEADER + MOVES + end, GAMES)

    assert match.over
    assert write_replay(match).splitlines()[-1] == end
    assert read_replay(write_replay(match), GAMES).ending == match.ending


def test_comments_blank_lines_and_spaces_do_not_matter() -> None:
    loose = HEADER.replace("rules 1\n", "\n# a comment\nrules 1   # another\n")
    moves = MOVES.replace("0 leader black C2", "  0   leader BLACK c2  # the king\n\n")

    assert read_replay(loose + moves, GAMES).state.tobytes() == short().state.tobytes()


def test_reading_may_stop_at_a_decision() -> None:
    text = HEADER + MOVES + "= 00000000\n"

    assert [read_replay(text, GAMES, stop=n).seq for n in range(4)] == [0, 1, 2, 3]
    assert read_replay(text, GAMES, stop=1).state.tobytes() == short().history[1].before.tobytes()


@pytest.mark.parametrize("key", ["ziggurat", "game", "seats", "seed"])
def test_a_missing_header_line_is_named(key: str) -> None:
    lines = [line for line in HEADER.splitlines() if not line.startswith(key)]

    assert refusal("\n".join(lines) + "\n" + MOVES) == f"header: the line {key!r} is missing"


@pytest.mark.parametrize(
    ("line", "other", "message"),
    [
        ("ziggurat 1", "ziggurat 2", "header: format '2' is not 1"),
        ("ziggurat 1", "ziggurat", "header: the line 'ziggurat' is missing"),
        ("game tigris", "game go", "header: there is no game 'go' (there are: tigris"),
        ("seats 2", "seats two", "header: seats must be one of 2, 3, 4"),
        ("seats 2", "seats 2.0", "header: seats must be one of 2, 3, 4"),
        ("seats 2", "seats 2\nseats 2", "line 5: 'seats' stands twice"),
        ("seed 00", "seed 0", "header: the seed must be 64 hex digits"),
        ("seed 00", "seed 0000", "header: the seed must be 64 hex digits"),
        ("seed 00", "seed xy", "header: the seed must be 64 hex digits"),
        ("rules 1", "position []", "position: must be an object, not a list"),
        ("rules 1", "position {", "line 1, column 2: Expecting property name"),
        ("rules 1", 'position {"sun": 1}', "sun: unknown key"),
        ("rules 1", "option english maybe", "option english: must be true or false"),
        ("rules 1", "option fog true", "option fog: there is no such option here"),
        ("seats 2", "seats 7", "header: seats must be one of 2, 3, 4"),
    ],
)
def test_a_wrong_header_line_is_refused(line: str, other: str, message: str) -> None:
    wrong = HEADER.replace(line, other)
    if other.startswith(("position", "option")):
        wrong += "rules 1\n"

    assert refusal(wrong + MOVES).startswith(message)


def test_a_header_line_after_the_first_decision_is_refused() -> None:
    assert refusal(HEADER + MOVES + "option english true\n") == (
        "line 9: 'option' belongs before the first decision"
    )


def test_a_wrong_digest_names_the_decision_after_which_it_stands() -> None:
    right = digest(TIGRIS, short().state)

    message = refusal(HEADER + MOVES + "= 12345678\n")

    assert message == f"line 9, after decision 3: the position is {right}, not '12345678'"
    assert refusal(HEADER + "= 12345678\n" + MOVES).startswith("line 6, after decision 0: ")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("1 pass", "line 9, decision 4: It is for seat 0 to decide."),
        ("0 withdraw blue", "line 9, decision 4: Your farmer is not on the map."),
        ("0 leader blue P11", "line 9, decision 4: A leader must stand beside a temple."),
        ("0 dance", "line 9: “dance” is not a move."),
        ("0 tile red", "line 9: “tile red” cannot be read: no cell where there should be."),
        ("0", "line 9: “” is not a move."),
        ("2 pass", "line 9: cannot read '2 pass': a line begins with a seat"),
        ("-1 pass", "line 9: cannot read '-1 pass': a line begins with a seat"),
        ("pass", "line 9: cannot read 'pass': a line begins with a seat"),
        ("2 resign", "line 9: cannot read '2 resign': a line begins with a seat"),
        ("abandon\n0 pass", "line 10: nothing may follow the end of the game"),
        ("0 resign\nabandon", "line 10: nothing may follow the end of the game"),
    ],
)
def test_a_wrong_line_is_refused_with_its_number(line: str, message: str) -> None:
    assert refusal(HEADER + MOVES + line + "\n").startswith(message)


@pytest.mark.parametrize("line", ["0 pass", "0 resign", "abandon"])
def test_nothing_follows_a_game_that_is_played_out(line: str) -> None:
    match = wander(TIGRIS, 1, 3000)

    message = refusal(write_replay(match) + line)

    assert message.endswith(f", decision {match.seq + 1}: The game is over.")


@pytest.mark.parametrize("text", ["", "\n\n# nothing\n", MOVES])
def test_a_text_without_a_header_is_no_replay(text: str) -> None:
    assert refusal(text) == "header: the line 'ziggurat' is missing"


@pytest.mark.parametrize("place", ["seats " + "9" * 5000, "9" * 5000 + " pass"])
def test_a_number_too_long_to_be_one_is_refused_politely(place: str) -> None:
    if place.startswith("seats"):
        refusal(HEADER.replace("seats 2", place))
    else:
        refusal(HEADER + place)


def test_an_option_that_stands_twice_is_refused() -> None:
    twice = HEADER + "option english true\noption english false\n"

    assert refusal(twice) == "line 7: option 'english' stands twice"


def test_a_replay_says_by_which_rules_it_was_played() -> None:
    assert refusal(HEADER.replace("rules 1\n", "")) == "header: the line 'rules' is missing"
