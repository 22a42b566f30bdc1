"""The game in the terminal, as a person meets it: typed lines in, sentences out."""

import re
from functools import partial
from pathlib import Path

import pytest
from rich.cells import cell_len

from cli.terminal import PATIENCE, Sit, Terminal
from ziggurat.cli import main
from ziggurat.cli.prompt import next_words
from ziggurat.cli.settings import options_of_games
from ziggurat.cli.spelling import spell_out
from ziggurat.cli.words import language_of
from ziggurat.core.match import Match
from ziggurat.core.text import LANGUAGES
from ziggurat.games import GAMES
from ziggurat.texts.letters import typeset

ONE_TURN = ("leader red A2", "tile red A1")


def test_a_greeting_says_who_you_are_and_what_the_shuffle_is_bound_to(sit: Sit) -> None:
    said = sit()

    assert "2 players. You are Lion. Bull is a bot (random)." in said
    assert "Shuffle: sha256 48428bdb7ddd829410d6bbb924fdeb3a" in said


def test_a_move_is_played_and_told_and_the_bot_answers(sit: Sit) -> None:
    said = sit(*ONE_TURN)

    assert "  Lion places the priest on A2.\n" in said
    assert "  Lion scores 1 red point for the tile.\n" in said
    assert "  Bull ends the turn.\n" in said
    assert said.count("Action 1 of 2:") + said.count("Action 2 of 2:") == 3


def test_capitals_do_not_matter_and_short_words_do(sit: Sit) -> None:
    said = sit("l R a2", "T r A1")

    assert "Lion places the priest on A2." in said
    assert "Lion places a temple on A1." in said


def test_an_illegal_move_is_explained_in_one_sentence(sit: Sit) -> None:
    said = sit("tile red E1", "leader red H3", "no move at all")

    assert "> tile red E1\nOnly farms lie on rivers.\nLion> " in said
    assert "> leader red H3\nA leader must stand beside a temple.\nLion> " in said
    assert "> no move at all\n“no move at all” is not a move.\nLion> " in said


def test_a_question_mark_lists_what_can_be_done(sit: Sit) -> None:
    said = sit("?")

    assert "leader black B1  Place or move a leader  black (33), red (33), blue (33)" in said
    assert re.search(r"pass +End the turn\n", said)


def test_a_question_mark_and_a_beginning_list_the_squares(sit: Sit) -> None:
    asked, begun = sit("? leader black"), sit("leader black")

    assert "leader black …\n  B1 J1 L1 P1 A2 C2" in asked
    assert "leader black …\n  B1 J1 L1 P1 A2 C2" in begun


def test_a_question_mark_and_a_move_say_what_would_follow(sit: Sit) -> None:
    said = sit("leader red A2", "? tile red A1", "? tile red E1", "?t r a1")

    assert said.count("What would follow tile red A1:\n  Lion places a temple on A1.\n") == 2
    assert "Lion scores 1 red point for the tile." in said
    assert "> ? tile red E1\nOnly farms lie on rivers." in said


def test_why_tells_why_not(sit: Sit) -> None:
    said = sit("why tile red E1", "why pass", "why", "why nonsense")

    assert "Only farms lie on rivers." in said
    assert "“pass” is allowed." in said
    assert "“why” needs a move" in said
    assert "“nonsense” is not a move." in said


def test_undo_takes_back_until_something_came_to_light(sit: Sit) -> None:
    said = sit("undo", "leader red A2", "undo", *ONE_TURN, "undo")

    assert "> undo\nThere is nothing to undo." in said
    assert "> undo\nUndone: leader red A2." in said
    assert "> undo\nBull has answered since: that can no longer be undone." in said


def test_a_saved_game_is_loaded_and_goes_on(sit: Sit, tmp_path: Path) -> None:
    path = tmp_path / "game.replay"
    first = sit("leader red A2", f"save {path}", "quit")
    again = sit(f"load {path}", "tile red A1")
    started = sit("tile red A1", args=f"--load {path}", seed="")

    assert f"Saved in {path}.\nLion> quit\nGoodbye. Your game is kept in " in first
    assert "Loaded: 1 decisions." in again
    for said in (again, started):
        assert "Lion scores 1 red point for the tile." in said


def test_only_saved_games_are_written_over(sit: Sit, tmp_path: Path) -> None:
    path, game = tmp_path / "letter.txt", tmp_path / "game.replay"
    path.write_text("Dear Ann")

    said = sit(f"save {path}", f"save {game}", f"save {game}", f"save {tmp_path}/no/where", "save")

    assert path.read_text() == "Dear Ann"
    assert "is no saved game: choose another name" in said
    assert said.count(f"Saved in {game}.") == 2
    assert "cannot be written: no such file or directory." in said
    assert "“save” needs the name of a file." in said


def test_a_file_that_cannot_be_loaded_leaves_the_game_as_it_is(sit: Sit, tmp_path: Path) -> None:
    bad = tmp_path / "bad.replay"
    bad.write_text("ziggurat 1\ngame chess\n")

    said = sit("load /no/such/file", f"load {bad}", "load", "leader red A2")

    assert "Not loaded: /no/such/file: no such file or directory." in said
    assert "there is no game 'chess'" in said
    assert "“load” needs the name of a file." in said
    assert "Lion places the priest on A2." in said


def test_the_log_tells_the_last_things_again(sit: Sit) -> None:
    said = sit("log", "leader red A2", "log")

    assert said.count("  Lion places the priest on A2.\n") == 2


def test_resigning_ends_the_game_and_shows_the_secret(sit: Sit) -> None:
    said = sit("resign", "board", "?", "tile red A1", "quit")

    assert "Lion gives up.\nThe game is over.\nTotals, weakest color first" in said
    assert "Bull wins.\n" in said
    assert "shown at the start: " + "7".zfill(64) in said
    assert said.count("The game is over.") == 3


def test_the_end_of_the_input_leaves_politely(sit: Sit) -> None:
    assert sit().endswith("Lion> \nGoodbye.\n")
    assert sit("leader red A2").endswith("tigris-1.replay; “ziggurat play” goes on with it.\n")


def test_an_interrupt_leaves_politely(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(question: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("ziggurat.cli.prompt.ask_plainly", interrupt)
    assert sit().endswith("Goodbye.\n")


def test_people_at_one_keyboard_see_no_other_hand(sit: Sit) -> None:
    said = sit(*ONE_TURN, "", args="--you 0 1")
    curtain = "Bull is asked. Hand over the keyboard; Bull presses Enter."
    before, after = said.split(curtain)

    assert "At the keyboard: Lion and Bull." in before
    assert "Since you last looked:" in after
    assert "  Lion places a temple on A1.\n" in after
    assert re.search(r"Lion .* 6 tiles\n► Bull ", after)


def test_french_speaks_french(sit: Sit) -> None:
    said = sit("leader red A2", "tile red E1", "help", "?", args="--lang fr --seats 3")

    assert "Vous êtes Lion. Buffle est un robot (random). Arc est un robot (random)." in said
    assert "  Lion place le prêtre en A2.\n" in said
    assert "Seules les fermes se posent sur les rivières." in said
    assert "Annuler votre dernière décision" in said
    assert said.endswith(typeset("tigris-1.replay ; « ziggurat play » la reprend.\n", "fr"))


def test_a_french_name_that_begins_with_a_vowel_is_elided(sit: Sit) -> None:
    said = sit(args="--language fr --seats 3 --you 2")

    assert "C’est le tour d’Arc.\n" in said


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr_CA", "LANG": "en_US"}, "fr"),
    ],
)
def test_the_language_is_that_of_the_terminal(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_a_position_is_played_from(sit: Sit, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(
        '{"game": "tigris", "seats": 3, "options": {"english": true}, "position": '
        '{"leaders": {"0 red": "A2"}, "hands": {"0": {"red": 2}}, "actions_left": 1}}'
    )
    said = sit("tile red A1", args=f"--position {path}")

    assert "3 players." in said
    assert "Lion's turn: 1 action left." in said
    assert "Lion scores 1 red point for the tile." in said


BY_THE_EDGE = """{"game": "tigris", "seats": 2, "position": {
    "tiles": {"green": ["C2", "D2", "F2", "B3", "B5", "B6"], "blue": ["B4", "B7"]},
    "leaders": {"0 green": "A8"}, "hands": {"0": {"blue": 1, "red": 5}}}}
"""


def test_nobody_is_asked_which_of_two_treasures_comes_first(sit: Sit, tmp_path: Path) -> None:
    """Both are near corners, and a third one stays; an undo goes back past them."""
    path = tmp_path / "position.json"
    path.write_text(BY_THE_EDGE)
    said = sit("tile blue E2", "undo", "tile blue E2", args=f"--position {path}")

    assert said.count("  Lion takes the treasure of B2.\n  Lion takes the treasure of B8.\n") == 2
    assert "Your trader takes a treasure" not in said
    assert "> undo\nUndone: tile blue E2." in said
    assert said.count("Action 2 of 2:") == 2


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        ("--load /no/such/file", "ziggurat: /no/such/file: no such file or directory\n"),
        ("--position /no/such/file", "ziggurat: /no/such/file: no such file or directory\n"),
        ("--you 2", "ziggurat: --you: there is no seat 2 among 2\n"),
        ("--seats 9", "ziggurat: seats: Tigris & Euphrates is for 2 to 4 players, not 9\n"),
        ("chess", "ziggurat: game: there is no game 'chess' (there are: tigris, china, babel)\n"),
        ("--option english", "ziggurat: option english: is written name=value\n"),
        ("--load x --seats 2", "ziggurat: x: the file says the game, its seats and its options\n"),
    ],
)
def test_bad_input_gets_one_line(
    args: str,
    complaint: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["play", *args.split()]) == 2
    assert capsys.readouterr() == ("", complaint)


def test_completion_goes_word_by_word() -> None:
    moves = ["tile red A1", "tile red I6", "tile blue I6", "swap red", "swap red red", "pass"]
    commands = ["save …", "quit"]

    assert next_words("", moves, commands) == ["tile ", "swap ", "pass", "save ", "quit"]
    assert next_words("S", moves, commands) == ["swap ", "save "]
    assert next_words("tile ", moves, commands) == ["red ", "blue "]
    assert next_words("t r i", moves, commands) == ["I6"]
    assert next_words("swap ", moves, commands) == ["red"]
    assert next_words("? tile b", moves, commands) == ["blue "]
    assert next_words("save f", moves, commands) == []


@pytest.mark.parametrize(
    ("short", "move"),
    [
        ("t r i6", "tile red i6"),
        ("s r r g", "swap red red green"),
        ("m blue-r I6", "monument blue-red i6"),
        ("t b i6", "tile b i6"),
        ("p", "pass"),
        ("s", "swap"),
        ("what", "what"),
    ],
)
def test_short_words_are_spelled_out_while_they_are_clear(short: str, move: str) -> None:
    kinds = ["tile", "leader", "swap", "pass"]

    assert spell_out(short, GAMES["tigris"].actions, kinds) == move


CROWDED = {
    "tiles": {"red": ["E5"], "blue": ["G1"], "green": ["K3"]},
    "monuments": [["red-blue", "F2"], ["black-green", "I7"]],
    "ziggurat": "L5",
    "catastrophes": ["A1"],
    "leaders": {"0 red": "C2", "0 black": "A2", "1 green": "C8"},
    "hands": {"0": {"red": 3}, "1": {"blue": 6}},
    "points": {"0": {"red": 12, "treasure": 1}},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_is_aligned_and_needs_no_colors(language: str) -> None:
    game = GAMES["tigris"]
    match = Match(game, 2, {"ziggurat": True}, bytes(32), CROWDED, real=False)
    match.choose(0, match.seq, "leader black B9")
    match.choose(0, match.seq, "leader red A8")
    drawn = game.draw(match.view(0), partial(game.book.say, language=language))
    lines = ["".join(text for text, _ in line) for line in drawn]

    assert all(cell_len(line) == len(line) < 100 for line in lines)
    assert all(line[67:].split() == [str(row)] for row, line in enumerate(lines[1:12], start=1))
    assert lines[1][3:7] == " ✕✕ "
    assert lines[2][23:31] == "▲▒▒≈▲▒▒≈"
    assert lines[3][23:31] == "▲▒☆≈▲▒▒≈"
    assert lines[5][43:55] == "[▒▒][▟▙][▒▒]"
    assert lines[8][3:15] == "(P0)[▲★](T1)"
    assert lines[9][7:11] == "(K0)"


def test_a_conflict_is_told_beside_the_board() -> None:
    game = GAMES["tigris"]
    match = Match(game, 2, {"ziggurat": True}, bytes(32), CROWDED, real=False)
    match.choose(0, match.seq, "leader green A8")
    drawn = game.draw(match.view(0), partial(game.book.say, language="en"))

    assert "".join(text for text, _ in drawn[-1]) == (
        "Revolt between traders: seat 0 attacks with 1, seat 1 defends with 1. "
        "Support comes from temples."
    )


@pytest.mark.parametrize("name", GAMES)
def test_a_resigned_game_of_any_kind_ends_with_totals_and_winners(sit: Sit, name: str) -> None:
    said = sit("resign", args=name)

    assert "The game is over." in said
    assert "Totals" in said
    assert "Bull wins" in said


@pytest.mark.slow
def test_china_shows_its_map_its_cards_and_what_would_follow(sit: Sit) -> None:
    said = sit("? palace", "? p w1 w red", "p w1 with red", "done", "draw pile", args="china")

    assert re.search(r" R Wei .*\n.*♟0/0 .*\n", said)
    assert re.search(r"W1:0─+W2", said)
    assert "W1:0 with a palace" not in said
    assert "C1:0 with a palace of seat 0" in said
    assert "What would follow palace W1 with red:" in said
    assert "Lion builds a palace on W1 in Wei." in said
    assert "Lion keeps a red card." in said
    assert "Lion takes the red influence card." in said


def test_moves_of_several_words_may_be_cut_short() -> None:
    actions = GAMES["china"].actions

    assert spell_out("e pal w1 w r", actions, ["emperor"]) == "emperor palace w1 with red"
    assert spell_out("s ex r p", actions, ["special"]) == "special exchange red purple"
    assert spell_out("emp pass", actions, ["emperor"]) == "emperor pass"
    assert spell_out("emperor", actions, ["emperor"]) == "emperor"


def test_five_people_have_five_names(sit: Sit) -> None:
    said = sit(args="china --seats 5 --option map=border bonus=true")

    assert "Star is a bot" in said
    assert "= border post, ~ harbour" in said


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "The map “Border disputes” has border posts or harbours: "
            "it is played without fortifications.",
        ),
        (
            "fr",
            "La carte « Querelles frontalières » a des postes frontières ou des ports : "
            "on y joue sans fortifications.",
        ),
    ],
)
def test_options_that_do_not_go_together_are_refused_in_a_sentence(
    language: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    options = "map=border fortifications=true"
    command = f"play china --seats 3 --option {options} --language {language}"

    assert main(command.split()) == 2
    said = " ".join(capsys.readouterr().err.split())  # in lines as wide as the terminal
    assert said == f"ziggurat: options: {sentence}"


@pytest.mark.slow
def test_a_real_terminal_completes_with_the_tab_key() -> None:
    with Terminal("play", "--against", "random", "--language", "en", "--seed", "7") as terminal:
        terminal.read_until("Lion>")
        terminal.type("lea\tre\tA2\r")
        terminal.read_until("Lion places the priest on A2.")
        terminal.read_until("Lion>")
        terminal.type("\x04")
        terminal.read_until("Your game is kept in")
        assert terminal.process.wait(PATIENCE) == 0


@pytest.mark.parametrize(
    ("command", "told", "untold"),
    [
        (
            "play --help",
            ("deal=3-5 or deal=5-5 (3-5)", "english=false or english=true (false)"),
            "",
        ),
        ("play china --help", ("map=border or map=FILE (34; with 5 seats 45)",), "deal="),
        ("play babel -h", ("babel: Babel, 2 seats", "idle_powers"), "map="),
    ],
)
def test_the_help_lists_the_options_of_the_games(
    command: str, told: tuple[str, ...], untold: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(command.split())
    said = capsys.readouterr().out

    assert left.value.code == 0
    for words in (*told, "--lang", "apprentice, scribe, vizier, king, random (scribe)", "--resume"):
        assert words in said
    assert not untold or untold not in said


def test_every_option_of_every_game_is_in_the_help_with_its_values() -> None:
    said = options_of_games()
    for game in GAMES.values():
        for option in game.options:
            for value in option.values:
                assert f"{option.name}={str(value).lower()}" in said
