#include "command/waiting_line.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <utility>

namespace mpiwasm::command {

WaitingLine::WaitingLine(std::string text) {
  if (::isatty(STDERR_FILENO) == 0) return;
  thread_ = std::thread{[this, text = std::move(text)] {
    std::unique_lock lock{mutex_};
    if (!changed_.wait_for(lock, std::chrono::seconds{1}, [this] { return is_over_; }))
      fmt::print(stderr, "mpiwasm: {}\n", text);
  }};
}

WaitingLine::~WaitingLine() {
  if (!thread_.joinable()) return;
  {
    const std::lock_guard lock{mutex_};
    is_over_ = true;
  }
  changed_.notify_one();
  thread_.join();
}

}  // namespace mpiwasm::command
