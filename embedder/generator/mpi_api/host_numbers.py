"""Numbers and lists of numbers, from the guest to the host and back (see host_arguments.py)."""

from __future__ import annotations

from dataclasses import replace

from mpi_api.host_surroundings import Argument, Check, Surroundings
from mpi_api.model import Parameter

# The value of a plain number by its kind, and whether QuickCall has the check.
CHECKS = {
    "destination": ('call.destination("{name}", {name}, {comm})', True),
    "source": ('call.source("{name}", {name}, {comm})', True),
    "root": ('call.root("{name}", {name}, {comm})', True),
    "rank": ('call.plain_rank("{name}", {name}, {comm})', False),
    "tag": ('call.send_tag("{name}", {name})', True),
    "tag_or_any": ('call.receive_tag("{name}", {name})', True),
    "color": ('call.color("{name}", {name})', False),
    # The only such parameter has an info beside it.
    "split_type": ('call.split_type("{name}", {name}, host_info)', False),
    "lock_type": ('call.constant("{name}", {name}, translate::lock_type_rows, guest_MPI_ERR_LOCKTYPE)', False),
    "assertion": ('call.assertion("{name}", {name})', False),
    "flag": ("{name}", True),
    "int": ("{name}", True),
    "dimension_count": ("{name}", True),
    "dimension_index": ("{name}", True),
    "offset": ('call.offset("{name}", {name})', False),
    "file_distance": ("{name}", True),
    "whence": ('call.constant("{name}", {name}, translate::whence_rows, guest_MPI_ERR_ARG)', False),
}


def number(around: Surroundings, parameter: Parameter) -> Argument:
    if parameter.is_list:
        return list_in(around, parameter) if parameter.direction == "in" else list_out(around, parameter)
    if parameter.direction == "in":
        return number_in(around, parameter)
    return number_out(around, parameter)


def number_in(around: Surroundings, parameter: Parameter) -> Argument:
    name, kind = parameter.name, parameter.kind.name
    value = f"host_{name}"
    argument = Argument(name, host=value)
    if kind in ("count", "bytes", "length", "aint_bytes"):
        check = "large_count" if parameter.c_type in ("MPI_Count", "MPI_Aint") else "count"
        cpp = "std::int64_t" if check == "large_count" else "int"
        # Some libraries end a collective without data at once: who takes no part must not say that there is none.
        unread = "1" if parameter.significant_at == "root and leaves" else "0"
        checked = around.when_read(parameter, f'call.{check}("{name}", {name})', unread)
        for rule in parameter.rules:
            if rule.word == "cut to" and rule.bound is not None:
                checked = f"std::min({checked}, {around.bound(rule.bound)})"
        argument.setup.append(Check(f"const {cpp} {value} = {checked};"))
        argument.quick = check == "count"
        if parameter.c_type == "MPI_Count" and parameter.kind.guest == "int":
            argument.narrow = f"narrow_{name}"
            narrowed = f'call.narrow_count("{name}", {value})'
            argument.setup.append(Check(f"const int narrow_{name} = {around.large_counts} ? 0 : {narrowed};"))
        if (buffer := around.in_message(name)) is not None and buffer.length is not None:
            argument.host = f"call.message_count(the_{buffer.length.datatype}, {value})"
            if argument.narrow is not None:
                argument.narrow = f"call.message_count(the_{buffer.length.datatype}, narrow_{name})"
        return argument
    check, quick = CHECKS[kind]
    comm = around.comm_of(parameter) if "{comm}" in check else ""
    check = check.format(name=name, comm=comm)
    cpp = "MPI_Offset" if parameter.c_type == "MPI_Offset" else "int"
    line = f"const {cpp} {value} = {around.when_read(parameter, check, '0')};"
    argument.setup.append(line if check == name else Check(line))
    argument.quick = quick
    return argument


def number_out(around: Surroundings, parameter: Parameter) -> Argument:
    """A number that MPI writes, into memory of the host: what it reads back must be what it wrote."""
    name, kind = parameter.name, parameter.kind.name
    place = f"{name}_place"
    if kind in ("position", "aint_position"):
        return position(around, parameter)
    guest = {
        "int": "std::int32_t",
        "MPI_Aint": "std::int32_t",
        "MPI_Count": "std::int64_t",
        "MPI_Offset": "std::int64_t",
    }[parameter.c_type]
    host = f"host_{name}"
    argument = Argument(name, host=f"&{host}", quick=True)
    argument.setup = [
        Check(f'{guest}* {place} = call.place<{guest}>("{name}", {name});'),
        f"{parameter.c_type} {host}{{}};",
    ]
    if kind == "length" and around.named("flag", "out"):
        # Where the answer is no, the guest's number stays.
        argument.setup[1] = f"int {host} = {place} == nullptr ? 0 : read_once({place});"
    value = {
        "comparison": f"translate::guest_value(translate::comparison_rows, {host})",
        "topology": f"translate::guest_value(translate::topology_rows, {host})",
        "rank_result": f"translate::guest_rank({host})",
    }.get(kind, host)
    if parameter.c_type == "MPI_Aint":
        value = f"translate::narrow_address({host})"
    if parameter.large and parameter.kind.large and parameter.c_type != parameter.kind.guest:
        argument.setup.append(f"{parameter.kind.guest} narrow_{name}{{}};")
        argument.narrow = f"&narrow_{name}"
        value = f"large ? static_cast<std::int64_t>({host}) : std::int64_t{{narrow_{name}}}"
    argument.store = [f"*{place} = {value};"]
    return argument


def position(around: Surroundings, parameter: Parameter) -> Argument:
    """A place in a packed buffer, which MPI moves on: checked against what is packed there."""
    name = parameter.name
    packed = next(
        each.length
        for each in around.function.parameters
        if each.kind.shape == "buffer" and each.length and each.length.form == "bytes"
    )
    elements = next(
        each.length
        for each in around.function.parameters
        if each.kind.shape == "buffer" and each.length and each.length.form == "block"
    )
    guest = "std::int64_t" if parameter.c_type == "MPI_Count" else "std::int32_t"
    data = f"Call::product({around.product(elements)}, the_{elements.datatype}.size)"
    checked = f'"{name}", {name}_place'
    argument = Argument(name, host=f"&host_{name}")
    argument.setup = [
        Check(f'{guest}* {name}_place = call.place<{guest}>("{name}", {name});'),
        Check(f"const std::int64_t {name}_start = call.position({checked}, {around.product(packed)}, {data});"),
        f"auto host_{name} = static_cast<{parameter.c_type}>({name}_start);",
    ]
    value = f"static_cast<{guest}>(host_{name})"
    if parameter.large and parameter.c_type != parameter.kind.guest:
        argument.setup.append(f"auto narrow_{name} = static_cast<{parameter.kind.guest}>({name}_start);")
        argument.narrow = f"&narrow_{name}"
        value = f"large ? static_cast<{guest}>(host_{name}) : static_cast<{guest}>(narrow_{name})"
    argument.store = [f"*{name}_place = {value};"]
    return argument


def list_in(around: Surroundings, parameter: Parameter) -> Argument:
    name, kind = parameter.name, parameter.kind.name
    assert parameter.length is not None
    count = around.when_read(parameter, around.product(parameter.length), "0")
    guest = {"int": "std::int32_t", "MPI_Aint": "std::int32_t", "MPI_Count": "std::int64_t"}[parameter.c_type]
    if kind == "rank_ranges":
        triples = around.function.parameter(name).length
        assert triples is not None
        count = around.factor(triples.factors[0])  # of the triples
        copied = f'call.list<int>("{name}", {name}, 3 * std::int64_t{{{count}}}, {around.lists})'
        setup = [Check(f"const std::span<int> copied_{name} = {copied};")]
        return Argument(name, host=f"reinterpret_cast<int(*)[3]>(copied_{name}.data())", setup=setup)
    if kind == "weight":
        copied = f'{around.lists}.copy(call.weights("{name}", {name}, {count}))'
        setup = [
            Check(f"const std::span<int> copied_{name} = {copied};"),
            f"const int* host_{name} = Call::host_weights({name}, copied_{name});",
        ]
        return Argument(name, host=f"host_{name}", setup=setup)
    copied = f'call.list<{guest}>("{name}", {name}, {count}, {around.lists})'
    # Copied before it is checked: what MPI receives may be meant to lie where the list lies, and other ranks reach
    # shared memory.
    argument = Argument(name, host=f"host_{name}.data()")
    argument.setup = [
        Check(f"const std::span<{guest}> copied_{name} = {copied};"),
        *blocks_without_data(around, name),
        *([f"const std::int64_t only_{name} = Call::take_only(copied_{name});"] if displaces(around, name) else []),
        f"const std::span<const {guest}> host_{name} = copied_{name};",
    ]
    groups = around.named("group", "in")
    if kind == "destination":
        argument.setup.append(Check(f'call.host_ranks("{name}", copied_{name}, the_{groups[0].name}.size);'))
    elif kind == "rank":
        size = f"the_{groups[0].name}.size" if groups else f"{around.comm_of(parameter)}.size"
        argument.setup.append(Check(f'call.ranks_in("{name}", host_{name}, {size});'))
    if parameter.c_type == "int":
        if around.kept(parameter):
            argument.setup.append(f"const int* kept_{name} = host_{name}.data();")
            argument.host = f"kept_{name}"
        elif kind == "flag":
            argument.host = f"host_{name}.data()"
        if around.function.through_large and parameter.kind.large:
            wide = f"{around.lists}.converted<{replace(parameter, large=True).c_type}>(host_{name}).data()"
            argument.setup.append(f"const auto* wide_{name} = large ? {wide} : nullptr;")
            argument.narrow, argument.host = argument.host, f"wide_{name}"
        return argument
    # Addresses and large counts have another width on the host.
    host_type = parameter.c_type
    wide = f"{around.lists}.converted<{host_type}>(host_{name}).data()"
    argument.setup.append(f"const {host_type}* wide_{name} = {wide};")
    argument.host = f"wide_{name}"
    if parameter.large and parameter.kind.large and parameter.kind.guest == "int":
        narrowed = f'call.narrowed("{name}", host_{name}, {around.lists})'
        argument.setup.append(Check(f"const int* narrow_{name} = {around.large_counts} ? nullptr : {narrowed};"))
        argument.narrow = f"narrow_{name}"
    return argument


def blocks_without_data(around: Surroundings, name: str) -> list[str]:
    """Has no elements where there are no data, and blocks that are received at the beginning of the buffer then: a
    message that comes nevertheless must not have an address."""
    if around.named("op", "in") and not around.windows:
        (datatype,) = around.named("datatype", "in")
        return [f"Call::message_counts(copied_{name}, the_{datatype.name});"]
    buffer = around.in_message(name)
    if buffer is None or buffer.length is None or buffer.length.displacements is None:
        return []
    length = buffer.length
    counts, datatype = length.factors[0].name, length.datatype
    assert datatype is not None
    if name == length.displacements:
        return [] if buffer.direction == "in" else [f"Call::settle(copied_{name}, host_{counts});"]
    if around.function.parameter(datatype).is_list:
        return [Check(f'call.message_counts("{datatype}", copied_{name}, host_{datatype});')]
    return [f"Call::message_counts(copied_{name}, the_{datatype});"]


def displaces(around: Surroundings, name: str) -> bool:
    """Whether a list says where the blocks of a buffer lie."""
    lengths = [each.length for each in around.function.parameters if each.kind.shape == "buffer"]
    return any(length is not None and length.displacements == name for length in lengths)


def list_out(around: Surroundings, parameter: Parameter) -> Argument:
    name, kind = parameter.name, parameter.kind.name
    assert parameter.length is not None
    reached = "weights" if kind == "weight" else "array<int>"
    place = f'call.{reached}("{name}", {name}, {around.product(parameter.length)})'
    # MPI writes into a copy of what is there, for it may write less than there is room for.
    argument = Argument(name, host=f"host_{name}.data()")
    argument.setup = [
        Check(f"const std::span<int> {name}_place = {place};"),
        f"const std::span<int> host_{name} = {around.lists}.copy({name}_place);",
    ]
    if kind == "weight":
        argument.setup.append(f"int* weights_of_{name} = Call::host_weights({name}, host_{name});")
        argument.host = f"weights_of_{name}"
    if kind == "rank_result":
        argument.store = [f"for (int& rank : host_{name}) rank = translate::guest_rank(rank);"]
    argument.store.append(f"std::ranges::copy(host_{name}, {name}_place.begin());")
    return argument
