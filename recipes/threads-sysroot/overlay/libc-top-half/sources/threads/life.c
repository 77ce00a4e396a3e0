/* The life of threads: pthread_create, pthread_exit, pthread_join and pthread_detach by the function thread-spawn of
   WASI. The rest of POSIX threads is musl's. */
#define _GNU_SOURCE
#include <errno.h>
#include <stdalign.h>
#include <stdlib.h>
#include <string.h>
#include <threads.h>

#include "libc.h"
#include "pthread_impl.h"
#include "stdio_impl.h"

__attribute__((import_module("wasi"), import_name("thread-spawn"))) int wasi_thread_spawn(void* start);

/* No number that mpiwasm gives to a thread: those are less than 2^29. */
enum { main_number = 0x3ffffffe };
enum { default_stack = 2 << 20, alignment = 16 };
static const unsigned stack_mark = 0x5ac1e0d5;

typedef struct Thread {
  struct pthread base; /* what pthread_t points to */
  volatile int gone;   /* its stack is not used any more */
  struct Thread* next_detached;
  void* block;         /* all of its memory */
  unsigned* stack_end; /* a mark that a stack overflow destroys; null for a stack of the program */
} Thread;

/* What a new thread finds; start.s knows the first two. */
typedef struct {
  void* stack;
  void* thread_locals;
  Thread* thread;
  void* (*run)(void*);
  int (*run_c11)(void*);
  void* argument;
} Start;

static struct pthread main_thread = {
    .self = &main_thread,
    .prev = &main_thread,
    .next = &main_thread,
    .tid = main_number,
    .detach_state = DT_JOINABLE,
    .tsd = __pthread_tsd_main,
    .locale = &__libc.global_locale,
    .robust_list = {.head = &main_thread.robust_list.head},
};
_Thread_local struct __pthread* __mpiwasm_thread = &main_thread;

volatile int __thread_list_lock;
static volatile int list_waiters;
static Thread* detached; /* that have ended, or are about to */
unsigned __default_stacksize = default_stack;
unsigned __default_guardsize = 0;

void __tl_lock(void) {
  int holder;
  while ((holder = a_cas(&__thread_list_lock, 0, __pthread_self()->tid)))
    __wait(&__thread_list_lock, &list_waiters, holder, 0);
}

void __tl_unlock(void) {
  a_store(&__thread_list_lock, 0);
  if (list_waiters) __wake(&__thread_list_lock, 1, 0);
}

static void give_lock(FILE* file) {
  if (file && file->lock < 0) file->lock = 0;
}

/* Before the second thread: files have no locks so far. */
static void become_threaded(void) {
  for (FILE* file = *__ofl_lock(); file; file = file->next) give_lock(file);
  __ofl_unlock();
  give_lock(__stdin_used);
  give_lock(__stdout_used);
  give_lock(__stderr_used);
  libc.threaded = 1;
  libc.need_locks = 1;
}

/* Frees the memory of detached threads that have ended since. */
static void clear_detached(void) {
  Thread* done = NULL;
  __tl_lock();
  for (Thread** link = &detached; *link;) {
    Thread* thread = *link;
    if (__atomic_load_n(&thread->gone, __ATOMIC_ACQUIRE)) {
      *link = thread->next_detached;
      thread->next_detached = done;
      done = thread;
    } else {
      link = &thread->next_detached;
    }
  }
  __tl_unlock();
  while (done) {
    Thread* next = done->next_detached;
    free(done->block);
    done = next;
  }
}

static size_t rounded(size_t size, size_t to) { return (size + to - 1) / to * to; }

/* The memory of a thread, from low to high: stack, struct start, thread-local variables, Thread, keys. */
static Start* lay_out(const pthread_attr_t* attributes) {
  size_t tls_alignment = __builtin_wasm_tls_align();
  if (tls_alignment < alignment) tls_alignment = alignment;
  const size_t tls_size = rounded(__builtin_wasm_tls_size(), alignment);
  const size_t thread_size = rounded(sizeof(Thread), alignment);
  const size_t own_stack = attributes->_a_stackaddr ? 0 : rounded(attributes->_a_stacksize, alignment);
  const size_t rest = rounded(sizeof(Start), alignment) + tls_alignment + tls_size + thread_size + __pthread_tsd_size;
  if (own_stack > SIZE_MAX - rest) return NULL;
  char* block = malloc(own_stack + rest);
  if (!block) return NULL;
  memset(block + own_stack, 0, rest);
  Start* start = (Start*)(block + own_stack);
  char* locals = (char*)rounded((size_t)(start + 1), tls_alignment);
  Thread* thread = (Thread*)(locals + tls_size);
  thread->block = block;
  thread->base.self = &thread->base;
  thread->base.tsd = (void**)((char*)thread + thread_size);
  thread->base.stack = attributes->_a_stackaddr ? (void*)(attributes->_a_stackaddr & -alignment) : (void*)start;
  thread->base.stack_size = attributes->_a_stacksize;
  if (own_stack) {
    thread->stack_end = (unsigned*)block;
    *thread->stack_end = stack_mark;
  }
  *start = (Start){.stack = thread->base.stack, .thread_locals = locals, .thread = thread};
  return start;
}

int __pthread_create(pthread_t* restrict created, const pthread_attr_t* restrict given, void* (*run)(void*),
                     void* restrict argument) {
  const int c11 = given == __ATTRP_C11_THREAD;
  pthread_attr_t attributes = {0};
  if (given && !c11)
    attributes = *given;
  else
    attributes._a_stacksize = __default_stacksize;
  if (!libc.threaded) become_threaded();
  clear_detached();
  Start* start = lay_out(&attributes);
  if (!start) return EAGAIN;
  struct pthread* thread = &start->thread->base;
  thread->locale = &libc.global_locale;
  thread->detach_state = attributes._a_detach ? DT_DETACHED : DT_JOINABLE;
  thread->robust_list.head = &thread->robust_list.head;
  if (c11)
    start->run_c11 = (int (*)(void*))(void*)run;
  else
    start->run = run;
  start->argument = argument;
  /* The thread cannot end, and its memory not be freed, while the list is locked. */
  __tl_lock();
  *created = thread;
  struct pthread* self = __pthread_self();
  thread->prev = self;
  thread->next = self->next;
  thread->next->prev = thread;
  self->next = thread;
  const int number = wasi_thread_spawn(start);
  if (number <= 0) {
    thread->next->prev = thread->prev;
    thread->prev->next = thread->next;
  }
  __tl_unlock();
  if (number > 0) return 0;
  free(start->thread->block);
  return EAGAIN;
}

/* What a thread does when it ends; returns the word that start.s writes at last. */
static volatile int* end_thread(void* result) {
  struct pthread* self = __pthread_self();
  Thread* thread = (Thread*)self;
  self->result = result;
  while (self->cancelbuf) {
    struct __ptcb* cleanup = self->cancelbuf;
    self->cancelbuf = cleanup->__next;
    cleanup->__f(cleanup->__x);
  }
  __pthread_tsd_run_dtors();
  if (thread->stack_end && *thread->stack_end != stack_mark) {
    fputs("stack overflow in a thread: pthread_attr_setstacksize gives it more\n", stderr);
    abort();
  }
  const int state = a_cas(&self->detach_state, DT_JOINABLE, DT_EXITING);
  __tl_lock();
  self->next->prev = self->prev;
  self->prev->next = self->next;
  if (state == DT_DETACHED) {
    thread->next_detached = detached;
    detached = thread;
  }
  const int is_last = main_thread.next == &main_thread;
  __tl_unlock();
  if (is_last) __wake(&main_thread.detach_state, -1, 1);
  return &thread->gone;
}

volatile int* __mpiwasm_run_thread(int number, Start* start) {
  Thread* thread = start->thread;
  __mpiwasm_thread = &thread->base;
  thread->base.tid = number;
  void* result = start->run_c11 ? (void*)(intptr_t)start->run_c11(start->argument) : start->run(start->argument);
  return end_thread(result);
}

_Noreturn void __mpiwasm_leave_thread(volatile int* gone);

/* In the main thread: the program goes on until the others have ended. */
_Noreturn void __pthread_exit(void* result) {
  if (__pthread_self() != &main_thread) __mpiwasm_leave_thread(end_thread(result));
  main_thread.result = result;
  __pthread_tsd_run_dtors();
  for (;;) {
    __tl_lock();
    const int is_last = main_thread.next == &main_thread;
    __tl_unlock();
    if (is_last) exit(0);
    const struct timespec soon = {.tv_nsec = 10000000};
    __mpiwasm_call(SYS_futex, (long)&main_thread.detach_state, FUTEX_WAIT, DT_JOINABLE, (long)&soon);
  }
}

int __pthread_join(pthread_t joined, void** result) {
  Thread* thread = (Thread*)joined;
  if (joined == __pthread_self()) return EDEADLK;
  if (joined == &main_thread || joined->detach_state == DT_DETACHED) return EINVAL;
  while (!__atomic_load_n(&thread->gone, __ATOMIC_ACQUIRE)) __futexwait(&thread->gone, 0, 1);
  if (result) *result = joined->result;
  free(thread->block);
  return 0;
}

int __pthread_detach(pthread_t thread) {
  if (a_cas(&thread->detach_state, DT_JOINABLE, DT_DETACHED) == DT_JOINABLE) return 0;
  return thread->detach_state == DT_DETACHED ? EINVAL : __pthread_join(thread, 0);
}

void __do_cleanup_push(struct __ptcb* cleanup) {
  cleanup->__next = __pthread_self()->cancelbuf;
  __pthread_self()->cancelbuf = cleanup;
}

void __do_cleanup_pop(struct __ptcb* cleanup) { __pthread_self()->cancelbuf = cleanup->__next; }

int pthread_cancel(pthread_t thread) {
  (void)thread;
  return ENOTSUP;
}

int pthread_getattr_np(pthread_t thread, pthread_attr_t* attributes) {
  extern char __stack_low, __stack_high;
  *attributes = (pthread_attr_t){0};
  attributes->_a_detach = thread->detach_state == DT_DETACHED;
  const int is_main = thread == &main_thread;
  attributes->_a_stackaddr = is_main ? (size_t)&__stack_high : (size_t)thread->stack;
  attributes->_a_stacksize = is_main ? (size_t)(&__stack_high - &__stack_low) : thread->stack_size;
  return 0;
}

void thrd_yield(void) { (void)sched_yield(); }

weak_alias(__pthread_exit, pthread_exit);
weak_alias(__pthread_create, pthread_create);
weak_alias(__pthread_join, pthread_join);
weak_alias(__pthread_detach, pthread_detach);
weak_alias(__pthread_detach, thrd_detach);
