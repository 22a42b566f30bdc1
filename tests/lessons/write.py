"""Write the lessons of the page anew: `make lessons`, after a change of a script or of the rules.

A script beside this file says what a lesson shows. The rules play it, and the page gets every
position, offer, sentence and reason ready made: it knows no rule.
"""

import json
from pathlib import Path
from typing import Any

from ziggurat.core.events import Event
from ziggurat.core.game import Game
from ziggurat.core.match import SECRET_BYTES, Match
from ziggurat.core.text import LANGUAGES, Message
from ziggurat.games import GAMES
from ziggurat.server.play.offers import grouped
from ziggurat.texts.letters import typeset

HERE = Path(__file__).parent
BOARDS = HERE.parents[1] / "web" / "src" / "games"
SHUFFLE = bytes(SECRET_BYTES)  # any will do, if it is always the same
LEARNER = 0

Said = dict[str, str]  # the same in every language
Told = dict[str, Any]


def lesson(game: Game) -> Told:
    """A whole lesson as the page reads it."""
    script = json.loads((HERE / f"{game.name}.json").read_text(encoding="utf-8"))
    names = script["names"]
    match = Match(game, len(names), secret=SHUFFLE)
    steps: list[Told] = []
    for told in script["steps"]:
        if "position" in told:
            match = Match(game, len(names), {}, SHUFFLE, told["position"], real=False)
        else:
            assert len(steps[-1]["moves"]) == 1, "which move came before?"
        steps.append(step_of(match, told, names))
        match, _ = played(match, told["expect"][0], told.get("then", []), names)
    return {"game": game.name, "names": names, "steps": steps}


def step_of(match: Match, told: Told, names: list[str]) -> Told:
    """A step with all that follows from the moves it asks for."""
    moves = {}
    for move in told["expect"]:
        after, turns = played(match, move, told.get("then", []), names)
        moves[move] = {
            "view": after.view(LEARNER),
            "turns": turns,
            "foreseen": foreseen(match, move, names),
        }
    return shown(match, told, names) | {"fresh": "position" in told, "moves": moves}


def shown(match: Match, told: Told, names: list[str]) -> Told:
    """A step before anything is done: what is seen, asked, offered and said."""
    asks = match.game.question(match.state, LEARNER)
    assert match.asked == LEARNER, f"it is not for the learner to decide: {told['text']['en']}"
    assert asks
    return {
        **{name: told[name] for name in ("topic", "places")},
        **{name: set_in_type(told[name]) for name in ("text", "hint", "done")},
        "prompt": match.game.prompt(match.state),
        "question": say(match, asks, names),
        "view": match.view(LEARNER),
        "offers": grouped(match.game.actions, match.legal()),
        "why": {move: reason(match, move, names) for move in told.get("why", [])},
    }


def played(
    match: Match, move: str, answers: list[str], names: list[str]
) -> tuple[Match, list[Told]]:
    """What follows a move and the answers of the others, on a table of its own."""
    after = Match(match.game, len(names), match.options, SHUFFLE, match.position, real=False)
    for step in match.history:
        after.choose(step.seat, after.seq, step.action)
    turns = []
    for seat, words in [(LEARNER, move), *(answer.split(" ", 1) for answer in answers)]:
        step = after.choose(int(seat), after.seq, words)
        happenings = [happening(after, event, names) for event in step.events]
        turns.append({"seat": step.seat, "move": words, "happenings": happenings})
    return after, turns


def foreseen(match: Match, move: str, names: list[str]) -> Told:
    """What would follow a move, as far as the learner can know."""
    preview = match.preview(LEARNER, move)
    events = [
        Event(event["kind"], {name: n for name, n in event.items() if name != "kind"}, False)
        for event in preview.pop("events", [])
    ]
    return {"preview": preview, "happenings": [happening(match, event, names) for event in events]}


def happening(match: Match, event: Event, names: list[str]) -> Told:
    text = say(match, Message(event.kind, event.args), names)
    return {"kind": event.kind, "args": event.args, "text": text}


def reason(match: Match, move: str, names: list[str]) -> Said:
    why = match.explain(LEARNER, move)
    assert why is not None, f"{move} is possible"
    return say(match, why, names)


def say(match: Match, message: Message, names: list[str]) -> Said:
    return {language: match.game.book.say(message, language, names) for language in LANGUAGES}


def set_in_type(said: Said) -> Said:
    return {language: typeset(text, language) for language, text in said.items()}


def text_of(told: Told) -> str:
    """A lesson as its file holds it: a line for each step, so that changes can be read."""
    steps = ",\n".join(json.dumps(step, ensure_ascii=False) for step in told["steps"])
    rest = json.dumps({name: told[name] for name in told if name != "steps"}, ensure_ascii=False)
    return f'{rest[:-1]}, "steps": [\n{steps}\n]}}\n'


def main() -> None:
    for name, game in GAMES.items():
        (BOARDS / name / "lesson.json").write_text(text_of(lesson(game)), encoding="utf-8")


if __name__ == "__main__":
    main()
