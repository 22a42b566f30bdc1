"""What a person may call the moves of Tigris & Euphrates in French; the first word is shown."""

from ziggurat.core.lexicon import Lexicon

KINDS = {
    "tile": ("tuile", "poser"),
    "leader": ("chef", "placer"),
    "catastrophe": ("catastrophe",),
    "withdraw": ("reprendre", "retirer"),
    "swap": ("échanger", "échange", "changer"),
    "pass": ("passer", "passe"),
    "war": ("guerre",),
    "support": ("renfort", "soutien", "soutenir"),
    "monument": ("monument",),
    "ziggurat": ("ziggourat",),
    "decline": ("renoncer", "renonce"),
    "treasure": ("trésor",),
    "point": ("point",),
}
COLORS = {
    "black": ("noir", "noire"),
    "red": ("rouge",),
    "blue": ("bleu", "bleue"),
    "green": ("vert", "verte"),
}
# Tiles and wars are feminine, leaders, monuments and points are not.
FEMININE = {"black": "noire", "blue": "bleue", "green": "verte"}

FRENCH = Lexicon(KINDS | COLORS, dict.fromkeys(("tile", "swap", "war"), FEMININE))
