"""`x[SEAT.taken]` in a kernel is `x[3]` before numba looks at it.

Left alone, numba takes a named tuple for a value: it finds the types of all its fields wherever it
is named, writes out the whole tuple there, and leaves it to LLVM to find that one number of it is
used. A kernel that writes twenty features by their names pays for twenty times twenty numbers.
"""

from typing import Any

from numba.core import ir
from numba.core.rewrites import Rewrite
from numba.core.rewrites.registry import rewrite_registry

KIND = "before-inference"


class PlainPlaces(Rewrite):  # type: ignore[misc] # numba is untyped
    """Puts a number in the place of every field of a named tuple of numbers that never changes."""

    def match(self, func_ir: Any, block: Any, typemap: Any, calltypes: Any) -> bool:
        self.block = block
        self.tuples = dict(named_tuples(block))
        return any(is_field(one, self.tuples) for one in block.body)

    def apply(self) -> Any:
        """The block with numbers, and without the tuples that nothing else in it asks for."""
        plain = self.block.copy()
        plain.clear()
        for one in self.block.body:
            if is_field(one, self.tuples):
                number = getattr(self.tuples[one.value.value.name], one.value.attr)
                one = ir.Assign(ir.Const(number, one.loc), one.target, one.loc)
            plain.append(one)
        asked = {variable.name for one in plain.body for variable in read_by(one)}
        idle = self.tuples.keys() - asked
        plain.body = [one for one in plain.body if not names(one, idle)]
        return plain


def named_tuples(block: Any) -> Any:
    """The named tuples of numbers that a block asks for by a name of its module, by variable.

    Those variables are numba's own, which nothing outside their block reads.
    """
    for one in block.find_insts(ir.Assign):
        if isinstance(one.value, ir.Global | ir.FreeVar) and one.target.is_temp:
            value = one.value.value
            named = isinstance(value, tuple) and hasattr(value, "_fields")
            if named and all(type(number) is int for number in value):
                yield one.target.name, value


def is_field(one: Any, tuples: dict[str, Any]) -> bool:
    """Whether a statement takes a field from one of these tuples."""
    return (
        isinstance(one, ir.Assign)
        and isinstance(one.value, ir.Expr)
        and one.value.op == "getattr"
        and one.value.value.name in tuples
        and one.value.attr in tuples[one.value.value.name]._fields
    )


def read_by(one: Any) -> list[Any]:
    """The variables that a statement reads."""
    if isinstance(one, ir.Assign):
        value = one.value
        return [value] if isinstance(value, ir.Var) else getattr(value, "list_vars", list)()
    return [] if isinstance(one, ir.Del) else one.list_vars()


def names(one: Any, variables: set[str]) -> bool:
    """Whether a statement does no more than make one of these variables, or end it."""
    if isinstance(one, ir.Del):
        return one.value in variables
    return isinstance(one, ir.Assign) and one.target.name in variables


def fold_places() -> None:
    """Do so in this process, before anything else is made of constants."""
    rewrites = rewrite_registry.rewrites[KIND]
    if PlainPlaces not in rewrites:
        rewrites.insert(0, PlainPlaces)
