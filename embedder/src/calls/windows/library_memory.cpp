// Pages of the MPI library get a second address, which lies in linear memory. Libraries put the memory of windows into
// shared mappings where processes of one node are concerned, and such mappings can be had twice.
#include "calls/windows/library_memory.hpp"

#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cinttypes>
#include <cstdio>
#include <fstream>
#include <string>

#include "calls/core/callbacks.hpp"
#include "calls/windows/shared_memory.hpp"

namespace mpiwasm::calls {

namespace {

/// True when the bytes lie in one mapping that other processes can have as well.
bool is_shared(const std::byte* bytes, std::size_t length) {
  const auto begin = reinterpret_cast<std::uintptr_t>(bytes);
  std::ifstream mappings("/proc/self/maps");
  for (std::string line; std::getline(mappings, line);) {
    std::uintptr_t from = 0;
    std::uintptr_t to = 0;
    char access[5] = "";
    if (std::sscanf(line.c_str(), "%" SCNxPTR "-%" SCNxPTR " %4s", &from, &to, access) != 3) return false;
    if (begin >= from && begin < to) return access[3] == 's' && length <= to - begin;
  }
  return false;
}

/// The C library's mremap is not called, for UCX puts its own in front of it, which loses the new address.
bool move(const std::byte* pages, std::size_t old_length, std::size_t length, std::byte* place) {
  const long result = syscall(SYS_mremap, pages, old_length, length, MREMAP_MAYMOVE | MREMAP_FIXED, place);
  return result == reinterpret_cast<long>(place);
}

/// With an old length of 0, they keep their first address.
bool map_again(const std::byte* pages, std::size_t length, std::byte* place) { return move(pages, 0, length, place); }

}  // namespace

bool map_library_pages(Context& context, const std::byte* pages, std::size_t length, Address place, int protection) {
  if (!is_shared(pages, length)) return false;
  // Protected elsewhere: other threads of the guest reach its memory.
  const long second = syscall(SYS_mremap, pages, 0, length, MREMAP_MAYMOVE);
  if (second < 0) return false;
  auto* const elsewhere = reinterpret_cast<std::byte*>(second);
  if (mprotect(elsewhere, length, protection) == 0 && move(elsewhere, length, length, context.memory.at(place)))
    return true;
  munmap(elsewhere, length);
  return false;
}

std::optional<SharedMemory> map_library_memory(Context& context, const std::byte* pages, std::size_t length) {
  if (!is_shared(pages, length)) return std::nullopt;
  const auto allocated = allocate_in_guest(context, length + page_size());
  if (!allocated) return std::nullopt;
  const SharedMemory memory{*allocated, static_cast<Address>(round_up(number(*allocated), page_size())), length};
  // New pages first, through the C library: registration caches of network adapters that intercept it learn that the
  // old ones are gone.
  make_private(context, memory);
  if (map_again(pages, length, context.memory.at(memory.address))) return memory;
  // What the kernel has taken away before it failed must be there for the allocator.
  unmap_shared_memory(context, memory);
  return std::nullopt;
}

}  // namespace mpiwasm::calls
