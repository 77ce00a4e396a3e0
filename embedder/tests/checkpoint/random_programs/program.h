// A random MPI program that is correct and has one result, whatever the order in which messages arrive. It is a series
// of phases that all ranks draw from the same seed; each rank does its part of a phase without waiting for the others,
// so ranks are in different phases at the same time. Results are sums of numbers that depend on what was received.
#pragma once

#include <mpi.h>
#include <stdint.h>

enum { most_ranks = 8, most_teams = 6, tags_of_phase = 16 };

extern int rank, size;
extern int shares_memory;  ///< all ranks are on one node
extern uint64_t result;

/// Fails the program, with the seed and phase it was in.
_Noreturn void fail(const char* what);
static inline void require(int is_so, const char* what) {
  if (!is_so) fail(what);
}

uint64_t mixed(uint64_t value);
/// Adds something to the result of this rank, in any order.
void add(uint64_t what, uint64_t value);

/// Numbers that all members of a team draw alike.
struct numbers {
  uint64_t state;
};
uint64_t draw(struct numbers* from);
int below(struct numbers* from, int limit);
/// A number of this rank alone: what it decides must not change the result.
int alone(int limit);

/// A communicator. Ranks that are no members know of it, too: `mine` is negative there. An intercommunicator has two
/// sides, and members of the own one.
struct team {
  int exists;
  MPI_Comm comm;
  int is_inter;
  int side;    ///< 0 or 1
  int count;   ///< of members
  int others;  ///< members of the other side
  int mine;
  int members[most_ranks];
  uint64_t key;          ///< differs from that of other teams
  MPI_Request ring[2];   ///< persistent messages, also partitioned ones
  MPI_Request prepared;  ///< a persistent collective operation
  int ring_state;        ///< 0: none, 1: inactive, 2: active
  int ring_parts;        ///< of the message that is sent, or 0 when it is none of parts
  int ring_filled;       ///< parts
  int prepared_state;    ///< the same
  int prepared_kind;
  uint64_t ring_data[2][32];
  uint64_t prepared_data[2][most_ranks * 4];
  int lists[4][most_ranks];
  uint64_t rounds;
  int window_kind;  ///< 0: none
  MPI_Win window;
  MPI_Aint bases[most_ranks];  ///< where the memory of each member begins, of a dynamic window
  uint64_t* shown;             ///< the memory of the window
  MPI_File file;
  uint64_t file_key;  ///< 0: none
  uint64_t file_rounds;
  int is_file_in_parts;
  int neighbors;  ///< of a topology that is a ring, or 0
  MPI_Group group;
  MPI_Info info;
};
extern struct team teams[most_teams];

static inline int members_of(const struct team* team, int side) {
  return side == team->side ? team->count : team->others;
}
/// Whom a member sends to and receives from when all do the same. Those of different sides do so in pairs.
static inline int next_of(const struct team* team) {
  if (team->is_inter) return team->mine < team->others ? team->mine : MPI_PROC_NULL;
  return (team->mine + 1) % team->count;
}
static inline int previous_of(const struct team* team) {
  return team->is_inter ? next_of(team) : (team->mine + team->count - 1) % team->count;
}
/// A number below 64 that no other member of the sides has.
static inline uint64_t number_of(int side, int member) { return (uint64_t)(side * 32 + member); }
static inline uint64_t own_number(const struct team* team) { return number_of(team->side, team->mine); }
static inline uint64_t previous_number(const struct team* team) {
  return number_of(team->is_inter ? 1 - team->side : 0, previous_of(team));
}

/// How `count` words lie in memory: word j at at[place(layout, j)].
struct layout {
  MPI_Datatype type;
  int elements;  ///< of the type
  int step, first;
  int words;   ///< of the buffer
  int is_own;  ///< made by us
};
struct layout layout_of(int count);
void free_layout(struct layout* layout);
/// A buffer of the layout with the words of a message in it, or with others.
uint64_t* filled(const struct layout* layout, int count, uint64_t key);
uint64_t* emptied(const struct layout* layout);
/// Fails unless the words of the message are there and nothing else has been changed.
void check(const struct layout* layout, int count, uint64_t key, const uint64_t* buffer, const char* what);

/// An operation that is completed at some time, then checks what has arrived, and frees all.
struct operation {
  MPI_Request request;
  struct layout layout;
  uint64_t* buffer;
  uint64_t* more;  ///< another buffer to free
  int count;
  int arrives;  ///< whether the buffer is checked: by its key, or its words are added to the result
  uint64_t key;
  int source, tag;  ///< of the message, or negative
};
void keep(struct operation operation);
/// Completes some of them with one of the functions that do that, waiting or not.
void complete_some(void);
void complete_all(void);

void phase_of_messages(struct team* team, struct numbers* from, int tag);
void phase_of_wildcards(struct team* team, struct numbers* from, int tag);
void phase_of_exchange(struct team* team, struct numbers* from, int tag);
void phase_of_ring(struct team* team, struct numbers* from, int tag);
void phase_of_collective(struct team* team, struct numbers* from);
void phase_of_nonblocking(struct team* team, struct numbers* from);
void phase_between_sides(struct team* team, struct numbers* from, int is_blocking);
void phase_of_prepared(struct team* team, struct numbers* from);
void phase_of_window(struct team* team, struct numbers* from);
void free_window(struct team* team);
void phase_of_files(struct team* team, struct numbers* from);
void close_file(struct team* team);
void begin_teams(void);
void phase_of_teams(struct numbers* from, int tag);
void free_teams(void);
extern MPI_Op own_sum;
