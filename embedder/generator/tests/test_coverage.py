"""The coverage page reports functions that refuse every call as refused, whatever tests call them."""

from __future__ import annotations

import json
import re

import pytest
from core.api import EMBEDDER
from mpi_api.model import Api
from mpi_api.write_coverage import (
    EFFECTS,
    LibraryCoverage,
    count,
    read_results,
    table,
    with_emulation,
    with_refusals,
    write_coverage,
)


def refused(api: Api) -> set[str]:
    return {function.name for function in api.functions if function.refused}


def test_a_function_that_refuses_every_call_does_not_work(api: Api) -> None:
    tested = LibraryCoverage(
        "mpich", "MPICH", {"MPI_Comm_join": "works", "MPI_T_event_read": "emulated", "MPI_Send": "works"}, {}
    )
    library = with_refusals(tested, api.functions)
    assert library.states == {"MPI_Comm_join": "refused", "MPI_T_event_read": "refused", "MPI_Send": "works"}
    assert (count(library, "works"), count(library, "refused")) == (1, 2)
    rows = table([api.function("MPI_Comm_join"), api.function("MPI_Comm_connect")], [library]).splitlines()
    assert "| refused | Connects" in rows[2] and rows[2].endswith("Refused: programs have no sockets in the sandbox. |")
    assert "| not called |" in rows[3] and "Refused" not in rows[3]


@pytest.mark.parametrize(("key", "state"), [("mpich", "emulated"), ("impi", "emulated"), ("mpich5", "works")])
def test_persistent_collectives_that_the_library_has_wrong_are_emulated(api: Api, key: str, state: str) -> None:
    states = {"MPI_Gather_init": "works", "MPI_Gather_init_c": "works", "MPI_Send_init": "works"}
    library = with_emulation(LibraryCoverage(key, "", states, {}), api.functions)
    assert library.states == {"MPI_Gather_init": state, "MPI_Gather_init_c": state, "MPI_Send_init": "works"}


def test_the_page_names_every_refused_function_on_every_library_that_tests_call_it_on(api: Api) -> None:
    page = write_coverage(api)
    names = refused(api)
    assert "MPI_Comm_join" in names and sum(name.startswith("MPI_T_event_") for name in names) == 14
    rows = {match[1]: match[0] for match in re.finditer(r"^\| `(MPI_\w+)` \|.*$", page, re.MULTILINE)}
    called = [set(library.states) for library in read_results()]
    for name in names:
        assert not {"works", "emulated", "unsupported"} & set(rows[name].split(" | ")), name
        assert rows[name].split(" | ").count("refused") == sum(name in states for states in called), name
    assert f" {len(names)} of these refuse every call." in page


@pytest.mark.parametrize(
    ("page", "text"),
    [
        (
            "README.md",
            "[all {} of MPI-5.0](docs/reference/mpi-coverage.md), also on libraries that lack some; {} refuse",
        ),
        ("docs/overview.md", "All {} functions of MPI-5.0 except {}, which refuse every call"),
    ],
)
def test_the_numbers_in_other_pages_are_those_of_the_table(api: Api, page: str, text: str) -> None:
    expected = text.format(len(api.functions), len(refused(api)))
    assert expected in (EMBEDDER.parent / page).read_text(encoding="utf-8")


def test_of_every_function_a_test_shows_the_effect_or_the_table_says_why_none_does(api: Api) -> None:
    shown = json.loads(EFFECTS.read_text(encoding="utf-8"))
    ways = {
        function.name: [function.name in shown, function.refused is not None, function.without_effect is not None]
        for function in api.functions
    }
    assert {name: each for name, each in ways.items() if sum(each) != 1} == {}
