// Runs the MPI fuzzer on inputs that a seed and a number make, without libFuzzer: so in ordinary builds, with the heap
// of guard_heap.cpp, and in two ranks at once. An input is arbitrary bytes, or one of the corpus with some bytes
// changed.
//
//     stream_mpi SEED FIRST COUNT [CORPUS]
//
// The exit status is 0 after COUNT inputs, 3 when the guest ended its job amid the library (the next process goes on
// behind that input), 4 when an input took too long, 6 when the library ended the process by itself; anything else is a
// finding, with a line that begins "finding:".
#include <execinfo.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <vector>

#include "job.hpp"

using namespace mpiwasm;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
// Of the sanitizers' runtime, in builds that have one.
extern "C" __attribute__((weak)) void __sanitizer_set_death_callback(void (*callback)());

namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr int left_in_library = 3;
constexpr int took_too_long = 4;
constexpr int found = 5;
constexpr int ended_by_library = 6;

std::uint64_t present_input = 0;
bool started = false;
bool finished = false;

/// One line, written at once: what ended the process, in which call, at which input.
void report(const char* what, const char* detail) {
  std::array<char, 32> number{};
  (void)std::to_chars(number.data(), number.data() + number.size() - 1, present_input);
  std::array<char, 256> line{};
  std::size_t length = 0;
  for (const char* part : {what, detail, " in ", started ? fuzz::the_job().present_call() : "MPI_Init", ", input ",
                           static_cast<const char*>(number.data()), "\n"})
    while (*part != '\0' && length < line.size()) line[length++] = *part++;
  (void)!::write(STDERR_FILENO, line.data(), length);
}

void write_frames() {
  std::array<void*, 40> frames{};
  ::backtrace_symbols_fd(frames.data(), ::backtrace(frames.data(), static_cast<int>(frames.size())), STDERR_FILENO);
}

void on_crash(int signal) {
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
  (void)::sigaction(SIGVTALRM, &action, nullptr);
  if (__sanitizer_set_death_callback != nullptr) {
    // Their report comes first.
    __sanitizer_set_death_callback([] {
      finished = true;
      report("finding: ", "sanitizer");
    });
    return;
  }
  action.sa_handler = on_crash;
  for (const int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT}) (void)::sigaction(signal, &action, nullptr);
}

/// Time of the processor and of the clock, for what computes without end and what sleeps without end.
void start_timers() {
  const itimerval processor{{}, {2, 0}};
  const itimerval clock{{}, {10, 0}};
  (void)::setitimer(ITIMER_VIRTUAL, &processor, nullptr);
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

}  // namespace

int main(int argument_count, char** arguments) {
  if (argument_count < 4) return 2;
  const std::uint64_t seed = number_of(arguments[1]);
  const std::uint64_t first = number_of(arguments[2]);
  const std::uint64_t count = number_of(arguments[3]);
  const std::vector<Bytes> corpus = argument_count > 4 ? read_corpus(arguments[4]) : std::vector<Bytes>{};
  present_input = first;
  start_timers();
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
    // No destructors: MPI still runs.
    ::_exit(finished ? 0 : ended_by_library);
  });
  for (std::uint64_t i = 0; i < count; ++i) {
    present_input = first + i;
    start_timers();
    const Bytes input = make_input(seed, present_input, corpus);
    (void)LLVMFuzzerTestOneInput(input.data(), input.size());
  }
  finished = true;
  std::fprintf(stderr, "done: %llu inputs\n", static_cast<unsigned long long>(count));
  ::_exit(0);
}
