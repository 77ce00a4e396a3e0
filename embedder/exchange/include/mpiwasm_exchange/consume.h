// What a consumer calls for each step. Everything that another process may change is read once, and may be any number.
#ifndef MPIWASM_EXCHANGE_CONSUME_H
#define MPIWASM_EXCHANGE_CONSUME_H

#include "segments.h"

// Whether the part has this step, and its time. 1: yes, 0: no, EXCHANGE_FAILED.
static inline int exchange_has_step(struct exchange_channel* channel, struct exchange_part* part, uint64_t number,
                                    double* time) {
  uint64_t state[2] = {0, 0};
  part->held = (uint32_t)(number % part->description.header.slots);
  const uint64_t place = EXCHANGE_SLOTS_OFFSET + part->held * (uint64_t)sizeof(struct exchange_slot);
  if (exchange_look_at(channel, part->rank, place, state) != EXCHANGE_OK) return EXCHANGE_FAILED;
  memcpy(time, &state[1], sizeof *time);
  return state[0] == 2 * number + 2;
}

// Gets the values of a step from another node, or where they are on this one. 1: they are there, 0: overwritten
// meanwhile.
static inline int exchange_get_values(struct exchange_channel* channel, struct exchange_part* part, uint64_t number) {
  const struct exchange_header* header = &part->description.header;
  const uint64_t place = header->first_slot + part->held * header->slot_bytes;
  double time = 0.0;
  if (channel->near[part->rank] != NULL) {
    part->slot = channel->near[part->rank] + place;
    return 1;
  }
  const uintptr_t begin = (uintptr_t)part->copy;
  char* copy = part->copy + (EXCHANGE_ALIGNMENT - begin % EXCHANGE_ALIGNMENT) % EXCHANGE_ALIGNMENT;
  part->slot = copy;
  if (exchange_fetch(channel, part->rank, place, copy, header->slot_bytes) != EXCHANGE_OK) return EXCHANGE_FAILED;
  return exchange_has_step(channel, part, number, &time);
}

static inline int exchange_all_have(struct exchange_channel* channel, uint64_t number) {
  for (int i = 0; i < channel->part_count; ++i) {
    const int has = exchange_has_step(channel, &channel->parts[i], number, &channel->step.time);
    if (has != 1) return has;
  }
  for (int i = 0; i < channel->part_count; ++i) {
    const int has = exchange_get_values(channel, &channel->parts[i], number);
    if (has != 1) return has;
  }
  return 1;
}

// How many steps all producers have published, and whether no further step will be there: one has finished before the
// wanted step, or all have.
static inline int exchange_look(struct exchange_channel* channel, uint64_t* published, int* finished) {
  *published = UINT64_MAX / 4;  // the sequence of any step below is a number
  int all_finished = 1;
  *finished = 0;
  for (int i = 0; i < channel->part_count; ++i) {
    uint64_t state[2] = {0, 0};
    if (exchange_look_at(channel, channel->parts[i].rank, EXCHANGE_PROGRESS_OFFSET, state) != EXCHANGE_OK) {
      return EXCHANGE_FAILED;
    }
    if (state[0] < *published) *published = state[0];
    all_finished &= state[1] != 0;
    *finished |= state[1] != 0 && state[0] <= channel->next;
  }
  *finished |= all_finished;
  return EXCHANGE_OK;
}

// The first or the last step from `low` to below `high` that the slots of the first producer contain; `high` if there
// is none. Producers omit steps, so it may be any.
static inline uint64_t exchange_candidate(struct exchange_channel* channel, int which, uint64_t low, uint64_t high) {
  const struct exchange_part* part = &channel->parts[0];
  uint64_t found = high;
  for (uint64_t slot = 0; slot < part->description.header.slots; ++slot) {
    uint64_t state[2] = {0, 0};
    const uint64_t place = EXCHANGE_SLOTS_OFFSET + slot * (uint64_t)sizeof(struct exchange_slot);
    if (exchange_look_at(channel, part->rank, place, state) != EXCHANGE_OK || state[0] < 2) continue;
    const uint64_t number = state[0] / 2 - 1;
    if (number < low || number >= high) continue;
    if (found == high || (which == EXCHANGE_NEWEST ? number > found : number < found)) found = number;
  }
  return found;
}

// Looks for a step once.
static inline int exchange_try(struct exchange_channel* channel, int which) {
  uint64_t published = 0;
  int finished = 0;
  if (exchange_look(channel, &published, &finished) != EXCHANGE_OK) return EXCHANGE_FAILED;
  uint64_t low = channel->next;
  uint64_t high = published;
  // The step that is there if none was omitted, then those that are in slots.
  for (uint32_t i = 0; i <= EXCHANGE_MOST_SLOTS && low < high; ++i) {
    const uint64_t likely = which == EXCHANGE_NEWEST ? high - 1 : low;
    const uint64_t number = i == 0 ? likely : exchange_candidate(channel, which, low, high);
    if (number >= high) break;
    const int has = exchange_all_have(channel, number);
    if (has == EXCHANGE_FAILED) return EXCHANGE_FAILED;
    if (has == 1) {
      channel->step.number = number;
      channel->holds = 1;
      return EXCHANGE_OK;
    }
    if (which == EXCHANGE_NEWEST) {
      high = number;
    } else {
      low = number + 1;
    }
  }
  if (!finished) return EXCHANGE_NOT_YET;
  // The last step may have been published between the two words that were read.
  const uint64_t before = published;
  if (exchange_look(channel, &published, &finished) != EXCHANGE_OK) return EXCHANGE_FAILED;
  return finished && published == before ? EXCHANGE_FINISHED : EXCHANGE_NOT_YET;
}

// Reports that no step below `number` is needed any more.
static inline void exchange_report_released(struct exchange_channel* channel, uint64_t number) {
  exchange_fence(channel);
  exchange_store(channel->own + EXCHANGE_RELEASED_OFFSET, number);
  exchange_fence(channel);
}

// Waits for a step of all producers, for `seconds` at most; 0 only looks, a negative number waits without limit. After
// EXCHANGE_OK the values can be read, where they are, until exchange_release.
static inline int exchange_acquire(struct exchange_channel* channel, int which, double seconds,
                                   struct exchange_step* step) {
  uint64_t turn = 0;
  double begin = 0.0;
  if (!(channel->options.roles & EXCHANGE_CONSUMER)) return exchange_fail(channel, "only a consumer reads", -1);
  if (channel->holds) return exchange_fail(channel, "the last step is not released yet", -1);
  if (channel->part_count == 0) return exchange_fail(channel, "it has no producer", -1);
  for (;;) {
    const int result = exchange_try(channel, which);
    if (result == EXCHANGE_OK) *step = channel->step;
    if (result != EXCHANGE_NOT_YET || seconds == 0.0) return result;
    if (turn == 0) begin = MPI_Wtime();
    exchange_pause(channel, ++turn);
    if (seconds > 0.0 && turn % 64 == 0 && MPI_Wtime() - begin > seconds) return EXCHANGE_NOT_YET;
  }
}

// Ends the use of the acquired step. EXCHANGE_OVERWRITTEN: a producer did not wait for this consumer, so what was read
// may be of two steps.
static inline int exchange_release(struct exchange_channel* channel) {
  int result = EXCHANGE_OK;
  if (!channel->holds) return exchange_fail(channel, "no step is acquired", -1);
  exchange_fence(channel);
  for (int i = 0; i < channel->part_count; ++i) {
    struct exchange_part* part = &channel->parts[i];
    double time = 0.0;
    if (channel->near[part->rank] != NULL && exchange_has_step(channel, part, channel->step.number, &time) != 1) {
      result = EXCHANGE_OVERWRITTEN;
    }
    part->slot = NULL;
  }
  channel->holds = 0;
  channel->next = channel->step.number + 1;
  exchange_report_released(channel, channel->next);
  return result;
}

// The field of a part by its name, or -1: fields that the reader's schema does not have are skipped, and those that
// the producer does not have can be tested. It is probably the one with the number `likely`.
static inline int exchange_find(const struct exchange_part* part, const char* name, uint32_t type, uint32_t likely) {
  const struct exchange_field* fields = part->description.fields;
  const uint32_t count = part->description.header.fields;
  for (uint32_t i = 0; i <= count; ++i) {
    const uint32_t field = i == 0 ? likely : i - 1;
    if (field < count && fields[field].type == type && strcmp(fields[field].name, name) == 0) return (int)field;
  }
  return -1;
}

static inline size_t exchange_count(const struct exchange_part* part, int field) {
  return (size_t)part->description.fields[field].count;
}

// The values of a field in the acquired step.
static inline const void* exchange_values(const struct exchange_part* part, int field) {
  return part->slot + part->description.fields[field].offset;
}

#endif
