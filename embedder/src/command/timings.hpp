// How long each phase of a start took, for --timings.
#pragma once

#include <fmt/format.h>

#include <chrono>
#include <string>
#include <vector>

namespace mpiwasm::command {

class Timings {
 public:
  /// Ends a phase that began when the last one ended.
  void phase_done(std::string name) {
    const auto now = Clock::now();
    phases_.push_back({std::move(name), now - last_});
    last_ = now;
  }

  /// "read 0.31 ms, hash 0.62 ms, ..."
  [[nodiscard]] std::string to_text() const {
    std::string text;
    for (const Phase& phase : phases_) {
      const std::chrono::duration<double, std::milli> milliseconds = phase.duration;
      text += fmt::format("{}{} {:.2f} ms", text.empty() ? "" : ", ", phase.name, milliseconds.count());
    }
    return text;
  }

 private:
  using Clock = std::chrono::steady_clock;
  struct Phase {
    std::string name;
    Clock::duration duration;
  };
  Clock::time_point last_ = Clock::now();
  std::vector<Phase> phases_;
};

}  // namespace mpiwasm::command
