// See process_copies.hpp.
#include "interposition/process_copies.hpp"

#include <dlfcn.h>
#include <sys/uio.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <span>

namespace mpiwasm::interposition {

namespace {

enum class Access { reads, writes };

constinit std::atomic<guest::LinearMemory> memory_of_guest{guest::LinearMemory{}};
constinit std::atomic<bool> is_watched{false};

/// The part of a place that the guest has: behind its memory, copies of messages that are too long are to fail.
std::span<unsigned char> in_memory_of_guest(const iovec& place) {
  const guest::LinearMemory memory = memory_of_guest.load(std::memory_order_acquire);
  const auto* const begin = static_cast<const std::byte*>(place.iov_base);
  const auto offset = reinterpret_cast<std::uintptr_t>(begin) - reinterpret_cast<std::uintptr_t>(memory.base());
  if (offset >= memory.size()) return {};
  return {static_cast<unsigned char*>(place.iov_base), std::min<std::size_t>(place.iov_len, memory.size() - offset)};
}

/// One byte of each page. Other threads may use them: none is changed, and no change is lost.
void access_pages(std::span<const iovec> places, Access access) {
  static const auto page = static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
  for (const iovec& place : places) {
    const std::span<unsigned char> bytes = in_memory_of_guest(place);
    for (std::size_t next = 0; next < bytes.size();) {
      const std::atomic_ref<unsigned char> byte(bytes[next]);
      if (access == Access::writes)
        byte.fetch_or(0, std::memory_order_relaxed);
      else
        (void)byte.load(std::memory_order_relaxed);
      next += page - reinterpret_cast<std::uintptr_t>(&bytes[next]) % page;
    }
  }
}

using Copy = ssize_t(pid_t, const iovec*, unsigned long, const iovec*, unsigned long, unsigned long);

/// The C library's function, which would be called without this file.
Copy* next(const char* name) { return reinterpret_cast<Copy*>(::dlsym(RTLD_NEXT, name)); }

/// Zeros for what lies at no address of the other process. A program can bring its library to send more than it has,
/// and UCX ends the process that cannot copy it.
ssize_t zeros_for_nothing(Copy* copy, pid_t process, std::span<const iovec> here, std::span<const iovec> there) {
  static constexpr std::array<std::byte, std::size_t{64} << 10> zeros{};
  const auto first = std::ranges::find_if(there, [](const iovec& place) { return place.iov_len > 0; });
  std::byte probe{};
  const iovec to_probe{&probe, 1};
  const iovec first_byte{first == there.end() ? nullptr : first->iov_base, 1};
  const bool is_nothing = copy(process, &to_probe, 1, &first_byte, 1, 0) < 0 && errno == EFAULT;
  errno = EFAULT;
  if (!is_nothing || first == there.end()) return -1;
  const iovec nothing{const_cast<std::byte*>(zeros.data()), std::min(first->iov_len, zeros.size())};
  return copy(::getpid(), here.data(), here.size(), &nothing, 1, 0);
}

ssize_t checked(ssize_t copied, std::span<const iovec> here, Access access) {
  if (copied >= 0 || errno != EFAULT || !is_watched.load(std::memory_order_acquire)) return copied;
  access_pages(here, access);
  errno = EFAULT;
  return copied;
}

}  // namespace

void fault_in_copies(guest::LinearMemory memory) {
  memory_of_guest.store(memory, std::memory_order_release);
  is_watched.store(true, std::memory_order_release);
}

void let_copies_fail() { is_watched.store(false, std::memory_order_release); }

}  // namespace mpiwasm::interposition

extern "C" {

namespace interposition = mpiwasm::interposition;

[[gnu::visibility("default")]] ssize_t process_vm_readv(pid_t process, const iovec* here, unsigned long places_here,
                                                        const iovec* there, unsigned long places_there,
                                                        unsigned long flags) {
  static const auto function = interposition::next("process_vm_readv");
  const ssize_t copied = interposition::checked(function(process, here, places_here, there, places_there, flags),
                                                {here, places_here}, interposition::Access::writes);
  if (copied >= 0 || errno != EFAULT || !interposition::is_watched.load(std::memory_order_acquire)) return copied;
  return interposition::zeros_for_nothing(function, process, {here, places_here}, {there, places_there});
}

[[gnu::visibility("default")]] ssize_t process_vm_writev(pid_t process, const iovec* here, unsigned long places_here,
                                                         const iovec* there, unsigned long places_there,
                                                         unsigned long flags) {
  static const auto function = interposition::next("process_vm_writev");
  return interposition::checked(function(process, here, places_here, there, places_there, flags), {here, places_here},
                                interposition::Access::reads);
}
}
