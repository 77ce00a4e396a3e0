// More objects of each kind than a slot has handles, and a message with the largest tag, are there at each call.
#include <mpi.h>
#include <stdio.h>

enum { many = 300 };

static MPI_Datatype types[many];
static MPI_Op operations[many];
static MPI_Info infos[many];
static MPI_Group groups[many];

static void add(void* in, void* inout, int* length, MPI_Datatype* type) {
  (void)type;
  for (int i = 0; i < *length; ++i) ((int*)inout)[i] += ((int*)in)[i];
}

static void make(int number) {
  char value[16];
  MPI_Type_vector(2, 1, number + 2, MPI_INT, &types[number]);
  MPI_Type_commit(&types[number]);
  MPI_Op_create(add, 1, &operations[number]);
  MPI_Info_create(&infos[number]);
  snprintf(value, sizeof value, "%d", number);
  MPI_Info_set(infos[number], "number", value);
  MPI_Comm_group(MPI_COMM_WORLD, &groups[number]);
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int rank = 0, size = 0, found = 0, *largest = NULL;
  long sum = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, &largest, &found);
  // Handles of objects that have gone are among those of the others.
  for (int i = 0; i < many; ++i) {
    make(i);
    if (i % 3 != 0) continue;
    MPI_Type_free(&types[i]);
    MPI_Op_free(&operations[i]);
    MPI_Info_free(&infos[i]);
    MPI_Group_free(&groups[i]);
    make(i);
  }
  MPI_Send(&rank, 1, MPI_INT, (rank + 1) % size, *largest, MPI_COMM_WORLD);
  for (int i = 0; i < many; ++i) {
    MPI_Aint lower = 0, extent = 0;
    char value[16] = "";
    int length = sizeof value, is_set = 0, members = 0, all = 0;
    MPI_Type_get_extent(types[i], &lower, &extent);
    MPI_Info_get_string(infos[i], "number", &length, value, &is_set);
    MPI_Group_size(groups[i], &members);
    // At most 256 operations reduce.
    MPI_Allreduce(&i, &all, 1, MPI_INT, operations[i % 200], MPI_COMM_WORLD);
    sum += extent + value[0] + members + all;
  }
  int other = -1;
  MPI_Recv(&other, 1, MPI_INT, MPI_ANY_SOURCE, *largest, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  if (rank == 0) printf("%ld %d\n", sum, other);
  MPI_Finalize();
  return 0;
}
