"""Places in the windows of other processes (see host_arguments.py)."""

from __future__ import annotations

from mpi_api.host_surroundings import Argument, Check, Surroundings
from mpi_api.model import Parameter


def target(around: Surroundings, parameter: Parameter) -> Argument:
    """Where an operation works at the target; as many bytes as its buffers have here, or the library would go on past
    the checked place."""
    name, length = parameter.name, parameter.length
    assert length is not None and length.datatype is not None
    function = around.function
    rank = next(each for each in function.parameters if each.kind.name == "destination")
    count = around.product(length)
    check = f"{name}, host_{rank.name}, {count}, the_{length.datatype}, {around.window}"
    setup = [Check(f'const MPI_Aint host_{name} = call.target("{name}", {check});')]
    if any(each.kind.shape == "buffer" and each.direction == "in" for each in function.parameters):
        writable = f'call.writable("{rank.name}", host_{rank.name}, {around.window});'
        has_operation = any(each.kind.name == "op" for each in function.parameters)
        changes = " && op != guest_MPI_NO_OP" if has_operation else ""
        setup.append(Check(f"if ({around.window}.is_others_read_only{changes}) {writable}"))
    if length.factors and any(each.kind.name == "op" for each in function.parameters):
        setup.append(Check(f'call.countable("{name}", {count}, the_{length.datatype}, host_{rank.name});'))
    if function.guard is not None:
        type_name = length.datatype
        guarded = f'call.{function.guard}("{type_name}", the_{type_name}, host_{rank.name}, {around.window});'
        setup.append(Check(f"if ({around.window}.guard) {guarded}"))
    quick = around.is_quick(length)
    there = f"Call::product({count}, the_{length.datatype}.size)"
    for buffer in function.parameters:
        if buffer.kind.shape != "buffer" or buffer.length is None or buffer.length.datatype == length.datatype:
            continue
        here = f"Call::product({around.product(buffer.length)}, the_{buffer.length.datatype}.size)"
        condition = around.condition(buffer)
        start = f"if ({condition}) " if condition else ""
        setup.append(Check(f'{start}call.same_size("{buffer.name}", {here}, {there}, host_{rank.name});'))
        if buffer.direction == "in" and any(each.kind.name == "op" for each in function.parameters):
            types = f"the_{buffer.length.datatype}, the_{length.datatype}"
            setup.append(Check(f'{start}call.same_numbers("{buffer.name}", {types}, host_{rank.name});'))
        quick = quick and around.is_quick(buffer.length)
    return Argument(name, host=f"host_{name}", quick=quick, setup=setup)
