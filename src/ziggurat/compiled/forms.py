"""The two forms in which a compiled kernel is kept: for Python to call, and for other kernels.

An entry is machine code, and nothing else is needed to run it: numba's tables for compiling, a
hundred megabytes, are not loaded for it. A callee is intermediate code, which is read only when
another kernel is compiled that calls it.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from llvmlite.binding import Linkage, parse_bitcode
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import compile_result
from numba.core.runtime import rtsys


class Form(NamedTuple):
    """How a kernel is put into a file, and taken out again."""

    name: str
    pack: Callable[[Any], tuple[Any, ...]]  # what is kept of numba's result
    revive: Callable[[Any, tuple[Any, ...]], Any]  # a result, in a context, of what was kept


class CalleeLibrary(JITCodeLibrary):  # type: ignore[misc] # numba is untyped
    """The code of a kernel and of all it calls, to be linked into others and never run itself."""

    _shared_module: Any

    def finalize(self) -> None:
        """Link what is called, and leave everything else to the entry."""
        self._raise_if_finalized()
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalize_dynamic_globals()
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        """Every function may be there twice, once with each kernel that calls it."""
        self._ensure_finalized()
        if self._shared_module is None:
            for function in self._final_module.functions:
                if not function.is_declaration and function.linkage == Linkage.external:
                    function.linkage = "linkonce_odr"
            self._shared_module = self._final_module
        return self._shared_module


def known_of(result: Any) -> tuple[Any, ...]:
    """What both forms keep beside their code."""
    described = result.fndesc
    described.typemap = described.calltypes = None  # needed no more, and large
    environments = tuple(result._find_referenced_environments())
    return described, result.environment, result.signature, environments


def pack_callee(result: Any) -> tuple[Any, ...]:
    code = result.library._get_module_for_linking().as_bitcode()
    return result.library.name, code, *known_of(result)


def revive_callee(context: Any, kept: tuple[Any, ...]) -> Any:
    name, code, *known = kept
    library = CalleeLibrary(context.codegen(), name)
    library._final_module = parse_bitcode(code)
    library._finalized = True
    return result_of(context, library, library, known)


def pack_entry(result: Any) -> tuple[Any, ...]:
    name, _, (code, _) = result.library.serialize_using_object_code()
    module = result.library._final_module
    named = (*module.functions, *module.global_variables)
    symbols = [one.name for one in named if not one.is_declaration]
    return name, code, symbols, *known_of(result)


def revive_entry(context: Any, kept: tuple[Any, ...]) -> Any:
    """Machine code, put where it can be run."""
    name, code, symbols, *known = kept
    rtsys.initialize(context)
    codegen = context.codegen()
    library = codegen.create_library(name)
    library.enable_object_caching()
    library._set_compiled_object(code)
    library._finalize_final_module()
    codegen._engine._defined_symbols.update(symbols)
    described, environment, _, environments = known
    called = context.get_executable(library, described, environment)
    for referenced in environments:
        codegen.set_env(referenced.env_name, referenced)
    return result_of(context, library, called, known)


def result_of(context: Any, library: Any, called: Any, known: list[Any]) -> Any:
    described, environment, signature, environments = known
    return compile_result(
        typing_context=context.typing_context,
        target_context=context,
        entry_point=called,
        signature=signature,
        objectmode=False,
        lifted=(),
        fndesc=described,
        library=library,
        environment=environment,
        type_annotation="",
        reload_init=[],
        referenced_envs=environments,
    )


CALLEE = Form("callee", pack_callee, revive_callee)
ENTRY = Form("entry", pack_entry, revive_entry)
