"""In which language a command speaks: `--lang`, or that of the terminal."""

import argparse
import os

from ziggurat.cli.words import language_of
from ziggurat.texts import LANGUAGES


def add_language(parser: argparse.ArgumentParser) -> None:
    """`--lang`; who writes `--language` is understood too."""
    parser.add_argument(
        "--lang",
        "--language",
        dest="language",
        choices=LANGUAGES,
        default=language_of(os.environ),
        help=f"{', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]} (that of the terminal)",
    )
