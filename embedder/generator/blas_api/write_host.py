"""The host side of BLAS and LAPACK: a function for each import that checks its arguments and calls the library."""

from __future__ import annotations

import re

from core.text import banner

from blas_api.read_blas import LETTER_KINDS, Argument, Group, Routine, matrix_of

BANNER = f"// {banner('blas-api')}\n"
LETTERS = {"float": "f", "double": "d"}


def fields(routine: Routine) -> list[tuple[str, str, str]]:
    """The parameters of the import: C++ type, name, letter of the wasm type."""
    found = []
    if routine.result == "scalar" and routine.is_complex:
        found.append(("Address", "result", "i"))
    for argument in routine.arguments:
        if argument.kind == "letter":
            found.append(("std::uint32_t", f"{argument.name}_value", "i"))
        elif argument.kind == "letter_both":
            found.append(("Address", f"{argument.name}_place", "i"))
        elif argument.kind == "scalar":
            real = routine.real_type
            if routine.element_type(argument) == real:
                found.append((real, argument.name, LETTERS[real]))
            else:
                found += [(real, f"{argument.name}_{part}", LETTERS[real]) for part in ("real", "imaginary")]
        elif argument.is_integer:
            found.append(("std::int32_t", argument.name, "i"))
        elif argument.kind not in ("info", "scratch"):
            found.append(("Address", argument.name, "i"))
    return found


def result_type(routine: Routine) -> str:
    """What the import returns: a number, or the position of an illegal argument, or INFO."""
    if routine.result == "scalar" and routine.is_complex:
        return "void"
    return {"scalar": routine.real_type, "real": routine.real_type, "double": "double"}.get(
        routine.result, "std::int32_t"
    )


def expression(routine: Routine, text: str) -> str:
    """An extent in C++, in integers that cannot overflow: those of the arguments where nothing is computed."""
    if not re.search(r"[-+*/(]", text):
        return text
    integers = {argument.name for argument in routine.arguments if argument.is_integer}
    return re.sub(r"\b[a-z]\w*", lambda word: f"wide({word[0]})" if word[0] in integers else word[0], text)


def legality(routine: Routine) -> list[str]:
    """What LAPACK and BLAS themselves would refuse; the first illegal argument is reported."""
    lines, letters = [], []
    for argument in routine.arguments:
        name, position = argument.name, argument.position
        if argument.kind == "letter":
            lines.append(f'const char {name} = call.letter({position}, {name}_value, "{argument.remark}");')
            letters.append(bool(argument.remark))
        elif argument.kind == "letter_both":
            lines.append(f'char {name} = call.letter_at({{{position}, "{name}"}}, {name}_place);')
            letters.append(False)
        elif argument.kind == "size" and argument.remark:
            limits = [expression(routine, text) for text in (argument.remark, argument.least) if text]
            lines.append(f"call.size({position}, {name}, {', '.join(limits)});")
        elif argument.kind in ("size", "increment"):
            lines.append(f"call.{argument.kind}({position}, {name});")
        elif argument.kind == "leading":
            for matrix in matrix_of(routine.arguments, argument):
                lines.append(f"call.leading({position}, {name}, {expression(routine, matrix.extents[0])});")
    lines += [f"call.refuse_if({position}, {expression(routine, text)});" for position, text in routine.illegal]
    if len(lines) > letters.count(False):
        sign = "-" if routine.has_info else ""
        refusal = "call.end_as_illegal()" if routine.result else f"return {sign}call.illegal_argument()"
        lines.append(f"if (call.is_illegal()) {refusal};")
    return lines


def array(routine: Routine, argument: Argument) -> str:
    """The line that makes NAME_data, what the library gets for an array."""
    kind, type_ = argument.kind, routine.element_type(argument)
    place = f'{{{argument.position}, "{argument.name}"}}'
    extents = [expression(routine, text) for text in argument.extents]
    if kind in ("matrix", "vector"):
        extents[-1] = argument.extents[-1]  # a leading dimension or an increment as it is
    if kind == "scratch":
        return f"const Scratch<{type_}> {argument.name}_data = call.scratch<{type_}>({extents[0]});"
    if kind == "work" and any(limit.best_work for limit in routine.limits):
        extents = [f"given_{extents[0]}", *extents]
    if kind == "work" and (more := [limit.more_work for limit in routine.limits if limit.more_work]):
        extents = [*extents, f"wide({extents[0]}) + {expression(routine, more[0])}"]
    inner = ", ".join([place, argument.name, *extents])
    if kind in ("matrix", "vector", "array"):
        return f"{type_}* const {argument.name}_data = call.{kind}<{type_}>({inner});"
    typed = f"<{type_}>" if kind in ("work", "held") else ""
    return f"const Scratch<{type_}> {argument.name}_data = call.{kind}{typed}({inner});"


def largest(expressions: list[str]) -> str:
    *others, last = dict.fromkeys(expressions)
    for text in reversed(others):
        last = f"most({text}, {last})"
    return last


def without_meaning(routine: Routine) -> list[str]:
    """Leading dimensions and steps that lead to no second column or element: LAPACK computes with them all the same."""
    lines = []
    for argument in routine.arguments:
        if argument.kind == "leading":
            name, matrices = argument.name, matrix_of(routine.arguments, argument)
            rows, columns = (
                largest([expression(routine, matrix.extents[which]) for matrix in matrices]) for which in (0, 1)
            )
            lines.append(f"{name} = leading_for({rows}, {columns}, {name});")
        elif argument.kind == "vector":
            count, step = expression(routine, argument.extents[0]), argument.extents[1]
            lines.append(f"{step} = step_for({count}, {step});")
    return lines


def limits(routine: Routine) -> list[str]:
    """What the routine in the module does, because the library would do it wrong."""
    lines = []
    for limit in routine.limits:
        if limit.best_work or limit.more_work:
            continue  # see array()
        if limit.integer:
            lines.append(f"if (call.overflows({expression(routine, limit.integer)})) return call.decline();")
            continue
        has_step = "true" if limit.steps is None else " || ".join(f"{step} != 1" for step in limit.steps) or "false"
        copies = "for_each_thread" if limit.for_each_thread else "once"
        length = expression(routine, limit.length)
        lines.append(
            f"if (call.is_too_long<{routine.type}>({length}, {has_step}, Copies::{copies})) return call.decline();"
        )
    return lines


def best_work(routine: Routine) -> list[str]:
    """Asks the library which length of a work array is the best, and gives it that one."""
    work, length = (next(each.name for each in routine.arguments if each.kind == kind) for kind in ("work", "length"))
    return [
        f"const std::int32_t given_{length} = {length};",
        f"if ({length} != -1) {{",
        f"  {routine.type} best{{}};",
        f"  {length} = -1;",
        f"  {library_call(routine, asking=work)};",
        f"  {length} = call.best_length(given_{length}, best);",
        f"  if ({length} == call.no_length) return call.decline();",
        "}",
    ]


def library_call(routine: Routine, asking: str = "") -> str:
    """The call; with `asking`, the name of the work array, it gets `best` for that one."""
    passed = []
    for argument in routine.arguments:
        if argument.name == asking:
            passed.append("&best")
        elif argument.kind in ("matrix", "vector", "array"):
            passed.append(f"{argument.name}_data")
        elif argument.is_array:
            passed.append(f"{argument.name}_data.data()")
        else:
            passed.append(f"&{argument.name}")
    passed += ["letter_length"] * sum(argument.kind in LETTER_KINDS for argument in routine.arguments)
    listed = ", ".join(passed)
    if routine.result == "scalar" and routine.is_complex:
        return f"call.run_complex<{routine.type}>({listed})"
    result = "void" if not routine.result else result_type(routine)
    return f"call.run<{result}>({listed})"


def body(routine: Routine) -> list[str]:
    name = f'"{routine.name}"'
    lines = [f"Call call{{*self, Routine::{routine.name}, {name}}};"]
    lengths = [argument.name for argument in routine.arguments if argument.kind == "length"]
    lines += legality(routine)
    complex_result = routine.result == "scalar" and routine.is_complex
    if routine.nothing:
        condition = " || ".join(f"{size} <= 0" for size in routine.nothing)
        if complex_result:
            lines.append(f'if ({condition}) return call.store({{0, "result"}}, result, {routine.type}{{}});')
        else:
            lines.append(f"if ({condition}) return 0;")
    if lengths:
        # All of them, so that no library takes a question for a call.
        lines.append(f"if ({' || '.join(f'{length} == -1' for length in lengths)}) {{")
        lines += ["  call.set_query();", f"  {' = '.join(lengths)} = -1;", "}"]
    # Memory of the host last: the end of a guest leaves it allocated.
    arrays = [argument for argument in routine.arguments if argument.is_array]
    direct = [argument for argument in arrays if argument.kind in ("matrix", "vector", "array")]
    lines += [array(routine, each) for each in direct]
    lines += [*without_meaning(routine), *limits(routine)]
    others = [each for each in arrays if each not in direct]
    if any(limit.best_work for limit in routine.limits):
        lines += [array(routine, each) for each in others if each.kind != "work"]
        others = [each for each in others if each.kind == "work"]
        lines += ["std::int32_t info = 0;", *best_work(routine)]
    lines += [array(routine, each) for each in others]
    for argument in routine.arguments:
        if argument.kind == "scalar" and routine.element_type(argument) != routine.real_type:
            parts = f"{argument.name}_real, {argument.name}_imaginary"
            lines.append(f"const {routine.type} {argument.name}{{{parts}}};")
    if complex_result:
        return [*lines, f'call.store({{0, "result"}}, result, {library_call(routine)});']
    if routine.result:
        return [*lines, f"return {library_call(routine)};"]
    if not routine.has_info:
        return [*lines, f"{library_call(routine)};", "return 0;"]
    if "std::int32_t info = 0;" not in lines:
        lines.append("std::int32_t info = 0;")
    lines.append(f"{library_call(routine)};")
    for argument in routine.arguments:
        if argument.kind == "letter_both":
            lines.append(f"call.give_back_letter({argument.name}_place, {argument.name});")
        elif argument.kind in ("integers_out", "held") or argument.kind.endswith("_both"):
            lines.append(f"call.give_back({argument.name}, {argument.name}_data);")
        elif argument.kind == "work":
            lines.append(f"call.give_back_first({argument.name}, {argument.name}_data);")
    return [*lines, "return info;"]


def wrapped(line: str, width: int = 118) -> str:
    """A line of a body, broken at blanks when it is too long."""
    words, lines = line.split(" "), ["  "]
    for word in words:
        if len(lines[-1]) + 1 + len(word) > width:
            lines.append("      ")
        lines[-1] += word if lines[-1].isspace() else f" {word}"
    return "\n".join(lines)


def function(routine: Routine) -> str:
    parameters = ", ".join(["Library* self", *(f"{type_} {name}" for type_, name, _ in fields(routine))])
    head = wrapped(f"{result_type(routine)} guest_{routine.name}({parameters}) {{").strip()
    return "\n".join([head, *(wrapped(line) for line in body(routine)), "}"])


def write_blas_functions(group: Group) -> str:
    functions = "\n\n".join(function(routine) for routine in group.routines)
    return f"""{BANNER}
#include "blas/call.hpp"
#include "blas/guest_functions.hpp"

namespace mpiwasm::blas {{

{functions}

}}  // namespace mpiwasm::blas
"""


def write_blas_declarations(groups: list[Group]) -> str:
    lines = []
    for routine in (routine for group in groups for routine in group.routines):
        types = ", ".join(["Library*", *(type_ for type_, _, _ in fields(routine))])
        lines.append(wrapped(f"{result_type(routine)} guest_{routine.name}({types});").strip())
    text = "\n".join(lines)
    return f"""{BANNER}#pragma once

#include <cstdint>

#include "guest/values.hpp"

namespace mpiwasm::blas {{

class Library;
using guest::Address;

{text}

}}  // namespace mpiwasm::blas
"""
