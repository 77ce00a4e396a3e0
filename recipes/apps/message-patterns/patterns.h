// The patterns: how one exchange of a size is done, and whether it brought what it should. Ranks form a ring where a
// pattern has neighbours; rank 0 is the root where it has one. `bytes` is what one rank sends to one other.
#pragma once

#include <mpi.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../common/exchanges.h"

enum { overlapped_numbers = 2000 };

static int exchange_rank;
static int exchange_size;
static char* outgoing;  // for every rank `bytes`
static char* incoming;
static MPI_Win window;             // over `incoming`
static MPI_Datatype every_second;  // doubles, `bytes` of them, with gaps of the same size
static double overlapped[overlapped_numbers];

struct pattern {
  const char* name;
  void (*exchange)(int bytes);
  bool (*arrived)(int bytes);
};

static int left_neighbour(void) { return (exchange_rank + exchange_size - 1) % exchange_size; }
static int right_neighbour(void) { return (exchange_rank + 1) % exchange_size; }

// Twice as much as is sent, for the patterns with gaps.
static void make_buffers(size_t largest) {
  MPI_Comm_rank(MPI_COMM_WORLD, &exchange_rank);
  MPI_Comm_size(MPI_COMM_WORLD, &exchange_size);
  const size_t blocks = exchange_size < 2 ? 2 : (size_t)exchange_size;
  const size_t capacity = blocks * (largest + sizeof(double));
  outgoing = calloc(capacity, 1);
  incoming = calloc(capacity, 1);
  if (outgoing == NULL || incoming == NULL) {
    fprintf(stderr, "message-patterns: no memory for two times %zu bytes\n", capacity);
    MPI_Abort(MPI_COMM_WORLD, 1);
  }
  for (int i = 0; i < overlapped_numbers; ++i) {
    overlapped[i] = 1.0 + i * 1e-3;
  }
  // Open MPI 4.1 makes no window of one process alone.
  window = MPI_WIN_NULL;
  if (exchange_size > 1) {
    MPI_Win_create(incoming, (MPI_Aint)capacity, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &window);
    MPI_Win_lock_all(0, window);
  }
}

static void free_buffers(void) {
  if (window != MPI_WIN_NULL) {
    MPI_Win_unlock_all(window);
    MPI_Win_free(&window);
  }
  free(outgoing);
  free(incoming);
}

static void prepare_size(int bytes) {
  MPI_Type_vector(bytes / (int)sizeof(double), 1, 2, MPI_DOUBLE, &every_second);
  MPI_Type_commit(&every_second);
}

static void finish_size(void) { MPI_Type_free(&every_second); }

static void fill_buffers(int bytes) {
  for (int receiver = 0; receiver < exchange_size; ++receiver) {
    for (int place = 0; place < bytes; ++place) {
      outgoing[(size_t)receiver * (size_t)bytes + (size_t)place] = exchanged_byte(exchange_rank, receiver, place);
    }
  }
  memset(incoming, -1, (size_t)(exchange_size < 2 ? 2 : exchange_size) * (size_t)bytes);
  if (window != MPI_WIN_NULL) {
    MPI_Win_sync(window);
  }
}

// Whether block `block` of what came holds what `sender` has for `receiver`.
static bool block_is(int block, int sender, int receiver, int bytes) {
  for (int place = 0; place < bytes; ++place) {
    if (incoming[(size_t)block * (size_t)bytes + (size_t)place] != exchanged_byte(sender, receiver, place)) {
      return false;
    }
  }
  return true;
}

// What neighbours send lies at the front, where the block for rank 0 is.
static bool came_from_left(int bytes) { return block_is(0, left_neighbour(), 0, bytes); }

static void send_receive(int bytes) {
  MPI_Sendrecv(outgoing, bytes, MPI_BYTE, right_neighbour(), 0, incoming, bytes, MPI_BYTE, left_neighbour(), 0,
               MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

static void broadcast(int bytes) {
  MPI_Bcast(exchange_rank == 0 ? outgoing : incoming, bytes, MPI_BYTE, 0, MPI_COMM_WORLD);
}

static bool came_from_root(int bytes) { return exchange_rank == 0 || block_is(0, 0, 0, bytes); }

static void gather(int bytes) { MPI_Gather(outgoing, bytes, MPI_BYTE, incoming, bytes, MPI_BYTE, 0, MPI_COMM_WORLD); }

static void all_gather(int bytes) {
  MPI_Allgather(outgoing, bytes, MPI_BYTE, incoming, bytes, MPI_BYTE, MPI_COMM_WORLD);
}

static bool came_from_all(int bytes) {
  bool right = true;
  for (int sender = 0; sender < exchange_size; ++sender) {
    right = right && block_is(sender, sender, 0, bytes);
  }
  return right;
}

static bool root_has_all(int bytes) { return exchange_rank != 0 || came_from_all(bytes); }

static void scatter(int bytes) { MPI_Scatter(outgoing, bytes, MPI_BYTE, incoming, bytes, MPI_BYTE, 0, MPI_COMM_WORLD); }

static bool came_scattered(int bytes) { return block_is(0, 0, exchange_rank, bytes); }

static void all_to_all(int bytes) {
  MPI_Alltoall(outgoing, bytes, MPI_BYTE, incoming, bytes, MPI_BYTE, MPI_COMM_WORLD);
}

static bool came_to_all(int bytes) {
  bool right = true;
  for (int sender = 0; sender < exchange_size; ++sender) {
    right = right && block_is(sender, sender, exchange_rank, bytes);
  }
  return right;
}

// The exclusive or of bytes, as whole numbers of 64 bits.
static void reduce(int bytes) {
  MPI_Reduce(outgoing, incoming, bytes / (int)sizeof(uint64_t), MPI_UINT64_T, MPI_BXOR, 0, MPI_COMM_WORLD);
}

static bool came_reduced(int bytes) {
  for (int place = 0; exchange_rank == 0 && place < bytes; ++place) {
    char expected = 0;
    for (int sender = 0; sender < exchange_size; ++sender) {
      expected = (char)(expected ^ exchanged_byte(sender, 0, place));
    }
    if (incoming[place] != expected) {
      return false;
    }
  }
  return true;
}

// Messages travel while the rank computes something of its own.
static void overlap(int bytes) {
  MPI_Request requests[2];
  MPI_Irecv(incoming, bytes, MPI_BYTE, left_neighbour(), 0, MPI_COMM_WORLD, &requests[0]);
  MPI_Isend(outgoing, bytes, MPI_BYTE, right_neighbour(), 0, MPI_COMM_WORLD, &requests[1]);
  for (int i = 0; i < overlapped_numbers; ++i) {
    overlapped[i] = 0.5 * (overlapped[i] + 2.0 / overlapped[i]);
  }
  MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
}

static void send_with_gaps(int bytes) {
  const int count = bytes > 0 ? 1 : 0;
  MPI_Sendrecv(outgoing, count, every_second, right_neighbour(), 0, incoming, count, every_second, left_neighbour(), 0,
               MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

static bool came_with_gaps(int bytes) {
  const int width = sizeof(double);
  for (int place = 0; place < bytes; ++place) {
    const int in_memory = place / width * 2 * width + place % width;
    // What lies in the gaps, and behind the first half, is the next rank's block.
    const char expected = exchanged_byte(left_neighbour(), in_memory / bytes, in_memory % bytes);
    if (exchange_size > 1 && incoming[in_memory] != expected) {
      return false;
    }
  }
  return true;
}

static void put(int bytes) {
  if (window != MPI_WIN_NULL) {
    MPI_Put(outgoing, bytes, MPI_BYTE, right_neighbour(), 0, bytes, MPI_BYTE, window);
    MPI_Win_flush(right_neighbour(), window);
  }
}

static bool came_by_put(int bytes) {
  if (window != MPI_WIN_NULL) {
    MPI_Win_sync(window);
  }
  return window == MPI_WIN_NULL || came_from_left(bytes);
}

// Into the other buffer, so that nothing is read while it is written.
static void get(int bytes) {
  if (window != MPI_WIN_NULL) {
    MPI_Get(outgoing, bytes, MPI_BYTE, left_neighbour(), 0, bytes, MPI_BYTE, window);
    MPI_Win_flush(left_neighbour(), window);
  }
}

// `incoming` of every rank was full of -1.
static bool came_by_get(int bytes) {
  for (int place = 0; window != MPI_WIN_NULL && place < bytes; ++place) {
    if (outgoing[place] != -1) {
      return false;
    }
  }
  return true;
}

static const struct pattern patterns[] = {
    {"sendrecv", send_receive, came_from_left},
    {"bcast", broadcast, came_from_root},
    {"allgather", all_gather, came_from_all},
    {"alltoall", all_to_all, came_to_all},
    {"reduce", reduce, came_reduced},
    {"gather", gather, root_has_all},
    {"scatter", scatter, came_scattered},
    {"overlap", overlap, came_from_left},
    {"derived", send_with_gaps, came_with_gaps},
    {"put", put, came_by_put},
    {"get", get, came_by_get},
};

static const struct pattern* find_pattern(const char* name) {
  for (size_t i = 0; i < sizeof patterns / sizeof patterns[0]; ++i) {
    if (strcmp(patterns[i].name, name) == 0) {
      return &patterns[i];
    }
  }
  return NULL;
}
