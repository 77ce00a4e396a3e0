// Views: each process sees its own part of a file, by a filetype; places are counted in elements of it.
#include "guest_test.h"

enum { rows = 16 };

static MPI_File file;

static MPI_Datatype every_nth_int(void) {
  MPI_Datatype one;
  MPI_Datatype spaced;
  MPI_Type_contiguous(1, MPI_INT, &one);
  MPI_Type_create_resized(one, 0, (Place)(ranks * (int)sizeof(int)), &spaced);
  MPI_Type_commit(&spaced);
  MPI_Type_free(&one);
  return spaced;
}

static void check_view(MPI_Offset displacement, MPI_Datatype element, bool derived) {
  MPI_Offset place = -1;
  MPI_Datatype element_type = MPI_DATATYPE_NULL;
  MPI_Datatype file_type = MPI_DATATYPE_NULL;
  char representation[MPI_MAX_DATAREP_STRING];
  CHECK_EQUAL(MPI_File_get_view(file, &place, &element_type, &file_type, representation), MPI_SUCCESS);
  CHECK_EQUAL(place, displacement);
  CHECK(element_type == element);
  CHECK_TEXT(representation, "native");
  int integers = 0;
  int addresses = 0;
  int types = 0;
  int combiner = 0;
#ifdef LARGE_COUNTS
  MPI_Count wide[4] = {0};
  CHECK_EQUAL(MPI_Type_get_envelope(file_type, &wide[0], &wide[1], &wide[2], &wide[3], &combiner), MPI_SUCCESS);
  (void)integers, (void)addresses, (void)types;
#else
  CHECK_EQUAL(MPI_Type_get_envelope(file_type, &integers, &addresses, &types, &combiner), MPI_SUCCESS);
#endif
  CHECK_EQUAL(combiner, derived ? MPI_COMBINER_RESIZED : MPI_COMBINER_NAMED);
  if (derived) CHECK_EQUAL(MPI_Type_free(&file_type), MPI_SUCCESS);
}

static void check_interleaved(void) {
  MPI_Datatype filetype = every_nth_int();
  const MPI_Offset start = 8 + my_rank * (MPI_Offset)sizeof(int);
  CHECK_EQUAL(MPI_File_set_view(file, start, MPI_INT, filetype, "native", MPI_INFO_NULL), MPI_SUCCESS);
  MPI_Type_free(&filetype);  // the view keeps it
  check_view(start, MPI_INT, true);
  int mine[rows];
  for (int i = 0; i < rows; ++i) mine[i] = i * ranks + my_rank;
  CHECK_EQUAL(MPI_File_write_all(file, mine, rows, MPI_INT, MPI_STATUS_IGNORE), MPI_SUCCESS);

  MPI_Offset place = -1;
  CHECK_EQUAL(MPI_File_get_position(file, &place), MPI_SUCCESS);
  CHECK_EQUAL(place, rows);
  CHECK_EQUAL(MPI_File_get_byte_offset(file, 3, &place), MPI_SUCCESS);
  CHECK_EQUAL(place, start + 3 * ranks * (MPI_Offset)sizeof(int));
  CHECK_EQUAL(MPI_File_seek(file, -2, MPI_SEEK_CUR), MPI_SUCCESS);
  int two[2] = {0};
  CHECK_EQUAL(MPI_File_read(file, two, 2, MPI_INT, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(two[0], mine[rows - 2]);
  CHECK_EQUAL(two[1], mine[rows - 1]);
  CHECK(MPI_File_seek(file, -1, MPI_SEEK_SET) != MPI_SUCCESS);
  MPI_Barrier(MPI_COMM_WORLD);

  CHECK_EQUAL(MPI_File_set_view(file, 8, MPI_INT, MPI_INT, "native", MPI_INFO_NULL), MPI_SUCCESS);
  check_view(8, MPI_INT, false);
  int all[2 * rows];
  CHECK_EQUAL(MPI_File_read_at_all(file, 0, all, rows * ranks, MPI_INT, MPI_STATUS_IGNORE), MPI_SUCCESS);
  for (int i = 0; i < rows * ranks; ++i) CHECK_EQUAL(all[i], i);
}

// The guest's long is 4 bytes wide, whatever the host's is.
static void check_types_of_another_width(void) {
  CHECK_EQUAL(MPI_File_set_view(file, 0, MPI_LONG, MPI_LONG, "native", MPI_INFO_NULL), MPI_SUCCESS);
  check_view(0, MPI_LONG, false);
  Place extent = 0;
  CHECK_EQUAL(MPI_File_get_type_extent(file, MPI_LONG, &extent), MPI_SUCCESS);
  CHECK_EQUAL(extent, 4);
  CHECK_EQUAL(MPI_File_get_type_extent(file, MPI_DOUBLE, &extent), MPI_SUCCESS);
  CHECK_EQUAL(extent, 8);
  MPI_Offset place = -1;
  CHECK_EQUAL(MPI_File_get_byte_offset(file, 5, &place), MPI_SUCCESS);
  CHECK_EQUAL(place, 20);
}

// Tiles of a matrix, by a subarray.
static void check_subarray(void) {
  enum { height = 4, width = 6 };
  const Count sizes[2] = {height, width};
  const Count parts[2] = {height, width / 2};
  const Count starts[2] = {0, my_rank * (width / 2)};
  MPI_Datatype tile;
  MPI_Type_create_subarray(2, sizes, parts, starts, MPI_ORDER_C, MPI_DOUBLE, &tile);
  MPI_Type_commit(&tile);
  CHECK_EQUAL(MPI_File_set_view(file, 4096, MPI_DOUBLE, tile, "native", MPI_INFO_NULL), MPI_SUCCESS);
  double mine[height * width / 2];
  for (int i = 0; i < LENGTH(mine); ++i) mine[i] = my_rank * 1000 + i;
  CHECK_EQUAL(MPI_File_write_at_all(file, 0, mine, LENGTH(mine), MPI_DOUBLE, MPI_STATUS_IGNORE), MPI_SUCCESS);
  MPI_Type_free(&tile);
  MPI_Barrier(MPI_COMM_WORLD);
  CHECK_EQUAL(MPI_File_set_view(file, 4096, MPI_DOUBLE, MPI_DOUBLE, "native", MPI_INFO_NULL), MPI_SUCCESS);
  double matrix[height][width];
  CHECK_EQUAL(MPI_File_read_at(file, 0, matrix, height * width, MPI_DOUBLE, MPI_STATUS_IGNORE), MPI_SUCCESS);
  for (int row = 0; row < height; ++row) {
    for (int column = 0; column < width; ++column) {
      const int owner = column / (width / 2);
      CHECK(matrix[row][column] == owner * 1000 + row * (width / 2) + column % (width / 2));
    }
  }
}

static void check_wrong_views(void) {
  CHECK_EQUAL(MPI_File_set_view(file, 0, MPI_DATATYPE_NULL, MPI_INT, "native", MPI_INFO_NULL), MPI_ERR_TYPE);
  CHECK_EQUAL(MPI_File_set_view(file, -7, MPI_INT, MPI_INT, "native", MPI_INFO_NULL), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_File_set_view(file, 0, MPI_INT, MPI_INT, NULL, MPI_INFO_NULL), MPI_ERR_ARG);
  MPI_Datatype empty;
  MPI_Type_contiguous(0, MPI_INT, &empty);
  MPI_Type_commit(&empty);
  CHECK_EQUAL(MPI_File_set_view(file, 0, empty, empty, "native", MPI_INFO_NULL), MPI_ERR_TYPE);
  MPI_Type_free(&empty);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  CHECK_EQUAL(MPI_File_open(MPI_COMM_WORLD, "viewed", MPI_MODE_CREATE | MPI_MODE_RDWR, MPI_INFO_NULL, &file),
              MPI_SUCCESS);
  check_view(0, MPI_BYTE, false);
  check_interleaved();
  check_types_of_another_width();
  check_subarray();
  check_wrong_views();
  CHECK_EQUAL(MPI_File_close(&file), MPI_SUCCESS);
  return finish_test();
}
