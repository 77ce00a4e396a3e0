"""Properties of the complete table of the project."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from mpi_api.model import Api, Function, Parameter
from mpi_api.words import THREADS
from mpi_api.write_function_table import write_stopping_points
from mpi_api.write_host_functions import write_host_functions

TABLE = Path(__file__).resolve().parents[2] / "mpi-api"
VALUE_SHAPES = ("number", "handle", "status", "buffer", "target", "string")


def named(functions: list[Function]) -> list[str]:
    return [function.name for function in functions]


def test_the_names_are_those_of_the_standard(api: Api) -> None:
    standard = (TABLE / "standard-names.txt").read_text().split()
    assert sorted(standard) == standard
    assert sorted(named(list(api.functions))) == standard


def test_a_hand_written_function_stands_in_the_file_that_the_table_names(api: Api) -> None:
    for function in api.functions:
        if function.binding and not function.body:
            source = (TABLE.parent / function.binding).read_text(encoding="utf-8")
            assert f" guest_{function.name}(Context*" in source, function.name


def test_large_variants_stand_behind_their_functions(api: Api) -> None:
    large = [place for place, function in enumerate(api.functions) if function.large]
    assert large
    for place in large:
        assert api.functions[place].base == api.functions[place - 1].name
        assert api.functions[place].since >= "4.0"


def test_a_buffer_or_converted_list_lives_until_its_request_is_complete(api: Api) -> None:
    """A function that hands out a request says so for every buffer and for every list it reads."""
    forgotten = []
    for function in api.functions:
        starts = any(each.kind.name == "request" and each.direction == "out" for each in function.parameters)
        for parameter in function.parameters:
            read_list = parameter.is_list and parameter.direction == "in"
            lasting = parameter.kind.shape == "buffer" or read_list
            if lasting and ("until request" in parameter.words) != starts:
                forgotten.append(f"{function.name}: {parameter.name}")
    assert forgotten == []


def test_what_counts_at_the_root_only_stands_in_functions_with_a_root(api: Api) -> None:
    for function in api.functions:
        kinds = {parameter.kind.name for parameter in function.parameters}
        for parameter in function.parameters:
            if parameter.significant_at in ("root", "leaves", "root and leaves"):
                assert "root" in kinds, f"{function.name}: {parameter.name}"


def test_rooted_collectives_say_for_each_value_where_it_counts(api: Api) -> None:
    collectives = [each for each in api.functions if each.chapter.endswith("collectives")]
    rooted = [each for each in collectives if any(p.kind.name == "root" for p in each.parameters)]
    assert len(rooted) == 36  # 6 operations, 3 forms, 2 sizes
    for function in rooted:
        for parameter in function.parameters:
            if parameter.kind.name not in ("root", "comm", "info", "request"):
                assert parameter.significant_at, f"{function.name}: {parameter.name}"


def test_counts_and_types_are_ignored_where_their_buffer_is_in_place(api: Api) -> None:
    for function in api.functions:
        for parameter in function.parameters:
            if not parameter.unless_in_place:
                continue
            buffer = function.parameter(parameter.unless_in_place)
            assert {"in place", "in place at root"} & buffer.words, function.name
            assert buffer.length is not None
            used = {buffer.length.datatype, buffer.length.displacements}
            used |= {factor.name for factor in buffer.length.factors}
            assert parameter.name in used, f"{function.name}: {parameter.name}"


def test_generated_functions_only_take_what_the_generator_can_carry(api: Api) -> None:
    for function in api.functions:
        if function.generated:
            for parameter in function.parameters:
                assert parameter.kind.shape in VALUE_SHAPES, f"{function.name}: {parameter.name}"


def test_all_kinds_and_constant_groups_are_in_use(api: Api) -> None:
    used = {each.kind.name for function in api.functions for each in function.parameters}
    used |= {function.returns.name for function in api.functions if function.returns}
    assert set(api.kinds) - used == set()
    without_kind = {"version", "fortran_status", "string_length", "bsend_overhead", "window_flavor", "window_model"}
    named_by_kinds = {group for kind in api.kinds.values() for group in kind.constants}
    assert {group.name for group in api.groups} - named_by_kinds == without_kind | {"conversion_function_c"}


def test_every_function_has_a_sentence_of_its_own(api: Api) -> None:
    sentences = Counter(function.says for function in api.functions if not function.large)
    assert [sentence for sentence, times in sentences.items() if times > 1] == []


@pytest.mark.parametrize(
    ("name", "since"),
    [
        ("MPI_Send", "1.0"),
        ("MPI_Send_c", "4.0"),
        ("MPI_Alltoallw", "2.0"),
        ("MPI_Reduce_local", "2.2"),
        ("MPI_Ibarrier", "3.0"),
        ("MPI_Aint_add", "3.1"),
        ("MPI_Bcast_init", "4.0"),
        ("MPI_Status_set_elements_c", "4.1"),
        ("MPI_Comm_toint", "5.0"),
    ],
)
def test_the_version_that_introduced_a_function(api: Api, name: str, since: str) -> None:
    assert api.function(name).since == since


@pytest.mark.parametrize(
    ("name", "target"),
    [
        ("MPI_Send", "comm"),
        ("MPI_Cart_create", "comm_old"),
        ("MPI_Intercomm_create", "local_comm"),
        ("MPI_Comm_free", "comm"),
        ("MPI_Mrecv", "world"),
        ("MPI_Type_commit", "world"),
        ("MPI_Put", "win"),
        ("MPI_File_read", "fh"),
        ("MPI_File_open", "MPI_FILE_NULL"),
        ("MPI_T_init_thread", "nothing"),
    ],
)
def test_whose_error_handler_takes_the_errors(api: Api, name: str, target: str) -> None:
    assert api.function(name).errors_on == target


def test_what_callbacks_of_the_library_may_call(api: Api) -> None:
    for name in ("MPI_Abort", "MPI_Type_get_extent", "MPI_Get_count_c", "MPI_Unpack", "MPI_Grequest_complete"):
        assert api.function(name).in_callbacks
    for name in ("MPI_Get", "MPI_Get_c", "MPI_Get_accumulate", "MPI_Grequest_start", "MPI_Wait", "MPI_Send"):
        assert not api.function(name).in_callbacks
    for function in api.functions:
        results = [each.kind.name for each in function.parameters if each.direction == "out"]
        assert not function.in_callbacks or not {"request", "win", "file", "comm"} & set(results)


def test_what_a_call_means_for_other_threads(api: Api) -> None:
    of = {name: {each.name for each in api.functions if each.threads == name} for name in THREADS}
    assert of["starts_or_ends"] == {
        "MPI_Init", "MPI_Init_thread", "MPI_Finalize", "MPI_Session_init", "MPI_Session_finalize",
    }  # fmt: skip
    assert of["without_turn"] == {"MPI_Wtime", "MPI_Wtick"}
    assert {"MPI_Initialized", "MPI_Query_thread", "MPI_Get_version"} <= of["at_any_level"]
    # Collective operations that block, and no others.
    assert {"MPI_Barrier", "MPI_Allreduce_c", "MPI_Neighbor_alltoallw", "MPI_Win_fence"} <= of["collective"]
    assert not {"MPI_Ibcast", "MPI_Bcast_init", "MPI_Win_start", "MPI_Comm_dup"} & of["collective"]
    # A file is used by one call at a time, whatever the chapter of the function.
    on_files = {each.name for each in api.functions if each.parameters and each.parameters[0].kind.name == "file"}
    assert on_files <= of["alone"]
    assert not {"MPI_File_open", "MPI_Send"} & of["alone"]


def test_where_programs_are_stopped(api: Api) -> None:
    """Every function that waits for other processes, or lets them go on, is a stopping point: these do neither."""
    local = {
        "MPI_Abort", "MPI_Cancel", "MPI_Imrecv", "MPI_Psend_init", "MPI_Precv_init",
        "MPI_Send_init", "MPI_Bsend_init", "MPI_Ssend_init", "MPI_Rsend_init", "MPI_Recv_init",
        "MPI_Grequest_start", "MPI_Grequest_complete", "MPI_Group_from_session_pset", "MPI_Pack", "MPI_Unpack",
        "MPI_Pack_size", "MPI_Attr_put", "MPI_Attr_get", "MPI_Attr_delete", "MPI_Topo_test",
        # Messages in buffers are received by processes that are stopped, too.
        "MPI_Buffer_iflush", "MPI_Comm_attach_buffer", "MPI_Comm_detach_buffer", "MPI_Comm_flush_buffer",
        "MPI_Comm_iflush_buffer",
    }  # fmt: skip
    queries = re.compile(
        "MPI_(Comm_(size|rank|compare|group|test_inter|remote_size|remote_group|(get|set|delete|call)_(name|attr"
        "|errhandler)|get_info|get_parent)|Cart(dim)?_(get|rank|coords|shift)|(Dist_)?[Gg]raph(dims)?_(get|neighbors.*))"
    )
    objects = {"comm", "win", "file", "request", "session"}
    for function in api.functions:
        names_objects = objects & {each.kind.name for each in function.parameters}
        if names_objects and function.stops is None and not function.keeps_turn:
            assert function.base in local or queries.fullmatch(function.base), function.name
    assert not [name for name in local if api.function(name).stops is not None]


def test_what_stopping_points_wait_for(api: Api) -> None:
    text = write_stopping_points(api)
    for row in (
        "(MPI_Recv, receive, 0, false)",
        "(MPI_Recv_c, large_receive, 0, false)",
        "(MPI_Allreduce, collective, 5, false)",
        "(MPI_Get_accumulate, window_operation, 11, false)",
        "(MPI_Win_lock, passing, 3, true)",
        "(MPI_File_read_all_begin, of_file, 0, true)",
        "(MPI_File_iread_all, passing, 0, false)",
    ):
        assert f"\nMPIWASM_STOPPING_POINT{row}\n" in text


def test_what_may_be_called_before_init(api: Api) -> None:
    for name in ("MPI_Initialized", "MPI_Get_version", "MPI_Wtime", "MPI_Info_create", "MPI_Abi_get_version"):
        assert api.function(name).before_init is not None
    for name in ("MPI_Comm_rank", "MPI_Send", "MPI_Type_commit", "MPI_Finalize"):
        assert api.function(name).before_init is None


def test_what_may_be_called_after_finalize_are_lists_of_hints(api: Api) -> None:
    allowed = {each.name for each in api.functions if each.after_finalize}
    assert {"MPI_Info_create", "MPI_Info_dup", "MPI_Info_toint"} <= allowed
    assert {each.name for each in api.functions if each.name.startswith("MPI_Info_")} == allowed


def test_types_that_a_host_may_lack_are_not_declared_for_it(api: Api) -> None:
    text = write_host_functions(api)
    assert "int MPI_Session_init(" not in text and "int MPI_Isendrecv(" in text
    plain = replace(api, functions=tuple(replace(each, parameters=declared(each)) for each in api.functions))
    assert "int MPI_Session_init(" in write_host_functions(plain)


def declared(function: Function) -> tuple[Parameter, ...]:
    """The parameters as if every host had their types."""
    kinds = {each.kind.name: replace(each.kind, undeclared=False, shape="handle") for each in function.parameters}
    return tuple(replace(each, kind=kinds[each.kind.name]) for each in function.parameters)
