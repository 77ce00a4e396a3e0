"""Numbers and lists of numbers, from the guest to the host and back (see host_arguments.py)."""

from __future__ import annotations

from host_surroundings import Argument, Surroundings
from model import Parameter


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
        argument.setup.append(f"const {cpp} {value} = {checked};")
        if parameter.c_type == "MPI_Count" and parameter.kind.guest == "int":
            argument.narrow = f"narrow_{name}"
            argument.setup.append(f'const int narrow_{name} = large ? 0 : call.narrow_count("{name}", {value});')
        return argument
    checks = {
        "destination": f'call.destination("{name}", {name}, {{comm}})',
        "source": f'call.source("{name}", {name}, {{comm}})',
        "root": f'call.root("{name}", {name}, {{comm}})',
        "rank": f'call.plain_rank("{name}", {name}, {{comm}})',
        "tag": f'call.send_tag("{name}", {name})',
        "tag_or_any": f'call.receive_tag("{name}", {name})',
        "color": f'call.color("{name}", {name})',
        "split_type": f'call.split_type("{name}", {name}, host_info)',  # the only such parameter has an info beside it
        "lock_type": f'call.constant("{name}", {name}, translate::lock_type_rows, guest_MPI_ERR_LOCKTYPE)',
        "assertion": f'call.assertion("{name}", {name})',
        "flag": name,
        "int": name,
        "dimension_count": name,
        "dimension_index": name,
        "offset": f'call.offset("{name}", {name})',
        "file_distance": name,
        "whence": f'call.constant("{name}", {name}, translate::whence_rows, guest_MPI_ERR_ARG)',
    }
    check = checks[kind]
    if "{comm}" in check:
        check = check.format(comm=around.comm_of(parameter))
    cpp = "MPI_Offset" if parameter.c_type == "MPI_Offset" else "int"
    argument.setup.append(f"const {cpp} {value} = {around.when_read(parameter, check, '0')};")
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
    argument = Argument(name, host=f"&{host}")
    argument.setup = [
        f'{guest}* {place} = call.place<{guest}>("{name}", {name});',
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
    argument = Argument(name, host=f"&host_{name}")
    argument.setup = [
        f'{guest}* {name}_place = call.place<{guest}>("{name}", {name});',
        f'const std::int64_t {name}_start = call.position("{name}", {name}_place, {around.product(packed)}, {data});',
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
        length = f"3 * std::int64_t{{{count}}}"
        setup = [f'const std::span<int> copied_{name} = call.list<int>("{name}", {name}, {length}, lists);']
        return Argument(name, host=f"reinterpret_cast<int(*)[3]>(copied_{name}.data())", setup=setup)
    if kind == "weight":
        setup = [
            f'const std::span<int> copied_{name} = lists.copy(call.weights("{name}", {name}, {count}));',
            f"const int* host_{name} = Call::host_weights({name}, copied_{name});",
        ]
        return Argument(name, host=f"host_{name}", setup=setup)
    # Copied before it is checked: what MPI receives may be meant to lie where the list lies, and other ranks reach
    # shared memory.
    argument = Argument(name, host=f"host_{name}.data()")
    argument.setup = [
        f'const std::span<{guest}> copied_{name} = call.list<{guest}>("{name}", {name}, {count}, lists);',
        *([f"const std::int64_t only_{name} = Call::take_only(copied_{name});"] if displaces(around, name) else []),
        f"const std::span<const {guest}> host_{name} = copied_{name};",
    ]
    groups = around.named("group", "in")
    if kind == "destination":
        argument.setup.append(f'call.host_ranks("{name}", copied_{name}, the_{groups[0].name}.size);')
    elif kind == "rank":
        size = f"the_{groups[0].name}.size" if groups else f"{around.comm_of(parameter)}.size"
        argument.setup.append(f'call.ranks_in("{name}", host_{name}, {size});')
    if parameter.c_type == "int":
        if around.kept(parameter):
            argument.setup.append(f"const int* kept_{name} = host_{name}.data();")
            argument.host = f"kept_{name}"
        elif kind == "flag":
            argument.host = f"host_{name}.data()"
        return argument
    # Addresses and large counts have another width on the host.
    host_type = parameter.c_type
    argument.setup.append(f"const {host_type}* wide_{name} = lists.converted<{host_type}>(host_{name}).data();")
    argument.host = f"wide_{name}"
    if parameter.large and parameter.kind.large and parameter.kind.guest == "int":
        argument.setup.append(
            f'const int* narrow_{name} = large ? nullptr : call.narrowed("{name}", host_{name}, lists);'
        )
        argument.narrow = f"narrow_{name}"
    return argument


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
        f"const std::span<int> {name}_place = {place};",
        f"const std::span<int> host_{name} = lists.copy({name}_place);",
    ]
    if kind == "weight":
        argument.setup.append(f"int* weights_of_{name} = Call::host_weights({name}, host_{name});")
        argument.host = f"weights_of_{name}"
    if kind == "rank_result":
        argument.store = [f"for (int& rank : host_{name}) rank = translate::guest_rank(rank);"]
    argument.store.append(f"std::ranges::copy(host_{name}, {name}_place.begin());")
    return argument
