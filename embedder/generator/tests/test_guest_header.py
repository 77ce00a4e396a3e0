"""mpi.h compiles without a warning wherever it is used, and means what the table says."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from mpi_api.model import Api
from mpi_api.wasm_types import parameter_types, result_type
from mpi_api.write_guest_header import write_guest_header
from wasm_module import imported_functions

EMBEDDER = Path(__file__).resolve().parents[2]
INCLUDES = [f"-I{EMBEDDER / 'generated' / 'guest'}", f"-I{EMBEDDER / 'guest-sdk' / 'include'}"]
STRICT = ["-Wall", "-Wextra", "-Wpedantic", "-Wmissing-prototypes", "-Wundef", "-Werror"]
TARGETS = {
    "wasm32": ["--target=wasm32", "-ffreestanding", "-nostdinc", "-isystem", "{builtin}"],
    "x86_64": ["--target=x86_64-linux-gnu"],
}
LAYOUT = """
#include "mpi.h"
#include <stddef.h>
#ifdef __cplusplus
#define CHECK(condition) static_assert(condition, #condition)
#else
#define CHECK(condition) _Static_assert(condition, #condition)
#endif
CHECK(sizeof(MPI_Status) == 32);
CHECK(offsetof(MPI_Status, MPI_SOURCE) == 0);
CHECK(offsetof(MPI_Status, MPI_TAG) == 4);
CHECK(offsetof(MPI_Status, MPI_ERROR) == 8);
CHECK(offsetof(MPI_Status, MPI_internal) == 12);
CHECK(sizeof(MPI_Aint) == sizeof(void *));
CHECK(sizeof(MPI_Comm) == sizeof(void *));
CHECK(sizeof(MPI_Count) == 8);
CHECK(sizeof(MPI_Offset) == 8);
CHECK(sizeof(MPI_Fint) == 4);
CHECK(sizeof(MPI_T_cb_safety) == 4);
CHECK(MPI_ANY_SOURCE == -1);
CHECK(MPI_ERR_LASTCODE == 16383);
CHECK(MPI_DISPLACEMENT_CURRENT == -1);
CHECK(MPI_T_CB_REQUIRE_MPI_RESTRICTED == 3);
#if MPI_VERSION < 5 || !defined(MPI_THREAD_MULTIPLE)
#error "constants must be usable in #if and #ifdef"
#endif
int handles(void);
int handles(void) {
    return MPI_COMM_WORLD == (MPI_Comm)0x101 && MPI_INT == (MPI_Datatype)0x209 && MPI_IN_PLACE == (void *)1;
}
"""


def clang(*options: str, text: str, language: str = "c") -> None:
    """Runs clang-22 on `text`; its messages become the failure of the test."""
    command = ["clang-22", "-x", language, *options, *INCLUDES, "-"]
    result = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr


def target_options(target: str) -> list[str]:
    resources = subprocess.run(
        ["clang-22", "-print-resource-dir"], capture_output=True, text=True, check=True
    ).stdout.strip()
    return [option.format(builtin=f"{resources}/include") for option in TARGETS[target]]


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize(
    ("language", "standard"), [("c", "c99"), ("c", "c11"), ("c", "c23"), ("c++", "c++11"), ("c++", "c++20")]
)
def test_the_header_compiles_without_warnings(target: str, language: str, standard: str) -> None:
    strict = [option for option in STRICT if language == "c" or option != "-Wmissing-prototypes"]
    text = LAYOUT if standard != "c99" else '#include "mpi.h"\nint rank(void);\nint rank(void) { return MPI_ROOT; }\n'
    clang(*target_options(target), f"-std={standard}", *strict, "-fsyntax-only", text=text, language=language)


def test_the_committed_header_is_the_one_of_the_table(api: Api) -> None:
    assert (EMBEDDER / "generated" / "guest" / "mpi.h").read_text() == write_guest_header(api)


def test_a_prototype_breaks_between_parameters(api: Api) -> None:
    text = write_guest_header(api)
    assert (
        "/* Sends a message; the buffer may be reused when the call returns. */\n"
        "int MPI_Send(\n"
        "    const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)\n"
        '    MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Send");\n'
    ) in text
    assert 'double MPI_Wtime(void) MPIWASM_IMPORT("MPI_Wtime");\n' in text
    assert "MPI_Datatype MPI_Type_fromint(int datatype)" in text
    assert "int PMPI_Group_range_incl(\n    MPI_Group group, int n, int ranges[][3]," in text
    assert max(len(line) for line in text.splitlines()) <= 100


def test_a_guest_imports_every_function_with_the_signature_of_the_table(api: Api, tmp_path: Path) -> None:
    """The compiler's own idea of each signature against ours, for MPI_* and PMPI_*."""
    names = [prefix + function.name for function in api.functions for prefix in ("", "P")]
    addresses = ",\n".join(f"    (function *)&{name}" for name in names)
    text = f'#include "mpi.h"\ntypedef void function(void);\nfunction *all[] = {{\n{addresses}}};\n'
    module = tmp_path / "all.wasm"
    linker = ["-nostdlib", "-fuse-ld=lld", "-Wl,--no-entry", "-Wl,--export=all"]
    clang(*target_options("wasm32"), "-O1", *linker, "-o", str(module), text=text)
    imports = imported_functions(module.read_bytes())
    assert len(imports) == 2 * len(api.functions)
    for function in api.functions:
        expected = (parameter_types(function), [result_type(function)])
        assert imports["mpi_abi_1", function.name] == expected, function.name
        assert imports["mpi_abi_1", f"P{function.name}"] == expected, function.name


def test_a_tool_in_the_guest_may_define_a_function_itself(tmp_path: Path) -> None:
    """A profiling layer linked into the guest: MPI_Send is its own, PMPI_Send is imported."""
    text = """
    #include "mpi.h"
    int MPI_Send(const void *buf, int count, MPI_Datatype type, int dest, int tag, MPI_Comm comm) {
        return PMPI_Send(buf, count, type, dest, tag, comm);
    }
    int use(int *x) { return MPI_Send(x, 1, MPI_INT, 0, 0, MPI_COMM_WORLD) + MPI_Barrier(MPI_COMM_WORLD); }
    """
    module = tmp_path / "tool.wasm"
    linker = ["-nostdlib", "-fuse-ld=lld", "-Wl,--no-entry", "-Wl,--export=use"]
    clang(*target_options("wasm32"), "-Wall", "-Wextra", "-Werror", *linker, "-o", str(module), text=text)
    assert set(imported_functions(module.read_bytes())) == {
        ("mpi_abi_1", "PMPI_Send"),
        ("mpi_abi_1", "MPI_Barrier"),
    }


REMOVED = """
#include "mpi.h"
MPI_Handler_function handler;
int old(MPI_Comm comm, MPI_Datatype type, int lengths[], MPI_Aint places[], MPI_Datatype types[]) {
    MPI_Aint number;
    MPI_Datatype made;
    MPI_Errhandler errors;
    MPI_Fint integers[MPI_F_STATUS_SIZE] = {0};
    MPI_Status status;
    int code = MPI_Address(&comm, &number);
    code |= MPI_Type_hvector(1, 2, number, type, &made) | MPI_Type_hindexed(1, lengths, places, type, &made);
    code |= MPI_Type_struct(3, lengths, places, types, &made);
    code |= MPI_Type_extent(type, &number) | MPI_Type_lb(type, &number) | MPI_Type_ub(type, &number);
    code |= MPI_Errhandler_create(handler, &errors) | MPI_Errhandler_set(comm, errors);
    code |= MPI_Errhandler_get(comm, &errors) | MPI_Attr_put(comm, MPI_TAG_UB, &number);
    code |= MPI_Status_f2c(integers, &status) | MPI_Status_c2f(&status, integers);
    switch (code) {
        case MPI_COMBINER_STRUCT: case MPI_COMBINER_STRUCT_INTEGER: case MPI_COMBINER_HVECTOR_INTEGER:
        case MPI_COMBINER_HINDEXED_INTEGER: return 1;
        default: break;
    }
    return MPI_Comm_f2c(MPI_Comm_c2f(comm)) == comm && MPI_Type_c2f(type) && MPI_Op_f2c(1) != MPI_OP_NULL &&
           MPI_Session_c2f(MPI_SESSION_NULL) && types[0] != MPI_LB && types[0] != MPI_UB;
}
"""


@pytest.mark.parametrize(("language", "standard"), [("c", "c99"), ("c", "c23"), ("c++", "c++20")])
def test_removed_names_compile_for_guests(language: str, standard: str) -> None:
    options = ["-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fsyntax-only", f"-std={standard}"]
    clang(*target_options("wasm32"), *options, text=REMOVED, language=language)


def test_removed_names_can_be_left_out() -> None:
    text = '#include "mpi.h"\n#ifdef MPI_LB\n#error "still there"\n#endif\nint MPI_Address;\n'
    clang(*target_options("wasm32"), "-DMPIWASM_NO_REMOVED", "-fsyntax-only", text=text)


def test_removed_names_import_only_functions_of_the_standard(api: Api, tmp_path: Path) -> None:
    module = tmp_path / "removed.wasm"
    linker = ["-nostdlib", "-fuse-ld=lld", "-Wl,--no-entry", "-Wl,--export=old", "-Wl,--unresolved-symbols=ignore-all"]
    clang(*target_options("wasm32"), "-O1", *linker, "-o", str(module), text=REMOVED)
    names = {name for origin, name in imported_functions(module.read_bytes()) if origin == "mpi_abi_1"}
    assert {"MPI_Get_address", "MPI_Type_create_struct", "MPI_Comm_fromint"} < names
    assert names <= {function.name for function in api.functions}
