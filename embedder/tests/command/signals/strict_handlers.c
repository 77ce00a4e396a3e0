/* For LD_PRELOAD: ends the process with 77 when a signal handler allocates, frees or prints. With HELD_LOCK in the
   environment, the allocator also has a lock, which it holds when the lists of allocate.c are copied: for 2 ms
   ("briefly"), "forever", or while it needs 256 KiB of the stack ("deeply"). */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

extern void* __libc_malloc(size_t size);
extern void* __libc_calloc(size_t count, size_t size);
extern void* __libc_realloc(void* block, size_t size);
extern void __libc_free(void* block);

enum { list_length = 54321, signals = 65, handler_is_unsafe = 77 };

static __thread volatile int handlers;
static struct sigaction wanted[signals];
static atomic_flag lock = ATOMIC_FLAG_INIT;

static void refuse(const char* what) {
  const ssize_t written = write(STDERR_FILENO, what, strlen(what));
  _exit(written < 0 ? 1 : handler_is_unsafe);
}

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static void use_stack(void) {
  volatile char room[256 << 10];
  for (size_t i = sizeof room; i > 0; i -= 1024) {
    room[i - 1] = 1;
  }
}

static void hold_lock(size_t size) {
  if (handlers != 0) {
    handlers = 0;
    refuse("a signal handler allocates or frees\n");
  }
  while (atomic_flag_test_and_set(&lock)) {
  }
  if (size != 0 && size % list_length == 0) {
    const char* how = getenv("HELD_LOCK");
    if (how != NULL && strcmp(how, "deeply") == 0) {
      use_stack();
    } else if (how != NULL) {
      const double end = seconds() + (strcmp(how, "forever") == 0 ? 1e9 : 0.002);
      while (seconds() < end) {
      }
    }
  }
  atomic_flag_clear(&lock);
}

void* malloc(size_t size) {
  hold_lock(size);
  return __libc_malloc(size);
}

void* calloc(size_t count, size_t size) {
  hold_lock(count * size);
  return __libc_calloc(count, size);
}

void* realloc(void* block, size_t size) {
  hold_lock(size);
  return __libc_realloc(block, size);
}

void free(void* block) {
  hold_lock(0);
  __libc_free(block);
}

static void handle(int signal, siginfo_t* info, void* context) {
  const struct sigaction* action = &wanted[signal];
  ++handlers;
  if ((action->sa_flags & SA_SIGINFO) != 0) {
    action->sa_sigaction(signal, info, context);
  } else {
    action->sa_handler(signal);
  }
  --handlers;
}

int sigaction(int signal, const struct sigaction* action, struct sigaction* before) {
  static int (*next)(int, const struct sigaction*, struct sigaction*);
  struct sigaction own;
  if (next == NULL) {
    *(void**)&next = dlsym(RTLD_NEXT, "sigaction");
  }
  const struct sigaction last = wanted[signal];
  const int is_handled = action != NULL && ((action->sa_flags & SA_SIGINFO) != 0 ||
                                            (action->sa_handler != SIG_DFL && action->sa_handler != SIG_IGN));
  if (action != NULL) {
    wanted[signal] = *action;
    own = *action;
    if (is_handled) {
      own.sa_sigaction = handle;
      own.sa_flags |= SA_SIGINFO;
    }
  }
  const int result = next(signal, action == NULL ? NULL : &own, before);
  if (before != NULL && before->sa_sigaction == handle) {
    *before = last;
  }
  return result;
}

ssize_t write(int file, const void* data, size_t size) {
  static ssize_t (*next)(int, const void*, size_t);
  if (next == NULL) {
    *(void**)&next = dlsym(RTLD_NEXT, "write");
  }
  if (handlers != 0 && (file == STDOUT_FILENO || file == STDERR_FILENO)) {
    handlers = 0;
    refuse("a signal handler prints\n");
  }
  return next(file, data, size);
}
