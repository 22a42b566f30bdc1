"""Reasons: why an action, in sentences anybody at the table could check.

An action's first reason is what the rules say would follow. The next are what the mind goes by:
each group of features that differs between two positions is put back in turn, and the groups
whose change costs the verdict most are put into words. The best action is held against the
position before it, every other against the best. All of it is read off an imagined world.
"""

from dataclasses import dataclass

import numpy as np

from ziggurat.bots.babel.reasons import GROUNDS as BABEL
from ziggurat.bots.china.reasons import GROUNDS as CHINA
from ziggurat.bots.grounds import BAD, GOOD, YOU, Grounds, Matter, Reason, Sight, spoken_to
from ziggurat.bots.judgement import BEST_OF, MOST_OUTCOMES
from ziggurat.bots.judgements import JUDGEMENTS
from ziggurat.bots.judging import describe_all, glimpse
from ziggurat.bots.mind import Mind
from ziggurat.bots.minds import NET, mind
from ziggurat.bots.thinker import Thought
from ziggurat.bots.tigris.reasons import GROUNDS as TIGRIS
from ziggurat.core.events import mute_log
from ziggurat.core.game import Game
from ziggurat.core.state import Array, State, copy
from ziggurat.core.text import Message, Phrasebook

GROUNDS: dict[str, Grounds] = {"tigris": TIGRIS, "china": CHINA, "babel": BABEL}
END = "end"  # the matter of a move that ends the game; some games have more to say of it
MOST_REASONS = 2
NOTABLE = 0.01  # log odds: less is not worth a sentence
MOST_ALIKE = 4  # actions looked at for each that is told
SAME = 0.001  # of the chance to win
NO_DIFFERENCE = 0.01  # of the chance to win


@dataclass(frozen=True, slots=True)
class Advice:
    """One action, what it leaves of the chance to win, and why."""

    action: int
    move: str
    chance: float
    visits: int
    reasons: tuple[Message, ...]


def book_of(game: Game) -> Phrasebook:
    """The sentences reasons are said in."""
    return GROUNDS[game.name].book(game)


def advice(
    game: Game, world: State, seat: int, thoughts: list[Thought], most: int = 4, kind: str = NET
) -> list[Advice]:
    """The best of the actions thought about, with reasons. The world must be an imagined one.

    Of several that leave the same chance for the same reasons only the first is told.
    """
    m = mind(game.name, int(world.seats), kind)
    found, best = list[Advice](), None
    for thought in thoughts[: MOST_ALIKE * most]:
        sight, after = look_ahead(game, m, world, seat, thought.action)
        said = seen(game, sight)
        if not found:
            best = after
            if after is not None:
                said += felt(game, m, after, features(m, world, seat), seat)
        elif best is not None and after is not None:
            said += felt(game, m, best, after, seat, against=True)
        reasons = in_words(said) or (without(thought, thoughts[0]),)
        words = game.actions.words(thought.action)
        if not any(is_alike(told, thought, reasons) for told in found):
            found.append(Advice(thought.action, words, thought.chance, thought.visits, reasons))
        if len(found) == most:
            break
    return found


def is_alike(told: Advice, thought: Thought, reasons: tuple[Message, ...]) -> bool:
    return told.reasons == reasons and abs(told.chance - thought.chance) < SAME


def without(thought: Thought, best: Thought) -> Message:
    """What is left to say of an action that nothing special speaks for or against."""
    if thought is best:
        return Message("best_found")
    close = best.chance - thought.chance < NO_DIFFERENCE
    return Message("as_good" if close else "less_good")


def seen(game: Game, sight: Sight) -> list[Reason]:
    """What the rules say would follow: the end of the game before all else."""
    found = GROUNDS[game.name].seen(sight)
    if sight.over and all(reason.matter != END for reason in found):
        return [Reason(END, Message("game_ends")), *found]
    return found


def in_words(reasons: list[Reason], voice: int = YOU) -> tuple[Message, ...]:
    """The first reasons, one a matter, spoken to one who may play the action or to others."""
    told: set[str] = set()
    found: list[Message] = []
    for reason in reasons:
        if reason.matter not in told and len(found) < MOST_REASONS:
            found.append(spoken_to(reason.message, voice))
            told |= {reason.matter, *reason.also}
    return tuple(found)


def look_ahead(
    game: Game, m: Mind, world: State, seat: int, action: int
) -> tuple[Sight, Array | None]:
    """What is seen of an action, and the features of what most likely comes of it.

    There are no features where the game is over.
    """
    worlds = np.zeros(MOST_OUTCOMES + 4, game.state)
    worlds[0] = world
    count = glimpse(worlds, action, seat, m, mute_log())
    preview = game.preview(copy(world), action, seat)
    if count == 0:
        after = features_unless_over(game, m, worlds[0], seat)
        return Sight(world, seat, preview, [], after is None), after
    if m.chances[0] == BEST_OF:
        described = [features_unless_over(game, m, s, seat) for s in worlds[1 : count + 1]]
        best = max(described, key=lambda x: -np.inf if x is None else log_chance(m, x, seat).sum())
        return Sight(world, seat, preview, []), best
    chances = m.chances[:count].tolist()
    likely = int(np.argmax(chances)) + 1
    ahead = list(zip(chances, worlds[1 : count + 1], strict=True))
    return Sight(world, seat, preview, ahead), features_unless_over(game, m, worlds[likely], seat)


def features_unless_over(game: Game, m: Mind, s: State, seat: int) -> Array | None:
    return None if game.asked(s) < 0 else features(m, s, seat)


def features(m: Mind, s: State, seat: int) -> Array:
    """A row of features for each rival; the seat's own stays empty."""
    found = np.zeros((int(s.seats), len(m.x)), m.x.dtype)
    describe_all(s, seat, m, found)
    return found


def felt(
    game: Game, m: Mind, better: Array, worse: Array, seat: int, against: bool = False
) -> list[Reason]:
    """What makes one position better than another, weightiest first.

    It speaks for the better one or, if asked to, against the worse.
    """
    place = {name: i for i, name in enumerate(JUDGEMENTS[game.name].features)}
    here, there = (worse, better) if against else (better, worse)
    weighed = []
    for matter in GROUNDS[game.name].matters:
        columns = [place[name] for name in matter.features if name in place]
        mixed = better.copy()
        mixed[:, columns] = worse[:, columns]
        loss = log_chance(m, better, seat) - log_chance(m, mixed, seat)
        if loss.sum() > NOTABLE:
            rival = int(np.argmax(np.delete(loss, seat)))
            rival += rival >= seat
            change = here[rival] - there[rival]
            if said := spoken(matter, place, here[rival], change, BAD if against else GOOD):
                said.message.args["rival"] = rival
                weighed.append((float(loss.sum()), said))
    weighed.sort(key=lambda pair: -pair[0])
    return [reason for _, reason in weighed]


def spoken(
    matter: Matter, place: dict[str, int], here: Array, change: Array, wanted: int
) -> Reason | None:
    """The first feature of a matter that differs and has a sentence for it."""
    for name, saying in matter.features.items():
        if name in place:
            key = saying.key(float(change[place[name]]), wanted)
            if key:
                now = round(float(here[place[name]]) * saying.scale)
                args = {**matter.args, "now": now}
                return Reason(matter.name, Message(key, args), matter.private)
    return None


def log_chance(m: Mind, rows: Array, seat: int) -> Array:
    """The logarithm of the chance to finish ahead of each rival; nothing in one's own place."""
    hidden = np.maximum(rows @ m.first + m.first_bias, 0)
    deeper = np.maximum(hidden @ m.second.T + m.second_bias, 0)
    odds = rows @ m.linear + deeper @ m.last
    found = -np.logaddexp(0, -odds.astype(np.float64))
    found[seat] = 0
    return np.asarray(found)
