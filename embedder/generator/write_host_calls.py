"""Writes generated/calls: one C++ function for every MPI function that a guest may import.

guest_functions.hpp   declares them all, the hand-written ones (src/calls) too
<chapter>.cpp         defines the generated ones
function_table.inc    one row each, for src/calls/core/import_table.cpp

A generated function converts its arguments one by one (src/calls/core/call.hpp), calls MPI, and stores the results. How
each parameter does that is decided in host_arguments.py. Functions whose arguments src/calls/core/quick_call.hpp can
check are compiled twice: quickly, and carefully for what is rare or wrong.
"""

from __future__ import annotations

import re

from host_arguments import Argument, convert_arguments
from host_surroundings import Surroundings
from model import Api, Function, Parameter
from text import BANNER
from wasm_types import parameter_type, result_type

CPP_TYPES = {"i64": "std::int64_t", "f64": "double"}
# What QuickCall has of Call. Of the rest of Call only static members and no_ objects are used by generated functions.
QUICK_MEMBERS = {
    "buffer", "bufferable_datatype", "communicator", "context", "count", "datatype", "destination", "failed",
    "finish", "held", "new_request", "operation", "place", "predefined_datatype", "predefined_operation", "raise",
    "raise_host", "receive_tag", "result_place", "root", "same_size", "send_tag", "source", "status_place", "target",
    "unread", "window",
}  # fmt: skip
LETTERS = {"i32": "i", "i64": "I", "f32": "f", "f64": "d"}


def cpp_type(parameter: Parameter) -> str:
    """The C++ type of a wasm parameter: its own for handles, addresses and functions, an integer for numbers."""
    wasm = parameter_type(parameter)
    if wasm != "i32":
        return CPP_TYPES[wasm]
    if parameter.kind.shape == "function":
        return "Function"
    if parameter.by_address or parameter.c_type == "...":
        return "Address"
    return {"handle": "Handle", "word": "Word"}.get(parameter.kind.shape, "std::int32_t")


def cpp_result(function: Function) -> str:
    if function.returns is None:
        return "Code"
    if function.returns.shape == "handle":
        return "Handle"
    return {"i32": "std::int32_t"}.get(result_type(function), CPP_TYPES.get(result_type(function), ""))


def signature(function: Function, named: bool, prefix: str = "guest_") -> str:
    """The head of a guest function, without body or semicolon."""
    parameters = ["Context* context" if named else "Context*"]
    for parameter in function.parameters:
        parameters.append(f"{cpp_type(parameter)} {parameter.name}" if named else cpp_type(parameter))
    return f"{cpp_result(function)} {prefix}{function.name}({', '.join(parameters)})"


def write_declarations(api: Api) -> str:
    """The text of guest_functions.hpp."""
    lines = [
        f"// {BANNER}",
        "// Every MPI function that a guest may import. Those without a definition beside this file are in src/calls.",
        "#pragma once",
        "",
        '#include "calls/core/call.hpp"',
        "",
        "namespace mpiwasm::calls {",
        "",
    ]
    lines += [wrap(f"{signature(function, named=False)};") for function in api.functions]
    return "\n".join([*lines, "", "}  // namespace mpiwasm::calls", ""])


def letters(function: Function) -> str:
    """The wasm signature as guest::HostFunction has it: a letter for each parameter, a colon, one for the result."""
    parameters = "".join(LETTERS[parameter_type(parameter)] for parameter in function.parameters)
    return f"{parameters}:{LETTERS[result_type(function)]}"


def write_function_table(api: Api) -> str:
    """The text of function_table.inc, sorted by name."""
    rows = []
    for function in sorted(api.functions, key=lambda each: each.name):
        made = "generated" if function.generated else "by_hand"
        rows.append(f'MPIWASM_FUNCTION({function.name}, "{letters(function)}", {made})')
    return "\n".join([f"// {BANNER}", *rows, ""])


def write_before_init(api: Api) -> str:
    """The text of before_init.inc, sorted by name: what may be called without MPI_Init since MPI-4.0."""
    names = sorted(each.name for each in api.functions if each.before_init is not None)
    return "\n".join([f"// {BANNER}", *(f"MPIWASM_BEFORE_INIT({name})" for name in names), ""])


def write_in_callbacks(api: Api) -> str:
    """The text of in_callbacks.inc, sorted by name: what a guest function may call that the library has called."""
    names = sorted(each.name for each in api.functions if each.in_callbacks)
    return "\n".join([f"// {BANNER}", *(f"MPIWASM_IN_CALLBACKS({name})" for name in names), ""])


def write_makes_request(api: Api) -> str:
    """The text of makes_request.inc, sorted by name: functions whose last parameter is a new request."""
    lasts = {each.name: each.parameters[-1] for each in api.functions if each.parameters}
    names = sorted(name for name, last in lasts.items() if last.kind.name == "request" and last.direction == "out")
    return "\n".join([f"// {BANNER}", *(f"MPIWASM_MAKES_REQUEST({name})" for name in names), ""])


def write_chapter(api: Api, chapter: str) -> str:
    """The text of one chapter's .cpp; empty when the chapter has nothing to generate."""
    functions = [each for each in api.functions if each.chapter == chapter and each.generated]
    if not functions:
        return ""
    bodies = [definition(each) for each in functions]
    return "\n".join(
        [
            f"// {BANNER}",
            f"// Host side of embedder/mpi-api/{chapter}.toml.",
            '#include "calls/core/generated_call.hpp"',
            "",
            "namespace mpiwasm::calls {",
            "",
            "\n\n".join(bodies),
            "",
            "}  // namespace mpiwasm::calls",
            "",
        ]
    )


def needs_presence_check(function: Function) -> bool:
    """True when libraries that are in use lack the function, and for a large-count one its small variant as well."""
    return float(function.base_since) >= 4.0


def definition(function: Function) -> str:
    """A guest function; when QuickCall can check its arguments, with a quick one before the careful one."""
    careful = body(function)
    if not is_quick(careful):
        return careful
    head = signature(function, named=True)
    careful_head = f"[[gnu::noinline]] static {signature(function, named=True, prefix='careful_')}"
    arguments = ", ".join(["context", *(parameter.name for parameter in function.parameters)])
    again = f"return careful_{function.name}({arguments});"
    return "\n".join(
        [
            careful.replace(wrap(f"{head} try {{"), wrap(f"{careful_head} try {{"), 1),
            "",
            body(function, "QuickCall", again),
        ]
    )


def is_quick(text: str) -> bool:
    """Whether QuickCall can do all that a guest function does."""
    return "missing_in_library" not in text and set(re.findall(r"\bcall\.(\w+)", text)) <= QUICK_MEMBERS


def body(function: Function, checks: str = "Call", otherwise: str = "") -> str:
    """A guest function that checks its arguments with the class `checks`. With `otherwise`, a statement, it does
    that as soon as one argument fails: so the compiler need not keep what it has found, nor whether all is well."""
    arguments = convert_arguments(function)
    assert cpp_result(function) == "Code"
    # Nothing in a quick function throws, and without a way to catch it is shorter.
    lines = [f"{signature(function, named=True)} {'' if otherwise else 'try '}{{"]
    errors_on = function.errors_on
    has_handler = any(p.name == errors_on and p.kind.name in ("comm", "file", "win") for p in function.parameters)
    lines.append(f'  {checks} call(*context, "{function.name}"{", " + errors_on if has_handler else ""});')
    if needs_presence_check(function) and not function.is_persistent_collective:
        names = [function.name, function.base] if function.large else [function.name]
        absent = " && ".join(f"{name} == nullptr" for name in names)
        lines.append(f"  if ({absent}) return call.unsupported(missing_in_library);")
    if function.large:
        lines.append(f"  const bool large = {function.name} != nullptr;")
    leave = [f"  if (call.failed()) {otherwise}"] if otherwise else []
    lines += leave
    for argument in arguments:
        for line in argument.setup:
            lines += [f"  {line}", *(leave if "call." in line else [])]
    if not otherwise:
        lines.append("  if (call.failed()) return call.raise();")
    if function.is_persistent_collective:
        lines += [f"  {line}" for line in emulated_persistent(function, arguments)]
    lines += [f"  {line}" for line in nothing_to_do(function)]
    if function.at_once is not None:
        lines += done_at_once(function, function.at_once, arguments)
    else:
        if function.at_once_individually is not None:
            lines.append("  if constexpr (collectives_are_individual) {")
            lines += [f"  {line}" for line in done_at_once(function, function.at_once_individually, arguments)]
            lines.append("  }")
        lines += call_and_results(function, arguments)
    handler = errors_on if has_handler else "no_handle"
    thrown = f'raise_exception(*context, "{function.name}", {handler}, error)'
    if not otherwise:
        lines += ["} catch (const std::exception& error) {", f"  return {thrown};"]
    return "\n".join([*(wrap(line) for line in lines), "}"])


def call_and_results(function: Function, arguments: list[Argument]) -> list[str]:
    """Calls the library and stores what it returns."""
    lines: list[str] = []
    result = host_call(function, arguments)
    always = [line for argument in arguments for line in argument.store_always]
    stores = [line for argument in arguments for line in argument.store]
    if not always and not stores:
        lines.append(f"  return call.finish({result});")
    else:
        lines.append(f"  const int code = {result};")
        lines += [f"  {line}" for line in always]
        if stores:
            lines.append("  if (code != MPI_SUCCESS) return call.raise_host(code);")
            lines += [f"  {line}" for line in stores]
            lines.append("  return 0;")
        else:
            lines.append("  return call.finish(code);")
    return lines


def done_at_once(function: Function, blocking: str, arguments: list[Argument]) -> list[str]:
    """Has a blocking function do the work of a nonblocking one (src/calls/files/done_requests.hpp)."""
    by_name = {argument.name: argument for argument in arguments}
    names = [parameter.name for parameter in function.parameters if parameter.kind.name != "request"]
    passed = ", ".join([*(by_name[name].host for name in names), "&done"])
    call = f"{blocking}({passed})"
    if function.large:
        narrow = ", ".join([*(by_name[name].narrow or by_name[name].host for name in names), "&done"])
        call = f"large ? {blocking}_c({passed}) : {blocking}({narrow})"
    return [
        "  MPI_Status done{};",
        f"  int done_code = {call};",
        "  if (done_code == MPI_SUCCESS) done_code = make_done_request(done, host_request);",
        "  if (done_code != MPI_SUCCESS) return call.raise_host(done_code);",
        *(f"  {line}" for line in by_name["request"].store),
        "  return 0;",
    ]


def nothing_to_do(function: Function) -> list[str]:
    """Leaves before the library is called with a type or a count without data, which MPICH divides by."""
    if function.unless_empty is None:
        return []
    around = Surroundings(function)
    data = f"Call::product({around.product(function.unless_empty)}, the_{function.unless_empty.datatype}.size)"
    results = [each for each in function.parameters if each.direction == "out" and each.kind.shape == "number"]
    stores = " ".join(f"*{each.name}_place = 0;" for each in results)
    return [f"if ({data} == 0) {{", *([f"  {stores}"] if stores else []), "  return 0;", "}"]


def emulated_persistent(function: Function, arguments: list[Argument]) -> list[str]:
    """Keeps what the nonblocking operation needs at every start (src/calls/messages/persistent_requests.hpp)."""
    by_name = {argument.name: argument for argument in arguments}
    passed, datatypes = [], []
    for parameter in function.parameters:
        name, kind = parameter.name, parameter.kind.name
        if kind == "datatype":
            datatypes.append(f"host_{name}" if parameter.is_list else name)
        if kind not in ("comm", "info", "request"):
            passed.append(by_name[name].narrow or by_name[name].host)
    nonblocking = f"MPI_I{function.base[len('MPI_') :].removesuffix('_init').lower()}"
    absent = f"{'!large && ' if function.large else ''}{function.base} == nullptr"
    held = f"{{{', '.join(datatypes)}}}" if datatypes else "std::initializer_list<Handle>{}"
    return [
        f"if ({absent}) {{",
        f"  return store_persistent_request(call, request_place, comm, {held}, std::move(keep),",
        f"      nonblocking<&{nonblocking}>({', '.join(passed)}));",
        "}",
    ]


def wrap(line: str, width: int = 118) -> str:
    """Breaks a long line behind a comma or before an operator."""
    pieces = []
    while len(line) > width:
        breaks = [match.end() for match in re.finditer(r", |(?= [?:&|]+ )", line[:width])]
        if not breaks:
            break
        pieces.append(line[: breaks[-1]].rstrip())
        line = "      " + line[breaks[-1] :].lstrip()
    return "\n".join([*pieces, line])


def write_host_functions(api: Api) -> str:
    """The text of generated/host/functions.inc: weak references to all of MPI, and declarations of what is newer than
    the host's mpi.h."""
    lines = [
        f"// {BANNER}",
        "// Makes every MPI function a weak reference and declares those that this mpi.h is too old for.",
        "",
    ]
    lines += [f"#pragma weak {function.name}" for function in api.functions]
    wanted = [each for each in api.functions if each.large or float(each.since) >= 4.0]
    for version in sorted({newest(each) for each in wanted}):
        lines += ["", f"#if MPIWASM_HOST_API < {version}", 'extern "C" {']
        for function in wanted:
            if newest(function) == version and not only_ours(function):
                parameters = ", ".join(each.declaration for each in function.parameters) or "void"
                lines.append(wrap(f"{function.c_return} {function.name}({parameters});"))
        lines += ["}", "#endif"]
    return "\n".join([*lines, ""])


def newest(function: Function) -> int:
    """The version of MPI that introduced a function, 400 for MPI-4.0; large counts came with that."""
    major, minor = (int(part) for part in function.since.split("."))
    own = major * 100 + minor
    return max(own, 400) if function.large else own


def only_ours(function: Function) -> bool:
    """True for functions that never reach the host, so that it needs no declaration of types it may lack."""
    unknown = ("session", "errhandler", "address", "word", "function", "event_", "callback_safety", "source_order")
    kinds = [each.kind for each in function.parameters] + ([function.returns] if function.returns else [])
    return any(word in f"{each.name} {each.shape}" for each in kinds for word in unknown)


def host_call(function: Function, arguments: list[Argument]) -> str:
    """The call of the MPI library; a large-count function falls back to the int one."""
    by_name = {argument.name: argument for argument in arguments}
    names = [parameter.name for parameter in function.parameters]
    wide = f"{function.name}({', '.join(by_name[name].host for name in names)})"
    window = next((each for each in function.parameters if each.kind.name == "win"), None)
    if window is not None:
        # A window of one process never reaches the library (src/calls/windows/single_process_windows.cpp).
        objects = (each for each in function.parameters if each.kind.name in ("win", "datatype"))
        hosts = {each.name: by_name[each.name].host.removesuffix(".host") for each in objects}
        own = ", ".join(hosts.get(name, by_name[name].host) for name in names)
        wide = f"the_{window.name}.own ? single_process::{function.base[len('MPI_') :].lower()}({own}) : {wide}"
        if function.large:
            wide = wide.replace(f" : {function.name}", f" : large ? {function.name}")
    if not function.large:
        return wide
    narrow = f"{function.base}({', '.join(by_name[name].narrow or by_name[name].host for name in names)})"
    return f"{wide} : {narrow}" if window is not None else f"large ? {wide} : {narrow}"
