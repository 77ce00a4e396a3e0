// Operations that are not complete, and all functions that complete some.
#include <stdlib.h>

#include "program.h"

enum { most_operations = 64 };

static struct operation operations[most_operations];
static int used;

static void end(int place, const MPI_Status* status) {
  struct operation* ended = &operations[place];
  if (ended->arrives && ended->key != 0) {
    check(&ended->layout, ended->count, ended->key, ended->buffer, "a message is wrong");
    add(ended->key, (uint64_t)ended->count);
  } else if (ended->arrives) {
    for (int i = 0; i < ended->count; ++i) add((uint64_t)i, ended->buffer[i]);
  }
  if (ended->source >= 0) {
    int count = 0;
    MPI_Get_count(status, MPI_UINT64_T, &count);
    require(status->MPI_SOURCE == ended->source && status->MPI_TAG == ended->tag, "a status is wrong");
    require(count == ended->count, "the count of a status is wrong");
  }
  free_layout(&ended->layout);
  free(ended->buffer);
  free(ended->more);
  ended->buffer = NULL;
}

/// Takes those that have ended out of the list.
static void close_gaps(void) {
  int left = 0;
  for (int i = 0; i < used; ++i)
    if (operations[i].buffer != NULL) operations[left++] = operations[i];
  used = left;
}

void keep(struct operation operation) {
  if (used == most_operations) complete_all();
  operations[used++] = operation;
}

void complete_all(void) {
  MPI_Request requests[most_operations];
  MPI_Status statuses[most_operations];
  for (int i = 0; i < used; ++i) requests[i] = operations[i].request;
  if (alone(2)) {
    MPI_Waitall(used, requests, statuses);
  } else {
    for (int done = 0; !done;) MPI_Testall(used, requests, &done, statuses);
  }
  for (int i = 0; i < used; ++i) end(i, &statuses[i]);
  close_gaps();
}

void complete_some(void) {
  if (used == 0) return;
  const int begin = alone(used), count = 1 + alone(used - begin);
  MPI_Request requests[most_operations];
  MPI_Status statuses[most_operations];
  int places[most_operations];
  int done = 0, ended = 0;
  for (int i = 0; i < count; ++i) requests[i] = operations[begin + i].request;
  switch (alone(8)) {
    case 0:
      MPI_Wait(&requests[0], &statuses[0]);
      end(begin, &statuses[0]);
      break;
    case 1:
      MPI_Test(&requests[0], &done, &statuses[0]);
      if (done) end(begin, &statuses[0]);
      break;
    case 2:
      MPI_Waitall(count, requests, statuses);
      for (int i = 0; i < count; ++i) end(begin + i, &statuses[i]);
      break;
    case 3:
      MPI_Testall(count, requests, &done, statuses);
      for (int i = 0; done && i < count; ++i) end(begin + i, &statuses[i]);
      break;
    case 4:
      MPI_Waitany(count, requests, &places[0], &statuses[0]);
      end(begin + places[0], &statuses[0]);
      break;
    case 5:
      MPI_Testany(count, requests, &places[0], &done, &statuses[0]);
      if (done && places[0] != MPI_UNDEFINED) end(begin + places[0], &statuses[0]);
      break;
    case 6:
      MPI_Waitsome(count, requests, &ended, places, statuses);
      for (int i = 0; i < ended; ++i) end(begin + places[i], &statuses[i]);
      break;
    default:
      MPI_Testsome(count, requests, &ended, places, statuses);
      for (int i = 0; i < ended; ++i) end(begin + places[i], &statuses[i]);
  }
  close_gaps();
}
