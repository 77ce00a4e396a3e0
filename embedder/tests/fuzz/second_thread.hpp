// A second thread of the guest, which makes calls at the same time as the first one.
#pragma once

#include <sched.h>

#include <atomic>
#include <functional>
#include <semaphore>
#include <thread>
#include <utility>

#include "input.hpp"

namespace mpiwasm::fuzz {

/// It lasts as long as the process.
class SecondThread {
 public:
  /// `work` makes the calls of an input.
  explicit SecondThread(std::function<void(Input)> work) : work_(std::move(work)) {
    std::thread{[this] {
      while (true) {
        begin_.acquire();
        runs_ = true;
        work_(input_);
        end_.release();
      }
    }}.detach();
  }
  SecondThread(const SecondThread&) = delete;
  SecondThread& operator=(const SecondThread&) = delete;

  void begin(Input input) {
    input_ = input;
    runs_ = false;
    begin_.release();
    // Otherwise the calls of the first thread would often be over when it begins.
    while (!runs_) (void)::sched_yield();
  }
  void wait() { end_.acquire(); }

 private:
  std::function<void(Input)> work_;
  Input input_{{}};
  std::atomic<bool> runs_ = false;
  std::binary_semaphore begin_{0};
  std::binary_semaphore end_{0};
};

}  // namespace mpiwasm::fuzz
