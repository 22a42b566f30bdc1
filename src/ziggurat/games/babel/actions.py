"""Every decision of Babel."""

from ziggurat.core.actions import ActionSpace, Names, Perhaps, Phrases
from ziggurat.core.state import constant
from ziggurat.games.babel.data import MOST_NATIONS, NATIONS, RUN

NATION = Names(NATIONS)
# A run of three is named by where it begins, if it is not the first of its nation.
FIRST_OTHER_RUN = RUN + 1
RUNS = Perhaps(f"@{start}" for start in range(FIRST_OTHER_RUN, MOST_NATIONS - RUN + 1))
POWERS = Phrases(
    (
        "assyrians",
        "hittites",
        *(f"medes {nation}" for nation in NATIONS),
        *("persians mine", "persians theirs"),
        "sumerians",
    )
)
ROWS = ("mine", "theirs")

ACTIONS = ActionSpace(
    {
        "move": {"nation": NATION},
        "deploy": {"nation": NATION},
        "build": {"row": Names((*ROWS, "start"))},
        "migrate": {"from": NATION, "to": NATION},
        "power": {"power": POWERS, "run": RUNS},
        "halve": {"nation": NATION, "run": RUNS},
        "end": {},
        "discard": {"nation": NATION},
    }
)
MOVE = constant(ACTIONS.base["move"])
DEPLOY = constant(ACTIONS.base["deploy"])
BUILD = constant(ACTIONS.base["build"])
MIGRATE = constant(ACTIONS.base["migrate"])
POWER = constant(ACTIONS.base["power"])
HALVE = constant(ACTIONS.base["halve"])
END = constant(ACTIONS.base["end"])
GIVE_UP = constant(ACTIONS.base["discard"])

RUN_NAMES = len(RUNS.words)
(DESTROY, STEAL, DESERT, SKIP, WIN_OVER) = (
    constant(POWERS.words.index(words))
    for words in ("assyrians", "hittites", "medes assyrians", "persians mine", "sumerians")
)
BUILD_START = constant(ACTIONS.base["build"] + len(ROWS))
