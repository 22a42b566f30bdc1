"""What a person may call the moves of Babel in French; the first word is shown."""

from ziggurat.core.lexicon import Lexicon

KINDS = {
    "move": ("déplacer", "aller"),
    "deploy": ("déployer",),
    "build": ("bâtir", "construire"),
    "migrate": ("migrer", "migration"),
    "power": ("pouvoir",),
    "halve": ("moitié",),
    "end": ("finir", "fin", "terminer"),
    "discard": ("défausser", "défausse"),
}
NATIONS = {
    "assyrians": ("assyriens", "assyrien"),
    "hittites": ("hittites", "hittite"),
    "medes": ("mèdes", "mède"),
    "persians": ("perses", "perse"),
    "sumerians": ("sumériens", "sumérien"),
}
# The open card of a row, one's own or the other's; and the temple each player starts with.
ROWS = {
    "mine": ("mienne", "moi"),
    "theirs": ("adverse", "sienne"),
    "start": ("départ", "réservé"),
}

FRENCH = Lexicon(KINDS | NATIONS | ROWS)
