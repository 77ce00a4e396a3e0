"""The rules of the table: read, refused where they make no sense, and checked before the library is called."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from core.api import EMBEDDER
from core.schema import ApiError
from mpi_api.model import Function
from mpi_api.read_api import read_api
from mpi_api.write_host_calls import careful_body
from small_table import KINDS

API = read_api(EMBEDDER / "mpi-api")
WITH_RULES = [each for each in API.functions if any(parameter.rules for parameter in each.parameters)]
Table = Callable[..., Path]


def text_of(name: str) -> str:
    return re.sub(r"\s+", " ", careful_body(API.function(name)))


def block(takes: str, more: str = "") -> str:
    return f'[MPI_Sum]\nsince = "1.0"\nsays = "Sums."\n{more}\ntakes = """\n{takes}\n"""\n'


def test_a_rule_is_read_with_what_it_compares_with(table: Table) -> None:
    api = read_api(table(block("n int in at least 1\nlist counts in [n] rising, at most n")))
    number, entries = api.function("MPI_Sum").parameters
    assert [(rule.word, rule.bound.number) for rule in number.rules if rule.bound] == [("at least", 1)]
    assert [rule.word for rule in entries.rules] == ["rising", "at most"]
    assert entries.rules[1].bound is not None and entries.rules[1].bound.name == "n"


def test_the_rules_of_a_kind_come_before_those_of_a_parameter(table: Table) -> None:
    kinds = KINDS.replace("[int]\n", '[int]\nrules = ["at least 0"]\n')
    api = read_api(table(block("n int in at most 7\nm int out"), kinds=kinds))
    number, result = api.function("MPI_Sum").parameters
    assert [rule.text for rule in number.rules] == ["at least 0", "at most 7"]
    assert result.rules == ()


@pytest.mark.parametrize(
    ("chapter", "message"),
    [
        (block("a int in rising"), "a: 'rising' is a rule for lists"),
        (block("a int in grid"), "a: 'grid' is a rule for communicators"),
        (block("a comm in none begun"), "a: 'none begun' is a rule for files"),
        (block("a comm in at least 1"), "a: 'at least 1' is a rule for numbers and texts"),
        (block("a int out at least 1"), "a: 'at least 1': nothing goes in"),
        (block("a int in below b"), "a: [b]: no parameter or word of this name"),
        (block("a int in degree(b)"), "a: unknown remark 'degree(b)'"),
        (block("a int", 'unless_empty = "a x b"'), "unless_empty: [a x b]: exactly one factor must be a datatype"),
    ],
)
def test_a_rule_that_makes_no_sense(table: Table, chapter: str, message: str) -> None:
    with pytest.raises(ApiError) as error:
        read_api(table(chapter))
    assert str(error.value) == f"sums.toml: MPI_Sum: {message}"


def test_unknown_words_are_named(table: Table) -> None:
    with pytest.raises(ApiError) as error:
        read_api(table("", kinds=KINDS.replace("[int]\n", '[int]\nrules = ["at best 0"]\n')))
    assert str(error.value) == "kinds.toml: int: unknown rule 'at best 0'"
    with pytest.raises(ApiError) as error:
        read_api(table(block("a int", 'at_once = "MPI_More"')))
    assert str(error.value) == "sums.toml: MPI_Sum: no function is called 'MPI_More'"


@pytest.mark.parametrize("function", [each for each in WITH_RULES if each.generated], ids=lambda each: each.name)
def test_every_rule_is_checked_before_the_library_is_called(function: Function) -> None:
    text = re.sub(r"\s+", " ", careful_body(function))
    checks, _, call = text.partition("if (call.failed()) return call.raise();")
    rules = [rule for each in function.parameters for rule in each.rules if rule.word != "cut to"]
    checked = re.findall(r"call\.require\((?:\"\w+\", )?rules::|call\.(?:no_operation_begun|sized_alike)\(", checks)
    assert len(checked) >= len(rules)
    assert "rules::" not in call


@pytest.mark.parametrize(
    ("name", "check"),
    [
        ("MPI_Cart_create", 'call.require("dims", rules::product_at_most(host_dims, the_comm_old.peers()), '
                            "guest_MPI_ERR_DIMS);"),
        ("MPI_Graph_create", 'call.require("indx", rules::rising(host_indx), guest_MPI_ERR_ARG);'),
        ("MPI_Graph_create", 'call.require("edges", rules::below(host_edges, host_nnodes), guest_MPI_ERR_RANK);'),
        ("MPI_Group_excl", 'call.require("ranks", rules::distinct(host_ranks), guest_MPI_ERR_RANK);'),
        ("MPI_Neighbor_alltoall", 'call.require("comm", rules::any_topology(the_comm), guest_MPI_ERR_TOPOLOGY);'),
        ("MPI_Info_set", 'rules::at_most(rules::length(host_key), longest_info_key), guest_MPI_ERR_INFO_KEY);'),
        ("MPI_File_seek_shared", "rules::seeks(the_fh, rules::FilePointer::shared, host_offset, whence)"),
        ("MPI_File_read_ordered", "rules::reads(the_fh, rules::FilePointer::shared, Call::product(host_count, "),
        ("MPI_Gather", 'call.require("sendcount", rules::at_most(host_sendcount, Call::most_in_block(the_comm, '
                       'the_sendtype)), guest_MPI_ERR_COUNT);'),
        ("MPI_Iallgatherv", 'call.require("recvtype", rules::has_extent(the_recvtype), guest_MPI_ERR_TYPE);'),
        ("MPI_Ialltoallw", 'if (sendbuf_in_place) call.sized_alike("recvtypes", host_recvtypes, host_recvcounts, '
                           'the_comm.rank);'),
        ("MPI_File_write_at_all_c", "rules::writes_at(the_fh, host_offset, Call::product(host_count, "),
    ],
)  # fmt: skip
def test_a_rule_as_it_is_generated(name: str, check: str) -> None:
    assert check in text_of(name)


def test_what_asks_other_processes_comes_last_and_only_when_all_else_is_right() -> None:
    text = text_of("MPI_Dist_graph_create")
    check = 'if (!call.failed()) call.require("weights", rules::weighted_alike('
    assert text.index("comm_dist_graph_place = ") < text.index(check) < text.index("if (call.failed()) return")


def test_room_for_neighbours_is_cut_to_their_number() -> None:
    cut = 'host_maxindegree = std::min(call.count("maxindegree", maxindegree), the_comm.neighbors_in);'
    assert cut in text_of("MPI_Dist_graph_neighbors")


def test_nothing_is_packed_without_the_library() -> None:
    text = text_of("MPI_Pack_external_size")
    leave = "if (Call::product(host_incount, the_datatype.size) == 0) { *size_place = 0; return 0; }"
    assert text.index("return call.raise();") < text.index(leave) < text.index("MPI_Pack_external_size(host_datarep")


@pytest.mark.parametrize("name", ["MPI_File_iread_at", "MPI_File_iwrite_c", "MPI_File_iread_shared"])
def test_files_are_read_and_written_before_the_call_returns(name: str) -> None:
    text = text_of(name)
    assert f"{name}(the_fh.host" not in text
    assert f"{name.replace('MPI_File_i', 'MPI_File_')}(the_fh.host" in text
    assert "make_done_request(done, host_request)" in text


def test_nonblocking_collective_operations_on_files_are_individual_ones() -> None:
    text = text_of("MPI_File_iwrite_at_all")
    assert "MPI_File_write_at(the_fh.host" in text
    assert "MPI_File_iwrite_at_all(the_fh.host" not in text
