// Results of 2 GiB and more of operations between groups of eight and one. MPICH broadcasts and scatters them within
// the larger group, whose bytes it counts in an int: the places of parts wrapped around, in its own memory where the
// data have gaps. So do those of an exchange within the larger group in which less is sent than there is room for. The
// eight are refused, but for MPICH since 4.3; the memory is hardly touched.
#include "hostile.h"

enum { eight = 8 };
static const size_t gigabyte = (size_t)1 << 30, page = 65536;

static void check_refused(int code) {
  int error_class = MPI_SUCCESS;
  MPI_Error_class(code, &error_class);
  CHECK_EQUAL(error_class, MPI_ERR_COUNT);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Comm group, between;
  MPI_Comm_split(MPI_COMM_WORLD, my_rank == eight, my_rank, &group);
  MPI_Intercomm_create(group, 0, MPI_COMM_WORLD, my_rank == eight ? 0 : eight, 7, &between);
  MPI_Comm_set_errhandler(between, MPI_ERRORS_RETURN);
  MPI_Comm_set_errhandler(group, MPI_ERRORS_RETURN);
  int others = 0;
  MPI_Comm_remote_size(between, &others);
  CHECK_EQUAL(others, my_rank == eight ? eight : 1);
  if (my_rank < eight && lengths_are_limited()) {
    const size_t before = __builtin_wasm_memory_grow(0, 2 * gigabyte / page + 1);
    CHECK(before != (size_t)-1);
    char* room = (char*)(before * page);
    MPI_Request request;
    MPI_Datatype wide;
    MPI_Type_contiguous(2, MPI_INT, &wide);
    MPI_Type_commit(&wide);
    const int pairs = (int)(2 * gigabyte / (2 * sizeof(int))), place = 0, ints = 2 * pairs, byte = 1;
    check_refused(MPI_Allgatherv(&byte, 0, MPI_INT, room, &pairs, &place, wide, between));
    check_refused(MPI_Iallgatherv(&byte, 0, MPI_INT, room, &pairs, &place, wide, between, &request));
    check_refused(MPI_Allgatherv_init(&byte, 0, MPI_INT, room, &pairs, &place, wide, between, MPI_INFO_NULL, &request));
    check_refused(MPI_Allreduce(room, room, ints, MPI_INT, MPI_SUM, between));
    check_refused(MPI_Iallreduce(room, room, ints, MPI_INT, MPI_SUM, between, &request));
    check_refused(MPI_Reduce_scatter_block(room, room, ints / eight, MPI_INT, MPI_SUM, between));
    check_refused(MPI_Ireduce_scatter_block(room, room, ints / eight, MPI_INT, MPI_SUM, between, &request));
    check_refused(MPI_Alltoall(room, 1, MPI_CHAR, room + eight, (int)(2 * gigabyte / eight), MPI_CHAR, group));
    MPI_Type_free(&wide);
  }
  MPI_Comm_free(&between);
  MPI_Comm_free(&group);
  return finish_test();
}
