"""Functions of a hand-written source that are made for both sizes of counts from one template (the key `body`)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from core.schema import ApiError
from mpi_api.read_api import read_api
from mpi_api.write_both_counts import include_of, sources_with_bodies, write_both_counts

SOURCE = "src/calls/messages/things.cpp"
CHAPTER = f"""
[MPI_Thing]
since = "1.0"
large_since = "4.0"
says = "Does a thing."
binding = "{SOURCE}"
body = "BODY"
takes = '''
  buf       buffer    in  [count x datatype]
  count     count     in
  datatype  datatype  in
  comm      comm      in
'''
"""


def written(table: Callable[..., Path], body: str) -> str:
    api = read_api(table(CHAPTER.replace("BODY", body)))
    assert sources_with_bodies(api) == [SOURCE]
    return write_both_counts(api, SOURCE)


def test_the_template_gets_the_type_of_the_counts(table: Callable[..., Path]) -> None:
    text = written(table, "use<Count>")
    small, large = text.split("Code guest_MPI_Thing_c(")
    assert "std::int32_t count" in small
    assert 'Call call(*context, "MPI_Thing", comm);' in small
    assert "return use<std::int32_t>(call, buf, count, datatype, comm);" in small
    assert "std::int64_t count" in large
    assert 'Call call(*context, "MPI_Thing_c", comm);' in large
    assert "return use<std::int64_t>(call, buf, count, datatype, comm);" in large


def test_further_arguments_of_the_template_stay(table: Callable[..., Path]) -> None:
    assert "return use<std::int64_t, Way::back>(call," in written(table, "use<Count, Way::back>")


def test_a_function_without_template_does_the_work_of_both(table: Callable[..., Path]) -> None:
    assert written(table, "use").count("return use(call, buf, count, datatype, comm);") == 2


def test_the_source_includes_a_file_of_its_name() -> None:
    assert include_of(SOURCE) == "calls/things.inc"


@pytest.mark.parametrize("body", ["use(1)", "use<Count", "return use", "use; abort"])
def test_other_code_is_refused(table: Callable[..., Path], body: str) -> None:
    with pytest.raises(ApiError, match="body: '.*' is not a function, with the arguments of a template"):
        read_api(table(CHAPTER.replace("BODY", body)))


def test_a_generated_call_has_no_body(table: Callable[..., Path]) -> None:
    with pytest.raises(ApiError, match="body: is for functions that are written by hand"):
        read_api(table(CHAPTER.replace(f'binding = "{SOURCE}"\n', "").replace("BODY", "use<Count>")))
