"""In which language a command speaks: `--lang`, or that of the terminal."""

import argparse
import os

from ziggurat.cli.words import language_of
from ziggurat.core.text import LANGUAGES


def add_language(parser: argparse.ArgumentParser) -> None:
    """`--lang en|fr`; who writes `--language` is understood too."""
    parser.add_argument(
        "--lang",
        "--language",
        dest="language",
        choices=LANGUAGES,
        default=language_of(os.environ),
        help="en or fr (that of the terminal)",
    )


def put(sentence: tuple[str, str], language: str, **args: object) -> str:
    """A line in one of its languages; it need not begin with a capital, as a message does."""
    return sentence[LANGUAGES.index(language)].format(**args)
