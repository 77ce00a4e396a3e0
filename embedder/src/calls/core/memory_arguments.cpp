#include "calls/core/memory_arguments.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace mpiwasm::calls {

std::string MemoryArguments::string(const char* argument, Address address) {
  constexpr std::size_t longest = 1 << 20;
  const auto found = context_.memory.string(address);
  if (address == guest::null_address || !found) {
    fail(guest_MPI_ERR_ARG, fmt::format("{} at {:#x} is not a zero-terminated string in memory", argument, address));
    return {};
  }
  if (found->size() > longest) {
    fail(guest_MPI_ERR_ARG, fmt::format("{} has {} characters, more than {}", argument, found->size(), longest));
    return {};
  }
  std::string copy(*found);
  copy.resize(std::strlen(copy.c_str()));  // another rank may have shortened it meanwhile
  return copy;
}

std::span<char> MemoryArguments::text(const char* argument, Address address, std::uint64_t capacity) {
  if (address != guest::null_address && context_.memory.contains(address, capacity)) {
    return {reinterpret_cast<char*>(context_.memory.at(address)), static_cast<std::size_t>(capacity)};
  }
  fail_place(argument, address, capacity, 1);
  return {};
}

void store_text(std::span<char> place, std::string_view text) {
  if (place.empty()) return;
  const std::size_t shown = std::min(place.size() - 1, text.size());
  std::copy_n(text.begin(), shown, place.begin());
  place[shown] = '\0';
}

void* MemoryArguments::bytes(const char* argument, Address address, std::int64_t length) {
  if (length < 0) {
    fail_count(argument, length);
  } else if (!context_.memory.contains(address, static_cast<std::uint64_t>(length))) {
    fail(guest_MPI_ERR_BUFFER, fmt::format("{} at {:#x} and {} bytes long lies outside the guest's memory of {} bytes",
                                           argument, address, length, context_.memory.size()));
  }
  return context_.memory.at(address);
}

std::span<int> MemoryArguments::weights(const char* argument, Address address, std::int64_t count) {
  // Libraries take it for the address of a list.
  if (address == weights_empty_address && count > 0)
    fail(guest_MPI_ERR_ARG, fmt::format("{} is MPI_WEIGHTS_EMPTY, but there are edges", argument));
  const bool is_list = address != unweighted_address && address != weights_empty_address;
  return array<int>(argument, address, is_list ? count : 0);
}

std::int64_t MemoryArguments::checked_position(const char* argument, std::int64_t value, std::int64_t capacity,
                                               std::int64_t data) {
  if (value < 0 || value > capacity || data > capacity - value) {
    fail(guest_MPI_ERR_TRUNCATE, fmt::format("{} is {}: {} bytes from there do not fit the buffer of {} bytes",
                                             argument, value, data, capacity));
    return 0;
  }
  return value;
}

void MemoryArguments::fail_full(const char* argument, std::size_t capacity) {
  fail(guest_MPI_ERR_NO_MEM,
       fmt::format("{}: there are {} objects of this kind already, and no more can be", argument, capacity));
}

bool MemoryArguments::has_room_for_list(const char* argument, std::uint64_t bytes) {
  if (context_.list_bytes.has_room_for(bytes)) return true;
  fail(guest_MPI_ERR_NO_MEM, fmt::format("{} takes {} bytes, and lists of requests that are not complete {} of the {} "
                                         "that they may",
                                         argument, bytes, context_.list_bytes.used(), context_.list_bytes.most()));
  return false;
}

void MemoryArguments::fail_place(const char* argument, Address address, std::uint64_t length, std::size_t alignment) {
  if (address == guest::null_address) {
    fail(guest_MPI_ERR_ARG, fmt::format("{} is a null pointer", argument));
  } else if (number(address) % alignment != 0) {
    fail(guest_MPI_ERR_ARG, fmt::format("{} at {:#x} is not aligned to {} bytes", argument, address, alignment));
  } else {
    fail(guest_MPI_ERR_ARG, fmt::format("{} at {:#x} and {} bytes long lies outside the guest's memory of {} bytes",
                                        argument, address, length, context_.memory.size()));
  }
}

}  // namespace mpiwasm::calls
