"""The sentences of China, of which `texts` has a file a language; a map adds its places."""

from ziggurat.core.text import CORE, Phrasebook, book
from ziggurat.games.china.data import PROVINCES, SPACES
from ziggurat.games.china.maps import MAPS, Map


def book_of(chart: Map) -> Phrasebook:
    """Every sentence, with the names of one map in it."""
    spaces = (*chart.spaces, *("?" for _ in range(len(chart.spaces), SPACES)))
    names = (*chart.province_names, *("?" for _ in range(len(chart.provinces), PROVINCES)))
    return CORE | book(__package__, space=spaces, province=names)


BOOK = book_of(MAPS["34"])
