"""The rules of the table as lines of C++: what is refused before the library is called (see host_arguments.py)."""

from __future__ import annotations

from mpi_api.host_surroundings import QUICK_FACTORS, Check, Surroundings
from mpi_api.model import Parameter, Rule
from mpi_api.words import LIBRARY_BOUNDS

# The function of src/calls/core/object_rules.hpp and the class of the error.
COMMUNICATORS = {
    "one group": ("one_group", "MPI_ERR_COMM"),
    "two groups": ("two_groups", "MPI_ERR_COMM"),
    "grid": ("grid", "MPI_ERR_TOPOLOGY"),
    "graph": ("graph", "MPI_ERR_TOPOLOGY"),
    "distributed graph": ("distributed_graph", "MPI_ERR_TOPOLOGY"),
    "any topology": ("any_topology", "MPI_ERR_TOPOLOGY"),
    "no other topology": ("no_other_topology", "MPI_ERR_TOPOLOGY"),
}
# Of src/calls/core/argument_rules.hpp.
NUMBERS = {
    "at least": "at_least",
    "at most": "at_most",
    "below": "below",
    "rising": "rising",
    "distinct": "distinct",
    "product at most": "product_at_most",
    "sum at most": "sum_at_most",
    "divides": "product_divides",
}
# Done where the value is converted.
ELSEWHERE = ("cut to",)
# Those that src/calls/core/quick_rules.hpp checks as well, and what they may be compared with besides the factors of
# lengths.
FIXED = ("grid_dims", "farthest_byte", "longest_key", "longest_value", *LIBRARY_BOUNDS)
QUICK = (
    "one group",
    "grid",
    "any topology",
    "spaced for op",
    "data at origin",
    "at least",
    "at most",
    "below",
    *ELSEWHERE,
)

# Ask the library, or other processes, about objects: only when all else is right.
LAST = (
    "members of",
    "outside",
    "weighted like",
    "called by all",
    "has extent",
    "sized alike in place",
    "few in all",
    "spaced for op",
    "data at origin",
)


def is_last(rule: Rule) -> bool:
    return rule.word in LAST or (rule.bound is not None and rule.bound.word in LIBRARY_BOUNDS)


def rule_lines(around: Surroundings, parameter: Parameter) -> list[str]:
    """One line for each rule, to stand behind those that convert the parameter."""
    rules = [rule for rule in parameter.rules if rule.word not in ELSEWHERE and not is_last(rule)]
    condition = around.condition(parameter)
    start = f"if ({condition}) " if condition else ""
    return [Check(start + rule_line(around, parameter, rule)) for rule in rules]


def are_quick(parameter: Parameter) -> bool:
    """Whether a quick form can check all rules of a parameter."""
    return all(
        rule.word in QUICK
        and not parameter.is_list
        and (rule.bound is None or rule.bound.word in QUICK_FACTORS + FIXED)
        for rule in parameter.rules
    )


def last_lines(around: Surroundings, parameter: Parameter) -> list[str]:
    """The lines that stand behind those of all parameters."""
    condition = " && ".join(["!call.failed()", *filter(None, [around.condition(parameter)])])
    rules = [rule for rule in parameter.rules if is_last(rule)]
    return [Check(f"if ({condition}) {rule_line(around, parameter, rule)}") for rule in rules]


def own_block_lines(around: Surroundings) -> list[str]:
    """What a process sends to itself must be what it receives from itself (MPI-5.0, 6.5). Collective operations of Open
    MPI fill the rest of a longer receive buffer with memory of the library; the blocking ones only from one datatype to
    another, where programs hardly rely on it."""
    names = {each.name for each in around.function.parameters}
    amounts, types = [], []
    for side in ("send", "recv"):
        count = f"host_{side}count" if f"{side}count" in names else f"Call::entry(host_{side}counts, the_comm.rank)"
        datatype = f"the_{side}type"
        if f"{side}types" in names:
            own = f"host_{side}types[static_cast<std::size_t>(the_comm.rank)]"
            datatype = f'call.datatype("{side}types", {own})'
        elif f"{side}type" not in names:
            return []
        amounts.append(f"Call::product({count}, {datatype}.size)")
        types.append(f"{datatype}.host")
    conditions = ["!call.failed()", "!the_comm.inter"]
    if around.root is not None:
        conditions.append("at_root")
    for buffer in around.function.parameters:
        if buffer.words & {"in place", "in place at root"}:
            conditions.append(f"!{around.in_place(buffer)}")
    if around.function.chapter == "collectives":
        conditions.append(" != ".join(types))
    elif around.function.chapter not in ("nonblocking_collectives", "persistent_collectives"):
        return []
    here, there = amounts
    return [Check(f'if ({" && ".join(conditions)}) call.same_size("sendbuf", {here}, {there}, the_comm.rank);')]


def rule_line(around: Surroundings, parameter: Parameter, rule: Rule) -> str:
    name = parameter.name
    if rule.word in COMMUNICATORS:
        check, error = COMMUNICATORS[rule.word]
        return require(around, name, f"{check}(the_{name})", error)
    if rule.word == "weighted like":
        assert rule.bound is not None
        own, other = f"host_{name}", f"host_{rule.bound.name}"
        return require(around, name, f"weighted_alike({other}, {own}, {around.comm_of(parameter)})", parameter.error)
    if rule.word == "members of":
        assert rule.bound is not None
        return require(around, name, f"members_of(the_{name}, the_{rule.bound.name})", parameter.error)
    if rule.word == "outside":
        assert rule.bound is not None
        ranks_in = around.comm_of(parameter)
        return require(around, name, f"outside(host_{name}, {ranks_in}, the_{rule.bound.name})", parameter.error)
    if rule.word == "none begun":
        return f"call.no_operation_begun(the_{name});"
    if rule.word == "spaced for op":
        return require(around, name, f"spaced_for(op, the_{name})", parameter.error)
    if rule.word == "data at origin":
        return require(around, name, f"data_at_origin(the_{name})", parameter.error)
    if rule.word == "has extent":
        return require(around, name, f"has_extent(the_{name})", parameter.error)
    if rule.word == "sized alike in place":
        (sent,) = (each for each in around.function.parameters if "in place" in each.words)
        counts = f"host_{name.replace('types', 'counts')}"
        rank = f"the_{around.comms[0].name}.rank"
        return f'if ({around.in_place(sent)}) call.sized_alike("{name}", host_{name}, {counts}, {rank});'
    if rule.word == "few in all":
        return require(around, name, f"few_in_all(host_{name}, {around.comm_of(parameter)})", parameter.error)
    if rule.word == "called by all":
        return f'call.require({around.rules}::called_by_all(the_{name}, "{around.function.base}"));'
    if rule.word == "in view" and parameter.kind.name == "file_distance":
        whence = around.named("whence", "in")[0].name
        return f"call.require({around.rules}::seeks({around.file}, {around.file_pointer}, host_{name}, {whence}));"
    if rule.word == "in view":
        return f"call.require({around.rules}::in_view({around.file}, host_{name}));"
    if rule.word == "has room":
        return f"call.require({around.rules}::has_room({around.file}, host_{name}));"
    if rule.word == "in the grid":
        return require(around, name, f"in_grid(host_{name}, the_{around.comms[0].name})", parameter.error)
    if parameter.kind.name == "rank_ranges":
        group = around.named("group", "in")[0].name
        return require(around, name, f"distinct_ranges(copied_{name}, the_{group}.size)", parameter.error)
    value = f"host_{name}"
    if parameter.kind.shape == "string":
        value = f"{around.rules}::length({value})"
    elif parameter.kind.name == "weight":
        assert parameter.length is not None
        value = f"copied_{parameter.name}"  # nothing where a constant stands for them
    bound = f", {around.bound(rule.bound)}" if rule.bound is not None else ""
    return require(around, name, f"{NUMBERS[rule.word]}({value}{bound})", parameter.error)


def require(around: Surroundings, name: str, check: str, error: str) -> str:
    return f'call.require("{name}", {around.rules}::{check}, guest_{error});'
