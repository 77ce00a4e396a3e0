// The one process context of an adapter: the guest, and every MPI object it holds.
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "calls/communicators/communicator.hpp"
#include "calls/communicators/group.hpp"
#include "calls/core/caller_state.hpp"
#include "calls/core/library_version.hpp"
#include "calls/core/object.hpp"
#include "calls/core/quota.hpp"
#include "calls/datatypes/datatype.hpp"
#include "calls/datatypes/operation.hpp"
#include "calls/files/file.hpp"
#include "calls/messages/message.hpp"
#include "calls/messages/request.hpp"
#include "calls/process/info.hpp"
#include "calls/process/port.hpp"
#include "calls/process/session.hpp"
#include "calls/windows/window.hpp"
#include "guest/guest.hpp"
#include "host/interface/adapter.hpp"

namespace mpiwasm::calls {

/// A callback pair of the guest under one key (MPI-5.0, 7.7).
struct Keyval {
  enum class Owner { communicator, datatype, window } owner = Owner::communicator;
  Function copy_function{};
  Function delete_function{};
  UserData extra_state{};
  /// Attributes that still use it; a freed keyval lives until the last one is gone.
  int uses = 0;
  bool freed = false;
};

struct JobState;
struct Tools;

struct Context {
  guest::LinearMemory memory;
  guest::Guest* guest = nullptr;
  host::AdapterOptions options;
  /// Known when it has been started.
  LibraryVersion library;

  /// Between MPI_Init and MPI_Finalize, or while a session is open.
  bool running = false;
  /// The library has been started and not ended; it may outlive what the guest uses.
  bool library_running = false;
  /// Between MPI_Init and MPI_Finalize.
  bool world_running = false;
  int open_sessions = 0;
  bool sessions_used = false;
  /// Running without tracing, and all memory can be written: calls need no further checks.
  bool ordinary = false;
  /// Whether the guest may only read some of its memory (exchange_windows.hpp).
  bool has_read_only_memory = false;
  bool finalized = false;
  int world_rank = -1;
  /// The thread level that the guest has, by the guest's value.
  int thread_level = 0;
  /// The thread that has started MPI; null in a guest without threads, and while MPI does not run.
  translate::Caller* main_caller = nullptr;
  /// Whether each call must be checked against the thread level.
  bool checks_callers = true;
  /// Of a guest without threads.
  CallerState only_caller;
  /// Guest memory that threads which have ended used for callbacks (CallerState).
  std::vector<Address> spare_callback_words;
  /// Threads that have ended while one thread alone called MPI, which goes through all callers without a turn.
  std::vector<std::unique_ptr<CallerState>> ended_callers;
  /// Objects that calls of other threads may still use, with the handles that they had (threaded_call.hpp).
  std::vector<std::pair<Handle, std::shared_ptr<void>>> kept_while_named;
  /// Largest tag that the guest may use.
  int tag_upper_bound = 32767;

  /// Of all lists of hints: hints are the library's, and their memory is not the guest's.
  Quota hint_bytes{std::uint64_t{1} << 26};
  /// Of all datatypes, as the library may write them out (type_blocks.hpp).
  Quota type_blocks{std::uint64_t{1} << 26};
  /// Of buffers that are attached for buffered sends, as much as a linear memory of 32 bits can have.
  Quota lent_bytes{std::uint64_t{1} << 32};
  /// Of long lists that requests keep.
  Quota list_bytes{std::uint64_t{1} << 32};
  /// Of all topologies but grids; a duplicate of a communicator has those of the other once more.
  Quota topology_edges{std::uint64_t{1} << 26};
  /// Of all groups: the library has a list of them, too.
  Quota group_members{std::uint64_t{1} << 28};
  /// Pairs of process and tag by which partitioned messages were prepared (partitioned_emulation.hpp).
  Quota partitioned_tags{std::uint64_t{1} << 20};
  /// Of memory that is attached to dynamic windows.
  Quota attached_blocks{std::uint64_t{1} << 20};
  /// Of what the library numbers: communicators, also its own of windows and files. Open MPI has 65,536 numbers, and
  /// ends the process when it has none for a window.
#if defined(OPEN_MPI)
  Quota context_numbers{60'000};
#else
  Quota context_numbers{std::numeric_limits<std::uint32_t>::max()};
#endif

  /// By starting processes, or by connecting to others (process/known_jobs.hpp).
  std::uint32_t jobs_met = 0;

  CommunicatorTable communicators;
  GroupTable groups;
  DatatypeTable datatypes;
  OperationTable operations;
  RequestTable requests;
  MessageTable messages;
  InfoTable infos;
  FileTable files;
  SessionTable sessions;
  ErrorHandlerTable error_handlers;
  WindowTable windows;
  /// Files and windows so far (WindowRecipe::order).
  std::uint64_t shared_objects = 0;
  std::map<int, Keyval> keyvals;
  int next_keyval = 1000;

  /// Generalized requests whose free function has not been called, by the number that the library keeps for each.
  std::map<std::uintptr_t, ProgramRequest> program_requests;
  std::uintptr_t last_program_request = 0;

  std::vector<Port> open_ports;

  /// By name.
  std::map<std::string, DataRepresentation> data_representations;

  /// Where errors go that belong to no communicator: MPI_COMM_WORLD's handler.
  std::shared_ptr<ErrorHandler> default_error_handler;
  /// The handler of MPI_FILE_NULL, which files that are opened later inherit.
  std::shared_ptr<ErrorHandler> default_file_error_handler;
  /// The most recent error of each class, for MPI_Error_string.
  std::map<int, std::string> last_errors;
  /// Classes and codes that the guest added: code -> class, and their texts.
  std::map<int, int> added_codes;
  std::map<int, std::string> added_texts;
  int last_used_code = 0;

  /// Made when it is first needed (request_arguments.hpp).
  std::optional<MPI_Status> empty_status;
  /// Calls so far that listed requests.
  std::uint64_t completion_calls = 0;
  /// Communicators that the library is making (UnfinishedCommunicator). Open MPI 4.1 crashes when it ends meanwhile.
  int unfinished_communicators = 0;
  /// Whether a process of the job has several threads in MPI, or may call MPI_Comm_idup (private_communicators.hpp).
  bool needs_private_at_once = false;
  /// Those that the guest has given up here, and that the library has until all of their processes have done so.
  std::vector<NumberedCommunicator> ended_communicators;
  /// How many these have been so far, and how many of them before processes last compared theirs.
  std::int64_t communicators_ended = 0;
  std::int64_t communicators_compared = 0;
  /// Others that it has given up, and that its requests may still use.
  std::vector<NumberedCommunicator> left_communicators;
  /// Those that end with the library, for what they count.
  std::vector<NumberedCommunicator> unfreed_communicators;
  /// Whether the library has freed an intercommunicator between jobs.
  bool has_freed_between_jobs = false;
  /// What complete requests have left for new ones.
  std::vector<std::unique_ptr<RequestKeep>> spare_keeps;
  FreedRequests freed_requests;
  /// What freed requests may still read.
  std::list<std::unique_ptr<RequestKeep>> kept_for_good;

  /// Guest memory that holds what attributes point to; made at first use.
  Address predefined_attributes{};
  /// Callbacks that the library has called while it works, in all threads.
  int library_callbacks = 0;
  /// The sends of MPI_Isendrecv on a library without it; made at first use (isendrecv.cpp).
  std::shared_ptr<BufferedSends> copied_sends;
  /// The guest's buffer for buffered sends, so that detaching gives its address back.
  Address attached_buffer{};
  /// What the library has instead of it.
  LentBuffer lent_buffer;
  /// In its place, where the library's is not safe for several threads (calls/messages/buffers.cpp).
  std::shared_ptr<BufferedSends> own_buffer;
  /// A thread attaches or detaches it.
  bool buffer_changes = false;
  /// Of a job that can be saved; made at first use (checkpoint/messages.hpp).
  std::shared_ptr<JobState> job_state;
  /// The guest functions behind the library's reductions (user_operations.cpp), and the tools interface (tools.hpp);
  /// made at first use.
  std::shared_ptr<Reductions> reductions;
  std::shared_ptr<Tools> tools;
  /// A thread is in a call of it.
  bool tools_are_called = false;
  /// Guest memory for the statuses of programs of 2023, and how many have room there; made at first use.
  Address lent_statuses{};
  std::uint64_t lent_status_count = 0;
  /// The communicator to the processes that started this one; 0 until asked for.
  Handle parent{};

  /// Stand-ins that failed look-ups return, so that later checks of the same call have something to read.
  Communicator no_communicator;
  Session no_session;
  Group no_group;
  Datatype no_datatype;
  Window no_window;
  File no_file;

  /// Has every table keep slots for calls of other threads (HandleTable::set_aside).
  void set_slots_aside(std::uint32_t slots) {
    const auto set = [slots](auto&... tables) { (tables.set_aside(slots), ...); };
    set(communicators, groups, datatypes, operations, requests, messages, infos, files, sessions, error_handlers,
        windows);
  }

  [[nodiscard]] std::unique_ptr<RequestKeep> new_keep() {
    if (spare_keeps.empty()) {
      constexpr std::size_t most = 16;
      spare_keeps.reserve(most);
      return std::make_unique<RequestKeep>();
    }
    std::unique_ptr<RequestKeep> keep = std::move(spare_keeps.back());
    spare_keeps.pop_back();
    return keep;
  }
  /// Of a request that is about to be made. There is room: it was asked for where the lists were copied.
  void charge_lists(RequestKeep* keep) {
    if (keep != nullptr && !keep->lists.is_small()) [[unlikely]]
      keep->list_bytes.change_to(list_bytes, keep->lists.bytes_elsewhere());
  }
  /// Takes what a request has kept that is complete now. Never allocates.
  void give_back(std::unique_ptr<RequestKeep> keep) noexcept {
    if (keep == nullptr || !keep->is_reusable() || spare_keeps.size() == spare_keeps.capacity()) return;
    keep->lists.clear();
    spare_keeps.push_back(std::move(keep));
  }

  /// 0 <= tag <= the largest, in one comparison.
  [[nodiscard]] bool in_tag_range(std::int32_t tag) const {
    return static_cast<std::uint32_t>(tag) <= static_cast<std::uint32_t>(tag_upper_bound);
  }
  /// True when `count` elements of a dense type lie in the guest's memory. Dense types are at most 4 GiB, so the
  /// product fits as long as the count is a 31-bit one; negative counts, which were found wrong before, are not.
  [[nodiscard]] bool contains_dense(Address address, std::int64_t count, const Datatype& type) const {
    return type.dense && static_cast<std::uint64_t>(count) <= std::numeric_limits<std::int32_t>::max() &&
           memory.contains(address, static_cast<std::uint64_t>(count * type.extent));
  }

  /// The same for a block that lies `displacement` times `unit` bytes away, when that fits 64 bits: the unit is 1 or
  /// the type's extent.
  template <class Count>
  [[nodiscard]] bool contains_dense_block(Address address, Count count, std::int64_t displacement, std::int64_t unit,
                                          const Datatype& type) const {
    if (displacement != static_cast<std::int32_t>(displacement) || count != static_cast<std::int32_t>(count) ||
        count < 0)
      return false;
    if (!type.dense) return false;
    // Both factors are at most 2^32, and one of them is a signed 32-bit number: no product wraps.
    return memory.contains(std::int64_t{number(address)} + displacement * unit,
                           static_cast<std::uint64_t>(count * type.extent));
  }

  /// The live communicator, or null.
  [[nodiscard]] Communicator* communicator(Handle handle) { return communicators.target(handle); }
  /// The live window, or null.
  [[nodiscard]] Window* window(Handle handle) { return windows.target(handle); }
  /// The live datatype, or null.
  [[nodiscard]] Datatype* datatype(Handle handle) { return datatypes.target(handle); }
  /// The open file, or null.
  [[nodiscard]] File* file(Handle handle) { return files.target(handle); }
};

/// The process context, for host callbacks that MPI gives no argument for it.
Context& process_context();

}  // namespace mpiwasm::calls
