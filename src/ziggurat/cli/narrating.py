"""What the person at the terminal is told while a server starts and gets ready."""

from ziggurat.cli.console import notes
from ziggurat.cli.language import put
from ziggurat.cli.showing import show

AT = ("Ziggurat is at {address}", "Ziggurat est à l'adresse {address}")
GETTING_READY = (
    "The strongest bots get ready: {games} of {of} games.",
    "Les robots les plus forts se préparent : {games} jeux sur {of}.",
)
READY = ("All bots are ready.", "Tous les robots sont prêts.")
CANNOT_COMPILE = (
    "The bots of {game} could not be compiled here: a vizier plays for a king.",
    "Les robots de {game} n'ont pas pu être compilés ici : un vizir joue pour un roi.",
)
KERNELS_ELSEWHERE = (
    "{wished} cannot be written: what is compiled is kept in {found}.",
    "Impossible d'écrire dans {wished} : ce qui est compilé est gardé dans {found}.",
)
GAMES_ELSEWHERE = (
    "There is no place for games at home: they are kept in {found}, which the system may empty.",
    "Pas de place pour les parties à la maison : elles sont gardées dans {found}, que le système "
    "peut vider.",
)


def remark(sentence: tuple[str, str], language: str, **args: object) -> None:
    notes().print(put(sentence, language, **args))


class Narrator:
    """Tells how far a server has come, in the language of whoever started it."""

    def __init__(self, address: str, opens: bool, language: str) -> None:
        self.address, self.opens, self.language = address, opens, language

    def serving(self) -> None:
        remark(AT, self.language, address=self.address)
        if self.opens:
            show(self.address)

    def compiled(self, games: int, of: int) -> None:
        remark(GETTING_READY, self.language, games=games, of=of)

    def ready(self) -> None:
        remark(READY, self.language)

    def cannot_compile(self, game: str) -> None:
        remark(CANNOT_COMPILE, self.language, game=game)
