"""What a seat may see, and the table as a terminal draws it."""

from typing import Any

import pytest

from games.babel.boards import BABEL, dealt, table, towers
from games.script import NAMES, say
from ziggurat.core.match import Match
from ziggurat.core.text import Message
from ziggurat.games.babel.data import NATIONS
from ziggurat.games.babel.draw import ALARM, FAINT, STRONG, WIDTH
from ziggurat.games.babel.records import State
from ziggurat.texts.letters import typeset

RUNS: dict[str, Any] = {
    "hands": {0: "AAH", 1: "MP"},
    "pawns": {0: "medes", 1: "persians"},
    "columns": {
        0: {"medes": "AAAHSSS", "hittites": "HHH", "persians": "PPPA", "sumerians": "MMM"},
        1: {"medes": "PA", "persians": "HHHH", "sumerians": "AHM"},
    },
    "temples": {0: {"medes": "1", "persians": "14"}, 1: {"medes": "124", "hittites": "1"}},
    "rows": {0: "62", 1: "1"},
}


def site(match: Match[State], name: str) -> dict[str, Any]:
    found: dict[str, Any] = match.view(-1)["sites"][NATIONS.index(name)]
    return found


def lines(match: Match[State], seat: int = 0, language: str = "en") -> list[str]:
    """The table as text, in small letters."""
    return ["".join(text for text, _ in line).lower() for line in spans(match, seat, language)]


def spans(match: Match[State], seat: int = 0, language: str = "en") -> list[list[tuple[str, str]]]:
    def put(message: Message) -> str:
        return BABEL.book.say(message, language, NAMES)

    return BABEL.draw(match.view(seat), put)


def test_a_view_shows_the_columns_temples_and_runs_of_both_sides() -> None:
    medes = site(table(**RUNS), "medes")

    assert medes["columns"][1] == ["persians", "assyrians"]
    assert medes["temples"] == [[1], [1, 2, 4]]
    assert medes["runs"] == [
        [
            {"nation": "assyrians", "start": 0, "length": 3},
            {"nation": "sumerians", "start": 4, "length": 3},
        ],
        [],
    ]
    assert site(table(**RUNS), "persians")["runs"][1] == [
        {"nation": "hittites", "start": 0, "length": 4}
    ]


def threats(match: Match[State], seat: int) -> list[tuple[str, str, int, bool]]:
    return [
        (threat["nation"], threat["site"], threat["level"], threat["there"])
        for threat in match.view(-1)["threats"]
        if threat["seat"] == seat
    ]


def test_a_view_shows_what_the_runs_of_each_side_threaten() -> None:
    match = table(**RUNS)

    assert threats(match, 0) == [
        ("hittites", "hittites", 1, False),
        ("assyrians", "medes", 4, True),
        ("sumerians", "medes", 2, True),
        ("medes", "sumerians", 3, False),
    ]
    assert threats(match, 1) == [("hittites", "persians", 4, True)]


@pytest.mark.parametrize(
    ("cards", "mine", "theirs", "level"),
    [
        ("AAA", "", "", None),
        ("AAA", "", "13", 3),
        ("HHH", "", "", None),
        ("HHH", "", "3", 3),
        ("HHH", "", "4", None),
        ("HHH", "3", "3", None),
        ("PPP", "", "", 2),
        ("PPP", "1", "", 3),
        ("PPP", "2", "", None),
        ("PPPAAAA", "5", "", None),
        ("PPPAAA", "4", "", 6),
        ("MMM", "", "", None),
        ("SSS", "", "", None),
    ],
)
def test_a_run_that_could_do_nothing_is_no_threat(
    cards: str, mine: str, theirs: str, level: int | None
) -> None:
    match = table(columns={1: {"medes": cards}}, temples={0: {"medes": theirs}, 1: {"medes": mine}})

    assert [found for _, _, found, _ in threats(match, 1) if found] == ([level] if level else [])


def test_a_view_shows_the_known_top_of_the_pile_and_what_else_is_in_it() -> None:
    match = table(
        real=True,
        pawns={0: "medes"},
        columns={0: {"medes": "AAA"}},
        temples={1: {"medes": "126"}},
    )

    say(match, "0 power assyrians")
    view = match.view(1)

    assert view["next_temples"] == [1, 2, 6]
    assert view["temple_pile"] == 45
    assert list(view["unseen_temples"].values()) == [9, 8, 8, 7, 6, 4]


def test_a_view_hides_the_other_hand_until_the_game_is_over() -> None:
    match = table(hands={0: "AAH", 1: "MP"}, temple_pile="1")
    mine = {"assyrians": 2, "hittites": 1, "medes": 0, "persians": 0, "sumerians": 0}

    assert match.view(0)["hand"] == mine
    assert match.view(-1)["hand"] is None
    assert match.view(1)["hands"] is None
    assert match.view(1)["hand_sizes"] == [3, 2]
    say(match, "0 end")
    assert match.view(1)["hands"][0] == mine


def test_a_view_of_a_finished_game_tells_its_result() -> None:
    match = table(
        hands={0: "AAH", 1: "MP"}, temples={0: {"medes": "3"}, 1: {"medes": "4"}}, temple_pile="1"
    )

    assert (match.view(0)["result"], match.view(0)["ended"]) == (None, None)
    say(match, "0 end")
    view = match.view(0)

    assert (view["over"], view["ended"], view["asked"], view["prompt"]) == (
        True,
        "pile",
        None,
        None,
    )
    assert view["result"] == [
        {"seat": 0, "place": 2, "height": 3, "cards": 3},
        {"seat": 1, "place": 1, "height": 4, "cards": 2},
    ]


def test_a_view_tells_how_many_cards_must_be_given_up() -> None:
    match = table(hands={1: "AAHH"}, pawns={0: "medes"}, columns={0: {"medes": "SSS"}})

    say(match, "0 halve sumerians", "1 discard assyrians")
    view = match.view(0)

    assert (view["asked"], view["prompt"], view["to_discard"]) == (1, "discard", 1)


# In a terminal.


def test_the_drawing_shows_names_heights_and_ones_own_hand_alone() -> None:
    text = lines(table(**RUNS))

    assert text[0] == "  bob  height 5  2 cards in hand"
    assert "► ann  height 5  [a][a][h]" in text
    assert lines(table(**RUNS), seat=1)[0] == "► ann  height 5  3 cards in hand"
    spectator = "\n".join(lines(table(**RUNS), seat=-1))
    assert "3 cards in hand" in spectator and "2 cards in hand" in spectator


def test_the_drawing_of_a_finished_game_shows_both_hands() -> None:
    match = table(hands={0: "AAH", 1: "MP"}, temple_pile="1")

    say(match, "0 end")

    assert lines(match)[0] == "  bob  height 0  [m][p]"
    assert "  ann  height 0  [a][a][h]" in lines(match)


def test_the_drawing_shows_rows_towers_pawns_and_piles() -> None:
    text = lines(table(**RUNS, discard="AA", temple_pile="21", start_temple={1: True}))

    assert text[1] == "  row: (1)  start temple"
    assert "  row: 6 (2)" in text
    towers_line = next(line for line in text if "12(4)" in line)
    assert towers_line.split() == ["-", "(1)", "12(4)", "-", "-"]
    names = next(line for line in text if "assyrians" in line)
    assert names.split() == [*NATIONS[:3], "♟0", "persians", "♟1", "sumerians"]
    assert any(line.startswith("temple pile 2, nation pile ") for line in text)
    assert any(line.endswith("discard 2; next temples: 2 1") for line in text)


def test_a_column_is_drawn_from_its_site_outwards() -> None:
    text = lines(table(**RUNS))
    names = next(i for i, line in enumerate(text) if "assyrians" in line)

    assert "[p][a]" in text[names - 2]
    assert text[names + 2][2 * WIDTH :].startswith(" [a][a][a]")
    assert text[names + 3][2 * WIDTH :].startswith(" [h][s][s]")
    assert text[names + 4][2 * WIDTH :].startswith(" [s]")


def board(text: list[str]) -> list[str]:
    """The lines between the two rows."""
    rows = [i for i, line in enumerate(text) if line.startswith("  row:")]
    return text[rows[0] + 1 : rows[1]]


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_the_sites_are_drawn_below_each_other(seat: int) -> None:
    for match in (dealt(), table(**RUNS)):
        assert {len(line) for line in board(lines(match, seat))} == {WIDTH * len(NATIONS)}


@pytest.mark.parametrize("name", NATIONS)
def test_two_pawns_at_one_site_move_nothing(name: str) -> None:
    match = table(pawns={0: name, 1: name})

    assert {len(line) for line in board(lines(match))} == {WIDTH * len(NATIONS)}


def test_the_drawing_has_a_banner_in_end_mode() -> None:
    match = table(temples={0: towers(15), 1: towers(12)}, end_mode=True)

    assert ("END MODE: twenty wins, nine or less loses.", ALARM) in spans(match)[-1]
    assert "end mode" not in "\n".join(lines(dealt()))


def test_the_drawing_tells_every_kind_of_threat() -> None:
    told = spans(table(**RUNS | {"temples": {1: {"medes": "124", "hittites": "1"}}}))[-5:]

    assert [line[0] for line in told] == [
        ("Ann could steal level 1 at the Hittites.", FAINT),
        ("Ann could destroy level 4 at the Medes.", STRONG),
        ("Ann could win cards over at the Medes.", STRONG),
        ("Ann could skip to level 2 at the Persians.", FAINT),
        ("Ann could drive cards away at the Sumerians.", FAINT),
    ]


def test_the_drawing_speaks_french() -> None:
    match = table(**RUNS, end_mode=True, start_temple={1: True})

    text = "\n".join(lines(match, language="fr"))

    assert "bob  hauteur 5  2 cartes en main" in text
    assert "rangée: (1)  temple de départ" in text
    assert typeset("fin de partie : vingt gagne, neuf ou moins perd.", "fr") in text
    assert "ann pourrait détruire le niveau 4 chez les mèdes." in text
    assert "pile des nations" in text


def test_a_banner_and_threats_hide_no_name() -> None:
    for language in ("en", "fr"):
        text = "\n".join(lines(table(**RUNS, end_mode=True), language=language))
        assert all(name.lower() in text for name in NAMES[:2])
