"""The generated host side of MPI functions: what is checked, what is handed to MPI, what is stored."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from core.api import EMBEDDER
from core.cpp import wrap
from mpi_api.cpp import signature
from mpi_api.host_arguments import convert_arguments
from mpi_api.host_surroundings import Check
from mpi_api.model import Factor, Function
from mpi_api.read_api import read_api
from mpi_api.read_rules import read_rule
from mpi_api.write_function_table import write_function_table, write_makes_request, write_start_needs
from mpi_api.write_host_calls import careful_body, definition, has_quick_form, write_chapter
from mpi_api.write_host_functions import write_host_functions

API = read_api(EMBEDDER / "mpi-api")


def text_of(name: str) -> str:
    return re.sub(r"\s+", " ", careful_body(API.function(name)))


def called_by(function: Function) -> str:
    """The library's function; where it is another one, its last argument is a status instead of a request."""
    if function.safe_form is not None and function.emulated_by is None:
        return f"{function.safe_form}_c" if function.large else function.safe_form
    if function.in_epochs:
        return f"in_epochs::{function.name[len('MPI_') :].lower()}"
    if function.at_once is None:
        return function.name
    return f"{function.at_once}_c" if function.large else function.at_once


def test_signature_has_a_type_for_each_wasm_parameter() -> None:
    assert signature(API.function("MPI_Send"), named=True) == (
        "Code guest_MPI_Send(Context* context, Address buf, std::int32_t count, Handle datatype, "
        "std::int32_t dest, std::int32_t tag, Handle comm)"
    )
    assert "std::int64_t count" in signature(API.function("MPI_Send_c"), named=True)


def test_every_argument_is_checked_before_the_library_is_called() -> None:
    text = text_of("MPI_Send")
    call = text.index("MPI_Send(host_buf")
    for check in ("call.communicator(", "call.datatype(", "call.count(", "call.destination(", "call.buffer("):
        assert text.index(check) < text.index("if (call.failed())") < call


@pytest.mark.parametrize("function", [each for each in API.functions if each.generated], ids=lambda each: each.name)
def test_every_parameter_reaches_the_library(function: Function) -> None:
    text = re.sub(r"\s+", " ", careful_body(function))
    library_call = re.search(
        rf"(?<!guest_)\b{called_by(function)}\(([^;]*)\)", text.split("return call.raise();", 1)[1]
    )
    assert library_call is not None
    # Without the arguments of calls within.
    arguments = re.sub(r"\([^()]*\)", "", library_call.group(1).split(" : ")[0])
    assert arguments.count(",") == len(function.parameters) - 1 if function.parameters else True


@pytest.mark.parametrize("name", ["MPI_File_read_at_all", "MPI_File_read_at_all_c"])
def test_processes_of_a_file_agree_on_a_function_when_all_else_is_right(name: str) -> None:
    text = text_of(name)
    agreement = text.index('if (!call.failed()) call.require(rules::called_by_all(the_fh, "MPI_File_read_at_all"));')
    assert text.index("rules::in_representation(") < agreement < text.index(f"{name}(the_fh.host")
    assert "called_by_all" not in text_of("MPI_File_read_at")


def test_no_epoch_ends_during_an_operation() -> None:
    text = text_of("MPI_Get")
    # And the operation is over when an error is raised.
    assert "return call.finish(as_operation(the_win.epoch_order, host_target_rank, [&] { return the_win.own ?" in text
    assert "in_epochs::win_flush(host_rank, the_win)" in text_of("MPI_Win_flush")


@pytest.mark.parametrize(
    "name", ["MPI_Reduce_scatter_c", "MPI_Get_c", "MPI_File_read_at_c", "MPI_Neighbor_allgather_c"]
)
def test_large_counts_are_kept_from_libraries_that_compute_in_int(name: str) -> None:
    assert f"large = {name} != nullptr && !context->library.computes_lengths_in_int();" in text_of(name)


def test_a_library_s_function_for_large_counts_may_be_called_with_small_ones() -> None:
    text = text_of("MPI_Neighbor_alltoallw_c")
    assert "const bool large = MPI_Neighbor_alltoallw_c != nullptr; const bool counts_are_large = large && !" in text
    assert "counts_are_large ? nullptr : call.narrowed(" in text
    assert "computes_lengths_in_int" not in text_of("MPI_Send_c")


def test_accumulated_numbers_are_those_of_the_target() -> None:
    same = 'call.same_numbers("origin_addr", the_origin_datatype, the_target_datatype, host_target_rank);'
    assert same in text_of("MPI_Accumulate")
    assert f"if (op != guest_MPI_NO_OP) {same}" in text_of("MPI_Get_accumulate")
    assert "same_numbers" not in text_of("MPI_Put")


@pytest.mark.parametrize("name", ["MPI_Mrecv", "MPI_Mrecv_c", "MPI_Imrecv", "MPI_Imrecv_c"])
def test_a_message_is_used_up_whatever_came_of_receiving_it(name: str) -> None:
    text = text_of(name)
    reported = re.search(r"call\.(finish|raise_host)\(code\)", text)
    assert reported is not None
    assert text.index(f"{name}(host_buf") < text.index("call.forget_message(") < reported.start()


@pytest.mark.parametrize("name", ["MPI_Bcast", "MPI_Ibcast", "MPI_Bcast_init", "MPI_Ireduce"])
def test_who_takes_no_part_in_a_collective_does_not_say_that_it_has_no_data(name: str) -> None:
    assert 'takes_part ? call.count("count", count) : 1;' in text_of(name)


@pytest.mark.parametrize("name", ["MPI_Send", "MPI_Put", "MPI_Fetch_and_op"])
def test_ordinary_calls_have_a_quick_form_that_hands_on_to_the_careful_one(name: str) -> None:
    text = re.sub(r"\s+", " ", definition(API.function(name)))
    careful, quick = text.split(f"Code guest_{name}(")
    assert careful.startswith(f"[[gnu::noinline]] static Code careful_{name}(Context* context, Address ")
    assert "Call call(*context" in careful and "QuickCall" not in careful
    names = ", ".join(parameter.name for parameter in API.function(name).parameters)
    again = f"if (call.failed()) return careful_{name}(context, {names});"
    checks = re.findall(r"[^;{}]*\bcall\.(?!failed)[^;]*;", quick.split("call.finish(")[0])
    assert quick.count(again) == 1 + len(checks)
    assert quick.rindex(again) < quick.index("call.finish(")


def test_every_line_that_may_find_an_argument_wrong_is_marked_as_such() -> None:
    for function in API.functions:
        for argument in convert_arguments(function) if function.generated else ():
            for line in argument.setup:
                checks = "call." in line and not line.startswith("call.record(")
                assert isinstance(line, Check) == checks, f"{function.name}: {line}"


def test_a_function_has_a_quick_form_only_if_all_arguments_have_one(monkeypatch: pytest.MonkeyPatch) -> None:
    function = API.function("MPI_Send")
    assert has_quick_form(function)
    quick = convert_arguments(function)
    quick[-1].quick = False
    monkeypatch.setattr("mpi_api.write_host_calls.convert_arguments", lambda *_: quick)
    assert not has_quick_form(function)


@pytest.mark.parametrize(("remark", "quick"), [("at least 1", True), ("divides 12", False)])
def test_a_rule_without_a_quick_check_leaves_only_the_careful_form(remark: str, quick: bool) -> None:
    rule = read_rule(remark)
    assert rule is not None
    function = API.function("MPI_Send")
    bound = replace(rule, bound=Factor("number", number=int(remark.split()[-1])))
    tag = replace(function.parameter("tag"), rules=(bound,))
    parameters = tuple(tag if each.name == "tag" else each for each in function.parameters)
    assert has_quick_form(replace(function, parameters=parameters)) == quick


def test_counts_reach_the_large_function_where_the_table_says_so() -> None:
    function = API.function("MPI_Neighbor_alltoallw")
    through_large = careful_body(function)
    assert "large ? MPI_Neighbor_alltoallw_c(host_sendbuf, wide_sendcounts," in through_large
    assert ": MPI_Neighbor_alltoallw(host_sendbuf, host_sendcounts.data()," in through_large
    assert "_c(" not in careful_body(replace(function, through_large=False))
    started = careful_body(API.function("MPI_Neighbor_alltoallw_init"))
    assert "large ? nonblocking<&MPI_Ineighbor_alltoallw_c>(host_sendbuf, wide_sendcounts," in started


def test_persistent_operations_are_emulated_by_the_function_that_the_table_names() -> None:
    function = API.function("MPI_Allreduce_init")
    assert "nonblocking<&MPI_Iallreduce>(" in text_of(function.name)
    other = careful_body(replace(function, emulated_by="MPI_Other"))
    assert "nonblocking<&MPI_Other>(" in other and "MPI_Iallreduce" not in other
    alone = careful_body(replace(function, emulated_by=None))
    assert "store_persistent_request" not in alone and "return call.unsupported(missing_in_library);" in alone


@pytest.mark.parametrize("name", ["MPI_Send_c", "MPI_Bcast_c", "MPI_Gatherv", "MPI_Put_c", "MPI_Isendrecv"])
def test_calls_with_rarer_arguments_have_only_the_careful_form(name: str) -> None:
    assert definition(API.function(name)) == careful_body(API.function(name))


def test_arguments_that_only_the_root_reads_are_checked_only_there() -> None:
    text = text_of("MPI_Gather")
    assert "const bool at_root = Call::at_root(host_root, the_comm);" in text
    assert 'the_recvtype = at_root ? call.bufferable_datatype("recvtype", recvtype) : call' in text
    assert "host_recvbuf = !at_root ? call.unread(recvbuf) : call.result_buffer(" in text


def test_what_is_written_is_checked_for_that() -> None:
    assert " : call.buffer(" in text_of("MPI_Allgatherv").partition("host_recvbuf")[0]
    assert "host_recvbuf = call.result_blocks(" in text_of("MPI_Allgatherv")
    assert "host_buf = call.result_buffer(" in text_of("MPI_Recv")
    assert "at_root ? call.root_buffer(" in text_of("MPI_Bcast")
    assert ": call.result_buffer(" in text_of("MPI_Bcast")


def test_in_place_buffers_are_handed_on_as_the_hosts_constant() -> None:
    text = text_of("MPI_Allreduce")
    assert "sendbuf_in_place ? MPI_IN_PLACE" in text
    assert "recvbuf_in_place" not in text


def test_lists_live_as_long_as_the_request() -> None:
    text = text_of("MPI_Ialltoallv")
    assert "ListArena& lists = keep->lists;" in text
    assert 'copied_sendcounts = call.list<std::int32_t>("sendcounts", sendcounts' in text
    assert "const int* kept_sendcounts = host_sendcounts.data();" in text
    assert "call.new_request(host_request, comm, the_comm, std::move(keep))" in text
    assert "keep" not in text_of("MPI_Alltoallv")


def test_a_quick_call_asks_only_whether_rules_hold() -> None:
    careful, quick = definition(API.function("MPI_Cart_shift")).split("\n\n")
    assert 'call.require("comm", rules::grid(the_comm), guest_MPI_ERR_TOPOLOGY);' in careful
    assert 'call.require("comm", quick_rules::grid(the_comm), guest_MPI_ERR_TOPOLOGY);' in quick
    assert " rules::" not in quick


@pytest.mark.parametrize("name", ["MPI_Alltoallv", "MPI_Ialltoallv", "MPI_Cart_sub", "MPI_Graph_create"])
def test_what_may_throw_has_no_quick_call(name: str) -> None:
    assert "QuickCall" not in definition(API.function(name))


def test_operations_hold_what_they_use_but_messages_between_two_are_the_librarys() -> None:
    assert "call.new_request(host_request, comm, the_comm)" in text_of("MPI_Ibarrier")
    assert "call.new_request(host_request, fh, the_fh)" in text_of("MPI_File_iread")
    assert "call.new_message(host_message, comm, the_comm, *status_result.of_library())" in text_of("MPI_Mprobe")
    assert "call.new_request(host_request, comm, MessageRecipe{" in text_of("MPI_Isend")


def test_requests_of_messages_keep_the_call() -> None:
    assert 'MessageRecipe{"MPI_Isend_c", count, buf, datatype, dest, tag}' in text_of("MPI_Isend_c")
    assert 'MessageRecipe{"MPI_Recv_init", count, buf, datatype, source, tag}' in text_of("MPI_Recv_init")
    assert "MessageRecipe" not in text_of("MPI_Irecv").split("call.new_request")[0]
    assert "MessageRecipe" not in text_of("MPI_Imrecv") + text_of("MPI_Ibcast")


def test_persistent_collectives_keep_the_call_without_hints() -> None:
    assert "call.record(keep, buffer, count, datatype, root, comm, guest_MPI_INFO_NULL);" in text_of("MPI_Bcast_init")
    assert "call.record(" not in text_of("MPI_Ibcast")


def test_every_function_that_makes_a_request_can_be_called_again() -> None:
    rows = write_makes_request(API)
    for name in ("MPI_Isend", "MPI_Irecv_c", "MPI_Bsend_init", "MPI_Precv_init", "MPI_Alltoallw_init"):
        assert f"MPIWASM_MAKES_REQUEST({name})" in rows
    for name in ("MPI_Wait", "MPI_Start", "MPI_Send"):
        assert f"MPIWASM_MAKES_REQUEST({name})" not in rows


def test_large_variants_need_the_same_at_the_start() -> None:
    rows = write_start_needs(API).splitlines()
    assert "MPIWASM_START_NEED(MPI_Psend_init_c, private_communicators)" in rows
    assert "MPIWASM_START_NEED(MPI_Comm_connect, port_seal)" in rows
    assert not any("MPI_Comm_dup" in row for row in rows)


def test_objects_remember_the_names_and_hints_that_the_library_took() -> None:
    for function, line in (
        ("MPI_Comm_set_name", "the_comm.remember(host_comm_name);"),
        ("MPI_Win_set_info", "the_win.remember(host_info.allowed());"),
        ("MPI_File_set_info", "the_fh.remember(host_info.allowed());"),
    ):
        text = text_of(function)
        assert text.index("return call.raise_host(code);") < text.index(line)
    assert "remember" not in text_of("MPI_Comm_get_name")


@pytest.mark.parametrize("name", ["MPI_Comm_split", "MPI_Cart_sub", "MPI_Dist_graph_create"])
def test_communicators_are_made_over_one_that_the_guest_does_not_have(name: str) -> None:
    text = re.sub(r"\s+", " ", text_of(name))
    agreed = re.search(r"const CollectiveCall together\(call, the_\w+[^;]*\); if \(call.failed\(\)\) return", text)
    assert agreed is not None
    assert agreed.start() < text.index(f"= {name}(together.host(), ")


def test_constructors_agree_on_what_processes_pass_alike() -> None:
    text = re.sub(r"\s+", " ", text_of("MPI_Cart_create"))
    assert "detail_of(the_comm_old, host_ndims, host_dims, Flags(host_periods), host_reorder != 0)" in text
    assert "detail_of(the_comm, Flags(host_remain_dims))" in re.sub(r"\s+", " ", text_of("MPI_Cart_sub"))


def test_hints_reach_the_library_through_the_table_only() -> None:
    for function in API.functions:
        if not function.generated or function.chapter == "info":
            continue
        text = careful_body(function)
        for given in re.findall(r"[^;\n]*call\.info\([^;]*;", text):
            assert "HostHints" in given or given.strip().startswith("(void)"), function.name


def test_communicators_and_groups_know_what_they_are_made_of() -> None:
    assert "call.new_communicator(host_newcomm, the_comm)" in text_of("MPI_Comm_split")
    assert "call.new_group(host_newgroup, the_group1)" in text_of("MPI_Group_union")
    assert "call.new_group(host_group, the_comm)" in text_of("MPI_Comm_group")


@pytest.mark.parametrize("function", [each for each in API.functions if each.generated], ids=lambda each: each.name)
def test_the_library_gets_no_place_in_guest_memory_but_buffers(function: Function) -> None:
    text = re.sub(r"\s+", " ", careful_body(function))
    library_call = re.search(
        rf"(?<!guest_)\b{called_by(function)}\(([^;]*)\)", text.split("return call.raise();", 1)[1]
    )
    assert library_call is not None
    assert "_place" not in library_call.group(1)
    # Lists and texts have been copied.
    assert not re.search(r"MPI_\w+\([^;]*call\.(array|string|text)\(", text.split("call.failed()")[1])


def test_there_is_room_for_an_object_before_the_library_makes_it() -> None:
    text = text_of("MPI_Comm_split")
    assert text.index('call.result_place(context->communicators, "newcomm", newcomm)') < text.index("= MPI_Comm_split(")


def test_no_exception_leaves_a_call() -> None:
    text = text_of("MPI_Ibarrier")
    assert text.startswith("Code guest_MPI_Ibarrier(Context* context, Handle comm, Address request) try {")
    raised = 'return raise_exception(*context, "MPI_Ibarrier", comm, error);'
    assert text.endswith(f"}} catch (const std::exception& error) {{ {raised} }}")


def test_large_counts_fall_back_to_the_int_function() -> None:
    text = text_of("MPI_Send_c")
    assert "const bool large = MPI_Send_c != nullptr;" in text
    assert "large ? MPI_Send_c(host_buf, call.message_count(the_datatype, host_count)" in text
    assert "MPI_Send(host_buf, call.message_count(the_datatype, narrow_count)" in text


def test_messages_of_elements_without_data_have_no_bytes_and_no_place() -> None:
    assert "call.message_type(the_datatype)" in text_of("MPI_Recv")
    gathered = text_of("MPI_Gatherv")
    counted = gathered.index("Call::message_counts(copied_recvcounts, the_recvtype);")
    assert counted < gathered.index("Call::settle(copied_displs, host_recvcounts);")
    assert "settle" not in text_of("MPI_Scatterv")  # what is sent from there is not received
    mixed = text_of("MPI_Alltoallw")
    assert 'call.message_counts("recvtypes", copied_recvcounts, host_recvtypes);' in mixed
    reduced = text_of("MPI_Allreduce")
    assert "call.message_count(the_datatype, host_count), the_datatype.host, host_op" in reduced
    assert "Call::message_counts(copied_recvcounts, the_datatype);" in text_of("MPI_Reduce_scatter")
    assert "message_count" not in text_of("MPI_Accumulate")


def test_guards_of_windows() -> None:
    combined = text_of("MPI_Get_accumulate")
    assert 'if (the_win.guard) call.combinable("target_datatype", the_target_datatype, host_target_rank' in combined
    assert "the_win.guard ? in_pieces::get_accumulate(" in combined
    assert 'if (the_win.guard) call.swappable("datatype", the_datatype' in text_of("MPI_Compare_and_swap")
    assert "guard" not in text_of("MPI_Put")


def test_functions_that_libraries_may_lack_are_asked_for() -> None:
    assert "== nullptr" not in text_of("MPI_Barrier")
    newer = replace(API.function("MPI_Barrier"), since="5.1", base_since="5.1")
    assert "if (MPI_Barrier == nullptr) return call.unsupported(" in careful_body(newer)


def test_rows_of_the_import_table() -> None:
    rows = write_function_table(API).splitlines()
    assert 'MPIWASM_FUNCTION(MPI_Send, "iiiiii:i", generated, in_turn)' in rows
    assert 'MPIWASM_FUNCTION(MPI_Send_c, "iIiiii:i", generated, in_turn)' in rows
    assert 'MPIWASM_FUNCTION(MPI_Wtime, ":d", by_hand, without_turn)' in rows
    assert 'MPIWASM_FUNCTION(MPI_Pcontrol, "ii:i", by_hand, in_turn)' in rows
    assert 'MPIWASM_FUNCTION(MPI_Wait, "ii:i", catching_by_hand, in_turn)' in rows
    assert len([row for row in rows if row.startswith("MPIWASM_FUNCTION(")]) == len(API.functions)


def test_each_function_is_generated_in_its_chapter_only() -> None:
    texts = {chapter.name: write_chapter(API, chapter.name) for chapter in API.chapters}
    for function in API.functions:
        found = [name for name, text in texts.items() if re.search(rf"\bguest_{function.name}\(", text)]
        assert found == ([function.chapter] if function.generated else [])


def test_all_library_functions_are_weak() -> None:
    text = write_host_functions(API)
    assert all(f"#pragma weak {each.name}\n" in text for each in API.functions)


def test_long_lines_are_broken_without_losing_anything() -> None:
    line = "  const int code = MPI_Function(" + ", ".join(f"argument_{i}" for i in range(30)) + ");"
    broken = wrap(line)
    assert max(len(each) for each in broken.splitlines()) <= 118
    assert re.sub(r"\s+", "", broken) == re.sub(r"\s+", "", line)


def test_the_place_at_the_target_is_checked_against_its_window() -> None:
    text = text_of("MPI_Put")
    assert 'call.destination("target_rank", target_rank, the_win)' in text
    check = 'call.target("target_disp", target_disp, host_target_rank, host_target_count, the_target_datatype, the_win)'
    assert text.index(check) < text.index("if (call.failed())")
    assert 'call.same_size("origin_addr", ' in text
    # One value of one type here and there cannot differ.
    assert "same_size" not in text_of("MPI_Compare_and_swap")


def test_what_no_operation_ignores_is_not_looked_at() -> None:
    text = text_of("MPI_Get_accumulate")
    assert 'host_origin_count = op != guest_MPI_NO_OP ? call.count("origin_count", origin_count) : 0' in text
    assert "if (op != guest_MPI_NO_OP) call.same_size(" in text
    assert 'op != guest_MPI_NO_OP ? call.buffer("origin_addr", ' in text


def test_windows_of_one_process_do_not_reach_the_library() -> None:
    assert "the_win.own ? single_process::win_sync(the_win) : MPI_Win_sync(the_win.host)" in text_of("MPI_Win_sync")
    text = text_of("MPI_Put_c")
    assert "the_win.own ? single_process::put(" in text
    assert ") : large ? MPI_Put_c(" in text
    assert ") : MPI_Put(host_origin_addr, narrow_origin_count" in text


def test_errors_of_requests_on_windows_are_raised_on_the_window() -> None:
    text = text_of("MPI_Raccumulate")
    assert "call.new_request(host_request, win, the_win, std::move(keep))" in text
    assert 'call.predefined_operation("op", op, the_target_datatype)' in text


@pytest.mark.parametrize(
    ("name", "held"),
    [
        ("MPI_Raccumulate", "auto keep = call.held(the_origin_datatype, the_target_datatype);"),
        ("MPI_Ibcast", "auto keep = call.held(the_datatype);"),
        ("MPI_Iallreduce", "call.hold(keep, the_datatype);"),
        ("MPI_Ialltoallw", "call.hold_list(keep, host_sendtypes);"),
    ],
)
def test_requests_own_the_derived_types_of_their_operation(name: str, held: str) -> None:
    assert held in text_of(name)


@pytest.mark.parametrize("name", ["MPI_Alltoallw_init", "MPI_Alltoallw_init_c"])
def test_a_nonblocking_operation_stands_in_for_a_persistent_one(name: str) -> None:
    text = text_of(name)
    absent = "MPI_Alltoallw_init == nullptr || emulates_persistent_collectives(*context))"
    instead = text[text.index(absent) :]
    assert "if (call.failed()) return call.raise();" in text[: text.index(absent)]
    assert "{host_sendtypes, host_recvtypes}, std::move(keep)," in instead
    assert "nonblocking<&MPI_Ialltoallw>(host_sendbuf," in instead
    assert ("large ? nonblocking<&MPI_Ialltoallw_c>(host_sendbuf," in instead) == name.endswith("_c")
    assert "missing_in_library" not in text


def test_a_broadcast_of_data_with_gaps_is_packed_in_the_careful_form() -> None:
    careful, quick = definition(API.function("MPI_Bcast")).split("Code guest_MPI_Bcast(")
    condition = "must_be_begun_to_broadcast_parts(the_comm, the_datatype, host_count) && meets_guests_only())"
    assert condition in careful
    assert "broadcast_packed(host_buffer" in careful
    assert "must_be_packed(the_comm, the_datatype, host_root)" in quick and "broadcast_packed(" not in quick


def test_a_reduction_in_place_is_copied_in_the_careful_form() -> None:
    careful, quick = definition(API.function("MPI_Reduce")).split("Code guest_MPI_Reduce(")
    condition = "if (sendbuf_in_place && must_be_copied(the_comm))"
    assert f"{condition}\n    return call.finish(reduce_copied(host_recvbuf" in careful
    assert "must_be_copied(the_comm)" in quick and "reduce_copied(" not in quick


@pytest.mark.parametrize("name", ["MPI_Allgather", "MPI_Allreduce"])
def test_what_ends_with_a_broadcast_between_groups_is_begun(name: str) -> None:
    assert "must_be_begun_to_broadcast(the_comm" in text_of(name)


def test_lists_of_blocks_are_begun_where_what_was_received_is_counted() -> None:
    assert "must_be_begun_to_count(the_comm) && meets_guests_only())" in text_of("MPI_Allgatherv")


def test_a_safe_form_is_called_and_started_instead_of_the_librarys() -> None:
    assert "begin_broadcast_c(host_buffer" in text_of("MPI_Ibcast_c")
    assert "nonblocking<&begin_broadcast>(" in text_of("MPI_Bcast_init")
