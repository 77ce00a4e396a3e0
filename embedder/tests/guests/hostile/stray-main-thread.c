// In programs that can be saved, calls of the program's first thread are looked at in the library before they are made.
// Where another thread has started MPI, the first one may not call it, and was not refused: UCX ended the process, and
// messages of the other thread got lost.
#include <pthread.h>

#include "hostile.h"

static volatile int has_started;

static void* exchange(void* unused) {
  (void)unused;
  int level = 0;
  MPI_Init_thread(NULL, NULL, MPI_THREAD_FUNNELED, &level);
  has_started = 1;
  static char sent[1000], received[1000];
  for (;;) {
    MPI_Request requests[2];
    MPI_Irecv(received, 1000, MPI_BYTE, 0, 1, MPI_COMM_SELF, &requests[0]);
    MPI_Isend(sent, 1000, MPI_BYTE, 0, 1, MPI_COMM_SELF, &requests[1]);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
  }
}

int main(void) {
  MPI_Session session;
  MPI_Request none = MPI_REQUEST_NULL;
  MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session);
  MPI_Wait(&none, MPI_STATUS_IGNORE);
  MPI_Session_finalize(&session);
  pthread_t thread;
  pthread_create(&thread, NULL, exchange, NULL);
  while (!has_started) continue;
  static char sent[1000], received[1000];
  MPI_Sendrecv(sent, 1000, MPI_BYTE, 0, 99, received, 1000, MPI_BYTE, 0, 99, MPI_COMM_SELF, MPI_STATUS_IGNORE);
  printf("MPI_Sendrecv was not refused\n");
  return 0;
}
