/* Offsets beyond 4 GiB, in a file that is nearly all hole. */
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "check.h"

int main(void) {
  const off_t far = ((off_t)6 << 30) + 7;
  char text[8] = "";
  struct stat status;
  int file = open("sparse", O_RDWR | O_CREAT, 0644);
  CHECK(sizeof(off_t) == 8 && file >= 0);
  CHECK(lseek(file, far, SEEK_SET) == far && write(file, "far", 3) == 3);
  CHECK(fstat(file, &status) == 0 && status.st_size == far + 3);
  CHECK(pread(file, text, 3, far) == 3 && memcmp(text, "far", 3) == 0);
  CHECK(pread(file, text, 4, far - ((off_t)1 << 32)) == 4 && memcmp(text, "\0\0\0\0", 4) == 0);
  CHECK(pwrite(file, "mid", 3, (off_t)5 << 30) == 3 && pread(file, text, 3, (off_t)5 << 30) == 3);
  CHECK(memcmp(text, "mid", 3) == 0 && lseek(file, 0, SEEK_CUR) == far + 3);
  CHECK(ftruncate(file, ((off_t)5 << 30) + 1) == 0 && lseek(file, 0, SEEK_END) == ((off_t)5 << 30) + 1);
  CHECK(close(file) == 0);

  FILE* stream = fopen("sparse", "r+");
  CHECK(stream != NULL && fseeko(stream, far, SEEK_SET) == 0 && ftello(stream) == far);
  CHECK(fwrite("end", 1, 3, stream) == 3 && fclose(stream) == 0);
  CHECK(stat("sparse", &status) == 0 && status.st_size == far + 3);
  CHECK(unlink("sparse") == 0);
  return finish();
}
