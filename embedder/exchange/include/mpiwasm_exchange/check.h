// Checks the header of another program once, against the size of its memory. What passes is copied, and only the copy
// is used from then on: the other program may change its header at any time.
#ifndef MPIWASM_EXCHANGE_CHECK_H
#define MPIWASM_EXCHANGE_CHECK_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "layout.h"

struct exchange_description {
  struct exchange_header header;
  struct exchange_field* fields;
};

// True when `length` bytes from `offset` on lie below `end`.
static inline int exchange_fits(uint64_t offset, uint64_t length, uint64_t end) {
  return offset <= end && length <= end - offset;
}

static inline int exchange_is_name(const char* name, size_t bytes) {
  size_t i = 0;
  for (; i < bytes && name[i] != '\0'; ++i) {
    if (name[i] < ' ' || name[i] > '~') return 0;
  }
  return i < bytes;
}

// Null if the header is right, or what is wrong with it.
static inline const char* exchange_check_header(const struct exchange_header* header, uint64_t bytes) {
  if (memcmp(header->magic, EXCHANGE_MAGIC, sizeof header->magic) != 0) return "it has no header of an exchange";
  if (header->layout_version != EXCHANGE_LAYOUT_VERSION) return "its layout has another version";
  if (!exchange_is_name(header->name, sizeof header->name)) return "its name is not a text";
  if (header->fields == 0 || header->fields > EXCHANGE_MOST_FIELDS) return "its number of fields is out of range";
  if (header->slots == 0 || header->slots > EXCHANGE_MOST_SLOTS) return "its number of slots is out of range";
  if (header->policy < EXCHANGE_BLOCK || header->policy > EXCHANGE_LATEST) return "its policy is unknown";
  if (header->mesh.coordset > EXCHANGE_EXPLICIT || header->mesh.dimensions > 3) return "its mesh is unknown";
  const uint64_t before_fields = EXCHANGE_SLOTS_OFFSET + header->slots * (uint64_t)sizeof(struct exchange_slot);
  const uint64_t fields = header->fields * (uint64_t)sizeof(struct exchange_field);
  if (header->bytes > bytes) return "it is larger than its memory";
  if (header->first_field != before_fields || !exchange_fits(header->first_field, fields, header->bytes)) {
    return "its table of fields is outside its memory";
  }
  if (header->first_slot < before_fields + fields || header->first_slot % EXCHANGE_ALIGNMENT != 0 ||
      header->slot_bytes % EXCHANGE_ALIGNMENT != 0 || header->first_slot > header->bytes ||
      header->slot_bytes > (header->bytes - header->first_slot) / header->slots) {
    return "its slots are outside its memory";
  }
  return NULL;
}

static inline const char* exchange_check_field(const struct exchange_field* field, uint64_t slot_bytes) {
  const uint64_t size = exchange_type_bytes(field->type);
  if (!exchange_is_name(field->name, sizeof field->name) || field->name[0] == '\0') return "a field has no name";
  if (!exchange_is_name(field->units, sizeof field->units)) return "the units of a field are not a text";
  if (size == 0) return "a field has an unknown type";
  if (field->association > EXCHANGE_ELEMENT || field->role > EXCHANGE_Z) return "a field has an unknown meaning";
  if (field->offset % EXCHANGE_ALIGNMENT != 0 || field->offset > slot_bytes ||
      field->count > (slot_bytes - field->offset) / size) {
    return "a field is outside its slot";
  }
  return NULL;
}

static inline const char* exchange_check_fields(const struct exchange_description* description) {
  for (uint32_t i = 0; i < description->header.fields; ++i) {
    const char* problem = exchange_check_field(&description->fields[i], description->header.slot_bytes);
    if (problem != NULL) return problem;
    for (uint32_t k = 0; k < i; ++k) {
      if (strcmp(description->fields[i].name, description->fields[k].name) == 0) return "two fields have one name";
    }
  }
  return NULL;
}

static inline void exchange_forget(struct exchange_description* description) {
  free(description->fields);
  description->fields = NULL;
}

// Copies and checks the header in `memory`, which has `bytes` bytes. Null, or what is wrong with it; then there is
// nothing to forget.
static inline const char* exchange_read(const void* memory, uint64_t bytes, struct exchange_description* description) {
  const char* begin = (const char*)memory;
  description->fields = NULL;
  if (bytes < EXCHANGE_SLOTS_OFFSET) return "it is too small for a header";
  memcpy(&description->header, begin + EXCHANGE_HEADER_OFFSET, sizeof description->header);
  const char* problem = exchange_check_header(&description->header, bytes);
  if (problem != NULL) return problem;
  const size_t size = description->header.fields * sizeof(struct exchange_field);
  description->fields = (struct exchange_field*)malloc(size);
  if (description->fields == NULL) return "there is no memory for its description";
  memcpy(description->fields, begin + description->header.first_field, size);
  problem = exchange_check_fields(description);
  if (problem != NULL) exchange_forget(description);
  return problem;
}

// Writes what lies at `offset` of a segment, for messages.
static inline void exchange_describe_place(const struct exchange_description* description, uint64_t offset, char* text,
                                           size_t size) {
  const struct exchange_header* header = &description->header;
  if (offset >= header->first_slot && header->slot_bytes != 0) {
    const uint64_t inside = (offset - header->first_slot) % header->slot_bytes;
    for (uint32_t i = 0; i < header->fields; ++i) {
      const struct exchange_field* field = &description->fields[i];
      const uint64_t value = exchange_type_bytes(field->type);
      if (inside < field->offset || inside - field->offset >= field->count * value) continue;
      (void)snprintf(text, size, "value %llu of the field '%s' of the exchange '%s'",
                     (unsigned long long)((inside - field->offset) / value), field->name, header->name);
      return;
    }
  }
  (void)snprintf(text, size, "the exchange '%s'", header->name);
}

#endif
