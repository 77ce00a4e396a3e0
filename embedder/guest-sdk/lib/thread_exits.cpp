// Destructors of thread-local objects, which libc++abi has for a few systems only: the last object made goes first,
// when the thread ends, in the main thread when the program ends.
#ifdef _REENTRANT
#include <pthread.h>

#include <atomic>
#include <cstdlib>
#include <exception>

namespace {

struct Exit {
  void (*destroy)(void*);
  void* object;
  Exit* next;
  bool is_of_another;  // thread than the main one
};

thread_local constinit Exit* exits = nullptr;
const pthread_t main_thread = pthread_self();
// In all threads but the main one, which alone keeps its objects when mpiwasm saves the program.
std::atomic<int> objects_of_others{0};
pthread_key_t key;
pthread_once_t once = PTHREAD_ONCE_INIT;

void run_exits() {
  while (Exit* const last = exits) {
    exits = last->next;
    last->destroy(last->object);
    if (last->is_of_another) --objects_of_others;
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
  const bool is_of_another = pthread_equal(pthread_self(), main_thread) == 0;
  *made = Exit{destroy, object, exits, is_of_another};
  if (is_of_another) ++objects_of_others;
  exits = made;
  return 0;
}

// For LLVM's OpenMP library (recipes/openmp-runtime/patches/06-ending-threads.patch).
extern "C" int mpiwasm_thread_local_objects() { return objects_of_others; }
#endif
