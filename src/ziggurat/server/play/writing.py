"""Updates as they go over the wire: what stays the same is written once, with holes in it.

What is written here is, byte for byte, what `encode(update(…))` would write, and takes a tenth of
the time. Most of an update is the same all along a game (its form), most of the rest for all who
look at a position (its pieces). Nothing is decided here: every value comes from `updates`, the one
door.
"""

from typing import Any, NamedTuple

from msgspec import Raw
from msgspec.structs import replace

from ziggurat.core.game import SPECTATOR
from ziggurat.core.jit import PLAIN
from ziggurat.server.play.offer_bytes import written_offers as offer_bytes
from ziggurat.server.play.updates import (
    Scene,
    agreed,
    common,
    forced_move,
    legal,
    note,
    own_view,
    public_view,
    question,
    scene_of,
    seated,
    seats,
    secret_for,
    silenced,
    take_back,
    turn,
    words_for,
)
from ziggurat.server.store import GameRow
from ziggurat.server.tables.table import Table, Told
from ziggurat.server.wire.messages import encode

HOLE, OWN_HOLE = b"\0", b"\1"  # for all alike, for one alone: no text in JSON holds such bytes
LATER, OWN = Raw(HOLE), Raw(OWN_HOLE)
TRUE, FALSE, NOTHING, NO_WORDS = b"true", b"false", b"[]", b'""'
# What all are told alike and is not the same all along a game, in the order of the fields.
CHANGING = (
    *("seq", "status", "note", "asked", "prompt", "view"),
    *("deadline", "agreed", "winners", "ending"),
)
# What is for one alone, likewise; a view has parts of both kinds.
FOR_ONE = (
    *("owner", "silenced", "seat", "question", "offers", "forced"),
    *("undo", "turns", "seats", "rematch", "secret"),
)


class UpdateForm(NamedTuple):
    """An update in which all that may change in a game is a hole, and what it was made of."""

    fixed: tuple[Any, ...]
    pieces: list[bytes]


def written_update(table: Table, seat: int, language: str, last: int, user: str) -> bytes:
    """What one watcher is told, with the holes filled in the order of the fields."""
    scene, row = scene_of(table), table.row
    is_asked = scene.asked == seat
    pieces = (scene.pieces.get(language) or pieces_of(table, scene, language)).copy()
    told = [written_turn(table, scene, told, seat, language) for told in table.told[last:]]
    pieces[1::2] = (
        TRUE if user and user == row.owner else FALSE,
        encode(silenced(row, user)) if row.silenced else NOTHING,
        b"%d" % seat,
        written_question(table, scene, seat, language),
        written_own(table, scene, seat),
        written_offers(table, scene) if is_asked else NOTHING,
        encode(forced_move(table, scene)) if is_asked else NO_WORDS,
        written_undo(table, scene, seat, language),
        b"[%b]" % b",".join(told),
        written_seats(table, user),
        encode(table.rematch),
        encode(secret_for(table, seat)),
    )
    return b"".join(pieces)


def pieces_of(table: Table, scene: Scene, language: str) -> list[bytes]:
    """What all who look at a position are told alike, with room for what is for one alone."""
    row = scene.row
    public = written_public(table, scene)
    view = b"{%b,%b}" % (public, OWN_HOLE) if public else b"{%b}" % OWN_HOLE
    form = form_of(table, scene, language).copy()
    form[1::2] = (  # CHANGING
        b"%d" % table.seq,
        encode(row.status),
        encode(note(row, language)),
        encode(scene.asked),
        encode(scene.prompt),
        view,
        encode(scene.deadline),
        encode(agreed(table, row)),
        encode(scene.winners),
        encode(scene.ending),
    )
    pieces = scene.pieces[language] = with_room(b"".join(form).split(OWN_HOLE))
    return pieces


def with_room(pieces: list[bytes]) -> list[bytes]:
    """Pieces, and between any two of them a place to be filled."""
    spaced = [b""] * (2 * len(pieces) - 1)
    spaced[::2] = pieces
    return spaced


def form_of(table: Table, scene: Scene, language: str) -> list[bytes]:
    """The pieces around all that changes in a game; made anew if anything else has changed."""
    row, known = scene.row, table.forms.get(language)
    fixed = fixed_of(row)
    if known is None or known.fixed != fixed:
        later = dict.fromkeys(CHANGING, LATER)
        told = replace(common(table, scene, language), **later, **dict.fromkeys(FOR_ONE, OWN))
        table.forms[language] = known = UpdateForm(fixed, with_room(encode(told).split(HOLE)))
    return known.pieces


def fixed_of(row: GameRow) -> tuple[Any, ...]:
    """What is told of a table and hardly ever changes."""
    settled = row.options, row.rules, row.pace, row.parent, row.commitment
    return (*settled, row.public, row.shared, row.speech, row.lot)


def written_public(table: Table, scene: Scene) -> bytes:
    """What everybody sees, without the brackets around it."""
    text = None if PLAIN or not scene.is_dealt else table.match.game.public_text(scene.state)
    return encode(public_view(table, scene))[1:-1] if text is None else text


def written_own(table: Table, scene: Scene, seat: int) -> bytes:
    """What one seat sees besides, likewise; all are written when the first of them looks."""
    if scene.own_texts is None:
        is_written = scene.is_dealt and not PLAIN
        scene.own_texts = (table.match.game.own_texts(scene.state) if is_written else None) or ()
    return scene.own_texts[seat] if scene.own_texts else encode(own_view(table, scene, seat))[1:-1]


def written_question(table: Table, scene: Scene, seat: int, language: str) -> bytes:
    """What is asked: all who are not asked are told alike."""
    key = language, scene.asked == seat
    known = scene.questions.get(key)
    if known is None:
        known = scene.questions[key] = encode(question(table, scene, seat, language))
    return known


def written_offers(table: Table, scene: Scene) -> bytes:
    """What the seat that is asked may choose; it may look more than once."""
    if not scene.written_offers:
        scene.written_offers = offer_bytes(table.match.game.actions, legal(table, scene))
    return scene.written_offers


def written_undo(table: Table, scene: Scene, seat: int, language: str) -> bytes:
    """Whether a seat may take something back; all who did not decide last are told alike."""
    history = table.match.history
    decided = bool(history) and history[-1].seat == seat
    key = language, decided, seat == SPECTATOR
    known = scene.written_undo.get(key)
    if known is None:
        known = scene.written_undo[key] = encode(take_back(table, scene, seat, language))
    return known


def written_turn(table: Table, scene: Scene, told: Told, seat: int, language: str) -> bytes:
    """A turn in the words this seat may know, which most seats are told alike."""
    key = told.event.seq, words_for(table, told, seat), language
    known = scene.turns.get(key)
    if known is None:
        known = scene.turns[key] = encode(turn(table, told, seat, language))
    return known


def written_seats(table: Table, user: str) -> bytes:
    """Everybody at the table, written anew only where a clock runs or somebody came or went."""
    if table.row.clocks:
        return encode(seats(table, user))
    written = seated(table).written
    known = written.get(user)
    if known is None:
        known = written[user] = encode(seats(table, user))
    return known
