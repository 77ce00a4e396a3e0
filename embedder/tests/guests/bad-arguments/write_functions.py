"""Writes functions.inc: for each implemented MPI function one caller, which takes its arguments from an array of
64-bit words, and one row that says what kind each argument is (every-position.c, bad_values.h)."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from runner.modules import write_when_changed  # noqa: E402
from runner.table import LIBRARY_BOUNDS, api  # noqa: E402

Function = type(api().functions[0])
Parameter = type(next(each for each in api().functions if each.parameters).parameters[0])
Rule = type(api().function("MPI_Cart_rank").parameter("coords").rules[0])

# They end the program or MPI, start it, take any argument, or refuse whatever they are given (no Fortran), or
# want objects of which there are none here (spawn/, partitioned/), or take arguments of one root (spawn/ports).
LEFT_OUT = {
    "MPI_Init", "MPI_Init_thread", "MPI_Finalize", "MPI_Abort", "MPI_Pcontrol", "MPI_Free_mem",
    "MPI_Abi_set_fortran_info", "MPI_Abi_set_fortran_booleans", "MPI_Register_datarep", "MPI_Register_datarep_c",
    "MPI_Comm_spawn", "MPI_Comm_spawn_multiple", "MPI_Pready", "MPI_Pready_range", "MPI_Pready_list", "MPI_Parrived",
    "MPI_Comm_accept", "MPI_Comm_connect",
}  # fmt: skip
# Not read for the type that is asked about, which has no such arguments.
UNREAD = {"array_of_addresses", "array_of_large_counts"}
# Kinds whose values mpiwasm does not check, or the MPI library checks.
UNCHECKED = {
    "flag": 0, "int": 1, "dimension": 1, "dimension_count": 1, "dimension_index": 0, "coordinate": 0,
    "weight": 1, "error_class": 1, "error_code": 1, "signed_count": 1,
    "aint_count": 4, "precision": 5, "source_value": 0, "tag_value": 0, "large_count": 1, "aint": 0, "exit_code": 0,
    "file_distance": 0,
    "distribution_argument": "MPI_DISTRIBUTE_DFLT_DARG",
}  # fmt: skip
# Kind of argument in the table of the driver, by kind of parameter.
CHECKED = {
    "comm": "COMM", "datatype": "TYPE", "op": "OP", "group": "GROUP", "info": "INFO", "request": "REQUEST",
    "message": "MESSAGE", "errhandler": "ERRHANDLER", "file": "FILE_HANDLE", "win": "WINDOW", "session": "SESSION",
    "count": "COUNT", "counts": "COUNT", "bytes": "COUNT", "aint_bytes": "COUNT", "length": "COUNT",
    "request_count": "COUNT", "memory_size": "WINDOW_SIZE", "displacement_unit": "WINDOW_UNIT",
    "target_displacement": "WINDOW_PLACE", "lock_type": "LOCK", "assertion": "ASSERTION",
    "displacements": "DISPLACEMENT", "byte_displacements": "DISPLACEMENT", "aint_displacements": "DISPLACEMENT",
    "destination": "RANK", "source": "RANK", "rank": "RANK", "root": "ROOT_RANK",
    "tag": "TAG", "tag_or_any": "TAG", "color": "COLOR", "split_type": "CHOICE", "order": "CHOICE",
    "distribution": "CHOICE", "type_class": "CHOICE", "keyval": "KEYVAL",
    "offset": "OFFSET", "view_displacement": "OFFSET", "file_mode": "MODE", "whence": "CHOICE",
    "buffer": "BUFFER", "memory": "BUFFER", "string": "STRING", "info_key": "STRING",
    "info_value": "STRING", "status": "STATUS",
}  # fmt: skip
GOOD_CHOICE = {
    "split_type": "MPI_COMM_TYPE_SHARED", "order": "MPI_ORDER_C", "distribution": "MPI_DISTRIBUTE_BLOCK",
    "type_class": "MPI_TYPECLASS_INTEGER", "whence": "MPI_SEEK_SET", "file_mode": "MPI_MODE_RDONLY",
}  # fmt: skip
# Ends of operations that were never begun: refused whatever else is right (files/misuse.c).
ENDS = "_end"
# Its errors are not raised, and its classes are others (tools/).
TOOLS = "MPI_T_"
SIZES = {"int": 4, "MPI_Count": 8, "MPI_Offset": 8, "MPI_Aint": 4, "char": 1, "MPI_Status": 32, "void": 4}


def main() -> None:
    functions = [each for each in api().functions if is_tested(each)]
    lines = [caller(each) for each in functions]
    lines += ["static const Function functions[] = {", *(row(each) for each in functions), "};"]
    violations = [text for place, each in enumerate(functions) for text in violations_of(place, each)]
    lines += ["static const Violation violations[] = {", *violations, "};", ""]
    write_when_changed(Path(sys.argv[1]) / "functions.inc", "\n".join(lines))


def is_tested(function: Function) -> bool:
    return (
        function.returns is None
        and function.name not in LEFT_OUT
        and bool(function.parameters)
        and not function.name.endswith(ENDS)
        and not function.name.startswith(TOOLS)
    )


def caller(function: Function) -> str:
    arguments = ", ".join(
        f"POINTER(a[{i}])" if each.by_address or each.kind.shape in ("handle", "address", "user_data") else f"a[{i}]"
        for i, each in enumerate(function.parameters)
    )
    return f"static int call_{function.name}(const int64_t a[]) {{ return {function.name}({arguments}); }}"


def row(function: Function) -> str:
    cells = ", ".join(cell(function, each) for each in function.parameters)
    newer = int(float(function.base_since) >= 4.0)
    head = f'"{function.name}", call_{function.name}, {surroundings(function)}, {newer}, {len(function.parameters)}'
    return f"    {{{head}, {{{cells}}}}},"


# A communicator that a rule forbids, and the class of the error.
WRONG_COMMUNICATORS = {
    "one group": ("BETWEEN_GROUPS", "MPI_ERR_COMM"),
    "two groups": ("ON_LINE", "MPI_ERR_COMM"),
    "grid": ("ON_GRAPH", "MPI_ERR_TOPOLOGY"),
    "graph": ("ON_DISTRIBUTED_GRAPH", "MPI_ERR_TOPOLOGY"),
    "distributed graph": ("ON_GRID", "MPI_ERR_TOPOLOGY"),
    "any topology": ("ON_LINE", "MPI_ERR_TOPOLOGY"),
}
# Wrong entries of a list whose length the call is given.
WRONG_LISTS = {
    "rising": ((1, 0),),
    "distinct": ((0, 0),),
    "product at most": (("INT32_MAX", "INT32_MAX"), (65536, 65536), (65536, 131072)),
    "divides": ((65536, 65536), ("INT32_MAX", 2), (0, 3)),
}
FAR = ("INT64_MAX", "INT64_MAX - 8", "(int64_t)1 << 62")
# They depend on the ranks, or on what was called before (topologies/impossible.c, communicators/impossible-groups.c,
# files/misuse.c), or are nothing that is refused.
UNTRIED = ("in the grid", "outside", "weighted like", "cut to", "none begun")


def violations_of(place: int, function: Function) -> Iterator[str]:
    """Calls in which all is right but one rule of the table, as rows of the driver."""
    for index, parameter in enumerate(function.parameters):
        for rule in parameter.rules:
            if rule.word in UNTRIED or is_tried_elsewhere(function, rule):
                continue
            for error, changes in wrong_values(function, index, parameter, rule):
                text = ", ".join(f"{{{argument}, {count}, {{{values}}}}}" for argument, count, values in changes)
                yield f'    {{{place}, "{parameter.name} {rule.text}", {error}, {len(changes)}, {{{text}}}}},'


def is_tried_elsewhere(function: Function, rule: Rule) -> bool:
    """Counts that have limits under one library, and groups of a window (hostile/epochs-of-strangers.c)."""
    if rule.bound is None:
        return False
    # The limits of a library are not those of others (hostile/wide-extents.c, large-lengths.c, long-blocks.c).
    return rule.bound.word in LIBRARY_BOUNDS or rule.text == "members of win"


Change = tuple[int, int, str]  # argument, number of entries of a list or one of the words of the driver, values


def wrong_values(
    function: Function, index: int, parameter: Parameter, rule: Rule
) -> Iterator[tuple[str, list[Change]]]:
    error, bound = parameter.error, rule.bound
    if rule.word in WRONG_COMMUNICATORS:
        comm, error = WRONG_COMMUNICATORS[rule.word]
        yield error, [(index, "COMMUNICATOR", comm)]
    elif rule.word == "members of":
        yield error, [(function.index(bound.name), "COMMUNICATOR", "OF_ONE")]
    elif rule.word in WRONG_LISTS:
        count = next(factor.name for factor in parameter.length.factors if factor.word == "parameter")
        for values in WRONG_LISTS[rule.word]:
            entries = [0, 0, 1, 0, 0, 1] if parameter.kind.name == "rank_ranges" else values
            text = ", ".join(str(value) for value in entries)
            yield error, [(function.index(count), "VALUE", "2"), (index, str(len(entries)), text)]
    elif rule.word == "has room":
        yield "MPI_ERR_NO_SPACE", [(index, "VALUE", "((int64_t)1 << 62) - 1")]
    elif rule.word == "in view":
        for value in FAR:
            yield error, [(index, "VALUE", value)]
    elif parameter.kind.shape == "string":
        yield error, [(index, "TEXT", "0" if rule.word == "at least" else "TOO_LONG")]
    else:
        wrong = ["INT64_MAX" if parameter.c_type in ("MPI_Offset", "MPI_Count") else "INT32_MAX"]
        if rule.word == "at least":
            wrong = [f"{bound.number} - 1", "INT32_MIN"] if bound.word == "number" else ["0"]
        for value in wrong:
            yield error, [(index, "1" if parameter.is_list else "VALUE", value)]


def surroundings(function: Function) -> str:
    """The communicator that a function needs."""
    name = function.base
    if name in ("MPI_Dist_graph_neighbors", "MPI_Dist_graph_neighbors_count"):
        return "ON_DISTRIBUTED_GRAPH"
    if name in ("MPI_Graphdims_get", "MPI_Graph_get", "MPI_Graph_neighbors_count", "MPI_Graph_neighbors"):
        return "ON_GRAPH"
    if "eighbor" in name or (name.startswith("MPI_Cart") and name not in ("MPI_Cart_create", "MPI_Cart_map")):
        return "ON_GRID"
    if name in ("MPI_Intercomm_merge", "MPI_Comm_remote_size", "MPI_Comm_remote_group"):
        return "BETWEEN_GROUPS"
    return "ON_LINE"


def cell(function: Function, parameter: Parameter) -> str:
    kind = parameter.kind.name
    is_result = parameter.direction == "out"
    name, good = CHECKED.get(kind, "ANYTHING"), str(UNCHECKED.get(kind, 0))
    if kind in GOOD_CHOICE:
        good = GOOD_CHOICE[kind]
    if kind == "keyval":
        good = "TYPE_KEY" if "Type_" in function.name else "WINDOW_KEY" if "Win_" in function.name else "COMM_KEY"
    if kind in ("position", "aint_position"):
        name = "PLACE"
    if is_result and name not in ("BUFFER", "STRING", "STATUS") or kind in ("new_memory",):
        name = "PLACE"
    if kind == "attribute_value":
        name = "PLACE" if "get" in function.name.lower() else "ANYTHING"
    if parameter.kind.shape == "function" or kind in ("location", "extra_state", "fortran_boolean"):
        name, good = "ANYTHING", "1"
    if kind == "rank_ranges":
        name, good = "PLACE", "1"  # the range of rank 1 alone
    if parameter.name in UNREAD:
        return f'{{"{parameter.name}", PLACE, 8, 0, BY_ADDRESS|RESULT|UNREAD}}'
    if name == "ANYTHING" and parameter.by_address and parameter.kind.shape == "number":
        name = "PLACE"
    size = SIZES.get(parameter.c_type, 4)
    by_address = parameter.by_address and name not in ("ANYTHING",)
    flags = "|".join(flags_of(function, parameter, by_address)) or "0"
    return f'{{"{parameter.name}", {name}, {size}, {good}, {flags}}}'


def flags_of(function: Function, parameter: Parameter, by_address: bool) -> Iterator[str]:
    if by_address:
        yield "BY_ADDRESS"
    if parameter.is_list:
        yield "LIST"
    if parameter.direction == "out":
        yield "RESULT"
    if parameter.words & {"may be ignored", "may be unweighted", "may be null", "may be automatic"}:
        yield "OPTIONAL"
    buffers = [each for each in function.parameters if each.kind.shape == "buffer" and each.length is not None]
    if any(each.length.datatype == parameter.name for each in buffers):
        yield "OF_BUFFER"
    if any(factor.name == parameter.name for each in buffers for factor in each.length.factors):
        yield "OF_BUFFER"
    targets = [each.length for each in function.parameters if each.kind.shape == "target"]
    if any(each.datatype == parameter.name for each in targets):
        yield "IN_WINDOW"
    if any(factor.name == parameter.name for each in targets for factor in each.factors):
        yield "IN_WINDOW"


if __name__ == "__main__":
    main()
