// Opens and closes a channel. Both are collective over the communicator.
#ifndef MPIWASM_EXCHANGE_CHANNEL_H
#define MPIWASM_EXCHANGE_CHANNEL_H

#include "describe.h"
#include "segments.h"

// What the processes report to each other before they share memory.
struct exchange_introduction {
  uint64_t bytes;
  uint32_t roles;
  uint32_t is_ready;
};

static inline void exchange_forget_channel(struct exchange_channel* channel) {
  for (int i = 0; i < channel->part_count; ++i) {
    exchange_forget(&channel->parts[i].description);
    free(channel->parts[i].copy);
  }
  exchange_forget(&channel->description);
  free(channel->allocated);
  free((void*)channel->near);
  free(channel->bytes);
  free(channel->margin);
  free(channel->roles);
  free(channel->lost);
  free(channel->released);
  free(channel->since);
  free(channel->parts);
}

// Closes a channel; collective, also after a failure of exchange_open. After a process has been lost, its result is
// EXCHANGE_FAILED at once, and the windows stay: MPI has no way to free them without that process.
static inline int exchange_close(struct exchange_channel* channel) {
  int lost = 0;
  for (int i = 0; i < channel->size && channel->lost != NULL; ++i) lost |= channel->lost[i];
  if (channel->own != NULL) {
    struct exchange_peer* peer = (struct exchange_peer*)(void*)channel->own;
    exchange_store((char*)&peer->waits, 0);
    if (channel->options.roles & EXCHANGE_PRODUCER) exchange_store(channel->own + EXCHANGE_FINISHED_OFFSET, 1);
    exchange_fence(channel);
  }
  if (lost) return exchange_fail(channel, "it is not closed, as a consumer was lost", -1);
  if (channel->remote != MPI_WIN_NULL) {
    (void)MPI_Barrier(channel->comm);
    (void)MPI_Win_unlock_all(channel->remote);
    (void)MPI_Win_free(&channel->remote);
  }
  if (channel->shared != MPI_WIN_NULL) {
#ifdef __wasm__
    (void)MPI_Win_unlock_all(channel->shared);
#endif
    (void)MPI_Win_free(&channel->shared);
  }
  if (channel->node != MPI_COMM_NULL) (void)MPI_Comm_free(&channel->node);
  if (channel->comm != MPI_COMM_NULL) (void)MPI_Comm_free(&channel->comm);
  exchange_forget_channel(channel);
  memset(channel, 0, sizeof *channel);
  return EXCHANGE_OK;
}

static inline int exchange_has_tables(struct exchange_channel* channel) {
  const size_t size = (size_t)channel->size;
  channel->near = (const char**)calloc(size, sizeof *channel->near);
  channel->bytes = (uint64_t*)calloc(size, sizeof *channel->bytes);
  channel->margin = (MPI_Aint*)calloc(size, sizeof *channel->margin);
  channel->roles = (int*)calloc(size, sizeof *channel->roles);
  channel->lost = (int*)calloc(size, sizeof *channel->lost);
  channel->released = (uint64_t*)calloc(size, sizeof *channel->released);
  channel->since = (double*)calloc(size, sizeof *channel->since);
  channel->parts = (struct exchange_part*)calloc(size, sizeof *channel->parts);
  return channel->near != NULL && channel->bytes != NULL && channel->margin != NULL && channel->roles != NULL &&
         channel->lost != NULL && channel->released != NULL && channel->since != NULL && channel->parts != NULL;
}

// All learn the roles of all. Fails in all processes if it fails in one.
static inline int exchange_introduce(struct exchange_channel* channel, uint64_t bytes, int is_ready) {
  struct exchange_introduction mine = {bytes, (uint32_t)channel->options.roles, (uint32_t)is_ready};
  if (!exchange_everywhere(channel->comm, is_ready)) {
    return is_ready ? exchange_fail(channel, "another process cannot open it", -1) : EXCHANGE_FAILED;
  }
  struct exchange_introduction* all = (struct exchange_introduction*)malloc((size_t)channel->size * sizeof mine);
  if (!exchange_everywhere(channel->comm, all != NULL)) {
    free(all);
    return exchange_fail(channel, "a process has no memory for the descriptions of all", -1);
  }
  const int code = MPI_Allgather(&mine, sizeof mine, MPI_BYTE, all, sizeof mine, MPI_BYTE, channel->comm);
  for (int i = 0; i < channel->size && code == MPI_SUCCESS; ++i) {
    channel->roles[i] = (int)(all[i].roles & (EXCHANGE_PRODUCER | EXCHANGE_CONSUMER));
    channel->bytes[i] = all[i].bytes;
  }
  free(all);
  return code == MPI_SUCCESS ? EXCHANGE_OK : exchange_fail_in_mpi(channel, "MPI_Allgather", code);
}

// The first half of exchange_open: makes the memory and writes the header of a producer.
static inline int exchange_prepare(MPI_Comm comm, const struct exchange_plan* plan,
                                   const struct exchange_options* options, struct exchange_channel* channel) {
  memset(channel, 0, sizeof *channel);
  channel->options = *options;
  channel->node = MPI_COMM_NULL;
  channel->comm = MPI_COMM_NULL;
  channel->shared = MPI_WIN_NULL;
  channel->remote = MPI_WIN_NULL;
  int code = MPI_Comm_dup(comm, &channel->comm);
  if (code != MPI_SUCCESS) return exchange_fail_in_mpi(channel, "MPI_Comm_dup", code);
  (void)MPI_Comm_set_errhandler(channel->comm, MPI_ERRORS_RETURN);
  (void)MPI_Comm_rank(channel->comm, &channel->rank);
  (void)MPI_Comm_size(channel->comm, &channel->size);
  const int produces = (options->roles & EXCHANGE_PRODUCER) != 0;
  int is_ready = exchange_has_tables(channel);
  if (!is_ready) (void)exchange_fail(channel, "there is no memory for its tables", -1);
  if (is_ready && produces) {
    const char* problem = plan == NULL ? "a producer needs a schema"
                                       : exchange_lay_out(plan, options->slots, options->policy, &channel->description);
    is_ready = problem == NULL;
    if (!is_ready) (void)exchange_fail(channel, problem, -1);
  }
  const uint64_t bytes = produces ? channel->description.header.bytes : sizeof(struct exchange_peer);
  if (is_ready && bytes > EXCHANGE_LARGEST) {
    is_ready = 0;
    (void)exchange_fail(channel, "the fields are larger than the memory of this process can be", -1);
  }
  if (exchange_introduce(channel, bytes, is_ready) != EXCHANGE_OK) return EXCHANGE_FAILED;
  code = options->apart
             ? MPI_Comm_split(channel->comm, channel->rank, 0, &channel->node)
             : MPI_Comm_split_type(channel->comm, MPI_COMM_TYPE_SHARED, channel->rank, MPI_INFO_NULL, &channel->node);
  if (code != MPI_SUCCESS) return exchange_fail_in_mpi(channel, "MPI_Comm_split_type", code);
  (void)MPI_Comm_set_errhandler(channel->node, MPI_ERRORS_RETURN);
  if (!exchange_everywhere(channel->comm, exchange_share(channel, bytes))) {
    return exchange_fail(channel, "a process has no memory for its segment", -1);
  }
  int all_near = 1;
  for (int i = 0; i < channel->size; ++i) all_near &= channel->near[i] != NULL;
  if (!exchange_everywhere(channel->comm, all_near) && exchange_open_remote(channel, bytes) != EXCHANGE_OK) {
    return EXCHANGE_FAILED;
  }
#ifdef __wasm__
  if (channel->shared != MPI_WIN_NULL) {
    code = MPI_Win_lock_all(MPI_MODE_NOCHECK, channel->shared);
    if (code != MPI_SUCCESS) return exchange_fail_in_mpi(channel, "MPI_Win_lock_all", code);
  }
#endif
  struct exchange_peer* peer = (struct exchange_peer*)(void*)channel->own;
  memset(peer, 0, sizeof *peer);
  memcpy(peer->magic, EXCHANGE_MAGIC, sizeof peer->magic);
  peer->waits = (options->roles & EXCHANGE_CONSUMER) != 0;
  if (produces) exchange_write(&channel->description, channel->own);
  exchange_fence(channel);
  return EXCHANGE_OK;
}

// Checks the header of one producer and remembers it.
static inline int exchange_add_part(struct exchange_channel* channel, int rank) {
  struct exchange_part* part = &channel->parts[channel->part_count];
  const char* problem = NULL;
  part->rank = rank;
  if (channel->near[rank] != NULL) {
    problem = exchange_read(channel->near[rank], channel->bytes[rank], &part->description);
  } else {
    // The tables are at the beginning; a copy of them is checked as if it were everything.
    const uint64_t most = EXCHANGE_SLOTS_OFFSET + EXCHANGE_MOST_SLOTS * (uint64_t)sizeof(struct exchange_slot) +
                          EXCHANGE_MOST_FIELDS * (uint64_t)sizeof(struct exchange_field);
    const uint64_t bytes = channel->bytes[rank] < most ? channel->bytes[rank] : most;
    char* tables = (char*)calloc(1, (size_t)most);
    if (tables == NULL) return exchange_fail(channel, "there is no memory for its description", rank);
    if (exchange_fetch(channel, rank, 0, tables, bytes) != EXCHANGE_OK) {
      free(tables);
      return EXCHANGE_FAILED;
    }
    problem = exchange_read(tables, channel->bytes[rank], &part->description);
    free(tables);
    if (problem == NULL && part->description.header.slot_bytes > EXCHANGE_LARGEST) {
      problem = "its slots are larger than the memory of this process can be";
      exchange_forget(&part->description);
    }
    if (problem == NULL) {
      part->copy = (char*)malloc((size_t)part->description.header.slot_bytes + EXCHANGE_ALIGNMENT);
      if (part->copy == NULL) problem = "there is no memory for a copy of a step";
      if (part->copy == NULL) exchange_forget(&part->description);
    }
  }
  if (problem != NULL) return exchange_fail(channel, problem, rank);
  ++channel->part_count;
  return EXCHANGE_OK;
}

// The second half of exchange_open: consumers read and check the headers of all producers.
static inline int exchange_attach(struct exchange_channel* channel) {
  int result = EXCHANGE_OK;
  int code = MPI_Barrier(channel->comm);
  if (code != MPI_SUCCESS) return exchange_fail_in_mpi(channel, "MPI_Barrier", code);
  exchange_fence(channel);
  for (int i = 0; i < channel->size && (channel->options.roles & EXCHANGE_CONSUMER) && result == EXCHANGE_OK; ++i) {
    if (channel->roles[i] & EXCHANGE_PRODUCER) result = exchange_add_part(channel, i);
  }
  if (exchange_everywhere(channel->comm, result == EXCHANGE_OK)) return EXCHANGE_OK;
  return result == EXCHANGE_OK ? exchange_fail(channel, "another process has refused a header", -1) : EXCHANGE_FAILED;
}

// Opens a channel between all processes of the communicator; `plan` is null for a process that only consumes. Fails in
// all processes if it fails in one; exchange_close is due in any case.
static inline int exchange_open(MPI_Comm comm, const struct exchange_plan* plan, const struct exchange_options* options,
                                struct exchange_channel* channel) {
  const int result = exchange_prepare(comm, plan, options, channel);
  return result == EXCHANGE_OK ? exchange_attach(channel) : result;
}

#endif
