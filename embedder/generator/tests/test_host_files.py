"""The files for adapters agree with the mpi.h of every MPI library on this machine."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from mpi_api.model import Api
from mpi_api.write_constants import write_constants
from mpi_api.write_host_functions import write_host_functions

EMBEDDER = Path(__file__).resolve().parents[2]
GENERATED = EMBEDDER / "generated"
COMPILERS = {
    "Open MPI": ["mpicxx.openmpi"],
    "MPICH": ["mpicxx.mpich"],
    "MPI-5 ABI": ["g++", f"-I{GENERATED / 'guest'}"],
}
ALL_CONSTANTS = """
#include <cstddef>
#include "translate/mpi.hpp"
struct Row { const char* group; long host; long guest; };
#define MPIWASM_CONSTANT(group, name, value) {#group, (long)(name), value},
#define MPIWASM_CONSTANTS_ALL
const Row* all() {
  static const Row rows[] = {
#include "host/constants.inc"
  };
  return rows;
}
bool has_large_send() { return MPI_Send_c != nullptr; }
bool has_new_types() { return MPI_Type_get_value_index != nullptr && MPI_Comm_toint != nullptr; }
"""
ONE_GROUP = """
#include <mpi.h>
#define MPIWASM_CONSTANT(group, name, value) static_assert(value >= 201 && value <= 204, #name);
#define MPIWASM_CONSTANTS_COMPARISON
#include "host/constants.inc"
#if defined(MPIWASM_CONSTANT) || defined(MPIWASM_CONSTANTS_COMPARISON) || defined(MPIWASM_SINCE)
#error "the file must clear up"
#endif
#define MPIWASM_CONSTANT(group, name, value) static_assert(value < 0, #name);
#define MPIWASM_CONSTANTS_UNDEFINED
#include "host/constants.inc"
"""


def compile_with(host: str, text: str) -> None:
    without_old_cxx = ["-DOMPI_SKIP_MPICXX", "-DMPICH_SKIP_MPICXX"]
    warnings = ["-Wall", "-Werror", "-Wno-address", "-Wno-conversion-null"]
    options = [
        "-std=c++20",
        "-x",
        "c++",
        "-fsyntax-only",
        *without_old_cxx,
        *warnings,
        f"-I{GENERATED}",
        f"-I{EMBEDDER / 'src'}",
        "-",
    ]
    command = [*COMPILERS[host], *options, f"-I{GENERATED}", f"-I{EMBEDDER / 'src'}", "-"]
    result = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr


@pytest.mark.parametrize("host", COMPILERS)
def test_all_constants_and_functions_are_known_to_the_host(host: str) -> None:
    compile_with(host, ALL_CONSTANTS)


@pytest.mark.parametrize("host", COMPILERS)
def test_groups_are_selected_one_by_one(host: str) -> None:
    compile_with(host, ONE_GROUP)


# MPI-4.0 had MPI_Count where MPI-5.0 has int, and a list that was not const.
OTHER_TYPES_IN_MPI_4 = ("MPI_Psend_init", "MPI_Precv_init", "MPI_Pready_list")


@pytest.mark.parametrize("host", COMPILERS)
def test_prototypes_of_the_host_are_those_of_the_table(host: str, api: Api) -> None:
    """Compiled as C, where a second declaration of other types is an error and not an overload."""
    version = {"Open MPI": "3.1", "MPICH": "4.0", "MPI-5 ABI": "5.0"}[host]
    lines = ["#include <mpi.h>", "#undef MPI_Aint_add", "#undef MPI_Aint_diff"]
    for function in api.functions:
        changed = function.name in OTHER_TYPES_IN_MPI_4 and version < "5.0"
        if function.since <= version and not changed:
            parameters = ", ".join(each.declaration for each in function.parameters) or "void"
            lines.append(f"{function.c_return} {function.name}({parameters});")
            lines.append(f"void *use_{function.name}(void) {{ return (void *){function.name}; }}")
    compilers = {"Open MPI": ["mpicc.openmpi"], "MPICH": ["mpicc.mpich"]}
    command = [*compilers.get(host, ["gcc", *COMPILERS[host][1:]]), "-x", "c", "-fsyntax-only", "-"]
    result = subprocess.run(command, input="\n".join(lines), capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr


def test_a_row_is_guarded_by_version_and_by_what_the_host_lacks(api: Api) -> None:
    text = write_constants(api)
    assert "\nMPIWASM_CONSTANT(datatype, MPI_INT, 0x209)\n" in text
    assert (
        "\n#if MPIWASM_SINCE(4, 0) || defined(MPI_ERR_SESSION)\n"
        "MPIWASM_CONSTANT(error_class, MPI_ERR_SESSION, 60)\n#endif\n"
    ) in text
    assert "\n#ifdef MPI_REAL16\nMPIWASM_CONSTANT(datatype, MPI_REAL16, 0x2e2)\n#endif\n" in text
    assert "MPI_LONG_LONG_INT" not in text  # a second name of MPI_LONG_LONG
    assert "MPI_F_STATUS_SIZE" not in text  # no host needs it


def test_functions_newer_than_the_oldest_host_are_declared(api: Api) -> None:
    text = write_host_functions(api)
    assert "int MPI_Isendrecv(" in text
    assert "int MPI_Send_c(" in text
    assert "int MPI_Send(" not in text
    assert "#pragma weak MPI_Send\n" in text
    assert "int MPI_Session_init(" not in text  # its types are as new as it is
