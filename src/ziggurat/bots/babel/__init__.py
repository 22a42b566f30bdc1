"""How the bots judge Babel."""

from ziggurat.bots.babel.byhand import by_hand
from ziggurat.bots.babel.features import describe
from ziggurat.bots.babel.foresight import attacks, foresee, outcomes
from ziggurat.bots.babel.names import FEATURES
from ziggurat.bots.babel.notes import NOTES, survey
from ziggurat.bots.babel.plausible import plausible
from ziggurat.bots.judgement import Judgement
from ziggurat.games.babel import BABEL as GAME

BABEL = Judgement(
    game=GAME,
    features=FEATURES,
    notes=NOTES,
    survey=survey,
    describe=describe,
    plausible=plausible,
    foresee=foresee,
    outcomes=outcomes,
    attacks=attacks,
    by_hand=by_hand,
    beam=5,
)
