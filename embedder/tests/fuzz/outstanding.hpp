// Requests that an input begins: none may outlive it, as a message of a later one would go to its buffer. The guest
// loses requests whose handles it overwrites, and gives receives up by MPI_Request_free while they wait for a message.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <string_view>
#include <vector>

#include "arguments.hpp"

namespace mpiwasm::fuzz {

class Outstanding {
 public:
  using Call = std::function<std::uint64_t(std::string_view function, const Words& words)>;

  Outstanding(guest::LinearMemory memory, Call call) : memory_(memory), call_(std::move(call)) {}

  struct Freed {
    std::uint32_t request;
    bool is_pending;  ///< not complete
  };
  /// Before a call: the request that it frees. Nothing for other calls.
  [[nodiscard]] std::optional<Freed> about_to_free(const Function& function, const Words& words);
  /// After a call that has succeeded.
  void note(const Function& function, const Words& words, std::optional<Freed> freed);

  /// Whether this input has freed a request that may not have reported what came.
  [[nodiscard]] bool gave_up() const { return gave_up_; }

  /// Ends what has begun since the last time: requests that can be lost, and receives that wait for what is never sent.
  /// `is_alone`: there is no other process.
  void end(bool is_alone);

 private:
  struct Begun {
    std::uint32_t request;
    bool only_sends;
    bool only_receives;  ///< with the envelope that follows
    std::uint32_t source = 0;
    std::uint32_t tag = 0;
    std::uint32_t comm = 0;
    bool is_given_up = false;
  };

  [[nodiscard]] std::uint32_t word(std::uint64_t address) const {
    return memory_.load<std::uint32_t>(guest::Address{static_cast<std::uint32_t>(address)}).value_or(0);
  }
  void end_request(std::uint32_t request);
  void satisfy(const Begun& receive);

  guest::LinearMemory memory_;
  Call call_;
  std::mutex mutex_;  ///< for the threads of the guest
  std::vector<Begun> begun_;
  std::atomic<bool> gave_up_ = false;
};

}  // namespace mpiwasm::fuzz
