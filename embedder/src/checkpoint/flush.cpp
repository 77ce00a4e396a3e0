#include "checkpoint/flush.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <pthread.h>
#include <sys/stat.h>

#include <algorithm>
#include <csignal>
#include <ctime>
#include <new>
#include <numeric>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "checkpoint/stage.hpp"
#include "guest/host_file.hpp"

namespace mpiwasm::checkpoint {
namespace {

constexpr std::chrono::minutes longest_without_progress{10};
constexpr std::chrono::nanoseconds shortest_pause{10'000'000};
constexpr std::chrono::nanoseconds longest_pause{990'000'000};
/// Of the time that it has taken.
constexpr int part_for_pause = 10;

struct Found {
  bool is_complete = false;
  bool has_failed = false;
  std::uint64_t size = 0;
};

Found look_for(const std::filesystem::path& path) {
  struct stat status{};
  if (::stat(path.c_str(), &status) == 0)
    return {.is_complete = true, .size = static_cast<std::uint64_t>(status.st_size)};
  if (::stat(unfinished_path(path).c_str(), &status) == 0) return {.size = static_cast<std::uint64_t>(status.st_size)};
  return {.has_failed = ::stat(failed_path(path).c_str(), &status) == 0};
}

/// Network file systems answer from what they remember, and ask again when a directory is opened.
void refresh(const std::filesystem::path& directory) {
  (void)guest::HostFile::own(::open(directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
}

}  // namespace

bool Patience::has_with(std::uint64_t progress) {
  const auto now = Clock::now();
  if (progress != progress_) since_ = now;
  progress_ = progress;
  return now - since_ < longest_without_progress;
}

void Patience::pause() const {
  const auto pause =
      std::clamp<std::chrono::nanoseconds>((Clock::now() - begin_) / part_for_pause, shortest_pause, longest_pause);
  const timespec time{0, pause.count()};
  (void)::nanosleep(&time, nullptr);
}

void Flush::start(Work work) {
  is_running_ = true;
  const auto run = [this, work = std::move(work)] {
    try {
      went_well_ = work(progress_);
    } catch (const std::bad_alloc&) {
      went_well_ = false;
    }
    is_running_ = false;
  };
  // Signals are for the program.
  sigset_t all;
  sigset_t before;
  sigfillset(&all);
  (void)::pthread_sigmask(SIG_SETMASK, &all, &before);
  bool is_started = true;
  try {
    std::thread{run}.detach();
  } catch (const std::system_error&) {
    is_started = false;
  } catch (const std::bad_alloc&) {
    is_started = false;
  }
  (void)::pthread_sigmask(SIG_SETMASK, &before, nullptr);
  if (!is_started) run();
}

bool Flush::wait() {
  Patience patience;
  while (is_running_) {
    if (!patience.has_with(progress_)) return false;
    patience.pause();
  }
  return went_well_;
}

tl::expected<bool, std::string> wait_for_files(const Checkpoints& all, const Manifest& manifest,
                                               std::atomic<std::uint64_t>& progress) {
  const std::filesystem::path here = all.place(manifest.number);
  Patience patience;
  std::vector<int> expected(static_cast<std::size_t>(manifest.processes));
  std::iota(expected.begin(), expected.end(), 0);
  bool has_failed = false;
  for (;; patience.pause()) {
    refresh(here);
    std::uint64_t bytes = 0;
    std::erase_if(expected, [&](int rank) {
      const Found found = look_for(here / Checkpoints::rank_file(rank));
      bytes += found.size;
      has_failed = has_failed || found.has_failed;
      return found.is_complete || found.has_failed;
    });
    // As long as one is expected, its process is at work in the directory.
    if (expected.empty()) break;
    if (!patience.has_with(bytes))
      return tl::unexpected(fmt::format("the file of rank {} does not come", expected.front()));
    ++progress;
  }
  if (has_failed) return false;
  std::string problem = all.why_incomplete(manifest);
  if (!problem.empty()) return tl::unexpected(std::move(problem));
  return true;
}

void wait_for_commit(const Checkpoints& all, int number, int processes) {
  const std::filesystem::path here = all.place(number);
  struct stat status{};
  Patience patience;
  for (;; patience.pause()) {
    refresh(here);
    if (all.is_complete(number) || ::stat(here.c_str(), &status) != 0) return;
    std::uint64_t bytes = 0;
    for (int rank = 0; rank < processes; ++rank) bytes += look_for(here / Checkpoints::rank_file(rank)).size;
    if (!patience.has_with(bytes)) return;
  }
}

}  // namespace mpiwasm::checkpoint
