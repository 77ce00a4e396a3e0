// Preloaded into the ranks of MPI libraries that spin while they wait, so that more ranks than cores can take turns.
//
// MPICH 4.0 over UCX polls without ever giving up the core: eight ranks on two cores wait for whole time slices of the
// scheduler and a barrier takes 56 ms. When polling found nothing for a while, this sleeps 20 microseconds: 0.5 ms.
// Not at every poll: messages through shared memory pass UCX by, and would then wait for a yield each.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <link.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

enum { POLLS_BEFORE_SLEEP = 50, SLEEP_IN_NANOSECONDS = 20000 };

typedef unsigned Progress(void* worker);

static void yield_core(void) {
  const struct timespec time = {0, SLEEP_IN_NANOSECONDS};
  nanosleep(&time, NULL);
}

// UCX may have been loaded late and for the MPI library only, and wheels give it names of their own.
static int find_progress(struct dl_phdr_info* object, size_t size, void* found) {
  (void)size;
  if (strstr(object->dlpi_name, "libucp") == NULL) {
    return 0;
  }
  void* library = dlopen(object->dlpi_name, RTLD_LAZY | RTLD_NOLOAD);
  *(void**)found = library == NULL ? NULL : dlsym(library, "ucp_worker_progress");
  return *(void**)found != NULL;
}

unsigned ucp_worker_progress(void* worker) {
  static Progress* progress = NULL;
  static int idle = 0;
  if (progress == NULL) {
    dl_iterate_phdr(find_progress, &progress);
  }
  const unsigned events = progress(worker);
  if (events == 0 && ++idle % POLLS_BEFORE_SLEEP == 0) {
    yield_core();
  }
  return events;
}

// What libraries that do give up the core call, as Open MPI with mpi_yield_when_idle. On a machine that is busy with
// other things as well, Linux puts those who yield behind everybody else, and a rank gets a hundredth of a core: there
// every call sleeps. On a quiet one the next to run is a rank of the same job, and ctxsplit on four ranks and two cores
// takes 6 seconds instead of 60 when 199 of 200 calls just yield. YIELDS_BEFORE_SLEEP selects this.
int sched_yield(void) {
  static long before_yield = -1;
  static long yields = 0;
  if (before_yield < 0) {
    const char* setting = getenv("YIELDS_BEFORE_SLEEP");
    before_yield = setting == NULL ? 0 : strtol(setting, NULL, 10);
  }
  if (yields++ < before_yield) {
    return (int)syscall(SYS_sched_yield);
  }
  yields = 0;
  yield_core();
  return 0;
}
