#include "wasm/engine/guest_threads.hpp"

#include <pthread.h>
#include <semaphore.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <exception>
#include <memory>
#include <optional>

#include "guest/signal_stack.hpp"

namespace mpiwasm::wasm {
namespace {

/// Of the thread itself; the guest and host functions run on a stack of the engine (EngineOptions::stack_size).
constexpr std::size_t host_stack_size = std::size_t{1} << 20;

/// WASI's threads have numbers below 2^29; numbers are not used again.
constexpr std::int32_t most_numbers = (1 << 29) - 1;

/// Signals that end the program are the main thread's (command/interruption.hpp). Faults are each thread's own, and
/// SIGSYS is how a confined thread asks for files (confinement/file_thread.hpp).
sigset_t signals_of_main_thread() {
  sigset_t signals;
  sigfillset(&signals);
  for (const int own : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT, SIGSYS}) sigdelset(&signals, own);
  return signals;
}

bool start_detached(void* (*code)(void*), void* argument) {
  pthread_attr_t attributes;
  if (::pthread_attr_init(&attributes) != 0) return false;
  (void)::pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  (void)::pthread_attr_setstacksize(&attributes, host_stack_size);
  const sigset_t blocked = signals_of_main_thread();
  sigset_t before;
  (void)::pthread_sigmask(SIG_BLOCK, &blocked, &before);
  pthread_t thread{};
  const int error = ::pthread_create(&thread, &attributes, code, argument);
  (void)::pthread_sigmask(SIG_SETMASK, &before, nullptr);
  (void)::pthread_attr_destroy(&attributes);
  return error == 0;
}

}  // namespace

/// Lies on the stack of the thread that spawns, which waits until the new one has its instance.
struct GuestThreads::Start {
  Start(GuestThreads* its_threads, std::int32_t its_number, std::uint32_t its_argument)
      : threads(its_threads), number(its_number), argument(its_argument) {
    (void)::sem_init(&answered, 0, 0);
  }
  Start(const Start&) = delete;
  Start& operator=(const Start&) = delete;
  ~Start() { (void)::sem_destroy(&answered); }

  void wait_for_answer() {
    while (::sem_wait(&answered) != 0 && errno == EINTR) continue;
  }

  GuestThreads* threads;
  std::int32_t number;
  std::uint32_t argument;
  bool is_made = false;
  /// std::binary_semaphore calls sched_yield before it waits, which takes milliseconds on a busy machine.
  sem_t answered{};
};

std::int32_t GuestThreads::spawn(std::uint32_t argument) noexcept {
  try {
    if (!take_place()) return 0;
    const std::int32_t number = last_number_.fetch_add(1) + 1;
    Start start{this, number, argument};
    if (number > most_numbers || number <= 0 || !start_detached(&GuestThreads::begin, &start)) {
      give_place_back(Place::never_used);
      return 0;
    }
    start.wait_for_answer();
    return start.is_made ? number : 0;
  } catch (const std::exception&) {
    return 0;
  }
}

void* GuestThreads::begin(void* start) {
  auto& given = *static_cast<Start*>(start);
  GuestThreads& threads = *given.threads;
  threads.live(given);
  threads.give_place_back(Place::used);
  return nullptr;
}

void GuestThreads::live(Start& start) {
  const std::int32_t number = start.number;
  const std::uint32_t argument = start.argument;
  const guest::SignalStack signal_stack;
  std::optional<GuestThread> thread;
  try {
    thread.emplace(program_, [this](const Outcome& outcome) {
      claim_end();
      report_(outcome);
    });
  } catch (const std::exception&) {
    // As if the engine had no memory for it.
  }
  const bool is_made = thread && thread->is_made();
  start.is_made = is_made;
  // From here on the other thread may be gone, and `start` with it.
  (void)::sem_post(&start.answered);
  if (is_made) thread->run(number, argument);
  if (thread && thread->outcome()) {
    claim_end();
    report_(*thread->outcome());
  }
  const std::lock_guard lock{mutex_};
  ++past_the_guest_;
}

// A program that has joined a thread may start the next one before this one has given its place back.
bool GuestThreads::take_place() {
  std::unique_lock lock{mutex_};
  place_given_back_.wait(lock, [this] { return places_taken_ < most_ || past_the_guest_ == 0; });
  if (is_closed_ || places_taken_ >= most_) return false;
  ++places_taken_;
  return true;
}

void GuestThreads::give_place_back(Place place) {
  {
    const std::lock_guard lock{mutex_};
    --places_taken_;
    if (place == Place::used) --past_the_guest_;
  }
  place_given_back_.notify_one();
}

std::uint32_t GuestThreads::living() {
  const std::lock_guard lock{mutex_};
  return places_taken_;
}

bool GuestThreads::close_when_ended() {
  constexpr auto patience = std::chrono::seconds{2};
  std::unique_lock lock{mutex_};
  is_closed_ = place_given_back_.wait_for(lock, patience, [this] { return places_taken_ == 0; });
  return is_closed_;
}

void GuestThreads::open() {
  const std::lock_guard lock{mutex_};
  is_closed_ = false;
}

void GuestThreads::claim_end() {
  if (!is_ending_.exchange(true)) return;
  for (;;) (void)::pause();
}

}  // namespace mpiwasm::wasm
