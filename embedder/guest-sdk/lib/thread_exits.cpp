// Destructors of thread-local objects, which libc++abi has for a few systems only: the last object made goes first,
// when the thread ends, in the main thread when the program ends.
#ifdef _REENTRANT
#include <pthread.h>

#include <cstdlib>
#include <exception>

namespace {

struct Exit {
  void (*destroy)(void*);
  void* object;
  Exit* next;
};

thread_local constinit Exit* exits = nullptr;
pthread_key_t key;
pthread_once_t once = PTHREAD_ONCE_INIT;

void run_exits() {
  while (Exit* const last = exits) {
    exits = last->next;
    last->destroy(last->object);
    std::free(last);
  }
}

// The main thread ends without the destructors of keys.
void prepare() {
  if (pthread_key_create(&key, [](void*) { run_exits(); }) != 0 || std::atexit(run_exits) != 0) std::terminate();
}

}  // namespace

extern "C" int __cxa_thread_atexit(void (*destroy)(void*), void* object, void*) {
  pthread_once(&once, prepare);
  auto* const made = static_cast<Exit*>(std::malloc(sizeof(Exit)));
  if (made == nullptr || pthread_setspecific(key, made) != 0) std::terminate();
  *made = Exit{destroy, object, exits};
  exits = made;
  return 0;
}
#endif
