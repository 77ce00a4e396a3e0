"""A mistake in the table is refused with a message that names file, function and parameter."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from core.schema import ApiError
from mpi_api.read_api import read_api
from small_table import CONSTANTS, KINDS

Table = Callable[..., Path]


def block(takes: str, more: str = "") -> str:
    return f'[MPI_Sum]\nsince = "1.0"\nsays = "Sums."\n{more}\ntakes = """\n{takes}\n"""\n'


def test_the_small_table_is_right(table: Table) -> None:
    api = read_api(table(block("buf buffer in [count x datatype]\ncount count\ndatatype datatype")))
    assert [function.name for function in api.functions] == ["MPI_Sum", "MPI_Sum_c"]
    assert api.function("MPI_Sum_c").parameter("count").c_type == "MPI_Count"
    assert api.function("MPI_Sum").parameter("count").direction == "in"


@pytest.mark.parametrize(
    ("chapter", "message"),
    [
        (block("a nothing"), "sums.toml: MPI_Sum: a: unknown kind 'nothing'"),
        (block("a"), "sums.toml: MPI_Sum: cannot read the line 'a'"),
        (block("a int\na int"), "sums.toml: MPI_Sum: a: written twice"),
        (block("a int sideways"), "sums.toml: MPI_Sum: a: unknown remark 'sideways'"),
        (block("a int in until tomorrow"), "sums.toml: MPI_Sum: a: unknown remark 'until tomorrow'"),
        (block("a int in unless b in place"), "sums.toml: MPI_Sum: a: no parameter is called 'b'"),
        (block("a int in [b]"), "sums.toml: MPI_Sum: a: [b]: no parameter or word of this name"),
        (block("a buffer in"), "sums.toml: MPI_Sum: a: a buffer must have a length"),
        (
            block("a buffer in [n x n]\nn int"),
            "sums.toml: MPI_Sum: a: [n x n]: exactly one factor must be a datatype",
        ),
        (
            block("a buffer in [n x d at n]\nn int\nd datatype"),
            "sums.toml: MPI_Sum: a: [n x d at n]: a vector takes one list of counts",
        ),
        (
            block("a buffer in [n x d at n]\nn counts in [size]\nd datatype"),
            "sums.toml: MPI_Sum: a: [n x d at n]: 'n' is not a list of displacements",
        ),
        (
            block("a buffer in [elsewhere]"),
            "sums.toml: MPI_Sum: a: the length of a generated call must be known",
        ),
        (block("a string out"), "sums.toml: MPI_Sum: a: a string that is written must have a length"),
        (block("a location"), "sums.toml: MPI_Sum: a: only a hand-written function takes the shape 'address'"),
        (block("a int", 'since_when = "1.0"'), "sums.toml: MPI_Sum: unknown key 'since_when'"),
        (block("a int", 'deprecated = "6.0"'), "sums.toml: MPI_Sum: deprecated: '6.0' is not a version of MPI"),
        (block("a int", 'returns = "void"'), "sums.toml: MPI_Sum: returns: unknown kind 'void'"),
        (
            block("a int", 'needs_at_start = "luck"'),
            "sums.toml: MPI_Sum: needs_at_start: 'luck' is none of private_communicators, port_seal",
        ),
        (block("a int", "catches = true"), "sums.toml: MPI_Sum: catches: is for functions that are written by hand"),
        (
            block("a int", 'threads = "never"'),
            "sums.toml: MPI_Sum: threads: 'never' is none of in_turn, alone, collective, starts_or_ends, "
            "at_any_level, without_turn",
        ),
        (
            block("a int", 'stops = "sleeping"'),
            "sums.toml: MPI_Sum: stops: 'sleeping' is not a kind of stopping points",
        ),
        (
            block("a int", 'stops = "collective a"'),
            "sums.toml: MPI_Sum: stops: 'collective' must name a parameter of the kind comm",
        ),
        (
            block("a int", 'stops = "probe a"'),
            "sums.toml: MPI_Sum: stops: 'probe' must name a parameter of the kind none",
        ),
        (
            block("a int", 'stops = "probe"\nkeeps_turn = true'),
            "sums.toml: MPI_Sum: stops: the function neither waits nor communicates (keeps_turn)",
        ),
        (block("a int", 'stops_large = "probe"'), "sums.toml: MPI_Sum: stops_large: there is no 'stops'"),
        (block("a int", 'errors_on = "b"'), "sums.toml: MPI_Sum: errors_on: no parameter or word 'b'"),
        (block("a int", 'refused = "no"'), "sums.toml: MPI_Sum: refused: must be one sentence"),
        (
            block("a int", 'refused = "There are none."'),
            "sums.toml: MPI_Sum: refused: only a hand-written function can refuse every call",
        ),
        ('[MPI_Sum]\nsays = "Sums."\n', "sums.toml: MPI_Sum: 'since' is missing"),
        ('[MPI_Sum]\nsince = "1.0"\nsays = "sums"\n', "sums.toml: MPI_Sum: says: must be one sentence"),
        ('[mpi_sum]\nsince = "1.0"\nsays = "Sums."\n', "sums.toml: mpi_sum: not the name of an MPI function"),
        ("[chapter]\nplace = 1\n", "sums.toml: chapter: 'title' is missing"),
    ],
)
def test_a_mistake_in_a_chapter(table: Table, chapter: str, message: str) -> None:
    with pytest.raises(ApiError) as error:
        read_api(table(chapter))
    assert str(error.value) == message


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('shape = "handle"', 'shape = "round"', "kinds.toml: datatype: unknown shape 'round'"),
        ('["datatype"]', '["types"]', "kinds.toml: datatype: no group of constants is called 'types'"),
        ("MPI_ERR_COUNT", "MPI_ERR_X", "kinds.toml: count: no error class is called 'MPI_ERR_X'"),
    ],
)
def test_a_mistake_in_the_kinds(table: Table, old: str, new: str, message: str) -> None:
    with pytest.raises(ApiError) as error:
        read_api(table("", kinds=KINDS.replace(old, new, 1)))
    assert str(error.value) == message


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("0x209  1.0", "0x209", "constants.toml: datatype: cannot read the row 'MPI_INT  0x209'"),
        ("0x209  1.0", "0x209  1.7", "constants.toml: datatype: MPI_INT: '1.7' is not a version of MPI"),
        ("0x209  1.0", "0x209  1.0  old", "constants.toml: datatype: MPI_INT: unknown remark 'old'"),
        (
            "0x209  1.0",
            "MPI_LONG  1.0",
            "constants.toml: datatype: MPI_INT: no earlier row of the group is called 'MPI_LONG'",
        ),
        ("MPI_INT  ", "MPI_SUCCESS  ", "constants.toml: datatype: MPI_SUCCESS: already in group 'error_class'"),
    ],
)
def test_a_mistake_in_the_constants(table: Table, old: str, new: str, message: str) -> None:
    with pytest.raises(ApiError) as error:
        read_api(table("", constants=CONSTANTS.replace(old, new, 1)))
    assert str(error.value) == message


def test_a_function_may_stand_in_one_chapter_only(table: Table) -> None:
    folder = table(block("a int"))
    (folder / "more.toml").write_text('[chapter]\ntitle = "More"\nplace = 2\n' + block("a int"))
    with pytest.raises(ApiError) as error:
        read_api(folder)
    assert str(error.value) == "more.toml: MPI_Sum: already in sums.toml"


def test_text_that_is_not_toml_is_named(table: Table) -> None:
    with pytest.raises(ApiError) as error:
        read_api(table("[MPI_Sum\n"))
    assert str(error.value).startswith("sums.toml: ")


def test_a_callback_needs_its_name_in_its_declaration(table: Table) -> None:
    callbacks = '[MPI_Sum_function]\nsays = "sums"\ndeclares = "void f(int a)"\n'
    with pytest.raises(ApiError) as error:
        read_api(table("", callbacks=callbacks))
    assert str(error.value) == "callbacks.toml: MPI_Sum_function: declares: must contain '{name}('"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('functions = "MPI_Sum MPI_More"\n[by_hand]\n', "functions: 'MPI_More' is not in the table"),
        ('functions = ""\n[by_hand]\n[datatype]\nMPI_REAL = 1\n', "datatype: no constant is called 'MPI_REAL'"),
        ('functions = ""\n[by_hand]\n[datatype]\nMPI_INT = -2\n', "datatype: MPI_INT: must not be below -1"),
        ('functions = ""\n[by_hand]\n[colour]\n', "unknown key 'colour'"),
    ],
)
def test_a_mistake_in_the_abi_of_2023(table: Table, text: str, problem: str) -> None:
    folder = table('[MPI_Sum]\nsince = "1.0"\nsays = "Sums."\n')
    (folder / "mpiwasm-2023.toml").write_text(text)
    with pytest.raises(ApiError, match=re.escape(f"mpiwasm-2023.toml: {problem}")):
        read_api(folder)
