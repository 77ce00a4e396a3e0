// Has made many objects and freed all but the last ones, whose handles are the highest.
#include <mpi.h>
#include <stdio.h>

enum { many = 20000, points = 10 };

static MPI_Info infos[many];
static MPI_Group groups[many];
static MPI_Request requests[many];

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  MPI_Group world;
  MPI_Comm_group(MPI_COMM_WORLD, &world);
  int received = 0;
  for (int i = 0; i < many; ++i) {
    MPI_Info_create(&infos[i]);
    MPI_Group_incl(world, 1, &received, &groups[i]);
    MPI_Recv_init(&received, 1, MPI_INT, 0, 0, MPI_COMM_WORLD, &requests[i]);
  }
  for (int i = 0; i + 1 < many; ++i) {
    MPI_Info_free(&infos[i]);
    MPI_Group_free(&groups[i]);
    MPI_Request_free(&requests[i]);
  }
  MPI_Info_set(infos[many - 1], "key", "value");
  for (int i = 0; i < points; ++i) MPI_Barrier(MPI_COMM_WORLD);
  int keys = 0, size = 0, sent = 5;
  MPI_Info_get_nkeys(infos[many - 1], &keys);
  MPI_Group_size(groups[many - 1], &size);
  MPI_Request send;
  MPI_Start(&requests[many - 1]);
  MPI_Isend(&sent, 1, MPI_INT, 0, 0, MPI_COMM_WORLD, &send);
  MPI_Wait(&send, MPI_STATUS_IGNORE);
  MPI_Wait(&requests[many - 1], MPI_STATUS_IGNORE);
  puts(keys == 1 && size == 1 && received == 5 ? "the last ones are there" : "some are missing");
  MPI_Finalize();
  return 0;
}
