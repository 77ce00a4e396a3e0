// Calls whose lists are longer than any memory that the host has for their copies.
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

static int failures;

static void expect(const char* call, int code) {
  int error_class = 0;
  MPI_Error_class(code, &error_class);
  if (error_class == MPI_ERR_NO_MEM) return;
  fprintf(stderr, "%s returned class %d\n", call, error_class);
  ++failures;
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
  const int length = 40 << 20;
  int* list = calloc(length, sizeof *list);
  MPI_Group world, group = MPI_GROUP_NULL;
  MPI_Datatype type = MPI_DATATYPE_NULL;
  MPI_Comm comm = MPI_COMM_NULL;
  MPI_Comm_group(MPI_COMM_WORLD, &world);
  // One that is generated, one on a communicator, one that is written by hand, and one that completes.
  expect("MPI_Group_incl", MPI_Group_incl(world, length, list, &group));
  expect("MPI_Graph_create", MPI_Graph_create(MPI_COMM_SELF, length, list, list, 0, &comm));
  expect("MPI_Type_indexed", MPI_Type_indexed(length, list, list, MPI_INT, &type));
  expect("MPI_Waitall", MPI_Waitall(length, (MPI_Request*)list, MPI_STATUSES_IGNORE));
  if (argc > 1) {  // errors end the job
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_ARE_FATAL);
    MPI_Type_indexed(length, list, list, MPI_INT, &type);
  }
  MPI_Group_free(&world);
  MPI_Finalize();
  if (failures == 0) puts("No Errors");
  return failures;
}
