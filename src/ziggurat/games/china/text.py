"""The sentences of China, in English and French; a map adds the names of its places."""

from ziggurat.core.text import CORE, Phrasebook, Table
from ziggurat.games.china.data import PROVINCES, SPACES
from ziggurat.games.china.maps import MAPS, Map
from ziggurat.games.china.questions import HELP, LABELS, QUESTIONS, REASONS, REFUSALS

WORDS: dict[str, tuple[Table, Table]] = {
    "seat": (("seat",), ("place",)),
    "color": (
        ("red", "green", "yellow", "orange", "purple"),
        ("rouge", "verte", "jaune", "orange", "mauve"),
    ),
    "letter": (("R", "G", "Y", "O", "P"), ("R", "V", "J", "O", "M")),
    "one": (  # with its article
        ("a red", "a green", "a yellow", "an orange", "a purple"),
        (
            "une carte rouge",
            "une carte verte",
            "une carte jaune",
            "une carte orange",
            "une carte mauve",
        ),
    ),
    "tile": (("green", "yellow", "orange"), ("verte", "jaune", "orange")),
    "special": (
        ("Emperor first", "two provinces", "exchange"),
        ("l'Empereur d'abord", "deux provinces", "échange"),
    ),
    "special_word": (
        ("emperor-first", "two-provinces", "exchange"),
        ("empereur-premier", "deux-provinces", "échange"),
    ),
    "time": (("", "first", "second"), ("", "première", "deuxième")),
    "end": (
        ("", "the pile was exhausted twice", "no piece can be placed any more"),
        ("", "la pioche a été épuisée deux fois", "plus aucun pion ne peut être placé"),
    ),
    "part": (
        {"space": "space", "province": "province", "payment": "payment", "color": "color"}
        | {"source": "source", "given": "color", "got": "color"},
        {"space": "case", "province": "province", "payment": "paiement", "color": "couleur"}
        | {"source": "source", "given": "couleur", "got": "couleur"},
    ),
}

EVENTS = {
    "cards_played": (
        "{seat:seat} plays {cards} {color:color} {cards:card|cards}.",
        "{seat:seat} joue de la couleur {color:color} : {cards} {cards:carte|cartes}.",
    ),
    "palace_placed": (
        "{seat:seat} builds a palace on {space:space} in {province:province}.",
        "{seat:seat} bâtit un palais en {space:space}, dans {province:province}.",
    ),
    "post_placed": (
        "{seat:seat} builds a palace on the border post {space:space} between "
        "{province:province} and {other:province}.",
        "{seat:seat} bâtit un palais sur le poste frontière {space:space} entre "
        "{province:province} et {other:province}.",
    ),
    "emissary_placed": (
        "{seat:seat} sends an emissary to {province:province}.",
        "{seat:seat} envoie un émissaire à {province:province}.",
    ),
    "fort_placed": (
        "{seat:seat} places a fortification on {space:space} in {province:province}.",
        "{seat:seat} place une fortification en {space:space}, dans {province:province}.",
    ),
    "province_claimed": (
        "{seat:seat} will build the first palace of {province:province}: its tiles are shown.",
        "{seat:seat} bâtira le premier palais de {province:province} : ses tuiles sont dévoilées.",
    ),
    "tile_revealed": (
        "The bonus tile on {space:space} is {tile:tile}.",
        "La tuile bonus en {space:space} est {tile:tile}.",
    ),
    "tile_taken": (
        "{seat:seat} takes the {tile:tile} bonus tile.",
        "{seat:seat} prend la tuile bonus {tile:tile}.",
    ),
    "province_scored": (
        "{province:province} is complete and is scored.",
        "{province:province} est complète : on en compte les points.",
    ),
    "points_scored": (
        "{seat:seat} scores {points} {points:point|points}.",
        "{seat:seat} marque {points} {points:point|points}.",
    ),
    "influence_scored": (
        "{seat:seat} scores {points} more for the Emperor's palaces there.",
        "{seat:seat} marque aussi {points} {points:point|points} pour les palais de l'Empereur.",
    ),
    "card_kept": (
        "{seat:seat} keeps {color:one} card.",
        "{seat:seat} conserve {color:one}.",
    ),
    "influence_won": (
        "{seat:seat} takes the {color:color} influence card.",
        "{seat:seat} prend la carte d'influence {color:color}.",
    ),
    "card_exchanged": (
        "{seat:seat} gives up {color:one} card for another.",
        "{seat:seat} échange {color:one}.",
    ),
    "turn_passed": ("{seat:seat} passes.", "{seat:seat} passe."),
    "card_taken": (
        "{seat:seat} takes {color:one} card from the display.",
        "{seat:seat} prend {color:one} face visible.",
    ),
    "card_drawn": (
        "{seat:seat} draws a card from the pile.",
        "{seat:seat} pioche une carte.",
    ),
    "display_filled": (
        "{color:one} card is turned up.",
        "{color:one} est retournée.",
    ),
    "pile_exhausted": (
        "The pile is exhausted for the {time:time} time; {cards} {cards:card|cards} shuffled.",
        "La pioche est épuisée pour la {time:time} fois ; {cards} {cards:carte|cartes} "
        "{cards:mélangée|mélangées}.",
    ),
    "special_played": (
        "{seat:seat} plays the special card “{special:special}”.",
        "{seat:seat} joue la carte spéciale « {special:special} ».",
    ),
    "cards_swapped": (
        "{seat:seat} swaps {given:one} card for {got:one} one of the display.",
        "{seat:seat} échange {given:one} contre {got:one} face visible.",
    ),
    "emperor_passed": (
        "{seat:seat} lets the Emperor rest.",
        "{seat:seat} laisse l'Empereur en repos.",
    ),
    "emperor_palace": (
        "{seat:seat} has the Emperor build on {space:space} in {province:province}.",
        "{seat:seat} fait bâtir l'Empereur en {space:space}, dans {province:province}.",
    ),
    "emperor_emissary": (
        "{seat:seat} has the Emperor send an emissary to {province:province}.",
        "{seat:seat} fait envoyer par l'Empereur un émissaire à {province:province}.",
    ),
    "emperor_paid": (
        "The Emperor plays {cards} {color:color} {cards:card|cards}.",
        "L'Empereur joue de la couleur {color:color} : {cards} {cards:carte|cartes}.",
    ),
    "emperor_card": (
        "The Emperor gets {color:one} card.",
        "L'Empereur reçoit {color:one}.",
    ),
    "emperor_tile": (
        "The {tile:tile} bonus tile goes to the Emperor.",
        "La tuile bonus {tile:tile} revient à l'Empereur.",
    ),
    "turn_begun": ("It is the turn of {seat:seat}.", "C'est le tour de {seat:seat}."),
    "game_ended": ("The game ends: {reason:end}.", "La partie se termine : {reason:end}."),
    "palaces_counted": (
        "{seat:seat} scores {points} for palaces in provinces that were not complete.",
        "{seat:seat} marque {points} pour ses palais dans les provinces inachevées.",
    ),
    "alliances_counted": (
        "{seat:seat} scores {points} for alliances.",
        "{seat:seat} marque {points} pour ses alliances.",
    ),
    "roads_counted": (
        "{seat:seat} scores {points} for roads.",
        "{seat:seat} marque {points} pour ses routes.",
    ),
    "harbours_counted": (
        "{seat:seat} scores {points} for harbours.",
        "{seat:seat} marque {points} pour ses ports.",
    ),
    "tiles_counted": (
        "{seat:seat} scores {points} for bonus tiles.",
        "{seat:seat} marque {points} pour ses tuiles bonus.",
    ),
}


def book_of(chart: Map) -> Phrasebook:
    """Every sentence, with the names of one map in it."""
    spaces = (*chart.spaces, *("?" for _ in range(len(chart.spaces), SPACES)))
    names = (*chart.province_names, *("?" for _ in range(len(chart.provinces), PROVINCES)))
    places: dict[str, tuple[Table, Table]] = {
        "space": (spaces, spaces),
        "province": (names, names),
    }
    sentences = EVENTS | QUESTIONS | REASONS | REFUSALS | LABELS | HELP
    return CORE | Phrasebook(sentences, WORDS | places)


BOOK = book_of(MAPS["34"])
