"""What programs of 2023 call is made from the same table, with their numbers and statuses translated."""

from __future__ import annotations

from mpi_api.model import Api
from mpi_api.write_mpiwasm_2023 import call, values, write_table_2023


def test_numbers_stand_in_order_from_minus_one_on(api: Api) -> None:
    assert values(api, "comm") == (
        "constexpr Handle comm_values[] = "
        "{Handle{0xffffffff}, guest_MPI_COMM_WORLD, guest_MPI_COMM_SELF, guest_MPI_COMM_NULL};"
    )
    assert values(api, "any_tag") == "constexpr std::int32_t any_tag_values[] = {guest_MPI_ANY_TAG};"
    assert "{-1, 0, guest_MPI_WIN_BASE, " in values(api, "window_attribute")  # 0 meant nothing


def test_values_are_translated_on_the_way_in(api: Api) -> None:
    text = call(api, api.function("MPI_Bcast"))
    assert "guest_MPI_Bcast(context, buffer, count, standard(datatype_values, datatype), root, standard(" in text
    assert "code" not in text


def test_handles_in_memory_are_translated_before_and_behind(api: Api) -> None:
    lines = [line.strip() for line in call(api, api.function("MPI_Op_free")).splitlines()[1:]]
    assert lines == [
        "to_standard(*context, op_values, op);",
        "const Code code = guest_MPI_Op_free(context, op);",
        "to_2023(*context, op_values, op);",
        "return code;",
        "}",
    ]


def test_statuses_are_lent(api: Api) -> None:
    text = call(api, api.function("MPI_Waitall"))
    assert "const Address lent_array_of_statuses = lend_statuses(*context, array_of_statuses, count);" in text
    assert "guest_MPI_Waitall(context, count, array_of_requests, lent_array_of_statuses);" in text
    assert "take_statuses(*context, lent_array_of_statuses, array_of_statuses, count);" in text
    given = call(api, api.function("MPI_Get_count"))
    assert "give_statuses(*context, status, 1)" in given
    assert "take_statuses" not in given


def test_the_table_has_every_name_that_such_programs_import(api: Api) -> None:
    rows = write_table_2023(api).splitlines()
    assert 'MPIWASM_FUNCTION(MPI_Send, "iiiiii:i")' in rows
    assert 'MPIWASM_FUNCTION(MPI_Comm_f2c, "i:i")' in rows
    assert 'MPIWASM_FUNCTION(__cxa_throw, "iii:")' in rows
    assert len(rows) == 1 + len(api.mpiwasm_2023.functions) + 5
