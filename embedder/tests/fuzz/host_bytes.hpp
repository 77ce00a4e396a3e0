// Looks for what the host's memory holds in the guest's: the words with which guard_heap.cpp fills memory that nobody
// has written, and addresses of the host.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <optional>
#include <span>
#include <string>

namespace mpiwasm::fuzz {

/// In the heap, before anyone has written there, and after it was freed; no byte is twice in it.
inline constexpr std::uint32_t fresh_word = 0x6e953ac7;
inline constexpr std::uint32_t freed_word = 0x6f953ac7;

struct HostBytes {
  std::size_t offset;
  std::string what;
};

/// What is mapped at an address in this process; empty when nothing is.
inline std::string mapping_of(std::uint64_t address) {
  std::FILE* maps = std::fopen("/proc/self/maps", "r");
  if (maps == nullptr) return {};
  std::string found;
  for (char line[512]; found.empty() && std::fgets(line, sizeof line, maps) != nullptr;) {
    unsigned long long start = 0;
    unsigned long long end = 0;
    char permissions[5] = "";
    if (std::sscanf(line, "%llx-%llx %4s", &start, &end, permissions) == 3 && address >= start && address < end &&
        permissions[0] == 'r')
      found = line;
  }
  (void)std::fclose(maps);
  return found;
}

/// The first bytes of the host in `memory`.
inline std::optional<HostBytes> find_host_bytes(std::span<const std::byte> memory) {
  const std::byte* const end = memory.data() + memory.size() - sizeof(std::uint64_t);
  for (const std::byte* at = memory.data(); at < end; ++at) {
    at = static_cast<const std::byte*>(std::memchr(at, 0xc7, static_cast<std::size_t>(end - at)));
    if (at == nullptr) break;
    std::uint32_t word = 0;
    std::memcpy(&word, at, sizeof word);
    if (word == fresh_word) return HostBytes{static_cast<std::size_t>(at - memory.data()), "unwritten heap"};
    if (word == freed_word) return HostBytes{static_cast<std::size_t>(at - memory.data()), "freed heap"};
  }
  // Addresses, at multiples of 4: those of programs, libraries, heaps and stacks begin with 0x55, 0x56 and 0x7f.
  const auto* words = reinterpret_cast<const std::uint32_t*>(memory.data());
  for (std::size_t i = 0; i + 1 < memory.size() / sizeof(std::uint32_t); ++i) {
    const std::uint32_t high = words[i + 1];
    if (high >> 8 != 0x7f && high >> 8 != 0x55 && high >> 8 != 0x56) continue;
    // Small numbers beside each other look like an address now and then.
    if (words[i] < 0x10000 || words[i] >= 0xffff0000) continue;
    const std::uint64_t address = std::uint64_t{high} << 32 | words[i];
    const std::string mapping = mapping_of(address);
    if (!mapping.empty())
      return HostBytes{i * sizeof(std::uint32_t), "host address " + std::to_string(address) + " in " + mapping};
  }
  return std::nullopt;
}

}  // namespace mpiwasm::fuzz
