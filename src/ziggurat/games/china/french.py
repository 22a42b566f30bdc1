"""What a person may call the moves of China in French; the first word is shown.

Colors are those of cards, so they are feminine. Spaces and provinces have the names of the map.
"""

from ziggurat.core.lexicon import Lexicon

KINDS = {
    "palace": ("palais",),
    "emissary": ("émissaire",),
    "fort": ("fortification",),
    "claim": ("premier",),  # the first palace of a province
    "done": ("fini", "terminé", "assez"),
    "exchange": ("échanger", "échange"),
    "draw": ("piocher", "prendre"),
    "keep": ("conserver", "garder"),
    "emperor": ("empereur",),
    "pass": ("passer", "repos"),
    "special": ("spéciale", "spécial"),
    "emperor-first": ("empereur-premier", "empereur-d'abord"),
    "two-provinces": ("deux-provinces",),
}
REST = {
    "with": ("avec",),
    "pile": ("pioche",),
    "red": ("rouge",),
    "green": ("verte", "vert"),
    "yellow": ("jaune",),
    "orange": ("orange",),
    "purple": ("mauve", "violette", "violet"),
}

FRENCH = Lexicon(KINDS | REST, {"special": {"exchange": "échange"}})
