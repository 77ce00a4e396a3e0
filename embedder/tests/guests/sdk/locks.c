// Locks of files hold between ranks: by fcntl, lockf and flock.
#include <errno.h>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "guest_test.h"

static int set_lock(int file, int command, short type, off_t start, off_t length) {
  struct flock lock = {.l_type = type, .l_whence = SEEK_SET, .l_start = start, .l_len = length};
  errno = 0;
  return fcntl(file, command, &lock);
}

static bool is_refused(int result) { return result == -1 && (errno == EAGAIN || errno == EACCES); }

// Rank 0 has locked bytes 10 to 19 for writing.
static void look_at_records(int file) {
  struct flock lock = {.l_type = F_RDLCK, .l_whence = SEEK_SET, .l_start = 0, .l_len = 0};
  CHECK_EQUAL(fcntl(file, F_GETLK, &lock), 0);
  CHECK_EQUAL(lock.l_type, F_WRLCK);
  CHECK_EQUAL(lock.l_start, 10);
  CHECK_EQUAL(lock.l_len, 10);
  CHECK(is_refused(set_lock(file, F_SETLK, F_RDLCK, 15, 1)));
  CHECK(is_refused(set_lock(file, F_SETLK, F_WRLCK, 0, 11)));
  CHECK_EQUAL(set_lock(file, F_SETLK, F_WRLCK, 0, 10), 0);
  CHECK_EQUAL(set_lock(file, F_SETLKW, F_RDLCK, 20, 10), 0);
  CHECK_EQUAL(set_lock(file, F_SETLK, F_UNLCK, 0, 0), 0);
  CHECK_EQUAL(lseek(file, 15, SEEK_SET), 15);
  CHECK(is_refused(lockf(file, F_TEST, 1)));
  CHECK(is_refused(lockf(file, F_TLOCK, 1)));
  CHECK_EQUAL(lseek(file, 20, SEEK_SET), 20);
  CHECK_EQUAL(lockf(file, F_TEST, 1), 0);
  CHECK_EQUAL(lockf(file, F_LOCK, 1), 0);
  CHECK_EQUAL(lockf(file, F_ULOCK, 1), 0);
}

static void check_records(int file) {
  if (my_rank == 0) CHECK_EQUAL(set_lock(file, F_SETLK, F_WRLCK, 10, 10), 0);
  MPI_Barrier(MPI_COMM_WORLD);
  if (my_rank == 1) look_at_records(file);
  MPI_Barrier(MPI_COMM_WORLD);
  if (my_rank == 0) CHECK_EQUAL(set_lock(file, F_SETLK, F_UNLCK, 0, 0), 0);
  MPI_Barrier(MPI_COMM_WORLD);
  if (my_rank == 1) CHECK_EQUAL(set_lock(file, F_SETLK, F_WRLCK, 0, 0), 0);
  MPI_Barrier(MPI_COMM_WORLD);
}

static void check_whole_file(int file) {
  if (my_rank == 0) CHECK_EQUAL(flock(file, LOCK_EX), 0);
  MPI_Barrier(MPI_COMM_WORLD);
  if (my_rank == 1) CHECK(is_refused(flock(file, LOCK_SH | LOCK_NB)));
  MPI_Barrier(MPI_COMM_WORLD);
  if (my_rank == 0) CHECK_EQUAL(flock(file, LOCK_UN), 0);
  MPI_Barrier(MPI_COMM_WORLD);
  CHECK_EQUAL(flock(file, LOCK_SH | LOCK_NB), 0);
}

// A counter in a file, which each rank raises while it has the lock.
static void check_exclusion(int file) {
  enum { rounds = 200 };
  for (int round = 0; round < rounds; ++round) {
    int32_t count = 0;
    CHECK_EQUAL(set_lock(file, F_SETLKW, F_WRLCK, 0, 0), 0);
    CHECK(pread(file, &count, sizeof count, 0) >= 0);
    ++count;
    CHECK_EQUAL(pwrite(file, &count, sizeof count, 0), sizeof count);
    CHECK_EQUAL(set_lock(file, F_SETLK, F_UNLCK, 0, 0), 0);
  }
  MPI_Barrier(MPI_COMM_WORLD);
  int32_t count = 0;
  CHECK_EQUAL(pread(file, &count, sizeof count, 0), sizeof count);
  CHECK_EQUAL(count, rounds * ranks);
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  const int file = open("locked", O_RDWR | O_CREAT, 0644);
  CHECK(file >= 0);
  MPI_Barrier(MPI_COMM_WORLD);
  check_records(file);
  check_whole_file(file);
  CHECK_EQUAL(set_lock(file, F_SETLK, F_UNLCK, 0, 0), 0);
  MPI_Barrier(MPI_COMM_WORLD);
  check_exclusion(file);

  errno = 0;
  CHECK(set_lock(77, F_SETLK, F_RDLCK, 0, 0) == -1 && errno == EBADF);
  CHECK(set_lock(1, F_SETLK, F_RDLCK, 0, 0) == -1 && errno == EINVAL);
  CHECK(set_lock(file, F_SETLK, 9, 0, 0) == -1 && errno == EINVAL);
  // The other commands are those of the C library.
  CHECK((fcntl(file, F_GETFL) & O_ACCMODE) == O_RDWR);
  CHECK_EQUAL(fcntl(file, F_SETFL, O_APPEND), 0);
  CHECK((fcntl(file, F_GETFL) & O_APPEND) != 0);
  MPI_Barrier(MPI_COMM_WORLD);
  close(file);
  return finish_test();
}
