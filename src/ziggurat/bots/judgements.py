"""The judgement of each game."""

from ziggurat.bots.babel import BABEL
from ziggurat.bots.china import CHINA
from ziggurat.bots.judgement import Judgement
from ziggurat.bots.tigris import TIGRIS

JUDGEMENTS: dict[str, Judgement] = {judge.game.name: judge for judge in (TIGRIS, CHINA, BABEL)}
