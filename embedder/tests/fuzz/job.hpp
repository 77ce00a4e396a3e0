// One process of the MPI fuzzer: an MPI library, its adapter, and a guest whose calls come out of the fuzzer's bytes.
//
// Environment: MPIWASM_FUZZ_ADAPTER, the adapter's file (else that of the built-in MPI); MPIWASM_FUZZ_LIBRARY, the MPI
// library's; MPIWASM_FUZZ_PAIR, a file that two ranks share, which then execute the same inputs;
// MPIWASM_FUZZ_RACE=1, another thread changes arguments while they are read; MPIWASM_FUZZ_THREADS=1, a second thread of
// the guest makes calls at the same time; MPIWASM_FUZZ_WITHOUT, names of functions that are not called;
// MPIWASM_FUZZ_TRACE=1, every call is printed; MPIWASM_FUZZ_ENDLESS=1, calls that wait for ever are made as well.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "accumulating.hpp"
#include "arguments.hpp"
#include "granted_directory.hpp"
#include "host/interface/adapter.hpp"
#include "job_guest.hpp"
#include "landing.hpp"
#include "lockstep.hpp"
#include "outstanding.hpp"
#include "ports.hpp"
#include "second_thread.hpp"
#include "sizes.hpp"
#include "wasi/context.hpp"
#include "wasi/granted_files.hpp"

namespace mpiwasm::fuzz {

/// What has to be known before a call is made.
enum class Waiting : std::uint8_t {
  never,
  for_message,       ///< until a message has come
  for_requests,      ///< until requests are complete
  for_buffer,        ///< until the messages of a buffer are received
  for_receiver,      ///< perhaps until it is received
  for_exchange,      ///< until it is received, and another has come
  for_all_ranks,     ///< a collective call
  for_window_group,  ///< until others have ended their access to a window
};

struct Callable {
  guest::HostFunction host;
  const Function* function;
  Waiting waiting;
  bool is_of_files;
  bool opens_files;
};

class Job {
 public:
  Job();

  /// Starts what a child of a fork lacks; before the first input.
  void start_threads();
  /// Makes the calls of one input, frees what they have made and looks for what must not be.
  void run(Input input);

  /// The call that the calling thread makes, for reports.
  [[nodiscard]] static const char* present_call() { return present_call_; }
  /// MPI functions called so far, by the guest and for the fuzzer itself.
  [[nodiscard]] std::uint64_t calls_made() const { return calls_made_; }
  [[nodiscard]] bool waits_for_other_rank() const { return lockstep_ && lockstep_->waits(); }
  JobGuest& guest() { return guest_; }

 private:
  /// The calls of the second thread, which frees, completes and changes what the first one uses.
  void run_beside(Input input);
  /// The files of the granted directory are there from now on, as at the beginning of every run.
  void use_directory();
  void make_call(Input& input);
  [[nodiscard]] const Callable& choose(Input& input) const;
  /// False when the call would wait for ever, or the other rank does not make it.
  [[nodiscard]] bool can_be_made(const Callable& callable, Words& words);
  /// False when the other rank does not make the same call now.
  [[nodiscard]] bool agree(const Callable& callable, const Words& words);
  /// Opens access to a window for its group, and ends it.
  void access_window(std::uint64_t window);
  /// Receives the messages to itself that have come.
  void take_messages(std::uint64_t communicator);
  [[nodiscard]] bool has_come(const Callable& callable, const Words& words);
  [[nodiscard]] bool are_complete(const Callable& callable, const Words& words);
  void prepare_receiver(const Callable& callable, Words& words);
  void free_everything();
  void check_memory() const;
  /// What has been stored behind the guest's memory must belong to a message that was too long.
  /// `gave_up`: the input has given up a receive, which does not report it.
  void check_tail(bool gave_up);
  [[nodiscard]] const Callable& callable(std::string_view name) const { return callables_[by_name_.at(name)]; }
  std::uint64_t call(const Callable& callable, const Words& words);
  std::uint64_t call(std::string_view name, const Words& words);
  void trace(const Callable& callable, const Words& words) const;
  [[nodiscard]] std::uint32_t answer() const;
  /// The process of a communicator that the fuzzer's messages go to: the other one of two, or itself.
  [[nodiscard]] std::uint32_t peer(std::uint64_t communicator);

  JobGuest guest_;
  Arguments arguments_;
  Landing landing_;
  Accumulating accumulating_;
  Outstanding outstanding_;
  Ports ports_;
  Sizes sizes_;
  GrantedDirectory directory_;
  std::unique_ptr<wasi::Context> wasi_;
  std::unique_ptr<wasi::PathsForMpi> files_;
  std::unique_ptr<host::Adapter> adapter_;
  std::unique_ptr<Lockstep> lockstep_;
  void* environment_ = nullptr;
  std::vector<Callable> callables_;
  std::unordered_map<std::string_view, std::size_t> by_name_;  ///< places in callables_
  std::vector<std::vector<std::size_t>> chapters_;
  std::set<std::string_view> skipped_;  ///< functions that are not called at all
  std::set<std::string_view> omitted_;  ///< those that inputs do not choose
  std::array<std::uint32_t, 2> themes_{};
  std::uint32_t runs_ = 0;   ///< inputs so far
  std::uint32_t calls_ = 0;  ///< of this one
  std::atomic<std::uint64_t> calls_made_ = 0;
  std::atomic<bool> directory_used_ = false;
  std::atomic<bool> directory_changed_ = false;
  /// A call of this input has reported a message that was too long.
  std::atomic<bool> message_was_cut_ = false;
  bool awaits_any_ = false;  ///< a receive that takes the message of an exchange
  bool traced_ = false;
  bool endless_ = false;
  std::unique_ptr<SecondThread> second_;
  inline static thread_local const char* present_call_ = "";
};

/// That of the process, made at the first call and never destroyed: the library may look at what it was given until the
/// end.
[[nodiscard]] Job& the_job();

}  // namespace mpiwasm::fuzz
