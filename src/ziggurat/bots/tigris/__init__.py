"""How the bots judge Tigris & Euphrates."""

from ziggurat.bots.judgement import Judgement
from ziggurat.bots.tigris.byhand import by_hand
from ziggurat.bots.tigris.features import describe
from ziggurat.bots.tigris.foresight import attacks, foresee, outcomes
from ziggurat.bots.tigris.names import FEATURES
from ziggurat.bots.tigris.notes import NOTES, survey
from ziggurat.bots.tigris.plausible import plausible
from ziggurat.games.tigris import TIGRIS as GAME

TIGRIS = Judgement(
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
)
