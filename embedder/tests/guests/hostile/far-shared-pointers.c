// The shared file pointer belongs to all processes, but Open MPI moves it in one of them and counts in an int: a
// process could move it before the beginning of the file, where the library mixed up lengths and ended by SIGSEGV, or
// so far that it divided by a length that had become 0. No call brings it there, and refused calls leave it in its
// place.
#include "hostile.h"

enum { part_size = 1 << 20, small = 100 };

static const MPI_Offset far = (MPI_Offset)1 << 62;

static MPI_File file;
static char part[part_size];

static MPI_Offset place_of_pointer(void) {
  MPI_Offset place = -1;
  // All have done what they did before, and none goes on.
  MPI_Barrier(MPI_COMM_WORLD);
  CHECK_EQUAL(MPI_File_get_position_shared(file, &place), MPI_SUCCESS);
  MPI_Barrier(MPI_COMM_WORLD);
  return place;
}

static int write_ordered(Count size) { return MPI_File_write_ordered(file, part, size, MPI_BYTE, MPI_STATUS_IGNORE); }

// In a view with holes, where the library sorts pieces by their places.
static void seek_before_beginning(void) {
  const int lengths[] = {part_size / 8, part_size - part_size / 8};
  const MPI_Aint places[] = {0, part_size / 2};
  MPI_Datatype pieces, type;
  MPI_Type_create_hindexed(2, lengths, places, MPI_BYTE, &pieces);
  MPI_Type_create_resized(pieces, 0, 2 * part_size, &type);
  MPI_Type_commit(&type);
  CHECK_EQUAL(MPI_File_set_view(file, 0, MPI_BYTE, type, "native", MPI_INFO_NULL), MPI_SUCCESS);
  CHECK(MPI_File_seek_shared(file, -lengths[1], MPI_SEEK_END) != MPI_SUCCESS);
  CHECK(MPI_File_seek_shared(file, -far, MPI_SEEK_END) != MPI_SUCCESS);
  CHECK_EQUAL(place_of_pointer(), 0);
  CHECK_EQUAL(write_ordered(my_rank == 0 ? part_size : 0), MPI_SUCCESS);
  CHECK_EQUAL(place_of_pointer(), part_size);
  MPI_Type_free(&type);
  MPI_Type_free(&pieces);
}

static void write_and_read_back(void) {
  memset(part, 'A' + my_rank, part_size);
  CHECK_EQUAL(MPI_File_set_view(file, 0, MPI_BYTE, MPI_BYTE, "native", MPI_INFO_NULL), MPI_SUCCESS);
  CHECK_EQUAL(write_ordered(part_size), MPI_SUCCESS);
  const MPI_Offset end = (MPI_Offset)ranks * part_size;
  CHECK_EQUAL(place_of_pointer(), end);
  CHECK(MPI_File_seek_shared(file, -3 * end, MPI_SEEK_END) != MPI_SUCCESS);
  CHECK_EQUAL(place_of_pointer(), end);
  // One byte too far, and the beginning.
  CHECK(MPI_File_seek_shared(file, -end - 1, MPI_SEEK_END) != MPI_SUCCESS);
  CHECK_EQUAL(place_of_pointer(), end);
  CHECK_EQUAL(MPI_File_seek_shared(file, -end, MPI_SEEK_END), MPI_SUCCESS);
  CHECK_EQUAL(place_of_pointer(), 0);
  memset(part, 0, part_size);
  CHECK_EQUAL(MPI_File_read_ordered(file, part, part_size, MPI_BYTE, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(part[0], 'A' + my_rank);
  CHECK_EQUAL(part[part_size - 1], 'A' + my_rank);
}

// Each is a place in the file or near 2^62, but they are not the same.
static void seek_apart(void) {
  const MPI_Offset place = place_of_pointer();
  const int whence[] = {MPI_SEEK_SET, MPI_SEEK_CUR, MPI_SEEK_END};
  for (int i = 0; i < LENGTH(whence); ++i)
    CHECK_EQUAL(MPI_File_seek_shared(file, my_rank + 1, whence[i]), MPI_ERR_NOT_SAME);
  for (int apart = 0; apart < ranks; ++apart)
    CHECK_EQUAL(MPI_File_seek_shared(file, my_rank == apart ? far - 10 : 0, MPI_SEEK_SET), MPI_ERR_NOT_SAME);
  CHECK_EQUAL(place_of_pointer(), place);
}

// Together more than an int counts, though no process has as much. The memory is never used.
static void access_much(void) {
  enum { size = 900 << 20, block = 1 << 16 };
  const MPI_Offset place = place_of_pointer();
  char* memory = malloc(size);
  CHECK(memory != NULL);
  bool refused = CHECK_EQUAL(MPI_File_read_ordered_begin(file, memory, size, MPI_BYTE), MPI_ERR_COUNT);
  if (!refused) MPI_File_read_ordered_end(file, memory, MPI_STATUS_IGNORE);
  MPI_Allreduce(MPI_IN_PLACE, &refused, 1, MPI_C_BOOL, MPI_LAND, MPI_COMM_WORLD);
  if (refused) {
    CHECK_EQUAL(MPI_File_read_ordered(file, memory, size, MPI_BYTE, MPI_STATUS_IGNORE), MPI_ERR_COUNT);
    CHECK_EQUAL(MPI_File_write_ordered(file, memory, size, MPI_BYTE, MPI_STATUS_IGNORE), MPI_ERR_COUNT);
    // The same bytes again and again.
    MPI_Datatype one, again;
    MPI_Type_contiguous(block, MPI_BYTE, &one);
    MPI_Type_create_resized(one, 0, 0, &again);
    MPI_Type_commit(&again);
    CHECK_EQUAL(MPI_File_write_ordered(file, part, size / block, again, MPI_STATUS_IGNORE), MPI_ERR_COUNT);
    CHECK_EQUAL(MPI_File_write_ordered_begin(file, part, size / block, again), MPI_ERR_COUNT);
    MPI_Type_free(&again);
    MPI_Type_free(&one);
  }
  CHECK_EQUAL(place_of_pointer(), place);
  free(memory);
}

// `extent`: that of each byte of the view. A library may refuse to seek so far; otherwise the accesses are refused.
static void access_far_away(MPI_Offset extent) {
  const MPI_Offset last = (far - 1) / extent;
  const MPI_Offset before = place_of_pointer();
  const int code = MPI_File_seek_shared(file, last - 5, MPI_SEEK_SET);
  const MPI_Offset place = place_of_pointer();
  CHECK_EQUAL(place, code == MPI_SUCCESS ? last - 5 : before);
  if (code != MPI_SUCCESS) return;
  CHECK(write_ordered(small) != MPI_SUCCESS);
  CHECK(MPI_File_read_ordered(file, part, small, MPI_BYTE, MPI_STATUS_IGNORE) != MPI_SUCCESS);
  // There is room for each, but not for all of them.
  CHECK(write_ordered(3) != MPI_SUCCESS);
  CHECK(MPI_File_read_shared(file, part, small, MPI_BYTE, MPI_STATUS_IGNORE) != MPI_SUCCESS);
  CHECK(MPI_File_seek_shared(file, small, MPI_SEEK_CUR) != MPI_SUCCESS);
  CHECK_EQUAL(place_of_pointer(), place);
  for (int i = 0; i < 20; ++i) MPI_File_read_shared(file, part, 2, MPI_BYTE, MPI_STATUS_IGNORE);
  CHECK(place_of_pointer() <= far / extent);
}

static void access_far_apart(void) {
  enum { extent = 0x7ff00000 };
  MPI_Datatype one, type;
  MPI_Type_create_resized(MPI_BYTE, 0, extent, &one);
  MPI_Type_contiguous(2, one, &type);
  MPI_Type_commit(&type);
  CHECK_EQUAL(MPI_File_set_view(file, 0, MPI_BYTE, type, "native", MPI_INFO_NULL), MPI_SUCCESS);
  access_far_away(extent);
  MPI_Type_free(&type);
  MPI_Type_free(&one);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Info hints;
  MPI_Info_create(&hints);
  MPI_Info_set(hints, "cb_buffer_size", "2097152");
  MPI_Info_set(hints, "cb_nodes", "1");
  const int mode = MPI_MODE_RDWR | MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE;
  CHECK_EQUAL(MPI_File_open(MPI_COMM_WORLD, "far-shared", mode, hints, &file), MPI_SUCCESS);
  MPI_Info_free(&hints);
  seek_before_beginning();
  write_and_read_back();
  seek_apart();
  // Others move the pointer by 64 bits, and would have to read all that.
  if (runs_over("Open MPI")) access_much();
  access_far_away(1);
  access_far_apart();
  CHECK_EQUAL(MPI_File_close(&file), MPI_SUCCESS);
  return finish_test();
}
