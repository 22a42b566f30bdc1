"""Replays: a text file anyone can read, and a match anyone can rebuild.

ziggurat 1                    the format
game senet                    its rules, seats, options and the secret of its dice
rules 1
seats 2
option english true
seed 6f1d…                    64 hex digits, absent while the game is live
0 leader black B3             one decision a line
= 5ec35e7c                    the digest of the position here, checked on reading
1 resign                      or `abandon`, as the last line
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ziggurat.core.beginning import game_named
from ziggurat.core.errors import Differs, Malformed, Refused, Unreadable
from ziggurat.core.game import Game, Position
from ziggurat.core.match import SECRET_BYTES, Match
from ziggurat.core.options import Opened, as_given
from ziggurat.core.reading import as_object, load_json
from ziggurat.core.state import AnyState

FORMAT = "1"
HEADER = ("ziggurat", "game", "rules", "seats", "option", "seed", "position")
CHECK_EVERY = 20  # decisions between two digests in a replay we write


def digest(game: Game, state: AnyState) -> str:
    """A short name for the whole position, hidden parts included, in canonical notation."""
    text = json.dumps(game.write(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def write_replay(match: Match, with_secret: bool = True) -> str:
    """The replay of a match, with digests on the way. A live game keeps its secret."""
    game = match.game
    lines = [f"ziggurat {FORMAT}", f"game {game.name}", f"rules {game.version}"]
    lines.append(f"seats {match.seats}")
    for option in game.options:
        if match.options[option.name] != option.default_at(match.seats):
            lines.append(f"option {option.name} {option.write(match.options[option.name])}")
    if match.position is not None:
        lines.append(f"position {json.dumps(match.position)}")
    if with_secret:
        lines.append(f"seed {match.secret.hex()}")
    for number, step in enumerate(match.history):
        if number and number % CHECK_EVERY == 0:
            lines.append(f"= {digest(game, step.before)}")
        lines.append(f"{step.seat} {game.actions.words(step.action)}")
    lines.append(f"= {digest(game, match.state)}")
    if match.ending:
        how, seat = match.ending
        lines.append(how if seat < 0 else f"{seat} {how}")
    return "\n".join(lines) + "\n"


@dataclass(slots=True)
class Header:
    """The first lines of a replay, before anything is played."""

    values: dict[str, str] = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)

    def add(self, key: str, value: str, place: str) -> None:
        if key == "option":
            name, _, setting = value.partition(" ")
            if name in self.options:
                raise Malformed(place, f"option {name!r} stands twice")
            self.options[name] = setting.strip()
        elif key in self.values:
            raise Malformed(place, f"{key!r} stands twice")
        else:
            self.values[key] = value

    def need(self, key: str) -> str:
        if not self.values.get(key):
            raise Malformed("header", f"the line {key!r} is missing")
        return self.values[key]

    def match(self, games: Mapping[str, Game], opened: Opened) -> Match:
        """The match as it was before the first decision."""
        if self.need("ziggurat") != FORMAT:
            raise Malformed("header", f"format {self.values['ziggurat']!r} is not {FORMAT}")
        game = self.game(games)
        seats = {str(number): number for number in game.seats}
        if self.need("seats") not in seats:
            raise Malformed("header", f"seats must be one of {', '.join(seats)}")
        options = opened(game.options, self.options)
        return Match(game, seats[self.values["seats"]], options, self.secret(), self.position())

    def game(self, games: Mapping[str, Game]) -> Game:
        """The game by the rules it was played by; digests tell whether others still agree."""
        game = game_named(self.need("game"), games, "header")
        rules = self.need("rules")
        return next((one for one in game.former if str(one.version) == rules), game)

    def secret(self) -> bytes:
        try:
            secret = bytes.fromhex(self.need("seed"))
        except ValueError:
            secret = b""
        if len(secret) != SECRET_BYTES:
            raise Malformed("header", f"the seed must be {2 * SECRET_BYTES} hex digits")
        return secret

    def position(self) -> Position | None:
        if "position" not in self.values:
            return None
        return as_object(load_json(self.values["position"]), "position")


def read_replay(
    text: str, games: Mapping[str, Game], stop: int | None = None, opened: Opened = as_given
) -> Match:
    """Play a replay out, all of it or up to a decision. Raises Malformed at the first wrong line.

    The place names the line, and the decision where a digest differs. A replay names the
    documents it was played with, such as a map; `opened` puts what they say in their place.
    """
    header, rest = split_replay(text)
    match = header.match(games, opened)
    for place, words in rest:
        if match.seq == stop:
            break
        if match.ending:
            raise Malformed(place, "nothing may follow the end of the game")
        play_line(match, words, place)
    return match


def split_replay(text: str) -> tuple[Header, list[tuple[str, str]]]:
    """The header, and the lines after it with their places; comments and blanks are dropped."""
    header, rest = Header(), list[tuple[str, str]]()
    for number, line in enumerate(text.splitlines(), start=1):
        place = f"line {number}"
        words = line if line.startswith("position ") else line.split("#")[0]
        key, _, value = words.strip().partition(" ")
        if key in HEADER:
            if rest:
                raise Malformed(place, f"{key!r} belongs before the first decision")
            header.add(key, value.strip(), place)
        elif key:
            rest.append((place, words.strip()))
    return header, rest


def play_line(match: Match, line: str, place: str) -> None:
    """One line after the header: a decision, a digest to compare, or an end."""
    first, _, rest = line.partition(" ")
    if first == "=":
        found = digest(match.game, match.state)
        if rest.strip() != found:
            where = f"{place}, after decision {match.seq}"
            raise Differs(where, f"the position is {found}, not {rest.strip()!r}")
    elif line == "abandon":
        refuse_politely(match, place, match.abandon)
    elif first not in map(str, range(match.seats)):
        raise Malformed(place, f"cannot read {line!r}: a line begins with a seat")
    elif rest.strip() == "resign":
        refuse_politely(match, place, lambda: match.resign(int(first)))
    else:
        refuse_politely(match, place, lambda: match.choose(int(first), match.seq, rest))


def refuse_politely(match: Match, place: str, play: Any) -> None:
    try:
        play()
    except Unreadable as refusal:
        raise Malformed(place, match.game.book.say(refusal.message, "en")) from None
    except Refused as refusal:
        where = f"{place}, decision {match.seq + 1}"
        raise Malformed(where, match.game.book.say(refusal.message, "en")) from None
