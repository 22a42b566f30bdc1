"""The sentences of Babel, in English and French."""

from ziggurat.core.text import CORE, Phrasebook, Table

WORDS: dict[str, tuple[Table, Table]] = {
    "seat": (("seat",), ("place",)),
    "nation": (
        ("Assyrians", "Hittites", "Medes", "Persians", "Sumerians"),
        ("Assyriens", "Hittites", "Mèdes", "Perses", "Sumériens"),
    ),
    "single": (
        ("Assyrian", "Hittite", "Mede", "Persian", "Sumerian"),
        ("Assyrien", "Hittite", "Mède", "Perse", "Sumérien"),
    ),
    "one": (
        ("an Assyrian", "a Hittite", "a Mede", "a Persian", "a Sumerian"),
        ("un Assyrien", "un Hittite", "un Mède", "un Perse", "un Sumérien"),
    ),
    "end": (
        (
            "",
            "fifteen against nine or less",
            "twenty is reached",
            "nine or less in end mode",
            "the temple pile is empty",
            "it has lasted too long",
        ),
        (
            "",
            "quinze contre neuf ou moins",
            "vingt est atteint",
            "neuf ou moins en mode fin de partie",
            "la pile des temples est vide",
            "elle a trop duré",
        ),
    ),
    "part": (
        {"nation": "nation", "row": "row", "from": "site", "to": "site", "power": "power"}
        | {"run": "run"},
        {"nation": "nation", "row": "rangée", "from": "chantier", "to": "chantier"}
        | {"power": "pouvoir", "run": "suite"},
    ),
}

EVENTS = {
    "pawn_moved": (
        "{seat:seat} discards {site:one} and goes to the {site:nation}.",
        "{seat:seat} défausse {site:one} et va chez les {site:nation}.",
    ),
    "card_deployed": (
        "{seat:seat} deploys {nation:one} at the {site:nation}.",
        "{seat:seat} déploie {nation:one} chez les {site:nation}.",
    ),
    "level_built": (
        "{seat:seat} builds level {level} at the {site:nation}, from the row of {owner:seat}.",
        "{seat:seat} bâtit le niveau {level} chez les {site:nation}, "
        "pris dans la rangée de {owner:seat}.",
    ),
    "start_built": (
        "{seat:seat} builds the reserved level 1 at the {site:nation}.",
        "{seat:seat} bâtit le niveau 1 réservé chez les {site:nation}.",
    ),
    "cards_migrated": (
        "{seat:seat} migrates three cards from the {origin:nation} to the {site:nation}.",
        "{seat:seat} fait migrer trois cartes des {origin:nation} vers les {site:nation}.",
    ),
    "power_paid": (
        "{seat:seat} uses the power of three {nation:nation} at the {site:nation}.",
        "{seat:seat} utilise le pouvoir de trois {nation:nation} chez les {site:nation}.",
    ),
    "temple_destroyed": (
        "The level {level} temple of {seat:seat} at the {site:nation} goes back on the pile.",
        "Le temple de niveau {level} de {seat:seat} chez les {site:nation} retourne sur la pile.",
    ),
    "level_stolen": (
        "{seat:seat} steals level {level} at the {site:nation}.",
        "{seat:seat} vole le niveau {level} chez les {site:nation}.",
    ),
    "cards_deserted": (
        "{cards} {nation:single}{cards:|s} of {seat:seat} {cards:deserts|desert} "
        "at the {site:nation}.",
        "{cards} {nation:single}{cards:|s} de {seat:seat} {cards:déserte|désertent} "
        "chez les {site:nation}.",
    ),
    "cards_won_over": (
        "{seat:seat} wins over {cards} {nation:single}{cards:|s} at the {site:nation}.",
        "{seat:seat} gagne à sa cause {cards} {nation:single}{cards:|s} chez les {site:nation}.",
    ),
    "hand_halved": (
        "{seat:seat} must give up {cards} {cards:card|cards}.",
        "{seat:seat} doit se défaire de {cards} {cards:carte|cartes}.",
    ),
    "card_given_up": (
        "{seat:seat} gives up {nation:one}.",
        "{seat:seat} se défait d'{nation:one}.",
    ),
    "end_mode_begun": (
        "{seat:seat} reaches fifteen: from now on twenty wins, and nine or less loses.",
        "{seat:seat} atteint quinze : désormais vingt gagne, et neuf ou moins perd.",
    ),
    "turn_ended": ("{seat:seat} ends the turn.", "{seat:seat} termine son tour."),
    "temple_revealed": (
        "{seat:seat} reveals level {level}.",
        "{seat:seat} dévoile un niveau {level}.",
    ),
    "pile_reshuffled": (
        "The discard is shuffled into a new pile of {cards}.",
        "La défausse est mélangée en une nouvelle pile de {cards}.",
    ),
    "cards_drawn": (
        "{seat:seat} draws {cards} {cards:card|cards}.",
        "{seat:seat} pioche {cards} {cards:carte|cartes}.",
    ),
    "turn_begun": ("It is the turn of {seat:seat}.", "C'est le tour de {seat:seat}."),
    "game_ended": ("The game ends: {reason:end}.", "La partie se termine : {reason:end}."),
}

QUESTIONS = {
    "ask_action": ("Choose an action.", "Choisissez une action."),
    "ask_discard": ("Which card do you give up?", "De quelle carte vous défaites-vous ?"),
}

REASONS = {
    "no_such_action": ("There is no such move.", "Ce coup n'existe pas."),
    "first_action": (
        "There is nothing to give up now: choose an action.",
        "Il n'y a rien à défausser maintenant : choisissez une action.",
    ),
    "first_discard": (
        "First give up {cards} {cards:card|cards}.",
        "Défaussez d'abord {cards} {cards:carte|cartes}.",
    ),
    "keep_start_in_reach": (
        "Your reserved level 1 must be built this turn: keep what you need for it.",
        "Votre niveau 1 réservé doit être bâti ce tour-ci : gardez de quoi le faire.",
    ),
    "build_start_first": (
        "Your reserved level 1 must be built before the turn ends.",
        "Votre niveau 1 réservé doit être bâti avant la fin du tour.",
    ),
    "pawn_is_there": (
        "Your pawn is already at the {site:nation}.",
        "Votre pion est déjà chez les {site:nation}.",
    ),
    "pawn_in_quarry": (
        "Your pawn is still in the quarry: move it to a site first.",
        "Votre pion est encore à la carrière : déplacez-le d'abord sur un chantier.",
    ),
    "no_such_card": ("You hold no {nation:nation}.", "Vous n'avez pas de {nation:nation}."),
    "start_is_built": (
        "Your reserved level 1 is already built.",
        "Votre niveau 1 réservé est déjà bâti.",
    ),
    "row_is_empty": ("That row is empty.", "Cette rangée est vide."),
    "temple_is_complete": (
        "There is no level above that.",
        "Il n'y a pas de niveau au-dessus.",
    ),
    "level_does_not_follow": (
        "Level {level} does not fit here: level {wanted} is needed.",
        "Le niveau {level} ne va pas ici : il faut un niveau {wanted}.",
    ),
    "too_few_cards": (
        "Level {level} needs {level} of your cards here, and there are {cards}.",
        "Le niveau {level} demande {level} de vos cartes ici, et il y en a {cards}.",
    ),
    "already_migrated": (
        "You have migrated this turn already.",
        "Vous avez déjà fait une migration ce tour-ci.",
    ),
    "migrates_nowhere": (
        "Cards migrate to another site.",
        "Les cartes migrent vers un autre chantier.",
    ),
    "too_few_to_migrate": (
        "Three cards migrate, and there are {cards} at the {site:nation}.",
        "Trois cartes migrent, et il y en a {cards} chez les {site:nation}.",
    ),
    "no_run": (
        "You need three {nation:nation} in a row at your pawn's site.",
        "Il faut trois {nation:nation} à la suite sur le chantier de votre pion.",
    ),
    "no_such_run": (
        "No other run of {nation:nation} begins there.",
        "Aucune autre suite de {nation:nation} ne commence là.",
    ),
    "no_temple_to_destroy": (
        "Your opponent has no temple here.",
        "Votre adversaire n'a pas de temple ici.",
    ),
    "no_level_to_steal": (
        "There is no level to steal here.",
        "Il n'y a pas de niveau à voler ici.",
    ),
    "level_not_higher": (
        "Level {level} is not higher than your own temple.",
        "Le niveau {level} n'est pas plus haut que votre temple.",
    ),
    "nobody_to_desert": (
        "Your opponent has no {nation:nation} here.",
        "Votre adversaire n'a pas de {nation:nation} ici.",
    ),
    "nobody_to_win_over": (
        "Your opponent has no card here.",
        "Votre adversaire n'a pas de carte ici.",
    ),
    "hand_too_small": (
        "Your opponent has too few cards to lose half of them.",
        "Votre adversaire a trop peu de cartes pour en perdre la moitié.",
    ),
}

LABELS = {
    "seat_line": ("{seat:seat}", "{seat:seat}"),
    "site": ("{site:nation}", "{site:nation}"),
    "height": ("height {height}", "hauteur {height}"),
    "hidden_hand": (
        "{cards} {cards:card|cards} in hand",
        "{cards} {cards:carte|cartes} en main",
    ),
    "row": ("row", "rangée"),
    "start": ("reserved 1", "1 réservé"),
    "piles": (
        "Temple pile {temples}, nation pile {nations}, discard {discard}",
        "Pile des temples {temples}, pile des nations {nations}, défausse {discard}",
    ),
    "next": ("next temples", "prochains temples"),
    "end_mode": (
        "END MODE: twenty wins, nine or less loses.",
        "FIN DE PARTIE : vingt gagne, neuf ou moins perd.",
    ),
    "threat_assyrians": (
        "{seat:seat} could destroy level {level} at the {site:nation}.",
        "{seat:seat} pourrait détruire le niveau {level} chez les {site:nation}.",
    ),
    "threat_hittites": (
        "{seat:seat} could steal level {level} at the {site:nation}.",
        "{seat:seat} pourrait voler le niveau {level} chez les {site:nation}.",
    ),
    "threat_medes": (
        "{seat:seat} could drive cards away at the {site:nation}.",
        "{seat:seat} pourrait faire déserter des cartes chez les {site:nation}.",
    ),
    "threat_persians": (
        "{seat:seat} could skip to level {level} at the {site:nation}.",
        "{seat:seat} pourrait sauter au niveau {level} chez les {site:nation}.",
    ),
    "threat_sumerians": (
        "{seat:seat} could win cards over at the {site:nation}.",
        "{seat:seat} pourrait gagner des cartes chez les {site:nation}.",
    ),
}

HELP = {
    "goal": (
        "Build temples at five sites: the highest sum of levels wins. Deployed cards carry the "
        "levels, and three like cards in a row have a power.",
        "Bâtissez des temples sur cinq chantiers : la plus grande somme de niveaux gagne. Les "
        "cartes déployées portent les niveaux, et trois cartes semblables à la suite ont un "
        "pouvoir.",
    ),
    "about_move": ("discard a card, pawn to its site", "défausser une carte, pion à son chantier"),
    "about_deploy": ("a card to the pawn's column", "une carte à la colonne du pion"),
    "about_build": ("the next level, from a row", "le niveau suivant, pris dans une rangée"),
    "about_migrate": ("three cards to another site", "trois cartes vers un autre chantier"),
    "about_power": ("the power of a run of three", "le pouvoir d'une suite de trois"),
    "about_halve": ("the opponent loses half a hand", "l'adversaire perd la moitié de sa main"),
    "about_end": ("reveal two temples, end the turn", "dévoiler deux temples, finir le tour"),
    "about_discard": ("give up a card", "se défaire d'une carte"),
}

BOOK = CORE | Phrasebook(EVENTS | QUESTIONS | REASONS | LABELS | HELP, WORDS)
