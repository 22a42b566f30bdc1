"""The sentences of Tigris & Euphrates, of which `texts` has a file a language."""

from ziggurat.core.text import CORE, book
from ziggurat.games.tigris.data import CELL_NAMES

BOOK = CORE | book(__package__, cell=CELL_NAMES)
