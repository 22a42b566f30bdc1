"""What the server says beside the games, in English and French."""

from ziggurat.core.text import CORE, LANGUAGES, Message, Phrasebook

SERVER = CORE | Phrasebook(
    {
        "table_is_full": ("There is no free seat here.", "Il n'y a plus de place ici."),
        "game_has_begun": ("The game has begun.", "La partie a commencé."),
        "only_the_owner": (
            "Only who made the table may do that.",
            "Seul le créateur de la table peut le faire.",
        ),
        "no_such_seat": (
            "There is nobody to send away.",
            "Il n'y a personne à renvoyer.",
        ),
        "not_yet_over": (
            "This game is not over yet.",
            "Cette partie n'est pas encore finie.",
        ),
        "bot_plays_for_you": (
            "A bot plays for you: come back first.",
            "Un robot joue pour vous : revenez d'abord.",
        ),
        "no_help_against_people": (
            "There are hints only where everybody else is a bot.",
            "Il n'y a de conseils que si tous les autres sont des robots.",
        ),
        "not_a_bots_move": (
            "Only a bot is asked why it made a move.",
            "On ne demande qu'à un robot pourquoi il a joué.",
        ),
        "too_fast": (
            "That was too fast: wait a moment.",
            "C'était trop rapide : attendez un instant.",
        ),
        "not_shared": (
            "The record of this game is for those who played it.",
            "Le récit de cette partie est réservé à ceux qui l'ont jouée.",
        ),
        "not_your_eyes": (
            "As long as the game lives, each looks with his own eyes.",
            "Tant que la partie dure, chacun regarde avec ses propres yeux.",
        ),
        "no_such_position": (
            "There is no such position.",
            "Cette position n'existe pas.",
        ),
        "our_fault": (
            "Something went wrong here; it is in our log.",
            "Une erreur s'est produite ici ; elle est notée dans notre journal.",
        ),
        "no_mail_here": (
            "This server sends no mails.",
            "Ce serveur n'envoie pas de courriels.",
        ),
        "mail_not_sent": (
            "The mail could not be sent: {why}.",
            "Le courriel n'a pas pu être envoyé : {why}.",
        ),
        "wrong_word": (
            "This is not the word that was sent, or it is too old.",
            "Ce n'est pas le mot envoyé, ou il est trop ancien.",
        ),
        "not_begun": ("The game has not begun.", "La partie n'a pas commencé."),
        "no_such_table": ("There is no such table.", "Cette table n'existe pas."),
        "not_at_table": ("You have no seat here.", "Vous n'avez pas de place ici."),
        "who_are_you": ("Please say your name first.", "Dites d'abord votre nom."),
        "unreadable": ("This cannot be read: {why}.", "C'est illisible : {why}."),
        "frozen": (
            "The rules have changed since: this game rests, and can only be given up.",
            "Les règles ont changé depuis : cette partie, suspendue, ne peut qu'être abandonnée.",
        ),
        "not_over": (
            "The game is not over: its shuffle stays secret.",
            "La partie n'est pas finie : son mélange reste secret.",
        ),
        "too_long": (
            "This cannot be read: it is too long.",
            "C'est illisible : c'est trop long.",
        ),
        "too_often": (
            "That was too often: please wait a little.",
            "C'est trop souvent : attendez un peu, s'il vous plaît.",
        ),
        "foreign_page": (
            "A page of another site may not do that.",
            "Une page d'un autre site ne peut pas le faire.",
        ),
        "impossible": ("There can be no such table.", "Une telle table est impossible."),
        "no_such_path": ("There is nothing here.", "Il n'y a rien ici."),
        "wrong_method": (
            "This cannot be done here: only {allowed}.",
            "Cela n'est pas possible ici : seulement {allowed}.",
        ),
        "name_taken": (
            "Somebody has this name, or one that looks like it.",
            "Quelqu'un porte déjà ce nom, ou un nom semblable.",
        ),
        "wrong_login": (
            "Name and password do not fit.",
            "Le nom et le mot de passe ne vont pas ensemble.",
        ),
        "wrong_password": (
            "This is not your password.",
            "Ce n'est pas votre mot de passe.",
        ),
        "has_account": ("You have an account already.", "Vous avez déjà un compte."),
        "only_a_guest": (
            "A guest has no password: make an account first.",
            "Un invité n'a pas de mot de passe : créez d'abord un compte.",
        ),
        "no_mail_address": (
            "No mail can be sent there.",
            "On ne peut pas envoyer de courriel à cette adresse.",
        ),
        "no_webhook": (
            "This address cannot be called.",
            "Cette adresse ne peut pas être appelée.",
        ),
        "hello_first": (
            "Say which table first.",
            "Dites d'abord quelle table.",
        ),
        "one_table": (
            "A line is for one table: open another for another one.",
            "Une connexion sert une seule table : ouvrez-en une autre.",
        ),
    }
)


def language_of(wish: str) -> str:
    """The language a client asks for, or English."""
    first = wish.lower()[:2]
    return first if first in LANGUAGES else LANGUAGES[0]


def preferred(wishes: str) -> str:
    """The best of the languages that an Accept-Language header asks for, or English."""
    best, language = 0.0, LANGUAGES[0]
    for wish in wishes.split(","):
        name, _, weight = wish.partition(";q=")
        known = name.strip().lower()[:2]
        if known in LANGUAGES and (liking := likes(weight)) > best:
            best, language = liking, known
    return language


def likes(weight: str) -> float:
    """How much a language is liked; what cannot be read counts for nothing."""
    try:
        return float(weight) if weight else 1.0
    except ValueError:
        return 0.0


def in_words(book: Phrasebook, message: Message, language: str, names: list[str]) -> str:
    """A refusal of a game or of the server."""
    known = book if message.key in book.sentences else SERVER
    return known.say(message, language, names)
