// Operations of the groups of a job: what each process has begun, and up to where it may go.
#include <sched.h>

#include <algorithm>
#include <cstdint>

#include "calls/checkpoint/shared_board_memory.hpp"

namespace mpiwasm::calls {

namespace {

using Bitmap = std::array<std::uint64_t, SharedBoard::most_processes / bits>;

/// For a first comparison; the members decide. Never 0, which no group has.
std::uint64_t key_of(const Bitmap& members) {
  std::uint64_t key = 1;
  for (const std::uint64_t word : members) key = (key ^ word) * 0x9e3779b97f4a7c15 + (key >> 29);
  return key | 1;
}

}  // namespace

int SharedBoard::groups_used() const {
  int used = 0;
  while (used < most_groups && shared_->groups[static_cast<std::size_t>(used)].key.load() != 0) ++used;
  return used;
}

bool SharedBoard::is_member(int group, int process) const {
  const auto& members = shared_->groups[static_cast<std::size_t>(group)].members;
  const auto place = static_cast<std::size_t>(process);
  return (members[place / bits].load() >> (place % bits) & 1) != 0;
}

std::optional<int> SharedBoard::group_of(const std::vector<int>& members) {
  Bitmap wanted{};
  for (const int member : members) {
    if (member < 0 || member >= size_) return std::nullopt;
    wanted[static_cast<std::size_t>(member) / bits] |= std::uint64_t{1} << (static_cast<std::size_t>(member) % bits);
  }
  const std::uint64_t key = key_of(wanted);
  for (int group = 0; group < most_groups; ++group) {
    Shared::Group& place = shared_->groups[static_cast<std::size_t>(group)];
    std::uint64_t there = 0;
    if (place.key.compare_exchange_strong(there, key)) {
      for (std::size_t i = 0; i < wanted.size(); ++i) place.members[i].store(wanted[i]);
      place.is_ready.store(true);
      return group;
    }
    if (there != key) continue;
    while (!place.is_ready.load()) (void)::sched_yield();
    if (std::ranges::equal(place.members, wanted, {}, [](const auto& word) { return word.load(); })) return group;
  }
  return std::nullopt;
}

void SharedBoard::set_decisions(std::uint64_t decisions) { own_->decisions.store(decisions); }

void SharedBoard::set_counts(int group, std::uint64_t begun, std::uint64_t nonblocking) {
  own_->begun[static_cast<std::size_t>(group)].store(begun);
  own_->nonblocking[static_cast<std::size_t>(group)].store(nonblocking);
}

bool SharedBoard::is_within_bound(Gate gate) const {
  return gate.group < 0 || gate.number <= shared_->groups[static_cast<std::size_t>(gate.group)].bound.load();
}

bool SharedBoard::may_enter(Gate gate) const {
  return is_within_bound(gate) || gate.number <= reached_by_all(gate.group);
}

std::uint64_t SharedBoard::reached_by_all(int group) const {
  std::uint64_t least = ~std::uint64_t{0};
  for (int process = 0; process < size_; ++process)
    if (is_member(group, process))
      least = std::min(least, shared_->process(process).begun[static_cast<std::size_t>(group)].load());
  return least;
}

}  // namespace mpiwasm::calls
