"""A kernel is compiled once: optimised for whoever calls it from Python, and only then.

Left alone, numba makes of every kernel a whole library: optimised with all it calls, turned into
machine code, with two wrappers by which Python and C could call it. Nobody calls most of ours but
other kernels, which link that library, and optimise all of it again.

So every kernel has two sides here. As a `Callee` it is typed and lowered, and waits as plain LLVM
code for the kernels that call it. As an `Entry`, once Python calls it, its code and that of all
its callees are linked, optimised together and turned into machine code. Both are kept on disk:
callees for entries that are compiled later by another process.

All of this leans on parts of numba that may change: pyproject.toml bounds its versions.
"""

from collections.abc import Callable
from typing import Any

from numba import types
from numba.core import compiler
from numba.core.dispatcher import _FunctionCompiler  # type: ignore[attr-defined]
from numba.core.registry import CPUDispatcher
from numba.core.target_extension import jit_registry, target_registry

from ziggurat.compiled.forms import CALLEE, ENTRY, CalleeLibrary
from ziggurat.compiled.kernels import KernelCache
from ziggurat.compiled.shims import spend_less
from ziggurat.compiled.slot_names import fold_places
from ziggurat.compiled.sources import has_file
from ziggurat.compiled.unboxing import hand_over_by_place


class CalleeCompiler(_FunctionCompiler):  # type: ignore[misc]
    """Types and lowers a kernel, and no more."""

    def _compile_core(self, args: Any, return_type: Any) -> Any:
        flags = compiler.Flags()
        self.targetdescr.options.parse_as_flags(flags, self.targetoptions)
        flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        context = self.targetdescr.target_context
        library = CalleeLibrary(context.codegen(), self.py_func.__qualname__)
        result = compiler.compile_extra(
            self.targetdescr.typing_context,
            context,
            self.py_func,
            args,
            return_type,
            flags,
            self.locals,
            library,
            self.pipeline_class,
        )
        if result.typing_error is not None:
            raise result.typing_error
        # Numba looks code up by the function that Python would call. Here is none.
        context.insert_user_function(library, result.fndesc, [library])
        return result._replace(entry_point=library)


class Callee(CPUDispatcher):  # type: ignore[misc]
    """A kernel as other kernels call it."""

    _compiler: Any

    def __init__(self, rule: Callable[..., Any], options: dict[str, Any]) -> None:
        super().__init__(rule, {}, options)
        self._compiler = CalleeCompiler(
            rule, self.targetdescr, options, {}, self._compiler.pipeline_class
        )

    def add_overload(self, result: Any) -> None:
        self.overloads[tuple(result.signature.args)] = result


class KernelCallee(Callee):
    """One of our own: compiled for whole numbers, not once for each literal it is passed."""

    def get_call_template(self, args: Any, kws: Any) -> Any:
        _, all_of_them = self.fold_argument_types(args, kws)
        return super().get_call_template(tuple(map(widened, all_of_them)), {})


def widened(kind: Any) -> Any:
    """A literal, or a default that was left out, is a whole number like any other."""
    if isinstance(kind, types.IntegerLiteral):
        return types.unliteral(kind)
    left_out = isinstance(kind, types.Omitted) and type(kind.value) is int
    return types.int64 if left_out else kind


class EntryCompiler(_FunctionCompiler):  # type: ignore[misc]
    """Puts a wrapper for Python before a callee; nothing is typed or lowered anew."""

    callee: Callee

    def _compile_core(self, args: Any, return_type: Any) -> Any:
        self.callee.compile(tuple(args))
        result = self.callee.overloads[tuple(args)]
        context, described = self.targetdescr.target_context, result.fndesc
        library = context.codegen().create_library(self.py_func.__qualname__)
        library.enable_object_caching()
        library.add_linking_library(result.library)
        context.refresh()  # a callee that was kept on disk has not made it load anything
        hand_over_by_place()
        nogil = bool(self.targetoptions.get("nogil"))
        context.create_cpython_wrapper(library, described, result.environment, None, nogil)
        called = context.get_executable(library, described, result.environment)
        found = result._replace(
            entry_point=called, library=library, type_annotation="", metadata={}
        )
        environments = tuple(found._find_referenced_environments())
        for environment in environments:
            library.codegen.set_env(environment.env_name, environment)
        return found._replace(referenced_envs=environments)


class Entry(CPUDispatcher):  # type: ignore[misc]
    """A kernel as Python calls it. In the eyes of other kernels it is its callee."""

    _compiler: Any

    def __init__(self, rule: Callable[..., Any], options: dict[str, Any]) -> None:
        super().__init__(rule, {}, options)
        self.callee = KernelCallee(rule, options)
        self._compiler = EntryCompiler(
            rule, self.targetdescr, options, {}, self._compiler.pipeline_class
        )
        self._compiler.callee = self.callee
        self._type = types.Dispatcher(self.callee)
        self.typingctx._globals[self] = self._type
        if has_file(rule.__module__):
            self._cache = KernelCache(rule, options, ENTRY)
            self.callee._cache = KernelCache(rule, options, CALLEE)

    @property
    def _numba_type_(self) -> Any:
        return self._type


def overloading(**options: Any) -> Callable[[Callable[..., Any]], Callee]:
    """The decorator of what stands behind `@overload`, which kernels alone can call."""
    return lambda rule: Callee(rule, {"nopython": True, "boundscheck": None, **options})


def compiled(rule: Callable[..., Any], **options: Any) -> Any:
    """What `numba.njit` does, with kernels kept on disk, and in less time."""
    return Entry(rule, {"nopython": True, "boundscheck": None, **options})


spend_less()
fold_places()
dict.__setitem__(jit_registry, target_registry["cpu"], overloading)
