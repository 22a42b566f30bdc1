"""What is said about the wire is what goes over it."""

from pathlib import Path

import pytest

from server.write_protocol import ROOT, files
from ziggurat.cli import main
from ziggurat.server.http import ENDPOINTS
from ziggurat.server.http.description import typescript


@pytest.mark.parametrize("path", files(), ids=lambda path: str(path.relative_to(ROOT)))
def test_what_is_made_from_declarations_is_not_stale(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == files()[path], "make protocol"


def test_the_types_of_the_page_are_those_of_the_messages() -> None:
    made = typescript(ENDPOINTS)

    assert 'export interface Choose {\n  type: "choose";\n  id: string;' in made
    assert "  asked: number | null;" in made
    assert "  pace: Pace;" in made
    assert "export type Pace = Untimed | Bank | Days;" in made


def test_the_types_of_the_page_are_those_of_everything_that_can_be_asked() -> None:
    made = typescript(ENDPOINTS)

    assert all(f"  {endpoint.serve.__name__}: {{ query: " in made for endpoint in ENDPOINTS)
    assert "  tables: { query: Tables; body: undefined; answer: TableBrief[] };" in made
    assert '  choose: { query: Query; body: Omit<Choose, "type">; answer: Ack };' in made
    assert "  logout: { query: Query; body: undefined; answer: undefined };" in made


def test_only_what_a_client_says_may_be_left_out() -> None:
    made = typescript(ENDPOINTS)

    assert "  webhook?: string;\n}\n\n/** The word that was sent" in made
    assert '  kind: "blunder" | "stroke" | "draw" | "deal";' in made
    assert "  best_chance: number;" in made


def test_no_file_that_is_made_lies_about_for_nothing() -> None:
    made = {*(ROOT / "web" / "src").rglob("*.generated.ts")}

    assert made <= files().keys()


def test_the_command_tells_both(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["protocol"]) == 0
    assert '**`{"type": "hello", …}`**' in capsys.readouterr().out
    assert main(["protocol", "--typescript"]) == 0
    told = capsys.readouterr().out
    assert "export type FromClient = Hello | Choose" in told
    assert "export interface NewTable" in told
