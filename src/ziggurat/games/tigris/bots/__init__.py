"""How the bots evaluate Tigris & Euphrates."""

from ziggurat.core.evaluation import Evaluation
from ziggurat.games.tigris import TIGRIS as GAME
from ziggurat.games.tigris.bots.afterstates import afterstate, attacks, outcomes
from ziggurat.games.tigris.bots.beliefs import imagine
from ziggurat.games.tigris.bots.byhand import by_hand
from ziggurat.games.tigris.bots.candidates import candidates
from ziggurat.games.tigris.bots.cases import CASES, NOTICES
from ziggurat.games.tigris.bots.characters import CHARACTERS
from ziggurat.games.tigris.bots.explanations import EXPLANATIONS
from ziggurat.games.tigris.bots.features import FEATURES, describe
from ziggurat.games.tigris.bots.levels import (
    CLAIMS,
    CLEAR_LEAD,
    HINT_LINES,
    LEVELS,
    MARGIN,
    OVERLOOKED,
    RECIPES,
)
from ziggurat.games.tigris.bots.notices import notice
from ziggurat.games.tigris.bots.planes import PLANE_WORDS, fill_planes
from ziggurat.games.tigris.bots.scratch import SCRATCH, fill_scratch

EVALUATION = Evaluation(
    game=GAME,
    imagine=imagine,
    features=FEATURES,
    scratch=SCRATCH,
    fill_scratch=fill_scratch,
    describe=describe,
    candidates=candidates,
    afterstate=afterstate,
    outcomes=outcomes,
    attacks=attacks,
    by_hand=by_hand,
    characters=CHARACTERS,
    explanations=EXPLANATIONS,
    levels=LEVELS,
    recipes=RECIPES,
    margin=MARGIN,
    clear_lead=CLEAR_LEAD,
    plane_words=PLANE_WORDS,
    fill_planes=fill_planes,
    notices=NOTICES,
    cases=CASES,
    notice=notice,
    claims=CLAIMS,
    overlooked=OVERLOOKED,
    hint_lines=HINT_LINES,
)
