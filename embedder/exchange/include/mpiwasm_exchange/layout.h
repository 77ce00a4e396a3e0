// What lies in the segment of one process: little-endian, all offsets in bytes from the beginning of the segment.
//
//   exchange_peer      what a consumer reports to the producers
//   exchange_header    of a producer, from here on
//   exchange_progress
//   exchange_slot      one for each slot
//   exchange_field     one for each field
//   the slots          each contains one step: the array of each field
//
// docs/reference/exchange.md describes it for other implementations.
#ifndef MPIWASM_EXCHANGE_LAYOUT_H
#define MPIWASM_EXCHANGE_LAYOUT_H

#include <stdint.h>

#define EXCHANGE_MAGIC "MPIWEXC"
#define EXCHANGE_LAYOUT_VERSION 1u
#define EXCHANGE_ALIGNMENT 64u
#define EXCHANGE_NAME_BYTES 64u
#define EXCHANGE_MOST_FIELDS 1024u
#define EXCHANGE_MOST_SLOTS 16u

enum exchange_type {
  EXCHANGE_INT8 = 1,
  EXCHANGE_INT16 = 2,
  EXCHANGE_INT32 = 3,
  EXCHANGE_INT64 = 4,
  EXCHANGE_UINT8 = 5,
  EXCHANGE_UINT16 = 6,
  EXCHANGE_UINT32 = 7,
  EXCHANGE_UINT64 = 8,
  EXCHANGE_FLOAT32 = 9,
  EXCHANGE_FLOAT64 = 10
};

// Where the values of a field lie in the mesh, as in Conduit Blueprint.
enum exchange_association { EXCHANGE_NO_ASSOCIATION = 0, EXCHANGE_VERTEX = 1, EXCHANGE_ELEMENT = 2 };

// A field of values, or the coordinates of the mesh along an axis.
enum exchange_role { EXCHANGE_VALUES = 0, EXCHANGE_X = 1, EXCHANGE_Y = 2, EXCHANGE_Z = 3 };

// The types of coordinate sets in Conduit Blueprint.
enum exchange_coordset { EXCHANGE_NO_MESH = 0, EXCHANGE_UNIFORM = 1, EXCHANGE_RECTILINEAR = 2, EXCHANGE_EXPLICIT = 3 };

// What a producer does when the slot of the next step is still in use by a consumer.
enum exchange_policy {
  EXCHANGE_BLOCK = 1,  // waits for the consumer, up to a time
  EXCHANGE_DROP = 2,   // omits the step
  EXCHANGE_LATEST = 3  // overwrites it; consumers read the newest step
};

struct exchange_peer {
  char magic[8];
  uint64_t released;  // a consumer needs no step below this one any more
  uint64_t waits;     // 1 while a consumer takes part
  uint64_t reserved[5];
};

// A part of a regular mesh. Unused axes have 1 point.
struct exchange_mesh {
  uint32_t coordset;
  uint32_t dimensions;
  uint64_t points[3];
  double origin[3];
  double spacing[3];
};

struct exchange_header {
  char magic[8];
  uint32_t layout_version;
  uint32_t schema_version;
  uint32_t fields;
  uint32_t slots;
  uint64_t bytes;  // of the segment, of which no field lies outside
  uint64_t first_field;
  uint64_t first_slot;
  uint64_t slot_bytes;
  uint32_t policy;
  uint32_t reserved_policy;
  char name[EXCHANGE_NAME_BYTES];
  struct exchange_mesh mesh;
  uint64_t reserved[14];
};

struct exchange_progress {
  uint64_t published;  // the number of the last published step plus 1
  uint64_t finished;   // 1 when there will be no more
  uint64_t reserved[6];
};

// A sequence lock: twice the number of the step plus 2 when the step is complete, 1 less while it is written.
struct exchange_slot {
  uint64_t sequence;
  double time;
  uint64_t reserved[6];
};

struct exchange_field {
  char name[EXCHANGE_NAME_BYTES];  // "temperature", or "velocity/x" for a component of a vector
  char units[32];
  uint32_t type;
  uint32_t association;
  uint32_t role;
  uint32_t reserved;
  uint64_t count;
  uint64_t offset;  // in a slot
};

#define EXCHANGE_RELEASED_OFFSET UINT64_C(8)
#define EXCHANGE_HEADER_OFFSET ((uint64_t)sizeof(struct exchange_peer))
#define EXCHANGE_PROGRESS_OFFSET (EXCHANGE_HEADER_OFFSET + (uint64_t)sizeof(struct exchange_header))
#define EXCHANGE_SLOTS_OFFSET (EXCHANGE_PROGRESS_OFFSET + (uint64_t)sizeof(struct exchange_progress))

#define EXCHANGE_FINISHED_OFFSET (EXCHANGE_PROGRESS_OFFSET + 8)

#ifdef __cplusplus
#define EXCHANGE_ASSERT(condition, text) static_assert(condition, text)
#else
#define EXCHANGE_ASSERT(condition, text) _Static_assert(condition, text)
#endif
EXCHANGE_ASSERT(sizeof(struct exchange_peer) == 64, "the layout is the same in all programs");
EXCHANGE_ASSERT(sizeof(struct exchange_header) == 320, "the layout is the same in all programs");
EXCHANGE_ASSERT(sizeof(struct exchange_progress) == 64, "the layout is the same in all programs");
EXCHANGE_ASSERT(sizeof(struct exchange_slot) == 64, "the layout is the same in all programs");
EXCHANGE_ASSERT(sizeof(struct exchange_field) == 128, "the layout is the same in all programs");

// Bytes of one value; 0 for an unknown type.
static inline uint64_t exchange_type_bytes(uint32_t type) {
  static const uint8_t bytes[] = {0, 1, 2, 4, 8, 1, 2, 4, 8, 4, 8};
  return type < sizeof bytes ? bytes[type] : 0;
}

#endif
