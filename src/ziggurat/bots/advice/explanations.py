"""Reasons: why an action, in sentences anybody at the table could check.

An action's first reason is what the rules say would follow. The next are what the network goes by:
each group of features that differs between two positions is put back in turn, and the groups
whose change costs the odds most are put into words. The best action is held against the
position before it, every other against the best. All of it is read off an imagined world.
"""

from dataclasses import dataclass

import numpy as np

from ziggurat.bots.evaluation.evaluations import EVALUATIONS
from ziggurat.bots.evaluation.network import Network
from ziggurat.bots.evaluation.value import describe_rivals, value_after
from ziggurat.bots.evaluation.weights import network
from ziggurat.bots.search.thinking import Thought
from ziggurat.core.evaluation import BEST_OF, MOST_OUTCOMES
from ziggurat.core.events import mute_log
from ziggurat.core.explanations import (
    BAD,
    GOOD,
    NO_EXPLANATIONS,
    YOU,
    ExplanationTemplates,
    FeatureGroup,
    Lookahead,
    Reason,
    spoken_to,
)
from ziggurat.core.game import Game
from ziggurat.core.state import Array, State, copy
from ziggurat.core.text import Message
from ziggurat.core.ways import NET

END = "end"  # the topic of a move that ends the game; some games have more to say of it
MOST_REASONS = 2
NOTABLE = 0.01  # log odds: less is not worth a sentence
MOST_ALIKE = 4  # actions looked at for each that is told
SAME = 0.001  # of the chance to win
NO_DIFFERENCE = 0.01  # of the chance to win
BEST_FOUND = Message("best_found")


@dataclass(frozen=True, slots=True)
class Advice:
    """One action, what it leaves of the chance to win, and why."""

    action: int
    move: str
    chance: float
    visits: int
    reasons: tuple[Message, ...]


def templates_of(game: Game) -> ExplanationTemplates:
    """How reasons are given; without an evaluation there are none."""
    return EVALUATIONS[game.name].explanations if game.name in EVALUATIONS else NO_EXPLANATIONS


def advice(
    game: Game, world: State, seat: int, thoughts: list[Thought], most: int = 4, kind: str = NET
) -> list[Advice]:
    """The best of the actions thought about, with reasons. The world must be an imagined one.

    Of several that leave the same chance for the same reasons only the first is told.
    """
    net = network(game.name, int(world.seats), kind)
    found, best = list[Advice](), None
    for thought in thoughts[: MOST_ALIKE * most]:
        lookahead, after = look_ahead(game, net, world, seat, thought.action)
        said = seen(game, lookahead)
        if not found:
            best = after
            if after is not None:
                said += felt(game, net, after, features(net, world, seat), seat)
        elif best is not None and after is not None:
            said += felt(game, net, best, after, seat, against=True)
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
        return BEST_FOUND
    close = best.chance - thought.chance < NO_DIFFERENCE
    return Message("as_good" if close else "less_good")


def seen(game: Game, lookahead: Lookahead) -> list[Reason]:
    """What the rules say would follow: the end of the game before all else."""
    found = templates_of(game).seen(lookahead)
    if lookahead.over and all(reason.topic != END for reason in found):
        return [Reason(END, Message("game_ends")), *found]
    return found


def in_words(reasons: list[Reason], voice: int = YOU) -> tuple[Message, ...]:
    """The first reasons, one a topic, spoken to one who may play the action or to others."""
    told: set[str] = set()
    found: list[Message] = []
    for reason in reasons:
        if reason.topic not in told and len(found) < MOST_REASONS:
            found.append(spoken_to(reason.message, voice))
            told |= {reason.topic, *reason.also}
    return tuple(found)


def look_ahead(
    game: Game, net: Network, world: State, seat: int, action: int
) -> tuple[Lookahead, Array | None]:
    """What is seen of an action, and the features of what most likely comes of it.

    There are no features where the game is over.
    """
    worlds = np.zeros(MOST_OUTCOMES + 4, game.state)
    worlds[0] = world
    _, count = value_after(worlds, seat, action, net, mute_log())
    preview = game.preview(copy(world), action, seat)
    if count == 0:
        after = features_unless_over(game, net, worlds[0], seat)
        return Lookahead(world, seat, preview, [], after is None), after
    if net.chances[0] == BEST_OF:
        described = [features_unless_over(game, net, s, seat) for s in worlds[1 : count + 1]]
        best = max(
            described, key=lambda x: -np.inf if x is None else log_chance(net, x, seat).sum()
        )
        return Lookahead(world, seat, preview, []), best
    chances = net.chances[:count].tolist()
    likely = int(np.argmax(chances)) + 1
    ahead = list(zip(chances, worlds[1 : count + 1], strict=True))
    return Lookahead(world, seat, preview, ahead), features_unless_over(
        game, net, worlds[likely], seat
    )


def features_unless_over(game: Game, net: Network, s: State, seat: int) -> Array | None:
    return None if game.asked(s) < 0 else features(net, s, seat)


def features(net: Network, s: State, seat: int) -> Array:
    """A row of features for each rival, then what the planes add; the seat's own stays empty."""
    found = np.zeros((int(s.seats), len(net.x)), net.x.dtype)
    sums = np.zeros((int(s.seats), len(net.hidden)), net.x.dtype)
    describe_rivals(s, seat, net, found, sums)
    return np.hstack([found, sums])


def felt(
    game: Game, net: Network, better: Array, worse: Array, seat: int, against: bool = False
) -> list[Reason]:
    """What makes one position better than another, weightiest first.

    It speaks for the better one or, if asked to, against the worse.
    """
    place = {name: i for i, name in enumerate(EVALUATIONS[game.name].features)}
    here, there = (worse, better) if against else (better, worse)
    weighed = []
    for group in templates_of(game).feature_groups:
        columns = [place[name] for name in group.features if name in place]
        mixed = better.copy()
        mixed[:, columns] = worse[:, columns]
        loss = log_chance(net, better, seat) - log_chance(net, mixed, seat)
        if loss.sum() > NOTABLE:
            rival = int(np.argmax(np.delete(loss, seat)))
            rival += rival >= seat
            change = here[rival] - there[rival]
            if said := spoken(group, place, here[rival], change, BAD if against else GOOD):
                said.message.args["rival"] = rival
                weighed.append((float(loss.sum()), said))
    weighed.sort(key=lambda pair: -pair[0])
    return [reason for _, reason in weighed]


def spoken(
    group: FeatureGroup, place: dict[str, int], here: Array, change: Array, wanted: int
) -> Reason | None:
    """The first feature of a group that differs and has a sentence for it."""
    for name, saying in group.features.items():
        if name in place:
            key = saying.key(float(change[place[name]]), wanted)
            if key:
                now = round(float(here[place[name]]) * saying.scale)
                args = {**group.args, "now": now}
                return Reason(group.name, Message(key, args), group.private)
    return None


def log_chance(net: Network, rows: Array, seat: int) -> Array:
    """The logarithm of the chance to finish ahead of each rival; nothing in one's own place."""
    x, planes = rows[:, : len(net.x)], rows[:, len(net.x) :]
    hidden = np.maximum(x @ net.first + planes + net.first_bias, 0)
    deeper = np.maximum(hidden @ net.second.T + net.second_bias, 0)
    odds = x @ net.linear + deeper @ net.last
    found = -np.logaddexp(0, -odds.astype(np.float64))
    found[seat] = 0
    return np.asarray(found)
