// Views without data, and of more data than Open MPI counts.
#include "hostile.h"

static int data[16];

static void without_data(MPI_File file) {
  MPI_Datatype none = MPI_DATATYPE_NULL;
  MPI_Type_contiguous(0, MPI_INT, &none);
  CHECK_EQUAL(MPI_Type_commit(&none), MPI_SUCCESS);
  if (MPI_File_set_view(file, 0, MPI_INT, none, "native", MPI_INFO_NULL) == MPI_SUCCESS) {
    CHECK(MPI_File_write_all(file, data, 4, MPI_INT, MPI_STATUS_IGNORE) != MPI_SUCCESS);
    CHECK(MPI_File_read_at_all(file, 0, data, 4, MPI_INT, MPI_STATUS_IGNORE) != MPI_SUCCESS);
    CHECK_EQUAL(MPI_File_write_all(file, data, 0, MPI_INT, MPI_STATUS_IGNORE), MPI_SUCCESS);
  }
  MPI_Type_free(&none);
}

// MPICH since 4.1 divided by the size of such a view where the type has bounds.
static void without_data_in_bounds(MPI_File file) {
  MPI_Datatype none = MPI_DATATYPE_NULL, bounded = MPI_DATATYPE_NULL;
  MPI_Type_contiguous(0, MPI_INT, &none);
  MPI_Type_create_resized(none, 0, 8, &bounded);
  CHECK_EQUAL(MPI_Type_commit(&bounded), MPI_SUCCESS);
  if (MPI_File_set_view(file, 0, MPI_INT, bounded, "native", MPI_INFO_NULL) == MPI_SUCCESS) {
    MPI_Offset place = 0;
    CHECK_EQUAL(MPI_File_get_byte_offset(file, 1, &place), MPI_ERR_ARG);
  }
  MPI_Type_free(&none);
  MPI_Type_free(&bounded);
}

// The same where the next view begins.
static void in_order(void) {
  MPI_File file = MPI_FILE_NULL;
  MPI_Datatype none = MPI_DATATYPE_NULL, bounded = MPI_DATATYPE_NULL;
  MPI_Type_contiguous(0, MPI_INT, &none);
  MPI_Type_create_resized(none, 0, 8, &bounded);
  MPI_Type_commit(&bounded);
  MPI_File_open(MPI_COMM_WORLD, "in-order", MPI_MODE_WRONLY | MPI_MODE_CREATE | MPI_MODE_SEQUENTIAL, MPI_INFO_NULL,
                &file);
  if (MPI_File_set_view(file, MPI_DISPLACEMENT_CURRENT, MPI_INT, bounded, "native", MPI_INFO_NULL) == MPI_SUCCESS)
    CHECK(MPI_File_set_view(file, MPI_DISPLACEMENT_CURRENT, MPI_INT, MPI_INT, "native", MPI_INFO_NULL) != MPI_SUCCESS);
  MPI_File_close(&file);
  MPI_Type_free(&none);
  MPI_Type_free(&bounded);
}

static void of_much_data(MPI_File file) {
  enum { step = 13000000, bytes = 4 };
  MPI_Datatype much = MPI_DATATYPE_NULL;
  MPI_Type_contiguous(650000000, MPI_INT, &much);
  MPI_Type_commit(&much);
  if (MPI_File_set_view(file, 0, MPI_INT, much, "native", MPI_INFO_NULL) == MPI_SUCCESS) {
    for (MPI_Offset i = 0; i < 40; ++i) {
      MPI_Offset place = 0;
      MPI_File_get_byte_offset(file, i * step, &place);
      CHECK_EQUAL(place, i * step * bytes);
    }
  }
  MPI_Type_free(&much);
}

int main(int argc, char** argv) {
  MPI_File file = MPI_FILE_NULL;
  start_test(&argc, &argv);
  MPI_File_open(MPI_COMM_WORLD, "odd-view", MPI_MODE_RDWR | MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL,
                &file);
  without_data(file);
  without_data_in_bounds(file);
  of_much_data(file);
  MPI_File_close(&file);
  in_order();
  return finish_test();
}
