// A channel: some processes of a job, which may be of different programs. Each is a producer, a consumer, or both.
#ifndef MPIWASM_EXCHANGE_TYPES_H
#define MPIWASM_EXCHANGE_TYPES_H

#include <mpi.h>

#include "check.h"

// Bytes of the largest segment of this process, with room for padding.
#define EXCHANGE_LARGEST ((uint64_t)PTRDIFF_MAX - (UINT64_C(1) << 17))

enum exchange_roles { EXCHANGE_PRODUCER = 1, EXCHANGE_CONSUMER = 2 };

enum exchange_result {
  EXCHANGE_OK = 0,
  EXCHANGE_FINISHED = 1,     // the producers have finished, and there is no further step
  EXCHANGE_NOT_YET = 2,      // no step within the given time
  EXCHANGE_DROPPED = 3,      // the step is omitted, as a consumer still uses the slot
  EXCHANGE_OVERWRITTEN = 4,  // a producer has overwritten the step while it was read: its values are not usable
  EXCHANGE_FAILED = -1       // channel.message says why
};

// Which step a consumer wants.
enum exchange_which { EXCHANGE_NEXT = 1, EXCHANGE_NEWEST = 2 };

struct exchange_options {
  int roles;
  uint32_t slots;   // 2 for a double buffer
  uint32_t policy;  // of a producer: enum exchange_policy
  double patience;  // seconds after which a consumer that releases nothing is taken for lost
  int apart;        // 1: as if every process were on a node of its own; the same in all processes
};

// What a consumer sees of one producer.
struct exchange_part {
  int rank;
  struct exchange_description description;
  const char* slot;  // the values of the acquired step: where the producer wrote them, or a copy from another node
  char* copy;
  uint32_t held;  // the slot that is acquired
};

struct exchange_step {
  uint64_t number;
  double time;
};

struct exchange_channel {
  MPI_Comm comm;
  MPI_Comm node;
  MPI_Win shared;
  MPI_Win remote;
  struct exchange_options options;
  int rank;
  int size;
  char* own;  // the segment of this process
  void* allocated;
  const char** near;                        // for each process: its segment, or null if it is on another node
  uint64_t* bytes;                          // for each process: the size of its memory
  MPI_Aint* margin;                         // for each process: where its segment begins in the remote window
  int* roles;                               // for each process
  int* lost;                                // for each process: 1 while a producer does not wait for this consumer
  uint64_t* released;                       // for each process: what it had released when a producer last waited for it
  double* since;                            // for each process: since when a producer waits for it; 0 if it does not
  struct exchange_description description;  // of a producer's own segment
  uint64_t number;                          // of the step that is written, or is written next
  int writing;
  struct exchange_part* parts;
  int part_count;
  uint64_t next;
  int holds;
  struct exchange_step step;
  char message[256];
};

// The default: a double buffer, whose producer waits up to a minute.
static inline struct exchange_options exchange_default_options(int roles) {
  struct exchange_options options;
  options.roles = roles;
  options.slots = 2;
  options.policy = EXCHANGE_BLOCK;
  options.patience = 60.0;
  options.apart = 0;
  return options;
}

static inline int exchange_fail(struct exchange_channel* channel, const char* what, int rank) {
  if (rank < 0) {
    (void)snprintf(channel->message, sizeof channel->message, "exchange: %s", what);
  } else {
    (void)snprintf(channel->message, sizeof channel->message, "exchange: the segment of rank %d: %s", rank, what);
  }
  return EXCHANGE_FAILED;
}

static inline int exchange_fail_in_mpi(struct exchange_channel* channel, const char* call, int code) {
  char text[MPI_MAX_ERROR_STRING] = "";
  int length = 0;
  (void)MPI_Error_string(code, text, &length);
  (void)snprintf(channel->message, sizeof channel->message, "exchange: %s: %.200s", call, text);
  return EXCHANGE_FAILED;
}

#endif
