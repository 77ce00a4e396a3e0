// Places in files that overflow when something is added to them, and access that fails: errors of the calls, in every
// form of reading and writing, and no request that cannot be waited for.
#include "guest_test.h"

static MPI_File file;
static int values[16];
static const MPI_Offset last = INT64_MAX;
static const MPI_Offset far = (MPI_Offset)1 << 62;

static void open_with(int mode) {
  CHECK_EQUAL(MPI_File_open(MPI_COMM_WORLD, "far", mode, MPI_INFO_NULL, &file), MPI_SUCCESS);
}

static void close_file(void) { CHECK_EQUAL(MPI_File_close(&file), MPI_SUCCESS); }

static void check_offsets(MPI_Offset offset) {
  MPI_Request request = MPI_REQUEST_NULL;
  CHECK_EQUAL(MPI_File_read_at(file, offset, values, 4, MPI_INT, MPI_STATUS_IGNORE), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_File_write_at(file, offset, values, 4, MPI_INT, MPI_STATUS_IGNORE), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_File_read_at_all(file, offset, values, 4, MPI_INT, MPI_STATUS_IGNORE), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_File_write_at_all(file, offset, values, 4, MPI_INT, MPI_STATUS_IGNORE), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_File_iread_at(file, offset, values, 4, MPI_INT, &request), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_File_iwrite_at(file, offset, values, 4, MPI_INT, &request), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_File_iread_at_all(file, offset, values, 4, MPI_INT, &request), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_File_iwrite_at_all(file, offset, values, 4, MPI_INT, &request), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_File_read_at_all_begin(file, offset, values, 4, MPI_INT), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_File_write_at_all_begin(file, offset, values, 4, MPI_INT), MPI_ERR_ARG);
  CHECK(request == MPI_REQUEST_NULL);
  MPI_Offset byte = 0;
  CHECK_EQUAL(MPI_File_get_byte_offset(file, offset, &byte), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_File_seek(file, offset, MPI_SEEK_SET), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_File_seek(file, offset, MPI_SEEK_CUR), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_File_seek(file, offset, MPI_SEEK_END), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_File_seek_shared(file, offset, MPI_SEEK_SET), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_File_set_size(file, last), MPI_ERR_ARG);
}

// Step by step beyond the end of what can be counted.
static void check_steps(void) {
  const MPI_Offset step = (MPI_Offset)1 << 61;
  CHECK_EQUAL(MPI_File_seek(file, step - 8, MPI_SEEK_SET), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_seek(file, step - 8, MPI_SEEK_CUR), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_seek(file, step, MPI_SEEK_CUR), MPI_ERR_ARG);
  MPI_Request request = MPI_REQUEST_NULL;
  CHECK_EQUAL(MPI_File_read(file, values, 64, MPI_BYTE, MPI_STATUS_IGNORE), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_File_write_all(file, values, 64, MPI_BYTE, MPI_STATUS_IGNORE), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_File_iwrite(file, values, 64, MPI_BYTE, &request), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_File_iread_all(file, values, 64, MPI_BYTE, &request), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_File_seek(file, -1, MPI_SEEK_SET), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_File_seek(file, 3, MPI_SEEK_SET), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_seek(file, -4, MPI_SEEK_CUR), MPI_ERR_ARG);
  MPI_Offset place = -1;
  CHECK_EQUAL(MPI_File_get_position(file, &place), MPI_SUCCESS);
  CHECK_EQUAL(place, 3);
}

// Places that can be counted, but that a file system may refuse: whatever it says, it ends as an error or well.
static void try_far_access(void) {
  const MPI_Offset places[] = {(MPI_Offset)1 << 45, (MPI_Offset)1 << 55, ((MPI_Offset)1 << 62) - 4096};
  for (int i = 0; i < LENGTH(places); ++i) {
    MPI_Request requests[4] = {MPI_REQUEST_NULL, MPI_REQUEST_NULL, MPI_REQUEST_NULL, MPI_REQUEST_NULL};
    MPI_File_iwrite_at(file, places[i], values, 4, MPI_BYTE, &requests[0]);
    MPI_File_iread_at(file, places[i], values + 4, 4, MPI_BYTE, &requests[1]);
    MPI_File_iwrite_at_all(file, places[i], values + 8, 4, MPI_BYTE, &requests[2]);
    MPI_File_iread_at_all(file, places[i], values + 12, 4, MPI_BYTE, &requests[3]);
    for (int j = 0; j < LENGTH(requests); ++j) MPI_Wait(&requests[j], MPI_STATUS_IGNORE);
    for (int j = 0; j < LENGTH(requests); ++j) CHECK(requests[j] == MPI_REQUEST_NULL);
  }
  CHECK_EQUAL(MPI_File_set_size(file, 0), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_preallocate(file, ((MPI_Offset)1 << 62) - 1), MPI_ERR_NO_SPACE);
  CHECK_EQUAL(MPI_File_preallocate(file, 4096), MPI_SUCCESS);
}

static void check_reading(int expected) {
  MPI_Request request = MPI_REQUEST_NULL;
  CHECK_EQUAL(MPI_File_read(file, values, 1, MPI_INT, MPI_STATUS_IGNORE), expected);
  CHECK_EQUAL(MPI_File_read_all(file, values, 1, MPI_INT, MPI_STATUS_IGNORE), expected);
  CHECK_EQUAL(MPI_File_iread(file, values, 1, MPI_INT, &request), expected);
  CHECK_EQUAL(MPI_File_iread_all(file, values, 1, MPI_INT, &request), expected);
  CHECK_EQUAL(MPI_File_iread_at_all(file, 0, values, 1, MPI_INT, &request), expected);
  CHECK_EQUAL(MPI_File_iread_shared(file, values, 1, MPI_INT, &request), expected);
  CHECK_EQUAL(MPI_File_read_shared(file, values, 1, MPI_INT, MPI_STATUS_IGNORE), expected);
  CHECK_EQUAL(MPI_File_read_ordered(file, values, 1, MPI_INT, MPI_STATUS_IGNORE), expected);
  CHECK_EQUAL(MPI_File_read_all_begin(file, values, 1, MPI_INT), expected);
  CHECK_EQUAL(MPI_File_read_ordered_begin(file, values, 1, MPI_INT), expected);
  CHECK(request == MPI_REQUEST_NULL);
}

static void check_writing(int expected) {
  MPI_Request request = MPI_REQUEST_NULL;
  CHECK_EQUAL(MPI_File_write(file, values, 1, MPI_INT, MPI_STATUS_IGNORE), expected);
  CHECK_EQUAL(MPI_File_write_all(file, values, 1, MPI_INT, MPI_STATUS_IGNORE), expected);
  CHECK_EQUAL(MPI_File_iwrite(file, values, 1, MPI_INT, &request), expected);
  CHECK_EQUAL(MPI_File_iwrite_all(file, values, 1, MPI_INT, &request), expected);
  CHECK_EQUAL(MPI_File_iwrite_at_all(file, 0, values, 1, MPI_INT, &request), expected);
  CHECK_EQUAL(MPI_File_iwrite_shared(file, values, 1, MPI_INT, &request), expected);
  CHECK_EQUAL(MPI_File_write_shared(file, values, 1, MPI_INT, MPI_STATUS_IGNORE), expected);
  CHECK_EQUAL(MPI_File_write_ordered(file, values, 1, MPI_INT, MPI_STATUS_IGNORE), expected);
  CHECK_EQUAL(MPI_File_write_all_begin(file, values, 1, MPI_INT), expected);
  CHECK_EQUAL(MPI_File_write_ordered_begin(file, values, 1, MPI_INT), expected);
  CHECK(request == MPI_REQUEST_NULL);
}

static void check_sequential(void) {
  CHECK_EQUAL(MPI_File_write_at(file, 0, values, 1, MPI_INT, MPI_STATUS_IGNORE), MPI_ERR_UNSUPPORTED_OPERATION);
  CHECK_EQUAL(MPI_File_write(file, values, 1, MPI_INT, MPI_STATUS_IGNORE), MPI_ERR_UNSUPPORTED_OPERATION);
  CHECK_EQUAL(MPI_File_seek(file, 0, MPI_SEEK_SET), MPI_ERR_UNSUPPORTED_OPERATION);
  CHECK_EQUAL(MPI_File_seek_shared(file, 0, MPI_SEEK_SET), MPI_ERR_UNSUPPORTED_OPERATION);
  CHECK_EQUAL(MPI_File_set_view(file, 0, MPI_INT, MPI_INT, "native", MPI_INFO_NULL), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_File_write_shared(file, values, 1, MPI_INT, MPI_STATUS_IGNORE), MPI_SUCCESS);
}

// Requests of what is done already are complete, and say how much it was.
static void check_requests(void) {
  MPI_Request request;
  MPI_Status status;
  Count count = 0;
  CHECK_EQUAL(MPI_File_iwrite_at(file, 8 * my_rank, values, 2, MPI_INT, &request), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Wait(&request, &status), MPI_SUCCESS);
  MPI_Get_count(&status, MPI_INT, &count);
  CHECK_EQUAL(count, 2);
  CHECK_EQUAL(MPI_File_iread_at(file, 8 * my_rank, values, 2, MPI_INT, &request), MPI_SUCCESS);
  int flag = 0;
  CHECK_EQUAL(MPI_Test(&request, &flag, &status), MPI_SUCCESS);
  CHECK_EQUAL(flag, 1);
  MPI_Get_elements(&status, MPI_BYTE, &count);
  CHECK_EQUAL(count, 8);
  CHECK_EQUAL(MPI_File_iread_at(file, 0, values, 2, MPI_INT, &request), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Request_free(&request), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_iwrite_shared(file, values, 2, MPI_INT, &request), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Cancel(&request), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Waitall(1, &request, &status), MPI_SUCCESS);
  MPI_Test_cancelled(&status, &flag);
  CHECK_EQUAL(flag, 0);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  const int created = MPI_MODE_CREATE | MPI_MODE_RDWR;
  if (!AVAILABLE(MPI_File_open, MPI_COMM_WORLD, "far", created, MPI_INFO_NULL, &file)) return finish_test();
  check_offsets(far);
  check_offsets(last);
  check_offsets(last - 7);
  check_steps();
  check_requests();
  try_far_access();
  close_file();
  open_with(MPI_MODE_RDONLY);
  check_writing(MPI_ERR_READ_ONLY);
  close_file();
  open_with(MPI_MODE_WRONLY);
  check_reading(MPI_ERR_ACCESS);
  close_file();
  open_with(MPI_MODE_WRONLY | MPI_MODE_SEQUENTIAL);
  check_sequential();
  close_file();
  return finish_test();
}
