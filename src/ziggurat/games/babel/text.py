"""The sentences of Babel, of which `texts` has a file a language."""

from ziggurat.core.text import CORE, book

BOOK = CORE | book(__package__)
