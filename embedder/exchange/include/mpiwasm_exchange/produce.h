// What a producer calls for each step.
#ifndef MPIWASM_EXCHANGE_PRODUCE_H
#define MPIWASM_EXCHANGE_PRODUCE_H

#include "segments.h"

static inline char* exchange_slot_state(struct exchange_channel* channel, uint64_t number) {
  return channel->own + EXCHANGE_SLOTS_OFFSET +
         number % channel->description.header.slots * (uint64_t)sizeof(struct exchange_slot);
}

// Whether a consumer still uses the slot that the next step overwrites. Its answer may be any number. One that releases
// nothing for too long is taken for lost: it is not waited for until it releases something.
static inline int exchange_is_used_by(struct exchange_channel* channel, int rank) {
  uint64_t state[2] = {0, 0};
  // Of the step that the slot contains; steps may have been omitted since.
  const uint64_t sequence = exchange_load(exchange_slot_state(channel, channel->number));
  if (sequence == 0) return 0;
  if (exchange_look_at(channel, rank, EXCHANGE_RELEASED_OFFSET, state) != EXCHANGE_OK) return 0;
  const int is_free = state[1] == 0 || state[0] >= sequence / 2;
  if (is_free || channel->released[rank] != state[0]) channel->lost[rank] = 0;
  if (is_free || channel->lost[rank]) return 0;
  const double now = MPI_Wtime();
  if (channel->since[rank] == 0.0 || channel->released[rank] != state[0]) channel->since[rank] = now;
  channel->released[rank] = state[0];
  if (now - channel->since[rank] <= channel->options.patience) return 1;
  channel->lost[rank] = 1;
  return 0;
}

// The first consumer that still uses the slot; -1 if there is none.
static inline int exchange_find_user(struct exchange_channel* channel) {
  for (int i = 0; i < channel->size; ++i) {
    if (i != channel->rank && (channel->roles[i] & EXCHANGE_CONSUMER) && exchange_is_used_by(channel, i)) return i;
    channel->since[i] = 0.0;
  }
  return -1;
}

static inline void exchange_wait_for_users(struct exchange_channel* channel) {
  for (uint64_t turn = 1; exchange_find_user(channel) >= 0; ++turn) exchange_pause(channel, turn);
}

// Consumers that were taken for lost and have not answered since.
static inline int exchange_lost(const struct exchange_channel* channel) {
  int lost = 0;
  for (int i = 0; i < channel->size; ++i) lost += channel->lost[i];
  return lost;
}

// Begins the next step. EXCHANGE_OK: its values can be written. EXCHANGE_DROPPED: this step is omitted.
static inline int exchange_begin(struct exchange_channel* channel) {
  if (!(channel->options.roles & EXCHANGE_PRODUCER)) return exchange_fail(channel, "only a producer writes", -1);
  if (channel->writing) return exchange_fail(channel, "the last step is not published yet", -1);
  if (channel->options.policy == EXCHANGE_BLOCK) exchange_wait_for_users(channel);
  if (channel->options.policy == EXCHANGE_DROP && exchange_find_user(channel) >= 0) {
    ++channel->number;
    return EXCHANGE_DROPPED;
  }
  exchange_store(exchange_slot_state(channel, channel->number), 2 * channel->number + 1);
  exchange_fence(channel);
  channel->writing = 1;
  return EXCHANGE_OK;
}

// Where the values of a field are written, between exchange_begin and exchange_publish.
static inline void* exchange_written(struct exchange_channel* channel, uint32_t field) {
  const struct exchange_header* header = &channel->description.header;
  return channel->own + header->first_slot + channel->number % header->slots * header->slot_bytes +
         channel->description.fields[field].offset;
}

// Makes the step visible to the consumers.
static inline int exchange_publish(struct exchange_channel* channel, double time) {
  if (!channel->writing) return exchange_fail(channel, "no step has been begun", -1);
  char* state = exchange_slot_state(channel, channel->number);
  memcpy(state + 8, &time, sizeof time);
  exchange_fence(channel);
  exchange_store(state, 2 * channel->number + 2);
  exchange_store(channel->own + EXCHANGE_PROGRESS_OFFSET, channel->number + 1);
  exchange_fence(channel);
  if (channel->remote != MPI_WIN_NULL) exchange_pause(channel, 0);
  ++channel->number;
  channel->writing = 0;
  return EXCHANGE_OK;
}

// Reports to the consumers that there will be no further step.
static inline void exchange_finish(struct exchange_channel* channel) {
  exchange_store(channel->own + EXCHANGE_FINISHED_OFFSET, 1);
  exchange_fence(channel);
}

#endif
