// The quick half of a call: the checks of Call (call.hpp) for arguments that are right and ordinary. Anything else,
// right or wrong, makes it fail without a word, and the call begins again with Call. So nothing here calls out of line,
// and a call that is in order keeps few registers: for the shortest calls that is a quarter of what mpiwasm costs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>

#include "calls/core/call.hpp"

namespace mpiwasm::calls {

class QuickCall {
 public:
  // As Call: errors are raised on the handle `errors_on` (0: none). It has failed from the start where the context is
  // not ordinary, for instance within a callback of the library.
  QuickCall(Context& context, const char* name, Handle errors_on = {})
      : context_(context), name_(name), errors_on_(errors_on), failed_(!context.ordinary) {}
  QuickCall(const QuickCall&) = delete;
  QuickCall& operator=(const QuickCall&) = delete;

  [[nodiscard]] Context& context() const { return context_; }
  [[nodiscard]] bool failed() const { return failed_; }
  Code raise_host(int host_code) { return raise_library_error(context_, name_, errors_on_, host_code); }
  Code finish(int host_code) {
    if (host_code != MPI_SUCCESS) [[unlikely]]
      return raise_host(host_code);
    return 0;
  }

  // --- the members of Call with the same names; their results mean nothing once failed() is true ---------------------
  Communicator& communicator(const char*, Handle handle) {
    return found(context_.communicators.last_target(handle), context_.no_communicator);
  }
  Datatype& datatype(const char*, Handle handle) {
    return found(context_.datatypes.last_target(handle), context_.no_datatype);
  }
  Datatype& bufferable_datatype(const char* argument, Handle handle) {
    Datatype& type = datatype(argument, handle);
    failed_ |= !type.bufferable;
    return type;
  }
  Window& window(const char*, Handle handle) { return found(context_.windows.last_target(handle), context_.no_window); }
  MPI_Op operation(const char*, Handle handle, Handle, const Datatype& type) {
    failed_ |= !type.predefined;
    return reduction(handle, type);
  }
  int count(const char*, std::int32_t value) { return value < 0 ? missed() : value; }
  int destination(const char*, std::int32_t rank, const Communicator& comm) {
    if (is_below(rank, comm.peers())) [[likely]]
      return rank;
    return rank == guest_MPI_PROC_NULL ? MPI_PROC_NULL : missed();
  }
  // Not MPI_PROC_NULL, which has no segment.
  int destination(const char*, std::int32_t rank, const Window& window) { return below(rank, window.peers()); }
  int source(const char* argument, std::int32_t rank, const Communicator& comm) {
    return rank == guest_MPI_ANY_SOURCE ? MPI_ANY_SOURCE : destination(argument, rank, comm);
  }
  int root(const char*, std::int32_t rank, const Communicator& comm) { return below(rank, comm.peers()); }
  int send_tag(const char*, std::int32_t tag) { return context_.in_tag_range(tag) ? tag : missed(); }
  int receive_tag(const char*, std::int32_t tag) {
    if (context_.in_tag_range(tag)) return tag;
    return tag == guest_MPI_ANY_TAG ? MPI_ANY_TAG : missed();
  }
  template <class T>
  T* place(const char*, Address address) {
    if (address == guest::null_address || number(address) % alignof(T) != 0 ||
        !context_.memory.contains(address, sizeof(T))) [[unlikely]]
      return failed_ = true, nullptr;
    return reinterpret_cast<T*>(context_.memory.at(address));
  }
  template <class Table>
  [[gnu::always_inline]] Handle* result_place(const Table& table, const char* argument, Address address) {
    if (!table.has_slot()) [[unlikely]]
      return failed_ = true, nullptr;
    return place<Handle>(argument, address);
  }
  translate::GuestStatus* status_place(const char* argument, Address address) {
    return address == guest::null_address ? nullptr : place<translate::GuestStatus>(argument, address);
  }
  void* buffer(const char*, Address address, std::int64_t count, const Datatype& type) {
    if (!context_.contains_dense(address, count, type)) [[unlikely]]
      failed_ = true;
    return context_.memory.at(address);
  }
  // Where some memory cannot be written, the call has failed from the start.
  void* result_buffer(const char* argument, Address address, std::int64_t count, const Datatype& type) {
    return buffer(argument, address, count, type);
  }
  void* root_buffer(const char* argument, Address address, std::int64_t count, const Datatype& type,
                    const Communicator&) {
    return buffer(argument, address, count, type);
  }
  Datatype& predefined_datatype(const char* argument, Handle handle) {
    Datatype& type = datatype(argument, handle);
    failed_ |= !type.predefined;
    return type;
  }
  MPI_Op predefined_operation(const char*, Handle handle, Datatype& type) {
    failed_ |= handle != guest_MPI_REPLACE && handle != guest_MPI_NO_OP && !type.knows_operation(handle);
    return reduction(handle, type);
  }
  // Dense types are at most 4 GiB, and these counts, displacements and units are 31-bit ones: so all fits 64 bits. For
  // others the sum may wrap, which does not matter.
  MPI_Aint target(const char*, std::int32_t displacement, int host_rank, int count, const Datatype& type,
                  const Window& window) {
    const WindowSegment& segment = window.segments[static_cast<std::size_t>(host_rank)];
    const std::int64_t start = displacement * segment.displacement_unit;
    const std::uint64_t bytes = static_cast<std::uint64_t>(count) * static_cast<std::uint64_t>(type.extent);
    const std::uint64_t end = static_cast<std::uint64_t>(start) + bytes;
    if (window.dynamic || window.own || displacement < 0 || !type.dense ||
        end > static_cast<std::uint64_t>(segment.size)) [[unlikely]]
      failed_ = true;
    return segment.margin + start;
  }
  void combinable(const char*, const Datatype& type, int, const Window&) {
    failed_ |= !type.predefined || type.size != type.extent;
  }
  void swappable(const char*, const Datatype&, int, const Window& window) {
    failed_ |= !window.guard->unswappable.empty();
  }
  void writable(const char*, int host_rank, const Window& window) { failed_ |= host_rank != window.rank; }
  void same_size(const char*, std::int64_t here, std::int64_t there, int) { failed_ |= here != there; }
  void countable(const char*, std::int64_t count, const Datatype& type, int) {
    std::int64_t bytes = 0;
    failed_ |= __builtin_mul_overflow(count, type.size, &bytes) || bytes > std::numeric_limits<int>::max();
  }
  void same_numbers(const char*, const Datatype& here, const Datatype& there, int) {
    failed_ |= &here != &there || !here.predefined;
  }
  /// Takes the rules of quick_rules.hpp.
  void require(const char*, bool holds, int) { failed_ |= !holds; }
  /// Dense types have data.
  static MPI_Datatype message_type(const Datatype& type) { return type.host; }
  static int message_count(const Datatype&, int count) { return count; }
  [[nodiscard]] void* unread(Address address) const { return context_.memory.at(address); }
  // Out of line, they would take this object out of its registers.
  [[gnu::always_inline]] Handle new_request(MPI_Request host, Handle communicator, const MessageRecipe& message) {
    if (host == MPI_REQUEST_NULL) return guest_MPI_REQUEST_NULL;
    return context_.requests.insert_in_slot([=] { return Request{.host = host, .communicator = communicator}; },
                                            message);
  }
  /// Derived types are for Call.
  template <class... Types>
  std::nullptr_t held(const Types&... types) {
    failed_ |= !(types.predefined && ...);
    return nullptr;
  }
  template <class... Types>
  void hold(std::nullptr_t, const Types&... types) {
    failed_ |= !(types.predefined && ...);
  }
  /// Nor does operation() take those that a request must hold.
  static std::nullptr_t keep_operation(Handle) { return nullptr; }
  [[gnu::always_inline]] Handle new_request(MPI_Request host, Handle communicator, Used& used,
                                            std::nullptr_t = nullptr) {
    if (host == MPI_REQUEST_NULL) return guest_MPI_REQUEST_NULL;
    ++used.operations;
    return context_.requests.insert_in_slot(
        [=, &used] { return Request{.host = host, .communicator = communicator, .used = &used}; });
  }

 private:
  template <class Object>
  Object& found(Object* object, Object& stand_in) {
    if (object != nullptr) [[likely]]
      return *object;
    failed_ = true;
    return stand_in;
  }
  /// A predefined operation of the library on numbers that have the library's format.
  MPI_Op reduction(Handle handle, const Datatype& type) {
    const Operation* operation = context_.operations.last_target(handle);
    if (operation == nullptr || operation->function != guest::null_function || type.foreign_format) [[unlikely]]
      return failed_ = true, MPI_OP_NULL;
    return operation->host;
  }
  static bool is_below(std::int32_t value, int bound) {
    return static_cast<std::uint32_t>(value) < static_cast<std::uint32_t>(bound);
  }
  int below(std::int32_t value, int bound) { return is_below(value, bound) ? value : missed(); }
  int missed() {
    failed_ = true;
    return 0;
  }

  Context& context_;
  const char* name_;
  Handle errors_on_;
  bool failed_;
};

}  // namespace mpiwasm::calls
