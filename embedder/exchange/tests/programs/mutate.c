// Changes bytes of valid headers at random and reads what passes the check: mutate TRIES SEED, with sanitizers. Prints
// how many were accepted. It needs no MPI.
#include <mpiwasm_exchange/describe.h>

static uint64_t state;

static uint64_t random_number(void) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state;
}

// Numbers at which sums and products overflow, and small ones.
static uint64_t interesting(void) {
  const uint64_t shift = random_number() % 64;
  const uint64_t near = random_number() % 5;
  return (random_number() % 2 ? UINT64_C(1) << shift : UINT64_MAX << shift) + near - 2;
}

static void change(char* memory, size_t size) {
  const int changes = 1 + (int)(random_number() % 4);
  for (int i = 0; i < changes; ++i) {
    const uint64_t number = random_number() % 3 ? interesting() : random_number() % 64;
    const size_t width = random_number() % 2 ? 8 : 4;
    const size_t place = EXCHANGE_HEADER_OFFSET + random_number() % ((size - EXCHANGE_HEADER_OFFSET) / width) * width;
    if (place + width <= size) memcpy(memory + place, &number, width);
  }
}

// Every value that a consumer may reach.
static uint64_t read_all(const char* memory, const struct exchange_description* description) {
  const struct exchange_header* header = &description->header;
  uint64_t sum = 0;
  for (uint64_t slot = 0; slot < header->slots; ++slot) {
    for (uint32_t i = 0; i < header->fields; ++i) {
      const struct exchange_field* field = &description->fields[i];
      const char* begin = memory + header->first_slot + slot * header->slot_bytes + field->offset;
      const uint64_t bytes = field->count * exchange_type_bytes(field->type);
      for (uint64_t byte = 0; byte < bytes; ++byte) sum += (unsigned char)begin[byte];
    }
  }
  return sum;
}

int main(int argc, char** argv) {
  const struct exchange_field_plan fields[2] = {{"one", "m", EXCHANGE_FLOAT64, 0, 0, 17},
                                                {"two", "", EXCHANGE_INT16, 0, 0, 5}};
  struct exchange_plan plan = {"mutated", 1, 2, fields, {0, 0, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}}};
  struct exchange_description description;
  long accepted = 0;
  volatile uint64_t sum = 0;
  char text[256];
  if (argc != 3 || exchange_lay_out(&plan, 2, EXCHANGE_BLOCK, &description) != NULL) return 2;
  const size_t size = (size_t)description.header.bytes;
  char* valid = (char*)calloc(1, size);
  if (valid == NULL) return 2;
  exchange_write(&description, valid);
  exchange_forget(&description);
  state = (uint64_t)strtoull(argv[2], NULL, 10) * 2 + 1;
  for (long i = 0; i < atol(argv[1]); ++i) {
    // Memory of its own, at whose end the sanitizer notices an access outside.
    const size_t length = random_number() % 8 ? size : random_number() % size;
    char* memory = (char*)malloc(length + 1);
    if (memory == NULL) return 2;
    memcpy(memory, valid, length);
    if (length > EXCHANGE_SLOTS_OFFSET) change(memory, length);
    if (exchange_read(memory, length, &description) == NULL) {
      ++accepted;
      sum = sum + read_all(memory, &description);
      exchange_describe_place(&description, interesting(), text, sizeof text);
      exchange_forget(&description);
    }
    free(memory);
  }
  free(valid);
  printf("accepted %ld\n", accepted);
  return 0;
}
