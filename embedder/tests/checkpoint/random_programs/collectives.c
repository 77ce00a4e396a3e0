// Collective operations: blocking, nonblocking and persistent.
#include <stdlib.h>
#include <string.h>

#include "program.h"

enum { words = 4, many = 6000, kinds = 17 };
enum mode { blocking, nonblocking, persistent };

MPI_Op own_sum;

// One operation in one of its three forms, with the arguments that all of them have.
#define CALL(name, nonblocking_name, ...)                                           \
  (mode == blocking      ? MPI_##name(__VA_ARGS__, team->comm)                      \
   : mode == nonblocking ? MPI_##nonblocking_name(__VA_ARGS__, team->comm, request) \
                         : MPI_##name##_init(__VA_ARGS__, team->comm, MPI_INFO_NULL, request))

/// How many words the first member sends to the second one in operations with lists.
static int between(int one, int other) { return (one + 2 * other) % 3; }

static MPI_Op operation(int choice) {
  const MPI_Op all[] = {MPI_SUM, MPI_BXOR, MPI_MAX, own_sum};
  return all[choice % 4];
}

/// The lists: how much goes to each member and where it lies, and the same for what comes.
static void fill_lists(const struct team* team, int kind, int root, int lists[4][most_ranks]) {
  for (int i = 0; i < team->count; ++i) {
    const int of_root = kind == 15 || kind == 16;
    lists[0][i] = kind == 7 ? between(team->mine, 0) : between(of_root ? i : team->mine, of_root ? root : i);
    lists[1][i] = lists[3][i] = i * words;
    lists[2][i] = kind == 7 ? between(i, 0) : between(i, of_root ? root : team->mine);
  }
}

static void begin(struct team* team, int kind, int root, int choice, int count, uint64_t* in, uint64_t* out,
                  int lists[4][most_ranks], enum mode mode, MPI_Request* request) {
  static MPI_Datatype types[most_ranks];
  const MPI_Datatype type = MPI_UINT64_T;
  const MPI_Op op = operation(choice);
  fill_lists(team, kind, root, lists);
  switch (kind) {
    case 0:
      CALL(Bcast, Ibcast, team->mine == root ? in : out, count, type, root);
      break;
    case 1:
      CALL(Reduce, Ireduce, in, out, count, type, op, root);
      break;
    case 2:
      CALL(Allreduce, Iallreduce, in, out, count, type, op);
      break;
    case 3:
      CALL(Gather, Igather, in, words, type, out, words, type, root);
      break;
    case 4:
      CALL(Scatter, Iscatter, in, words, type, out, words, type, root);
      break;
    case 5:
      CALL(Allgather, Iallgather, in, words, type, out, words, type);
      break;
    case 6:
      CALL(Alltoall, Ialltoall, in, words, type, out, words, type);
      break;
    case 7:
      CALL(Allgatherv, Iallgatherv, in, lists[0][0], type, out, lists[2], lists[3], type);
      break;
    case 8:
      CALL(Alltoallv, Ialltoallv, in, lists[0], lists[1], type, out, lists[2], lists[3], type);
      break;
    case 9:
      for (int i = 0; i < team->count; ++i) {
        types[i] = type;
        lists[1][i] = lists[3][i] = i * words * 8;
      }
      CALL(Alltoallw, Ialltoallw, in, lists[0], lists[1], types, out, lists[2], lists[3], types);
      break;
    case 10:
      CALL(Scan, Iscan, in, out, words, type, op);
      break;
    case 11:
      CALL(Exscan, Iexscan, in, out, words, type, op);
      break;
    case 12:
      for (int i = 0; i < team->count; ++i) lists[0][i] = between(i, 0);
      CALL(Reduce_scatter, Ireduce_scatter, in, out, lists[0], type, op);
      break;
    case 13:
      CALL(Reduce_scatter_block, Ireduce_scatter_block, in, out, words, type, op);
      break;
    case 14:
      if (mode == blocking)
        MPI_Barrier(team->comm);
      else if (mode == nonblocking)
        MPI_Ibarrier(team->comm, request);
      else
        MPI_Barrier_init(team->comm, MPI_INFO_NULL, request);
      break;
    case 15:
      CALL(Gatherv, Igatherv, in, between(team->mine, root), type, out, lists[2], lists[3], type, root);
      break;
    default:
      CALL(Scatterv, Iscatterv, in, lists[0], lists[1], type, out, between(team->mine, root), type, root);
  }
}

static int words_of(int kind, int count, const struct team* team) { return kind <= 2 ? count : team->count * words; }

static void fill(const struct team* team, uint64_t key, int count, uint64_t* in, uint64_t* out) {
  for (int i = 0; i < count; ++i) {
    // MPICH 4.0 compares MPI_UINT64_T as if it had a sign.
    in[i] = mixed(key + (uint64_t)(team->mine * many + i)) >> 1;
    out[i] = 0;
  }
}

/// Whether what a member has afterwards is defined: that of the others need not be what it was.
static int is_defined(const struct team* team, int kind, int root) {
  if (kind == 11) return team->mine != 0;
  const int is_of_root = kind == 1 || kind == 3 || kind == 15;
  return !is_of_root || team->mine == root;
}

static void add_words(const struct team* team, int kind, int root, const uint64_t* out, int count) {
  if (!is_defined(team, kind, root)) return;
  for (int i = 0; i < count; ++i) add((uint64_t)i, out[i]);
}

/// Each member of a ring sends to its neighbors, and gets what they send.
static void phase_of_neighbors(const struct team* team, struct numbers* from, int is_blocking) {
  const int count = team->neighbors * words;
  struct operation started = {.source = -1, .count = count, .arrives = 1};
  started.buffer = malloc(sizeof *started.buffer * (size_t)count);
  started.more = malloc(sizeof *started.more * (size_t)count);
  fill(team, draw(from), count, started.more, started.buffer);
  if (!is_blocking) {
    MPI_Ineighbor_allgather(started.more, words, MPI_UINT64_T, started.buffer, words, MPI_UINT64_T, team->comm,
                            &started.request);
    return keep(started);
  }
  MPI_Neighbor_allgather(started.more, words, MPI_UINT64_T, started.buffer, words, MPI_UINT64_T, team->comm);
  for (int i = 0; i < count; ++i) add((uint64_t)i, started.buffer[i]);
  free(started.buffer);
  free(started.more);
}

void phase_of_collective(struct team* team, struct numbers* from) {
  if (team->neighbors != 0 && below(from, 2)) return phase_of_neighbors(team, from, 1);
  const int kind = below(from, kinds), root = below(from, team->count), choice = below(from, 4);
  const int length = below(from, 10) == 0 ? 1 + below(from, many) : 1 + below(from, 8);
  const int count = words_of(kind, length, team);
  int lists[4][most_ranks];
  uint64_t* both = malloc(sizeof *both * 2 * (size_t)count);
  fill(team, draw(from), count, both, both + count);
  begin(team, kind, root, choice, length, both, both + count, lists, blocking, NULL);
  add_words(team, kind, root, both + count, count);
  free(both);
}

void phase_of_nonblocking(struct team* team, struct numbers* from) {
  if (team->neighbors != 0 && below(from, 2)) return phase_of_neighbors(team, from, 0);
  const int kind = below(from, kinds), root = below(from, team->count), choice = below(from, 4);
  const int length = below(from, 10) == 0 ? 1 + below(from, many) : 1 + below(from, 8);
  const int count = words_of(kind, length, team);
  struct operation started = {.source = -1, .count = count, .arrives = is_defined(team, kind, root)};
  started.buffer = malloc(sizeof *started.buffer * (size_t)count);
  // The lists must stay where they are until it is complete.
  started.more = malloc(sizeof *started.more * (size_t)count + sizeof(int[4][most_ranks]));
  int (*lists)[most_ranks] = (int (*)[most_ranks])(started.more + count);
  fill(team, draw(from), count, started.more, started.buffer);
  begin(team, kind, root, choice, length, started.more, started.buffer, lists, nonblocking, &started.request);
  keep(started);
}

void phase_of_prepared(struct team* team, struct numbers* from) {
  const int count = team->count * words;
  uint64_t *in = team->prepared_data[0], *out = team->prepared_data[1];
  const int root = team->count - 1;
  if (team->prepared_state == 0) {
    team->prepared_kind = below(from, kinds);
    begin(team, team->prepared_kind, root, below(from, 4), count, in, out, team->lists, persistent, &team->prepared);
    team->prepared_state = 1;
  } else if (team->prepared_state == 1) {
    fill(team, draw(from), count, in, out);
    MPI_Start(&team->prepared);
    team->prepared_state = 2;
  } else {
    int done = 0;
    if (alone(2)) {
      MPI_Wait(&team->prepared, MPI_STATUS_IGNORE);
    } else {
      while (!done) MPI_Test(&team->prepared, &done, MPI_STATUS_IGNORE);
    }
    add_words(team, team->prepared_kind, root, out, count);
    team->prepared_state = 1;
    if (below(from, 4) == 0) {
      MPI_Request_free(&team->prepared);
      team->prepared_state = 0;
    }
  }
}
