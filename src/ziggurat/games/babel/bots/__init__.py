"""How the bots evaluate Babel."""

from ziggurat.core.evaluation import Evaluation
from ziggurat.games.babel import BABEL as GAME
from ziggurat.games.babel.bots.afterstates import afterstate, attacks, outcomes
from ziggurat.games.babel.bots.byhand import by_hand
from ziggurat.games.babel.bots.candidates import candidates
from ziggurat.games.babel.bots.characters import CHARACTERS
from ziggurat.games.babel.bots.explanations import EXPLANATIONS
from ziggurat.games.babel.bots.features import FEATURES, describe
from ziggurat.games.babel.bots.levels import CLAIMS, CLEAR_LEAD, LEVELS, MARGIN, OVERLOOKED, RECIPES
from ziggurat.games.babel.bots.planes import PLANE_WORDS, fill_planes
from ziggurat.games.babel.bots.scratch import SCRATCH, fill_scratch

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
    claims=CLAIMS,
    overlooked=OVERLOOKED,
    beam=5,
)
