"""The coverage page reports functions that refuse every call as refused, whatever tests call them."""

from __future__ import annotations

import re
from pathlib import Path

from mpi_api.model import Api
from mpi_api.write_coverage import LibraryCoverage, count, read_results, table, with_refusals, write_coverage

SOURCE = Path(__file__).resolve().parents[2] / "src" / "calls"
BODY = re.compile(r"^Code guest_(MPI_\w+)\([^{]*\) \{\n(.*?)^\}", re.MULTILINE | re.DOTALL)
# A body without a branch that ends in a refusal; `if (...) return call.unsupported(...)` depends on the library.
REFUSAL = re.compile(r"^  (?:return refused\(|return call\.unsupported\(|call\.fail\(guest_)", re.MULTILINE)


def refused(api: Api) -> set[str]:
    return {function.name for function in api.functions if function.refused}


def test_a_function_that_refuses_every_call_does_not_work(api: Api) -> None:
    tested = LibraryCoverage(
        "MPICH", {"MPI_Comm_join": "works", "MPI_T_event_read": "emulated", "MPI_Send": "works"}, {}
    )
    library = with_refusals(tested, api.functions)
    assert library.states == {"MPI_Comm_join": "refused", "MPI_T_event_read": "refused", "MPI_Send": "works"}
    assert (count(library, "works"), count(library, "refused")) == (1, 2)
    rows = table([api.function("MPI_Comm_join"), api.function("MPI_Comm_connect")], [library]).splitlines()
    assert "| refused | Connects" in rows[2] and rows[2].endswith("Refused: programs have no sockets in the sandbox. |")
    assert "| not called |" in rows[3] and "Refused" not in rows[3]


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


def test_the_table_says_so_of_every_call_whose_source_only_refuses(api: Api) -> None:
    found = set()
    for path in SOURCE.rglob("*.cpp"):
        for name, body in BODY.findall(path.read_text(encoding="utf-8")):
            if REFUSAL.search(body) and not re.search(r"\b(?:if|for|while|switch)\b|\?", body):
                found.add(name)
    assert found == refused(api)
