// How many threads the teams of OpenMP may have: a word that each process with OpenMP owns and that "mpiwasm team" of
// the same user sets while the program runs.
#pragma once

#include <sys/types.h>

#include <atomic>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "guest/host_file.hpp"

namespace mpiwasm::wasi {

/// In a file without a name whose size is fixed; other processes find it among the open files of this one.
struct TeamWord {
  static constexpr std::uint32_t own_mark = 0x7ea3'0001;

  std::uint32_t mark = own_mark;
  std::atomic<std::uint32_t> most = 0;  ///< 0: no limit
};
static_assert(sizeof(TeamWord) == 8 && std::atomic<std::uint32_t>::is_always_lock_free);

/// The word of this process. Without one, as after a failure, there is no limit.
class TeamLimit {
 public:
  TeamLimit() = default;
  [[nodiscard]] static TeamLimit create();
  TeamLimit(TeamLimit&& other) noexcept : file_(std::move(other.file_)), word_(std::exchange(other.word_, nullptr)) {}
  TeamLimit& operator=(TeamLimit&& other) noexcept {
    std::swap(file_, other.file_);
    std::swap(word_, other.word_);
    return *this;
  }
  TeamLimit(const TeamLimit&) = delete;
  TeamLimit& operator=(const TeamLimit&) = delete;
  ~TeamLimit();

  [[nodiscard]] bool is_there() const { return word_ != nullptr; }
  [[nodiscard]] std::int32_t apply(std::int32_t wanted) const {
    const std::uint32_t most = word_ == nullptr ? 0 : word_->most.load(std::memory_order_relaxed);
    return most == 0 || std::cmp_less_equal(wanted, most) ? wanted : static_cast<std::int32_t>(most);
  }

 private:
  guest::HostFile file_;
  const TeamWord* word_ = nullptr;
};

/// The limit of a process of this user; nothing if it is none with OpenMP.
[[nodiscard]] std::optional<std::uint32_t> team_limit_of(pid_t process);
/// False if the process is none of this user with OpenMP.
[[nodiscard]] bool set_team_limit(pid_t process, std::uint32_t most);
/// The processes of this user with OpenMP, by their numbers.
[[nodiscard]] std::vector<pid_t> processes_with_teams();

}  // namespace mpiwasm::wasi
