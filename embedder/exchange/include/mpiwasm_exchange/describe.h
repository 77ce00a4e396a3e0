// Lays out the segment of a producer. mpiwasm-schema writes the calls.
#ifndef MPIWASM_EXCHANGE_DESCRIBE_H
#define MPIWASM_EXCHANGE_DESCRIBE_H

#include "check.h"

// A field as its schema has it, and how many values this process contributes.
struct exchange_field_plan {
  const char* name;
  const char* units;
  uint32_t type;
  uint32_t association;
  uint32_t role;
  uint64_t count;
};

struct exchange_plan {
  const char* name;
  uint32_t schema_version;
  uint32_t fields;
  const struct exchange_field_plan* field;
  struct exchange_mesh mesh;
};

// The next multiple of the alignment; 0 if there is none.
static inline uint64_t exchange_align(uint64_t offset) {
  const uint64_t rounded = offset + (EXCHANGE_ALIGNMENT - 1);
  return rounded < offset ? 0 : rounded - rounded % EXCHANGE_ALIGNMENT;
}

static inline int exchange_copy_name(char* place, size_t size, const char* name) {
  const size_t length = strlen(name);
  if (length >= size) return 0;
  memset(place, 0, size);
  memcpy(place, name, length);
  return 1;
}

// Fills in the header and the fields. Null, or what is wrong with the plan; then there is nothing to forget.
static inline const char* exchange_lay_out(const struct exchange_plan* plan, uint32_t slots, uint32_t policy,
                                           struct exchange_description* description) {
  struct exchange_header* header = &description->header;
  description->fields = NULL;
  memset(header, 0, sizeof *header);
  memcpy(header->magic, EXCHANGE_MAGIC, sizeof header->magic);
  header->layout_version = EXCHANGE_LAYOUT_VERSION;
  header->schema_version = plan->schema_version;
  header->fields = plan->fields;
  header->slots = slots;
  header->policy = policy;
  header->mesh = plan->mesh;
  if (plan->fields == 0 || plan->fields > EXCHANGE_MOST_FIELDS) return "the number of fields is out of range";
  if (slots == 0 || slots > EXCHANGE_MOST_SLOTS) return "the number of slots is out of range: 1 to 16";
  if (!exchange_copy_name(header->name, sizeof header->name, plan->name)) return "the name is too long";
  description->fields = (struct exchange_field*)calloc(plan->fields, sizeof(struct exchange_field));
  if (description->fields == NULL) return "there is no memory for the description";
  header->first_field = EXCHANGE_SLOTS_OFFSET + slots * (uint64_t)sizeof(struct exchange_slot);
  header->first_slot = exchange_align(header->first_field + plan->fields * (uint64_t)sizeof(struct exchange_field));
  const char* problem = NULL;
  uint64_t end = 0;
  for (uint32_t i = 0; i < plan->fields && problem == NULL; ++i) {
    const struct exchange_field_plan* wanted = &plan->field[i];
    struct exchange_field* field = &description->fields[i];
    const uint64_t size = exchange_type_bytes(wanted->type);
    field->type = wanted->type;
    field->association = wanted->association;
    field->role = wanted->role;
    field->count = wanted->count;
    field->offset = end;
    if (size == 0 || !exchange_copy_name(field->name, sizeof field->name, wanted->name) ||
        !exchange_copy_name(field->units, sizeof field->units, wanted->units)) {
      problem = "a field has an unknown type, or a name or units that are too long";
    } else if (wanted->count > (UINT64_MAX / 64 - end) / size) {
      problem = "the fields are too large";
    } else {
      end = exchange_align(end + wanted->count * size);
    }
  }
  header->slot_bytes = end;
  // Far below the largest number: end is at most 1/64 of that, and there are 16 slots at most.
  header->bytes = header->first_slot + end * slots;
  if (problem == NULL) problem = exchange_check_header(header, header->bytes);
  if (problem == NULL) problem = exchange_check_fields(description);
  if (problem != NULL) exchange_forget(description);
  return problem;
}

// Puts the description into a segment of header.bytes bytes. Its slots contain no step.
static inline void exchange_write(const struct exchange_description* description, void* memory) {
  char* begin = (char*)memory;
  memset(begin + EXCHANGE_HEADER_OFFSET, 0, (size_t)(description->header.first_field - EXCHANGE_HEADER_OFFSET));
  memcpy(begin + description->header.first_field, description->fields,
         description->header.fields * sizeof(struct exchange_field));
  memcpy(begin + EXCHANGE_HEADER_OFFSET, &description->header, sizeof description->header);
}

#endif
