// Datatypes: all of them are 64-bit words, so that both sides of a message choose theirs alone.
#include <stdlib.h>

#include "program.h"

static const uint64_t untouched = 0x5555aaaa12345678;

struct layout layout_of(int count) {
  struct layout made = {MPI_UINT64_T, count, 1, 0, count, 1};
  int* places = NULL;
  MPI_Datatype part;
  switch (alone(8)) {
    case 0:
      made.step = 2;
      made.elements = 1;
      MPI_Type_vector(count, 1, 2, MPI_UINT64_T, &made.type);
      break;
    case 1:
      made.step = 3;
      made.elements = 1;
      places = malloc(sizeof *places * (size_t)count);
      for (int i = 0; i < count; ++i) places[i] = 3 * i;
      MPI_Type_create_indexed_block(count, 1, places, MPI_UINT64_T, &made.type);
      break;
    case 2:
      made.step = 2;
      MPI_Type_create_resized(MPI_UINT64_T, 0, 16, &made.type);
      break;
    case 3: {
      const int sizes[2] = {count, 3}, parts[2] = {count, 1}, begin[2] = {0, 1};
      made.step = 3;
      made.first = 1;
      made.elements = 1;
      MPI_Type_create_subarray(2, sizes, parts, begin, MPI_ORDER_C, MPI_UINT64_T, &made.type);
      break;
    }
    case 4: {
      const int lengths[1] = {1};
      const MPI_Aint offsets[1] = {8};
      const MPI_Datatype types[1] = {MPI_UINT64_T};
      made.step = 2;
      made.first = 1;
      MPI_Type_create_struct(1, lengths, offsets, types, &part);
      MPI_Type_create_resized(part, 0, 16, &made.type);
      MPI_Type_free(&part);
      break;
    }
    case 5:
      MPI_Type_dup(MPI_UINT64_T, &made.type);
      break;
    default:
      made.is_own = 0;
  }
  made.words = made.step * count + made.first;
  if (made.is_own) MPI_Type_commit(&made.type);
  free(places);
  return made;
}

void free_layout(struct layout* layout) {
  if (layout->is_own) MPI_Type_free(&layout->type);
  layout->is_own = 0;
}

uint64_t* emptied(const struct layout* layout) {
  uint64_t* buffer = malloc(sizeof *buffer * (size_t)(layout->words + 1));
  for (int i = 0; i <= layout->words; ++i) buffer[i] = untouched;
  return buffer;
}

uint64_t* filled(const struct layout* layout, int count, uint64_t key) {
  uint64_t* buffer = emptied(layout);
  for (int i = 0; i < count; ++i) buffer[layout->step * i + layout->first] = mixed(key + (uint64_t)i);
  return buffer;
}

void check(const struct layout* layout, int count, uint64_t key, const uint64_t* buffer, const char* what) {
  for (int i = 0; i <= layout->words; ++i) {
    const int place = i - layout->first;
    const int is_word = place >= 0 && place % layout->step == 0 && place / layout->step < count;
    const uint64_t expected = is_word ? mixed(key + (uint64_t)(place / layout->step)) : untouched;
    require(buffer[i] == expected, what);
  }
}
