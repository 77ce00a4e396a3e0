// Reads that go beyond the end of a file, of data with gaps in memory or in the file: libraries read into buffers of
// their own, and hand out all that these hold. What is not in the file must be zero or what was there before, and not
// what the library's heap held.
#include "hostile.h"

enum { in_file = 100, most_bytes = 1 << 16, untouched = 0x11 };

static char memory[2 * most_bytes];

typedef struct {
  const char* name;
  int (*read)(MPI_File file, int count, MPI_Datatype type);
} Read;

static int wait_for(int code, MPI_Request* request) {
  return code == MPI_SUCCESS ? MPI_Wait(request, MPI_STATUS_IGNORE) : code;
}

static int read_at(MPI_File file, int count, MPI_Datatype type) {
  return MPI_File_read_at(file, 7, memory, count, type, MPI_STATUS_IGNORE);
}
static int read_at_all(MPI_File file, int count, MPI_Datatype type) {
  return MPI_File_read_at_all(file, 7, memory, count, type, MPI_STATUS_IGNORE);
}
static int iread_at(MPI_File file, int count, MPI_Datatype type) {
  MPI_Request request = MPI_REQUEST_NULL;
  return wait_for(MPI_File_iread_at(file, 7, memory, count, type, &request), &request);
}
static int iread_at_all(MPI_File file, int count, MPI_Datatype type) {
  MPI_Request request = MPI_REQUEST_NULL;
  return wait_for(MPI_File_iread_at_all(file, 7, memory, count, type, &request), &request);
}
static int read_all(MPI_File file, int count, MPI_Datatype type) {
  MPI_File_seek(file, 3, MPI_SEEK_SET);
  return MPI_File_read_all(file, memory, count, type, MPI_STATUS_IGNORE);
}
static int iread_all(MPI_File file, int count, MPI_Datatype type) {
  MPI_Request request = MPI_REQUEST_NULL;
  MPI_File_seek(file, 3, MPI_SEEK_SET);
  return wait_for(MPI_File_iread_all(file, memory, count, type, &request), &request);
}
static int split(MPI_File file, int count, MPI_Datatype type) {
  const int code = MPI_File_read_at_all_begin(file, 5, memory, count, type);
  return code == MPI_SUCCESS ? MPI_File_read_at_all_end(file, memory, MPI_STATUS_IGNORE) : code;
}
static int read_ordered(MPI_File file, int count, MPI_Datatype type) {
  MPI_File_seek_shared(file, 0, MPI_SEEK_SET);
  return MPI_File_read_ordered(file, memory, count, type, MPI_STATUS_IGNORE);
}
static int read_shared(MPI_File file, int count, MPI_Datatype type) {
  return MPI_File_read_shared(file, memory, count, type, MPI_STATUS_IGNORE);
}

static const Read reads[] = {
    {"MPI_File_read_at", read_at},         {"MPI_File_read_at_all", read_at_all},
    {"MPI_File_iread_at", iread_at},       {"MPI_File_iread_at_all", iread_at_all},
    {"MPI_File_read_all", read_all},       {"MPI_File_iread_all", iread_all},
    {"MPI_File_read_at_all_begin", split}, {"MPI_File_read_ordered", read_ordered},
    {"MPI_File_read_shared", read_shared},
};

// What a file holds is 0x22; bytes between are as they were, or zero.
static void check_bytes(const char* name, int length, int view, int spaced) {
  long strange = 0;
  for (long i = 0; i < (long)sizeof memory; ++i) {
    const char byte = memory[i];
    strange += byte != untouched && byte != 0x22 && byte != 0;
  }
  if (strange != 0)
    fprintf(stderr, "%s, %d bytes, view %d, type %d: %ld bytes of others\n", name, length, view, spaced, strange);
  CHECK_EQUAL(strange, 0);
  CHECK(!has_host_bytes(memory, sizeof memory));
}

static MPI_File open_file(const char* collective, const char* sieving) {
  MPI_File file = MPI_FILE_NULL;
  MPI_Info hints;
  MPI_Info_create(&hints);
  MPI_Info_set(hints, "romio_cb_read", collective);
  MPI_Info_set(hints, "romio_ds_read", sieving);
  MPI_File_open(MPI_COMM_WORLD, "short", MPI_MODE_RDWR | MPI_MODE_CREATE, hints, &file);
  MPI_File_set_errhandler(file, MPI_ERRORS_RETURN);
  MPI_Info_free(&hints);
  return file;
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  static char content[in_file];
  memset(content, 0x22, sizeof content);
  MPI_Datatype spaced;
  MPI_Datatype part;
  MPI_Type_vector(1000, 3, 5, MPI_CHAR, &spaced);
  MPI_Type_commit(&spaced);
  MPI_Type_create_resized(MPI_CHAR, 0, 4, &part);
  MPI_Type_commit(&part);
  // Open MPI divides by the bytes of a nonblocking read.
  MPI_Datatype nothing;
  MPI_Type_contiguous(0, MPI_INT, &nothing);
  MPI_Type_commit(&nothing);
  const char* const settings[] = {"enable", "disable", "automatic"};
  for (int setting = 0; setting < LENGTH(settings); ++setting) {
    MPI_File file = open_file(settings[setting], settings[setting]);
    MPI_File_set_size(file, 0);
    if (my_rank == 0) MPI_File_write_at(file, 0, content, in_file, MPI_CHAR, MPI_STATUS_IGNORE);
    MPI_File_sync(file);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_File_sync(file);
    for (int view = 0; view < 3; ++view) {
      MPI_File_set_view(file, view == 2 ? my_rank : 0, MPI_CHAR, view == 0 ? MPI_CHAR : part, "native", MPI_INFO_NULL);
      for (int i = 0; i < LENGTH(reads); ++i) {
        // The built-in MPI has no files.
        const bool is_shared = reads[i].read == read_shared || reads[i].read == read_ordered;
        // Views at different places have no shared pointer.
        CHECK(reads[i].read(file, 8, nothing) == MPI_SUCCESS || file == MPI_FILE_NULL || (is_shared && view == 2));
        for (int length = 10; length <= most_bytes; length *= 8) {
          for (int kind = 0; kind < 2; ++kind) {
            memset(memory, untouched, sizeof memory);
            (void)reads[i].read(file, kind == 0 ? length : (length + 2999) / 3000, kind == 0 ? MPI_CHAR : spaced);
            check_bytes(reads[i].name, length, view, kind);
          }
        }
      }
    }
    MPI_File_close(&file);
  }
  MPI_Type_free(&nothing);
  MPI_Type_free(&spaced);
  MPI_Type_free(&part);
  return finish_test();
}
