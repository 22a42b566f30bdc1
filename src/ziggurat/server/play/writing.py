"""Updates as they go over the wire: what all are told alike is written once, with holes in it.

What is written here is, byte for byte, what `encode(update(…))` would write, and takes a tenth of
the time. Nothing is decided here: every value comes from `updates`, the one door.
"""

from msgspec import Raw
from msgspec.structs import replace

from ziggurat.server.play.updates import (
    Scene,
    common,
    forced_move,
    offers,
    own_view,
    question,
    scene_of,
    seats,
    secret_for,
    take_back,
    turn,
    words_for,
)
from ziggurat.server.tables.table import Table, Told
from ziggurat.server.wire.messages import encode

HOLE = b"\0"  # no text in JSON holds a zero as it is
EMPTY = Raw(HOLE)
TRUE, FALSE, NULL, NOTHING = b"true", b"false", b"null", b"[]"


def written_update(table: Table, seat: int, language: str, last: int, user: str) -> bytes:
    """What one watcher is told, with the holes filled in the order of the fields."""
    scene = scene_of(table)
    template = scene.templates.get(language) or template_of(table, scene, language)
    secret = secret_for(table, seat)
    return template % (
        TRUE if user and user == scene.row.owner else FALSE,
        b"%d" % seat,
        encode(question(table, scene, seat, language)),
        encode(own_view(table, scene, seat))[1:-1],
        written_offers(table, scene) if scene.asked == seat else NOTHING,
        encode(forced_move(table, scene) if scene.asked == seat else ""),
        encode(take_back(table, scene, seat, language)),
        b"[%b]"
        % b",".join(
            [written_turn(table, scene, told, seat, language) for told in table.told[last:]]
        ),
        encode(seats(table, user)),
        encode(table.rematch),
        encode(secret) if secret else NULL,
    )


def template_of(table: Table, scene: Scene, language: str) -> bytes:
    """What all are told alike, with a hole for every value that is for one alone."""
    public = encode(scene.public)[1:-1]
    told = replace(
        common(table, scene, language),
        owner=EMPTY,
        seat=EMPTY,
        question=EMPTY,
        view=Raw(b"{%b,%b}" % (public, HOLE) if public else b"{%b}" % HOLE),
        offers=EMPTY,
        forced=EMPTY,
        undo=EMPTY,
        turns=EMPTY,
        seats=EMPTY,
        rematch=EMPTY,
        secret=EMPTY,
    )
    known = encode(told).replace(b"%", b"%%").replace(HOLE, b"%b")
    scene.templates[language] = known
    return known


def written_offers(table: Table, scene: Scene) -> bytes:
    """What the seat that is asked may choose; it may look more than once."""
    if not scene.written_offers:
        scene.written_offers = encode(offers(table, scene))
    return scene.written_offers


def written_turn(table: Table, scene: Scene, told: Told, seat: int, language: str) -> bytes:
    """A turn in the words this seat may know, which most seats are told alike."""
    key = told.event.seq, words_for(table, told, seat), language
    known = scene.turns.get(key)
    if known is None:
        known = scene.turns[key] = encode(turn(table, told, seat, language))
    return known
