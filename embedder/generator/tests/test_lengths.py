"""Every form of the text between brackets becomes the right Length."""

from __future__ import annotations

from mpi_api.model import Api, Factor


def test_a_list_has_as_many_entries_as_a_parameter_says(api: Api) -> None:
    length = api.function("MPI_Waitall").parameter("array_of_requests").length
    assert length is not None
    assert (length.form, length.factors) == ("list", (Factor("parameter", "count"),))


def test_a_list_of_triples(api: Api) -> None:
    length = api.function("MPI_Group_range_incl").parameter("ranges").length
    assert length is not None
    assert length.factors == (Factor("parameter", "n"), Factor("number", number=3))


def test_a_text_is_bounded_by_a_constant_or_by_a_parameter_and_the_zero_byte(api: Api) -> None:
    name = api.function("MPI_Comm_get_name").parameter("comm_name").length
    value = api.function("MPI_Info_get").parameter("value").length
    assert name is not None and value is not None
    assert name.factors == (Factor("constant", "MPI_MAX_OBJECT_NAME"),)
    assert value.factors == (Factor("parameter", "valuelen", 1),)


def test_the_last_entry_and_the_sum_of_a_list(api: Api) -> None:
    edges = api.function("MPI_Graph_create").parameter("edges").length
    weights = api.function("MPI_Dist_graph_create").parameter("weights").length
    assert edges is not None and weights is not None
    assert edges.factors == (Factor("last", "indx"),)
    assert weights.factors == (Factor("sum", "degrees"),)


def test_a_block_of_elements(api: Api) -> None:
    length = api.function("MPI_Send").parameter("buf").length
    assert length is not None
    assert (length.form, length.datatype) == ("block", "datatype")
    assert length.factors == (Factor("parameter", "count"),)


def test_a_block_for_every_process(api: Api) -> None:
    length = api.function("MPI_Alltoall").parameter("recvbuf").length
    assert length is not None
    assert (length.form, length.datatype) == ("block", "recvtype")
    assert length.factors == (Factor("parameter", "recvcount"), Factor("size"))


def test_a_vector_has_counts_and_places_in_extents(api: Api) -> None:
    length = api.function("MPI_Gatherv").parameter("recvbuf").length
    assert length is not None
    assert (length.form, length.displacements, length.in_bytes) == ("vector", "displs", False)
    assert length.factors == (Factor("parameter", "recvcounts"),)


def test_alltoallw_counts_its_places_in_bytes_and_has_a_list_of_types(api: Api) -> None:
    function = api.function("MPI_Neighbor_alltoallw")
    length = function.parameter("sendbuf").length
    assert length is not None
    assert (length.datatype, length.displacements) == ("sendtypes", "sdispls")
    assert length.in_bytes
    types = function.parameter("sendtypes")
    assert types.is_list and types.length is not None
    assert types.length.factors == (Factor("neighbors_out"),)


def test_a_length_in_bytes(api: Api) -> None:
    length = api.function("MPI_Pack").parameter("outbuf").length
    assert length is not None
    assert (length.form, length.factors) == ("bytes", (Factor("parameter", "outsize"),))


def test_reduce_scatter_reads_more_of_its_result_when_it_is_in_place(api: Api) -> None:
    length = api.function("MPI_Reduce_scatter").parameter("recvbuf").length
    assert length is not None and length.in_place is not None
    assert length.factors == (Factor("mine", "recvcounts"),)
    assert length.in_place.factors == (Factor("sum", "recvcounts"),)
