// Arguments that are addresses of values, lists and texts in guest memory.
#pragma once

#include <cstdint>
#include <cstring>
#include <limits>
#include <span>
#include <string>
#include <string_view>

#include "calls/core/number_arguments.hpp"
#include "translate/list_arena.hpp"
#include "translate/status.hpp"

namespace mpiwasm::calls {

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

class MemoryArguments : public NumberArguments {
 public:
  using NumberArguments::NumberArguments;

  /// The guest's address for the handle of a new object, for which `table` reserves an entry.
  template <class Table>
  Handle* result_place(Table& table, const char* argument, Address address) {
    if (!table.make_room()) [[unlikely]]
      aside(&MemoryArguments::fail_full, argument, Table::capacity);
    return place<Handle>(argument, address);
  }
  /// The host address of the guest's T; null (and the call failed) if it is outside the guest's memory.
  template <class T>
  T* place(const char* argument, Address address) {
    if (address == guest::null_address || number(address) % alignof(T) != 0 ||
        !context_.memory.contains(address, sizeof(T))) [[unlikely]] {
      aside(&MemoryArguments::fail_place, argument, address, sizeof(T), alignof(T));
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
      aside(&MemoryArguments::fail_place, argument, address, length, alignof(T));
      return {};
    }
    return {reinterpret_cast<T*>(context_.memory.at(address)), static_cast<std::size_t>(count)};
  }
  /// A copy of such values, which others may change: that is what is checked and used.
  template <class T>
  std::span<T> list(const char* argument, Address address, std::int64_t count, translate::ListArena& lists) {
    constexpr std::int64_t many = 64;
    const std::span<const T> values = array<const T>(argument, address, count);
    if (count > many && !has_room_for_list(argument, values.size_bytes())) [[unlikely]]
      return lists.copy(std::span<const T>{});
    return lists.copy(values);
  }
  /// A zero-terminated string of the guest, copied: the library measures it before it copies it.
  std::string string(const char* argument, Address address);
  /// Room for `capacity` bytes of text in guest memory, where store_text() puts what the library wrote elsewhere.
  std::span<char> text(const char* argument, Address address, std::uint64_t capacity);
  /// Raw bytes.
  void* bytes(const char* argument, Address address, std::int64_t length);
  /// A place in a packed buffer of `capacity` bytes, with `data` bytes of elements behind it.
  template <class T>
  std::int64_t position(const char* argument, const T* place, std::int64_t capacity, std::int64_t data) {
    return place == nullptr ? 0 : aside(&MemoryArguments::checked_position, argument, read_once(place), capacity, data);
  }
  /// Weights of edges; none for MPI_UNWEIGHTED and MPI_WEIGHTS_EMPTY.
  std::span<int> weights(const char* argument, Address address, std::int64_t count);
  /// What the library gets for them: their copy, or its own constant.
  static int* host_weights(Address address, std::span<int> copied) {
    if (address == unweighted_address) return MPI_UNWEIGHTED;
    return address == weights_empty_address ? MPI_WEIGHTS_EMPTY : copied.data();
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

 protected:
  void fail_place(const char* argument, Address address, std::uint64_t length, std::size_t alignment);
  bool has_room_for_list(const char* argument, std::uint64_t bytes);

 private:
  void fail_full(const char* argument, std::size_t capacity);
  std::int64_t checked_position(const char* argument, std::int64_t value, std::int64_t capacity, std::int64_t data);
};

}  // namespace mpiwasm::calls
