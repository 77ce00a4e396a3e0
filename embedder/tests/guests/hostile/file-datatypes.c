// Datatypes whose data ROMIO, the file access of MPICH, did not find where MPI says: it moved those with a lower bound,
// accessed blocks without elements, computed the displacements of distributed arrays in an int, and took the extents of
// pairs for their lengths. What lay there was the host's.
#include "hostile.h"

enum { middle = 2000, numbers = 4000, mark = -1 };
enum form { at_place, collective, nonblocking, forms };

static MPI_File file;
static int area[numbers], plain[numbers];

static MPI_Datatype committed(MPI_Datatype type) {
  MPI_Type_commit(&type);
  return type;
}

static int completed(int code, MPI_Request* request) {
  return code == MPI_SUCCESS ? MPI_Wait(request, MPI_STATUS_IGNORE) : code;
}

static int read_by(enum form form, void* buffer, int count, MPI_Datatype type) {
  MPI_Request request;
  if (form == at_place) return MPI_File_read_at(file, 0, buffer, count, type, MPI_STATUS_IGNORE);
  if (form == collective) return MPI_File_read_at_all(file, 0, buffer, count, type, MPI_STATUS_IGNORE);
  return completed(MPI_File_iread_at(file, 0, buffer, count, type, &request), &request);
}

static int write_by(enum form form, const void* buffer, int count, MPI_Datatype type) {
  MPI_Request request;
  if (form == at_place) return MPI_File_write_at(file, 0, buffer, count, type, MPI_STATUS_IGNORE);
  if (form == collective) return MPI_File_write_at_all(file, 0, buffer, count, type, MPI_STATUS_IGNORE);
  return completed(MPI_File_iwrite_at(file, 0, buffer, count, type, &request), &request);
}

static void view(MPI_Datatype filetype) {
  CHECK_EQUAL(MPI_File_set_view(file, 0, MPI_INT, filetype, "native", MPI_INFO_NULL), MPI_SUCCESS);
}

// What holds n numbers, the i-th of them places[i] numbers behind its address.
struct layout {
  MPI_Datatype type;
  int count, n;
  const int* places;
};

static bool holds(const struct layout* layout, int number) {
  for (int i = 0; i < layout->n; ++i)
    if (layout->places[i] == number) return true;
  return false;
}

static void in_memory_by(enum form form, const struct layout* layout) {
  for (int i = 0; i < layout->n; ++i) plain[i] = i + 1;
  CHECK_EQUAL(write_by(at_place, plain, layout->n, MPI_INT), MPI_SUCCESS);
  for (int i = 0; i < numbers; ++i) area[i] = mark;
  CHECK_EQUAL(read_by(form, area + middle, layout->count, layout->type), MPI_SUCCESS);
  int wrong = 0;
  for (int i = 0; i < layout->n; ++i) wrong += area[middle + layout->places[i]] != i + 1;
  for (int i = 0; i < numbers; ++i) wrong += area[i] != mark && !holds(layout, i - middle);
  CHECK_EQUAL(wrong, 0);

  for (int i = 0; i < numbers; ++i) area[i] = i;
  CHECK_EQUAL(write_by(form, area + middle, layout->count, layout->type), MPI_SUCCESS);
  CHECK_EQUAL(read_by(at_place, plain, layout->n, MPI_INT), MPI_SUCCESS);
  for (int i = 0; i < layout->n; ++i) CHECK_EQUAL(plain[i], middle + layout->places[i]);
}

// With data that lie together in the file, and with data that do not.
static void in_memory(struct layout layout) {
  MPI_Datatype spread;
  MPI_Type_vector(1000, 1, 2, MPI_INT, &spread);
  MPI_Type_commit(&spread);
  for (enum form form = at_place; form < forms; ++form) {
    view(MPI_INT);
    in_memory_by(form, &layout);
    view(spread);
    in_memory_by(form, &layout);
  }
  view(MPI_INT);
  MPI_Type_free(&spread);
}

static void in_file(struct layout layout) {
  for (enum form form = at_place; form < forms; ++form) {
    for (int i = 0; i < numbers; ++i) area[i] = i;
    CHECK_EQUAL(write_by(at_place, area, numbers, MPI_INT), MPI_SUCCESS);
    view(layout.type);
    memset(plain, 0, sizeof plain);
    CHECK_EQUAL(read_by(form, plain, layout.n, MPI_INT), MPI_SUCCESS);
    for (int i = 0; i < layout.n; ++i) CHECK_EQUAL(plain[i], layout.places[i]);
    for (int i = 0; i < layout.n; ++i) plain[i] = numbers + i;
    CHECK_EQUAL(write_by(form, plain, layout.n, MPI_INT), MPI_SUCCESS);
    view(MPI_INT);
    CHECK_EQUAL(read_by(at_place, area, numbers, MPI_INT), MPI_SUCCESS);
    int wrong = 0;
    for (int i = 0; i < layout.n; ++i) wrong += area[layout.places[i]] != numbers + i;
    for (int i = 0; i < numbers; ++i) wrong += area[i] != i && !holds(&layout, i);
    CHECK_EQUAL(wrong, 0);
  }
}

static void with_lower_bound(MPI_Aint lower) {
  MPI_Datatype spread, bounded, one, two, row, mixed, whole;
  MPI_Type_vector(4, 1, 2, MPI_INT, &spread);
  MPI_Type_create_resized(spread, lower, 64, &bounded);
  in_memory((struct layout){committed(bounded), 1, 4, (const int[]){0, 2, 4, 6}});
  in_memory((struct layout){bounded, 2, 8, (const int[]){0, 2, 4, 6, 16, 18, 20, 22}});

  MPI_Type_create_resized(MPI_INT, lower, 64, &one);
  MPI_Type_vector(2, 1, 1, one, &row);
  MPI_Type_create_resized(row, 0, 256, &two);
  in_memory((struct layout){committed(two), 2, 4, (const int[]){0, 16, 64, 80}});

  MPI_Type_create_struct(2, (const int[]){2, 1}, (const MPI_Aint[]){64, 256}, (const MPI_Datatype[]){bounded, MPI_INT},
                         &mixed);
  MPI_Type_create_resized(mixed, 0, 512, &whole);
  const struct layout parts = {committed(whole), 1, 9, (const int[]){16, 18, 20, 22, 32, 34, 36, 38, 64}};
  in_memory(parts);
  in_file(parts);
  MPI_Datatype* all[] = {&spread, &bounded, &one, &two, &row, &mixed, &whole};
  for (int i = 0; i < LENGTH(all); ++i) MPI_Type_free(all[i]);
}

// A block of no elements, `far` extents of 28 bytes away, before or behind one of one element.
static void without_elements(int far) {
  MPI_Datatype spread, types[6];
  MPI_Type_vector(4, 1, 2, MPI_INT, &spread);
  const MPI_Aint away = (MPI_Aint)far * 28;
  const MPI_Datatype parts[] = {spread, spread};
  MPI_Type_indexed(2, (const int[]){0, 1}, (const int[]){far, 0}, spread, &types[0]);
  MPI_Type_create_hindexed(2, (const int[]){0, 1}, (const MPI_Aint[]){away, 0}, spread, &types[1]);
  MPI_Type_create_struct(2, (const int[]){0, 1}, (const MPI_Aint[]){away, 0}, parts, &types[2]);
  MPI_Type_indexed(2, (const int[]){1, 0}, (const int[]){0, far}, spread, &types[3]);
  MPI_Type_create_hindexed(2, (const int[]){1, 0}, (const MPI_Aint[]){0, away}, spread, &types[4]);
  MPI_Type_create_struct(2, (const int[]){1, 0}, (const MPI_Aint[]){0, away}, parts, &types[5]);
  for (int i = 0; i < LENGTH(types); ++i) {
    const struct layout layout = {committed(types[i]), 1, 4, (const int[]){0, 2, 4, 6}};
    in_memory(layout);
    if (far > 0) in_file(layout);
    MPI_Type_free(&types[i]);
  }
  MPI_Type_free(&spread);
}

// The part of an array of 2^32 bytes that begins at byte 2^31: 64 rows of 32 bytes. Libraries may refuse it.
static void distributed(void) {
  enum { rows = 64, columns = 32, row_length = 32768, cells = rows * columns };
  static const size_t half = (size_t)1 << 31, pages = 32768 + 300;
  static char cell[cells], found[cells];
  const int block = MPI_DISTRIBUTE_BLOCK, usual = MPI_DISTRIBUTE_DFLT_DARG;
  MPI_Datatype part;
  if (MPI_Type_create_darray(1 << 21, 1 << 20, 3, (const int[]){2, 65536, row_length},
                             (const int[]){block, block, block}, (const int[]){usual, usual, usual},
                             (const int[]){2, 1024, 1024}, MPI_ORDER_C, MPI_BYTE, &part) != MPI_SUCCESS ||
      MPI_Type_commit(&part) != MPI_SUCCESS) {
    return;
  }
  for (int i = 0; i < cells; ++i) cell[i] = (char)(i % 101 + 1);

  const size_t have = __builtin_wasm_memory_size(0);
  if (CHECK(have >= pages || __builtin_wasm_memory_grow(0, pages - have) != (size_t)-1)) {
    static char start[1];
    char* rows_of_part = (char*)((uintptr_t)start + half);
    for (int i = 0; i < cells; ++i) rows_of_part[i / columns * row_length + i % columns] = cell[i];
    if (MPI_File_write_at(file, 0, start, 1, part, MPI_STATUS_IGNORE) == MPI_SUCCESS) {
      MPI_File_read_at(file, 0, found, cells, MPI_BYTE, MPI_STATUS_IGNORE);
      CHECK(memcmp(found, cell, cells) == 0);
    }
  }
  if (MPI_File_set_view(file, 0, MPI_BYTE, part, "native", MPI_INFO_NULL) == MPI_SUCCESS &&
      MPI_File_write_at(file, 0, cell, cells, MPI_BYTE, MPI_STATUS_IGNORE) == MPI_SUCCESS) {
    MPI_File_set_view(file, 0, MPI_BYTE, MPI_BYTE, "native", MPI_INFO_NULL);
    memset(found, 0, sizeof found);
    for (int i = 0; i < rows; ++i) {
      MPI_File_read_at(file, (MPI_Offset)half + (MPI_Offset)i * row_length, found + i * columns, columns, MPI_BYTE,
                       MPI_STATUS_IGNORE);
    }
    CHECK(memcmp(found, cell, cells) == 0);
  }
  view(MPI_INT);
  MPI_Type_free(&part);
}

enum { blocks = 1000, in_block = 10, pairs = blocks * in_block, pair_size = 12, pair_extent = 16, unused = 'A' };

static char packed[pairs * pair_size], read_back[pairs * pair_size], apart[blocks * (in_block + 1) * pair_extent];

// Bytes of `apart` that are not as they are when the pairs, and nothing else, were written there.
static int wrong_apart(void) {
  int wrong = 0;
  for (int i = 0; i < LENGTH(apart); ++i) {
    const int pair = i / pair_extent, byte = i % pair_extent, block = pair / (in_block + 1);
    const bool used = pair % (in_block + 1) < in_block && byte < pair_size;
    wrong += apart[i] != (used ? packed[(pair - block) * pair_size + byte] : unused);
  }
  return wrong;
}

static void of_pairs(MPI_Datatype type) {
  MPI_Type_commit(&type);
  for (int i = 0; i < LENGTH(packed); ++i) packed[i] = (char)(i % 23 + i / 256);
  for (enum form form = at_place; form < forms; ++form) {
    CHECK_EQUAL(write_by(at_place, packed, sizeof packed, MPI_BYTE), MPI_SUCCESS);
    memset(apart, unused, sizeof apart);
    CHECK_EQUAL(read_by(form, apart, 1, type), MPI_SUCCESS);
    CHECK_EQUAL(wrong_apart(), 0);
    memset(read_back, 0, sizeof read_back);
    CHECK_EQUAL(write_by(at_place, read_back, sizeof read_back, MPI_BYTE), MPI_SUCCESS);
    CHECK_EQUAL(write_by(form, apart, 1, type), MPI_SUCCESS);
    CHECK_EQUAL(read_by(at_place, read_back, sizeof read_back, MPI_BYTE), MPI_SUCCESS);
    CHECK(memcmp(read_back, packed, sizeof packed) == 0);

    memset(apart, unused, sizeof apart);
    CHECK_EQUAL(write_by(at_place, apart, sizeof apart, MPI_BYTE), MPI_SUCCESS);
    CHECK_EQUAL(MPI_File_set_view(file, 0, MPI_DOUBLE_INT, type, "native", MPI_INFO_NULL), MPI_SUCCESS);
    CHECK_EQUAL(write_by(form, packed, sizeof packed, MPI_BYTE), MPI_SUCCESS);
    memset(read_back, 0, sizeof read_back);
    CHECK_EQUAL(read_by(form, read_back, sizeof read_back, MPI_BYTE), MPI_SUCCESS);
    CHECK(memcmp(read_back, packed, sizeof packed) == 0);
    view(MPI_INT);
    CHECK_EQUAL(read_by(at_place, apart, sizeof apart, MPI_BYTE), MPI_SUCCESS);
    CHECK_EQUAL(wrong_apart(), 0);
  }
  MPI_Type_free(&type);
}

static void indexed_pairs(void) {
  static int lengths[blocks], places[blocks];
  for (int i = 0; i < blocks; ++i) {
    lengths[i] = in_block;
    places[i] = i * (in_block + 1);
  }
  MPI_Datatype type;
  MPI_Type_indexed(blocks, lengths, places, MPI_DOUBLE_INT, &type);
  of_pairs(type);
  MPI_Type_create_indexed_block(blocks, in_block, places, MPI_DOUBLE_INT, &type);
  of_pairs(type);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  // With small buffers, so that long accesses do not fit into one.
  MPI_Info info;
  MPI_Info_create(&info);
  MPI_Info_set(info, "ind_rd_buffer_size", "65536");
  MPI_Info_set(info, "ind_wr_buffer_size", "65536");
  const int mode = MPI_MODE_RDWR | MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE;
  if (!AVAILABLE(MPI_File_open, MPI_COMM_WORLD, "datatypes", mode, info, &file)) return finish_test();
  static const MPI_Aint bounds[] = {-64, 64, -4096, 4096, -200000000, 200000000};
  for (int i = 0; i < LENGTH(bounds); ++i) with_lower_bound(bounds[i]);
  static const int distances[] = {10, 100, -100, 10000000, -10000000};
  for (int i = 0; i < LENGTH(distances); ++i) without_elements(distances[i]);
  indexed_pairs();
  distributed();
  MPI_File_close(&file);
  MPI_Info_free(&info);
  return finish_test();
}
