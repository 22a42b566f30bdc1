"""Write the pictures of the rules pages anew: `make lessons` does so, after the lessons.

A script in `pictures` says which position stands in which chapter. The rules set it up, and the
page gets what a player would see there, ready made, and draws it as it draws a table.
"""

import json
from typing import Any

from lessons.write import BOARDS, HERE, SHUFFLE, set_in_type
from ziggurat.core.game import Game
from ziggurat.core.match import Match
from ziggurat.games import GAMES

LOOKER = 0

Told = dict[str, Any]


def pictures(game: Game) -> list[Told]:
    """Every picture of a rules page, in the order of its chapters."""
    script = json.loads((HERE / "pictures" / f"{game.name}.json").read_text(encoding="utf-8"))
    return [drawn(game, {"seats": script["seats"], **told}) for told in script["pictures"]]


def drawn(game: Game, told: Told) -> Told:
    """A picture as the page reads it: a view, and what of it is shown."""
    match = Match(
        game, told["seats"], told.get("options", {}), SHUFFLE, told["position"], real=False
    )
    for move in told.get("moves", []):
        seat, words = move.split(" ", 1)
        match.choose(int(seat), match.seq, words)
    return {
        "chapter": told["chapter"],
        "show": told["show"].split(),
        "marks": told.get("marks", []),
        "caption": set_in_type(told["caption"]),
        "view": match.view(LOOKER),
    }


def text_of(told: list[Told]) -> str:
    """Pictures as their file holds them: a line for each."""
    lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in told)
    return f"[\n{lines}\n]\n"


def main() -> None:
    for name, game in GAMES.items():
        text = text_of(pictures(game))
        (BOARDS / name / "pictures.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
