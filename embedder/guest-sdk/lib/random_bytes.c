/* getrandom of Linux for guests. */
#include <errno.h>
#include <sys/random.h>
#include <unistd.h>

enum { most_at_once = 256 };

ssize_t getrandom(void* bytes, size_t size, unsigned flags) {
  if ((flags & ~(unsigned)(GRND_NONBLOCK | GRND_RANDOM | GRND_INSECURE)) != 0) {
    errno = EINVAL;
    return -1;
  }
  for (size_t done = 0; done < size; done += most_at_once) {
    const size_t part = size - done < most_at_once ? size - done : most_at_once;
    if (getentropy((char*)bytes + done, part) != 0) return -1;
  }
  return (ssize_t)size;
}
