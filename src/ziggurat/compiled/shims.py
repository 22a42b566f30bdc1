"""Four places where numba does work that nobody needs, for every kernel it compiles."""

from typing import Any

from numba import types
from numba.core import codegen
from numba.core.cpu import CPUContext
from numba.core.imputils import builtin_registry

load_everything = CPUContext.load_additional_registries


def optimize_functions(library: Any, module: Any) -> None:
    """Numba makes a pass manager for every function, even those that are only declared."""
    module.data_layout = library._codegen._data_layout
    for function in module.functions:
        if not function.is_declaration:
            passes, builder = library._codegen._function_pass_manager()
            passes.run(function, builder)


def load_what_is_new(context: Any) -> None:
    """Numba runs some sixty import statements each time a kernel calls another.

    They matter once. Later only what was added to a known registry does.
    """
    if builtin_registry not in context._registries:  # it comes last
        load_everything(context)
        return
    for registry in list(context._registries):
        if registry is not builtin_registry:
            context.install_registry(registry)


def spend_less() -> None:
    """Do without all of it, in this process."""
    codegen.CPUCodeLibrary._optimize_functions = optimize_functions
    CPUContext.load_additional_registries = load_what_is_new
    # A hundred thousand calls of LLVM are each announced twice, to nobody.
    codegen.ll.ffi.lib._lock._cblist.clear()
    # The fields of all arguments are written out anew before each of thirty passes.
    types.Record.__repr__ = types.Type.__repr__
