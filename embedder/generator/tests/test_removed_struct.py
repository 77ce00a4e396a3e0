"""MPI_Type_struct with the markers MPI_LB and MPI_UB, run on this machine against two small stand-ins for MPI."""

from __future__ import annotations

import subprocess
from pathlib import Path

EMBEDDER = Path(__file__).resolve().parents[2]
PROGRAM = """
#include <stdio.h>
#include "mpi.h"
#include "mpi_removed.h"

static const MPI_Datatype made = (MPI_Datatype)5000, resized = (MPI_Datatype)5001;

int MPI_Type_create_struct(int count, const int lengths[], const MPI_Aint places[], const MPI_Datatype types[],
                           MPI_Datatype *newtype) {
    printf("struct of %d:", count);
    for (int i = 0; i < count; ++i) printf(" %dx%d@%d", lengths[i], (int)(MPI_Aint)types[i], (int)places[i]);
    printf("\\n");
    *newtype = made;
    return MPI_SUCCESS;
}
int MPI_Type_get_extent(MPI_Datatype type, MPI_Aint *lower_bound, MPI_Aint *extent) {
    *lower_bound = 4;
    *extent = 16;
    return type == made ? MPI_SUCCESS : MPI_ERR_TYPE;
}
int MPI_Type_create_resized(MPI_Datatype type, MPI_Aint lower_bound, MPI_Aint extent, MPI_Datatype *newtype) {
    printf("resized to %d, %d\\n", (int)lower_bound, (int)extent);
    *newtype = resized;
    return type == made ? MPI_SUCCESS : MPI_ERR_TYPE;
}
int MPI_Type_free(MPI_Datatype *type) {
    printf("freed %d\\n", *type == made);
    return MPI_SUCCESS;
}

int main(void) {
    int lengths[] = {1, 2, 1, 1};
    MPI_Aint places[] = {-8, 4, 16, 40};
    MPI_Datatype both[] = {MPI_LB, MPI_INT, MPI_DOUBLE, MPI_UB};
    MPI_Datatype none[] = {MPI_INT, MPI_INT, MPI_DOUBLE, MPI_CHAR};
    MPI_Datatype newtype;
    if (MPI_Type_struct(4, lengths, places, both, &newtype) != MPI_SUCCESS || newtype != resized) return 1;
    if (MPI_Type_struct(3, lengths + 1, places + 1, both + 1, &newtype) != MPI_SUCCESS || newtype != resized) return 2;
    if (MPI_Type_struct(4, lengths, places, none, &newtype) != MPI_SUCCESS || newtype != made) return 3;
    return 0;
}
"""
EXPECTED = """\
struct of 2: 2x521@4 1x532@16
resized to -8, 48
freed 1
struct of 2: 2x521@4 1x532@16
resized to 4, 36
freed 1
struct of 4: 1x521@-8 2x521@4 1x532@16 1x579@40
"""
LINK_ALL_ELSE = "-Wl,--unresolved-symbols=ignore-all"  # the other removed names call functions nobody runs here


def test_markers_set_the_bounds_and_are_no_part_of_the_type(tmp_path: Path) -> None:
    program = tmp_path / "struct"
    includes = [f"-I{EMBEDDER / 'generated' / 'guest'}", f"-I{EMBEDDER / 'guest-sdk' / 'include'}"]
    command = ["gcc", "-O1", "-Wall", "-Werror", *includes, LINK_ALL_ELSE, "-x", "c", "-o", str(program), "-"]
    subprocess.run(command, input=PROGRAM, text=True, check=True)
    result = subprocess.run([str(program)], capture_output=True, text=True, check=False)
    assert result.stdout == EXPECTED
    assert result.returncode == 0
