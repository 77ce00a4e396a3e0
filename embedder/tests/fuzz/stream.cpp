// Runs the MPI fuzzer on inputs that a seed and a number make, without libFuzzer: so in ordinary builds, with the heap
// of guard_heap.cpp, and in two ranks at once. An input is arbitrary bytes, or one of the corpus with some bytes
// changed.
//
//     stream_mpi SEED FIRST COUNT [CORPUS [SECONDS]]
//
// A process prints how it ended: "done:" after all its inputs, "left:" when the guest ended its job amid the library,
// "slow:" when an input took too long, "ended:" when the library ended the process by itself, "finding:" for anything
// else.
//
// With MPIWASM_FUZZ_FORK=1, MPI starts once, in a process that then only forks children, which starting MPI again would
// take far longer than: one that runs `longest_history` inputs at most, and the next behind the input that ended it,
// until a finding or for SECONDS. That is for libraries that a fork leaves in order.
#include <dlfcn.h>
#include <execinfo.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string_view>
#include <vector>

#include "job.hpp"

using namespace mpiwasm;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
// Of the sanitizers' runtime, in builds that have one.
extern "C" __attribute__((weak)) void __sanitizer_set_death_callback(void (*callback)());
// Of guard_heap.cpp, where it is preloaded.
extern "C" __attribute__((weak)) void mpiwasm_check_freed_memory();

namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr int left_in_library = 3;
constexpr int took_too_long = 4;
constexpr int found = 5;
constexpr int ended_by_library = 6;

constexpr std::uint64_t longest_history = 4000;
constexpr std::uint64_t inputs_between_checks = 64;

/// What the parent has to know of a child that can no longer report it.
struct Progress {
  std::uint64_t first;    ///< input of this process
  std::uint64_t present;  ///< input
  std::uint64_t calls;    ///< of MPI functions, up to the present input
  bool reported;
};

Progress* progress = nullptr;
bool started = false;
bool finished = false;

/// One line, written at once: what ended the process, in which call, at which input, and with which it began.
void report_at(const char* what, const char* detail, const char* call) {
  std::array<char, 32> present{};
  std::array<char, 32> first{};
  std::array<char, 32> calls{};
  (void)std::to_chars(present.data(), present.data() + present.size() - 1, progress->present);
  (void)std::to_chars(first.data(), first.data() + first.size() - 1, progress->first);
  (void)std::to_chars(calls.data(), calls.data() + calls.size() - 1, progress->calls);
  std::array<char, 256> line{};
  std::size_t length = 0;
  for (const char* part :
       {what, detail, " in ", call, ", input ", static_cast<const char*>(present.data()), " of those from ",
        static_cast<const char*>(first.data()), ", ", static_cast<const char*>(calls.data()), " calls\n"})
    while (*part != '\0' && length < line.size()) line[length++] = *part++;
  (void)!::write(STDERR_FILENO, line.data(), length);
  progress->reported = true;
}

void report(const char* what, const char* detail) {
  const char* call = started ? fuzz::Job::present_call() : "MPI_Init";  // none in a thread of the library
  report_at(what, detail, *call != '\0' ? call : "?");
}

void write_frames() {
  std::array<void*, 40> frames{};
  ::backtrace_symbols_fd(frames.data(), ::backtrace(frames.data(), static_cast<int>(frames.size())), STDERR_FILENO);
}

/// Whether it may be that Open MPI writes the data of a large message to itself beyond a receive buffer that is too
/// small for it, as far as the guest's memory and behind it (docs/admins/security.md, "Messages longer than the receive
/// buffer"). Then the store goes on, and the receive has to report it (Job::check_tail()).
bool may_be_too_long_message(const siginfo_t& info, const ucontext_t& context) {
  constexpr std::string_view transport = "/mca_btl_self.so";
  if (!started || info.si_signo != SIGSEGV || !fuzz::the_job().guest().is_behind_memory(info.si_addr)) return false;
#ifdef __x86_64__
  constexpr greg_t is_store = 2;
  if ((context.uc_mcontext.gregs[REG_ERR] & is_store) == 0) return false;
#else
  (void)context;
#endif
  std::array<void*, 6> frames{};
  const int count = ::backtrace(frames.data(), static_cast<int>(frames.size()));
  return std::any_of(frames.begin(), frames.begin() + count, [&](void* frame) {
    Dl_info where{};
    return ::dladdr(frame, &where) != 0 && std::string_view{where.dli_fname}.ends_with(transport);
  });
}

void on_crash(int signal, siginfo_t* info, void* context) {
  if (may_be_too_long_message(*info, *static_cast<const ucontext_t*>(context)))
    return fuzz::the_job().guest().open_tail();
  finished = true;
  report("finding: ", ::sigabbrev_np(signal));
  write_frames();
  ::_exit(found);
}

void on_timer(int) {
  finished = true;
  if (fuzz::the_job().waits_for_other_rank())
    report("slow: ", "waits for the other rank");
  else
    report("slow: ", "endless or waiting");
  write_frames();
  ::_exit(took_too_long);
}

void catch_signals() {
  // The handlers need a stack when the library's is used up.
  constexpr std::size_t size = 1 << 16;
  static std::array<char, size> other_stack;
  const stack_t stack{other_stack.data(), 0, other_stack.size()};
  (void)::sigaltstack(&stack, nullptr);
  struct sigaction action{};
  action.sa_flags = SA_ONSTACK;
  action.sa_handler = on_timer;
  (void)::sigaction(SIGALRM, &action, nullptr);
  (void)::sigaction(SIGPROF, &action, nullptr);
  if (__sanitizer_set_death_callback != nullptr) {
    // Their report comes first.
    __sanitizer_set_death_callback([] {
      finished = true;
      report("finding: ", "sanitizer");
    });
    return;
  }
  action.sa_sigaction = on_crash;
  action.sa_flags |= SA_SIGINFO;
  for (const int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT}) (void)::sigaction(signal, &action, nullptr);
}

/// Of the processor, with all threads, for what computes or yields without end; of the clock, for what sleeps so.
void start_timers() {
  static const int threads = std::getenv("MPIWASM_FUZZ_RACE") == nullptr ? 1 : 2;
  const itimerval processor{{}, {0, 200'000 * threads}};
  const itimerval clock{{}, {10, 0}};
  (void)::setitimer(ITIMER_PROF, &processor, nullptr);
  (void)::setitimer(ITIMER_REAL, &clock, nullptr);
}

std::vector<Bytes> read_corpus(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::directory_iterator{folder}) paths.push_back(entry.path());
  // The same order everywhere.
  std::ranges::sort(paths);
  std::vector<Bytes> inputs;
  for (const auto& path : paths) {
    std::ifstream file{path, std::ios::binary};
    inputs.emplace_back(std::istreambuf_iterator<char>{file}, std::istreambuf_iterator<char>{});
  }
  return inputs;
}

Bytes make_input(std::uint64_t seed, std::uint64_t number, const std::vector<Bytes>& corpus) {
  std::mt19937_64 random{seed * 0x9e3779b97f4a7c15 + number};
  constexpr std::size_t longest = 1400;
  Bytes input;
  if (!corpus.empty() && random() % 2 == 0) {
    input = corpus[random() % corpus.size()];
    const Bytes& other = corpus[random() % corpus.size()];
    if (random() % 3 == 0 && !input.empty()) {
      input.resize(random() % input.size());
      input.insert(input.end(), other.begin() + static_cast<std::ptrdiff_t>(random() % (other.size() + 1)),
                   other.end());
    }
    for (std::uint64_t changes = random() % 24; changes > 0 && !input.empty(); --changes)
      input[random() % input.size()] = static_cast<std::uint8_t>(random());
    return input;
  }
  input.resize(64 + random() % longest);
  for (std::uint8_t& byte : input) byte = static_cast<std::uint8_t>(random());
  return input;
}

std::uint64_t number_of(const char* text) {
  std::uint64_t number = 0;
  (void)std::from_chars(text, text + std::strlen(text), number);
  return number;
}

/// Ends the process.
[[noreturn]] void run_inputs(std::uint64_t seed, std::uint64_t first, std::uint64_t count,
                             const std::vector<Bytes>& corpus) {
  fuzz::the_job().start_threads();
  for (std::uint64_t i = first; i < first + count; ++i) {
    progress->present = i;
    progress->calls = fuzz::the_job().calls_made();
    start_timers();
    const Bytes input = make_input(seed, i, corpus);
    (void)LLVMFuzzerTestOneInput(input.data(), input.size());
    const bool is_checked = i % inputs_between_checks == 0 || i + 1 == first + count;
    if (is_checked && mpiwasm_check_freed_memory != nullptr) mpiwasm_check_freed_memory();
  }
  finished = true;
  report("done: ", "all inputs");
  // No destructors: MPI still runs.
  ::_exit(0);
}

/// A child has no launcher: what it reports to it would end the parent.
void leave_launcher() {
  if (const char* file = std::getenv("PMI_FD")) (void)::close(static_cast<int>(number_of(file)));
}

void run_children(std::uint64_t seed, std::uint64_t first, std::uint64_t count, const std::vector<Bytes>& corpus,
                  std::chrono::seconds limit) {
  const auto end = std::chrono::steady_clock::now() + limit;
  std::uint64_t done = 0;
  while (done < count && std::chrono::steady_clock::now() < end) {
    const std::uint64_t history = std::min(count - done, longest_history);
    *progress = {first + done, first + done, 0, false};
    const pid_t child = ::fork();
    if (child < 0) std::abort();
    if (child == 0) {
      leave_launcher();
      run_inputs(seed, first + done, history, corpus);
    }
    int status = 0;
    while (::waitpid(child, &status, 0) < 0) {
    }
    if (status == 0) {
      done += history;
      continue;
    }
    done = progress->present + 1 - first;
    constexpr std::array harmless = {left_in_library, took_too_long, ended_by_library};
    const bool is_harmless =
        progress->reported && WIFEXITED(status) && std::ranges::find(harmless, WEXITSTATUS(status)) != harmless.end();
    if (is_harmless) continue;
    if (!progress->reported) report_at("finding: ", "ended without a report", "?");
    break;
  }
}

}  // namespace

int main(int argument_count, char** arguments) {
  if (argument_count < 4) return 2;
  const std::uint64_t seed = number_of(arguments[1]);
  const std::uint64_t first = number_of(arguments[2]);
  const std::uint64_t count = number_of(arguments[3]);
  const std::vector<Bytes> corpus = argument_count > 4 ? read_corpus(arguments[4]) : std::vector<Bytes>{};
  const std::chrono::seconds limit =
      argument_count > 5 ? std::chrono::seconds{number_of(arguments[5])} : std::chrono::hours{24};
  void* shared = ::mmap(nullptr, sizeof(Progress), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (shared == MAP_FAILED) return 2;
  progress = new (shared) Progress{first, first, 0, false};
  constexpr unsigned longest_start = 60;
  (void)::alarm(longest_start);
  fuzz::Job& job = fuzz::the_job();
  started = true;
  // backtrace() loads a library when it is first used.
  std::array<void*, 1> frame{};
  (void)::backtrace(frame.data(), 1);
  catch_signals();
  job.guest().when_left([] {
    finished = true;
    report("left: ", "the guest has ended");
    ::_exit(left_in_library);
  });
  (void)std::atexit([] {
    if (!finished) report("ended: ", "the library has ended the process");
    ::_exit(finished ? 0 : ended_by_library);
  });
  if (std::getenv("MPIWASM_FUZZ_FORK") == nullptr) run_inputs(seed, first, count, corpus);
  (void)::alarm(0);
  run_children(seed, first, count, corpus, limit);
  finished = true;
  ::_exit(0);
}
