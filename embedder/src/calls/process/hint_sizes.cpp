// See hint_sizes.hpp.
#include "calls/process/hint_sizes.hpp"

#include <algorithm>
#include <unordered_map>

#include "calls/process/info.hpp"

namespace mpiwasm::calls::hint_sizes {

namespace {

struct Sizes {
  std::unordered_map<std::uint32_t, std::uint64_t> by_list;
  std::uint64_t all = 0;
};

Sizes& sizes() {
  static Sizes& made = *new Sizes;
  return made;
}

}  // namespace

std::uint64_t of_hint(std::size_t key, std::size_t value) {
  constexpr std::uint64_t besides = 64;
  return besides + key + value;
}

std::uint64_t of_list(MPI_Info host) {
  std::uint64_t bytes = 0;
  for (const auto& [key, value] : hints_of(host)) bytes += of_hint(key.size(), value.size());
  return bytes;
}

bool have_room_for(std::uint64_t bytes) {
  Sizes& own = sizes();
  return bytes <= most && own.all <= most - bytes;
}

void add(Handle list, std::uint64_t bytes) {
  if (bytes == 0) return;
  Sizes& own = sizes();
  own.by_list[number(list)] += bytes;
  own.all += bytes;
}

void remove(Handle list, std::uint64_t bytes) {
  Sizes& own = sizes();
  const auto found = own.by_list.find(number(list));
  if (found == own.by_list.end()) return;
  const std::uint64_t removed = std::min(bytes, found->second);
  found->second -= removed;
  own.all -= removed;
}

void forget(Handle list) {
  Sizes& own = sizes();
  const auto found = own.by_list.find(number(list));
  if (found == own.by_list.end()) return;
  own.all -= found->second;
  own.by_list.erase(found);
}

}  // namespace mpiwasm::calls::hint_sizes
