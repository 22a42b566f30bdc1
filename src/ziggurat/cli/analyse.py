"""`ziggurat analyse FILE.replay`: who stood how after every decision, and what turned the game."""

import argparse
import json
from typing import TYPE_CHECKING, Any

from ziggurat.cli.console import complain, notes, progress, say
from ziggurat.cli.files import named, read_match
from ziggurat.cli.insight import aloud, curve, names, percent, signed, speak
from ziggurat.cli.language import add_language
from ziggurat.core.errors import Malformed
from ziggurat.core.text import Message
from ziggurat.files import read_text

if TYPE_CHECKING:
    from ziggurat.bots.advice.analysis import Report, ReviewedChoice, TurningPoint
    from ziggurat.core.match import Match

SIMULATIONS = 100
EVERY = 20  # decisions between two lines of progress, where there is no terminal for a bar


def add(commands: Any) -> None:
    parser = commands.add_parser("analyse", help="what turned a finished game")
    parser.add_argument("file", metavar="FILE", help="a replay")
    parser.add_argument(
        "--sims", type=int, default=SIMULATIONS, metavar="N", help="lines searched a decision"
    )
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="one JSON object and nothing else")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Analyse decision after decision, then tell what it comes to."""
    from ziggurat.bots.advice.analysis import Effort, analyse, report
    from ziggurat.games import GAMES

    if args.sims < 0:
        raise Malformed("--sims", "must be at least 0")
    with named(args.file):
        match = read_match(read_text(args.file), GAMES)
        if not match.over:
            raise Malformed("", "the game is not over (`ziggurat hint` advises who is asked)")
    decisions = []
    with progress("decisions", match.seq) as bar:
        for entry in analyse(match, Effort(simulations=args.sims)):
            decisions.append(entry)
            bar.add(1 if entry.number else 0)
            if entry.number and entry.number % EVERY == 0 and not notes().is_terminal:
                complain(f"{entry.number} of {match.seq} decisions")
    show = show_json if args.json else show_text
    show(match, report(decisions), args.language)
    return 0


def show_text(match: "Match", found: "Report", language: str) -> None:
    head = {"title": match.game.title, "seats": match.seats, "decisions": match.seq}

    def tell(key: str, **args: object) -> None:
        say(speak(Message(key, args), match.game, match.seats, language))

    tell("analysed", **head)
    tell("curves")
    called = names(match.seats, language)
    for seat, name in enumerate(called):
        chances = [entry.chances[seat] for entry in found.decisions]
        ends = f"{percent(chances[0]):3d} % {curve(chances)} {percent(chances[-1]):3d} %"
        say(f"{name[:1].upper()}{name[1:]}  {ends}")
    tell("moments" if found.moments else "no_moments")
    for moment in found.moments:
        say(f"{moment.decision.number:4}. {told(match, moment, language)}")
    luck = [f"{name} {signed(part)}" for name, part in zip(called, found.luck, strict=True)]
    lost = [f"{name} {percent(part)} %" for name, part in zip(called, found.lost, strict=True)]
    tell("luck", seats=", ".join(luck))
    tell("lost", seats=", ".join(lost))


def told(match: "Match", moment: "TurningPoint", language: str) -> str:
    """One key moment; with a blunder comes why the best would have been better."""
    choice, number = moment.decision.choice, moment.decision.number
    args: dict[str, object] = {"seat": moment.seat}
    key: str = moment.kind
    reasons = list[Message]()
    if key == "draw":
        key = "draw" if number else "deal"
        args["percent"] = percent(moment.size)
    elif choice:
        args |= {"move": choice.move, "percent": percent(choice.chance), "best": choice.best}
        args |= {"most": percent(choice.best_chance), "least": percent(choice.next_chance)}
        reasons = list(choice.reasons)
    said = speak(Message(key, args), match.game, match.seats, language)
    return " ".join([said, *aloud(reasons, match.game, match.seats, language)])


def show_json(match: "Match", found: "Report", language: str) -> None:
    decisions = [
        {
            "number": entry.number,
            "standing": rounded(entry.chances),
            "luck": rounded(entry.luck),
            **(written(match, entry.choice, language) if entry.choice else {}),
        }
        for entry in found.decisions
    ]
    moments = [
        {
            "kind": moment.kind,
            "number": moment.decision.number,
            "seat": moment.seat,
            "size": round(moment.size, 4),
            "text": told(match, moment, language),
        }
        for moment in found.moments
    ]
    whole = {
        "game": match.game.name,
        "seats": match.seats,
        "language": language,
        "decisions": decisions,
        "moments": moments,
        "luck": rounded(found.luck),
        "lost": rounded(found.lost),
    }
    say(json.dumps(whole, ensure_ascii=False))


def written(match: "Match", choice: "ReviewedChoice", language: str) -> dict[str, Any]:
    return {
        "seat": choice.seat,
        "move": choice.move,
        "chance": round(choice.chance, 4),
        "best": choice.best,
        "best_chance": round(choice.best_chance, 4),
        "loss": round(choice.loss, 4),
        "reasons": aloud(choice.reasons, match.game, match.seats, language),
    }


def rounded(chances: tuple[float, ...]) -> list[float]:
    return [round(chance, 4) for chance in chances]
