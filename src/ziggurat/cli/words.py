"""What the terminal says around a game, in English and French."""

import re
from collections.abc import Mapping

from ziggurat.core.text import Message, Phrasebook

# Seats are dynasties: a sentence about “You” would need a grammar of its own.
DYNASTIES = {
    "en": ["Lion", "Bull", "Bow", "Urn", "Star"],
    "fr": ["Lion", "Buffle", "Arc", "Urne", "Étoile"],
}
ELISION = re.compile(r"\bde (?=Arc\b|Urne\b|Étoile\b)")

START = {
    "getting_ready": (
        "The strongest bots get ready while you play, once on this machine; until your next game "
        "a vizier plays for a king.",
        "Les robots les plus forts se préparent pendant que vous jouez, une fois sur cette "
        "machine ; jusqu'à votre prochaine partie, un vizir joue pour un roi.",
    ),
    "greeting": ("{title}, {seats} players.", "{title}, {seats} joueurs."),
    "you_are": (
        "{count:You are|At the keyboard:} {seats}.",
        "{count:Vous êtes|Au clavier :} {seats}.",
    ),
    "bot_plays": ("{seat:seat} is a bot ({bot}).", "{seat:seat} est un robot ({bot})."),
    "resumed": (
        "You go on with your unfinished game ({decisions} {decisions:decision|decisions} so far); "
        "“ziggurat play --new” begins another.",
        "Vous reprenez votre partie inachevée ({decisions} {decisions:décision|décisions} "
        "jusqu'ici) ; « ziggurat play --new » en commence une autre.",
    ),
    "also_unfinished": (
        "Also unfinished: {games}; “ziggurat play --resume {game}” goes on.",
        "Inachevées aussi : {games} ; « ziggurat play --resume {game} » continue.",
    ),
    "unreadable": (
        "{path} cannot be gone on with and stays as it is: {reason}.",
        "{path} ne peut pas être reprise et reste telle quelle : {reason}.",
    ),
    "nothing_unfinished": (
        "there is no unfinished game to go on with",
        "il n'y a pas de partie inachevée à reprendre",
    ),
    "nothing_unfinished_of": (
        "there is no unfinished game of {game} to go on with",
        "il n'y a pas de partie inachevée de {game} à reprendre",
    ),
    "commitment": ("Shuffle: sha256 {commitment}", "Mélange : sha256 {commitment}"),
    "how_to_play": (
        "Type a move, such as “{example}”; “?” shows what you can do, “help” the rest.",
        "Tapez un coup, comme « {example} » ; « ? » montre vos choix, « help » le reste.",
    ),
}

TURN = {
    "thinking": ("{seat:seat} thinks…", "{seat:seat} réfléchit…"),
    "says": ("{seat:seat}: {line}", "{seat:seat} : {line}"),
    "curtain": (
        "{seat:seat} is asked. Hand over the keyboard; {seat:seat} presses Enter.",
        "C'est à {seat:seat}. Passez le clavier ; {seat:seat} appuie sur Entrée.",
    ),
    "since": ("Since you last looked:", "Depuis votre dernier coup :"),
    "advising": ("Thinking about it…", "Je réfléchis…"),
    "advice_for": (
        "For {seat:seat}, as the {level} sees it:",
        "Pour {seat:seat}, selon le niveau {level} :",
    ),
    "no_level": (
        "There is no level “{level}” (there are: {levels}).",
        "Il n'y a pas de niveau « {level} » (il y a : {levels}).",
    ),
    "advice": ("{place}. {move}: {percent} %.", "{place}. {move} : {percent} %."),
    "goodbye": ("Goodbye.", "Au revoir."),
    "kept": (
        "Goodbye. Your game is kept in {path}; “ziggurat play” goes on with it.",
        "Au revoir. Votre partie est gardée dans {path} ; « ziggurat play » la reprend.",
    ),
    "not_kept": (
        "This game is not kept: {reason} (“save FILE” keeps it elsewhere).",
        "Cette partie n'est pas gardée : {reason} (« save FICHIER » la garde ailleurs).",
    ),
    "not_saved": (
        "Goodbye. This game is not saved (“save FILE” keeps one).",
        "Au revoir. Cette partie n'est pas enregistrée (« save FICHIER » en garde une).",
    ),
}

CHOICES = {
    "you_may": ("You may now:", "Vous pouvez maintenant :"),
    "how_to_ask": (
        "In brackets: how many. “? {kind}” lists them, “? {example}” says what would follow.",
        "Entre parenthèses : combien. « ? {kind} » les énumère, "
        "« ? {example} » dit ce qui suivrait.",
    ),
    "allowed": ("“{move}” is allowed.", "« {move} » est permis."),
    "would_follow": ("What would follow {move}:", "Ce qui suivrait {move} :"),
    "then_war": (
        "Then you say which war is fought first: {wars}.",
        "Vous direz ensuite quelle guerre est menée d'abord : {wars}.",
    ),
    "then_build": ("Then you could build: {builds}.", "Vous pourriez alors bâtir : {builds}."),
}

COMMANDS = {
    "help_moves": (
        "Moves (capitals do not matter, and “{short}” is enough for “{example}”):",
        "Coups (majuscules ou non, et « {short} » suffit pour « {example} ») :",
    ),
    "help_commands": ("Commands:", "Commandes :"),
    "about_?": (
        "what you can do now; also “? {kind}” and “? {example}”",
        "vos choix ; et aussi « ? {kind} », « ? {example} »",
    ),
    "about_why": ("why a move is not allowed", "pourquoi un coup n'est pas permis"),
    "about_hint": (
        "the best moves, their chances, and why; also “hint scribe”",
        "les meilleurs coups, leurs chances, et pourquoi ; et aussi « hint scribe »",
    ),
    "about_undo": ("take your last decision back", "reprendre votre dernière décision"),
    "about_save": ("write the game to a file", "enregistrer la partie dans un fichier"),
    "about_load": ("continue a saved game", "continuer une partie enregistrée"),
    "about_log": ("the last things that happened", "les derniers événements"),
    "about_board": ("draw the board again", "redessiner le plateau"),
    "about_resign": ("give up; the game ends", "abandonner ; la partie se termine"),
    "about_help": ("this page", "cette page"),
    "about_quit": ("leave; the game is kept", "partir ; la partie est gardée"),
    "taken_back": ("Taken back: {move}.", "Repris : {move}."),
    "needs_file": (
        "“{command}” needs the name of a file.",
        "« {command} » demande le nom d'un fichier.",
    ),
    "needs_move": (
        "“why” needs a move, such as “why {example}”.",
        "« why » demande un coup, comme « why {example} ».",
    ),
    "saved": ("Saved in {path}.", "Enregistré dans {path}."),
    "keeps_file": (
        "{path} is there and is no saved game: choose another name.",
        "{path} existe et n'est pas une partie enregistrée : choisissez un autre nom.",
    ),
    "cannot_write": (
        "{path} cannot be written: {reason}.",
        "{path} ne peut pas être écrit : {reason}.",
    ),
    "cannot_read": ("Not loaded: {reason}.", "Non chargé : {reason}."),
    "loaded": ("Loaded: {decisions} decisions.", "Chargé : {decisions} décisions."),
    "nothing_yet": ("Nothing has happened yet.", "Il ne s'est encore rien passé."),
}

END = {
    "resigned": ("{seat:seat} gives up.", "{seat:seat} abandonne."),
    "over": ("The game is over.", "La partie est terminée."),
    "totals": (
        "Totals, weakest color first, treasures assigned:",
        "Totaux, couleur la plus faible d'abord, trésors attribués :",
    ),
    "winners": (
        "{seats} {count:wins|share the victory}.",
        "{seats} {count:gagne|se partagent la victoire}.",
    ),
    "and": ("{some} and {last}", "{some} et {last}"),
    "secret": (
        "Secret of the shuffle, whose sha256 was shown at the start: {secret}",
        "Secret du mélange, dont le sha256 fut montré au début : {secret}",
    ),
    "after_the_end": (
        "“save FILE” keeps the game, “log” and “board” look back, “quit” leaves.",
        "« save FICHIER » garde la partie, « log » et « board » la revoient, « quit » la quitte.",
    ),
}

TERMINAL = Phrasebook(START | TURN | CHOICES | COMMANDS | END)


def said(book: Phrasebook, message: Message, language: str, names: list[str]) -> str:
    """A sentence with the dynasties' names in it; French says “d'Arc”, not “de Arc”."""
    sentence = book.say(message, language, names)
    return ELISION.sub("d'", sentence) if language == "fr" else sentence


def language_of(environment: Mapping[str, str]) -> str:
    """French where the terminal is set to French, else English."""
    settings = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return "fr" if next(filter(None, settings), "").startswith("fr") else "en"
