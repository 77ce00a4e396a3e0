// What mpiwasm knows of each MPI object that the guest holds: the host's handle, and enough beside it to check
// arguments without asking the MPI library, and to make the object again elsewhere.
#pragma once

#include <compare>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "calls/files/file_view.hpp"
#include "guest/host_file.hpp"
#include "guest/values.hpp"
#include "layout/layout.hpp"
#include "translate/handle_table.hpp"
#include "translate/mpi.hpp"

namespace mpiwasm::calls {

using guest::Address;
using guest::Function;
using guest::Word;
using translate::Handle;
using translate::HandleKind;
using translate::HandleTable;
using translate::no_handle;

/// An error handler as the guest sees it. Host error handlers are always MPI_ERRORS_RETURN: errors are raised by
/// mpiwasm, so that they look the same whoever finds them.
struct ErrorHandler {
  enum class Action { fatal, abort, return_code, call } action = Action::fatal;
  /// Function pointer of the guest, for Action::call.
  Function function{};
  /// The guest's handle of one that it made, and how often it has been given that and not freed it. 0: the handle is
  /// dead, and only objects that the handler was set on still have it.
  Handle handle{};
  std::int64_t references = 0;
};

/// The attributes cached on one object: keyval -> value, oldest first as MPI-5.0, 7.7 wants callbacks ordered.
struct AttributeList : std::vector<std::pair<int, Word>> {
  /// Callbacks that run for the object at present. It must not be freed meanwhile, for they are called in the middle of
  /// work on it.
  int callbacks = 0;
};

/// A buffer for buffered sends that mpiwasm keeps itself: buffered_sends.hpp.
class BufferedSends;

/// What operations in flight use, whatever the guest frees meanwhile. Libraries hold the communicators, types and
/// reductions of point-to-point messages themselves; what not all of them hold is counted here (in_flight.hpp): the
/// communicator of a collective operation and of a matched message, the file, the window.
struct Used {
  /// Begun and not complete.
  int operations = 0;
  /// Called when the last of them is over, once the guest has given the object up.
  void (*released)(Used& object) = nullptr;
};

/// What partitioned messages are matched by, in the order of their preparation (MPI-5.0, 4.2.1).
struct PartitionedMessage {
  bool sends = false;
  int peer = 0;
  int tag = 0;
  auto operator<=>(const PartitionedMessage&) const = default;
};

/// What a communicator's processes form (MPI-5.0, 8.4); unknown until asked.
enum class Topology : std::uint8_t { unknown, none, grid, graph, distributed_graph };

struct GridDimension {
  int size = 0;
  bool periodic = false;
};

struct Communicator : Used {
  MPI_Comm host = MPI_COMM_NULL;
  int rank = 0;
  int size = 0;
  /// Size of the remote group; 0 when this is an intracommunicator.
  int remote_size = 0;
  bool inter = false;
  Topology topology = Topology::unknown;
  /// The dimensions of its grid, once asked for.
  std::vector<GridDimension> grid;
  /// Numbers of neighbours in a topology, -1 until asked.
  int neighbors_in = -1;
  int neighbors_out = -1;
  std::shared_ptr<ErrorHandler> error_handler;
  AttributeList attributes;
  /// Partitioned messages prepared so far that mpiwasm makes of ordinary ones (partitioned_emulation.hpp).
  std::map<PartitionedMessage, int> partitioned_messages;
  std::shared_ptr<BufferedSends> buffer;
  /// The session that it derives from; 0 for the world's.
  Handle session{};
  /// The guest's buffer that the library keeps for this communicator, and the memory that the library has instead.
  Address attached_buffer{};
  std::unique_ptr<std::byte[]> lent_buffer;

  /// Number of processes that the collective operations of this communicator address.
  [[nodiscard]] int peers() const { return inter ? remote_size : size; }
};

/// How a datatype was made: the arguments of its constructor (MPI-5.0, 5.1.13).
struct DatatypeRecipe;

struct Datatype : std::enable_shared_from_this<Datatype> {
  MPI_Datatype host = MPI_DATATYPE_NULL;
  /// True when `count` elements are exactly the bytes [0, count * extent), none of them named twice.
  bool dense = false;
  /// True when libraries can keep elements of it in buffers of their own, as collective operations and reductions do.
  /// They take an extent, also that of an inner type, for a step forward, and for a distance that a buffer can have.
  bool bufferable = false;
  /// All numbers in it have a form in external32 (MPI-5.0, 14.5.2). MPICH ends the process for others.
  bool portable = true;
  /// A type that it is made of has a negative extent.
  bool steps_back = false;
  bool predefined = false;
  /// By the guest. The host's type always is: libraries fail on others where the standard allows them, as in
  /// MPI_Pack_size.
  bool committed = false;
  /// On this host the guest's type has another number format (long double), so the host's reductions are wrong.
  bool foreign_format = false;
  /// Bytes of data in one element, and the bounds of the memory it spans (MPI-5.0, 5.1.7 and 5.1.8).
  std::int64_t size = 0;
  std::int64_t lower_bound = 0;
  std::int64_t extent = 0;
  std::int64_t true_lower_bound = 0;
  std::int64_t true_extent = 0;
  /// How many types lie one in the other here: 1 for a predefined one.
  int depth = 1;
  /// The most that a type may nest: libraries, and mpiwasm, go through nested types by recursion.
  static constexpr int most_depth = 1000;
  /// Predefined operations that are known to be defined for it: a bit for each guest handle.
  std::uint64_t known_operations = 0;
  AttributeList attributes;
  /// What the guest calls it, when that is not what the host calls it.
  std::optional<std::string> name;
  std::unique_ptr<DatatypeRecipe> recipe;
  /// Where its data lie, as mpiwasm has computed it before the library made the type; the numbers above agree with it.
  layout::LayoutPointer layout;

  Datatype() = default;
  Datatype(const Datatype&) = delete;
  Datatype& operator=(const Datatype&) = delete;
  /// Frees the host's datatype, unless it is predefined.
  ~Datatype();

  /// Asks the host for size and bounds of a predefined type; false when it does not know the type. Of a pair
  /// (MPI-5.0, 6.9.4), `index_size` is the size of its second number; 0 for others.
  bool measure(std::int64_t index_size = 0);
  /// Takes over `model` as where the data lie, with the bounds that the host gave its type, which may differ by
  /// padding. False when the host's type has other data, or bounds that do not hold the model's data.
  bool agree_with(layout::LayoutPointer model);
  /// From now on the guest may communicate with it.
  void commit();
  /// Takes over what a type has from `part`, one of those that it is made of.
  void inherit(const Datatype& part);

  /// The farthest that elements may lie apart where libraries keep them: the memory of a guest.
  static constexpr std::int64_t most_extent = std::int64_t{1} << 32;

  /// Whether a predefined operation is among the known ones; false says nothing.
  [[nodiscard]] bool knows_operation(Handle handle) const {
    return (known_operations >> (number(handle) & 0x3f) & 1) != 0;
  }
  void learn_operation(Handle handle) { known_operations |= std::uint64_t{1} << (number(handle) & 0x3f); }

 private:
  void ask_host();
};

struct DatatypeRecipe {
  /// The guest's MPI_COMBINER_ value.
  int combiner = 0;
  std::vector<std::int64_t> integers;
  std::vector<std::int64_t> addresses;
  std::vector<std::int64_t> large_counts;
  /// The types it is made of: predefined ones by their handle, others by the object, which lives as long as this.
  struct Part {
    Handle predefined_handle{};
    std::shared_ptr<Datatype> object;
  };
  std::vector<Part> parts;
};

/// A guest reduction function, as MPI calls it for one datatype.
struct Operation {
  MPI_Op host = MPI_OP_NULL;
  /// Function pointer of the guest; 0 for predefined operations.
  Function function{};
  bool commutes = true;
  /// Takes MPI_Count lengths (made by MPI_Op_create_c).
  bool large = false;
  /// The guest's handle when predefined.
  Handle predefined_handle{};
  /// Host operations made so far: by guest datatype handle, each bound to a trampoline (user_operations.cpp).
  std::map<Handle, MPI_Op> host_operations;

  Operation() = default;
  Operation(const Operation&) = delete;
  Operation& operator=(const Operation&) = delete;
  /// Frees the host operations and their trampolines.
  ~Operation();
};

struct Group {
  MPI_Group host = MPI_GROUP_NULL;
  int size = 0;
  /// The session that it derives from; 0 for the world's.
  Handle session{};
};

struct Info {
  MPI_Info host = MPI_INFO_NULL;
};

struct Message {
  MPI_Message host = MPI_MESSAGE_NULL;
  Handle communicator{};
  /// The communicator that it came on.
  Used* used = nullptr;
};

struct File : Used {
  MPI_File host = MPI_FILE_NULL;
  /// The mode as the guest gave it; mpiwasm itself does a part of what it asks for.
  int mode = 0;
  std::shared_ptr<ErrorHandler> error_handler;
  /// The types of the present view, as the guest gave them.
  DatatypeRecipe::Part element_type;
  DatatypeRecipe::Part file_type;
  /// What the view selects. The library has none that can be used where it refused the last one.
  FileView view;
  bool view_lost = false;
  /// As many bytes of the view's data as the file pointers may be behind, or unknown_reach (file_access.cpp).
  static constexpr std::int64_t unknown_reach = -1;
  std::int64_t own_reach = 0;
  std::int64_t shared_reach = 0;
  /// The view's data representation when the guest registered it, else empty; for the library it is "native".
  std::string representation;
  /// The directory that the library reached the file through, open as long as the library may use its name.
  guest::HostFile directory;
  /// The file's name in there, and the processes that close it together, when it goes with the last close.
  std::string name;
  MPI_Comm closes_together = MPI_COMM_NULL;
  /// The call that began a split collective operation, and its buffer; null while none is under way.
  const char* begun_by = nullptr;
  Address begun_buffer{};
};

/// A form of data in files that the guest registered (MPI-5.0, 14.5.3); null functions stand for the native form.
struct DataRepresentation {
  Function read_conversion{};
  Function write_conversion{};
};

/// How to start an operation that the library cannot keep ready: every start begins a nonblocking one
/// (persistent_requests.hpp).
struct PersistentOperation {
  /// Collective operations match as they were prepared, in whatever order they are started (MPI-5.0, 6.13), so each has
  /// a communicator of its own. MPI_COMM_NULL: the request's.
  MPI_Comm own_comm = MPI_COMM_NULL;
  /// The types of its buffers, which the guest may have freed.
  std::vector<std::shared_ptr<Datatype>> types;
  std::function<int(MPI_Comm comm, MPI_Request* request)> begin;

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
};

/// What a nonblocking or persistent call needs until it is complete. Blocking calls use one for arrays that have
/// another form on the host. The entries of a list never move, so pointers to them stay valid.
struct RequestKeep {
  /// Of a persistent operation that the library does not have; null for others.
  std::unique_ptr<PersistentOperation> persistent;
  std::vector<std::vector<int>> integer_lists;
  std::vector<std::vector<MPI_Datatype>> datatype_lists;
  std::vector<std::vector<MPI_Aint>> address_lists;
  std::vector<std::vector<MPI_Count>> count_lists;
  std::shared_ptr<Operation> operation;
  /// Derived types, which the guest may have freed.
  std::vector<std::shared_ptr<const Datatype>> held_types;
  UnfinishedCommunicator unfinished;

  /// New empty lists.
  std::vector<int>& ints() { return integer_lists.emplace_back(); }
  std::vector<MPI_Datatype>& types() { return datatype_lists.emplace_back(); }

  /// A copy of a list that the guest may change meanwhile.
  const int* copy(std::span<const std::int32_t> values) {
    return integer_lists.emplace_back(values.begin(), values.end()).data();
  }
  /// A list of the guest as the host's MPI_Aint or MPI_Count.
  template <class Host, class Guest>
  const Host* converted(std::span<const Guest> values) {
    if constexpr (std::is_same_v<Host, MPI_Aint>) {
      return address_lists.emplace_back(values.begin(), values.end()).data();
    } else {
      return count_lists.emplace_back(values.begin(), values.end()).data();
    }
  }
};

/// A request whose work the guest does itself (MPI-5.0, 13.2): its functions and what it wants to get back.
struct ProgramRequest {
  Function query_function{};
  Function free_function{};
  Function cancel_function{};
  Word extra_state = 0;
};

/// The parts of a partitioned message (MPI-5.0, 4).
struct MessageParts {
  bool sends = false;
  /// Goes to or comes from MPI_PROC_NULL.
  bool to_nobody = false;
  /// Which the guest has marked as filled since the start; as many as there are parts.
  std::vector<bool> ready;
  /// How many it has not.
  std::size_t missing = 0;
  /// On a library without partitioned messages: sends the whole (partitioned_emulation.hpp). Null for what is received.
  std::function<int(MPI_Comm comm, MPI_Request* request)> send_whole;

  /// None is filled, as at the start.
  void empty() {
    ready.assign(ready.size(), false);
    missing = ready.size();
  }
};

/// What a library sets in the status of a complete operation; the rest may be what its memory held before.
enum class StatusContent : std::uint8_t {
  message,   ///< all of it: messages, partitioned ones too, and generalized requests
  transfer,  ///< the number of bytes: files
  nothing,   ///< collective operations, windows, communicators that are made
};

struct Request {
  /// Null while the guest's is not: an emulated persistent operation, between two runs.
  MPI_Request host = MPI_REQUEST_NULL;
  /// Where errors of the operation are raised.
  Handle communicator{};
  /// Made by MPI_Grequest_start and not reported as done yet. Here, so that a place in the table has 64 bytes.
  bool awaits_program = false;
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
    const bool of_message = parts != nullptr || (used == nullptr && persistent() == nullptr);
    return of_message ? StatusContent::message : StatusContent::nothing;
  }
  /// How mpiwasm starts it; null when the library does.
  [[nodiscard]] PersistentOperation* persistent() const { return keep ? keep->persistent.get() : nullptr; }
};

/// A session of the guest. The library knows none: see sessions.cpp.
struct Session {
  std::shared_ptr<ErrorHandler> error_handler;
  bool live = false;
  /// The host's value of what it was opened with.
  int thread_level = MPI_THREAD_SINGLE;
  std::shared_ptr<BufferedSends> buffer = nullptr;
};

using CommunicatorTable = HandleTable<std::unique_ptr<Communicator>, HandleKind::communicator, 0x100>;
using GroupTable = HandleTable<Group, HandleKind::group, 0x100>;
using DatatypeTable = HandleTable<std::shared_ptr<Datatype>, HandleKind::datatype, 0x200>;
using OperationTable = HandleTable<std::shared_ptr<Operation>, HandleKind::operation, 0x00>;
using RequestTable = HandleTable<Request, HandleKind::request, 0x100>;
using MessageTable = HandleTable<Message, HandleKind::message, 0x100>;
using FileTable = HandleTable<std::unique_ptr<File>, HandleKind::file, 0x100>;
using SessionTable = HandleTable<Session, HandleKind::session, 0x100>;
using InfoTable = HandleTable<Info, HandleKind::info, 0x100>;
using ErrorHandlerTable = HandleTable<std::shared_ptr<ErrorHandler>, HandleKind::error_handler, 0x100>;

}  // namespace mpiwasm::calls
