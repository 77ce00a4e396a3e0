// A host file descriptor that closes itself: the one class for all that mpiwasm opens.
#pragma once

#include <unistd.h>

#include <cerrno>
#include <utility>

namespace mpiwasm::guest {

/// Owns one host descriptor, or borrows it (standard input and output, which belong to the process), or is empty.
class HostFile {
 public:
  HostFile() = default;
  HostFile(HostFile&& other) noexcept
      : number_(std::exchange(other.number_, -1)), borrowed_(std::exchange(other.borrowed_, false)) {}
  HostFile& operator=(HostFile&& other) noexcept {
    if (this != &other) {
      (void)close();
      number_ = std::exchange(other.number_, -1);
      borrowed_ = std::exchange(other.borrowed_, false);
    }
    return *this;
  }
  ~HostFile() { (void)close(); }

  [[nodiscard]] static HostFile own(int number) { return HostFile(number, false); }
  [[nodiscard]] static HostFile borrow(int number) { return HostFile(number, true); }

  [[nodiscard]] int number() const { return number_; }
  [[nodiscard]] bool is_open() const { return number_ >= 0; }

  /// True for a descriptor that the process shares with its parent.
  [[nodiscard]] bool is_borrowed() const { return borrowed_; }

  /// Closes now; returns 0 or the error that close reports, which on network file systems means lost data.
  [[nodiscard]] int close() {
    const int number = std::exchange(number_, -1);
    const bool borrowed = std::exchange(borrowed_, false);
    if (number < 0 || borrowed || ::close(number) == 0) return 0;
    return errno == EINTR ? 0 : errno;  // Linux has closed it even when interrupted
  }

 private:
  HostFile(int number, bool borrowed) : number_(number), borrowed_(borrowed) {}

  int number_ = -1;
  bool borrowed_ = false;
};

}  // namespace mpiwasm::guest
