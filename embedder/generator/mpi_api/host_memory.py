"""Buffers, statuses and strings, which lie in guest memory (see host_arguments.py)."""

from __future__ import annotations

from mpi_api.host_handles import remembers
from mpi_api.host_surroundings import Argument, Check, Surroundings
from mpi_api.model import Length, Parameter


def status(around: Surroundings, parameter: Parameter) -> Argument:
    name = parameter.name
    if parameter.direction == "in":
        setup = [Check(f'const MPI_Status host_{name} = call.status("{name}", {name});')]
        return Argument(name, host=f"&host_{name}", setup=setup)
    # Operations on files set the number of bytes alone.
    place = "current_caller().cleared_status()" if around.files else "current_caller().status"
    setup = [Check(f'StatusResult {name}_result(call.status_place("{name}", {name}), {place});')]
    return Argument(
        name,
        host=f"{name}_result.of_library()" if around.makes_message else f"{name}_result.host()",
        quick=True,
        setup=setup,
        store_always=[f"{name}_result.store();"],
    )


def string(around: Surroundings, parameter: Parameter) -> Argument:
    name = parameter.name
    if parameter.direction == "in":
        value = around.when_read(parameter, f'call.string("{name}", {name})', "std::string()")
        setup = [Check(f"const std::string host_{name} = {value};")]
        store = [remembers(around, f"host_{name}")] if "remembered" in parameter.words else []
        return Argument(name, host=f"host_{name}.c_str()", setup=setup, store=store)
    assert parameter.length is not None
    (factor,) = parameter.length.factors
    assert factor.word == "constant"  # other lengths are for functions that are written by hand
    setup = [
        f"static_assert({factor.name} <= guest_{factor.name});",
        Check(f'const std::span<char> {name}_place = call.text("{name}", {name}, guest_{factor.name});'),
        f"std::array<char, {factor.name} + 1> host_{name}{{}};",
    ]
    return Argument(
        name,
        host=f"host_{name}.data()",
        setup=setup,
        store=[f"store_text({name}_place, text_in(host_{name}));"],
    )


def buffer(around: Surroundings, parameter: Parameter) -> Argument:
    name, length = parameter.name, parameter.length
    assert length is not None
    check = buffer_check(around, parameter, length)
    if length.in_place is not None:
        other = next(
            each for each in around.function.parameters if each.kind.shape == "buffer" and "in place" in each.words
        )
        alternative = buffer_check(around, parameter, length.in_place)
        check = f"{around.in_place(other)} ? {alternative} : {check}"
    if parameter.words & {"in place", "in place at root"}:
        check = f"{around.in_place(parameter)} ? MPI_IN_PLACE : {check}"
    if parameter.significant_at:
        check = f"!{around.place_condition(parameter.significant_at)} ? call.unread({name}) : {check}"
    if "unless no operation" in parameter.words:
        check = f"{around.condition(parameter)} ? {check} : call.unread({name})"
    constant = "const " if parameter.direction == "in" else ""
    lengths = [length, *([length.in_place] if length.in_place is not None else [])]
    quick = not around.files and all(each.form == "block" and around.is_quick(each) for each in lengths)
    argument = Argument(
        name, host=f"host_{name}", quick=quick, setup=[Check(f"{constant}void* host_{name} = {check};")]
    )
    if around.files and length.form == "block":
        argument.setup.append(Check(file_access(around, parameter, length)))
        if any(rule.word == "called by all" for rule in around.files[0].rules):
            in_order = "true" if "shared pointer" in around.files[0].words else "false"
            together = f"accesses_together({around.file}, {in_order}, {bytes_of(around, length)})"
            argument.setup.append(Check(f"call.require({around.rules}::{together});"))
        elements = f"{around.product(length)}, the_{length.datatype}"
        argument.setup.append(Check(f"call.require({around.rules}::in_representation({around.file}, {elements}));"))
    if "until end" in parameter.words:
        argument.setup.append(Check(f"call.no_operation_begun({around.file});"))
        argument.store.append(f"call.begin_operation({around.file}, {name});")
    if length.form == "begun":
        argument.store_always.append(f"call.end_operation({around.file});")
    return argument


def bytes_of(around: Surroundings, length: Length) -> str:
    """The data of a block, in bytes."""
    return f"Call::product({around.product(length)}, the_{length.datatype}.size)"


def file_access(around: Surroundings, parameter: Parameter, length: Length) -> str:
    """Refuses access against the mode of a file, or beyond its end."""
    verb = "reads" if parameter.direction == "out" else "writes"
    data = bytes_of(around, length)
    offset = next(iter(around.named("offset", "in")), None)
    if offset is not None:
        return f"call.require({around.rules}::{verb}_at({around.file}, host_{offset.name}, {data}));"
    return f"call.require({around.rules}::{verb}({around.file}, {around.file_pointer}, {data}));"


def buffer_check(around: Surroundings, parameter: Parameter, length: Length) -> str:
    """What is written must not lie in memory that the guest may only read."""
    if parameter.direction == "in" or length.form == "begun":
        return access_check(around, parameter, length, "")
    written = access_check(around, parameter, length, "result_")
    if parameter.direction == "inout" and parameter.significant_at == "root and leaves":
        name, elements = parameter.name, f"{around.product(length)}, the_{length.datatype}"
        sent = f'call.root_buffer("{name}", {name}, {elements}, {around.comm_of(parameter)})'
        return f"{around.place_condition('root')} ? {sent} : {written}"
    return written


def access_check(around: Surroundings, parameter: Parameter, length: Length, access: str) -> str:
    """`access`: "result_" for what is written, else nothing."""
    name = parameter.name
    if length.form == "begun":
        return f'call.begun_buffer("{name}", {name}, {around.file})'
    if length.form == "bytes":
        return f'call.{access}bytes("{name}", {name}, {around.product(length)})'
    if length.form == "block":
        return f'call.{access}buffer("{name}", {name}, {around.product(length)}, the_{length.datatype})'
    counts = f"host_{length.factors[0].name}"
    displacements = f"only_{length.displacements}, host_{length.displacements}"
    assert length.datatype is not None
    if around.function.parameter(length.datatype).is_list:
        return f'call.{access}mixed_blocks("{name}", {name}, {counts}, {displacements}, host_{length.datatype})'
    return f'call.{access}blocks("{name}", {name}, {counts}, {displacements}, the_{length.datatype})'
