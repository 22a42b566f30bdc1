"""From what a person types to the notation: short words, and words of the person's language."""

from collections.abc import Collection
from dataclasses import dataclass

from ziggurat.core.actions import ActionSpace, Multisets, Phrases, Vocabulary
from ziggurat.core.errors import Unreadable
from ziggurat.core.lexicon import NOTATION, Lexicon, plain


@dataclass(frozen=True, slots=True)
class Tongue:
    """The words a person may use: those of a lexicon, which are shown, and the notation."""

    lexicon: Lexicon = NOTATION

    def say(self, move: str) -> str:
        """A move, or its beginning, as the person reads it."""
        return self.lexicon.say(move)

    def ways(self, word: str) -> list[tuple[str, ...]]:
        """How a word may be typed, in the person's language and in the notation."""
        return [self.lexicon.forms(word), (word,)]

    def begins(self, word: str, typed: str) -> bool:
        """Whether what was typed begins a word as it is shown, or is another name for it."""
        begun = plain(typed)
        return any(
            plain(form).startswith(begun) if place == 0 else plain(form) == begun
            for way in self.ways(word)
            for place, form in enumerate(way)
        )


PLAINLY = Tongue()


def spell_out(
    line: str, actions: ActionSpace, kinds: Collection[str], tongue: Tongue = PLAINLY
) -> str:
    """`t r i6` is `tile red i6`: every word may be cut short while it stays clear.

    The kinds on offer come first, so that `s` is a swap now and support in a conflict.
    """
    first, *rest = line.lower().split() or [""]
    said = [whole(whole(first, kinds, tongue), first_words(actions), tongue)]
    while " ".join(said) not in actions.families and rest:
        begun = [kind.split() for kind in actions.families if kind.split()[: len(said)] == said]
        said.append(whole(rest[0], [words[len(said)] for words in begun], tongue))
        rest = rest[1:]
    for words in actions.families.get(" ".join(said), {}).values():
        taken, known = taken_by(words, rest)
        said += [whole(word, known, tongue) for word in rest[:taken]]
        rest = rest[taken:]
    return " ".join(said + rest)


def first_words(actions: ActionSpace) -> list[str]:
    """How moves may begin, each once."""
    return list(dict.fromkeys(kind.split()[0] for kind in actions.families))


def taken_by(words: Vocabulary, rest: list[str]) -> tuple[int, Collection[str]]:
    """How many words an argument may take, and which ones it knows."""
    if isinstance(words, Multisets):
        return len(rest), (words.lead, *words.kinds)
    if isinstance(words, Phrases):
        return words.longest, set(" ".join(words.words).split())
    return 1, words.number


def whole(typed: str, known: Collection[str], tongue: Tongue) -> str:
    """The known word that is meant, or what was typed if none is, or more than one.

    A whole word, perhaps in the plural, comes before a beginning, the beginning of a word that
    is shown before that of another name, and one's own language before the other.
    """
    begun = plain(typed)
    if not begun:
        return typed
    for fits in (is_said, is_said_of_many, begins_shown, begins_any):
        for language in range(2):
            found = {word for word in known if fits(tongue.ways(word)[language], begun)}
            if found:
                return found.pop() if len(found) == 1 else typed
    return typed


def is_said(forms: tuple[str, ...], typed: str) -> bool:
    return any(plain(form) == typed for form in forms)


def is_said_of_many(forms: tuple[str, ...], typed: str) -> bool:
    return is_said(forms, typed.removesuffix("s"))


def begins_shown(forms: tuple[str, ...], typed: str) -> bool:
    return begins_any(forms[:1], typed)


def begins_any(forms: tuple[str, ...], typed: str) -> bool:
    return any(plain(form).startswith(typed) for form in forms)


def shortest(move: str, actions: ActionSpace, kinds: list[str], tongue: Tongue) -> str:
    """A move as the person reads it, every word cut as short as it may be."""
    words, meant = tongue.say(move).split(), actions.number(move)
    for place, word in enumerate(words):
        for length in range(1, len(word) + 1):
            tried = [*words[:place], word[:length].lower(), *words[place + 1 :]]
            if is_read(" ".join(tried), meant, actions, kinds, tongue):
                words = tried
                break
    return " ".join(words)


def is_read(line: str, meant: int, actions: ActionSpace, kinds: list[str], tongue: Tongue) -> bool:
    """Whether a line is read as this very move."""
    try:
        return actions.number(spell_out(line, actions, kinds, tongue)) == meant
    except Unreadable:
        return False
