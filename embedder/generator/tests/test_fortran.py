"""The Fortran bindings: every function of the table in each language, and how its arguments are translated."""

from __future__ import annotations

import re

import pytest
from mpi_api.model import Api
from mpi_fortran.model import functions, in_fortran, specific, symbol, written_by_hand
from mpi_fortran.write_c import write_fortran_c
from mpi_fortran.write_constants import write_constants_module, write_mpif
from mpi_fortran.write_modules import write_mpi, write_mpi_f08


def definition(text: str, name: str) -> str:
    found = re.search(rf"^\w+ p{name}\(.*?^}}$", text, re.MULTILINE | re.DOTALL)
    assert found, name
    return found[0]


@pytest.fixture(scope="module")
def c_half(api: Api) -> str:
    return write_fortran_c(api)


@pytest.mark.parametrize("language", ["mpi", "f08"])
def test_every_function_has_a_procedure(api: Api, c_half: str, language: str) -> None:
    interfaces = (write_mpi(api) if language == "mpi" else write_mpi_f08(api)).replace("&\n      ", "")
    for function in functions(api, language):
        name = function.name if language == "mpi" else specific(function, profiling=False)
        assert re.search(rf"(subroutine|function) {name}\(", interfaces), name
        assert re.search(rf"(subroutine|function) P{name}\(", interfaces), name
        defined = f"FORTRAN_NAME({symbol(function, language)})" in c_half
        assert defined != written_by_hand(function), name


def test_only_functions_of_c_are_left_out(api: Api) -> None:
    chapters = {function.chapter for function in api.functions if not in_fortran(function)}
    assert chapters == {"tools", "language_interop", "abi"}


def test_a_section_becomes_a_datatype(c_half: str) -> None:
    send = definition(c_half, "mpi_send_f08ts_")
    assert "typed_section(buf, *count, *datatype, *comm, &buf_section)" in send
    assert "(int)buf_section.count, buf_section.datatype" in send
    assert "fortran_address(buf)" in definition(c_half, "mpi_send_")
    assert "copied_section(recvbuf, 1" in definition(c_half, "mpi_allreduce_f08ts_")
    assert "whole_section(recvbuf" in definition(c_half, "mpi_iallreduce_f08ts_")
    assert "strided_section(recvbuf" in definition(c_half, "mpi_allgather_f08ts_")


def test_specific_names_are_those_of_the_standard(api: Api) -> None:
    names = {specific(function, profiling=True) for function in functions(api, "f08")}
    assert {"PMPI_Send_f08ts", "PMPI_Send_c_f08ts", "PMPI_Comm_rank_f08", "PMPI_Get_address_f08ts"} <= names
    assert "PMPI_Send_f08" not in names


def test_module_mpi_takes_a_scalar_for_a_list(api: Api) -> None:
    interface = re.search(r"subroutine MPI_Alltoallv\(.*?end subroutine", write_mpi(api), re.DOTALL)
    assert interface
    assert "!dir$ ignore_tkr(r) sendcounts" in interface[0] and "!dir$ ignore_tkr(tkr) sendbuf" in interface[0]
    assert "ignore_tkr" not in write_mpi(api).partition("subroutine MPI_Waitall(")[2].partition("end subroutine")[0]


def test_places_in_lists_count_from_one(c_half: str) -> None:
    assert "++*index" in definition(c_half, "mpi_waitany_") or "++*indx" in definition(c_half, "mpi_waitany_")
    assert "count_from_one(array_of_indices, *outcount)" in definition(c_half, "mpi_waitsome_")


def test_strings_lose_and_get_blanks(c_half: str) -> None:
    get = definition(c_half, "mpi_info_get_string_")
    assert "c_string(key, key_length)" in get and "*buflen > 0 ? *buflen + 1 : 0" in get
    assert "if (code == MPI_SUCCESS && *flag && *buflen > 0) fortran_string(value, value_length, value_text);" in get


def test_large_counts_exist_where_their_kinds_differ(api: Api) -> None:
    names = {function.name for function in functions(api, "f08")}
    assert "MPI_Send_c" in names
    assert "MPI_Win_create_c" not in names  # addresses have as many bytes as integers
    assert not any(function.large for function in functions(api, "mpi"))


def test_mpif_h_suits_both_source_forms(api: Api) -> None:
    lines = write_mpif(api).splitlines()[1:]
    assert all(line.startswith("      ") and len(line) <= 72 for line in lines)
    assert "      PARAMETER (MPI_COMM_WORLD=257)" in lines
    assert "integer, parameter :: MPI_MAX_OBJECT_NAME = 127" in write_constants_module(api)
