// The threads that a guest starts by thread-spawn of WASI: how many there are, and how one of them ends the program.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>

#include "wasm/engine/guest_thread.hpp"

namespace mpiwasm::wasm {

class GuestThreads {
 public:
  /// `report` is called by the thread that ends the program; it must not return.
  GuestThreads(const Engine& engine, const Module& module, const ModuleSummary& summary, const HostFunctions& functions,
               const SharedMemory& memory, std::uint32_t most, std::function<void(const Outcome&)> report)
      : program_(engine, module, summary, functions, memory), most_(most), report_(std::move(report)) {}

  /// Starts a thread, from any thread, and returns its number; 0 when that cannot be done.
  [[nodiscard]] std::int32_t spawn(std::uint32_t argument) noexcept;

  /// To be called by a thread that is about to report how the program ended: it returns in the first one only, while
  /// the process ends.
  void claim_end();

  [[nodiscard]] const SharedMemory& memory() const { return program_.memory(); }
  /// Whether there ever were any: then host code of another thread may be in any place.
  [[nodiscard]] bool were_started() const { return last_number_.load() > 0; }
  /// How many there are now besides the main thread.
  [[nodiscard]] std::uint32_t living();
  /// Waits a little until there is none: a thread that the program has joined may still be on its way out. Then none
  /// starts until open(): a function of the program that a library calls could start one.
  [[nodiscard]] bool close_when_ended();
  void open();

 private:
  struct Start;
  static void* begin(void* start);
  void live(Start& start);
  [[nodiscard]] bool take_place();
  enum class Place { used, never_used };
  void give_place_back(Place place);

  ThreadProgram program_;
  std::uint32_t most_;
  std::function<void(const Outcome&)> report_;
  std::atomic<std::int32_t> last_number_{0};
  std::atomic<bool> is_ending_{false};
  std::mutex mutex_;
  std::condition_variable place_given_back_;
  bool is_closed_ = false;
  std::uint32_t places_taken_ = 0;
  std::uint32_t past_the_guest_ = 0;  ///< of them, those in which no guest code runs any more
};

}  // namespace mpiwasm::wasm
