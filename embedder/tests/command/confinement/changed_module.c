/* A program that changes the file of its own module, hides that, and stops itself. Usage: changed_module FILE HOW; HOW
   is "keep", "write" the same bytes again, or "grow". */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

int main(int argc, char** argv) {
  if (argc < 3) return 2;
  const int file = open(argv[1], O_RDWR);
  struct stat status;
  char magic[4];
  if (file < 0 || fstat(file, &status) != 0 || pread(file, magic, sizeof magic, 0) != sizeof magic) return 1;
  if (strcmp(argv[2], "write") == 0 && pwrite(file, magic, sizeof magic, 0) != sizeof magic) return 1;
  if (strcmp(argv[2], "grow") == 0 && ftruncate(file, 1 << 30) != 0) return 1;
  const struct timespec times[2] = {status.st_atim, status.st_mtim};
  if (strcmp(argv[2], "keep") != 0 && futimens(file, times) != 0) return 1;
  abort();
}
