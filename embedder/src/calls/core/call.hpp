// One MPI call on its way from the guest to the host: every argument is checked and turned into a host value by one
// member function, the first thing that is wrong is remembered, and raise() hands it to the right error handler.
//
// A generated call reads: make a Call; convert each argument; if (call.failed()) return call.raise(); call MPI;
// store results; return call.finish(code).
#pragma once

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "calls/core/argument_rules.hpp"
#include "calls/core/context.hpp"
#include "translate/constants.hpp"
#include "translate/list_arena.hpp"
#include "translate/status.hpp"

namespace mpiwasm::calls {

/// A value that is returned to the guest: an MPI error class, MPI_SUCCESS is 0.
using Code = std::int32_t;

/// Values of guest addresses that mean something else (MPI-5.0, 20.3).
inline constexpr Address in_place_address{1};
inline constexpr Address unweighted_address{10};
inline constexpr Address weights_empty_address{11};

/// A value in guest memory, read once: other ranks may write to shared memory at any time, and what is checked must be
/// what is used.
template <class T>
T read_once(const T* place) {
  return *static_cast<const volatile T*>(place);
}

/// The text in a buffer that the library has filled.
inline std::string_view text_in(std::span<const char> buffer) {
  return {buffer.data(), ::strnlen(buffer.data(), buffer.size())};
}

/// Copies as much of a text as fits `place`, and a zero behind it.
void store_text(std::span<char> place, std::string_view text);
/// Characters that the key and the value of a hint may have in this library, without the zero behind them. MPICH does
/// not count that in its constants.
#if defined(MPICH_NUMVERSION)
inline constexpr int longest_info_key = MPI_MAX_INFO_KEY;
inline constexpr int longest_info_value = MPI_MAX_INFO_VAL;
#else
inline constexpr int longest_info_key = MPI_MAX_INFO_KEY - 1;
inline constexpr int longest_info_value = MPI_MAX_INFO_VAL - 1;
#endif

/// Why a call is refused, where the class of the error is not always the same.
struct Refusal {
  int error_class = 0;
  std::string text;
};

/// Raises an error that the library returned, on the handler of `errors_on` (Call).
Code raise_library_error(Context& context, const char* name, Handle errors_on, int host_code);

/// Ends this rank and its job from inside a host call (guest::Guest::end).
[[noreturn]] inline void end_guest(Context& context, int exit_code, std::string_view message, bool backtrace) {
  translate::callers.abandon_turn();
  context.guest->end(exit_code, message, backtrace);
  std::abort();  // GCC forgets that a virtual function does not return
}

class Call {
 public:
  /// `errors_on` is the handle of the communicator, file or window whose error handler takes the errors of this call, 0
  /// for none.
  Call(Context& context, const char* name, Handle errors_on = {})
      : context_(context), name_(name), errors_on_(errors_on) {
    if (!context.ordinary) [[unlikely]]
      aside(&Call::begin);
  }

  Call& operator=(const Call&) = delete;

  [[nodiscard]] Context& context() const { return context_; }
  [[nodiscard]] const char* name() const { return name_; }
  [[nodiscard]] bool failed() const { return error_class_ != 0; }
  /// The class of the first error, 0 while all is well.
  [[nodiscard]] int error_class() const { return error_class_; }

  /// Remembers the first error of the call. `error_class` is the guest's value; `text` says what is wrong with which
  /// argument.
  void fail(int error_class, std::string text);
  /// Fails when a rule of the table is violated by `argument`.
  void require(const char* argument, const rules::Violation& violation, int error_class) {
    if (violation) [[unlikely]]
      fail(error_class, std::string(argument) + ' ' + *violation);
  }
  void require(const std::optional<Refusal>& refusal) {
    if (refusal) fail(refusal->error_class, refusal->text);
  }
  /// Chooses the communicator, file or window whose error handler takes errors from now on.
  void errors_on(Handle owner) { errors_on_ = owner; }

  /// Raises the remembered error on the error handler; returns its code when the handler returns.
  Code raise() { return aside(&Call::raise_remembered); }
  /// Raises an error that the MPI library returned.
  Code raise_host(int host_code) { return aside(&Call::raise_of_library, host_code); }
  /// The end of most calls: success, or the library's error raised.
  Code finish(int host_code) { return host_code == MPI_SUCCESS ? 0 : raise_host(host_code); }
  /// Raises MPI_ERR_UNSUPPORTED_OPERATION: `why` completes "MPI_X: ".
  Code unsupported(const char* why);

  // --- objects -------------------------------------------------------------------------------------------------
  Communicator& communicator(const char* argument, Handle handle) {
    Communicator* found = context_.communicator(handle);
    if (found == nullptr) [[unlikely]] {
      aside(&Call::fail_handle, argument, handle, "communicator", guest_MPI_ERR_COMM);
      return context_.no_communicator;
    }
    return *found;
  }
  Datatype& datatype(const char* argument, Handle handle) {
    Datatype* found = context_.datatype(handle);
    if (found == nullptr) [[unlikely]] {
      aside(&Call::fail_handle, argument, handle, "datatype", guest_MPI_ERR_TYPE);
      return context_.no_datatype;
    }
    return *found;
  }
  /// A datatype whose elements the library may keep in buffers of its own.
  Datatype& bufferable_datatype(const char* argument, Handle handle) {
    Datatype& type = datatype(argument, handle);
    if (!type.bufferable) [[unlikely]]
      aside(&Call::fail_bufferable, argument, type);
    return type;
  }
  /// A datatype that has a form in external32.
  Datatype& portable_datatype(const char* argument, Handle handle);
  File& file(const char* argument, Handle handle) {
    File* found = context_.file(handle);
    if (found == nullptr) [[unlikely]] {
      aside(&Call::fail_handle, argument, handle, "file", guest_MPI_ERR_FILE);
      errors_on(guest_MPI_FILE_NULL);
      return context_.no_file;
    }
    return *found;
  }
  Session& session(const char* argument, Handle handle) {
    Session* found = context_.sessions.find(handle);
    if (found != nullptr) return *found;
    aside(&Call::fail_handle, argument, handle, "session", guest_MPI_ERR_SESSION);
    return context_.no_session;
  }
  /// A live error handler.
  std::shared_ptr<ErrorHandler> error_handler(const char* argument, Handle handle);
  /// A shared hold on a datatype, for calls that keep it.
  std::shared_ptr<Datatype> datatype_object(const char* argument, Handle handle);
  /// The same for calls that make another type of it: it must not be nested too deep already.
  std::shared_ptr<Datatype> nestable_datatype(const char* argument, Handle handle);
  Group& group(const char* argument, Handle handle);
  MPI_Info info(const char* argument, Handle handle);
  MPI_Message message(const char* argument, Handle handle);
  /// The host operation that reduces elements of `datatype_handle` as the guest's `handle` says.
  MPI_Op operation(const char* argument, Handle handle, Handle datatype_handle, const Datatype& type) {
    const Operation* found = context_.operations.target(handle);
    if (found == nullptr || found->function != guest::null_function || !type.predefined || type.foreign_format)
        [[unlikely]]
      return aside(&Call::special_operation, argument, handle, datatype_handle, type);
    return found->host;
  }
  std::shared_ptr<Operation> operation_object(const char* argument, Handle handle);
  Request* request(const char* argument, Handle handle);

  // --- windows (window_arguments.cpp) --------------------------------------------------------------------------
  Window& window(const char* argument, Handle handle) {
    Window* found = context_.window(handle);
    if (found == nullptr) [[unlikely]] {
      aside(&Call::fail_handle, argument, handle, "window", guest_MPI_ERR_WIN);
      return context_.no_window;
    }
    return *found;
  }
  /// A rank of the window's group, or MPI_PROC_NULL.
  int destination(const char* argument, std::int32_t rank, const Window& window);
  /// Where at the target `count` elements of `type` begin, as the host counts it, when all of them lie in its window.
  MPI_Aint target(const char* argument, std::int32_t displacement, int host_rank, std::int64_t count,
                  const Datatype& type, Window& window);
  /// Refuses an operation that has another number of bytes here than at the target.
  void same_size(const char* argument, std::int64_t here, std::int64_t there, int host_rank);
  /// An operation that windows take: a predefined one.
  MPI_Op predefined_operation(const char* argument, Handle handle, Datatype& type);
  /// A datatype of operations on single values.
  Datatype& predefined_datatype(const char* argument, Handle handle);
  /// Refuses types whose numbers the library corrupts memory with when they are combined in a window with a guard.
  void combinable(const char* argument, const Datatype& type, int host_rank, const Window& window);
  /// Refuses types that end the process when they are compared and swapped in a window with a guard.
  void swappable(const char* argument, const Datatype& type, int host_rank, const Window& window);
  /// MPI_MODE_ constants, combined by "or".
  int assertion(const char* argument, std::int32_t value);

  // --- scalars -------------------------------------------------------------------------------------------------
  int count(const char* argument, std::int32_t value) {
    if (value < 0) [[unlikely]]
      aside(&Call::fail_count, argument, value);
    return value;
  }
  std::int64_t large_count(const char* argument, std::int64_t value) {
    if (value < 0) [[unlikely]]
      aside(&Call::fail_count, argument, value);
    return value;
  }
  /// A large count narrowed for a library that lacks the `_c` function.
  int narrow_count(const char* argument, std::int64_t value) {
    if (value < 0 || value > std::numeric_limits<int>::max()) [[unlikely]]
      aside(&Call::fail_count, argument, value);
    return static_cast<int>(value);
  }
  /// A place in a file.
  std::int64_t offset(const char* argument, std::int64_t value) {
    if (value < 0) [[unlikely]]
      aside(&Call::fail_offset, argument, value);
    return value;
  }
  /// A rank that a message goes to: in the communicator, or MPI_PROC_NULL.
  int destination(const char* argument, std::int32_t rank, const Communicator& comm) {
    if (below(rank, comm.peers())) [[likely]]
      return rank;
    if (rank == guest_MPI_PROC_NULL) return MPI_PROC_NULL;
    aside(&Call::fail_rank, argument, rank, comm);
    return MPI_PROC_NULL;
  }
  /// A rank that a message comes from: as destination(), or MPI_ANY_SOURCE.
  int source(const char* argument, std::int32_t rank, const Communicator& comm) {
    if (below(rank, comm.peers())) [[likely]]
      return rank;
    if (rank == guest_MPI_ANY_SOURCE) return MPI_ANY_SOURCE;
    if (rank == guest_MPI_PROC_NULL) return MPI_PROC_NULL;
    aside(&Call::fail_rank, argument, rank, comm);
    return MPI_PROC_NULL;
  }
  /// The root of a collective; on an intercommunicator also MPI_ROOT and MPI_PROC_NULL.
  int root(const char* argument, std::int32_t rank, const Communicator& comm) {
    if (below(rank, comm.peers())) [[likely]]
      return rank;
    return aside(&Call::special_root, argument, rank, comm);
  }
  /// A rank in a communicator, nothing else.
  int plain_rank(const char* argument, std::int32_t rank, const Communicator& comm) {
    if (!below(rank, comm.peers())) [[unlikely]]
      aside(&Call::fail_rank, argument, rank, comm);
    return rank;
  }
  int send_tag(const char* argument, std::int32_t tag) {
    if (!context_.in_tag_range(tag)) [[unlikely]]
      aside(&Call::fail_tag, argument, tag);
    return tag;
  }
  int receive_tag(const char* argument, std::int32_t tag) {
    if (context_.in_tag_range(tag)) [[likely]]
      return tag;
    if (tag != guest_MPI_ANY_TAG) aside(&Call::fail_tag, argument, tag);
    return MPI_ANY_TAG;
  }
  /// A colour for splitting: not negative, or MPI_UNDEFINED.
  int color(const char* argument, std::int32_t value);
  /// What to split a communicator by, or MPI_UNDEFINED. Libraries before MPI-4 have no hardware types, so no process
  /// gets a new communicator, unless `info` requests the only kind that the standard names: shared memory
  /// (MPI-5.0, 7.4.2).
  int split_type(const char* argument, std::int32_t value, MPI_Info info);
  /// Turns ranks below `size` and MPI_PROC_NULL into the host's.
  void host_ranks(const char* argument, std::span<std::int32_t> ranks, int size);
  /// Ranks that must all be below `size`.
  void ranks_in(const char* argument, std::span<const std::int32_t> ranks, int size);
  /// A value of one of the standard's groups of constants, such as MPI_COMM_TYPE_SHARED.
  int constant(const char* argument, std::int32_t value, std::span<const translate::ConstantRow> group,
               int error_class);

  // --- memory --------------------------------------------------------------------------------------------------
  /// The guest's address for the handle of a new object, for which `table` reserves an entry.
  template <class Table>
  Handle* result_place(Table& table, const char* argument, Address address) {
    if (!table.make_room()) [[unlikely]]
      aside(&Call::fail_full, argument, Table::capacity);
    return place<Handle>(argument, address);
  }
  /// The host address of the guest's T; null (and the call failed) if it is outside the guest's memory.
  template <class T>
  T* place(const char* argument, Address address) {
    if (address == guest::null_address || number(address) % alignof(T) != 0 ||
        !context_.memory.contains(address, sizeof(T))) [[unlikely]] {
      aside(&Call::fail_place, argument, address, sizeof(T), alignof(T));
      return nullptr;
    }
    return reinterpret_cast<T*>(context_.memory.at(address));
  }
  /// `count` values of type T in guest memory; empty when count is 0 or not positive, but never at a null pointer,
  /// which Open MPI refuses even if nothing is read.
  template <class T>
  std::span<T> array(const char* argument, Address address, std::int64_t count) {
    if (count <= 0) return {reinterpret_cast<T*>(context_.memory.base()), 0};
    const auto length = static_cast<std::uint64_t>(count) * sizeof(T);
    // The product of a large count may wrap.
    const bool too_long = static_cast<std::uint64_t>(count) > std::numeric_limits<std::uint32_t>::max();
    if (address == guest::null_address || number(address) % alignof(T) != 0 || too_long ||
        !context_.memory.contains(address, length)) [[unlikely]] {
      aside(&Call::fail_place, argument, address, length, alignof(T));
      return {};
    }
    return {reinterpret_cast<T*>(context_.memory.at(address)), static_cast<std::size_t>(count)};
  }
  /// A copy of such values, which others may change: that is what is checked and used.
  template <class T>
  std::span<T> list(const char* argument, Address address, std::int64_t count, translate::ListArena& lists) {
    return lists.copy(array<const T>(argument, address, count));
  }
  /// A zero-terminated string of the guest, copied: the library measures it before it copies it.
  std::string string(const char* argument, Address address);
  /// Room for `capacity` bytes of text in guest memory, where store_text() puts what the library wrote elsewhere.
  std::span<char> text(const char* argument, Address address, std::uint64_t capacity);

  /// A buffer of `count` elements of `type` at `address`: the host address when every byte that an operation may
  /// touch lies in guest memory.
  void* buffer(const char* argument, Address address, std::int64_t count, const Datatype& type) {
    if (!context_.contains_dense(address, count, type)) [[unlikely]]
      return aside(&Call::strided_buffer, argument, address, count, type);
    return context_.memory.at(address);
  }
  /// A buffer that MPI does not look at here. MPICH refuses null pointers all the same, so it is the address that a
  /// native program would pass.
  [[nodiscard]] void* unread(Address address) const { return context_.memory.at(address); }
  /// The buffer of the split collective operation that the call ends (MPI-5.0, 14.4.5).
  void* begun_buffer(const char* argument, Address address, const File& file);
  /// A file has one such operation at a time.
  void no_operation_begun(const File& file);
  void begin_operation(File& file, Address address) const;
  static void end_operation(File& file) { file.begun_by = nullptr; }
  /// Raw bytes.
  void* bytes(const char* argument, Address address, std::int64_t length);
  /// Where the only block of a buffer lies, which is 0 in the list from now on. On one process, libraries misread it:
  /// Open MPI 4.1 counts the bytes of MPI_Alltoallw in extents, and MPICH 4.0 forgets it in MPI_Allgatherv.
  template <class Displacement>
  static std::int64_t take_only(std::span<Displacement> displacements) {
    return displacements.size() == 1 ? std::exchange(displacements[0], Displacement{0}) : std::int64_t{0};
  }
  /// Blocks of counts[i] elements, displacements[i] extents away (MPI_Gatherv and its kind); a single one is `only`
  /// extents away.
  template <class Count, class Displacement>
  void* blocks(const char* argument, Address address, std::span<const Count> counts, std::int64_t only,
               std::span<const Displacement> displacements, const Datatype& type) {
    for (std::size_t i = 0; i < counts.size() && i < displacements.size(); ++i) {
      const std::int64_t displacement = displacements[i] + only;
      if (context_.contains_dense_block(address, counts[i], displacement, type.extent, type)) [[likely]]
        continue;
      if (!aside(&Call::check_block, argument, address, counts[i], displacement, type.extent, type)) break;
    }
    return moved(address, counts, product(only, type.extent));
  }
  /// Blocks of counts[i] elements of types[i], displacements[i] bytes away (MPI_Alltoallw and its kind); a single one
  /// is `only` bytes away.
  template <class Count, class Displacement>
  void* mixed_blocks(const char* argument, Address address, std::span<const Count> counts, std::int64_t only,
                     std::span<const Displacement> displacements, std::span<const Handle> types) {
    for (std::size_t i = 0; i < counts.size() && i < displacements.size() && i < types.size(); ++i) {
      const Datatype& type = datatype(argument, types[i]);
      const std::int64_t displacement = displacements[i] + only;
      if (context_.contains_dense_block(address, counts[i], displacement, 1, type)) [[likely]]
        continue;
      if (!aside(&Call::check_block, argument, address, counts[i], displacement, 1, type)) break;
    }
    return moved(address, counts, only);
  }
  /// A place in a packed buffer of `capacity` bytes, with `data` bytes of elements behind it.
  template <class T>
  std::int64_t position(const char* argument, const T* place, std::int64_t capacity, std::int64_t data) {
    return place == nullptr ? 0 : aside(&Call::checked_position, argument, read_once(place), capacity, data);
  }
  /// Weights of edges; none for MPI_UNWEIGHTED and MPI_WEIGHTS_EMPTY.
  std::span<int> weights(const char* argument, Address address, std::int64_t count);
  /// What the library gets for them: their copy, or its own constant.
  static int* host_weights(Address address, std::span<int> copied) {
    if (address == unweighted_address) return MPI_UNWEIGHTED;
    return address == weights_empty_address ? MPI_WEIGHTS_EMPTY : copied.data();
  }
  /// Host datatypes, all of them bufferable, for a list of handles.
  const MPI_Datatype* host_types(const char* argument, std::span<const Handle> handles, Communicator& comm,
                                 translate::ListArena& lists);
  /// Messages of elements without data have no bytes. Open MPI puts one that is longer than expected where the buffer
  /// begins, however far away a count, an extent or a displacement moves that, which is not checked without data; and
  /// for none of a type without data, where the last message went that it used the same memory for.
  static MPI_Datatype message_type(const Datatype& type) { return type.is_empty() ? MPI_BYTE : type.host; }
  template <class Count>
  static Count message_count(const Datatype& type, Count count) {
    return type.is_empty() ? Count{0} : count;
  }
  template <class Count>
  static void message_counts(std::span<Count> counts, const Datatype& type) {
    if (!type.is_empty()) [[likely]]
      return;
    for (Count& count : counts) count = std::min(count, Count{0});
  }
  template <class Count>
  void message_counts(const char* argument, std::span<Count> counts, std::span<const Handle> types) {
    for (std::size_t i = 0; i < counts.size() && i < types.size(); ++i) {
      if (counts[i] > 0 && datatype(argument, types[i]).is_empty()) counts[i] = 0;
    }
  }
  /// Blocks without data lie where the buffer begins.
  template <class Displacement, class Count>
  static void settle(std::span<Displacement> displacements, std::span<const Count> counts) {
    for (std::size_t i = 0; i < displacements.size() && i < counts.size(); ++i) {
      if (counts[i] == 0) displacements[i] = 0;
    }
  }
  /// Large counts or addresses as ints, for a library without the `_c` function.
  template <class T>
  const int* narrowed(const char* argument, std::span<const T> values, translate::ListArena& lists) {
    const auto ints = lists.list<int>(values.size());
    for (std::size_t i = 0; i < values.size(); ++i) ints[i] = aside(&Call::narrow_signed, argument, values[i]);
    return ints.data();
  }
  /// Where a status goes; null when the guest ignores it.
  translate::GuestStatus* status_place(const char* argument, Address address) {
    return address == guest::null_address ? nullptr : place<translate::GuestStatus>(argument, address);
  }
  /// A status that the guest gives back.
  MPI_Status status(const char* argument, Address address) {
    const auto* found = place<translate::GuestStatus>(argument, address);
    return found == nullptr ? MPI_Status{} : translate::load_status(found);
  }

  /// A product of counts that is too large to be addressed stays too large.
  static std::int64_t product(std::int64_t a, std::int64_t b) {
    std::int64_t result = 0;
    return __builtin_mul_overflow(a, b, &result) ? std::numeric_limits<std::int64_t>::max() : result;
  }
  /// One entry of a list, 0 when the list is shorter.
  template <class T>
  static std::int64_t entry(std::span<const T> values, int index) {
    return static_cast<std::size_t>(index) < values.size() ? values[static_cast<std::size_t>(index)] : 0;
  }
  /// The last entry of a list, 0 when it is empty.
  template <class T>
  std::int64_t last(const char* argument, std::span<const T> values) {
    return values.empty() ? 0 : large_count(argument, values.back());
  }

  /// The sum of counts that must not be negative.
  template <class Count>
  std::int64_t sum(const char* argument, std::span<const Count> counts) {
    std::int64_t total = 0;
    for (const Count value : counts) {
      if (value < 0) {
        aside(&Call::fail_count, argument, value);
        return 0;
      }
      total = total > std::numeric_limits<std::int64_t>::max() - value ? total : total + value;
    }
    // A library adds up ints in an int, and has nothing wider for large counts when it has no functions for them.
    if (total > std::numeric_limits<std::int32_t>::max() && (sizeof(Count) == sizeof(int) || MPI_Send_c == nullptr))
      aside(&Call::fail_sum, argument, total);
    return total;
  }

  // --- what is significant where ---------------------------------------------------------------------------------
  /// True where arguments "significant only at root" are read.
  [[nodiscard]] static bool at_root(int host_root, const Communicator& comm) {
    return comm.inter ? host_root == MPI_ROOT : host_root == comm.rank;
  }
  /// True where the other side of a rooted collective is read: everywhere, but on an intercommunicator only in the
  /// group that the root does not belong to.
  [[nodiscard]] static bool at_leaf(int host_root, const Communicator& comm) { return !comm.inter || host_root >= 0; }
  /// True where a broadcast buffer is read: not at the idle processes of the root's group.
  [[nodiscard]] static bool takes_part(int host_root, const Communicator& comm) {
    return !comm.inter || host_root != MPI_PROC_NULL;
  }

  // --- results -------------------------------------------------------------------------------------------------
  /// Handles for objects that the host has made. They return the null handle for the host's null.
  /// `alike`, unless it is null, has the same processes.
  Handle new_communicator(MPI_Comm host, const std::shared_ptr<ErrorHandler>& error_handler, Handle session = {},
                          const CommunicatorRecipe* alike = nullptr);
  /// One that is made of another, with the error handler and the session of that.
  Handle new_communicator(MPI_Comm host, const Communicator& old) {
    return new_communicator(host, old.error_handler, old.session);
  }
  /// The same, with the hints that the guest has given for it.
  Handle new_communicator(MPI_Comm host, const Communicator& old, MPI_Info hints) {
    const Handle made = new_communicator(host, old);
    if (host != MPI_COMM_NULL) context_.communicator(made)->remember(hints);
    return made;
  }
  /// Asks the library for the members unless they are given.
  Handle new_group(MPI_Group host, Handle session = {}, std::shared_ptr<const Members> members = nullptr);
  /// One that is made of another group.
  Handle new_group(MPI_Group host, const Group& old) { return new_group(host, old.session); }
  /// That of a communicator, or of the other side of an intercommunicator.
  Handle new_group(MPI_Group host, const Communicator& comm) {
    return new_group(host, comm.session, comm.inter ? nullptr : comm.members);
  }
  Handle new_info(MPI_Info host);
  Handle new_message(MPI_Message host, Handle communicator, Used& used);
  Handle new_request(MPI_Request host, Handle communicator, std::unique_ptr<RequestKeep> keep = nullptr) {
    if (host == MPI_REQUEST_NULL) return guest_MPI_REQUEST_NULL;
    return context_.requests.insert(Request{.host = host, .communicator = communicator, .keep = std::move(keep)});
  }
  /// One of a message.
  Handle new_request(MPI_Request host, Handle communicator, const MessageRecipe& message) {
    if (host == MPI_REQUEST_NULL) return guest_MPI_REQUEST_NULL;
    return context_.requests.insert(Request{.host = host, .communicator = communicator}, message);
  }
  /// One of an operation that uses `used` until it is complete (in_flight.hpp).
  Handle new_request(MPI_Request host, Handle communicator, Used& used, std::unique_ptr<RequestKeep> keep = nullptr) {
    if (host == MPI_REQUEST_NULL) return guest_MPI_REQUEST_NULL;
    ++used.operations;
    return context_.requests.insert(
        Request{.host = host, .communicator = communicator, .keep = std::move(keep), .used = &used});
  }
  /// One of an operation on a file.
  Handle new_request(MPI_Request host, Handle file, File& used) {
    const Handle made = new_request(host, file, static_cast<Used&>(used));
    if (Request* request = context_.requests.find(made)) request->transfers = true;
    return made;
  }
  Handle new_datatype(std::shared_ptr<Datatype> type);
  /// What holds the derived ones among types until a request is complete; null when there is none.
  template <class... Types>
  std::unique_ptr<RequestKeep> held(const Types&... types) {
    std::unique_ptr<RequestKeep> keep;
    hold(keep, types...);
    return keep;
  }
  /// The same for a request that keeps more.
  template <class... Types>
  void hold(std::unique_ptr<RequestKeep>& keep, const Types&... types) {
    (hold_type(keep, types), ...);
  }
  void hold_list(std::unique_ptr<RequestKeep>& keep, std::span<const Handle> handles) {
    for (const Handle handle : handles) hold_type(keep, datatype("datatype", handle));
  }
  /// Has a request keep the call that makes it.
  template <class... Arguments>
  void record(std::unique_ptr<RequestKeep>& keep, Arguments... arguments) {
    if (!keep) keep = std::make_unique<RequestKeep>();
    keep->made_by = CallRecipe::of(name_, arguments...);
  }
  /// A reduction by a guest function, which a request must hold until it is complete; null when predefined.
  std::shared_ptr<Operation> guest_operation(Handle handle) {
    const Operation* found = context_.operations.target(handle);
    if (found == nullptr || found->host_operations.empty()) return nullptr;
    return *context_.operations.find(handle);
  }
  std::unique_ptr<RequestKeep> keep_operation(Handle handle) {
    std::shared_ptr<Operation> operation = guest_operation(handle);
    if (!operation) return nullptr;
    std::unique_ptr<RequestKeep> keep = context_.new_keep();
    keep->operation = std::move(operation);
    return keep;
  }

  // --- handles that a call consumes: the object behind *place, and its end after the call ---------------------------
  MPI_Info consumed_info(const char* argument, const Handle* place);
  MPI_Message consumed_message(const char* argument, const Handle* place);
  void forget_info(Handle* place);
  void forget_message(Handle* place);

 private:
  /// A copy that rare paths work on.
  Call(const Call&) = default;
  /// Runs a member function that is not inline. It gets a copy of this object, so that the object itself lives in
  /// registers wherever all goes well: that is a third of the cost of a call.
  template <class Result, class... Parameters, class... Arguments>
  [[gnu::always_inline]] Result aside(Result (Call::*member)(Parameters...), Arguments&&... arguments) {
    Call copy(*this);
    if constexpr (std::is_void_v<Result>) {
      (copy.*member)(std::forward<Arguments>(arguments)...);
      error_class_ = copy.error_class_;
    } else {
      Result result = (copy.*member)(std::forward<Arguments>(arguments)...);
      error_class_ = copy.error_class_;
      return result;
    }
  }

  /// 0 <= value < bound, in one comparison; `bound` is not negative.
  static bool below(std::int32_t value, int bound) {
    return static_cast<std::uint32_t>(value) < static_cast<std::uint32_t>(bound);
  }

  /// A buffer whose only block, which has been checked, lies `distance` bytes away; one without data lies anywhere.
  template <class Count>
  void* moved(Address address, std::span<const Count> counts, std::int64_t distance) const {
    const bool is_read = !failed() && counts.size() == 1 && counts[0] != 0;
    return context_.memory.at(address) + (is_read ? distance : 0);
  }

  void hold_type(std::unique_ptr<RequestKeep>& keep, const Datatype& type) {
    if (!type.predefined) [[unlikely]]
      aside(&Call::hold_derived_type, keep, type);
  }

  void begin();
  Code raise_remembered();
  Code raise_of_library(int host_code);
  void hold_derived_type(std::unique_ptr<RequestKeep>& keep, const Datatype& type);
  void fail_handle(const char* argument, Handle handle, const char* kind, int error_class);
  void fail_bufferable(const char* argument, const Datatype& type);
  void fail_offset(const char* argument, std::int64_t value);
  void fail_count(const char* argument, std::int64_t value);
  void fail_sum(const char* argument, std::int64_t sum);
  void fail_rank(const char* argument, std::int32_t rank, const Communicator& comm);
  bool computes(MPI_Op operation, const Datatype& type);
  MPI_Aint dynamic_target(const char* argument, std::int32_t displacement, int host_rank, std::int64_t count,
                          const Datatype& type, Window& window);
  void fail_tag(const char* argument, std::int32_t tag);
  void fail_full(const char* argument, std::size_t capacity);
  void fail_place(const char* argument, Address address, std::uint64_t length, std::size_t alignment);
  int narrow_signed(const char* argument, std::int64_t value);
  std::int64_t checked_position(const char* argument, std::int64_t value, std::int64_t capacity, std::int64_t data);
  int special_root(const char* argument, std::int32_t rank, const Communicator& comm);
  MPI_Op special_operation(const char* argument, Handle handle, Handle datatype_handle, const Datatype& type);
  void* strided_buffer(const char* argument, Address address, std::int64_t count, const Datatype& type);
  bool check_block(const char* argument, Address address, std::int64_t count, std::int64_t displacement,
                   std::int64_t unit, const Datatype& type);

  Context& context_;
  const char* name_;
  Handle errors_on_;
  /// Class of the first error, whose text the context keeps; 0 while all is well.
  int error_class_ = 0;
  /// The handle that the call consumes, as it was when it was looked up.
  Handle consumed_{};
};

}  // namespace mpiwasm::calls
