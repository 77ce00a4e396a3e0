/* Advice about memory, and its protection, for guests: all of linear memory can be read and written. */
#include <errno.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/types.h>

#define UNUSED __attribute__((unused))

int mprotect(UNUSED void* address, UNUSED size_t size, int protection) {
  if (protection == (PROT_READ | PROT_WRITE)) return 0;
  errno = ENOTSUP;
  return -1;
}

/* Programs rely on reading zeros afterwards; all other advice may be ignored. */
int madvise(void* address, size_t size, int advice) {
  switch (advice) {
    case MADV_DONTNEED:
      memset(address, 0, size);
      return 0;
    case MADV_NORMAL:
    case MADV_RANDOM:
    case MADV_SEQUENTIAL:
    case MADV_WILLNEED:
    case MADV_FREE:
    case MADV_DONTFORK:
    case MADV_DOFORK:
    case MADV_MERGEABLE:
    case MADV_UNMERGEABLE:
    case MADV_HUGEPAGE:
    case MADV_NOHUGEPAGE:
    case MADV_DONTDUMP:
    case MADV_DODUMP:
    case MADV_COLD:
    case MADV_PAGEOUT:
      return 0;
    default:
      errno = EINVAL;
      return -1;
  }
}

int posix_madvise(UNUSED void* address, UNUSED size_t size, int advice) {
  return advice >= POSIX_MADV_NORMAL && advice <= POSIX_MADV_DONTNEED ? 0 : EINVAL;
}

/* Whether the system writes the memory of a rank to a swap device is not the program's to decide. */
static int refuse(void) {
  errno = EPERM;
  return -1;
}

int mlock(UNUSED const void* address, UNUSED size_t size) { return refuse(); }
int mlockall(UNUSED int flags) { return refuse(); }
int munlock(UNUSED const void* address, UNUSED size_t size) { return 0; }
int munlockall(void) { return 0; }
