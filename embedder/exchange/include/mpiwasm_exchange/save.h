// Writes the acquired step of a part as a file, which the Python reader opens.
#ifndef MPIWASM_EXCHANGE_SAVE_H
#define MPIWASM_EXCHANGE_SAVE_H

#include "consume.h"

static inline int exchange_write_bytes(FILE* file, const void* bytes, uint64_t count) {
  return count == 0 || fwrite(bytes, (size_t)count, 1, file) == 1;
}

// The file has the layout of a segment with one slot. False if it cannot be written; errno says why.
static inline int exchange_save(const struct exchange_channel* channel, const struct exchange_part* part, FILE* file) {
  static const char zeros[EXCHANGE_ALIGNMENT] = "";
  struct exchange_header header = part->description.header;
  struct exchange_peer peer;
  struct exchange_progress progress;
  struct exchange_slot slot;
  const uint64_t tables = header.fields * (uint64_t)sizeof(struct exchange_field);
  memset(&peer, 0, sizeof peer);
  memset(&progress, 0, sizeof progress);
  memset(&slot, 0, sizeof slot);
  memcpy(peer.magic, EXCHANGE_MAGIC, sizeof peer.magic);
  header.slots = 1;
  header.first_field = EXCHANGE_SLOTS_OFFSET + sizeof slot;
  header.first_slot = header.first_field + tables;
  header.bytes = header.first_slot + header.slot_bytes;
  progress.published = channel->step.number + 1;
  progress.finished = 1;
  slot.sequence = 2 * channel->step.number + 2;
  slot.time = channel->step.time;
  return part->slot != NULL && exchange_write_bytes(file, &peer, sizeof peer) &&
         exchange_write_bytes(file, &header, sizeof header) && exchange_write_bytes(file, &progress, sizeof progress) &&
         exchange_write_bytes(file, &slot, sizeof slot) &&
         exchange_write_bytes(file, part->description.fields, tables) &&
         exchange_write_bytes(file, zeros, header.first_slot - header.first_field - tables) &&
         exchange_write_bytes(file, part->slot, header.slot_bytes);
}

#endif
