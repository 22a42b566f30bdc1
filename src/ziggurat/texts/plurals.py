"""Which form a number takes, as Unicode's CLDR has it for whole numbers.

Most languages near us have one rule, that of English and German, and need no line here. The
library that knows all rules would take 12 MB of a server's memory for them.
"""

from collections.abc import Callable


def one(number: float) -> str:
    return "one" if abs(number) == 1 else "other"


def none_or_one(number: float) -> str:
    return "one" if abs(number) < 2 else "other"


def never(number: float) -> str:
    return "other"


RULES: dict[str, Callable[[float], str]] = {
    **dict.fromkeys(("fr", "pt", "hy"), none_or_one),
    **dict.fromkeys(("ja", "ko", "th", "vi", "zh"), never),
}


def rule(language: str) -> Callable[[float], str]:
    return RULES.get(language, one)
