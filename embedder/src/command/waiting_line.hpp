// One line on the terminal about what takes long, when it does.
#pragma once

#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

namespace mpiwasm::command {

class WaitingLine {
 public:
  /// Prints "mpiwasm: TEXT" on standard error after a second, when that is a terminal, unless this object has ended
  /// before.
  explicit WaitingLine(std::string text);
  ~WaitingLine();
  WaitingLine(const WaitingLine&) = delete;
  WaitingLine& operator=(const WaitingLine&) = delete;

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  bool is_over_ = false;
  std::thread thread_;
};

}  // namespace mpiwasm::command
