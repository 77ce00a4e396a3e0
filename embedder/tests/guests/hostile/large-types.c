// Datatypes whose numbers do not fit an int, in files: MPICH 4.0 asks for their contents by functions that do not know
// them, and takes what its memory held before for counts, addresses and types.
#include "hostile.h"

enum { room = 64, far_away = 1 << 30 };
static int written[room];
static int found[room];

/// Two numbers with a gap between them; the far block has no elements.
static MPI_Datatype with_far_block(void) {
  MPI_Datatype type = MPI_DATATYPE_NULL;
  const MPI_Count lengths[3] = {1, 0, 1};
  const MPI_Count places[3] = {0, 1024 * (MPI_Count)far_away, 2};
  if (MPI_Type_indexed_c(3, lengths, places, MPI_INT, &type) != MPI_SUCCESS) return MPI_DATATYPE_NULL;
  return type;
}

/// Without a gap, the second number first.
static MPI_Datatype falling(void) {
  MPI_Datatype type = MPI_DATATYPE_NULL;
  const MPI_Count lengths[3] = {1, 0, 1};
  const MPI_Count places[3] = {1, 1024 * (MPI_Count)far_away, 0};
  if (MPI_Type_indexed_c(3, lengths, places, MPI_INT, &type) != MPI_SUCCESS) return MPI_DATATYPE_NULL;
  return type;
}

/// The same with many elements of nothing.
static MPI_Datatype with_many_empty(void) {
  MPI_Datatype empty;
  MPI_Datatype type = MPI_DATATYPE_NULL;
  MPI_Type_contiguous(0, MPI_INT, &empty);
  const MPI_Count lengths[3] = {1, 1024 * (MPI_Count)far_away, 1};
  const MPI_Count places[3] = {0, 4, 8};
  const MPI_Datatype types[3] = {MPI_INT, empty, MPI_INT};
  if (MPI_Type_create_struct_c(3, lengths, places, types, &type) != MPI_SUCCESS) type = MPI_DATATYPE_NULL;
  MPI_Type_free(&empty);
  return type;
}

static MPI_Datatype nested(void) {
  MPI_Datatype inner = with_far_block();
  MPI_Datatype type = MPI_DATATYPE_NULL;
  if (inner == MPI_DATATYPE_NULL) return inner;
  MPI_Type_contiguous(2, inner, &type);
  MPI_Type_free(&inner);
  return type;
}

static MPI_Datatype duplicated(void) {
  MPI_Datatype inner = with_far_block();
  MPI_Datatype type = MPI_DATATYPE_NULL;
  if (inner == MPI_DATATYPE_NULL) return inner;
  MPI_Type_dup(inner, &type);
  MPI_Type_free(&inner);
  return type;
}

/// Two bytes that lie three gigabytes apart.
static MPI_Datatype wide(void) {
  MPI_Datatype type = MPI_DATATYPE_NULL;
  if (MPI_Type_vector_c(2, 1, 3 * (MPI_Count)far_away, MPI_BYTE, &type) != MPI_SUCCESS) return MPI_DATATYPE_NULL;
  return type;
}

/// A library that takes the type in files does so correctly.
static void in_memory(MPI_File file, MPI_Datatype type, bool falls) {
  int size = 0;
  MPI_Type_size(type, &size);
  const int count = size / (int)sizeof(int);
  for (int i = 0; i < room; ++i) written[i] = 1 + i, found[i] = 0;
  CHECK_EQUAL(MPI_File_set_view(file, 0, MPI_INT, MPI_INT, "native", MPI_INFO_NULL), MPI_SUCCESS);
  MPI_Request request;
  (void)MPI_File_write_at(file, 8, written, 1, type, MPI_STATUS_IGNORE);
  if (MPI_File_iread_at(file, 8, found, 1, type, &request) == MPI_SUCCESS) MPI_Wait(&request, MPI_STATUS_IGNORE);
  (void)MPI_File_write_at_all(file, 40, written, 1, type, MPI_STATUS_IGNORE);
  if (MPI_File_write_at(file, 0, written, 1, type, MPI_STATUS_IGNORE) != MPI_SUCCESS) return;
  CHECK_EQUAL(MPI_File_read_at(file, 0, found, count, MPI_INT, MPI_STATUS_IGNORE), MPI_SUCCESS);
  for (int i = 0; i < count; ++i) CHECK_EQUAL(found[i], falls ? 2 - i : 1 + i / 2 * 3 + i % 2 * 2);
}

static void in_views(MPI_File file, MPI_Datatype type) {
  for (int i = 0; i < room; ++i) written[i] = 1 + i;
  if (MPI_File_set_view(file, 0, MPI_BYTE, type, "native", MPI_INFO_NULL) == MPI_SUCCESS) {
    CHECK_EQUAL(MPI_File_write_at(file, 0, written, 2, MPI_BYTE, MPI_STATUS_IGNORE), MPI_SUCCESS);
    MPI_Datatype element;
    MPI_Datatype shape;
    char representation[MPI_MAX_DATAREP_STRING];
    MPI_Offset place = 0;
    CHECK_EQUAL(MPI_File_get_view(file, &place, &element, &shape, representation), MPI_SUCCESS);
    MPI_Type_free(&shape);
  }
  (void)MPI_File_set_view(file, 0, type, type, "native", MPI_INFO_NULL);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  static MPI_Datatype (*const makers[])(void) = {with_far_block, with_many_empty, nested, duplicated, falling, wide};
  MPI_File file;
  const int mode = MPI_MODE_CREATE | MPI_MODE_RDWR | MPI_MODE_DELETE_ON_CLOSE;
  if (!AVAILABLE(MPI_File_open, MPI_COMM_SELF, my_rank == 0 ? "large-types-0" : "large-types-1", mode, MPI_INFO_NULL,
                 &file))
    return finish_test();
  for (int i = 0; i < LENGTH(makers); ++i) {
    MPI_Datatype type = makers[i]();
    if (type == MPI_DATATYPE_NULL) continue;
    MPI_Type_commit(&type);
    if (makers[i] != wide) in_memory(file, type, makers[i] == falling);
    in_views(file, type);
    MPI_Type_free(&type);
  }
  CHECK_EQUAL(MPI_File_close(&file), MPI_SUCCESS);
  return finish_test();
}
