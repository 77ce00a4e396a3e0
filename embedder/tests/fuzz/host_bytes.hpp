// Looks for what the host's memory holds in the guest's: the words with which guard_heap.cpp fills memory that no code
// has written, and addresses of the host.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <cwchar>
#include <optional>
#include <span>
#include <string>

namespace mpiwasm::fuzz {

/// In the heap, before anyone has written there, and after it was freed; no byte is twice in it.
inline constexpr std::uint32_t fresh_word = 0x6e953ac7;
inline constexpr std::uint32_t freed_word = 0x6f953ac7;

/// Fills memory with a word, and with its beginning at the end.
inline void fill_words(void* memory, std::size_t size, std::uint32_t word) {
  static_assert(sizeof(wchar_t) == sizeof word);
  const std::size_t whole = size / sizeof word * sizeof word;
  // The quickest store of words that the C library has.
  std::wmemset(static_cast<wchar_t*>(memory), static_cast<wchar_t>(word), size / sizeof word);
  std::memcpy(static_cast<std::byte*>(memory) + whole, &word, size - whole);
}

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

/// Bytes that are looked at together.
inline constexpr std::size_t host_bytes_block = 256;

/// Whether a block may hold host bytes: quick, and wrong now and then. What begins in a block may end behind it.
inline bool may_hold_host_bytes(const std::byte* block) {
  // Without branches, for the compiler to take many at once.
  std::uint8_t words = 0;
  for (std::size_t i = 0; i < host_bytes_block; ++i)
    words |= static_cast<std::uint8_t>(block[i] == std::byte{0xc7}) &
             static_cast<std::uint8_t>(block[i + 1] == std::byte{0x3a});
  const auto* numbers = reinterpret_cast<const std::uint32_t*>(block);
  std::uint32_t addresses = 0;
  for (std::size_t i = 0; i < host_bytes_block / sizeof(std::uint32_t); ++i) {
    const std::uint32_t high = numbers[i + 1] >> 8;
    addresses |= static_cast<std::uint32_t>(high == 0x7f) | static_cast<std::uint32_t>(high == 0x55) |
                 static_cast<std::uint32_t>(high == 0x56);
  }
  return words != 0 || addresses != 0;
}

/// The first bytes of the host that begin in `place` up to `end`.
inline std::optional<HostBytes> find_host_bytes(std::span<const std::byte> memory, std::size_t place, std::size_t end) {
  for (; place < end; ++place) {
    std::uint64_t both = 0;
    std::memcpy(&both, memory.data() + place, sizeof both);
    const auto word = static_cast<std::uint32_t>(both);
    if (word == fresh_word) return HostBytes{place, "unwritten heap"};
    if (word == freed_word) return HostBytes{place, "freed heap"};
    // Addresses, at multiples of 4: those of programs, libraries, heaps and stacks begin with 0x55, 0x56 and 0x7f.
    const std::uint64_t beginning = both >> 40;
    if (place % 4 != 0 || (beginning != 0x7f && beginning != 0x55 && beginning != 0x56)) continue;
    // Small numbers beside each other look like an address now and then.
    if (word < 0x10000 || word >= 0xffff0000) continue;
    const std::string mapping = mapping_of(both);
    if (!mapping.empty()) return HostBytes{place, "host address " + std::to_string(both) + " in " + mapping};
  }
  return std::nullopt;
}

/// The first bytes of the host in `memory`, which begins at a multiple of 4.
inline std::optional<HostBytes> find_host_bytes(std::span<const std::byte> memory) {
  const std::size_t end = memory.size() - sizeof(std::uint64_t);
  std::size_t place = 0;
  for (; place + host_bytes_block + sizeof(std::uint64_t) <= memory.size(); place += host_bytes_block) {
    if (!may_hold_host_bytes(memory.data() + place)) continue;
    if (auto found = find_host_bytes(memory, place, place + host_bytes_block)) return found;
  }
  return find_host_bytes(memory, place, end);
}

}  // namespace mpiwasm::fuzz
