// What mpiwasm knows of each request, and what its operation needs until it is complete.
#pragma once

#include <cstdint>
#include <list>
#include <memory>
#include <vector>

#include "calls/communicators/comparison.hpp"
#include "calls/communicators/private_communicators.hpp"
#include "calls/core/quota.hpp"
#include "calls/datatypes/datatype.hpp"
#include "calls/datatypes/operation.hpp"
#include "calls/messages/nonblocking_call.hpp"
#include "translate/list_arena.hpp"

namespace mpiwasm::calls {

/// How to start an operation that the library cannot keep ready: every start begins a nonblocking one
/// (persistent_requests.hpp).
struct PersistentOperation {
  /// Collective operations match as they were prepared, in whatever order they are started (MPI-5.0, 6.13), so each has
  /// a communicator of its own. MPI_COMM_NULL: the request's.
  NumberedCommunicator own_comm;
  /// The private communicator that partitioned messages go over; empty for others.
  PrivateCommunicatorUse private_comm;
  /// The types of its buffers, which the guest may have freed.
  std::vector<std::shared_ptr<Datatype>> types;
  /// The buffer that a buffered send goes through; null for others.
  std::shared_ptr<BufferedSends> buffer;
  NonblockingCall start;
  /// Of a message whose status the guest gets.
  bool of_message = false;
  /// Of a collective operation, in programs that can be saved: its number among those that were prepared on its
  /// communicator, and how often it has been started. Of a partitioned message: its turn (partitioned_emulation.hpp).
  std::uint64_t order = 0;
  std::uint64_t starts = 0;

  PersistentOperation() = default;
  PersistentOperation(const PersistentOperation&) = delete;
  PersistentOperation& operator=(const PersistentOperation&) = delete;
  /// Frees the communicator.
  ~PersistentOperation();
};

/// A communicator that the library has not finished yet (MPI_Comm_idup). It writes the handle here.
struct UnfinishedCommunicator {
  std::unique_ptr<Communicator> communicator;
  /// The guest's handle, which leads to nothing until then.
  Handle handle{};
  /// Its private communicator, begun before it; null where it needs none.
  std::unique_ptr<PrivateCommunicator> own;
  /// What is compared beside it; null where nothing is.
  std::unique_ptr<Comparison> comparison;
  /// Whether both are there (settle_duplicate).
  bool is_made = false;
};

/// A call of the guest: an MPI function and its arguments but the last, the address of the request, as the guest passed
/// them. Lists are addresses, for they live as long as the request (MPI-5.0, 6.13). No hints, which may be ignored.
struct CallRecipe {
  const char* function = nullptr;
  std::vector<std::uint64_t> arguments;

  template <class... Arguments>
  static CallRecipe of(const char* function, Arguments... arguments) {
    return {function, {static_cast<std::uint64_t>(arguments)...}};
  }
};

/// What a nonblocking or persistent call needs until it is complete.
struct RequestKeep {
  // Not an aggregate, so that a new one does not clear its lists' memory.
  RequestKeep() {}  // NOLINT(modernize-use-equals-default)
  RequestKeep(const RequestKeep&) = delete;
  RequestKeep& operator=(const RequestKeep&) = delete;
  // Out of line, so that a pointer to none costs a comparison.
  ~RequestKeep();

  /// Of a persistent operation that the library does not have; null for others.
  std::unique_ptr<PersistentOperation> persistent;
  std::shared_ptr<Operation> operation;
  /// Derived types, which the guest may have freed.
  std::vector<std::shared_ptr<const Datatype>> held_types;
  UnfinishedCommunicator unfinished;
  /// The communicator that a message came on which has its request after it was found (MPI_Imrecv); null for others.
  Used* message_from = nullptr;
  /// The call that made a persistent request of a collective operation.
  CallRecipe made_by;

  /// Whether nothing is to be done with it but to free it when the operation is complete.
  [[nodiscard]] bool holds_only() const { return persistent == nullptr && unfinished.communicator == nullptr; }
  /// Whether another request may have it next, once its lists are cleared.
  [[nodiscard]] bool is_reusable() const {
    return holds_only() && operation == nullptr && held_types.empty() && message_from == nullptr &&
           made_by.function == nullptr && lists.is_small();
  }

  /// Copies of lists that the guest may change meanwhile.
  translate::ListArena lists;
  /// Of those that are long.
  Charge list_bytes;
};

/// A generalized request of the guest (MPI-5.0, 13.2): its functions and their extra state.
struct ProgramRequest {
  Function query_function{};
  Function free_function{};
  Function cancel_function{};
  UserData extra_state{};
};

/// The parts of a partitioned message (MPI-5.0, 4).
struct MessageParts {
  bool sends = false;
  /// Goes to or comes from MPI_PROC_NULL.
  bool to_nobody = false;
  /// Which the guest has marked as filled since the start; as many as there are parts.
  std::vector<bool> ready;
  /// What this takes in memory of the host.
  Charge bytes;
  /// How many it has not.
  std::size_t missing = 0;
  /// Sends the complete message (partitioned_emulation.hpp). Nothing for receives.
  NonblockingCall send_whole;

  /// None is filled, as at the start.
  void empty() {
    ready.assign(ready.size(), false);
    missing = ready.size();
  }
};

/// The call that made the request of a message, ordinary or persistent. Its communicator is the request's. It lies
/// beside the request in the table, in jobs that can be saved.
struct MessageRecipe {
  /// Null for requests of other operations.
  const char* function = nullptr;
  std::int64_t count = 0;
  Address buffer{};
  Handle datatype{};
  std::int32_t peer = 0;
  std::int32_t tag = 0;
};

/// What a library sets in the status of a complete operation; the rest may be what its memory held before.
enum class StatusContent : std::uint8_t {
  message,      ///< all of it: messages, and generalized requests
  partitioned,  ///< all of it, with a tag that mpiwasm has chosen (partitioned_emulation.hpp)
  transfer,     ///< the number of bytes: files
  nothing,      ///< collective operations, windows, communicators that are made
};

/// Requests that the guest has freed while their operations were under way (freed_requests.hpp).
struct FreedRequests {
  struct Each {
    MPI_Request host = MPI_REQUEST_NULL;
    MPI_Comm communicator = MPI_COMM_NULL;
    /// See RequestKeep.
    Used* message_from = nullptr;
    /// What its operation uses.
    std::unique_ptr<RequestKeep> keep;
  };
  /// Each takes memory of the library, and has no handle.
  static constexpr std::size_t most = std::size_t{1} << 20;
  std::list<Each> under_way;
  /// With how many it is looked which ones are complete.
  std::size_t many = 32;
  /// How many threads look at some, which are not in the list meanwhile.
  int threads = 0;
};

struct Request {
  /// Null while the guest's is not: an emulated persistent operation, between two runs.
  MPI_Request host = MPI_REQUEST_NULL;
  /// Where errors of the operation are raised.
  Handle communicator{};
  /// The library's communicator, once the guest has given it up; its handle may be another one's by now.
  MPI_Comm left_communicator = MPI_COMM_NULL;
  /// Made by MPI_Grequest_start and not reported as done yet.
  bool awaits_program = false;
  /// Made by MPI_Grequest_start.
  bool is_of_program = false;
  /// Of a file.
  bool transfers = false;
  /// Number of the last completion call that listed it; finds a request listed twice.
  std::uint64_t seen_by = 0;
  std::unique_ptr<RequestKeep> keep = nullptr;
  /// Of a partitioned message; null for others.
  std::unique_ptr<MessageParts> parts = nullptr;
  /// The object whose operations this is one of; null for point-to-point messages.
  Used* used = nullptr;

  [[nodiscard]] StatusContent status_content() const {
    if (used == nullptr && keep == nullptr) [[likely]]
      return StatusContent::message;
    if (transfers) return StatusContent::transfer;
    if (parts != nullptr) return StatusContent::partitioned;
    const bool of_message = used == nullptr && (persistent() == nullptr || persistent()->of_message);
    return of_message ? StatusContent::message : StatusContent::nothing;
  }
  /// How mpiwasm starts it; null when the library does.
  [[nodiscard]] PersistentOperation* persistent() const { return keep ? keep->persistent.get() : nullptr; }
};

using RequestTable = HandleTable<Request, HandleKind::request, 0x100, 22, MessageRecipe>;

}  // namespace mpiwasm::calls
