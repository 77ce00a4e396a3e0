// Files: bandwidth by block size, the time of calls on many small files, and ranks that write and read together, a file
// each or one for all, in order and at random, as IOR does.
#define _XOPEN_SOURCE 700
#include <fcntl.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../common/arguments.h"
#include "../common/batches.h"
#include "../common/report.h"
#include "../common/scatter_bits.h"

enum { repetitions = 15, transfer = 1 << 20, most_block = 16 << 20, name_room = 4096 };

static const char* const usage = "DIRECTORY [--mebibytes N] [--files N] [--parallel]";
static int rank, ranks;
static char* block;
static char name[name_room];

static const char* path(const char* folder, const char* kind, int64_t number) {
  snprintf(name, sizeof name, "%s/%s-%lld", folder, kind, (long long)number);
  return name;
}

static void require(int holds, const char* what) {
  if (!holds) {
    fprintf(stderr, "file-io: %s failed\n", what);
    MPI_Abort(MPI_COMM_WORLD, 1);
  }
}

// Every byte of a file says which file and which block of it that is.
static void fill(int64_t file, int64_t place, size_t size) { memset(block, (int)((file * 31 + place) % 251), size); }

static int64_t wrong_bytes(int64_t file, int64_t place, size_t size) {
  const char expected = (char)((file * 31 + place) % 251);
  return (block[0] != expected) + (block[size / 2] != expected) + (block[size - 1] != expected);
}

// One file in blocks of one size, again and again; each repetition is timed by itself, without filling and checking.
static void measure_block_size(const char* folder, int64_t file_size, size_t size) {
  const int64_t blocks = file_size / (int64_t)size;
  double written[repetitions], read_[repetitions];
  int64_t wrong = 0;
  for (int i = 0; i < repetitions; ++i) {
    const int file = open(path(folder, "blocks", 0), O_RDWR | O_CREAT, 0644);
    require(file >= 0, "open");
    fill(0, i, size);
    double start = MPI_Wtime();
    for (int64_t at = 0; at < blocks; ++at) {
      require(write(file, block, size) == (ssize_t)size, "write");
    }
    written[i] = MPI_Wtime() - start;
    require(lseek(file, 0, SEEK_SET) == 0, "lseek");
    memset(block, 0, size);
    start = MPI_Wtime();
    for (int64_t at = 0; at < blocks; ++at) {
      require(read(file, block, size) == (ssize_t)size, "read");
    }
    read_[i] = MPI_Wtime() - start;
    wrong += wrong_bytes(0, i, size);
    require(close(file) == 0, "close");
  }
  const double mebibytes = (double)(blocks * (int64_t)size) / (1 << 20);
  const double writing = median_of(written, repetitions);
  const double reading = median_of(read_, repetitions);
  report_result_at("write", (int64_t)size, mebibytes / writing, "MiB/s");
  report_result_at("read", (int64_t)size, mebibytes / reading, "MiB/s");
  report_result_at("write_call", (int64_t)size, writing / (double)blocks * 1e9, "ns");
  report_result_at("read_call", (int64_t)size, reading / (double)blocks * 1e9, "ns");
  report_answer_at("wrong_bytes", (int64_t)size, (double)wrong);
}

static void measure_small_files(const char* folder, int64_t files) {
  double start = MPI_Wtime();
  for (int64_t i = 0; i < files; ++i) {
    const int file = open(path(folder, "small", i), O_WRONLY | O_CREAT, 0644);
    require(file >= 0 && write(file, "x", 1) == 1 && close(file) == 0, "making a file");
  }
  report_result("create", (double)files / (MPI_Wtime() - start), "files/s");
  double opened[3], asked[3];
  int64_t bytes = 0;
  for (int round = 0; round < 3; ++round) {
    start = MPI_Wtime();
    for (int64_t i = 0; i < files; ++i) {
      const int file = open(path(folder, "small", i), O_RDONLY);
      require(file >= 0 && close(file) == 0, "opening a file");
    }
    opened[round] = MPI_Wtime() - start;
    start = MPI_Wtime();
    for (int64_t i = 0; i < files; ++i) {
      struct stat status;
      require(stat(path(folder, "small", i), &status) == 0, "stat");
      bytes += status.st_size;
    }
    asked[round] = MPI_Wtime() - start;
  }
  report_result("open_close", (double)files / median_of(opened, 3), "files/s");
  report_result("stat", (double)files / median_of(asked, 3), "files/s");
  start = MPI_Wtime();
  for (int64_t i = 0; i < files; ++i) {
    require(unlink(path(folder, "small", i)) == 0, "unlink");
  }
  report_result("unlink", (double)files / (MPI_Wtime() - start), "files/s");
  report_answer_count("small_bytes", bytes);
}

// The order of a rank's transfers: as they lie, or scattered; every one comes once.
static void make_order(int64_t* order, int64_t count, bool at_random) {
  for (int64_t i = 0; i < count; ++i) {
    order[i] = i;
  }
  for (int64_t i = count - 1; at_random && i > 0; --i) {
    const int64_t other = (int64_t)(scatter_bits((uint64_t)i) % (uint64_t)(i + 1));
    const int64_t kept = order[i];
    order[i] = order[other];
    order[other] = kept;
  }
}

static void measure_together(const char* folder, int64_t per_rank, bool shared, bool at_random) {
  const int64_t count = per_rank / transfer;
  int64_t* order = malloc((size_t)count * sizeof *order);
  make_order(order, count, at_random);
  double written[5], read_[5];
  int64_t wrong = 0;
  for (int i = 0; i < 5; ++i) {
    const int file = open(path(folder, "together", shared ? 0 : rank), O_RDWR | O_CREAT, 0644);
    require(file >= 0, "open");
    const off_t begin = shared ? (off_t)(rank * per_rank) : 0;
    fill(rank, i, transfer);
    MPI_Barrier(MPI_COMM_WORLD);
    double start = MPI_Wtime();
    for (int64_t at = 0; at < count; ++at) {
      require(pwrite(file, block, transfer, begin + (off_t)(order[at] * transfer)) == transfer, "pwrite");
    }
    MPI_Barrier(MPI_COMM_WORLD);
    written[i] = MPI_Wtime() - start;
    start = MPI_Wtime();
    for (int64_t at = 0; at < count; ++at) {
      require(pread(file, block, transfer, begin + (off_t)(order[at] * transfer)) == transfer, "pread");
    }
    MPI_Barrier(MPI_COMM_WORLD);
    read_[i] = MPI_Wtime() - start;
    wrong += wrong_bytes(rank, i, transfer);
    require(close(file) == 0, "close");
  }
  int64_t all_wrong = 0;
  MPI_Reduce(&wrong, &all_wrong, 1, MPI_INT64_T, MPI_SUM, 0, MPI_COMM_WORLD);
  MPI_Barrier(MPI_COMM_WORLD);
  if (!shared || rank == 0) {
    require(unlink(path(folder, "together", shared ? 0 : rank)) == 0, "unlink");
  }
  MPI_Barrier(MPI_COMM_WORLD);
  free(order);
  if (rank != 0) return;
  const double mebibytes = (double)(count * ranks);
  char what[80];
  snprintf(what, sizeof what, "%s_%s_write", shared ? "shared_file" : "file_per_rank",
           at_random ? "random" : "sequential");
  report_result(what, mebibytes / median_of(written, 5), "MiB/s");
  snprintf(what, sizeof what, "%s_%s_read", shared ? "shared_file" : "file_per_rank",
           at_random ? "random" : "sequential");
  report_result(what, mebibytes / median_of(read_, 5), "MiB/s");
  report_answer_at("wrong_bytes_together", (shared ? 2 : 0) + (at_random ? 1 : 0), (double)all_wrong);
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  int64_t mebibytes = 64;
  int64_t files = 10000;
  bool parallel = false;
  if (argc < 2 || argv[1][0] == '-') {
    end_with_usage("file-io", "no directory was given", "", usage);
  }
  for (int i = 2; i < argc; ++i) {
    if (strcmp(argv[i], "--parallel") == 0) {
      parallel = true;
    } else if (strcmp(argv[i], "--mebibytes") == 0) {
      if (i + 1 == argc || !read_whole_number(argv[++i], 16, 1024, &mebibytes)) {
        end_with_usage("file-io", "--mebibytes takes a number from 16 to 1024", "", usage);
      }
    } else if (strcmp(argv[i], "--files") == 0) {
      if (i + 1 == argc || !read_whole_number(argv[++i], 1, 1000000, &files)) {
        end_with_usage("file-io", "--files takes a number from 1 to 1000000", "", usage);
      }
    } else {
      end_with_usage("file-io", "unknown argument ", argv[i], usage);
    }
  }
  // As it lies decides how fast the kernel copies; malloc of the two sides would differ.
  block = aligned_alloc(4096, most_block);
  require(block != NULL, "aligned_alloc");
  if (parallel) {
    for (int kind = 0; kind < 4; ++kind) {
      measure_together(argv[1], mebibytes << 20, kind / 2 != 0, kind % 2 != 0);
    }
  } else if (rank == 0) {
    const size_t sizes[] = {4 << 10, 64 << 10, 1 << 20, most_block};
    for (int i = 0; i < 4; ++i) {
      measure_block_size(argv[1], mebibytes << 20, sizes[i]);
    }
    require(unlink(path(argv[1], "blocks", 0)) == 0, "unlink");
    measure_small_files(argv[1], files);
  }
  MPI_Finalize();
  return 0;
}
