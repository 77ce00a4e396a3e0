"""How each kind of parameter crosses from the guest to the host, as lines of C++ (see write_host_calls.py).

Every parameter becomes an Argument: lines before the call, the expression that is handed to MPI, and lines that store
results. In the lines, `the_x` is a checked object, `host_x` a checked value, `x_place` where the guest wants a result.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Optional

from model import Factor, Function, Length, Parameter


@dataclass
class Argument:
    name: str
    host: str = ""
    narrow: Optional[str] = None  # for the int function that stands in for a missing large one
    setup: list[str] = field(default_factory=list)
    store: list[str] = field(default_factory=list)  # after success
    store_always: list[str] = field(default_factory=list)  # after the call, whatever it returned


# The order in which arguments are checked: what others need comes first.
ORDER = (
    "comm",
    "root",
    "conditions",
    "group",
    "datatype",
    "number",
    "list",
    "op",
    "buffer",
    "other",
)


def convert_arguments(function: Function) -> list[Argument]:
    """The arguments in the order in which they are checked."""
    converter = Converter(function)
    converted = [(converter.rank_of(each), converter.convert(each)) for each in function.parameters]
    lines = "\n".join(line for _, argument in converted for line in argument.setup)
    owners = Argument("", setup=converter.owners(lines))
    conditions = Argument("", setup=converter.conditions(lines))
    converted.append((ORDER.index("conditions"), conditions))
    converted.sort(key=lambda pair: pair[0])  # stable: parameter order within a rank
    return [owners, *(argument for _, argument in converted)]


class Converter:
    """Knows the function around a parameter: its communicator, root, buffers and request."""

    def __init__(self, function: Function) -> None:
        self.function = function
        self.comms = self.named("comm", "in")
        self.root = next(iter(self.named("root", "in")), None)
        self.has_request = any(p.kind.name == "request" for p in function.parameters)
        self.keeps_lists = self.has_request and any(
            "until request" in p.words and p.is_list for p in function.parameters
        )
        self.keeps_operation = self.has_request and bool(self.named("op", "in"))

    def named(self, kind: str, direction: str) -> list[Parameter]:
        return [
            each
            for each in self.function.parameters
            if each.kind.name == kind and each.direction == direction and not each.is_list
        ]

    # --- the surroundings of a parameter -----------------------------------------------------------

    def comm_of(self, parameter: Parameter) -> str:
        """The communicator that a rank counts in: the one before it, else the only one."""
        index = self.function.index(parameter.name)
        before = [each for each in self.comms if self.function.index(each.name) < index]
        return f"the_{(before[-1] if before else self.comms[0]).name}"

    def in_place(self, buffer: Parameter) -> str:
        """Condition under which a buffer is MPI_IN_PLACE."""
        return f"{buffer.name}_in_place"

    def place_condition(self, place: str) -> str:
        if place == "local leader":
            return "the_local_comm.rank == local_leader"
        return {"root": "at_root", "leaves": "at_leaf", "root and leaves": "takes_part"}[place]

    def conditions(self, lines: str) -> list[str]:
        """Declares the conditions that the lines use."""
        declared = []
        if self.root is not None:
            place = f"host_{self.root.name}, {self.comm_of(self.root)}"
            for name in ("at_root", "at_leaf", "takes_part"):
                if re.search(rf"\b{name}\b", lines):
                    declared.append(f"const bool {name} = Call::{name}({place});")
        for buffer in self.function.parameters:
            if f"{buffer.name}_in_place" in lines:
                test = f"{buffer.name} == in_place_address"
                if "in place at root" in buffer.words:
                    assert self.root is not None
                    place = f"host_{self.root.name}, {self.comm_of(self.root)}"
                    test += f" && Call::at_root({place})"
                declared.append(f"const bool {buffer.name}_in_place = {test};")
        return declared

    def owners(self, lines: str) -> list[str]:
        """Declares who owns converted arrays and operations in use."""
        declared = []
        if self.keeps_lists:
            declared.append("auto keep = std::make_unique<RequestKeep>();")
        if "scratch." in lines:
            declared.append("RequestKeep scratch;")
        return declared

    def condition(self, parameter: Parameter) -> str:
        """C++ condition under which MPI reads the parameter; empty when always."""
        conditions = []
        if parameter.significant_at:
            conditions.append(self.place_condition(parameter.significant_at))
        if parameter.unless_in_place:
            conditions.append(f"!{self.in_place(self.function.parameter(parameter.unless_in_place))}")
        return " && ".join(conditions)

    def when_read(self, parameter: Parameter, value: str, otherwise: str) -> str:
        condition = self.condition(parameter)
        return f"{condition} ? {value} : {otherwise}" if condition else value

    def kept(self, parameter: Parameter) -> bool:
        return self.has_request and "until request" in parameter.words

    def keeper(self, parameter: Parameter) -> str:
        """Who owns converted arrays: the request, or the call itself."""
        return "keep->" if self.kept(parameter) else "scratch."

    # --- lengths -----------------------------------------------------------------------------------

    def factor(self, factor: Factor) -> str:
        comm = f"the_{self.comms[0].name}" if self.comms else ""
        plain = {
            "number": str(factor.number),
            "constant": f"guest_{factor.name}",
            "size": f"{comm}.peers()",
            "local_size": f"{comm}.size",
            "neighbors_in": f"call.neighbors_in({comm})",
            "neighbors_out": f"call.neighbors_out({comm})",
            "dims": f"call.dimensions({comm})",
            "sum": f'call.sum("{factor.name}", host_{factor.name})',
            "mine": f"call.entry(host_{factor.name}, {comm}.rank)",
            "last": f'call.last("{factor.name}", host_{factor.name})',
        }
        if factor.word in plain:
            return plain[factor.word]
        value = f"host_{factor.name}"
        return f"{value} + {factor.number}" if factor.number else value

    def product(self, length: Length) -> str:
        factors = [self.factor(each) for each in length.factors if (each.word, each.number) != ("number", 1)]
        if not factors:
            return "1"
        text = factors[0]
        for each in factors[1:]:
            text = f"Call::product({text}, {each})"
        return text

    # --- one parameter -----------------------------------------------------------------------------

    def rank_of(self, parameter: Parameter) -> int:
        shape, kind = parameter.kind.shape, parameter.kind.name
        if kind == "comm" and parameter.direction == "in":
            group = "comm"
        elif kind == "root":
            group = "root"
        elif shape == "buffer":
            group = "buffer"
        elif kind == "op":
            group = "op"
        elif parameter.is_list:
            group = "list" if parameter.direction == "in" else "other"
        elif kind == "datatype":
            group = "datatype"
        elif shape == "handle" and parameter.direction == "in":
            group = "group"
        elif shape == "number" and parameter.direction == "in":
            group = "number"
        else:
            group = "other"
        return ORDER.index(group)

    def convert(self, parameter: Parameter) -> Argument:
        converters: dict[str, Callable[[Parameter], Argument]] = {
            "number": self.number,
            "handle": self.handle,
            "status": self.status,
            "buffer": self.buffer,
            "string": self.string,
        }
        return converters[parameter.kind.shape](parameter)

    # numbers

    def number(self, parameter: Parameter) -> Argument:
        if parameter.is_list:
            return self.list_in(parameter) if parameter.direction == "in" else self.list_out(parameter)
        if parameter.direction == "in":
            return self.number_in(parameter)
        return self.number_out(parameter)

    def number_in(self, parameter: Parameter) -> Argument:
        name, kind = parameter.name, parameter.kind.name
        value = f"host_{name}"
        argument = Argument(name, host=value)
        if kind in ("count", "bytes", "length", "aint_bytes"):
            check = "large_count" if parameter.c_type in ("MPI_Count", "MPI_Aint") else "count"
            cpp = "std::int64_t" if check == "large_count" else "int"
            checked = self.when_read(parameter, f'call.{check}("{name}", {name})', "0")
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
            "split_type": f'call.split_type("{name}", {name})',
            "flag": name,
            "int": name,
        }
        check = checks[kind]
        if "{comm}" in check:
            check = check.format(comm=self.comm_of(parameter))
        argument.setup.append(f"const int {value} = {self.when_read(parameter, check, '0')};")
        return argument

    def number_out(self, parameter: Parameter) -> Argument:
        """A number that MPI writes. Plain ints are written straight into guest memory."""
        name, kind = parameter.name, parameter.kind.name
        place = f"{name}_place"
        if kind in ("position", "aint_position"):
            return self.position(parameter)
        if parameter.c_type == "int" and kind not in ("comparison", "topology", "rank_result"):
            return Argument(name, host=place, setup=[f'int* {place} = call.place<int>("{name}", {name});'])
        guest = {"int": "std::int32_t", "MPI_Aint": "std::int32_t", "MPI_Count": "std::int64_t"}[parameter.c_type]
        host = f"host_{name}"
        argument = Argument(name, host=f"&{host}")
        argument.setup = [
            f'{guest}* {place} = call.place<{guest}>("{name}", {name});',
            f"{parameter.c_type} {host}{{}};",
        ]
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

    def position(self, parameter: Parameter) -> Argument:
        """A place in a packed buffer, which MPI moves on: checked against what is packed there."""
        name = parameter.name
        packed = next(
            each.length
            for each in self.function.parameters
            if each.kind.shape == "buffer" and each.length and each.length.form == "bytes"
        )
        elements = next(
            each.length
            for each in self.function.parameters
            if each.kind.shape == "buffer" and each.length and each.length.form == "block"
        )
        guest = "std::int64_t" if parameter.c_type == "MPI_Count" else "std::int32_t"
        data = f"Call::product({self.product(elements)}, the_{elements.datatype}.size)"
        argument = Argument(name, host=f"&host_{name}")
        argument.setup = [
            f'{guest}* {name}_place = call.place<{guest}>("{name}", {name});',
            f'const std::int64_t {name}_start = call.position("{name}", {name}_place, {self.product(packed)}, {data});',
            f"auto host_{name} = static_cast<{parameter.c_type}>({name}_start);",
        ]
        value = f"static_cast<{guest}>(host_{name})"
        if parameter.large and parameter.c_type != parameter.kind.guest:
            argument.setup.append(f"auto narrow_{name} = static_cast<{parameter.kind.guest}>({name}_start);")
            argument.narrow = f"&narrow_{name}"
            value = f"large ? static_cast<{guest}>(host_{name}) : static_cast<{guest}>(narrow_{name})"
        argument.store = [f"*{name}_place = {value};"]
        return argument

    # lists of numbers

    def list_in(self, parameter: Parameter) -> Argument:
        name, kind = parameter.name, parameter.kind.name
        assert parameter.length is not None
        count = self.when_read(parameter, self.product(parameter.length), "0")
        guest = {"int": "std::int32_t", "MPI_Aint": "std::int32_t", "MPI_Count": "std::int64_t"}[parameter.c_type]
        if kind == "rank_ranges":
            setup = [f'const auto host_{name} = call.array<int[3]>("{name}", {name}, {count});']
            return Argument(name, host=f"host_{name}.data()", setup=setup)
        if kind == "weight":
            setup = [f'const int* host_{name} = call.weights("{name}", {name}, {count});']
            return Argument(name, host=f"host_{name}", setup=setup)
        view = f'call.array<const {guest}>("{name}", {name}, {count})'
        argument = Argument(name, host=f"host_{name}.data()")
        if kind == "destination":
            argument.setup = [f"const std::vector<int> host_{name} = call.host_ranks({view});"]
        elif kind == "rank" and self.named("group", "in"):
            group = self.named("group", "in")[0].name
            argument.setup = [f'const auto host_{name} = call.ranks_in("{name}", {view}, the_{group}.size);']
        elif kind == "rank":
            argument.setup = [
                f'const auto host_{name} = call.ranks_in("{name}", {view}, {self.comm_of(parameter)}.size);'
            ]
        else:
            argument.setup = [f"const auto host_{name} = {view};"]
        if parameter.c_type == "int":
            if self.kept(parameter):
                argument.setup.append(f"const int* kept_{name} = keep->copy(host_{name});")
                argument.host = f"kept_{name}"
            elif kind == "flag":
                argument.host = f"host_{name}.data()"
            return argument
        # Addresses and large counts have another width on the host.
        host_type = parameter.c_type
        keeper = self.keeper(parameter)
        argument.setup.append(f"const {host_type}* wide_{name} = {keeper}converted<{host_type}>(host_{name});")
        argument.host = f"wide_{name}"
        if parameter.large and parameter.kind.large and parameter.kind.guest == "int":
            argument.setup.append(
                f'const int* narrow_{name} = large ? nullptr : call.narrowed("{name}", host_{name}, {keeper}ints());'
            )
            argument.narrow = f"narrow_{name}"
        return argument

    def list_out(self, parameter: Parameter) -> Argument:
        name, kind = parameter.name, parameter.kind.name
        assert parameter.length is not None
        if kind == "weight":
            setup = [f'int* host_{name} = call.weights("{name}", {name}, {self.product(parameter.length)});']
            return Argument(name, host=f"host_{name}", setup=setup)
        setup = [
            f'const std::span<int> host_{name} = call.array<int>("{name}", {name}, {self.product(parameter.length)});'
        ]
        argument = Argument(name, host=f"host_{name}.data()", setup=setup)
        if kind == "rank_result":
            argument.store = [f"for (int& rank : host_{name}) rank = translate::guest_rank(rank);"]
        return argument

    # handles

    def handle(self, parameter: Parameter) -> Argument:
        if parameter.direction == "in":
            return self.handle_list(parameter) if parameter.is_list else self.handle_in(parameter)
        if parameter.direction == "inout":
            return self.handle_inout(parameter)
        return self.handle_out(parameter)

    def handle_in(self, parameter: Parameter) -> Argument:
        name, kind = parameter.name, parameter.kind.name
        if kind == "op":
            datatype = self.named("datatype", "in")[0].name
            lookup = f'call.operation("{name}", {name}, {datatype}, the_{datatype})'
            value = self.when_read(parameter, lookup, "MPI_SUM")
            argument = Argument(name, host=f"host_{name}", setup=[f"const MPI_Op host_{name} = {value};"])
            if self.keeps_lists:
                argument.setup.append(f"keep->operation = call.guest_operation({name});")
            elif self.keeps_operation:
                argument.setup.append(f"auto keep = call.keep_operation({name});")
            return argument
        objects = {
            "comm": ("Communicator&", "communicator", "no_communicator"),
            "datatype": ("const Datatype&", "datatype", "no_datatype"),
        }
        if kind in objects:
            cpp, lookup, nothing = objects[kind]
            value = self.when_read(parameter, f'call.{lookup}("{name}", {name})', f"call.context().{nothing}")
            return Argument(name, host=f"the_{name}.host", setup=[f"{cpp} the_{name} = {value};"])
        if kind == "group":
            return Argument(
                name,
                host=f"the_{name}.host",
                setup=[f'const Group& the_{name} = call.group("{name}", {name});'],
            )
        host = {"info": "MPI_Info", "message": "MPI_Message"}[kind]
        return Argument(name, host=f"host_{name}", setup=[f'const {host} host_{name} = call.{kind}("{name}", {name});'])

    def handle_list(self, parameter: Parameter) -> Argument:
        """Datatypes, one for each block."""
        name = parameter.name
        assert parameter.length is not None and parameter.kind.name == "datatype"
        count = self.when_read(parameter, self.product(parameter.length), "0")
        keeper = self.keeper(parameter)
        setup = [
            f'const std::span<const Word> host_{name} = call.array<const Word>("{name}", {name}, {count});',
            f'const MPI_Datatype* types_of_{name} = call.host_types("{name}", host_{name}, {keeper}types());',
        ]
        return Argument(name, host=f"types_of_{name}", setup=setup)

    def handle_inout(self, parameter: Parameter) -> Argument:
        """A handle that the call consumes: afterwards it is null."""
        name, kind = parameter.name, parameter.kind.name
        host = {"group": "MPI_Group", "info": "MPI_Info", "message": "MPI_Message"}[kind]
        setup = [
            f'Word* {name}_place = call.place<Word>("{name}", {name});',
            f'{host} host_{name} = call.consumed_{kind}("{name}", {name}_place);',
        ]
        store = [f"call.forget_{kind}({name}_place);"]
        return Argument(name, host=f"&host_{name}", setup=setup, store=store)

    def handle_out(self, parameter: Parameter) -> Argument:
        name, kind = parameter.name, parameter.kind.name
        comm = self.comms[0].name if self.comms else ""
        host_type = {
            "request": "MPI_Request",
            "comm": "MPI_Comm",
            "group": "MPI_Group",
            "info": "MPI_Info",
            "message": "MPI_Message",
        }[kind]
        null = {"request": "MPI_REQUEST_NULL", "comm": "MPI_COMM_NULL", "group": "MPI_GROUP_NULL"}
        initial = null.get(kind, f"{host_type.upper()}_NULL")
        new = {
            "request": f"call.new_request(host_{name}, {comm or 0}{', std::move(keep)' if self.keeps_lists or self.keeps_operation else ''})",
            "comm": f"call.new_communicator(host_{name}, the_{comm}.error_handler)",
            "group": f"call.new_group(host_{name})",
            "info": f"call.new_info(host_{name})",
            "message": f"call.new_message(host_{name}, {comm or 0})",
        }[kind]
        setup = [
            f'Word* {name}_place = call.place<Word>("{name}", {name});',
            f"{host_type} host_{name} = {initial};",
        ]
        return Argument(name, host=f"&host_{name}", setup=setup, store=[f"*{name}_place = {new};"])

    # memory

    def status(self, parameter: Parameter) -> Argument:
        name = parameter.name
        if parameter.direction == "in":
            setup = [f'const MPI_Status host_{name} = call.status("{name}", {name});']
            return Argument(name, host=f"&host_{name}", setup=setup)
        setup = [f'StatusResult {name}_result(call.status_place("{name}", {name}));']
        return Argument(
            name,
            host=f"{name}_result.host()",
            setup=setup,
            store_always=[f"{name}_result.store();"],
        )

    def string(self, parameter: Parameter) -> Argument:
        name = parameter.name
        if parameter.direction == "in":
            setup = [f'const char* host_{name} = call.string("{name}", {name});']
            return Argument(name, host=f"host_{name}", setup=setup)
        assert parameter.length is not None
        setup = []
        for factor in parameter.length.factors:
            if factor.word == "constant":
                setup.append(f"static_assert({factor.name} <= guest_{factor.name});")
        length = self.product(parameter.length)
        setup.append(f'char* host_{name} = call.text("{name}", {name}, {length});')
        return Argument(name, host=f"host_{name}", setup=setup)

    def buffer(self, parameter: Parameter) -> Argument:
        name, length = parameter.name, parameter.length
        assert length is not None
        check = self.buffer_check(parameter, length)
        if length.in_place is not None:
            other = next(
                each for each in self.function.parameters if each.kind.shape == "buffer" and "in place" in each.words
            )
            alternative = self.buffer_check(parameter, length.in_place)
            check = f"{self.in_place(other)} ? {alternative} : {check}"
        if parameter.words & {"in place", "in place at root"}:
            check = f"{self.in_place(parameter)} ? MPI_IN_PLACE : {check}"
        if parameter.significant_at:
            check = f"!{self.place_condition(parameter.significant_at)} ? nullptr : {check}"
        constant = "const " if parameter.direction == "in" else ""
        return Argument(name, host=f"host_{name}", setup=[f"{constant}void* host_{name} = {check};"])

    def buffer_check(self, parameter: Parameter, length: Length) -> str:
        name = parameter.name
        if length.form == "bytes":
            return f'call.bytes("{name}", {name}, {self.product(length)})'
        if length.form == "block":
            return f'call.buffer("{name}", {name}, {self.product(length)}, the_{length.datatype})'
        counts = f"host_{length.factors[0].name}"
        displacements = f"host_{length.displacements}"
        assert length.datatype is not None
        if self.function.parameter(length.datatype).is_list:
            return f'call.mixed_blocks("{name}", {name}, {counts}, {displacements}, host_{length.datatype})'
        return f'call.blocks("{name}", {name}, {counts}, {displacements}, the_{length.datatype})'
