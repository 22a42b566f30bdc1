"""The evaluation of whatever game a state belongs to; the rules are in `games/anygame.py`."""

from ziggurat.bots.evaluation.evaluations import EVALUATIONS
from ziggurat.core.jit import by_record

OWNERS = {evaluation.game.state: evaluation for evaluation in EVALUATIONS.values()}

imagine = by_record(OWNERS, "imagine", 3, __name__)
fill_scratch = by_record(OWNERS, "fill_scratch", 2, __name__)
describe = by_record(OWNERS, "describe", 5, __name__)
fill_planes = by_record(OWNERS, "fill_planes", 5, __name__)
candidates = by_record(OWNERS, "candidates", 2, __name__)
afterstate = by_record(OWNERS, "afterstate", 3, __name__)
outcomes = by_record(OWNERS, "outcomes", 5, __name__)
notice = by_record(OWNERS, "notice", 5, __name__)
