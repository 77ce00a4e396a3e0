// Messages in a ring by persistent requests, also partitioned ones, which are started again and again.
#include "program.h"

enum { ring_words = 32 };

/// Prepares the messages of a ring in parts, as many as each side likes.
static void prepare_parts(struct team* team, int tag) {
  const int sent = 1 << alone(4), got = 1 << alone(4);
  MPI_Psend_init(team->ring_data[0], sent, ring_words / sent, MPI_UINT64_T, next_of(team), tag, team->comm,
                 MPI_INFO_NULL, &team->ring[0]);
  MPI_Precv_init(team->ring_data[1], got, ring_words / got, MPI_UINT64_T, previous_of(team), tag, team->comm,
                 MPI_INFO_NULL, &team->ring[1]);
  team->ring_parts = sent;
}

static void prepare_ring(struct team* team, struct numbers* from, int tag) {
  uint64_t (*data)[ring_words] = team->ring_data;
  const int next = next_of(team), previous = previous_of(team);
  const int kind = below(from, 4);
  team->ring_parts = 0;
  if (kind >= 2) return prepare_parts(team, tag);
  if (kind == 1)
    MPI_Send_init(data[0], ring_words, MPI_UINT64_T, next, tag, team->comm, &team->ring[0]);
  else
    MPI_Ssend_init(data[0], ring_words, MPI_UINT64_T, next, tag, team->comm, &team->ring[0]);
  const int named = previous != MPI_PROC_NULL && alone(2) ? MPI_ANY_SOURCE : previous;
  MPI_Recv_init(data[1], ring_words, MPI_UINT64_T, named, tag, team->comm, &team->ring[1]);
}

static void fill_ring(struct team* team, int begin, int end) {
  for (int i = begin; i < end; ++i) team->ring_data[0][i] = mixed(team->key + team->rounds * 64 + own_number(team));
}

/// Fills parts, in order, until there are `end` of them.
static void fill_parts(struct team* team, int end) {
  const int each = team->ring_parts == 0 ? 0 : ring_words / team->ring_parts;
  for (; team->ring_filled < end; ++team->ring_filled) {
    fill_ring(team, team->ring_filled * each, (team->ring_filled + 1) * each);
    MPI_Pready(team->ring_filled, team->ring[0]);
  }
}

static void start_ring(struct team* team) {
  ++team->rounds;
  team->ring_filled = 0;
  if (team->ring_parts == 0) fill_ring(team, 0, ring_words);
  if (alone(2)) {
    MPI_Startall(2, team->ring);
  } else {
    MPI_Start(&team->ring[1]);
    MPI_Start(&team->ring[0]);
  }
  fill_parts(team, alone(team->ring_parts + 1));
}

static void finish_ring(struct team* team) {
  const int comes = previous_of(team) != MPI_PROC_NULL;
  int done = 0;
  fill_parts(team, team->ring_parts);
  if (team->ring_parts != 0 && alone(2)) {
    while (!done) MPI_Parrived(team->ring[1], 0, &done);
    done = 0;
  }
  if (alone(2)) {
    MPI_Waitall(2, team->ring, MPI_STATUSES_IGNORE);
  } else {
    while (!done) MPI_Testall(2, team->ring, &done, MPI_STATUSES_IGNORE);
  }
  const uint64_t expected = mixed(team->key + team->rounds * 64 + previous_number(team));
  for (int i = 0; comes && i < ring_words; ++i)
    require(team->ring_data[1][i] == expected, "a persistent or partitioned message is wrong");
  add(team->ring_data[1][0], 1);
}

void phase_of_ring(struct team* team, struct numbers* from, int tag) {
  if (team->ring_state == 0) prepare_ring(team, from, tag);
  if (team->ring_state == 1) start_ring(team);
  if (team->ring_state == 2) finish_ring(team);
  team->ring_state = team->ring_state == 1 ? 2 : 1;
}
