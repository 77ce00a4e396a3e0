// The memory of the processes: one shared window for each node, and one window for access between nodes.
#ifndef MPIWASM_EXCHANGE_SEGMENTS_H
#define MPIWASM_EXCHANGE_SEGMENTS_H

#include <poll.h>
#include <sched.h>
#include <unistd.h>

#include "types.h"

// Guests get full pages with nothing else in them, as only such can be mapped for reading alone. A native process asks
// for as much and keeps to the same pages.
static inline MPI_Aint exchange_wanted_bytes(uint64_t bytes) {
#ifdef __wasm__
  return (MPI_Aint)bytes;
#else
  const uint64_t page = (uint64_t)sysconf(_SC_PAGESIZE);
  return (MPI_Aint)((bytes + page - 1) / page * page + page);
#endif
}

static inline uint64_t exchange_padding(const char* base) {
#ifdef __wasm__
  (void)base;
  return 0;
#else
  const uint64_t page = (uint64_t)sysconf(_SC_PAGESIZE);
  return (page - (uint64_t)(uintptr_t)base % page) % page;
#endif
}

// True when all processes of the communicator say so.
static inline int exchange_everywhere(MPI_Comm comm, int here) {
  int all = 0;
  return MPI_Allreduce(&here, &all, 1, MPI_INT, MPI_MIN, comm) == MPI_SUCCESS && all;
}

// Finds the segments of the processes of this node in its shared window. False if they are not in this process' memory.
static inline int exchange_find_segments(struct exchange_channel* channel, const int* ranks, int count) {
  for (int i = 0; i < count; ++i) {
    MPI_Aint size = 0;
    int unit = 0;
    char* base = NULL;
    if (MPI_Win_shared_query(channel->shared, i, &size, &unit, &base) != MPI_SUCCESS || base == NULL) return 0;
    const uint64_t padding = exchange_padding(base);
    if (size < 0 || (uint64_t)size < padding) return 0;
    channel->near[ranks[i]] = base + padding;
    channel->bytes[ranks[i]] = (uint64_t)size - padding;
  }
  channel->own = (char*)channel->near[channel->rank];
  // MPICH before 4.2 says of processes of other nodes and jobs what it knows of this one.
  for (int i = 0; i < count; ++i)
    if (ranks[i] != channel->rank && channel->near[ranks[i]] == channel->own) return 0;
  return 1;
}

// The ranks in the channel of the processes of this node, by their groups: what others say may be any number.
static inline int exchange_find_ranks(const struct exchange_channel* channel, int* ranks, int count) {
  MPI_Group near = MPI_GROUP_NULL;
  MPI_Group all = MPI_GROUP_NULL;
  int found = MPI_Comm_group(channel->node, &near) == MPI_SUCCESS && MPI_Comm_group(channel->comm, &all) == MPI_SUCCESS;
  for (int i = 0; i < count && found; ++i)
    found = MPI_Group_translate_ranks(near, 1, &i, all, &ranks[i]) == MPI_SUCCESS && ranks[i] >= 0 &&
            ranks[i] < channel->size;
  if (near != MPI_GROUP_NULL) (void)MPI_Group_free(&near);
  if (all != MPI_GROUP_NULL) (void)MPI_Group_free(&all);
  return found;
}

static inline void exchange_free_shared(struct exchange_channel* channel) {
  for (int i = 0; i < channel->size; ++i) channel->near[i] = NULL;
  channel->own = NULL;
  if (channel->shared != MPI_WIN_NULL) (void)MPI_Win_free(&channel->shared);
}

// The shared window of this node. Without one, the memory is private, and all access is remote.
static inline int exchange_share(struct exchange_channel* channel, uint64_t bytes) {
  int count = 0;
  (void)MPI_Comm_size(channel->node, &count);
  if (count > 1) {
    MPI_Info info = MPI_INFO_NULL;
    char* base = NULL;
    (void)MPI_Info_create(&info);
#ifdef __wasm__
    // Known to mpiwasm alone: processes that are no guests take part, and only the own segment is writable.
    (void)MPI_Info_set(info, "mpiwasm_exchange", "true");
#endif
    const int code =
        MPI_Win_allocate_shared(exchange_wanted_bytes(bytes), 1, info, channel->node, (void*)&base, &channel->shared);
    (void)MPI_Info_free(&info);
    if (code != MPI_SUCCESS) channel->shared = MPI_WIN_NULL;
    int* ranks = (int*)malloc((size_t)count * sizeof *ranks);
    int found = ranks != NULL;
    if (exchange_everywhere(channel->node, found)) {
      // Programs that were compiled with former headers gather their ranks here.
      (void)MPI_Allgather(&channel->rank, 1, MPI_INT, ranks, 1, MPI_INT, channel->node);
      found = code == MPI_SUCCESS && exchange_find_ranks(channel, ranks, count) &&
              exchange_find_segments(channel, ranks, count);
    }
    free(ranks);
    if (exchange_everywhere(channel->node, found)) return 1;
    exchange_free_shared(channel);
  }
  channel->allocated = calloc(1, (size_t)bytes + EXCHANGE_ALIGNMENT);
  if (channel->allocated == NULL) return 0;
  const uintptr_t begin = (uintptr_t)channel->allocated;
  channel->own = (char*)channel->allocated + (EXCHANGE_ALIGNMENT - begin % EXCHANGE_ALIGNMENT) % EXCHANGE_ALIGNMENT;
  channel->near[channel->rank] = channel->own;
  channel->bytes[channel->rank] = bytes;
  return 1;
}

// The window between nodes, over the segments that exist.
static inline int exchange_open_remote(struct exchange_channel* channel, uint64_t bytes) {
#ifndef __wasm__
  // What the constructor of a window does in a guest, so that both know the memory of each other.
  const int64_t mine[3] = {(int64_t)bytes, 1, 0};
  int64_t* all = (int64_t*)malloc((size_t)channel->size * sizeof mine);
  if (all == NULL) return exchange_fail(channel, "there is no memory for the sizes of all segments", -1);
  const int gathered = MPI_Allgather(mine, sizeof mine, MPI_BYTE, all, sizeof mine, MPI_BYTE, channel->comm);
  for (int i = 0; i < channel->size && gathered == MPI_SUCCESS; ++i) {
    if (channel->near[i] == NULL) channel->bytes[i] = all[3 * i] < 0 ? 0 : (uint64_t)all[3 * i];
    const int64_t margin = all[3 * i + 2];
    channel->margin[i] = margin < 0 || margin > UINT32_MAX ? 0 : (MPI_Aint)margin;
  }
  free(all);
  if (gathered != MPI_SUCCESS) return exchange_fail_in_mpi(channel, "MPI_Allgather", gathered);
#endif
  int code = MPI_Win_create(channel->own, (MPI_Aint)bytes, 1, MPI_INFO_NULL, channel->comm, &channel->remote);
  if (code != MPI_SUCCESS) return exchange_fail_in_mpi(channel, "MPI_Win_create", code);
  code = MPI_Win_lock_all(0, channel->remote);
  return code == MPI_SUCCESS ? EXCHANGE_OK : exchange_fail_in_mpi(channel, "MPI_Win_lock_all", code);
}

// Orders loads and stores before it with those after it, for this process and for the others.
static inline void exchange_fence(struct exchange_channel* channel) {
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
#ifdef __wasm__
  // In a guest without threads the line above concerns the compiler only.
  if (channel->shared != MPI_WIN_NULL) (void)MPI_Win_sync(channel->shared);
#endif
  if (channel->remote != MPI_WIN_NULL) (void)MPI_Win_sync(channel->remote);
}

static inline uint64_t exchange_load(const char* place) { return *(const volatile uint64_t*)(const void*)place; }

static inline void exchange_store(char* place, uint64_t value) { *(volatile uint64_t*)(void*)place = value; }

// Whether bytes of a segment can be had at all.
static inline int exchange_is_within(struct exchange_channel* channel, int rank, uint64_t offset, uint64_t bytes) {
  if (exchange_fits(offset, bytes, channel->bytes[rank])) return 1;
  (void)exchange_fail(channel, "it is too small", rank);
  return 0;
}

// Copies bytes of the segment of a process on another node.
static inline int exchange_fetch(struct exchange_channel* channel, int rank, uint64_t offset, void* place,
                                 uint64_t bytes) {
  const uint64_t piece = UINT64_C(1) << 30;
  if (!exchange_is_within(channel, rank, offset, bytes)) return EXCHANGE_FAILED;
  for (uint64_t done = 0; done < bytes; done += piece) {
    const int count = (int)(bytes - done < piece ? bytes - done : piece);
    const int code = MPI_Get((char*)place + done, count, MPI_BYTE, rank,
                             channel->margin[rank] + (MPI_Aint)(offset + done), count, MPI_BYTE, channel->remote);
    if (code != MPI_SUCCESS) return exchange_fail_in_mpi(channel, "MPI_Get", code);
  }
  const int code = MPI_Win_flush(rank, channel->remote);
  return code == MPI_SUCCESS ? EXCHANGE_OK : exchange_fail_in_mpi(channel, "MPI_Win_flush", code);
}

// Reads two words of the segment of any process, the first one first.
static inline int exchange_look_at(struct exchange_channel* channel, int rank, uint64_t offset, uint64_t words[2]) {
  const char* segment = channel->near[rank];
  if (segment == NULL) return exchange_fetch(channel, rank, offset, words, 2 * sizeof *words);
  if (!exchange_is_within(channel, rank, offset, 2 * sizeof *words)) return EXCHANGE_FAILED;
  exchange_fence(channel);
  words[0] = exchange_load(segment + offset);
  words[1] = exchange_load(segment + offset + sizeof *words);
  exchange_fence(channel);
  return EXCHANGE_OK;
}

// Lets the others go on while this process waits, and MPI with what it has to do for them.
static inline void exchange_pause(struct exchange_channel* channel, uint64_t turn) {
  int arrived = 0;
  if (channel->remote != MPI_WIN_NULL && turn % 16 == 0) {
    (void)MPI_Iprobe(MPI_ANY_SOURCE, 0, channel->comm, &arrived, MPI_STATUS_IGNORE);
  }
  if (turn < 2000) return;
  if (turn < 20000) {
    (void)sched_yield();
  } else {
    (void)poll(NULL, 0, 1);
  }
}

#endif
