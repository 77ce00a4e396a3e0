/* poll: regular files are always ready. */
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include "check.h"

int main(void) {
  int file = open("file", O_RDWR | O_CREAT, 0644);
  CHECK(file >= 0 && write(file, "x", 1) == 1);
  struct pollfd files[2] = {{file, POLLIN, 0}, {file, POLLOUT, 0}};
  CHECK(poll(files, 2, 1000) == 2);
  CHECK(files[0].revents == POLLIN && files[1].revents == POLLOUT);
  CHECK(close(file) == 0 && unlink("file") == 0);
  return finish();
}
