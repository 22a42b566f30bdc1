"""How the bots judge China."""

from ziggurat.bots.china.byhand import by_hand
from ziggurat.bots.china.features import describe
from ziggurat.bots.china.foresight import foresee, outcomes
from ziggurat.bots.china.names import FEATURES
from ziggurat.bots.china.notes import NOTES, survey
from ziggurat.bots.china.plausible import plausible
from ziggurat.bots.judgement import Judgement, in_peace
from ziggurat.games.china import CHINA as GAME

CHINA = Judgement(
    game=GAME,
    features=FEATURES,
    notes=NOTES,
    survey=survey,
    describe=describe,
    plausible=plausible,
    foresee=foresee,
    outcomes=outcomes,
    attacks=in_peace,
    by_hand=by_hand,
)
