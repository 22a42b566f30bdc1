"""How the bots evaluate China."""

from ziggurat.core.evaluation import Evaluation, in_peace
from ziggurat.games.china import CHINA as GAME
from ziggurat.games.china.bots.afterstates import afterstate, outcomes
from ziggurat.games.china.bots.byhand import by_hand
from ziggurat.games.china.bots.candidates import candidates
from ziggurat.games.china.bots.characters import CHARACTERS
from ziggurat.games.china.bots.explanations import EXPLANATIONS
from ziggurat.games.china.bots.features import FEATURES, describe
from ziggurat.games.china.bots.levels import (
    CLAIMS,
    CLEAR_LEAD,
    HINT_LINES,
    LEVELS,
    MARGIN,
    OVERLOOKED,
    RECIPES,
)
from ziggurat.games.china.bots.planes import PLANE_WORDS, fill_planes
from ziggurat.games.china.bots.scratch import SCRATCH, fill_scratch

EVALUATION = Evaluation(
    game=GAME,
    imagine=GAME.imagine,
    features=FEATURES,
    scratch=SCRATCH,
    fill_scratch=fill_scratch,
    describe=describe,
    candidates=candidates,
    afterstate=afterstate,
    outcomes=outcomes,
    attacks=in_peace,
    by_hand=by_hand,
    characters=CHARACTERS,
    explanations=EXPLANATIONS,
    levels=LEVELS,
    recipes=RECIPES,
    margin=MARGIN,
    clear_lead=CLEAR_LEAD,
    plane_words=PLANE_WORDS,
    fill_planes=fill_planes,
    claims=CLAIMS,
    hint_lines=HINT_LINES,
    overlooked=OVERLOOKED,
)
