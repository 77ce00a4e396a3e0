"""What a parameter's conversion needs to know of the function around it (see host_arguments.py)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Optional

from mpi_api.model import Factor, Function, Length, Parameter


class Check(str):
    """A line of C++ that may find an argument wrong."""


@dataclass
class Argument:
    """One converted parameter."""

    name: str
    host: str = ""
    quick: bool = False  # src/calls/core/quick_call.hpp has all that the lines call
    narrow: Optional[str] = None  # for the int function that stands in for a missing large one
    setup: list[str] = field(default_factory=list)
    store: list[str] = field(default_factory=list)  # after success
    store_always: list[str] = field(default_factory=list)  # after the call, whatever it returned


# Factors of a length that a quick form can compute: those without a list, or neighbours to ask for.
QUICK_FACTORS = ("number", "constant", "parameter", "size", "local_size", "dims")
# Conditions on the rank of this process, and where they hold.
PLACES = {"root": "at_root", "leaves": "at_leaf", "root and leaves": "takes_part"}


class Surroundings:
    """The function around a parameter: its communicator, root, buffers and request. It notes what the lines that are
    made with it use, for that to be declared before them."""

    def __init__(self, function: Function, rules: str = "rules") -> None:
        self.function = function
        self.rules = rules  # the namespace of the checks that rules become
        self._used_places: set[str] = set()
        self._used_in_place: set[str] = set()
        self._uses_lists = False
        self.comms = self.named("comm", "in")
        self.windows = self.named("win", "in")
        self.files = self.named("file", "in")
        self.root = next(iter(self.named("root", "in")), None)
        self.has_request = any(p.kind.name == "request" for p in function.parameters)
        self.keeps_lists = self.has_request and any(
            "until request" in p.words and p.is_list for p in function.parameters
        )
        # Windows take predefined operations only, which need no keeping.
        self.keeps_operation = self.has_request and bool(self.named("op", "in")) and not self.windows
        self.makes_message = bool(self.named("message", "out"))
        self.keeps_message = self.has_request and bool(self.named("message", "inout"))
        # Files hold theirs: what uses them is done at once.
        self.holds_types = self.has_request and bool(self.used) and not self.files

    @property
    def large_counts(self) -> str:
        """What says in C++ whether the library is given large counts."""
        return "counts_are_large" if self.function.large and self.function.through_large else "large"

    @property
    def keeps(self) -> bool:
        """Whether a request owns something besides what the library holds."""
        types = any(each.kind.name == "datatype" and each.direction == "in" for each in self.function.parameters)
        return self.keeps_lists or self.keeps_operation or (self.holds_types and types)

    @property
    def used(self) -> list[Parameter]:
        """What an operation uses until it is complete, where not every library holds it: all but the communicator of
        messages from one process to another."""
        peers = ("destination", "source")
        if self.comms and any(each.kind.name in peers for each in self.function.parameters):
            return []
        return self.comms or self.files or self.windows

    def named(self, kind: str, direction: str) -> list[Parameter]:
        return [
            each
            for each in self.function.parameters
            if each.kind.name == kind and each.direction == direction and not each.is_list
        ]

    # --- the surroundings of a parameter -----------------------------------------------------------

    @property
    def message(self) -> str:
        """What makes the request of a message again, as a C++ value; empty for other operations."""
        names = []
        for kinds in (("count",), ("buffer",), ("datatype",), ("destination", "source"), ("tag", "tag_or_any")):
            found = [each for each in self.function.parameters if each.kind.name in kinds and not each.is_list]
            if len(found) != 1:
                return ""
            names.append(found[0].name)
        if not self.has_request or not self.comms or len(self.function.parameters) != len(names) + 2:
            return ""
        return f'MessageRecipe{{"{self.function.name}", {", ".join(names)}}}'

    @property
    def labelled(self) -> Parameter:
        """The object that a name or hints are for."""
        return (self.comms or self.files or self.windows)[0]

    @property
    def window(self) -> str:
        return f"the_{self.windows[0].name}"

    def comm_of(self, parameter: Parameter) -> str:
        """What a rank counts in: the communicator before it, else the only one, or the window."""
        if self.windows:
            return self.window
        index = self.function.index(parameter.name)
        before = [each for each in self.comms if self.function.index(each.name) < index]
        return f"the_{(before[-1] if before else self.comms[0]).name}"

    def in_message(self, name: str) -> Optional[Parameter]:
        """The buffer of messages, of a reduction or of a file whose count, displacements or datatype a parameter is."""
        carries = self.comms or self.named("message", "inout") or self.named("op", "in") or self.files
        if not carries or self.windows or self.function.chapter == "datatypes":
            return None
        for each in self.function.parameters:
            length = each.length
            if each.kind.shape != "buffer" or length is None or length.datatype is None:
                continue
            counts = [factor.name for factor in length.factors if factor.word == "parameter"]
            if name in (length.datatype, length.displacements, *counts[:1]):
                return each
        return None

    @property
    def file(self) -> str:
        """The file that the function works on."""
        return f"the_{self.files[0].name}"

    @property
    def file_pointer(self) -> str:
        """Which position in the file the function uses and moves."""
        pointer = "shared" if "shared pointer" in self.files[0].words else "own"
        return f"{self.rules}::FilePointer::{pointer}"

    @property
    def errors_on(self) -> str:
        """The handle whose error handler takes the errors of a request; 0 for the default one."""
        owners = self.comms or self.files or self.windows
        return owners[0].name if owners else "no_handle"

    def in_place(self, buffer: Parameter) -> str:
        """Condition under which a buffer is MPI_IN_PLACE."""
        self._used_in_place.add(buffer.name)
        return f"{buffer.name}_in_place"

    def place_condition(self, place: str) -> str:
        if place == "local leader":
            return "the_local_comm.rank == local_leader"
        self._used_places.add(PLACES[place])
        return PLACES[place]

    def conditions(self) -> list[str]:
        """Declares the conditions that were used."""
        declared = []
        if self.root is not None:
            place = f"host_{self.root.name}, {self.comm_of(self.root)}"
            for name in PLACES.values():
                if name in self._used_places:
                    declared.append(f"const bool {name} = Call::{name}({place});")
        for buffer in self.function.parameters:
            if buffer.name in self._used_in_place:
                test = f"{buffer.name} == in_place_address"
                if "in place at root" in buffer.words:
                    assert self.root is not None
                    place = f"host_{self.root.name}, {self.comm_of(self.root)}"
                    test += f" && Call::at_root({place})"
                # Between groups nothing is in place (MPI-5.0, 6.2.3): there it is an address like others.
                test += f" && !the_{self.comms[0].name}.inter"
                declared.append(f"const bool {buffer.name}_in_place = {test};")
        return declared

    @property
    def lists(self) -> str:
        """Who copies and owns lists."""
        self._uses_lists = True
        return "lists"

    def owners(self) -> list[str]:
        """Declares who owns copied lists and operations in use: the request, or the call itself."""
        declared = []
        if self.keeps_lists:
            declared.append("std::unique_ptr<RequestKeep> keep = context->new_keep();")
            declared.append("translate::ListArena& lists = keep->lists;")
        elif self._uses_lists:
            declared.append("translate::ListArena lists;")
        return declared

    def condition(self, parameter: Parameter) -> str:
        """C++ condition under which MPI reads the parameter; empty when always."""
        conditions = []
        if parameter.significant_at:
            conditions.append(self.place_condition(parameter.significant_at))
        if parameter.unless_in_place:
            conditions.append(f"!{self.in_place(self.function.parameter(parameter.unless_in_place))}")
        if "unless no operation" in parameter.words:
            conditions.append(f"{self.named('op', 'in')[0].name} != guest_MPI_NO_OP")
        return " && ".join(conditions)

    def when_read(self, parameter: Parameter, value: str, otherwise: str) -> str:
        condition = self.condition(parameter)
        return f"{condition} ? {value} : {otherwise}" if condition else value

    def kept(self, parameter: Parameter) -> bool:
        return self.has_request and "until request" in parameter.words

    # --- lengths -----------------------------------------------------------------------------------

    def factor(self, factor: Factor) -> str:
        comm = f"the_{self.comms[0].name}" if self.comms else ""
        plain = {
            "number": str(factor.number),
            "constant": f"guest_{factor.name}",
            "size": f"{comm}.peers()",
            "local_size": f"{comm}.size",
            "neighbors_in": f"{comm}.neighbors_in",
            "neighbors_out": f"{comm}.neighbors_out",
            "dims": f"{comm}.dimensions()",
            "sum": f'call.sum("{factor.name}", host_{factor.name})',
            "mine": f"call.entry(host_{factor.name}, {comm}.rank)",
            "last": f'call.last("{factor.name}", host_{factor.name})',
        }
        if factor.word in plain:
            return plain[factor.word]
        value = f"host_{factor.name}"
        return f"{value} + {factor.number}" if factor.number else value

    def bound(self, factor: Factor) -> str:
        """What a rule compares with."""
        comm = f"the_{self.comms[0].name}" if self.comms else ""
        bounds = {
            "grid_dims": f"{comm}.dimensions()",
            "graph_nodes": f"{comm}.graph.nodes()",
            "graph_edges": f"{comm}.graph.edge_count()",
            "degree": f"{comm}.graph.degree(host_{factor.name})",
            "keys": f"{self.rules}::keys(host_info)",
            "farthest_byte": "farthest_byte",
            "longest_key": "longest_info_key",
            "longest_value": "longest_info_value",
            "broadcast_count": f"Call::most_broadcast({comm}, the_datatype)",
            "exchanged_count": (f"Call::most_exchanged(sendbuf_in_place, host_sendcount == host_recvcount, {comm})"),
            "sent_block_count": f"Call::most_in_block({comm}, the_sendtype)",
            "received_block_count": f"Call::most_in_block({comm}, the_recvtype)",
            "begun_sent_block_count": f"Call::most_in_begun_block({comm}, the_sendtype)",
            "begun_received_block_count": f"Call::most_in_begun_block({comm}, the_recvtype)",
            "sent_count_between_groups": f"Call::most_between_groups({comm}, the_sendtype)",
            "collected_sum": f"Call::most_in_all_blocks({comm}, the_recvtype)",
            "counts_added_between_groups": f"Call::most_added_between_groups({comm})",
            "reduced_count_between_groups": f"Call::most_broadcast_between_groups({comm}, the_datatype)",
            "collected_count": f"Call::most_collected({comm}, the_recvtype)",
            "begun_collected_count": f"Call::most_begun_collected({comm}, the_recvtype)",
            "reduced_block_count": f"Call::most_reduced({comm}, the_datatype)",
        }
        return bounds.get(factor.word) or self.factor(factor)

    def is_quick(self, length: Length) -> bool:
        """Whether a quick form can compute the product of a length's factors."""
        return all(each.word in QUICK_FACTORS for each in length.factors)

    def product(self, length: Length) -> str:
        factors = [self.factor(each) for each in length.factors if (each.word, each.number) != ("number", 1)]
        if not factors:
            return "1"
        text = factors[0]
        for each in factors[1:]:
            text = f"Call::product({text}, {each})"
        return text
