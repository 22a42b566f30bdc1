"""Why a move is not allowed, for every reason there is."""

from collections.abc import Callable

from ziggurat.core.actions import Action
from ziggurat.core.answers import explainer
from ziggurat.core.bits import holds, numbers_in
from ziggurat.core.text import Message
from ziggurat.games.china.actions import ACTIONS, NO_PAYMENT
from ziggurat.games.china.data import (
    EMISSARY,
    EMPEROR,
    EMPEROR_FIRST,
    FIRST_RULES,
    FORT,
    PALACE,
    SPECIAL_EXCHANGE,
    SPECIALS,
    TWO_PROVINCES,
)
from ziggurat.games.china.emperor import emperor_must_claim
from ziggurat.games.china.offers import may_exchange
from ziggurat.games.china.paying import why_not_paid, why_not_paid_post
from ziggurat.games.china.placing import may_enter, must_claim, must_claim_post
from ziggurat.games.china.provinces import (
    built,
    emissaries_in,
    emissary_limit,
    has_palaces,
    provinces_of,
)
from ziggurat.games.china.records import State
from ziggurat.games.china.rules import asked, legal
from ziggurat.games.china.state import BONUS, FORTIFICATIONS, PLACE, PROMPTS, SITE

Args = dict[str, int]
Why = Message | None

KINDS = {
    "place": ("palace", "emissary", "fort", "claim", "done", "exchange", "special"),
    "draw": ("draw", "special"),
    "site": ("palace",),
    "keep": ("keep",),
    "emperor": ("emperor", "special"),
}


def why(s: State, move: Action) -> Message:
    """The reason against a move that is not allowed to the seat that is asked."""
    prompt = PROMPTS[s.prompt]
    if move.kind.split()[0] not in KINDS[prompt]:
        return Message(f"first_{prompt}")
    if missing := why_nowhere(s, move.args):
        return missing
    return REASONS[move.kind](s, move.args) or Message("no_such_action")


def why_nowhere(s: State, args: Args) -> Why:
    """A space or a province that this map does not have."""
    if args.get("space", 0) >= s.spaces:
        return Message("no_such_space")
    return Message("no_such_province") if args.get("province", 0) >= s.provinces else None


def why_no_palace(s: State, args: Args) -> Why:
    space, payment = args["space"], args["payment"]
    if s.prompt == SITE:
        return why_no_site(s, space, payment)
    if payment == NO_PAYMENT:
        return Message("palace_needs_cards")
    if taken := why_taken(s, space):
        return taken
    if s.supply[s.turn, PALACE] == 0:
        return Message("no_palace_left")
    province = int(s.home[space, 0])
    post = holds(s.posts, space)
    if first := claimed_before(s, space):
        return Message("claim_first", {"province": first[0]})
    if not may_enter(s, provinces_of(s, space)):
        return why_no_entry(s, provinces_of(s, space))
    if post:
        return why_not_paid_post(s, space, payment)
    return why_not_paid(s, int(s.turn), province, payment)


def claimed_before(s: State, space: int) -> list[int]:
    """The provinces of a space of which one must be claimed before it is built on."""
    homes = [int(home) for home in s.home[space] if home >= 0]
    asked_for = must_claim_post(s, space) if len(homes) > 1 else True
    return [home for home in homes if asked_for and must_claim(s, home)]


def why_no_site(s: State, space: int, payment: int) -> Why:
    if payment != NO_PAYMENT:
        return Message("already_paid")
    if taken := why_taken(s, space):
        return taken
    if s.claimed in s.home[space]:
        refused = "post_not_claimed" if s.rules == FIRST_RULES else "not_bought"
        return Message(refused, {"space": space})
    return Message("not_claimed", {"province": int(s.claimed)})


def why_taken(s: State, space: int) -> Why:
    return Message("space_is_taken", {"space": space}) if holds(built(s), space) else None


def why_no_entry(s: State, provinces: int) -> Message:
    """Where the second piece of a turn may not lie."""
    if s.two_provinces and s.rules == FIRST_RULES:
        return Message("another_province")
    shared = int(provinces) & int(s.first)
    if not shared:
        return Message("one_province")
    province = (shared & int(s.fresh)).bit_length() - 1
    return Message("one_piece_in_empty", {"province": province})


def why_no_emissary(s: State, args: Args) -> Why:
    province = args["province"]
    return (
        why_no_room(s, int(s.turn), province)
        or (None if may_enter(s, 1 << province) else why_no_entry(s, 1 << province))
        or why_not_paid(s, int(s.turn), province, args["payment"])
    )


def why_no_room(s: State, owner: int, province: int) -> Why:
    """An emissary needs a palace there, room below the limit, and to be left."""
    if not has_palaces(s, province):
        return Message("no_palace_there", {"province": province})
    limit = int(emissary_limit(s, province))
    if emissaries_in(s, province) >= limit:
        return Message("limit_reached", {"province": province, "limit": limit})
    return Message("no_emissary_left") if s.supply[owner, EMISSARY] == 0 else None


def why_no_fort(s: State, args: Args) -> Why:
    space, province = args["space"], int(s.home[args["space"], 0])
    if not s.option[FORTIFICATIONS]:
        return Message("forts_not_played")
    if s.supply[s.turn, FORT] == 0:
        return Message("no_fort_left")
    if holds(s.fort, space):
        return Message("fort_is_there", {"space": space})
    return (
        why_taken(s, space)
        or (None if may_enter(s, 1 << province) else why_no_entry(s, 1 << province))
        or why_not_paid(s, int(s.turn), province, args["payment"])
    )


def why_no_claim(s: State, args: Args) -> Why:
    province = args["province"]
    if not s.option[BONUS]:
        return Message("tiles_not_played")
    if has_palaces(s, province):
        return Message("already_claimed", {"province": province})
    if s.supply[s.turn, PALACE] == 0:
        return Message("no_palace_left")
    if not may_enter(s, 1 << province):
        return why_no_entry(s, 1 << province)
    for post in posts_of(s, province):
        why_post = why_not_paid_post(s, post, args["payment"])
        if why_post is None or why_post.key != "wrong_post_payment":
            return why_post
    return why_not_paid(s, int(s.turn), province, args["payment"])


def posts_of(s: State, province: int) -> list[int]:
    """The posts of a province that a claim may pay for."""
    if s.rules == FIRST_RULES:
        return []
    return [space for space in numbers_in(int(s.posts)) if province in s.home[space]]


def why_not_done(s: State, args: Args) -> Why:
    return Message("exchange_instead")


def why_no_exchange(s: State, args: Args) -> Why:
    if s.placed:
        return Message("already_placed")
    if s.hand[s.turn, args["color"]] == 0:
        return Message("no_such_card", {"color": args["color"]})
    return None if may_exchange(s) else Message("nothing_to_take")


def why_no_draw(s: State, args: Args) -> Why:
    if args["source"] == 0:
        return Message("pile_is_empty")
    return Message("not_on_display", {"color": args["source"] - 1})


def why_not_kept(s: State, args: Args) -> Why:
    return Message("not_played", {"color": args["color"]})


def why_no_emperor_palace(s: State, args: Args) -> Why:
    """What he could pay for and place is refused only in an empty province."""
    space, province = args["space"], int(s.home[args["space"], 0])
    if taken := why_taken(s, space):
        return taken
    if s.supply[EMPEROR, PALACE] == 0:
        return Message("emperor_has_none")
    if emperor_must_claim(s, province):
        return Message("claim_first", {"province": province})
    unpaid = why_not_paid(s, int(EMPEROR), province, args["payment"])
    return unpaid or Message("emperor_avoids_empty", {"province": province})


def why_no_emperor_claim(s: State, args: Args) -> Why:
    province = args["province"]
    if not s.option[BONUS]:
        return Message("tiles_not_played")
    if not emperor_must_claim(s, province):
        return Message("already_claimed", {"province": province})
    if s.supply[EMPEROR, PALACE] == 0:
        return Message("emperor_has_none")
    unpaid = why_not_paid(s, int(EMPEROR), province, args["payment"])
    return unpaid or Message("emperor_avoids_empty", {"province": province})


def why_no_emperor_emissary(s: State, args: Args) -> Why:
    room = why_no_room(s, int(EMPEROR), args["province"])
    if room and room.key == "no_emissary_left":
        return Message("emperor_has_none")
    return room or why_not_paid(s, int(EMPEROR), args["province"], args["payment"])


def no_special(special: int) -> Callable[[State, Args], Why]:
    """Why one of the special cards cannot be played."""

    def why_no_special(s: State, args: Args) -> Why:
        if s.seats != EMPEROR:
            return Message("special_is_for_two")
        if s.prompt != PLACE and (special != SPECIAL_EXCHANGE or s.rules == FIRST_RULES):
            return Message(f"first_{PROMPTS[s.prompt]}")
        if s.placed and (special == EMPEROR_FIRST or s.rules == FIRST_RULES):
            return Message("special_comes_first")
        moved = special == EMPEROR_FIRST and s.emperor_moved
        if moved or not s.special[s.turn, special]:
            return Message("special_is_used")
        if special == TWO_PROVINCES:
            return Message("no_card_for_more")
        if s.hand[s.turn, args["given"]] == 0:
            return Message("no_such_card", {"color": args["given"]})
        return Message("not_on_display", {"color": args["got"]})

    return why_no_special


REASONS: dict[str, Callable[[State, Args], Why]] = {
    "palace": why_no_palace,
    "emissary": why_no_emissary,
    "fort": why_no_fort,
    "claim": why_no_claim,
    "done": why_not_done,
    "exchange": why_no_exchange,
    "draw": why_no_draw,
    "keep": why_not_kept,
    "emperor palace": why_no_emperor_palace,
    "emperor emissary": why_no_emperor_emissary,
    "emperor claim": why_no_emperor_claim,
    **{f"special {name}": no_special(special) for special, name in enumerate(SPECIALS)},
}

explain = explainer(ACTIONS, asked, legal, why)
