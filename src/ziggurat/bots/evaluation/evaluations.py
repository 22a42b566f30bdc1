"""The evaluation of each game that has one: `ziggurat.games.<name>.bots`, found by its name."""

from importlib import import_module
from importlib.util import find_spec

from ziggurat.core.evaluation import Evaluation
from ziggurat.games import GAMES

FOLDERS = {name: f"ziggurat.games.{name}.bots" for name in GAMES}
EVALUATIONS: dict[str, Evaluation] = {
    name: import_module(folder).EVALUATION for name, folder in FOLDERS.items() if find_spec(folder)
}
