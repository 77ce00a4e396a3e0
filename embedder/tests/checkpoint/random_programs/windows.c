// Windows of all kinds, and all kinds of epochs. Each member has a part of eight words in the window of each other one.
#include <stdlib.h>
#include <string.h>

#include "program.h"

enum { part = 8, shared_word = 6, counter = 7 };

static void make_window(struct team* team, struct numbers* from) {
  const MPI_Aint bytes = (MPI_Aint)sizeof(uint64_t) * part * team->count;
  team->window_kind = 1 + below(from, 4);
  // Open MPI 4.1 has no dynamic windows between nodes without hardware for them.
  if (team->window_kind > 2 && !shares_memory) team->window_kind = 2;
  if (team->window_kind == 1) {
    team->shown = malloc((size_t)bytes);
    memset(team->shown, 0, (size_t)bytes);
    MPI_Win_create(team->shown, bytes, 8, MPI_INFO_NULL, team->comm, &team->window);
  } else if (team->window_kind == 2) {
    MPI_Win_allocate(bytes, 8, MPI_INFO_NULL, team->comm, &team->shown, &team->window);
  } else if (team->window_kind == 4) {
    MPI_Aint base = 0;
    team->shown = malloc((size_t)bytes);
    MPI_Win_create_dynamic(MPI_INFO_NULL, team->comm, &team->window);
    MPI_Win_attach(team->window, team->shown, bytes);
    MPI_Get_address(team->shown, &base);
    MPI_Allgather(&base, 1, MPI_AINT, team->bases, 1, MPI_AINT, team->comm);
  } else {
    MPI_Win_allocate_shared(bytes, 8, MPI_INFO_NULL, team->comm, &team->shown, &team->window);
  }
  MPI_Win_set_name(team->window, "words of all");
  MPI_Win_lock(MPI_LOCK_EXCLUSIVE, team->mine, 0, team->window);
  memset(team->shown, 0, (size_t)bytes);
  MPI_Win_unlock(team->mine, team->window);
  MPI_Barrier(team->comm);
}

void free_window(struct team* team) {
  if (team->window_kind == 0) return;
  char name[MPI_MAX_OBJECT_NAME];
  int length = 0;
  MPI_Win_get_name(team->window, name, &length);
  require(strcmp(name, "words of all") == 0, "the name of a window is lost");
  if (team->window_kind == 4) {
    MPI_Barrier(team->comm);
    MPI_Win_detach(team->window, team->shown);
  }
  MPI_Win_free(&team->window);
  if (team->window_kind == 1 || team->window_kind == 4) free(team->shown);
  team->window_kind = 0;
}

/// Where a word of a member is in the window.
static MPI_Aint place(const struct team* team, int target, int index) {
  return team->window_kind == 4 ? MPI_Aint_add(team->bases[target], (MPI_Aint)sizeof(uint64_t) * index) : index;
}

static void write_to(struct team* team, int target, uint64_t key, uint64_t* words) {
  for (int i = 0; i < 4; ++i) words[i] = mixed(key + (uint64_t)(team->mine * 64 + target * 8 + i));
  MPI_Put(words, 4, MPI_UINT64_T, target, place(team, target, team->mine * part), 4, MPI_UINT64_T, team->window);
}

/// All of it sums, so the order in which members come makes no difference.
static void add_to(struct team* team, int target, uint64_t* word) {
  MPI_Accumulate(word, 1, MPI_UINT64_T, target, place(team, target, shared_word), 1, MPI_UINT64_T, MPI_SUM,
                 team->window);
}

static void between_fences(struct team* team, uint64_t key) {
  uint64_t words[most_ranks][4], word = mixed(key + (uint64_t)team->mine);
  MPI_Win_fence(MPI_MODE_NOPRECEDE, team->window);
  for (int target = 0; target < team->count; ++target) {
    write_to(team, target, key, words[target]);
    add_to(team, target, &word);
  }
  MPI_Win_fence(MPI_MODE_NOSUCCEED, team->window);
}

static void under_locks(struct team* team, uint64_t key) {
  uint64_t words[most_ranks][4], word = mixed(key + (uint64_t)team->mine), one = 1, old = 0;
  const int first = alone(team->count);
  for (int i = 0; i < team->count; ++i) {
    const int target = (first + i) % team->count;
    MPI_Win_lock(alone(2) ? MPI_LOCK_SHARED : MPI_LOCK_EXCLUSIVE, target, 0, team->window);
    write_to(team, target, key, words[target]);
    add_to(team, target, &word);
    if (alone(2)) MPI_Win_flush(target, team->window);
    MPI_Fetch_and_op(&one, &old, MPI_UINT64_T, target, place(team, target, counter), MPI_SUM, team->window);
    MPI_Win_unlock(target, team->window);
  }
}

static void under_lock_of_all(struct team* team, uint64_t key) {
  uint64_t words[most_ranks][4], got[4], word = mixed(key + (uint64_t)team->mine);
  MPI_Win_lock_all(0, team->window);
  for (int target = 0; target < team->count; ++target) {
    write_to(team, target, key, words[target]);
    add_to(team, target, &word);
    if (alone(2))
      MPI_Win_flush(target, team->window);
    else
      MPI_Win_flush_all(team->window);
    MPI_Get(got, 4, MPI_UINT64_T, target, place(team, target, team->mine * part), 4, MPI_UINT64_T, team->window);
    MPI_Win_flush(target, team->window);
    require(memcmp(got, words[target], sizeof got) == 0, "what was put is not there");
    MPI_Request request;
    MPI_Rput(words[target], 4, MPI_UINT64_T, target, place(team, target, team->mine * part), 4, MPI_UINT64_T,
             team->window, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
  }
  MPI_Win_unlock_all(team->window);
}

static void between_post_and_wait(struct team* team, uint64_t key) {
  const int next = (team->mine + 1) % team->count, previous = (team->mine + team->count - 1) % team->count;
  uint64_t words[4];
  MPI_Group all, from, to;
  MPI_Comm_group(team->comm, &all);
  MPI_Group_incl(all, 1, &previous, &from);
  MPI_Group_incl(all, 1, &next, &to);
  MPI_Win_post(from, 0, team->window);
  MPI_Win_start(to, 0, team->window);
  write_to(team, next, key, words);
  MPI_Win_complete(team->window);
  if (alone(2)) {
    MPI_Win_wait(team->window);
  } else {
    for (int done = 0; !done;) MPI_Win_test(team->window, &done);
  }
  MPI_Group_free(&all);
  MPI_Group_free(&from);
  MPI_Group_free(&to);
}

/// MPICH 4.0 does not work on nonblocking collective operations while it waits for others in an epoch. The next call
/// that completes such a persistent request finds it inactive.
static void leave_nothing_to_do(void) {
  complete_all();
  for (int i = 0; i < most_teams; ++i)
    if (teams[i].prepared_state == 2) MPI_Wait(&teams[i].prepared, MPI_STATUS_IGNORE);
}

void phase_of_window(struct team* team, struct numbers* from) {
  leave_nothing_to_do();
  if (team->window_kind == 0) return make_window(team, from);
  const uint64_t key = draw(from);
  switch (below(from, 5)) {
    case 0:
      between_fences(team, key);
      break;
    case 1:
      under_locks(team, key);
      break;
    case 2:
      under_lock_of_all(team, key);
      break;
    case 3:
      between_post_and_wait(team, key);
      break;
    default:
      return free_window(team);
  }
  MPI_Barrier(team->comm);
  MPI_Win_lock(MPI_LOCK_EXCLUSIVE, team->mine, 0, team->window);
  for (int i = 0; i < part * team->count; ++i) add((uint64_t)i, team->shown[i]);
  MPI_Win_unlock(team->mine, team->window);
  MPI_Barrier(team->comm);
}
