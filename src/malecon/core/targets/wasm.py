"""WebAssembly: a title's programs as one module for the browser and Node.

These are the same functions that Python calls natively. Numba types and lowers them without optimising. Then the LLVM
module is retargeted to wasm32, every export gets an entry point that takes plain numbers, and only then LLVM optimises.

An entry point takes an array as its address followed by its lengths, a 64-bit integer as is (a BigInt in JavaScript),
and everything else as a number. Programs allocate scratch arrays; here those come from a stack in the module's memory,
which each entry point leaves as it found it.

Compiling runs in a separate process, because functions compiled there have no native code.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

import numba
from llvmlite import binding as llvm
from llvmlite import ir
from numba.core import types
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.registry import cpu_target
from numba.np import arrayobj

from malecon.core.jit import INNER
from malecon.core.title import Title

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+simd128,+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
NUMBA_RUNTIME = "nrt"  # Numba's library for reference counting
CALLED_BY_LLVM = {"__multi3", "strlen"}  # functions that the optimiser may call for a product or a loop
SCRATCH = 1 << 16  # bytes for the arrays that programs allocate while they run

Arguments = Callable[[Title], tuple[Any, ...]]
_exports: dict[str, tuple[Any, Arguments]] = {}

numba_any, arrays = cast(Any, numba), cast(Any, arrayobj)


def exported(program: Any, name: str | None = None) -> Callable[[Arguments], Arguments]:
    """Registers a program for the module; the function gives arguments like those that Python calls it with.

    The export has the program's name unless another one is given.
    """

    def register(arguments: Arguments) -> Arguments:
        _exports[name or program.__name__] = (program, arguments)
        return arguments

    return register


@dataclass(frozen=True)
class Entry:
    """An export and its parameters. `kind` of a parameter is a NumPy type name; `axes` is 0 for a plain number."""

    name: str
    parameters: tuple[tuple[str, str, int], ...]  # name, kind, axes
    returns: str | None
    results: int = 0  # how many numbers the program returns, stored at an address passed last


def compile_object(title: Title) -> tuple[bytes, list[Entry]]:
    """The title's programs as a WebAssembly object file, ready to link, and its entries."""
    _stay_abstract()
    module = llvm.parse_assembly(_RUNTIME)
    seen: set[Any] = set()
    entries = []
    for name, (program, arguments) in _exports.items():
        entry, text, library = _lower(name, program.py_func, arguments(title))
        module.link_in(llvm.parse_assembly(text))
        _gather(library, module, seen)
        entries.append(entry)
    return _emit(module, {entry.name for entry in entries}), entries


def _stay_abstract() -> None:
    """Stops Numba from linking, optimising and emitting machine code, so that each function stays as it was lowered."""
    codegen, library = cast(Any, JITCPUCodegen), cast(Any, JITCodeLibrary)
    codegen.set_env = lambda self, name, environment: None
    library._optimize_functions = lambda self, module: None
    library.finalize = lambda self: setattr(self, "_finalized", True)
    library.get_pointer_to_function = lambda self, name: self._ensure_finalized() or 0


def _lower(name: str, function: Any, arguments: tuple[Any, ...]) -> tuple[Entry, str, Any]:
    """The entry of one program, its LLVM text, and the library of the functions it calls."""
    signature = tuple(numba_any.typeof(argument) for argument in arguments)
    dispatcher = numba_any.njit(**INNER)(function)
    dispatcher.compile(signature)
    compiled = dispatcher.overloads[signature]
    names = function.__code__.co_varnames[: len(signature)]
    parameters = tuple((n, _kind(t), getattr(t, "ndim", 0)) for n, t in zip(names, signature, strict=True))
    returns = compiled.fndesc.restype
    if isinstance(returns, types.UniTuple):
        entry = Entry(name, parameters, _kind(returns.dtype), returns.count)
    else:
        entry = Entry(name, parameters, None if returns == types.none else _kind(returns))
    return entry, _entry_text(name, compiled.fndesc), compiled.library


def _gather(library: Any, module: Any, seen: set[Any]) -> None:
    """Links a library and everything it calls into the module, each once, except the runtime: the module has its own."""
    if library not in seen and library.name != NUMBA_RUNTIME:
        seen.add(library)
        module.link_in(library._final_module, preserve=True)
        for called in library._linking_libraries:
            _gather(called, module, seen)


def _emit(module: Any, exports: set[str]) -> bytes:
    """Retargets the module to WebAssembly, hides all but the exports, optimises and emits the object file."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(cpu="generic", features=FEATURES, opt=3)
    module.triple, module.data_layout = TRIPLE, str(machine.target_data)
    for symbol in (*module.functions, *module.global_variables):
        if not symbol.is_declaration and symbol.name not in exports | CALLED_BY_LLVM:
            symbol.linkage = "internal"
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_vectorization = tuning.slp_vectorization = True
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)
    unknown = [f.name for f in module.functions if f.is_declaration and not f.name.startswith("llvm.")]
    if unknown:
        raise RuntimeError(f"compiled code calls what a browser does not have: {', '.join(unknown)}")
    return bytes(machine.emit_object(module))


def _kind(t: Any) -> str:
    if isinstance(t, types.Array):
        return "record" if isinstance(t.dtype, types.Record) else str(t.dtype)
    return str(t)


def _entry_text(name: str, function: Any) -> str:
    """A function with the program's plain name that calls it by Numba's calling convention."""
    context = cpu_target.target_context
    module = context.create_module(f"entry.{name}")
    callee_type = context.call_conv.get_function_type(function.restype, function.argtypes)
    callee = ir.Function(module, callee_type, function.llvm_func_name)
    word, address = ir.IntType(32), ir.IntType(8).as_pointer()
    given: list[Any] = []
    for t in function.argtypes:
        given += [address, *[word] * t.ndim] if isinstance(t, types.Array) else [context.get_value_type(t)]
    returns = context.get_value_type(function.restype)
    if isinstance(function.restype, types.UniTuple):
        given.append(address)
    if isinstance(function.restype, types.UniTuple | types.NoneType):
        returns = ir.VoidType()
    entry = ir.Function(module, ir.FunctionType(returns, given), name)
    builder = ir.IRBuilder(entry.append_basic_block())
    rest = iter(entry.args)
    values = [
        _array(context, builder, t, rest) if isinstance(t, types.Array) else next(rest) for t in function.argtypes
    ]
    top = ir.GlobalVariable(module, address, "scratch.top")
    top_before = builder.load(top)
    status, result = context.call_conv.call_function(builder, callee, function.restype, function.argtypes, values)
    builder.store(top_before, top)
    with builder.if_then(status.is_error, likely=False):
        builder.call(module.declare_intrinsic("llvm.trap", (), ir.FunctionType(ir.VoidType(), ())), ())
    if isinstance(function.restype, types.UniTuple):
        builder.store(result, builder.bitcast(next(rest), result.type.as_pointer()))
    if isinstance(returns, ir.VoidType):
        builder.ret_void()
    else:
        builder.ret(result)
    return str(module)


def _array(context: Any, builder: Any, t: Any, given: Any) -> Any:
    """A contiguous array value around memory that the caller owns."""
    data = next(given)
    lengths = [builder.zext(next(given), ir.IntType(64)) for _ in range(t.ndim)]
    array = arrays.make_array(t)(context, builder)
    size = context.get_constant(types.intp, context.get_abi_sizeof(context.get_data_type(t.dtype)))
    strides = [size]
    for length in reversed(lengths[1:]):
        strides.insert(0, builder.mul(strides[0], length))
    arrays.populate_array(array, data=builder.bitcast(data, array.data.type), shape=lengths, strides=strides, itemsize=size,
                   meminfo=None)  # fmt: skip
    return array._getvalue()


# `__multi3` is a 128-bit product and `strlen` the distance to the first zero. If they were optimised, LLVM would recognise
# them and make them call themselves.
# Numba counts references to the arrays it allocates. A block: references, two words for a destructor, data, size.
# Blocks are freed in reverse order of allocation; one that is freed out of turn waits for the end of its entry.
_RUNTIME = f"""
%block = type {{ i64, ptr, ptr, ptr, i64 }}
@scratch = internal global [{SCRATCH} x i8] zeroinitializer, align 16
@scratch.top = global ptr @scratch

declare void @llvm.trap()
declare double @llvm.sqrt.f64(double)

define double @sqrt(double %x) {{
  %root = call double @llvm.sqrt.f64(double %x)
  ret double %root
}}

define void @__multi3(ptr %out, i64 %a, i64 %a.high, i64 %b, i64 %b.high) noinline optnone {{
  %a0 = and i64 %a, 4294967295
  %a1 = lshr i64 %a, 32
  %b0 = and i64 %b, 4294967295
  %b1 = lshr i64 %b, 32
  %low = mul i64 %a0, %b0
  %low.1 = lshr i64 %low, 32
  %p10 = mul i64 %a1, %b0
  %t = add i64 %p10, %low.1
  %t0 = and i64 %t, 4294967295
  %t1 = lshr i64 %t, 32
  %p01 = mul i64 %a0, %b1
  %u = add i64 %p01, %t0
  %u1 = lshr i64 %u, 32
  %p11 = mul i64 %a1, %b1
  %h0 = add i64 %p11, %t1
  %h1 = add i64 %h0, %u1
  %x = mul i64 %a, %b.high
  %y = mul i64 %a.high, %b
  %h2 = add i64 %h1, %x
  %high = add i64 %h2, %y
  %product = mul i64 %a, %b
  store i64 %product, ptr %out
  %high.at = getelementptr i8, ptr %out, i32 8
  store i64 %high, ptr %high.at
  ret void
}}

define i32 @strlen(ptr %text) noinline optnone {{
start:
  br label %next
next:
  %length = phi i32 [ 0, %start ], [ %longer, %next ]
  %at = getelementptr i8, ptr %text, i32 %length
  %letter = load i8, ptr %at
  %longer = add i32 %length, 1
  %end = icmp eq i8 %letter, 0
  br i1 %end, label %done, label %next
done:
  ret i32 %length
}}

define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %alignment) {{
  %block = load ptr, ptr @scratch.top
  %data = getelementptr %block, ptr %block, i32 1
  %padded = add i64 %size, 15
  %whole = and i64 %padded, -16
  %end = getelementptr i8, ptr %data, i64 %whole
  %fits = icmp ule ptr %end, getelementptr (i8, ptr @scratch, i32 {SCRATCH})
  br i1 %fits, label %take, label %full
take:
  store ptr %end, ptr @scratch.top
  store i64 1, ptr %block
  %data.at = getelementptr %block, ptr %block, i32 0, i32 3
  store ptr %data, ptr %data.at
  %size.at = getelementptr %block, ptr %block, i32 0, i32 4
  store i64 %whole, ptr %size.at
  ret ptr %block
full:
  call void @llvm.trap()
  unreachable
}}

define ptr @NRT_MemInfo_data_fast(ptr %block) {{
  %data.at = getelementptr %block, ptr %block, i32 0, i32 3
  %data = load ptr, ptr %data.at
  ret ptr %data
}}

define void @NRT_incref(ptr %block) {{
  %none = icmp eq ptr %block, null
  br i1 %none, label %done, label %count
count:
  %references = load i64, ptr %block
  %more = add i64 %references, 1
  store i64 %more, ptr %block
  br label %done
done:
  ret void
}}

define void @NRT_decref(ptr %block) {{
  %none = icmp eq ptr %block, null
  br i1 %none, label %done, label %count
count:
  %references = load i64, ptr %block
  %fewer = sub i64 %references, 1
  store i64 %fewer, ptr %block
  %unused = icmp eq i64 %fewer, 0
  br i1 %unused, label %leave, label %done
leave:
  %size.at = getelementptr %block, ptr %block, i32 0, i32 4
  %size = load i64, ptr %size.at
  %data = getelementptr %block, ptr %block, i32 1
  %end = getelementptr i8, ptr %data, i64 %size
  %top = load ptr, ptr @scratch.top
  %last = icmp eq ptr %end, %top
  br i1 %last, label %free, label %done
free:
  store ptr %block, ptr @scratch.top
  br label %done
done:
  ret void
}}
"""
