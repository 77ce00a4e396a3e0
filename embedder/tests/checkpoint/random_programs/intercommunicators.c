// Collective operations between the two sides of an intercommunicator, blocking and nonblocking.
#include <stdlib.h>

#include "program.h"

enum { words = 4, many = 6000, kinds = 15, least_room = 256 };

// One operation in one of its two forms, with the arguments that both of them have.
#define CALL(name, nonblocking_name, ...) \
  (request == NULL ? MPI_##name(__VA_ARGS__, team->comm) : MPI_##nonblocking_name(__VA_ARGS__, team->comm, request))

/// What all members know of an operation. That of the root is ignored where there is none.
struct plan {
  int kind, root_side, root, length;
  MPI_Op op;
};

/// How many words a member of a side sends to one of the other side in operations with lists.
static int between(int side, int one, int other) { return (side + one + 2 * other) % 3; }

static int is_root(const struct team* team, const struct plan* plan) {
  return team->side == plan->root_side && team->mine == plan->root;
}

static int root_argument(const struct team* team, const struct plan* plan) {
  if (team->side != plan->root_side) return plan->root;
  return team->mine == plan->root ? MPI_ROOT : MPI_PROC_NULL;
}

/// The lists: how much goes to each member of the other side and where it lies, and the same for what comes.
static void fill_lists(const struct team* team, int unit, int lists[4][most_ranks]) {
  for (int i = 0; i < team->others; ++i) {
    lists[0][i] = between(team->side, team->mine, i);
    lists[1][i] = lists[3][i] = i * words * unit;
    lists[2][i] = between(1 - team->side, i, team->mine);
  }
}

/// Like fill_lists, for operations in which a member sends the same number of words to all, or only to the root.
static void fill_own_list(const struct team* team, int lists[4][most_ranks]) {
  fill_lists(team, 1, lists);
  for (int i = 0; i < team->others; ++i) lists[2][i] = between(1 - team->side, i, 0);
}

static void begin_with_lists(struct team* team, const struct plan* plan, uint64_t* in, uint64_t* out,
                             int lists[4][most_ranks], MPI_Request* request) {
  static MPI_Datatype types[most_ranks];
  const MPI_Datatype type = MPI_UINT64_T;
  const int root = root_argument(team, plan);
  switch (plan->kind) {
    case 9:
      fill_own_list(team, lists);
      CALL(Allgatherv, Iallgatherv, in, between(team->side, team->mine, 0), type, out, lists[2], lists[3], type);
      break;
    case 10:
      fill_lists(team, 1, lists);
      CALL(Alltoallv, Ialltoallv, in, lists[0], lists[1], type, out, lists[2], lists[3], type);
      break;
    case 11:
      fill_lists(team, sizeof *in, lists);
      for (int i = 0; i < most_ranks; ++i) types[i] = type;
      CALL(Alltoallw, Ialltoallw, in, lists[0], lists[1], types, out, lists[2], lists[3], types);
      break;
    case 12:
      for (int i = 0; i < team->count; ++i) lists[0][i] = words * team->others;
      CALL(Reduce_scatter, Ireduce_scatter, in, out, lists[0], type, plan->op);
      break;
    case 13:
      fill_own_list(team, lists);
      CALL(Gatherv, Igatherv, in, between(team->side, team->mine, 0), type, out, lists[2], lists[3], type, root);
      break;
    default:
      // What member i gets does not depend on the root.
      for (int i = 0; i < team->others; ++i) {
        lists[0][i] = between(0, i, 0);
        lists[1][i] = i * words;
      }
      CALL(Scatterv, Iscatterv, in, lists[0], lists[1], type, out, between(0, team->mine, 0), type, root);
  }
}

static void begin(struct team* team, const struct plan* plan, uint64_t* in, uint64_t* out, int lists[4][most_ranks],
                  MPI_Request* request) {
  const MPI_Datatype type = MPI_UINT64_T;
  const int root = root_argument(team, plan), length = plan->length;
  switch (plan->kind) {
    case 0:
      CALL(Bcast, Ibcast, is_root(team, plan) ? in : out, length, type, root);
      break;
    case 1:
      CALL(Reduce, Ireduce, in, out, length, type, plan->op, root);
      break;
    case 2:
      CALL(Allreduce, Iallreduce, in, out, length, type, plan->op);
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
      // Both sides give the same number of words in all.
      CALL(Reduce_scatter_block, Ireduce_scatter_block, in, out, words * team->others, type, plan->op);
      break;
    case 8:
      if (request == NULL)
        MPI_Barrier(team->comm);
      else
        MPI_Ibarrier(team->comm, request);
      break;
    default:
      begin_with_lists(team, plan, in, out, lists, request);
  }
}

/// Whether what a member has afterwards is defined.
static int is_defined(const struct team* team, const struct plan* plan) {
  if (plan->kind == 0 || plan->kind == 4 || plan->kind == 14) return team->side != plan->root_side;
  if (plan->kind == 1 || plan->kind == 3 || plan->kind == 13) return is_root(team, plan);
  return 1;
}

void phase_between_sides(struct team* team, struct numbers* from, int is_blocking) {
  const MPI_Op all[] = {MPI_SUM, MPI_BXOR, MPI_MAX, own_sum};
  struct plan plan = {.kind = below(from, kinds), .root_side = below(from, 2)};
  plan.root = below(from, members_of(team, plan.root_side));
  plan.op = all[below(from, 4)];
  plan.length = below(from, 10) == 0 ? 1 + below(from, many) : 1 + below(from, 8);
  const uint64_t key = draw(from);
  const int room = plan.length < least_room ? least_room : plan.length;
  struct operation started = {.source = -1, .count = room, .arrives = is_defined(team, &plan)};
  started.buffer = malloc(sizeof *started.buffer * (size_t)room);
  // The lists must stay where they are until it is complete.
  started.more = malloc(sizeof *started.more * (size_t)room + sizeof(int[4][most_ranks]));
  int (*lists)[most_ranks] = (int (*)[most_ranks])(started.more + room);
  for (int i = 0; i < room; ++i) {
    // MPICH 4.0 compares MPI_UINT64_T as if it had a sign.
    started.more[i] = mixed(key + own_number(team) * many + (uint64_t)i) >> 1;
    started.buffer[i] = 0;
  }
  begin(team, &plan, started.more, started.buffer, lists, is_blocking ? NULL : &started.request);
  if (!is_blocking) return keep(started);
  for (int i = 0; started.arrives && i < room; ++i) add((uint64_t)i, started.buffer[i]);
  free(started.buffer);
  free(started.more);
}
