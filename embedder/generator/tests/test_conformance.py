"""The pages with results of MPICH's test suite, from synthetic results."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from mpi_api.model import Api
from mpi_api.write_conformance import conformance_page, read_summaries
from mpi_api.write_coverage import LibraryCoverage, read_results, shown_state, with_effects

SUMMARY = {
    "library": "mpich", "title": "MPICH 4.0 (Debian)", "version": "4.0.2", "mpiwasm": "0.1.0", "suite": "mpich-4.0.2",
    "native": "",
    "groups": {
        "coll": {
            "passed": 3, "failed": 1, "failed natively too": 0, "left out": 2, "passed of native": 3, "native": 4
        },
    },
    "failed": [{"test": "coll/bcast 4", "problem": "exit status 1", "reason": "because"}],
    "failed natively too": {},
    "left out": {"needs 9 GiB": ["coll/big 8 -x=1", "coll/big 8 -x=2"]},
    "passed but natively": {"coll/gather 4": "printed: a|b"},
    "calls": {"MPI_Bcast": 3, "MPI_Bcast_c": 1},
    "lacking": ["MPI_Bcast_c", "MPI_Comm_idup"],
}  # fmt: skip


def test_the_page_gives_every_failure_its_reason() -> None:
    page = conformance_page({"mpich": SUMMARY}, {})
    assert "Fortran" not in page
    assert "| `mpich` | MPICH 4.0 (Debian) | 4.0.2 | 3 | 1 | 0 | 2 | 3 of 4, 75.0 % |" in page
    assert "| coll | 3 | 1 | 0 | 2 | 3 of 4, 75.0 % |" in page
    assert "- `coll/bcast`: because\n" in page
    assert "- `coll/big` (2 times): needs 9 GiB\n" in page
    assert "- `coll/gather`: natively printed: a\\|b\n" in page


def test_an_interrupted_run_is_reported_as_incomplete() -> None:
    part = SUMMARY | {"left out": {"not run yet": ["coll/gather 4", "coll/gather 8"]}}
    page = conformance_page({"mpich": part}, {})
    assert "| 2, 2 of them not run yet |" in page
    assert "Incomplete: 2 tests have not been run yet" in page


def test_the_share_without_corrections_stands_beside_the_other() -> None:
    page = conformance_page({"mpich": SUMMARY | {"corrected": {"a mistake": ["coll/scan 4"]}}}, {})
    assert "uncorrected, the share is 2 of 4, 50.0 %:\n\n- `coll/scan`: a mistake\n" in page


def test_the_fortran_groups_have_a_section_of_their_own(tmp_path: Path) -> None:
    fortran = SUMMARY | {"groups": {"f90": SUMMARY["groups"]["coll"]}}
    (tmp_path / "mpich-fortran.json").write_text(json.dumps(fortran))
    page = conformance_page({}, read_summaries(tmp_path, "-fortran"))
    assert "## MPICH 4.0 (Debian): Fortran\n" in page
    assert 'make conformance MPI=mpich CONFORMANCE="--groups f90"\n' in page
    assert "| `mpich` | MPICH 4.0 (Debian), Fortran | " in page
    assert "| f90 | 3 | 1 | 0 | 2 | 3 of 4, 75.0 % |" in page
    assert read_summaries(tmp_path) == {}


def test_what_the_library_lacks_and_a_test_calls_is_emulated(tmp_path: Path) -> None:
    guests = tmp_path / "coverage.json"
    functions = {"MPI_Comm_idup": "tested", "MPI_Get_hw_resource_info": "not in library"}
    guests.write_text(json.dumps({"mpich": {"version": "4.0.2", "functions": functions}}))
    (tmp_path / "mpich.json").write_text(json.dumps(SUMMARY))
    assert read_summaries(tmp_path) == {"mpich": SUMMARY}
    states = {
        "MPI_Comm_idup": "emulated",
        "MPI_Get_hw_resource_info": "unsupported",
        "MPI_Bcast": "works",
        "MPI_Bcast_c": "emulated",
    }
    assert read_results(guests, tmp_path) == [LibraryCoverage("mpich", "MPICH 4.0.2", states, SUMMARY["calls"])]


def test_the_large_variant_is_shown_where_it_differs(api: Api) -> None:
    functions = {function.name: function for function in api.functions}
    bcast, large = functions["MPI_Bcast"], functions["MPI_Bcast_c"]
    assert shown_state(bcast, large, {"MPI_Bcast": "works"}) == "works; `_c` not called"
    assert shown_state(bcast, large, {}) == "not called"


def test_a_function_works_only_if_a_test_requires_its_effect() -> None:
    states = {"MPI_Bcast": "works", "MPI_Pcontrol": "works", "MPI_Comm_join": "refused", "MPI_Bcast_c": "emulated"}
    library = with_effects(LibraryCoverage("mpich", "MPICH 4.0.2", states, {}), {"MPI_Bcast": "a/test"})
    assert library.states == states | {"MPI_Pcontrol": "called", "MPI_Bcast_c": "called"}


@pytest.mark.parametrize(
    ("library", "state"), [("openmpi", "works"), ("openmpi5", "works"), ("mpich", "called"), ("abi", "called")]
)
def test_an_effect_that_only_one_library_shows_counts_for_its_family(library: str, state: str) -> None:
    shown = with_effects(
        LibraryCoverage(library, "A library", {"MPI_Win_sync": "works"}, {}), {"MPI_Win_sync": {"openmpi": "a/test"}}
    )
    assert shown.states == {"MPI_Win_sync": state}
