// A thread marks parts of a request as ready while another one frees it, and makes and frees so many others that the
// last one has its handle. Only a partitioned send that lives is used as one.
#include <stdatomic.h>

#include "mpi-threads.h"

enum { parts = 100000, trials = 200, lives = 63, pending = 200, burners = 2 };

static char buffer[parts];
static MPI_Request request;
static atomic_int begun, over, ended;

static void* burn(void* unused) {
  (void)unused;
  for (volatile int i = 0; !atomic_load(&ended);) ++i;
  return NULL;
}

static void* mark(void* unused) {
  (void)unused;
  for (int trial = 1; trial <= trials; ++trial) {
    while (atomic_load(&begun) < trial) continue;
    const MPI_Request marked = request;
    for (int i = 0; i < parts - 1 && MPI_Pready(i, marked) == MPI_SUCCESS; ++i) continue;
    atomic_store(&over, trial);
  }
  return NULL;
}

static void replace(MPI_Comm comm) {
  MPI_Request freed = request, last;
  for (volatile int i = 0; i < begun % 50 * 100;) ++i;
  MPI_Request_free(&freed);
  for (int i = 0; i < lives; ++i) {
    MPI_Psend_init(buffer, 1, 1, MPI_BYTE, MPI_PROC_NULL, 1, comm, MPI_INFO_NULL, &freed);
    MPI_Request_free(&freed);
  }
  MPI_Irecv(buffer, 1, MPI_BYTE, my_rank, 2, comm, &last);
  while (atomic_load(&over) < atomic_load(&begun)) continue;
  MPI_Cancel(&last);
  MPI_Wait(&last, MPI_STATUS_IGNORE);
}

int main(int argc, char** argv) {
  if (start_with_threads(&argc, &argv)) {
    MPI_Comm comm;
    pthread_t marking, burning[burners];
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    for (int i = 0; i < burners; ++i) pthread_create(&burning[i], NULL, burn, NULL);
    // Libraries look through these when a request is freed.
    MPI_Request waiting[pending];
    for (int i = 0; i < pending; ++i) MPI_Irecv(buffer, 1, MPI_BYTE, my_rank, 3, comm, &waiting[i]);
    pthread_create(&marking, NULL, mark, NULL);
    for (int trial = 1; trial <= trials; ++trial) {
      CHECK_EQUAL_HERE(MPI_Psend_init(buffer, parts, 1, MPI_BYTE, my_rank, 1, comm, MPI_INFO_NULL, &request),
                       MPI_SUCCESS);
      CHECK_EQUAL_HERE(MPI_Start(&request), MPI_SUCCESS);
      atomic_store(&begun, trial);
      replace(comm);
    }
    pthread_join(marking, NULL);
    atomic_store(&ended, 1);
    for (int i = 0; i < burners; ++i) pthread_join(burning[i], NULL);
    for (int i = 0; i < pending; ++i) {
      MPI_Cancel(&waiting[i]);
      MPI_Wait(&waiting[i], MPI_STATUS_IGNORE);
    }
    MPI_Comm_free(&comm);
  }
  return finish_test();
}
