"""The one place numba is configured: every rule is compiled with `@kernel`."""

import warnings
from collections.abc import Callable, Mapping
from typing import Any, ParamSpec, TypeVar

import numpy as np

from ziggurat.compiled import places, sources

P = ParamSpec("P")
R = TypeVar("R")
A = TypeVar("A")

# NUMBA_DISABLE_JIT=1: every kernel is ordinary Python, and numba, which is large, is not loaded.
PLAIN = places.is_plain()

if PLAIN:
    np.seterr(over="ignore")  # unsigned words wrap on purpose; compiled code never warns
else:
    import numba
    from numba.extending import overload

    from ziggurat.compiled import compiler
    from ziggurat.compiled.locations import tell_no_folders

    # A record that is told its dice begins with the fields of one that throws them. Numba tells of
    # such kinship whenever it compiles for one beside the other, and then takes the exact kind all
    # the same.
    KIN = ".* has been considered a subtype of .*"
    warnings.filterwarnings("ignore", KIN, numba.NumbaExperimentalFeatureWarning)
    if places.processor() != "host" and not numba.config.CPU_NAME:
        numba.config.CPU_NAME, numba.config.CPU_FEATURES = places.processor(), ""
    tell_no_folders()


def compiled(function: Callable[P, R], **flags: Any) -> Callable[P, R]:
    """A function compiled by numba when it is first called, and kept on disk."""
    if PLAIN:
        return function
    rule: Callable[P, R] = compiler.compiled(function, nogil=True, error_model="numpy", **flags)
    return rule


def kernel(rule: Callable[P, R]) -> Callable[P, R]:
    """Compile a rule; under NUMBA_DISABLE_JIT=1 it stays ordinary Python."""
    return compiled(rule, boundscheck=True)


def woven(step: Callable[P, R]) -> Callable[P, R]:
    """A step compiled into every kernel that takes it, and never by itself.

    Each compiled kernel carries a copy of all it calls and has it optimised again: a tower of
    small ones over the rules of a game would take minutes to compile.
    """
    return compiled(step, boundscheck=True, inline="always")


def arithmetic(sums: Callable[P, R]) -> Callable[P, R]:
    """Compile plain loops over decimal numbers whose bounds are those of their arrays.

    Checked bounds and a fixed order of additions would keep the processor from doing several
    at once: a small net takes four times as long.
    """
    return compiled(sums, fastmath={"reassoc", "contract", "nsz"})


def by_field(
    field: str, having: Callable[[Any, A], R], lacking: Callable[[Any, A], R]
) -> Callable[[Any, A], R]:
    """One function for records that have a field and another for those that lack it.

    Which of them is meant is known when a kernel is compiled, so that the choice costs nothing.
    Both take a record and one argument more.
    """

    def plain(s: Any, given: A) -> R:
        return having(s, given) if field in s.dtype.names else lacking(s, given)

    def chosen(s: Any, given: Any) -> Any:
        if field in s.fields:
            return lambda s, given: having(s, given)
        return lambda s, given: lacking(s, given)

    overloaded(plain, chosen, inline="always")
    return plain


def by_record(
    owners: Mapping["np.dtype[Any]", Any], name: str, arguments: int, chooser: str
) -> Callable[..., Any]:
    """One function that stands for the function of this name of each record's owner.

    The chooser is the module in which kernels find it: they are compiled anew when what it chooses
    from is edited.
    """

    def plain(s: Any, *rest: Any) -> Any:
        return getattr(owners[s.dtype], name)(s, *rest)

    for kind, owner in owners.items() if not PLAIN else ():
        rule = getattr(owner, name)
        overloaded(plain, chosen(rule, kind, arguments), inline="always")
        sources.choice(chooser, str(numba.from_dtype(kind)), rule.__module__)
    return plain


def chosen(rule: Callable[..., Any], kind: "np.dtype[Any]", arguments: int) -> Callable[..., Any]:
    """Tell numba to call this rule for records, or arrays of records, of this kind alone."""
    state = numba.from_dtype(kind)

    def fits(s: Any) -> bool:
        return bool(getattr(s, "dtype", s) == state)

    if arguments == 1:
        return lambda s: (lambda s: rule(s)) if fits(s) else None
    if arguments == 2:
        return lambda s, a: (lambda s, a: rule(s, a)) if fits(s) else None
    if arguments == 3:
        return lambda s, a, b: (lambda s, a, b: rule(s, a, b)) if fits(s) else None
    return lambda s, a, b, c, d: (lambda s, a, b, c, d: rule(s, a, b, c, d)) if fits(s) else None


def overloaded(function: Any, chosen: Callable[..., Any], **flags: Any) -> None:
    """Tell numba what to compile where a kernel calls this function with types that fit."""
    if not PLAIN:
        overload(function, strict=False, **flags)(chosen)
