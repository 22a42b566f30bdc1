"""What is said about the wire is what goes over it."""

import pytest

from server.write_protocol import PAGE, TYPES, page
from ziggurat.cli import main
from ziggurat.server.describing import typescript


def test_the_page_is_made_from_the_messages() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()


def test_the_types_of_the_page_are_those_of_the_messages() -> None:
    assert TYPES.read_text(encoding="utf-8") == typescript()
    assert 'export interface Choose {\n  type: "choose";\n  id: string;' in typescript()
    assert "  asked: number | null;" in typescript()


def test_the_command_tells_both(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["protocol"]) == 0
    assert '**`{"type": "hello", …}`**' in capsys.readouterr().out
    assert main(["protocol", "--typescript"]) == 0
    assert "export type FromClient = Hello | Choose" in capsys.readouterr().out
