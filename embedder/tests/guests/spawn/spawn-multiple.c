// Two programs at once share one world; each has its own arguments. A library without spawning says so.
#include "dynamic.h"

static int be_child(MPI_Comm parents, int argc, char** argv) {
  int number = argc == 2 ? atoi(argv[1]) : -1;
  MPI_Send(&number, 1, MPI_INT, 0, my_rank, parents);
  MPI_Comm_disconnect(&parents);
  MPI_Finalize();
  return 0;
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Comm parents = MPI_COMM_NULL;
  CHECK_EQUAL(MPI_Comm_get_parent(&parents), MPI_SUCCESS);
  if (parents != MPI_COMM_NULL) return be_child(parents, argc, argv);
  char seven[] = "7";
  char eight[] = "8";
  char* first[] = {seven, NULL};
  char* second[] = {eight, NULL};
  char** arguments[] = {first, second};
  char without_ending[] = "./spawn-multiple";
  char* commands[] = {argv[0], without_ending};
  const int processes[] = {1, 2};
  const MPI_Info hints[] = {MPI_INFO_NULL, MPI_INFO_NULL};
  MPI_Comm between = MPI_COMM_NULL;
  const int code = MPI_Comm_spawn_multiple(2, commands, arguments, processes, hints, 0, MPI_COMM_SELF, &between,
                                           MPI_ERRCODES_IGNORE);
  if (code == MPI_ERR_UNSUPPORTED_OPERATION) {
    CHECK(runs_over("serial"));
  } else if (dynamic(code, "MPI_Comm_spawn_multiple")) {
    const int expected[] = {7, 8, 8};
    for (int i = 0; i < LENGTH(expected); ++i) {
      int number = 0;
      CHECK_EQUAL(MPI_Recv(&number, 1, MPI_INT, i, i, between, MPI_STATUS_IGNORE), MPI_SUCCESS);
      CHECK_EQUAL(number, expected[i]);
    }
    CHECK_EQUAL(MPI_Comm_disconnect(&between), MPI_SUCCESS);
  }
  return finish_test();
}
